import { REMOVAL_HOURS } from '../../../../shared/forum/removals/removal-words.ts'
import { REMOVAL_REQUEST_MONTHS } from '../../../../shared/privacy/retention.ts'
import { Link } from '../../../ui/link.tsx'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { loadTexts } from '../../frame/load-texts.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { headTexts } from '../../frame/use-texts.ts'
import { RemovalForm, removalForm } from './removal-form.tsx'
import '../topic/topic.css'
import './removals.css'

const TITLE = 'Ask us to remove something'

/** The removal form, for anyone: no account, and no JavaScript either. */
const RemovalRequestPage = () => (
  <>
    <Breadcrumb crumbs={[{ label: TITLE }]} />
    <main id="main" className="f-info removal" tabIndex={-1}>
      <h1>{TITLE}</h1>
      <p className="lead">
        Did someone post an intimate picture without consent, or something that puts a child in danger? Tell us here. You don’t need an account.
      </p>
      <ul className="removal-points">
        <DecidedWithin />
        <li>
          Only our moderators and admins can read your request. We delete it {REMOVAL_REQUEST_MONTHS} months after we decide. <Link className="link" to="/forum/privacy">Privacy</Link>
        </li>
        <li>
          If a child is in danger right now, call <a className="link" href="tel:911">911</a>. For anything else, use the{' '}
          <a className="link" href="/#contact">contact form</a>.
        </li>
      </ul>
      <div className="card removal-card">
        <RemovalForm />
      </div>
    </main>
  </>
)

function DecidedWithin() {
  const canSendEmail = useCanSendEmail()
  return <li>We’ll decide within {REMOVAL_HOURS} hours{canSendEmail && ' and email you what we did'}.</li>
}

export const page: PageModule = {
  Component: RemovalRequestPage,
  forms: [removalForm],
  head: (queries) => ({ ...headTexts(queries, 'removal-request'), canonical: '/forum/removal-request' }),
  load: loadTexts('removal-request'),
}
