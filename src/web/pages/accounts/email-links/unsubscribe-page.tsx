import { REPLY_MAIL_STOPPED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { unsubscribe } from '../../../queries/accounts.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { memberHead } from '../../frame/head.ts'
import { tokenOf } from './token-in-address.ts'
import { OnePressPage } from './one-click-page.tsx'

const unsubscribeForm: PageForm = {
  name: 'unsubscribe',
  send: ({ api, page }) => unsubscribe(api, tokenOf(page.searchParams)),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['me'], refetchType: 'all' }),
  next: () => '/forum/unsubscribe?sent=unsubscribe',
}

/** Stops mail about replies, without logging in. */
function UnsubscribePage() {
  return (
    <OnePressPage
      title="Stop these emails"
      lead="One press, and we no longer email you about replies in the forum."
      form={unsubscribeForm}
      button="Stop these emails"
      pendingLabel="Stopping..."
      done={REPLY_MAIL_STOPPED}
      failed={{ title: 'Not stopped', text: 'You can stop these emails on your profile.' }}
      next={{ to: '/forum/profile', label: 'Go to your profile' }}
    />
  )
}

export const page: PageModule = { Component: UnsubscribePage, head: memberHead('Stop Emails'), forms: [unsubscribeForm] }
