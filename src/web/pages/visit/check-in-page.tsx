import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { badgeOf } from '../../../shared/playground/badges.ts'
import { type FactView, fact, isUndecided } from '../../../shared/playground/playground.ts'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { FACT_ALERT_THANKS } from '../../../shared/playground/visit-words.ts'
import drawing from '../../art/feature-checkin.svg'
import { useFlash } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { textsQuery } from '../../queries/texts.ts'
import { load, type PageModule } from '../frame/page-data.ts'
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
          <h2 id="we-have-said">What we’ve said</h2>
          <Said said={plan} />
          <Said said={privacy} />
        </section>
        <FourQuestions privacy={privacy} texts={texts} />
        <InGeneral />
        <TheLaw />
      </div>
    </main>
  )
}

const Said = ({ said }: { said: FactView }) => (
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

const InGeneral = () => (
  <section className="prose" aria-labelledby="in-general">
    <h2 id="in-general">How these systems work</h2>
    <p>This part is general information. It doesn’t describe a system of ours.</p>
    <ul>
      <li>A camera takes a picture of a face. Software turns it into numbers, such as the distance between the eyes or the shape of the chin. Those numbers are called a face template.</li>
      <li>To recognize someone, the system saves that template and compares it with a new one at the door.</li>
      <li>A template says who someone is, and you can’t change your face like a password. That’s why a template needs more care than a name on a list.</li>
      <li>Families who opt out need another way in. A person at the desk, a code, or a card works just as well.</li>
    </ul>
  </section>
)

const TheLaw = () => (
  <section className="prose" aria-labelledby="the-law">
    <h2 id="the-law">What the law requires</h2>
    <p>In Texas, the law on biometric identifiers (Business &amp; Commerce Code § 503.001) covers businesses that capture face geometry for a commercial purpose. They must:</p>
    <ul>
      <li>tell you first and get your consent;</li>
      <li>not sell, lease, or share it, with narrow exceptions;</li>
      <li>protect it with reasonable care;</li>
      <li>destroy it within a reasonable time, and no later than a year after its purpose ends.</li>
    </ul>
    <p>The federal rule on children’s online privacy (16 CFR 312) also counts face templates of children under 13 as personal information. This is a summary, not legal advice.</p>
    <p>
      Something we should think about? <Link className="link" to="/#contact">Write to us</Link>.
    </p>
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
