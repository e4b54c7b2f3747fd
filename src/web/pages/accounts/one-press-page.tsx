import { useState } from 'react'
import { Link } from 'react-router'
import { SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useMailedToken, useSentForm } from './sent-form.ts'
import { tellFailure } from './tell-failure.ts'

interface OnePressProps {
  /** Its name among the plain forms. */
  form: string
  label: string
  button: string
  pendingLabel: string
  /** What it says once it is done. */
  done: string
  failed: { title: string; text: string }
  send: (token: string) => Promise<unknown>
}

interface OnePressPageProps extends Omit<OnePressProps, 'label'> {
  /** Of the page and of its form. */
  title: string
  lead: string
  /** Where its way out leads; to the forum if nothing is said. */
  back?: { to: string; label: string }
  /** The way on, below the button, and the question it answers. */
  question?: string
  next: { to: string; label: string }
}

/** A page that a mailed link leads to, for one thing the link allows. */
export const OnePressPage = ({ title, lead, back, question, next, ...press }: OnePressPageProps) => (
  <AuthFrame title={title} lead={lead} {...(back && { back })}>
    <OnePress label={title} {...press} />
    <p className="after">
      {question && <>{question} </>}
      <Link className="link" to={next.to}>
        {next.label}
      </Link>
    </p>
  </AuthFrame>
)

const loadCheck = async () => () => ({})

/** One button for what a mailed link allows: programs that open the links in mail press none. */
export function OnePress({ form, label, button, pendingLabel, done, failed, send }: OnePressProps) {
  const token = useMailedToken()
  const sentPlain = useSentForm() === form
  const plain = usePlainForm(form)
  const [isDone, setDone] = useState(false)
  const { pending, formProps } = useForm({
    loadCheck,
    send: async () => void (await send(token())),
    onSent: () => setDone(true),
    onFailed: (error) => tellFailure(error, failed),
  })
  if (isDone || sentPlain) {
    return (
      <Notice tone="good" title="Done.">
        {done}
      </Notice>
    )
  }
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
