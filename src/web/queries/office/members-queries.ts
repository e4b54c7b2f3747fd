import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Role } from '../../../shared/accounts/accounts.ts'
import type { SignUpPauseView } from '../../../shared/accounts/sign-up-pauses.ts'
import type { OfficeMemberRow, OfficeMemberView } from '../../../shared/office/members/office-members.ts'
import { type Api, orNull } from '../client/api.ts'

const MEMBERS = '/api/office/members'
const SIGN_UP_PAUSES = '/api/office/sign-up-pauses'
export const SIGN_UP_PAUSES_KEY = ['office', 'sign-up-pauses']

interface Pauses {
  pauses: SignUpPauseView[]
}

/** @param search - what the list is narrowed to, as the page's address says it: `q`, `filter`, `page` */
export const membersQuery = (api: Api, search: string) =>
  queryOptions({
    queryKey: ['office', 'members', search],
    queryFn: () => api.getPage<OfficeMemberRow>(`${MEMBERS}?${search || 'page=1'}`, 'members'),
  })

/** Null when there is no such member, or no longer. */
export const officeMemberQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['office', 'member', id],
    queryFn: async () => (await orNull(api.get<{ member: OfficeMemberView }>(`${MEMBERS}/${encodeURIComponent(id)}`)))?.member ?? null,
  })

export const signUpPausesQuery = (api: Api) =>
  queryOptions({ queryKey: SIGN_UP_PAUSES_KEY, queryFn: async () => (await api.get<Pauses>(SIGN_UP_PAUSES)).pauses })

export const pauseDomain = async (api: Api, pause: { domain: string; days: number; reason: string }) => (await api.post<Pauses>(SIGN_UP_PAUSES, pause)).pauses
export const endSignUpPause = async (api: Api, id: number) => (await api.delete<Pauses>(`${SIGN_UP_PAUSES}/${id}`)).pauses
export const pauseNetwork = (api: Api, id: number, pause: { days: number; reason: string }) => api.put(`${MEMBERS}/${id}/network-pause`, pause)

export const exportAddress = (id: number): string => `${MEMBERS}/${id}/export`

export const resendConfirmation = (api: Api, id: number) => api.post(`${MEMBERS}/${id}/confirmation`, {})

export const changeRole = (api: Api, id: number, role: Role) => api.put(`${MEMBERS}/${id}/role`, { role })
export const suspend = (api: Api, id: number, days: number, reason: string) => api.put(`${MEMBERS}/${id}/suspension`, { days, reason })
export const liftSuspension = (api: Api, id: number) => api.delete(`${MEMBERS}/${id}/suspension`)
export const endSessionsOf = (api: Api, id: number, sessionId?: number) =>
  api.delete(`${MEMBERS}/${id}/sessions${sessionId === undefined ? '' : `/${sessionId}`}`)
export const removeAvatarOf = (api: Api, id: number, reason: string) => api.delete(`${MEMBERS}/${id}/avatar`, { reason })
export const removeAllBy = (api: Api, id: number, removal: { username: string; reason: string }) =>
  api.put<{ removed: number }>(`${MEMBERS}/${id}/removal`, removal)
export const restoreAllBy = (api: Api, id: number) => api.delete<{ restored: number }>(`${MEMBERS}/${id}/removal`)
export const eraseMember = (api: Api, id: number, username: string) => api.post(`${MEMBERS}/${id}/erasure`, { username })
export const eraseChild = (api: Api, id: number, username: string) => api.post(`${MEMBERS}/${id}/child-erasure`, { username })

/** Asks again for what a change of a member shows in. */
export const refreshMembers = (queries: QueryClient) =>
  Promise.all([['office', 'member'], ['office', 'members'], ['reports']].map((queryKey) => queries.invalidateQueries({ queryKey })))
