import { RotateCcw } from 'lucide-react'
import { FACT_PARTS, type FactTexts } from '../../../../shared/playground/fact-fields.ts'
import type { FactChangeView, OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton } from '../frame/forms/page-act.tsx'
import { useStoredFacts } from '../references/reference-field.tsx'
import { restoreFactForm, seenVersion } from './fact-forms.ts'
import { differences, readPart } from './fact-parts.ts'

/** What the fact said before, newest first, each to be put back. */
export function FactHistory({ fact, changes }: { fact: OfficeFactView; changes: readonly FactChangeView[] }) {
  return (
    <section className="card fact-history" aria-labelledby="fact-history">
      <h2 id="fact-history">Version history</h2>
      {changes.length === 0 && <p className="muted">No changes yet. Earlier versions will show up here, and you can restore any of them.</p>}
      <ol>
        {changes.map((change, at) => (
          <FormerVersion key={change.id} fact={fact} change={change} next={changes[at - 1]?.before ?? fact} />
        ))}
      </ol>
    </section>
  )
}

/** @param next - the version that followed */
function FormerVersion({ fact, change, next }: { fact: OfficeFactView; change: FactChangeView; next: FactTexts }) {
  const facts = useStoredFacts()
  return (
    <li>
      <div className="ch">
        <p>
          Until {exactTime(change.at)}, edited by {change.by ?? 'your web developer'}
        </p>
        <ActButton
          form={restoreFactForm}
          fields={{ change: String(change.id), ...seenVersion(fact) }}
          onSent={() => showToast({ tone: 'good', title: 'Restored', text: 'The version you replaced is in the list below.' })}
        >
          <RotateCcw className="i" aria-hidden />
          Restore This Version
        </ActButton>
      </div>
      <dl>
        {differences(change.before, next).map((field) => (
          <div key={field}>
            <dt>{FACT_PARTS[field].name}</dt>
            <dd>{readPart(change.before, field, facts) || 'Blank'}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
