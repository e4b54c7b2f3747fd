import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { austinMoment, austinWords, soonInAustin } from '../../../../shared/austin-time.ts'
import { ANNOUNCEMENT_MAX_CHARS, NO_POSTAL_ADDRESS, NOBODY_CONFIRMED, SUBJECT_MAX_CHARS } from '../../../../shared/announcements-words.ts'
import type { AnnouncementDesk } from '../../../../shared/office-waitlist.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { compose, keepDesk, saveWords, schedule, sendTest, type Words } from '../../../queries/office/waitlist.ts'
import { buttonClass, SubmitButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { usePasswordAgain } from '../../accounts/use-password-again.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { useAct } from '../frame/use-act.ts'
import { useKept } from '../frame/use-kept.ts'
import { useSaving } from '../frame/use-saving.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { addresses } from './announcement-progress.tsx'

/** Writes a draft; once it is saved, beside how it will arrive and the ways to send it. What is not saved stays in the tab. */
export function AnnouncementEditor({ desk }: { desk: AnnouncementDesk | undefined }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const saved = desk?.announcement
  const start: Words = { subject: saved?.subject ?? '', body: saved?.body ?? '' }
  const { values, setValues, pending, onSubmit, field } = useSaving(start, {
    save: async (words) => {
      const next = saved ? await saveWords(api, saved.id, words) : await compose(api, words)
      const { id, subject, body } = next.announcement
      await keepDesk(queries, next)
      showToast({ tone: 'good', title: 'Saved', text: 'The draft is saved. Nothing was sent.' })
      // What was typed meanwhile stays.
      if (saved) setValues((typed) => (typed === words ? { subject, body } : typed))
      else {
        forget()
        await navigate(`/office/waitlist/announcements/${id}`, { replace: true })
      }
    },
  })
  const isChanged = !isSame(values, start)
  const forget = useKept(`announcement:${saved?.id ?? 'new'}`, isChanged ? JSON.stringify(values) : '', (kept) =>
    setValues(JSON.parse(kept) as Words),
  )
  return (
    <div className="adm-grid announcement">
      <div className="adm-stack">
        <form className="card form" aria-label="Write the announcement" noValidate onSubmit={onSubmit}>
          <TextField label="Subject" {...field('subject')} maxLength={SUBJECT_MAX_CHARS} />
          <TextArea
            label="Text"
            {...field('body')}
            rows={12}
            maxLength={ANNOUNCEMENT_MAX_CHARS}
            hint="Each line is a paragraph, and addresses become links. Your postal address and the way to unsubscribe are added below."
          />
          <div className="adm-ways">
            <SubmitButton pending={pending} pendingLabel="Saving...">
              Save draft
            </SubmitButton>
            {saved && <RemoveDraft announcement={saved} onRemoved={forget} />}
          </div>
          {isChanged && <NotSavedYet onDrop={() => setValues(start)} />}
        </form>
        {saved && <AnnouncementPreview announcement={saved} />}
      </div>
      {desk ? (
        <Sending desk={desk} isChanged={isChanged} />
      ) : (
        <p className="card muted">Save the draft first. Then you see here how it will arrive, try it on yourself, and send it.</p>
      )}
    </div>
  )
}

const isSame = (one: Words, other: Words): boolean => one.subject === other.subject && one.body === other.body

/** Tries a draft on oneself, and sends it now or later. */
function Sending({ desk: { announcement, hasPostalAddress }, isChanged }: { desk: AnnouncementDesk; isChanged: boolean }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const { id, progress } = announcement
  const [isAsking, setAsking] = useState(false)
  const test = () =>
    act(async () => {
      await again(() => sendTest(api, id))
      showToast({ tone: 'good', title: 'Test on its way', text: 'It goes to your own address, marked as a test.' })
    })
  const sendNow = () =>
    act(async () => {
      const next = await again(() => schedule(api, id, {}))
      setAsking(false)
      await keepDesk(queries, next)
      showToast({ tone: 'good', title: 'On its way', text: 'You see here how far it has come.' })
      document.getElementById('main')?.focus()
    })
  return (
    <section className="card adm-stack" aria-labelledby="sending">
      <h2 id="sending">Send it</h2>
      {!hasPostalAddress && (
        <p className="adm-aside">
          <span>{NO_POSTAL_ADDRESS}</span> <Link className="link" to="/office/settings">To the settings</Link>
        </p>
      )}
      {isChanged && <p className="hint">Save the draft first: what you changed is not saved yet.</p>}
      {progress.total === 0 ? (
        <p>{NOBODY_CONFIRMED}</p>
      ) : (
        <p>
          It goes to <b>{addresses(progress.total)}</b> as of now, in small batches, once to each.
        </p>
      )}
      <div className="adm-ways">
        <button type="button" className={buttonClass({ look: 'line', small: true })} disabled={pending || isChanged} onClick={test}>
          Send a test to myself
        </button>
        <button
          type="button"
          className={buttonClass({ small: true })}
          disabled={pending || isChanged || !hasPostalAddress || progress.total === 0}
          onClick={() => setAsking(true)}
        >
          Send now
        </button>
      </div>
      <Later id={id} canSend={!isChanged && hasPostalAddress} />
      {isAsking && (
        <ConfirmDialog
          title={`Send to ${addresses(progress.total)}?`}
          confirmLabel="Send it"
          pendingLabel="One moment..."
          pending={pending}
          onConfirm={sendNow}
          onClose={() => setAsking(false)}
        >
          <p>“{announcement.subject}” goes out at once. What has been sent cannot be taken back.</p>
        </ConfirmDialog>
      )}
      {dialog}
    </section>
  )
}

/** Chooses a time as calendars and clocks in Austin show it. */
function Later({ id, canSend }: { id: number; canSend: boolean }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { again, dialog } = usePasswordAgain()
  const { values, setValues, errors, pending, onSubmit, field } = useSaving({ date: '', time: '' }, {
    save: async (when) => {
      const desk = await again(() => schedule(api, id, when))
      await keepDesk(queries, desk)
      showToast({ tone: 'good', title: 'Scheduled', text: `It goes out on ${austinWords(desk.announcement.scheduledFor ?? '')}.` })
      document.getElementById('main')?.focus()
    },
  })
  // Only in the browser: the server's clock may have moved on to another hour.
  useEffect(() => setValues(soonInAustin(Date.now())), [setValues])
  const at = austinMoment(values.date, values.time)
  return (
    <form className="form announcement-later" aria-label="Send it later" noValidate onSubmit={onSubmit}>
      <h3>Or later</h3>
      <div className="two">
        <TextField label="Date" type="date" {...field('date')} error={errors['date'] ?? errors['at']} />
        <TextField label="Time in Austin" type="time" {...field('time')} />
      </div>
      <p className="small muted" aria-live="polite">
        {at ? `Goes out on ${austinWords(at)}.` : 'Choose a date and a time.'}
      </p>
      <SubmitButton look="line" small pending={pending || !canSend} pendingLabel={pending ? 'Scheduling...' : 'Schedule'}>
        Schedule
      </SubmitButton>
      {dialog}
    </form>
  )
}
