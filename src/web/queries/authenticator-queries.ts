import { queryOptions } from '@tanstack/react-query'
import type { AuthenticatorSetup, AuthenticatorView, CurrentUser } from '../../shared/accounts/accounts.ts'
import { type Api, ApiError } from './client/api.ts'

const AUTH = '/api/forum/auth'

export const AUTHENTICATOR_KEY = ['authenticator']

/** One's own authenticator app; null for a visitor. */
export const authenticatorQuery = (api: Api) =>
  queryOptions({
    queryKey: AUTHENTICATOR_KEY,
    queryFn: async () => {
      try {
        return (await api.get<{ authenticator: AuthenticatorView }>(`${AUTH}/authenticator`)).authenticator
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })

type Codes = { recoveryCodes: string[] }

/** Finishes a login whose password was right. */
export const sendCode = (api: Api, code: string) => api.post<{ user: CurrentUser }>(`${AUTH}/authenticator`, { code })
export const startSetup = (api: Api) => api.post<{ setup: AuthenticatorSetup }>(`${AUTH}/authenticator/setup`, {})
export const confirmSetup = (api: Api, code: string) => api.post<Codes>(`${AUTH}/authenticator/confirmation`, { code })
export const renewRecoveryCodes = (api: Api, code: string) => api.post<Codes>(`${AUTH}/authenticator/recovery-codes`, { code })
export const removeAuthenticator = (api: Api, values: { password: string; code: string }) =>
  api.post<{ message: string }>(`${AUTH}/authenticator/removal`, values)
export const confirmPassword = (api: Api, password: string) =>
  api.post<{ message: string }>(`${AUTH}/confirm-password`, { password })
