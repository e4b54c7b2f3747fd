import { firstErrors } from '../../forms/first-errors.ts'
import { ContactMessage } from '../../../shared/contact/contact.ts'
import type { Submission } from '../../forms/page-form.ts'
import { sendContactMessage } from '../../queries/contact-queries.ts'
import type { Errors, Values } from '../../ui/form/use-form.ts'
import { sentFrom } from './sent-from.ts'

export const checkContact = (values: Values): Errors => firstErrors(ContactMessage, values)

export const sendContact = ({ api, values: { name = '', email = '', message = '', website = '', elapsedMs }, isScripted }: Submission) =>
  sendContactMessage(api, { name, email, message, website, ...sentFrom(isScripted, elapsedMs) })
