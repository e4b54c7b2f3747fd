import { Link, useNavigate } from 'react-router'
import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useMailedToken, useSentForm } from './sent-form.ts'
import { showFailure } from './tell-failure.ts'

interface OnePressProps {
  /** Its name among the plain forms. */
  form: string
  label: string
  button: string
  pendingLabel: string
  failed: { title: string; text: string }
  send: (token: string) => Promise<unknown>
  /** Shows that it is done. */
  onSent: () => void
}

interface WayOn {
  to: string
  label: string
}

interface OnePressPageProps extends Omit<OnePressProps, 'label' | 'onSent'> {
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

/** For an address without a token, to which whoever reloads the page comes once the button has done its work. */
const NO_LINK = 'If you pressed the button before, it is done. If not, please open the whole link from our mail.'

/** A page that a mailed link leads to, for one thing the link allows. Once that is done its address holds no token. */
export function OnePressPage({ title, lead, done, back, question, next, nextOnceDone, ...press }: OnePressPageProps) {
  const navigate = useNavigate()
  const hasToken = useMailedToken()() !== ''
  const isDone = useSentForm() === press.form
  const onSent = () => void navigate(`?sent=${press.form}`, { replace: true })
  const onward = isDone && nextOnceDone ? { way: nextOnceDone } : { question, way: next }
  return (
    <AuthFrame title={title} lead={isDone ? undefined : hasToken ? lead : NO_LINK} {...(back && { back })}>
      {isDone && (
        <Notice tone="good" title="Done.">
          {done}
        </Notice>
      )}
      {!isDone && hasToken && <OnePress label={title} onSent={onSent} {...press} />}
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

const loadCheck = async () => () => ({})

/** One button for what a mailed link allows: programs that open the links in mail press none. */
export function OnePress({ form, label, button, pendingLabel, failed, send, onSent }: OnePressProps) {
  const token = useMailedToken()
  const plain = usePlainForm(form)
  const { pending, formProps } = useForm({
    loadCheck,
    send: async () => void (await send(token())),
    onSent,
    onFailed: (error) => showFailure(error, failed),
  })
  return (
    <form className="form" method="post" aria-label={label} {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={failed.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value={form} />
      <SubmitButton block pending={pending} pendingLabel={pendingLabel}>
        {button}
      </SubmitButton>
    </form>
  )
}
