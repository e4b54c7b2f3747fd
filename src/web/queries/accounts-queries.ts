import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CurrentUser, MemberProfile, SessionView } from '../../shared/accounts/accounts.ts'
import type { LogIn, Registration } from '../../shared/accounts/accounts-schemas.ts'
import { type Acknowledgement, type Api, ApiError } from './client/api.ts'

const FORUM = '/api/forum'

/** What is answered with this status is nothing at all, rather than a failure. */
export const nullOn = async <T>(status: number, answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === status) return null
    throw error
  }
}

const askWhoIsHere = async (api: Api): Promise<CurrentUser | null> =>
  (await nullOn(401, api.get<{ user: CurrentUser }>(`${FORUM}/auth/me`)))?.user ?? null

/** Who is logged in now, whatever the page knows; null for a visitor, undefined if the site didn't answer. */
export const whoIsHere = (api: Api): Promise<CurrentUser | null | undefined> => askWhoIsHere(api).catch(() => undefined)

/** Who is logged in; null for a visitor. */
export const currentUserQuery = (api: Api) => queryOptions({ queryKey: ['me'], queryFn: () => askWhoIsHere(api) })

/** No one is logged in anymore: a call was refused with 401. What stands on the page stays, whatever was being written. */
export const forgetUser = (queries: QueryClient): void => void queries.setQueryData(['me'], null)

/** Where the member is logged in; nowhere for a visitor. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () =>
      (await nullOn(401, api.get<{ sessions: SessionView[] }>(`${FORUM}/auth/sessions`)))?.sessions ?? [],
  })

/** A member's public page; null when there is no such member. */
export const memberQuery = (api: Api, username: string) =>
  queryOptions({
    queryKey: ['member', username.toLowerCase()],
    queryFn: async () => {
      const path = `${FORUM}/members/${encodeURIComponent(username)}`
      return (await nullOn(404, api.get<{ member: MemberProfile }>(path)))?.member ?? null
    },
  })

/** Whether the emailed link of this page still sets a new password. Its token is no part of the key: state stands in the page. */
export const resetLinkQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['reset-link'],
    queryFn: () => api.get<{ works: boolean }>(`${FORUM}/auth/reset-password?token=${encodeURIComponent(token)}`),
  })

type LoginAnswer = Acknowledgement & { user: CurrentUser }

export const logIn = (api: Api, values: LogIn) => api.post<{ user: CurrentUser }>(`${FORUM}/auth/login`, values)
export const register = (api: Api, values: Omit<Registration, 'terms'> & { terms: boolean }) =>
  api.post<{ user: CurrentUser | null }>(`${FORUM}/auth/register`, values)
export const logOut = (api: Api) => api.post<Acknowledgement>(`${FORUM}/auth/logout`, {})
export const forgotPassword = (api: Api, account: string) => api.post<Acknowledgement>(`${FORUM}/auth/forgot-password`, { account })
export const resetPassword = (api: Api, values: { token: string; password: string; confirmPassword: string }) =>
  api.post<Acknowledgement>(`${FORUM}/auth/reset-password`, values)
export const setUpFirstAdmin = (api: Api, values: Record<'token' | 'username' | 'email' | 'password' | 'confirmPassword', string>) =>
  api.post<Acknowledgement>(`${FORUM}/auth/first-admin`, values)
export const confirmEmail = (api: Api, token: string) => api.post<Acknowledgement>(`${FORUM}/auth/confirm-email`, { token })
export const mailConfirmation = (api: Api) => api.post<Acknowledgement>(`${FORUM}/auth/confirmation-mail`, {})
export const correctEmail = (api: Api, values: { email: string; password: string }) => api.put<LoginAnswer>(`${FORUM}/profile/email`, values)
export const unsubscribe = (api: Api, token: string) => api.post<Acknowledgement>(`${FORUM}/unsubscribe`, { token })
export const setReplyMail = (api: Api, isWanted: boolean) =>
  isWanted ? api.put<LoginAnswer>(`${FORUM}/profile/reply-mail`) : api.delete<LoginAnswer>(`${FORUM}/profile/reply-mail`)
export const askErasure = (api: Api, password: string) => api.put<LoginAnswer>(`${FORUM}/profile/erasure`, { password })
export const cancelErasure = (api: Api) => api.delete<LoginAnswer>(`${FORUM}/profile/erasure`)
export const changePassword = (
  api: Api,
  values: { currentPassword: string; password: string; confirmPassword: string },
) => api.put<Acknowledgement>(`${FORUM}/auth/password`, values)
export const endSession = (api: Api, id: number) => api.delete<Acknowledgement>(`${FORUM}/auth/sessions/${id}`)
export const endOtherSessions = (api: Api) => api.delete<Acknowledgement>(`${FORUM}/auth/sessions`)
export const changeProfile = (api: Api, about: string) => api.put<{ user: CurrentUser }>(`${FORUM}/profile`, { about })
