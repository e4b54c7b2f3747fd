import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { austinMoment, austinWords, soonInAustin } from '../../../../shared/austin-time.ts'
import { ANNOUNCEMENT_MAX_CHARS, NO_POSTAL_ADDRESS, NO_ONE_CONFIRMED, SUBJECT_MAX_CHARS } from '../../../../shared/announcements-words.ts'
import type { AnnouncementView } from '../../../../shared/announcements.ts'
import type { AnnouncementOverview } from '../../../../shared/office-waitlist.ts'
import { useApi } from '../../../queries/api-context.tsx'
import { announcementQuery, compose, fetchAnnouncements, setAnnouncementsData, saveWords, schedule, sendTest, type Words } from '../../../queries/office/waitlist.ts'
import { refusalOf } from '../../../queries/refusal.ts'
import { buttonClass, SubmitButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { usePasswordAgain } from '../../accounts/use-password-again.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { useAct } from '../frame/use-act.ts'
import { usePersistedDraft } from '../frame/use-kept.ts'
import { useSaving } from '../frame/use-saving.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { addresses } from './announcement-progress.tsx'

/** A text with the moment it was saved; empty for one that was not yet. */
type Seen = Words & Pick<AnnouncementView, 'changedAt'>
const UNWRITTEN: Seen = { subject: '', body: '', changedAt: '' }

const seenOf = ({ subject, body, changedAt }: Seen): Seen => ({ subject, body, changedAt })
const wordsOf = ({ subject, body }: Words): Words => ({ subject, body })

/**
 * Writes a draft; once it is saved, beside how it will arrive and the ways to send it. What is not saved stays in the
 * tab, and a text that somebody else saved meanwhile is not replaced before it was shown.
 */
export function AnnouncementEditor({ overview }: { overview: AnnouncementOverview | undefined }) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const saved = overview?.announcement
  /** The saved text that what is typed began from. */
  const [seen, setSeen] = useState(seenOf(saved ?? UNWRITTEN))
  const [isOther, setOther] = useState(false)
  const { values, setValues, pending, onSubmit, field } = useSaving(wordsOf(seen), {
    save: async (words) => {
      const next = saved ? await saveWords(api, saved.id, { ...words, seen: seen.changedAt }) : await compose(api, words)
      // What was typed meanwhile stays.
      if (saved) setValues((typed) => (typed === words ? wordsOf(next.announcement) : typed))
      setSeen(seenOf(next.announcement))
      setOther(false)
      await setAnnouncementsData(queries, next)
      showToast({ tone: 'good', title: 'Saved', text: 'The draft is saved. Nothing was sent.' })
      if (saved) return
      forget()
      await navigate(`/office/waitlist/announcements/${next.announcement.id}`, { replace: true })
    },
    onRefused: (status) => {
      if (status === 409 && saved) void faceOther(saved.id)
      return false
    },
  })
  const faceOther = async (id: number) => {
    const other = await fetchAnnouncements(api, id)
    // What is no draft any more has no place for what was typed.
    if (other.announcement.state !== 'draft') return
    face(other.announcement)
    await setAnnouncementsData(queries, other)
  }
  /** What the writer did not touch becomes what was saved, so that saving takes nothing else back. */
  const face = (other: AnnouncementView, before: Words = seen) => {
    setValues(({ subject, body }) => ({
      subject: subject === before.subject ? other.subject : subject,
      body: body === before.body ? other.body : body,
    }))
    setSeen(seenOf(other))
    setOther(true)
  }
  const take = (text: Seen) => {
    setValues(wordsOf(text))
    setSeen(seenOf(text))
    setOther(false)
  }
  const isChanged = !isSame(values, seen)
  const forget = usePersistedDraft(`announcement-text:${saved?.id ?? 'new'}`, isChanged ? JSON.stringify({ seen, values }) : '', (text) => {
    const persisted = JSON.parse(text) as { seen: Seen; values: Words }
    setValues(persisted.values)
    if (saved && persisted.seen.changedAt !== saved.changedAt) face(saved, persisted.seen)
  })
  // A newer text that comes while nothing was typed simply takes the place of the older one.
  if (saved && saved.changedAt !== seen.changedAt && !isChanged && !pending) take(saved)
  return (
    <div className="adm-grid announcement">
      <div className="adm-stack">
        <form className="card form" aria-label="Write the announcement" noValidate onSubmit={onSubmit}>
          {isOther && isChanged && (
            <p className="adm-warning" role="alert">
              Another text of this announcement was saved meanwhile. It stands under “How it will arrive”. Saving puts what you
              wrote in its place; dropping the changes keeps it.
            </p>
          )}
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
          {isChanged && <NotSavedYet onDrop={() => take(saved ?? UNWRITTEN)} />}
        </form>
        {saved && <AnnouncementPreview announcement={saved} />}
      </div>
      {overview ? (
        <Sending overview={overview} isChanged={isChanged} />
      ) : (
        <p className="card muted">Save the draft first. Then you see here how it will arrive, try it on yourself, and send it.</p>
      )}
    </div>
  )
}

