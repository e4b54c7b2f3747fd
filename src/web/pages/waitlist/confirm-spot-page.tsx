import { PLACE_CONFIRMED } from '../../../shared/waitlist/waitlist-link-words.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { confirmPlace } from '../../queries/waitlist-queries.ts'
import { loadTexts } from '../frame/load-texts.ts'
import { headTexts } from '../frame/use-texts.ts'
import { tokenOf } from '../accounts/email-links/token-in-address.ts'
import { OnePressPage } from '../accounts/email-links/one-click-page.tsx'
import type { PageModule } from '../frame/page-data.ts'

const confirmPlaceForm: PageForm = {
  name: 'confirm-place',
  send: ({ api, page }) => confirmPlace(api, tokenOf(page.searchParams)),
  next: () => '/waitlist/confirm?sent=confirm-place',
}

/** Where the owner of an address says yes to the waitlist. */
function ConfirmPage() {
  return (
    <OnePressPage
      title="Confirm your spot"
      lead="Click below to join On Joue’s waitlist."
      back={{ to: '/', label: 'Back to Homepage' }}
      form={confirmPlaceForm}
      button="Confirm My Spot"
      pendingLabel="Confirming..."
      done={PLACE_CONFIRMED}
      failed={{ title: 'Spot not confirmed', text: 'Join the waitlist again to get a new link.' }}
      question="Link not working?"
      next={{ to: '/#waitlist', label: 'Join the waitlist again' }}
      nextOnceDone={{ to: '/visit', label: 'What we know so far' }}
    />
  )
}

export const page: PageModule = { Component: ConfirmPage, head: (queries) => headTexts(queries, 'waitlist-confirm'), load: loadTexts('waitlist-confirm'), forms: [confirmPlaceForm] }
