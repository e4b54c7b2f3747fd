import { type FormEvent, useState } from 'react'
import { CASE_NOTE_MAX_CHARS, EVENT_WORDS } from '../../../shared/forum/reports/report-words.ts'
import type { CaseView } from '../../../shared/forum/reports/reports.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { type ModerationScope, noteOnCase } from '../../queries/forum/reports-queries.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { exactTime } from '../../ui/words/time-words.ts'
import { focusBad, useModerationAct } from './use-moderation-act.ts'

/** Who did what when, and notes for the team. */
export function CaseHistory({ scope, view }: { scope: ModerationScope; view: CaseView }) {
  return (
    <section className="card rep-card" aria-labelledby="case-history">
      <h2 id="case-history">History</h2>
      {view.history.length === 0 && <p className="muted">Nothing yet. Actions will show up here, with who took them.</p>}
      <ol className="rep-list">
        {view.history.map(({ id, at, by, kind, detail }) => (
          <li key={id}>
            <p>
              <b>{by ?? 'The site, or a deleted account,'}</b> {EVENT_WORDS[kind] ?? 'changed something'}
              {detail && kind !== 'note' && kind !== 'warn' && <span className="muted">{`: ${detail}`}</span>}
            </p>
            {detail && (kind === 'note' || kind === 'warn') && <p className="rep-words">{detail}</p>}
            <time className="small muted" dateTime={at}>
              {exactTime(at)}
            </time>
          </li>
        ))}
      </ol>
      <NoteForm scope={scope} postId={view.post.id} />
    </section>
  )
}

function NoteForm({ scope, postId }: { scope: ModerationScope; postId: number }) {
  const api = useApi()
  const { act, pending, errors } = useModerationAct()
  const [note, setNote] = useState('')
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (await act(() => noteOnCase(api, scope, postId, note), { title: 'Note added', text: 'Only our team can read it.' })) setNote('')
    else focusBad(form)
  }
  return (
    <form className="form needs-script" noValidate aria-label="Add a note" onSubmit={onSubmit}>
      <TextArea
        label="Note for the team"
        name="note"
        rows={2}
        maxLength={CASE_NOTE_MAX_CHARS}
        value={note}
        error={errors['note']}
        onChange={({ target }) => setNote(target.value)}
      />
      <SubmitButton look="line" small pending={pending} pendingLabel="Saving...">
        Add Note
      </SubmitButton>
    </form>
  )
}