const isSame = (one: Words, other: Words): boolean => one.subject === other.subject && one.body === other.body

/** Tries a draft on oneself, and sends it now or later. */
function Sending({ overview: { announcement, hasPostalAddress }, isChanged }: { overview: AnnouncementOverview; isChanged: boolean }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const { again, dialog } = usePasswordAgain()
  const { id, progress, changedAt: seen } = announcement
  const showNewest = useNewest(id)
  const [isAsking, setAsking] = useState(false)
  const test = () =>
    act(async () => {
      await showNewest(again(() => sendTest(api, id, seen)))
      showToast({ tone: 'good', title: 'Test on its way', text: 'It goes to your own address, marked as a test.' })
    })
  const sendNow = () =>
    act(async () => {
      const sending = again(() => schedule(api, id, { seen })).finally(() => setAsking(false))
      await setAnnouncementsData(queries, await showNewest(sending))
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
        <p>{NO_ONE_CONFIRMED}</p>
      ) : (
        <p>
          It goes to <b>{addresses(progress.total)}</b> as of now, in small batches, once to each.
        </p>
      )}
      <div className="adm-ways">
        <button type="button" className={buttonClass({ look: 'line', small: true })} disabled={isChanged} aria-disabled={pending} onClick={test}>
          Send a test to myself
        </button>
        <button
          type="button"
          className={buttonClass({ small: true })}
          disabled={isChanged || !hasPostalAddress || progress.total === 0}
          aria-disabled={pending}
          onClick={() => setAsking(true)}
        >
          Send now
        </button>
      </div>
      <Later id={id} seen={seen} canSend={!isChanged && hasPostalAddress} />
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

/** Shows what the site has now where sending is refused because of that, before it is told. */
function useNewest(id: number) {
  const [api, queries] = [useApi(), useQueryClient()]
  return async <T,>(sending: Promise<T>): Promise<T> => {
    try {
      return await sending
    } catch (error) {
      if (refusalOf(error)?.status === 409) await queries.fetchQuery({ ...announcementQuery(api, String(id)), staleTime: 0 })
      throw error
    }
  }
}

/** Chooses a time as calendars and clocks in Austin show it. */
function Later({ id, seen, canSend }: { id: number; seen: string; canSend: boolean }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const showNewest = useNewest(id)
  const { again, dialog } = usePasswordAgain()
  const { values, setValues, errors, pending, onSubmit, field } = useSaving({ date: '', time: '' }, {
    save: async (when) => {
      const overview = await showNewest(again(() => schedule(api, id, { ...when, seen })))
      await setAnnouncementsData(queries, overview)
      showToast({ tone: 'good', title: 'Scheduled', text: `It goes out on ${austinWords(overview.announcement.scheduledFor ?? '')}.` })
      document.getElementById('main')?.focus()
    },
  })
  // Only in the browser: the server's clock may have moved on to another hour.
  useEffect(() => setValues(soonInAustin(Date.now())), [setValues])
  const at = austinMoment(values.date, values.time)
  return (
    <>
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
      </form>
      {dialog}
    </>
  )
}
