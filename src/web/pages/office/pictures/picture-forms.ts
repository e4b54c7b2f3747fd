import type { PageForm } from '../../../forms/page-form.ts'
import { putSitePicture } from '../../../queries/office/site-pictures-queries.ts'

/** What's said of a saved picture without scripts, which can't upload one: its alt text. */
export const sitePictureForm: PageForm = {
  name: 'site-picture',
  send: ({ api, values: { place = '', picture = '', night = '', alt = '' } }) => putSitePicture(api, place, { picture, night: night || null, alt }),
  next: () => '/office/pictures?sent=site-picture',
}

/** Brings the original back. */
export const resetPictureForm: PageForm = {
  name: 'reset-site-picture',
  send: ({ api, values: { place = '' } }) => putSitePicture(api, place, null),
  next: () => '/office/pictures?sent=reset-site-picture',
}
