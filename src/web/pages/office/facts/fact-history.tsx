import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { FACT_PARTS, type FactTexts } from '../../../../shared/playground/fact-fields.ts'
import type { FactChangeView, OfficeFactView } from '../../../../shared/office/office-facts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setFactData, restoreFact } from '../../../queries/office/facts.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useAct } from '../frame/use-saving.ts'
import { differences, readPart } from './fact-parts.ts'

/** What the fact said before, newest first, each to be put back. */
export function FactHistory({ fact, changes }: { fact: OfficeFactView; changes: readonly FactChangeView[] }) {
  return (
    <section className="card fact-history" aria-labelledby="fact-history">
      <h2 id="fact-history">What it said before</h2>
      {changes.length === 0 && <p className="muted">It has not been changed yet. Former versions will stand here, each with a way back.</p>}
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
  const restore = () =>
    act(async () => {
      await setFactData(queries, await restoreFact(api, fact.key, change.id, fact.version))
      showToast({ tone: 'good', title: 'Put back', text: 'The fact says again what it said then. What it said until now stands in the list below.' })
    })
  return (
    <li>
      <div className="ch">
        <p>
          Until {exactTime(change.at)}, when {change.by ?? 'somebody at the command line'} changed it
        </p>
        <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={restore}>
          <RotateCcw className="i" aria-hidden />
          Put this version back
        </button>
      </div>
      <dl>
        {differences(change.before, next).map((field) => (
          <div key={field}>
            <dt>{FACT_PARTS[field].name}</dt>
            <dd>{readPart(change.before, field) || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
