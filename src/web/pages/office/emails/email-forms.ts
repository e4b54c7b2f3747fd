import type { OfficeMailPreview } from '../../../../shared/office/office-emails.ts'
import { removeFailedMail, sendMailAgain } from '../../../queries/office/emails-queries.ts'
import type { Submission } from '../../../forms/page-form.ts'
import { chosenIn, countDone } from '../frame/chosen-rows.tsx'
import { officeForm } from '../frame/forms/office-form.tsx'

/** Some may be gone, or be under way, since the list was read. */
const emailsForm = (name: string, work: (api: Submission['api'], id: number) => Promise<unknown>) =>
  officeForm<{ done: number }>({
    name,
    send: async ({ api, values }) => ({ done: await countDone(chosenIn(values), [404, 409], (id) => work(api, id)) }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['office', 'mails'] }),
  })

export const sendEmailsForm = emailsForm('send', sendMailAgain)
export const removeEmailsForm = emailsForm('remove', removeFailedMail)

export const sendEmailForm = officeForm<OfficeMailPreview>({
  name: 'send-one',
  send: ({ api, params }) => sendMailAgain(api, Number(params['mailId'])),
  refresh: (queries, preview) => queries.setQueryData(['office', 'mail', String(preview.mail.id)], preview),
})
