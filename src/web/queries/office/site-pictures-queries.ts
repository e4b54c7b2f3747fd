import type { Api } from '../client/api.ts'

/** What a place shows: addresses of uploads, and words for them. */
export interface OwnPicture {
  picture: string
  night: string | null
  alt: string
}

/** @param own - null for the original */
export function putSitePicture(api: Api, place: string, own: OwnPicture | null): Promise<unknown> {
  const address = `/api/office/site-pictures/${encodeURIComponent(place)}`
  return own ? api.put(address, own) : api.delete(address)
}
