import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { badgeOf } from '../../../shared/playground/badges.ts'
import { type FactView, fact, isUndecided } from '../../../shared/playground/playground.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { FACT_ALERT_THANKS } from '../../../shared/playground/visit-words.ts'
import drawing from '../../art/feature-checkin.svg'
import { useFlash } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground-queries.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { textsQuery } from '../../queries/texts-queries.ts'
import { load, type PageModule } from '../frame/page-data.ts'
import { RichText } from '../frame/rich-text.tsx'
import { headTexts, useTexts } from '../frame/use-texts.ts'
import { Passed } from './fact-entry.tsx'
import { FactAlertForm, factAlertForm } from './fact-alert-form.tsx'
import { FactBadge, Status } from './fact-status.tsx'
import '../info/article.css'
import './visit.css'

/** What face check-in is about, what has been said of ours, and what is still open. */
function CheckInPage() {
  const { data: facts } = useSuspenseQuery(factsQuery(useApi()))
  const texts = useTexts('check-in')
  const [plan, privacy] = [fact(facts, 'feature.checkin'), fact(facts, 'check-in-privacy')]
  const wasSent = useFlash() === factAlertForm.name
  return (
    <main id="main" tabIndex={-1}>
      <div className="page-hero visit-hero">
        <div className="wrap">
          <Link className="back" to="/visit">
            <ArrowLeft className="i" aria-hidden />
            Know Before You Go
          </Link>
          <h1>{texts.heading}</h1>
          <p className="lead">{texts.lead}</p>
        </div>
        <img className="deco" src={drawing} alt="" width="400" height="286" />
      </div>
      <div className="wrap visit check-in">
        {wasSent && (
          <div id="sent">
            <Notice tone="good" title={FACT_ALERT_THANKS.title}>
              {FACT_ALERT_THANKS.text}
            </Notice>
          </div>
        )}
        <section aria-labelledby="we-have-said">
          <h2 id="we-have-said">{texts['said-heading']}</h2>
          <StatedFact said={plan} />
          <StatedFact said={privacy} />
        </section>
        {plan.state !== 'no' && <FourQuestions privacy={privacy} texts={texts} />}
        <div className="prose">
          <RichText text={texts.body} />
        </div>
      </div>
    </main>
  )
}

const StatedFact = ({ said }: { said: FactView }) => (
  <article className="card pad fact" id={said.key} tabIndex={-1}>
    <h3>{said.question}</h3>
    <p>{said.answer}</p>
    <Passed notice={said.notice} />
    <div className="fact-foot">
      <p className="fact-state small muted">
        <Status badge={badgeOf(said)} checkedAt={said.checkedAt} />
      </p>
      {isUndecided(said) && <FactAlertForm fact={said} />}
    </div>
  </article>
)

const QUESTIONS = ['stored', 'time', 'access', 'without'] as const

interface FourQuestionsProps {
  privacy: FactView
  texts: TextsOf<'check-in'>
}

/** What has to be answered first, with where each answer stands. */
const FourQuestions = ({ privacy, texts }: FourQuestionsProps) => (
  <section aria-labelledby="four-questions">
    <h2 id="four-questions">{texts['questions-heading']}</h2>
    <p>{texts['questions-lead']}</p>
    <ol className="check-in-questions">
      {QUESTIONS.map((question) => (
        <li key={question} className="card pad">
          <h3>{texts[`${question}-question`]}</h3>
          <p>{texts[`${question}-what`]}</p>
          <p className="fact-state small">
            <FactBadge fact={privacy} />
            <span className="muted">{isUndecided(privacy) ? 'Not yet announced.' : 'See our answer above.'}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
)

export const page: PageModule = {
  Component: CheckInPage,
  head: (queries) => ({ ...headTexts(queries, 'check-in'), canonical: '/visit/check-in' }),
  load: async (site) => {
    await load(site, textsQuery(site.api, 'check-in'))
    return null
  },
  forms: [factAlertForm],
}
