import type { WaitlistEntry } from '../../shared/waitlist/waitlist.ts'
import type { Api } from './client/api.ts'

export const joinWaitlist = (api: Api, entry: WaitlistEntry) => api.post<{ message: string }>('/api/waitlist', entry)

type Said = { message: string }

export const confirmPlace = (api: Api, token: string) => api.post<Said>('/api/waitlist/confirm', { token })
export const leaveWaitlist = (api: Api, token: string) => api.post<Said>('/api/waitlist/unsubscribe', { token })
