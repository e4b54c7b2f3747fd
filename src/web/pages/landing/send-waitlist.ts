import { firstErrors } from '../../forms/first-errors.ts'
import { WaitlistEntry } from '../../../shared/waitlist/waitlist.ts'
import type { Submission } from '../../forms/page-form.ts'
import { joinWaitlist } from '../../queries/waitlist-queries.ts'
import type { Errors, Values } from '../../ui/form/use-form.ts'
import { sentFrom } from './sent-from.ts'

export const checkWaitlist = (values: Values): Errors => firstErrors(WaitlistEntry, values)

export const sendWaitlist = ({ api, values: { email = '', website = '', elapsedMs }, isScripted }: Submission) =>
  joinWaitlist(api, { email, website, ...sentFrom(isScripted, elapsedMs) })
