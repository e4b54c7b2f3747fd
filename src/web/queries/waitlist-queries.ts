import type { WaitlistEntry } from '../../shared/waitlist/waitlist.ts'
import type { Acknowledgement, Api } from './client/api.ts'

export const joinWaitlist = (api: Api, entry: WaitlistEntry) => api.post<{ message: string }>('/api/waitlist', entry)


export const confirmPlace = (api: Api, token: string) => api.post<Acknowledgement>('/api/waitlist/confirm', { token })
export const leaveWaitlist = (api: Api, token: string) => api.post<Acknowledgement>('/api/waitlist/unsubscribe', { token })
