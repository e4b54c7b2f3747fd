import { WAITLIST_LEFT } from '../../../shared/waitlist-link-words.ts'
import { useApi } from '../../queries/api-context.tsx'
import { leaveWaitlist } from '../../queries/waitlist.ts'
import { mailedHead } from '../accounts/closed-heads.ts'
import { OnePressPage } from '../accounts/one-press-page.tsx'
import type { PageModule } from '../frame/page-data.ts'

/** Where one leaves the waitlist, without a log-in and without being asked why. */
function UnsubscribePage() {
  const api = useApi()
  return (
    <OnePressPage
      title="Leave the waitlist"
      lead="One press, and no more announcements come to your address."
      back={{ to: '/', label: 'Back to Homepage' }}
      form="leave-waitlist"
      button="Unsubscribe me"
      pendingLabel="Unsubscribing..."
      done={WAITLIST_LEFT}
      failed={{ title: 'Not unsubscribed', text: 'Please use the link in our newest letter, or write to us.' }}
      send={(token) => leaveWaitlist(api, token)}
      question="Changed your mind?"
      next={{ to: '/#waitlist', label: 'Join the waitlist again' }}
    />
  )
}

export const page: PageModule = { Component: UnsubscribePage, head: mailedHead('Leave the Waitlist') }
