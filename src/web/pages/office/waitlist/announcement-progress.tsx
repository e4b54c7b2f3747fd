import { austinWords } from '../../../../shared/time/austin-time.ts'
import type { AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import { Badge } from '../../../ui/badge.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton } from '../frame/forms/page-act.tsx'
import { cancelForm } from './waitlist-forms.ts'
import { ANNOUNCEMENT_STATES } from './announcement-list.tsx'

/** How far an announcement has come. It changes by itself, and screen readers hear it. */
export function AnnouncementProgress({ announcement }: { announcement: AnnouncementView }) {
  const { state, scheduledFor, progress } = announcement
  return (
    <section className="card" aria-labelledby="progress">
      <div className="ch">
        <h2 id="progress">Progress</h2>
        <Badge look={ANNOUNCEMENT_STATES[state].look}>{ANNOUNCEMENT_STATES[state].label}</Badge>
      </div>
      <div role="status">
        <p>{wordsOf(announcement)}</p>
      </div>
      {state !== 'scheduled' && (
        <progress className="announcement-bar" max={Math.max(1, progress.total)} value={progress.sent} aria-label="Emails sent" />
      )}
      {scheduledFor && state !== 'scheduled' && <p className="small muted">Started {austinWords(scheduledFor)}.</p>}
      {(state === 'scheduled' || state === 'sending') && <Cancel announcement={announcement} />}
    </section>
  )
}

function wordsOf({ state, scheduledFor, progress: { total, sent, queued, failed, takenBack } }: AnnouncementView): string {
  if (state === 'scheduled') return `Scheduled for ${austinWords(scheduledFor ?? '')}, to ${addresses(total)} as of now.`
  const parts = [
    `Sent to ${sent} of ${addresses(total)}`,
    ...(total - sent - failed - takenBack > 0 && state === 'sending' ? [`${total - sent - failed - takenBack} to go`] : []),
    ...(failed > 0 ? [`${failed} couldn’t be delivered`] : []),
    ...(takenBack > 0 ? [`${takenBack} canceled`] : []),
  ]
  return `${parts.join(', ')}.${queued > 0 && state === 'cancelled' ? ` ${queued} already on the way.` : ''}`
}

export const addresses = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`

function Cancel({ announcement: { state } }: { announcement: AnnouncementView }) {
  const isScheduled = state === 'scheduled'
  return (
    <ActButton
      form={cancelForm}
      className="announcement-stop"
      question={
        isScheduled
          ? { title: 'Cancel this announcement?', button: 'Move to Drafts', text: <p>It won’t go out, and you can edit it again.</p> }
          : {
              title: 'Stop sending?', button: 'Stop Sending',
              text: <p>Emails that haven’t gone out yet are canceled, and you can’t send them later. You can’t unsend the ones that have.</p>,
            }
      }
      onSent={() => {
        showToast({ tone: 'good', title: 'Canceled', text: isScheduled ? 'It’s a draft again.' : 'Emails that hadn’t gone out yet are canceled.' })
        document.getElementById('main')?.focus()
      }}
    >
      {isScheduled ? 'Cancel and Keep Editing' : 'Stop Sending'}
    </ActButton>
  )
}
