import { useNavigate } from '../../../ui/router/router-context.tsx'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { useFlash, usePageForm } from '../../../forms/use-page-form.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { useMailedToken } from './token-in-address.ts'
import { showFailure } from '../login/show-failure.ts'

interface OnePressProps {
  form: PageForm
  label: string
  button: string
  pendingLabel: string
  failed: { title: string; text: string }
}

interface WayOn {
  to: string
  label: string
}

interface OnePressPageProps extends Omit<OnePressProps, 'label'> {
  /** Of the page and of its form. */
  title: string
  lead: string
  /** What it says once it is done. */
  done: string
  /** Where its way out leads; to the forum if nothing is said. */
  back?: WayOn
  /** The way on, below the button, and the question it answers. */
  question?: string
  next: WayOn
  /** The way on once it is done, where that is another. */
  nextOnceDone?: WayOn
}

/** For an address without a token, to which anyone who reloads the page comes once the button has done its work. */
const NO_LINK = 'If you already clicked the button, you’re all set. If not, open the full link from our email.'

/** A page that an emailed link leads to, for one thing the link allows. Once that is done its address holds no token. */
export function OnePressPage({ title, lead, done, back, question, next, nextOnceDone, ...press }: OnePressPageProps) {
  const hasToken = useMailedToken()() !== ''
  const isDone = useFlash() === press.form.name
  const onward = isDone && nextOnceDone ? { way: nextOnceDone } : { question, way: next }
  return (
    <AuthFrame title={title} lead={isDone ? undefined : hasToken ? lead : NO_LINK} {...(back && { back })}>
      {isDone && (
        <Notice tone="good" title="Done">
          {done}
        </Notice>
      )}
      {!isDone && hasToken && <OnePress label={title} {...press} />}
      <WayOnward {...onward} />
    </AuthFrame>
  )
}

const WayOnward = ({ question, way: { to, label } }: { question?: string; way: WayOn }) => (
  <p className="after">
    {question && <>{question} </>}
    <Link className="link" to={to}>
      {label}
    </Link>
  </p>
)

/** One button for what an emailed link allows: programs that open the links in email press none. Its `next` says that it is done. */
export function OnePress({ form, label, button, pendingLabel, failed }: OnePressProps) {
  const navigate = useNavigate()
  const parts = usePageForm(form, {
    onSent: ({ next }) => void navigate(next, { replace: true }),
    onFailed: (error) => showFailure(error, failed),
  })
  return (
    <PageFormElement of={parts} failed={failed.title} aria-label={label}>
      <SubmitButton block pending={parts.pending} pendingLabel={pendingLabel}>
        {button}
      </SubmitButton>
    </PageFormElement>
  )
}
