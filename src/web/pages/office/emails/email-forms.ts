import type { OfficeMailPreview } from '../../../../shared/office/office-emails.ts'
import { removeFailedMail, sendMailAgain } from '../../../queries/office/emails-queries.ts'
import type { Submission } from '../../../forms/page-form.ts'
import { chosenIn, countDone, requireDone } from '../frame/chosen-rows.tsx'
import { officeForm } from '../frame/forms/office-form.tsx'

/** Some may be gone, or be under way, since the list was read. */
const emailsForm = (name: string, nothing: string, work: (api: Submission['api'], id: number) => Promise<unknown>) =>
  officeForm<{ done: number }>({
    name,
    send: async (sent) => {
      const done = await countDone(chosenIn(sent.values), [404, 409], (id) => work(sent.api, id))
      requireDone(sent, done, nothing)
      return { done }
    },
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['office', 'mails'] }),
  })

export const sendEmailsForm = emailsForm('send', 'Nothing sent. These emails were sent already, are on the way, or have a link that expired.', sendMailAgain)
export const removeEmailsForm = emailsForm('remove', 'Nothing deleted. These emails were deleted already, or are on the way.', removeFailedMail)

export const sendEmailForm = officeForm<OfficeMailPreview>({
  name: 'send-one',
  send: ({ api, params }) => sendMailAgain(api, Number(params['mailId'])),
  refresh: (queries, preview) => queries.setQueryData(['office', 'mail', String(preview.mail.id)], preview),
})

/** What the log of emails says of a form that was sent without scripts. */
export const DONE_WITH_EMAILS = {
  send: { title: 'On its way', text: 'We’re sending again what can still be sent. What fails again shows up here.' },
  remove: { title: 'Deleted', text: 'We won’t try to send them again.' },
}

/** What's said of an email that is sent again, or now. */
export const EMAIL_SENT = { title: 'On its way', text: 'It should go out within a few seconds. If it fails again, you’ll see why here.' }
