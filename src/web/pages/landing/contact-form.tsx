import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Suspense, useState } from 'react'
import { CONTACT_FAILED, CONTACT_THANKS, MESSAGE_MAX_CHARS, NAME_MAX_CHARS } from '../../../shared/contact/contact-words.ts'
import { replyTimeSentence } from '../../../shared/office/settings/reply-time.ts'
import { ANSWERED_MESSAGE_MONTHS } from '../../../shared/privacy/retention.ts'
import type { PageForm } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { useFlash, usePageForm } from '../../forms/use-page-form.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { siteQuery } from '../../queries/site-queries.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { TextArea, TextField, HoneypotField } from '../../ui/form/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { NoEmail } from '../frame/no-email.tsx'
import { ContactReceipt } from './lazy-thanks.ts'
import type { SentMessage } from './contact-receipt.tsx'

const loadSending = () => import('./send-contact.ts')

/** A message to the owner. */
export const contactForm: PageForm<SentMessage> = {
  name: 'contact',
  loadCheck: async () => (await loadSending()).checkContact,
  send: async (submission) => {
    await (await loadSending()).sendContact(submission)
    return submission.values
  },
  next: () => '/?sent=contact#contact',
}

/** The form, and in its place what was sent. */
export function ContactForm() {
  const [sent, setSent] = useState<SentMessage>()
  return (
    <>
      <Suspense>{sent && <ContactReceipt sent={sent} onAgain={() => setSent(undefined)} />}</Suspense>
      <MessageForm isHidden={sent !== undefined} onSent={setSent} />
    </>
  )
}

function MessageForm({ isHidden, onSent }: { isHidden: boolean; onSent: (sent: SentMessage) => void }) {
  const wasSent = useFlash() === contactForm.name
  const form = usePageForm(contactForm, {
    onSent: ({ answer }) => {
      showToast({ tone: 'good', ...CONTACT_THANKS })
      onSent(answer)
    },
    onFailed: (error) => {
      const refusal = refusalOf(error)
      showToast({ tone: 'bad', ...CONTACT_FAILED, ...(refusal?.status === 429 && { text: refusal.message }) })
      return refusal?.errors
    },
  })
  const { errors, pending, posted } = form

  return (
    <PageFormElement of={form} failed={CONTACT_FAILED.title} className="form" hidden={isHidden} action="/#contact" aria-label="Contact us">
      {wasSent && (
        <Notice tone="good" title={CONTACT_THANKS.title}>
          {CONTACT_THANKS.text}
        </Notice>
      )}
      <HoneypotField />
      <div className="two">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          placeholder="Your name"
          required
          maxLength={NAME_MAX_CHARS}
          defaultValue={posted?.values.name}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          defaultValue={posted?.values.email}
          error={errors.email}
        />
      </div>
      <TextArea
        label="Message"
        name="message"
        placeholder="What would you like to know?"
        required
        maxLength={MESSAGE_MAX_CHARS}
        defaultValue={posted?.values.message}
        error={errors.message}
      />
      <SubmitButton block pending={pending} pendingLabel="Sending...">
        <Send className="i" aria-hidden />
        Send Message
      </SubmitButton>
      <ReplyTimeLine />
      <p className="hint">
        We keep your message for up to {ANSWERED_MESSAGE_MONTHS} months so we can reply. <Link to="/forum/privacy">Privacy</Link>
      </p>
      <NoEmail promise="contact" />
    </PageFormElement>
  )
}

/** How soon the owner says that she usually replies, if she has. */
function ReplyTimeLine() {
  const { replyTime = '' } = useQuery(siteQuery(useApi())).data ?? {}
  return replyTime === '' ? null : <p>{replyTimeSentence(replyTime)}</p>
}
