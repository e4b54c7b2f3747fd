import { WATCH_STOPPED } from '../../../shared/playground/visit-words.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { stopWatch } from '../../queries/visit-queries.ts'
import { loadTexts } from '../frame/load-texts.ts'
import { headTexts } from '../frame/use-texts.ts'
import { tokenOf } from '../accounts/email-links/token-in-address.ts'
import { OnePressPage } from '../accounts/email-links/one-click-page.tsx'
import type { PageModule } from '../frame/page-data.ts'

const stopWatchForm: PageForm = {
  name: 'stop-watch',
  send: ({ api, page }) => stopWatch(api, tokenOf(page.searchParams)),
  next: () => '/visit/unsubscribe?sent=stop-watch',
}

/** Where one says, without a login, that one does not want to be told after all. */
function UnsubscribePage() {
  return (
    <OnePressPage
      title="Cancel this alert"
      lead="Click below and we’ll delete your address."
      back={{ to: '/visit', label: 'Know Before You Go' }}
      form={stopWatchForm}
      button="Cancel Alert"
      pendingLabel="Canceling..."
      done={WATCH_STOPPED}
      failed={{ title: 'Alert not canceled', text: 'Please try again, or use the contact form.' }}
      question="Changed your mind?"
      next={{ to: '/visit', label: 'Sign up again' }}
    />
  )
}

export const page: PageModule = { Component: UnsubscribePage, head: (queries) => headTexts(queries, 'alert-cancel'), load: loadTexts('alert-cancel'), forms: [stopWatchForm] }
