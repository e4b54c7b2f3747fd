import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from '../../../ui/router/router-context.tsx'
import { austinMoment, austinWords, soonInAustin } from '../../../../shared/time/austin-time.ts'
import { ANNOUNCEMENT_MAX_CHARS, NO_POSTAL_ADDRESS, NO_ONE_CONFIRMED, SUBJECT_MAX_CHARS } from '../../../../shared/waitlist/announcements-words.ts'
import type { AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import type { AnnouncementOverview } from '../../../../shared/office/office-waitlist.ts'
import type { Version } from '../../../drafts/versioned-draft.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { announcementQuery, fetchAnnouncements, setAnnouncementsData, type Words } from '../../../queries/office/waitlist-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { usePasswordAgain } from '../../accounts/login/use-password-again.tsx'
import { useCanSendEmail } from '../../frame/no-email.tsx'
import { NotSavedYet } from '../frame/forms/not-saved-yet.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { ActButton } from '../frame/forms/page-act.tsx'
import { useAct, useSaving } from '../frame/forms/use-saving.ts'
import { useVersionedDraft } from '../frame/forms/use-versioned-draft.ts'
import { AnnouncementPreview } from './announcement-preview.tsx'
import { PlainRemoveDraft, RemoveDraft } from './remove-draft.tsx'
import { doneWithAnnouncement, scheduleForm, sendForm, testForm, wordsForm } from './waitlist-forms.ts'
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
        {saved && <PlainRemoveDraft announcement={saved} />}
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
    form: wordsForm,
    onSaved: async (next) => {
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

const AnnouncementForm = ({ saved, draft: { remote, base, isChanged, pending, field, drop, forget, ...form } }: AnnouncementFormProps) => (
  <OfficeForm of={form} className="card form" aria-label="Announcement">
    <input type="hidden" name="seen" value={base.version ?? ''} />
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
  </OfficeForm>
)

/** Tries a draft on oneself, and sends it now or later. */
function Sending({ overview: { announcement, hasPostalAddress }, isChanged }: { overview: AnnouncementOverview; isChanged: boolean }) {
  const { id, progress, changedAt: seen } = announcement
  const onFailed = useNewest(id)
  const done = doneWithAnnouncement(useCanSendEmail())
  const among = useAct()
  const canSend = !isChanged && hasPostalAddress
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
        <ActButton
          form={testForm}
          among={among}
          fields={{ seen }}
          isOff={isChanged}
          onFailed={onFailed}
          onSent={() => showToast({ tone: 'good', ...done.test })}
        >
          Send Me a Test
        </ActButton>
        <ActButton
          form={sendForm}
          among={among}
          fields={{ seen }}
          look={{ small: true }}
          isOff={!canSend || progress.total === 0}
          question={{
            title: `Send to ${addresses(progress.total)}?`, button: 'Send Now', pendingLabel: 'Sending...',
            text: <p>“{announcement.subject}” goes out right away. You can’t unsend it.</p>,
          }}
          onFailed={onFailed}
          onSent={() => {
            showToast({ tone: 'good', ...done.send })
            document.getElementById('main')?.focus()
          }}
        >
          Send Now
        </ActButton>
      </div>
      <Later id={id} seen={seen} canSend={canSend} />
    </section>
  )
}

/** Shows what the site has now where sending is refused because of that, before it is told. */
function useNewest(id: number) {
  const [api, queries] = [useApi(), useQueryClient()]
  return async (error: unknown): Promise<void> => {
    if (refusalOf(error)?.status === 409) await queries.fetchQuery({ ...announcementQuery(api, String(id)), staleTime: 0 })
  }
}

/** Chooses a time as calendars and clocks in Austin show it. */
function Later({ id, seen, canSend }: { id: number; seen: string; canSend: boolean }) {
  const showNewest = useNewest(id)
  const { again, dialog } = usePasswordAgain()
  const { values, setValues, pending, field, ...form } = useSaving({ date: '', time: '' }, {
    form: scheduleForm,
    around: (send) => again(send).catch(async (error: unknown) => {
      await showNewest(error)
      throw error
    }),
    onSent: ({ announcement }) => {
      showToast({ tone: 'good', title: 'Scheduled', text: `It’ll go out on ${austinWords(announcement.scheduledFor ?? '')}.` })
      document.getElementById('main')?.focus()
    },
  })
  const { errors } = form
  // Only in the browser: the server's clock may have moved on to another hour.
  useEffect(() => setValues(soonInAustin(Date.now())), [setValues])
  const at = austinMoment(values.date, values.time)
  return (
    <>
      <OfficeForm of={form} className="form announcement-later" aria-label="Schedule">
        <input type="hidden" name="seen" value={seen} />
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
      </OfficeForm>
      {dialog}
    </>
  )
}
