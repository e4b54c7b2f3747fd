import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../queries/client/api-context.tsx'
import { textEmailAddress, textEmailQuery } from '../../../queries/office/texts-queries.ts'
import '../emails/emails.css'

/** How long someone has to pause before the email is written again. */
const PAUSE_MS = 400

/** The whole email with a draft of one of its texts, both its parts, as the code that sends it renders them. */
export function PreviewedEmail({ textKey, draft }: { textKey: string; draft: string }) {
  const settled = useSettled(draft)
  const { data: preview } = useQuery(textEmailQuery(useApi(), textKey, settled))
  const [isText, setText] = useState(false)
  return (
    <>
      <p className="small muted">As a made-up person would get it. The button, the links, and the small print stay as they are. Emails that go out after you save say this.</p>
      <p className="small text-subject">
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
      {isText ? <pre className="mail-text">{preview?.text}</pre> : <iframe className="mail-html" title="Formatted email" sandbox="" src={textEmailAddress(textKey, settled)} />}
    </>
  )
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
