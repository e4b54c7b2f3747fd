import { queryOptions } from '@tanstack/react-query'
import type { OfficeMailList, OfficeMailPreview } from '../../../shared/office/office-emails.ts'
import type { Api } from '../client/api.ts'

const MAIL = '/api/office/mail'

/** @param search - what the list is narrowed to, as the page's address says it: `state`, `q`, `page` */
export const mailsQuery = (api: Api, search: string) =>
  queryOptions({ queryKey: ['office', 'mails', search], queryFn: () => api.get<OfficeMailList>(`${MAIL}${search && `?${search}`}`) })

export const mailQuery = (api: Api, id: string) =>
  queryOptions({ queryKey: ['office', 'mail', id], queryFn: () => api.get<OfficeMailPreview>(`${MAIL}/${encodeURIComponent(id)}`) })

/** Where the HTML part of an email stands, for a frame. */
export const mailHtmlAddress = (id: number): string => `${MAIL}/${id}/html`

export const removeFailedMail = (api: Api, id: number) => api.delete(`${MAIL}/${id}`)

export const sendMailAgain = (api: Api, id: number) => api.put<OfficeMailPreview>(`${MAIL}/${id}/sending`)
