import type { Role } from '../../../../shared/accounts/accounts.ts'
import type { SignUpPauseView } from '../../../../shared/accounts/sign-up-pauses.ts'
import type { PageForm, Submission } from '../../../forms/page-form.ts'
import {
  changeRole, endSessionsOf, endSignUpPause, eraseChild, eraseMember, liftSuspension, pauseDomain, pauseNetwork, refreshMembers, removeAllBy,
  removeAvatarOf, resendConfirmation, restoreAllBy, SIGN_UP_PAUSES_KEY, suspend,
} from '../../../queries/office/members-queries.ts'
import { officeForm } from '../frame/forms/office-form.tsx'

/** A form about the member whose page it is. */
const memberForm = (name: string, send: (sent: Submission, id: number) => Promise<unknown>): PageForm =>
  officeForm({ name, send: (sent) => send(sent, Number(sent.params['memberId'])), refresh: refreshMembers })

export const roleForm = memberForm('role', ({ api, values: { role } }, id) => changeRole(api, id, role as Role)) // the API checks it
export const endSessionsForm = memberForm('end-sessions', ({ api, values: { session } }, id) => endSessionsOf(api, id, session ? Number(session) : undefined))
export const suspendForm = memberForm('suspend', ({ api, values: { days, reason = '' } }, id) => suspend(api, id, Number(days), reason))
export const liftForm = memberForm('lift', ({ api }, id) => liftSuspension(api, id))
export const removePhotoForm = memberForm('remove-photo', ({ api, values: { reason = '' } }, id) => removeAvatarOf(api, id, reason))
export const pauseNetworkForm = memberForm('pause-network', ({ api, values: { days, reason = '' } }, id) => pauseNetwork(api, id, { days: Number(days), reason }))
export const removeAllForm = memberForm('remove-all', ({ api, values: { username = '', reason = '' } }, id) => removeAllBy(api, id, { username, reason }))
export const restoreAllForm = memberForm('restore-all', ({ api }, id) => restoreAllBy(api, id))

/** The member is gone afterward. */
const erasingForm = (name: string, erase: typeof eraseMember): PageForm => ({
  name,
  send: ({ api, params, values: { username = '' } }) => erase(api, Number(params['memberId']), username),
  next: () => `/office/members?sent=${name}`,
})
export const eraseForm = erasingForm('erase', eraseMember)
export const eraseChildForm = erasingForm('erase-child', eraseChild)

export const memberForms = [roleForm, endSessionsForm, suspendForm, liftForm, removePhotoForm, pauseNetworkForm, removeAllForm, restoreAllForm, eraseForm, eraseChildForm]

export const resendForm: PageForm = officeForm({ name: 'resend', send: ({ api, values: { member } }) => resendConfirmation(api, Number(member)), refresh: refreshMembers })

const pausesForm = (name: string, send: (sent: Submission) => Promise<SignUpPauseView[]>) =>
  officeForm<SignUpPauseView[]>({ name, send, refresh: (queries, now) => queries.setQueryData(SIGN_UP_PAUSES_KEY, now) })

export const pauseDomainForm = pausesForm('pause-domain', ({ api, values: { domain = '', days, reason = '' } }) => pauseDomain(api, { domain, days: Number(days), reason }))
export const endPauseForm = pausesForm('end-pause', ({ api, values: { pause } }) => endSignUpPause(api, Number(pause)))

export const memberListForms: readonly PageForm[] = [resendForm, pauseDomainForm, endPauseForm]
