import { PLACE_CONFIRMED } from '../../../shared/waitlist-link-words.ts'
import { useApi } from '../../queries/api-context.tsx'
import { confirmPlace } from '../../queries/waitlist.ts'
import { mailedHead } from '../accounts/closed-heads.ts'
import { OnePressPage } from '../accounts/one-press-page.tsx'
import type { PageModule } from '../frame/page-data.ts'

/** Where the owner of an address says yes to the waitlist. */
function ConfirmPage() {
  const api = useApi()
  return (
    <OnePressPage
      title="Confirm your place"
      lead="One press, and you are on the waitlist of On Joue."
      back={{ to: '/', label: 'Back to Homepage' }}
      form="confirm-place"
      button="Confirm my place"
      pendingLabel="Confirming..."
      done={PLACE_CONFIRMED}
      failed={{ title: 'Not confirmed', text: 'Please join the waitlist again for a new link.' }}
      send={(token) => confirmPlace(api, token)}
      question="The link does not work?"
      next={{ to: '/#waitlist', label: 'Join the waitlist again' }}
      nextOnceDone={{ to: '/visit', label: 'What is known so far' }}
    />
  )
}

export const page: PageModule = { Component: ConfirmPage, head: mailedHead('Confirm Your Place') }
