import { EMAIL_CONFIRMED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { confirmEmail } from '../../../queries/accounts-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { load, type PageModule } from '../../frame/page-data.ts'
import { headTexts, useTexts } from '../../frame/use-texts.ts'
import { tokenOf } from './token-in-address.ts'
import { OnePressPage } from './one-click-page.tsx'

const confirmEmailForm: PageForm = {
  name: 'confirm-email',
  send: ({ api, page }) => confirmEmail(api, tokenOf(page.searchParams)),
  refresh: (queries) => queries.invalidateQueries({ queryKey: ['me'], refetchType: 'all' }),
  next: () => '/forum/confirm-email?sent=confirm-email',
}

function ConfirmEmailPage() {
  const texts = useTexts('confirm-email')
  return (
    <OnePressPage
      title={texts.heading}
      lead={texts.lead}
      form={confirmEmailForm}
      button="Confirm My Email"
      pendingLabel="Confirming..."
      done={EMAIL_CONFIRMED}
      failed={{ title: 'Email not confirmed', text: 'You can get a new link on your profile.' }}
      next={{ to: '/forum/profile', label: 'Go to your profile' }}
    />
  )
}

export const page: PageModule = {
  Component: ConfirmEmailPage,
  head: (queries) => headTexts(queries, 'confirm-email'),
  load: async (site) => {
    await load(site, textsQuery(site.api, 'confirm-email'))
    return null
  },
  forms: [confirmEmailForm],
}
