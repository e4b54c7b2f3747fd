import { Send } from 'lucide-react'
import { Link } from 'react-router'
import { CONTACT_FAILED, CONTACT_THANKS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS } from '../../../shared/contact-words.ts'
import { useApi } from '../../queries/api-context.tsx'
import { sendContactMessage } from '../../queries/contact.ts'
import { refusalOf } from '../../queries/refusal.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { TextArea, TextField, HoneypotField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { useWasSent } from './sent.ts'

const loadCheck = () => import('./check-contact.ts').then(({ checkContact }) => checkContact)

/** A message to the owner. Posted to the page itself when there are no scripts. */
export function ContactForm() {
  const api = useApi()
  const plain = usePlainForm('contact')
  const wasSent = useWasSent('contact')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ name = '', email = '', message = '', website = '' }: Values, elapsedMs) => {
      await sendContactMessage(api, { name, email, message, website, elapsedMs, source: 'landing' })
    },
    onSent: () => showToast({ tone: 'good', ...CONTACT_THANKS }),
    onFailed: (error) => {
      const refusal = refusalOf(error)
      showToast({ tone: 'bad', ...CONTACT_FAILED, ...(refusal?.status === 429 && { text: refusal.message }) })
      return refusal?.errors
    },
  })

  return (
    <form className="form mt-6" method="post" action="/#contact" aria-label="Contact us" {...formProps}>
      {wasSent && (
        <Notice tone="good" title={CONTACT_THANKS.title}>
          {CONTACT_THANKS.text}
        </Notice>
      )}
      {plain?.failure && (
        <Notice tone="bad" title={CONTACT_FAILED.title}>
          {plain.failure}
        </Notice>
      )}
      <input type="hidden" name="form" value="contact" />
      <HoneypotField />
      <div className="two">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          placeholder="Your name"
          required
          maxLength={NAME_MAX_CHARS}
          defaultValue={plain?.values.name}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          defaultValue={plain?.values.email}
          error={errors.email}
        />
      </div>
      <TextArea
        label="Message"
        name="message"
        placeholder="What would you like to know?"
        required
        maxLength={MESSAGE_MAX_CHARS}
        defaultValue={plain?.values.message}
        error={errors.message}
      />
      <SubmitButton block pending={pending} pendingLabel="Sending...">
        <Send className="i" aria-hidden />
        Send Message
      </SubmitButton>
      <p className="hint">
        We keep your message to answer it, for 24 months at most. <Link to="/forum/privacy">How we handle it</Link>
      </p>
    </form>
  )
}
