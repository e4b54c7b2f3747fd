import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer, Rss } from 'lucide-react'
import { useLocation } from '../../ui/router/router-context.tsx'
import { type Badge, BADGES } from '../../../shared/playground/badges.ts'
import { type Facts, type FactView, isUndecided } from '../../../shared/playground/playground.ts'
import type { PollView } from '../../../shared/playground/visit.ts'
import { FACT_ALERT_THANKS, VOTED } from '../../../shared/playground/visit-words.ts'
import doorAtNight from '../../art/doors/waitlist-door-night.svg'
import door from '../../art/doors/waitlist-door.svg'
import { useFlash } from '../../forms/use-page-form.ts'
import { ApiProvider, useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground-queries.ts'
import { textsQuery } from '../../queries/texts-queries.ts'
import { visitQuery } from '../../queries/visit-queries.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { counted } from '../../../shared/text/count-words.ts'
import { longDate } from '../../ui/words/time-words.ts'
import { useSession } from '../accounts/login/use-session.ts'
import { NightPicture } from '../frame/night-picture.tsx'
import { load, type PageModule } from '../frame/page-data.ts'
import { headTexts, useTexts } from '../frame/use-texts.ts'
import { ClaimBadge } from '../office/facts/fact-badges.tsx'
import { FactEntry, Passed } from './fact-entry.tsx'
import { atAGlance, inTopics } from './fact-topics.ts'
import { FactSearch, useFactSearch } from './fact-search.tsx'
import { FactBadge } from './fact-status.tsx'
import { AskForm, askForm } from './ask-form.tsx'
import { factAlertForm } from './fact-alert-form.tsx'
import { statusLine } from './status-line.ts'
import { voteForm } from './vote-form.tsx'
import '../info/article.css'
import './visit.css'

/** What's announced about the place, what's planned, and what's being decided. */
function VisitPage() {
  const { data: facts } = useSuspenseQuery(factsQuery(useApi()))
  const texts = useTexts('visit')
  const { data: visit } = useQuery(visitQuery(useApi()))
  const all = Object.values(facts)
  const search = useFactSearch(all, visit?.words ?? {})
  const api = useSession()
  return (
    <main id="main" tabIndex={-1}>
      <div className="page-hero visit-hero">
        <div className="wrap">
          <Link className="back" to="/">
            <ArrowLeft className="i" aria-hidden />
            Back to Homepage
          </Link>
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        <NightPicture className="deco" src={door} night={doorAtNight} width="520" height="400" />
      </div>
      <div className="wrap visit">
        <FlashNotice />
        <AtAGlance facts={facts} />
        <AskForm />
        <FactSearch search={search} total={all.length} />
        <ApiProvider value={api}>
          <AllFacts facts={search.found} polls={visit?.polls ?? []} />
        </ApiProvider>
      </div>
    </main>
  )
}

/** What became of a form that was posted without JavaScript. */
function FlashNotice() {
  const sent = useFlash()
  if (sent !== factAlertForm.name && sent !== voteForm.name) return null
  const { title, text } = sent === factAlertForm.name ? FACT_ALERT_THANKS : { title: 'Thanks', text: VOTED }
  return (
    <div id="sent">
      <Notice tone="good" title={title}>
        {text}
      </Notice>
    </div>
  )
}

function AtAGlance({ facts }: { facts: Facts }) {
  const all = Object.values(facts)
  const checked = all.flatMap((fact) => fact.checkedAt ?? []).toSorted()
  const checkedAt = checked.at(-1)
  const open = all.filter(isUndecided).length
  return (
    <section className="card pad visit-glance" aria-labelledby="at-a-glance">
      <h2 id="at-a-glance">At a glance</h2>
      <dl>
        {atAGlance(facts).map((fact) => (
          <div key={fact.key}>
            <dt>
              <a className="link" href={`#${fact.key}`}>
                {fact.label}
              </a>
            </dt>
            <dd>
              <span>{fact.short}</span>
              <FactBadge fact={fact} />
              <Passed notice={fact.notice} />
            </dd>
          </div>
        ))}
      </dl>
      <Legend />
      <p className="small muted">
        {open === 0 ? 'Everything below is decided.' : `${counted(open, 'question')} still open. Sign up under a question and we’ll email you its answer.`}
        {checkedAt && ` We’ve checked ${checked.length} of ${all.length} answers, last on ${longDate(checkedAt)}.`}
      </p>
      <p className="visit-ways">
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => window.print()}>
          <Printer className="i" aria-hidden />
          Print This Page
        </button>
        <Link className="link" to="/visit/check-in">
          About face check-in
        </Link>
        <a className="link visit-feed" href="/visit/feed.xml">
          <Rss className="i" aria-hidden />
          Get updates by RSS
        </a>
      </p>
    </section>
  )
}

/** What the badges mean, most certain first. */
const MEANINGS = {
  announced: 'We’ve announced it.',
  planned: 'It’s our plan, and it may change.',
  'being-decided': 'We don’t know yet.',
  'not-offered': 'We won’t have it.',
} as const satisfies Record<Badge, string>

const Legend = () => (
  <ul className="visit-legend small muted" aria-label="What the labels mean">
    {BADGES.map((badge) => (
      <li key={badge}>
        <ClaimBadge claim={badge} /> {MEANINGS[badge]}
      </li>
    ))}
  </ul>
)

function AllFacts({ facts, polls }: { facts: readonly FactView[]; polls: readonly PollView[] }) {
  const { pathname } = useLocation()
  return inTopics(facts).map((topic) => (
    <section key={topic.id} className="card pad visit-topic" aria-labelledby={`topic-${topic.id}`}>
      <h2 id={`topic-${topic.id}`}>{topic.title}</h2>
      {topic.facts.map((fact) => (
        <FactEntry key={fact.key} fact={fact} poll={polls.find(({ factKey }) => factKey === fact.key)} page={pathname} />
      ))}
    </section>
  ))
}

export const page: PageModule = {
  Component: VisitPage,
  head: (queries) => ({
    ...headTexts(queries, 'visit'),
    canonical: '/visit',
    questions: Object.values(queries.getQueryData<Facts>(['facts']) ?? {})
      .filter(({ state, notice }) => state === 'known' && notice === '')
      .map((fact) => ({ question: fact.question, answer: [fact.answer, statusLine(fact)].filter(Boolean).join(' ') })),
  }),
  load: async (site) => {
    await Promise.all([load(site, factsQuery(site.api)), load(site, visitQuery(site.api)), load(site, textsQuery(site.api, 'visit')), load(site, textsQuery(site.api, 'assistant'))])
    return null
  },
  forms: [factAlertForm, voteForm, askForm],
}
