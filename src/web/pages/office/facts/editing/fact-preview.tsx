import { type FactTexts, REFERRING_FIELDS } from '../../../../../shared/playground/fact-fields.ts'
import { OPENING_KEY } from '../../../../../shared/playground/opening.ts'
import { passedNotice } from '../../../../../shared/playground/passed-notice.ts'
import { fillReferences } from '../../../../../shared/playground/references/fill-references.ts'
import type { ReferableFacts } from '../../../../../shared/playground/references/referable-fact.ts'
import { recordOf } from '../../../../../shared/typed-object.ts'

interface FactPreviewProps {
  fact: FactTexts & { key: string }
  /** All facts as they are stored, this one as it's being typed. */
  facts: ReferableFacts
  today: string
}

/** How a fact reads to a parent, while it is being typed. */
export function FactPreview({ fact, facts, today }: FactPreviewProps) {
  const filled = recordOf(REFERRING_FIELDS, (field) => fillReferences(fact[field], facts) || fact.label)
  const { short, answer } = filled
  const notice = passedNotice({ ...fact, ...filled }, facts[OPENING_KEY]?.opening ?? '', today)
  return (
    <aside className="card fact-preview" aria-label="Preview">
      <h2>What visitors read</h2>
      <dl>
        {fact.key === OPENING_KEY && (
          <div>
            <dt>On the homepage</dt>
            <dd>{fillReferences('{announcement.short}', facts)}</dd>
          </div>
        )}
        <div>
          <dt>On the site</dt>
          <dd className="fact-line">
            <b>{fact.label}</b>
            <span>{short}</span>
          </dd>
        </div>
        <div>
          <dt>In the assistant</dt>
          <dd>
            <p className="fact-asked">{fact.question}</p>
            <p className="fact-said">{answer}</p>
          </dd>
        </div>
        {notice && (
          <div>
            <dt>Beside it</dt>
            <dd>{notice}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
