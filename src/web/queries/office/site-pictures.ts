import type { QueryClient } from '@tanstack/react-query'
import type { PicturePlace } from '../../../shared/site-pictures/site-pictures.ts'
import type { Api } from '../client/api.ts'

/** What a place shows: addresses of uploads, and words for them. */
export interface OwnPicture {
  picture: string
  night: string | null
  alt: string
}

/** @param own - null for the original */
export async function saveSitePicture(api: Api, queries: QueryClient, place: PicturePlace, own: OwnPicture | null): Promise<void> {
  const address = `/api/office/site-pictures/${place}`
  await (own ? api.put(address, own) : api.delete(address))
  await queries.invalidateQueries({ queryKey: ['site'] })
}
