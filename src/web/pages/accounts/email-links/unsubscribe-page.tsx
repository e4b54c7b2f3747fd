import { REPLY_MAIL_STOPPED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { unsubscribe } from '../../../queries/accounts-queries.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadTexts } from '../../frame/load-texts.ts'
import { headTexts } from '../../frame/use-texts.ts'
import { tokenOf } from './token-in-address.ts'
import { OnePressPage } from './one-click-page.tsx'

const unsubscribeForm: PageForm = {
  name: 'unsubscribe',
  send: ({ api, page }) => unsubscribe(api, tokenOf(page.searchParams)),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['me'], refetchType: 'all' }),
  next: () => '/forum/unsubscribe?sent=unsubscribe',
}

/** Stops email about replies, without logging in. */
function UnsubscribePage() {
  return (
    <OnePressPage
      title="Unsubscribe from reply emails"
      lead="Click below to stop getting emails about replies in the forum."
      form={unsubscribeForm}
      button="Unsubscribe"
      pendingLabel="Unsubscribing..."
      done={REPLY_MAIL_STOPPED}
      failed={{ title: 'We couldn’t unsubscribe you', text: 'You can turn these emails off on your profile.' }}
      next={{ to: '/forum/profile', label: 'Go to your profile' }}
    />
  )
}

export const page: PageModule = { Component: UnsubscribePage, head: (queries) => headTexts(queries, 'reply-emails'), load: loadTexts('reply-emails'), forms: [unsubscribeForm] }
