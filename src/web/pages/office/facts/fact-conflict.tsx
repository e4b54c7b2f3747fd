import { useEffect, useRef } from 'react'
import { FACT_FIELDS, FACT_PARTS, type FactField, type FactTexts } from '../../../../shared/playground/fact-fields.ts'
import { FACT_CONFLICT, FACT_STATE_NAMES } from '../../../../shared/playground/fact-words.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import './facts.css'

interface FactConflictProps {
  /** What was saved meanwhile. */
  remote: FactTexts
  /** What the writer changed, and the site's text in all other fields. */
  local: FactTexts
  onTake: () => void
}

const wordsOf = (fact: FactTexts, field: FactField): string => (field === 'state' ? FACT_STATE_NAMES[fact.state] : fact[field]) || 'nothing'

/** Shows both versions of a fact that two people have changed, and waits for a choice. */
export function FactConflict({ remote, local, onTake }: FactConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const different = FACT_FIELDS.filter((field) => remote[field] !== local[field])
  return (
    <section className="adm-warning fact-conflict" role="alert">
      <h2 tabIndex={-1} ref={heading}>
        Changed meanwhile
      </h2>
      <p>{FACT_CONFLICT}</p>
      <dl>
        {different.map((field) => (
          <div key={field}>
            <dt>{FACT_PARTS[field].name}</dt>
            <dd>
              <b>Now on the site:</b> {wordsOf(remote, field)}
            </dd>
            <dd>
              <b>What you wrote:</b> {wordsOf(local, field)}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        What you did not change stands below as it is now. Save yours with the button, or{' '}
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onTake}>
          Keep what is on the site
        </button>
      </p>
    </section>
  )
}
