import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { FACT_PARTS, type FactTexts } from '../../../../shared/playground/fact-fields.ts'
import type { FactChangeView, OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setFactData, restoreFact } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'
import { useStoredFacts } from '../references/reference-field.tsx'
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
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const facts = useStoredFacts()
  const restore = () =>
    act(async () => {
      await setFactData(queries, await restoreFact(api, fact.key, change.id, fact.version))
      showToast({ tone: 'good', title: 'Restored', text: 'The version you replaced is in the list below.' })
    })
  return (
    <li>
      <div className="ch">
        <p>
          Until {exactTime(change.at)}, edited by {change.by ?? 'your web developer'}
        </p>
        <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={restore}>
          <RotateCcw className="i" aria-hidden />
          Restore This Version
        </button>
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
