import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { austinMoment, austinWords, soonInAustin } from '../../../../shared/time/austin-time.ts'
import { ANNOUNCEMENT_MAX_CHARS, NO_POSTAL_ADDRESS, NO_ONE_CONFIRMED, SUBJECT_MAX_CHARS } from '../../../../shared/waitlist/announcements-words.ts'
import type { AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import type { AnnouncementOverview } from '../../../../shared/office/office-waitlist.ts'
import type { Version } from '../../../drafts/versioned-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { announcementQuery, compose, fetchAnnouncements, setAnnouncementsData, saveWords, schedule, sendTest, type Words } from '../../../queries/office/waitlist-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { NotSavedYet } from '../frame/not-saved-yet.tsx'
import { useAct, useSaving } from '../frame/use-saving.ts'
import { useVersionedDraft } from '../frame/use-versioned-draft.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { addresses } from './announcement-progress.tsx'

const UNWRITTEN: Version<Words> = { fields: { subject: '', body: '' } }

const versionOf = ({ subject, body, changedAt }: AnnouncementView): Version<Words> => ({ fields: { subject, body }, version: changedAt })

/** Writes a draft; once it is saved, beside how it will arrive and the ways to send it. */
export function AnnouncementEditor({ overview }: { overview: AnnouncementOverview | undefined }) {
  const saved = overview?.announcement
  const draft = useAnnouncementDraft(saved)
  return (
    <div className="adm-grid announcement">
      <div className="adm-stack">
        <AnnouncementForm saved={saved} draft={draft} />
        {saved && <AnnouncementPreview announcement={saved} />}
      </div>
      {overview ? (
        <Sending overview={overview} isChanged={draft.isChanged} />
      ) : (
        <p className="card muted">Save the draft first. Then you can preview it, send yourself a test, and send it.</p>
      )}
    </div>
  )
}

function useAnnouncementDraft(saved: AnnouncementView | undefined) {
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  return useVersionedDraft({
    name: `announcement:${saved?.id ?? 'new'}`,
    saved: saved ? versionOf(saved) : UNWRITTEN,
    save: async (words, base) => {
      const next = saved ? await saveWords(api, saved.id, { ...words, seen: String(base.version) }) : await compose(api, words)
      await setAnnouncementsData(queries, next)
      showToast({ tone: 'good', title: 'Saved', text: 'Draft saved. Nothing has been sent.' })
      if (saved) return versionOf(next.announcement)
      await navigate(`/office/waitlist/announcements/${next.announcement.id}`, { replace: true })
      return undefined
    },
    fetchRemote: async () => {
      const remote = saved && (await fetchAnnouncements(api, saved.id))
      // Only a draft can take what was typed.
      if (remote?.announcement.state !== 'draft') return undefined
      await setAnnouncementsData(queries, remote)
      return versionOf(remote.announcement)
    },
  })
}

interface AnnouncementFormProps {
  saved: AnnouncementView | undefined
  draft: ReturnType<typeof useAnnouncementDraft>
}

const AnnouncementForm = ({ saved, draft: { remote, isChanged, pending, onSubmit, field, drop, forget } }: AnnouncementFormProps) => (
  <form className="card form" aria-label="Announcement" noValidate onSubmit={onSubmit}>
    {remote && (
      <p className="adm-warning" role="alert">
        Someone else saved a new version while you were editing. You can see it under “Preview.” Save to replace it with yours, or discard your changes to keep it.
      </p>
    )}
    <TextField label="Subject" {...field('subject')} maxLength={SUBJECT_MAX_CHARS} />
    <TextArea
      label="Message"
      {...field('body')}
      rows={12}
      maxLength={ANNOUNCEMENT_MAX_CHARS}
      hint="Each line becomes a paragraph, and web addresses become links. We add your postal address and an unsubscribe link at the end."
    />
    <div className="adm-ways">
      <SubmitButton pending={pending} pendingLabel="Saving...">
        Save Draft
      </SubmitButton>
      {saved && <RemoveDraft announcement={saved} onRemoved={forget} />}
    </div>
    {isChanged && <NotSavedYet onDrop={drop} />}
  </form>
)

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
      showToast({ tone: 'good', title: 'Test on its way', text: 'It’s on its way to your own inbox, marked as a test.' })
    })
  const sendNow = () =>
    act(async () => {
      const sending = again(() => schedule(api, id, { seen })).finally(() => setAsking(false))
      await setAnnouncementsData(queries, await showNewest(sending))
      showToast({ tone: 'good', title: 'On its way', text: 'Track its progress here.' })
      document.getElementById('main')?.focus()
    })
  return (
    <section className="card adm-stack" aria-labelledby="sending">
      <h2 id="sending">Send</h2>
      {!hasPostalAddress && (
        <p className="adm-aside">
          <span>{NO_POSTAL_ADDRESS}</span> <Link className="link" to="/office/settings">Go to Settings</Link>
        </p>
      )}
      {isChanged && <p className="hint">You have unsaved changes. Save the draft first.</p>}
      {progress.total === 0 ? (
        <p>{NO_ONE_CONFIRMED}</p>
      ) : (
        <p>
          As of now, this goes to <b>{addresses(progress.total)}</b>, one email each, in small batches.
        </p>
      )}
      <div className="adm-ways">
        <button type="button" className={buttonClass({ look: 'line', small: true })} disabled={isChanged} aria-disabled={pending} onClick={test}>
          Send Me a Test
        </button>
        <button
          type="button"
          className={buttonClass({ small: true })}
          disabled={isChanged || !hasPostalAddress || progress.total === 0}
          aria-disabled={pending}
          onClick={() => setAsking(true)}
        >
          Send Now
        </button>
      </div>
      <Later id={id} seen={seen} canSend={!isChanged && hasPostalAddress} />
      {isAsking && (
        <ConfirmDialog
          title={`Send to ${addresses(progress.total)}?`}
          confirmLabel="Send Now"
          pendingLabel="Sending..."
          pending={pending}
          onConfirm={sendNow}
          onClose={() => setAsking(false)}
        >
          <p>“{announcement.subject}” goes out right away. You can’t unsend it.</p>
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
      showToast({ tone: 'good', title: 'Scheduled', text: `It’ll go out on ${austinWords(overview.announcement.scheduledFor ?? '')}.` })
      document.getElementById('main')?.focus()
    },
  })
  // Only in the browser: the server's clock may have moved on to another hour.
  useEffect(() => setValues(soonInAustin(Date.now())), [setValues])
  const at = austinMoment(values.date, values.time)
  return (
    <>
      <form className="form announcement-later" aria-label="Schedule" noValidate onSubmit={onSubmit}>
        <h3>Schedule for later</h3>
        <div className="two">
          <TextField label="Date" type="date" {...field('date')} error={errors['date'] ?? errors['at']} />
          <TextField label="Time (Austin)" type="time" {...field('time')} />
        </div>
        <p className="small muted" aria-live="polite">
          {at ? `Goes out on ${austinWords(at)}.` : 'Choose a date and time.'}
        </p>
        <SubmitButton look="line" small pending={pending || !canSend} pendingLabel={pending ? 'Scheduling...' : 'Schedule'}>
          Schedule
        </SubmitButton>
      </form>
      {dialog}
    </>
  )
}
