import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { emailPreviewAddress, emailPreviewQuery } from '../../../queries/office/waitlist-queries.ts'
import '../emails/emails.css'

/** The letter as it will arrive: its subject, and both its parts. */
export function AnnouncementPreview({ announcement: { id, changedAt, state } }: { announcement: AnnouncementView }) {
  const { data: preview } = useQuery(emailPreviewQuery(useApi(), id, changedAt))
  const [isText, setText] = useState(false)
  return (
    <section className="card" aria-labelledby="letter">
      <h2 id="letter">{state === 'sent' ? 'What was sent' : 'Preview'}</h2>
      <p className="small">
        <span className="muted">Subject: </span>
        {preview?.subject}
      </p>
      <div className="seg mail-parts" role="group" aria-label="Format">
        <button type="button" aria-pressed={!isText} onClick={() => setText(false)}>
          Formatted
        </button>
        <button type="button" aria-pressed={isText} onClick={() => setText(true)}>
          Plain text
        </button>
      </div>
      {isText ? (
        <pre className="mail-text">{preview?.text}</pre>
      ) : (
        <iframe className="mail-html" title="Formatted announcement" sandbox="" src={emailPreviewAddress(id, changedAt)} />
      )}
    </section>
  )
}
