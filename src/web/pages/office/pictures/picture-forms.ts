import type { QueryClient } from '@tanstack/react-query'
import type { PageForm } from '../../../forms/page-form.ts'
import { putSitePicture } from '../../../queries/office/site-pictures-queries.ts'

/** The site shows its pictures on every page. */
const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['site'] })

/** Without scripts, which upload pictures, only the alt text of a saved one changes. */
export const sitePictureForm: PageForm = {
  name: 'site-picture',
  send: ({ api, values: { place = '', picture = '', night = '', alt = '' } }) => putSitePicture(api, place, { picture, night: night || null, alt }),
  refresh,
  next: () => '/office/pictures?sent=site-picture',
}

/** Brings the original back. */
export const resetPictureForm: PageForm = {
  name: 'reset-site-picture',
  send: ({ api, values: { place = '' } }) => putSitePicture(api, place, null),
  refresh,
  next: () => '/office/pictures?sent=reset-site-picture',
}
