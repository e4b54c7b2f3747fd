import type { AnnouncementOverview } from '../../../../shared/office/office-waitlist.ts'
import type { PageForm, Submission } from '../../../forms/page-form.ts'
import { cancel, compose, removeDraft, removeEntry, resendConfirmation, saveWords, schedule, sendTest, setAnnouncementsData } from '../../../queries/office/waitlist-queries.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { chosenIn, countDone, requireDone } from '../frame/chosen-rows.tsx'
import { officeForm } from '../frame/forms/office-form.tsx'

/** How many of the chosen rows it was done to. */
interface Done {
  done: number
  skipped: number
}

/** Who isn't emailed the link to confirm again. */
export const leftOut = (skipped: number): string => `We left out ${counted(skipped, 'person', 'people')}: they got that email in the last few minutes, or have confirmed.`

const entriesForm = (name: string, statuses: readonly number[], work: (api: Submission['api'], id: number) => Promise<unknown>) =>
  officeForm<Done>({
    name,
    send: async (sent) => {
      const ids = chosenIn(sent.values)
      const done = await countDone(ids, statuses, (id) => work(sent.api, id))
      const skipped = ids.length - done
      requireDone(sent, done, `Nothing sent. ${leftOut(skipped)}`)
      return { done, skipped }
    },
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['office', 'waitlist'] }),
  })

export const removeEntriesForm = entriesForm('remove', [], removeEntry)
/** Someone may have had that email a moment ago, or have confirmed since. */
export const resendEntriesForm = entriesForm('resend', [409, 429], resendConfirmation)
/** Says so where it's about one address alone. */
export const resendEntryForm = entriesForm('resend-one', [], resendConfirmation)

export const waitlistForms = [removeEntriesForm, resendEntriesForm, resendEntryForm]

const WAITLIST = '/office/waitlist'
const NEW = 'new'

/** A form about the announcement whose page it is; `seen` is when the text was saved that was on screen. */
const announcementForm = (name: string, send: (sent: Submission, id: number, seen: string) => Promise<AnnouncementOverview>) =>
  officeForm<AnnouncementOverview>({ name, send: (sent) => send(sent, Number(sent.params['id']), sent.values['seen'] ?? ''), refresh: setAnnouncementsData })

export const wordsForm: PageForm<AnnouncementOverview> = {
  ...announcementForm('words', ({ api, params, values: { subject = '', body = '' } }, id, seen) =>
    params['id'] === NEW ? compose(api, { subject, body }) : saveWords(api, id, { subject, body, seen })),
  next: (_sent, { announcement: { id } }) => `${WAITLIST}/announcements/${id}?sent=words`,
}
export const testForm = announcementForm('test', ({ api }, id, seen) => sendTest(api, id, seen))
export const sendForm = announcementForm('send', ({ api }, id, seen) => schedule(api, id, { seen }))
export const scheduleForm = announcementForm('schedule', ({ api, values: { date = '', time = '' } }, id, seen) => schedule(api, id, { date, time, seen }))
export const cancelForm = announcementForm('cancel', ({ api }, id) => cancel(api, id))
export const removeDraftForm: PageForm = { name: 'remove-draft', send: ({ api, params }) => removeDraft(api, Number(params['id'])), next: () => `${WAITLIST}?sent=remove-draft` }

export const announcementForms: readonly PageForm[] = [wordsForm, testForm, sendForm, scheduleForm, cancelForm, removeDraftForm]

const TEST_WAITS = { title: 'Test saved', text: 'We’ll email it to you once email is set up, marked as a test.' }

/** What became of a form about an announcement. */
export const doneWithAnnouncement = (canSendEmail: boolean) => ({
  words: { title: 'Saved', text: 'Draft saved. Nothing has been sent.' },
  test: canSendEmail ? { title: 'Test on its way', text: 'It’s on its way to your own inbox, marked as a test.' } : TEST_WAITS,
  send: { title: 'On its way', text: 'Track its progress here.' },
  schedule: { title: 'Scheduled', text: 'You can see below when it goes out.' },
  cancel: { title: 'Canceled', text: 'What hadn’t gone out yet is canceled.' },
})
