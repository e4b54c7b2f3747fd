import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { badgeOf } from '../../../shared/playground/badges.ts'
import { type FactView, fact, isUndecided } from '../../../shared/playground/playground.ts'
import { FACT_ALERT_THANKS } from '../../../shared/playground/visit-words.ts'
import drawing from '../../art/feature-checkin.svg'
import { useFlash } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { factsQuery } from '../../queries/playground.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PageModule } from '../frame/page-data.ts'
import { FactAlertForm, factAlertForm } from './fact-alert-form.tsx'
import { FactBadge, Status } from './fact-status.tsx'
import '../info/article.css'
import './visit.css'

/** What face check-in is about, what has been said of ours, and what is still open. */
function CheckInPage() {
  const { data: facts } = useSuspenseQuery(factsQuery(useApi()))
  const [plan, privacy] = [fact(facts, 'feature.checkin'), fact(facts, 'check-in-privacy')]
  const wasSent = useFlash() === factAlertForm.name
  return (
    <main id="main" tabIndex={-1}>
      <div className="page-hero visit-hero">
        <div className="wrap">
          <Link className="back" to="/visit">
            <ArrowLeft className="i" aria-hidden />
            Know before you go
          </Link>
          <h1>Face check-in, in plain words</h1>
          <p className="lead">What such a system involves, what the law asks, and what we have and have not decided. This website never collects face data.</p>
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
          <h2 id="we-have-said">What we have said</h2>
          <Said said={plan} />
          <Said said={privacy} />
        </section>
        <FourQuestions privacy={privacy} />
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
    <div className="fact-foot">
      <p className="fact-state small muted">
        <Status badge={badgeOf(said)} checkedAt={said.checkedAt} />
      </p>
      {isUndecided(said) && <FactAlertForm fact={said} />}
    </div>
  </article>
)

const QUESTIONS = [
  ['What would be stored?', 'A picture, measurements made from it, or neither once you have gone in.'],
  ['For how long?', 'Until when it is needed, and who deletes it then.'],
  ['Who would see it?', 'Our own staff, whoever makes the system, or nobody.'],
  ['What is the equal way in without it?', 'A way that is as quick and as welcome, for every child and at every visit.'],
] as const

/** What has to be answered first, with where each answer stands. */
const FourQuestions = ({ privacy }: { privacy: FactView }) => (
  <section aria-labelledby="four-questions">
    <h2 id="four-questions">Four questions that come first</h2>
    <p>Before a face is used at our door, these have to be answered here, so that you can say yes or no.</p>
    <ol className="check-in-questions">
      {QUESTIONS.map(([question, what]) => (
        <li key={question} className="card pad">
          <h3>{question}</h3>
          <p>{what}</p>
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
    <h2 id="in-general">What such a system involves</h2>
    <p>This part is general information. It does not describe a system of ours.</p>
    <ul>
      <li>A camera takes a picture of a face, and software turns it into a row of numbers: how far the eyes are apart, how the chin runs. That row is called a face template.</li>
      <li>To recognize somebody, the system keeps the template and compares it with a new one at the door.</li>
      <li>A template says who somebody is, and a face cannot be changed like a password. That is why it needs more care than a name on a list.</li>
      <li>Whoever does not take part needs another way in: a person at the desk, a code or a card do the same work.</li>
    </ul>
  </section>
)

const TheLaw = () => (
  <section className="prose" aria-labelledby="the-law">
    <h2 id="the-law">What the law asks</h2>
    <p>In Texas, the law on biometric identifiers (Business &amp; Commerce Code § 503.001) asks of every business that captures face geometry:</p>
    <ul>
      <li>to tell you before, and to have your consent;</li>
      <li>not to sell it;</li>
      <li>to guard it with reasonable care;</li>
      <li>to destroy it within a year after its purpose has ended.</li>
    </ul>
    <p>The federal rule on children’s privacy online (16 CFR 312) counts face templates of children under 13 as personal information, too. This is a summary and no legal advice.</p>
    <p>
      Something you want us to think of? <Link className="link" to="/#contact">Write to us</Link>: a person reads every message.
    </p>
  </section>
)

export const page: PageModule = {
  Component: CheckInPage,
  head: {
    title: 'Face Check-In in Plain Words | On Joue',
    description: 'What face check-in involves, what the law asks, what On Joue has and has not decided, and the equal way in without it.',
    canonical: '/visit/check-in',
  },
  forms: [factAlertForm],
}
