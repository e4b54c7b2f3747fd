import { useEffect, useRef } from 'react'
import { FACT_PARTS, type FactTexts } from '../../../../../shared/playground/fact-fields.ts'
import { FACT_CONFLICT } from '../../../../../shared/playground/fact-words.ts'
import { SaveYours } from '../../frame/forms/save-yours.tsx'
import { useStoredFacts } from '../../references/reference-field.tsx'
import { differences, readPart } from '../fact-parts.ts'
import '../facts.css'

interface FactConflictProps {
  /** What is said of it, where it isn't that someone else edited the fact. */
  words?: { title: string; text: string }
  /** What was saved in the meantime. */
  remote: FactTexts
  /** What the writer changed, and the site's text in all other fields. */
  local: FactTexts
  onTake: () => void
}

const EDITED = { title: 'Someone else edited this', text: FACT_CONFLICT }

/** Shows both versions of a fact that two people have changed, and waits for a choice. */
export function FactConflict({ words = EDITED, remote, local, onTake }: FactConflictProps) {
  const facts = useStoredFacts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="adm-warning fact-conflict" role="alert">
      <h2 tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <dl>
        {differences(remote, local).map((field) => (
          <div key={field}>
            <dt>{FACT_PARTS[field].name}</dt>
            <dd>
              <b>On the site now:</b> {readPart(remote, field, facts) || 'nothing'}
            </dd>
            <dd>
              <b>Your version:</b> {readPart(local, field, facts) || 'nothing'}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        Fields you didn’t touch now show the latest version. <SaveYours onTake={onTake} />
      </p>
    </section>
  )
}
