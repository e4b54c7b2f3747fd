import { RotateCcw } from 'lucide-react'
import type { OfficeTextView, TextVersionView, TextWithVersions } from '../../../../shared/site-texts/office-texts.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { ActButton } from '../frame/forms/page-act.tsx'
import { restoreTextForm } from './text-forms.ts'

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
  const isLive = version === text.version
  return (
    <li>
      <div className="ch">
        <p className="small muted">
          {exactTime(at)}, {by ?? 'a former member'}
          {isLive && ' (live now)'}
        </p>
        {!isLive && (
          <ActButton
            form={restoreTextForm}
            fields={{ version: String(text.version), ...(words !== null && { words }) }}
            onSent={() => showToast({ tone: 'good', title: 'Restored', text: 'The version you replaced is in the list below.' })}
          >
            <RotateCcw className="i" aria-hidden />
            Restore This Version
          </ActButton>
        )}
      </div>
      <p className="text-words">{words ?? 'Back to the original.'}</p>
    </li>
  )
}
