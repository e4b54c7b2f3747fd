import { pictureFileIn } from '../pictures.ts'

const ILLUSTRATION = /^\/illustrations\/[a-z0-9-]+\.(svg|png|webp|avif)$/

/** Whether an address is one of this site's own pictures: uploaded, or an illustration. */
export const isOwnPicture = (address: string): boolean => ILLUSTRATION.test(address) || pictureFileIn(address) !== undefined
