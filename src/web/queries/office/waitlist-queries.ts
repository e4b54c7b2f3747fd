import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AnnouncementOverview, AnnouncementPreviewView, AnnouncementsView, WaitlistView } from '../../../shared/office/office-waitlist.ts'
import type { Api } from '../client/api.ts'

const WAITLIST = '/api/office/waitlist'
const ANNOUNCEMENTS = '/api/office/announcements'

/** Where the whole waitlist is kept as a file. */
export const WAITLIST_FILE = `${WAITLIST}/export`

/** @param search - what the list is narrowed to, as the page's address says it: `state`, `q`, `page` */
export const waitlistQuery = (api: Api, search: string) =>
  queryOptions({ queryKey: ['office', 'waitlist', search], queryFn: () => api.get<WaitlistView>(`${WAITLIST}${search && `?${search}`}`) })

export const removeEntry = (api: Api, id: number) => api.delete(`${WAITLIST}/${id}`)

export const resendConfirmation = (api: Api, id: number) => api.post(`${WAITLIST}/${id}/confirmation`, {})

export const announcementsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['office', 'announcements'],
    queryFn: async () => (await api.get<AnnouncementsView>(ANNOUNCEMENTS)).announcements,
  })

export const announcementQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['office', 'announcement', id], queryFn: () => fetchAnnouncements(api, id) })

export const fetchAnnouncements = (api: Api, id: string | number) => api.get<AnnouncementOverview>(addressOf(id))

/** @param changedAt - of the saved text, so that a change is asked for again */
export const emailPreviewQuery = (api: Api, id: number, changedAt: string) =>
  queryOptions({
    queryKey: ['office', 'announcement-letter', id, changedAt],
    queryFn: async () => (await api.get<{ letter: AnnouncementPreviewView }>(addressOf(id, '/letter'))).letter,
  })

/** Where the letter's HTML stands. The last part only tells one version from another. */
export const emailPreviewAddress = (id: number, changedAt: string): string => `${addressOf(id, '/html')}?of=${encodeURIComponent(changedAt)}`

export type Words = { subject: string; body: string }

export const compose = (api: Api, words: Words) => api.post<AnnouncementOverview>(ANNOUNCEMENTS, words)
/** @param seen - when the text was saved that was on screen, here and below */
export const saveWords = (api: Api, id: number, words: Words & { seen: string }) => api.put<AnnouncementOverview>(addressOf(id), words)
export const removeDraft = (api: Api, id: number) => api.delete(addressOf(id))
export const sendTest = (api: Api, id: number, seen: string) => api.post<AnnouncementOverview>(addressOf(id, '/tests'), { seen })
/** @param when - a date and a time in Austin; at once without them */
export const schedule = (api: Api, id: number, when: { date?: string; time?: string; seen: string }) =>
  api.put<AnnouncementOverview>(addressOf(id, '/schedule'), when)
export const cancel = (api: Api, id: number) => api.delete<AnnouncementOverview>(addressOf(id, '/schedule'))

const addressOf = (id: string | number, what = ''): string => `${ANNOUNCEMENTS}/${encodeURIComponent(id)}${what}`

/** Shows the list without an announcement that is gone. */
export async function dropAnnouncementsData(queries: QueryClient, id: number): Promise<void> {
  queries.removeQueries({ queryKey: ['office', 'announcement', String(id)] })
  await queries.invalidateQueries({ queryKey: ['office', 'announcements'] })
}

/** Shows an announcement as it is after a change. */
export async function setAnnouncementsData(queries: QueryClient, overview: AnnouncementOverview): Promise<void> {
  queries.setQueryData(['office', 'announcement', String(overview.announcement.id)], overview)
  await queries.invalidateQueries({ queryKey: ['office', 'announcements'] })
}
