import { useSuspenseQuery } from '@tanstack/react-query'
import type { Facts } from '../../../shared/playground/playground.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground.ts'
import type { PageModule } from '../frame/page-data.ts'
import { About } from './about.tsx'
import { contactForm } from './contact-form.tsx'
import { Features } from './features.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { Hero } from './hero.tsx'
import { waitlistForm, WaitlistPanel } from './waitlist-panel.tsx'

/** What a parent sees first: the place, why, what is planned, and how to reach us. */
function LandingPage() {
  const { data: facts } = useSuspenseQuery(factsQuery(useApi()))
  return (
    <main id="main" tabIndex={-1}>
      <Hero facts={facts} />
      <About facts={facts} />
      <Features facts={facts} />
      <section className="section" id="get-in-touch" aria-labelledby="get-in-touch-title">
        <div className="wrap">
          <GetInTouch facts={facts} />
          <WaitlistPanel facts={facts} />
        </div>
      </section>
    </main>
  )
}

export const page: PageModule = {
  Component: LandingPage,
  forms: [contactForm, waitlistForm],
  head: (queries) => ({
    title: 'On Joue | Where Childhood Flourishes',
    description: queries.getQueryData<Facts>(['facts'])?.about?.answer ?? '',
    canonical: '/',
  }),
}
