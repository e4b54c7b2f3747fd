import { useEffect, useRef } from 'react'
import { FACT_PARTS, type FactTexts } from '../../../../../shared/playground/fact-fields.ts'
import { FACT_CONFLICT } from '../../../../../shared/playground/fact-words.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { useStoredFacts } from '../../references/reference-field.tsx'
import { differences, readPart } from '../fact-parts.ts'
import '../facts.css'

interface FactConflictProps {
  /** What was saved in the meantime. */
  remote: FactTexts
  /** What the writer changed, and the site's text in all other fields. */
  local: FactTexts
  onTake: () => void
}

/** Shows both versions of a fact that two people have changed, and waits for a choice. */
export function FactConflict({ remote, local, onTake }: FactConflictProps) {
  const facts = useStoredFacts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="adm-warning fact-conflict" role="alert">
      <h2 tabIndex={-1} ref={heading}>
        Someone else edited this
      </h2>
      <p>{FACT_CONFLICT}</p>
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
        Fields you didn’t touch now show the latest version. Save yours, or{' '}
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onTake}>
          Use the Site’s Version
        </button>
      </p>
    </section>
  )
}
