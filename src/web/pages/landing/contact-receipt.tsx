import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/form/button.tsx'
import type { Values } from '../../ui/form/use-form.ts'
import { breakable } from './check-email.tsx'

/** What was sent, as only its sender sees it. */
export type SentMessage = Values

/** Stands where the form was, with what the owner has now. */
export function ContactReceipt({ sent: { email = '', message }, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="receipt">
      <span className="dot" aria-hidden="true">
        <MailCheck className="i" />
      </span>
      <h4 ref={heading} tabIndex={-1}>
        We have your message
      </h4>
      <p>
        You asked us to reply to <b>{breakable(email)}</b>.
      </p>
      <blockquote>{message}</blockquote>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onAgain}>
        Write Another Message
      </button>
    </div>
  )
}
