import { z } from 'zod'
import { pictureNameIn } from './pictures.ts'
import { seenText } from '../text/text.ts'
import { ALT_MAX_CHARS } from './site-pictures.ts'

const address = (complaint: string) => z.string(complaint).refine((src) => pictureNameIn(src) !== undefined, complaint)

/** What the office sends: addresses of pictures that were uploaded before. */
export const SitePictureForm = z.object({
  picture: address('Please choose a picture.'),
  night: address('Please choose a picture.').nullable().default(null),
  alt: z
    .string('Please describe the picture.')
    .transform(seenText)
    .pipe(z.string().min(1, 'Please describe the picture for people who can’t see it.').max(ALT_MAX_CHARS, `The description cannot exceed ${ALT_MAX_CHARS} characters.`)),
})
export type SitePictureForm = z.output<typeof SitePictureForm>
