import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground-queries.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { load, type PageModule } from '../frame/page-data.ts'
import { headTexts, textsForHead, useTexts } from '../frame/use-texts.ts'
import { About } from './about.tsx'
import { contactForm } from './contact-form.tsx'
import { Features } from './features.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { Hero } from './hero.tsx'
import { waitlistForm, WaitlistPanel } from './waitlist-panel.tsx'

/** What a parent sees first: the place, why, what is planned, and how to reach us. */
function LandingPage() {
  const { data: facts } = useSuspenseQuery(factsQuery(useApi()))
  const texts = useTexts('landing')
  return (
    <main id="main" tabIndex={-1}>
      <Hero facts={facts} texts={texts} />
      <About facts={facts} texts={texts} />
      <Features facts={facts} texts={texts} />
      <section className="section" id="get-in-touch" aria-labelledby="get-in-touch-title">
        <div className="wrap">
          <GetInTouch facts={facts} texts={texts} />
          <WaitlistPanel texts={texts} />
        </div>
      </section>
    </main>
  )
}

export const page: PageModule = {
  Component: LandingPage,
  forms: [contactForm, waitlistForm],
  head: (queries) => ({ ...headTexts(queries, 'landing'), canonical: '/', slogan: textsForHead(queries, 'landing').tagline }),
  load: async (site) => {
    await load(site, textsQuery(site.api, 'landing'))
    return null
  },
}
