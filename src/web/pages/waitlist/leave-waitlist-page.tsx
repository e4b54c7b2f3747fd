import { WAITLIST_LEFT } from '../../../shared/waitlist/waitlist-link-words.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { leaveWaitlist } from '../../queries/waitlist-queries.ts'
import { loadTexts } from '../frame/load-texts.ts'
import { headTexts } from '../frame/use-texts.ts'
import { tokenOf } from '../accounts/email-links/token-in-address.ts'
import { OnePressPage } from '../accounts/email-links/one-click-page.tsx'
import type { PageModule } from '../frame/page-data.ts'

const leaveWaitlistForm: PageForm = {
  name: 'leave-waitlist',
  send: ({ api, page }) => leaveWaitlist(api, tokenOf(page.searchParams)),
  next: () => '/waitlist/unsubscribe?sent=leave-waitlist',
}

/** Where one leaves the waitlist, without a login and without being asked why. */
function UnsubscribePage() {
  return (
    <OnePressPage
      title="Leave the waitlist"
      lead="Click below to stop getting announcements."
      back={{ to: '/', label: 'Back to Homepage' }}
      form={leaveWaitlistForm}
      button="Unsubscribe"
      pendingLabel="Unsubscribing..."
      done={WAITLIST_LEFT}
      failed={{ title: 'We couldn’t unsubscribe you', text: 'Please use the link in our latest email, or use the contact form.' }}
      question="Changed your mind?"
      next={{ to: '/#waitlist', label: 'Join the waitlist again' }}
    />
  )
}

export const page: PageModule = { Component: UnsubscribePage, head: (queries) => headTexts(queries, 'waitlist-leave'), load: loadTexts('waitlist-leave'), forms: [leaveWaitlistForm] }
