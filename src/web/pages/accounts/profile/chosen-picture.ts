import { AVATAR_MAX_BYTES, NOT_A_PICTURE, PICTURE_TYPES, pictureTooLarge } from '../../../../shared/pictures/pictures.ts'

/** A file that may be a picture, and what it looks like. */
export interface ChosenPicture {
  file: File
  /** The file as an address: the content policy lets pages show no other kind of a file that was not sent yet. */
  preview: string
}

/** What can be said against a file before it is sent; the server looks into it. */
export function complaintAbout({ type, size }: Pick<File, 'type' | 'size'>, maxBytes = AVATAR_MAX_BYTES): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return NOT_A_PICTURE
  return size > maxBytes ? pictureTooLarge(maxBytes) : undefined
}

/** @throws Error when the file cannot be read, because it is gone for example */
export function readChosen(file: File): Promise<ChosenPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve({ file, preview: String(reader.result) }))
    reader.addEventListener('error', () => reject(new Error('We couldn’t read that file.')))
    reader.readAsDataURL(file)
  })
}

/** The file as pixels, the right way up. @throws when no picture can be read from it */
export const openPicture = (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })
