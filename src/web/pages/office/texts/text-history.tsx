import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { OfficeTextView, TextVersionView, TextWithVersions } from '../../../../shared/site-texts/office-texts.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { saveText, setTextData } from '../../../queries/office/texts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { useAct } from '../frame/use-saving.ts'

/** What the text has said, newest first, each to be put back. */
export const TextHistory = ({ text, versions }: TextWithVersions) => (
  <section className="card" aria-labelledby="text-history">
    <h2 id="text-history">Version history</h2>
    {versions.length === 0 ? (
      <p className="muted">This is the original. Once you change it, every version will show up here, and you can restore any of them.</p>
    ) : (
      <ol className="text-history">
        {versions.map((version) => (
          <Version key={version.version} text={text} version={version} />
        ))}
      </ol>
    )}
  </section>
)

function Version({ text, version: { version, text: words, by, at } }: { text: OfficeTextView; version: TextVersionView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const isLive = version === text.version
  const restore = () =>
    act(async () => {
      await setTextData(queries, await saveText(api, text.key, words, text.version))
      showToast({ tone: 'good', title: 'Restored', text: 'The version you replaced is in the list below.' })
    })
  return (
    <li>
      <div className="ch">
        <p className="small muted">
          {exactTime(at)}, {by ?? 'a former member'}
          {isLive && ' (live now)'}
        </p>
        {!isLive && (
          <button type="button" className={buttonClass({ look: 'line', small: true })} aria-disabled={pending} onClick={restore}>
            <RotateCcw className="i" aria-hidden />
            Restore This Version
          </button>
        )}
      </div>
      <p className="text-words">{words ?? 'Back to the original.'}</p>
    </li>
  )
}
