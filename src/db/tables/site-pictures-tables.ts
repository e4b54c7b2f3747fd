/** A picture of the owner's for a place of the site. A place without a row shows what came with the product. */
export interface SitePictureTable {
  /** Where it's shown, such as `portrait` (shared/pictures). */
  place: string
  pictureId: number
  /** What the dark theme shows instead; null for the same. */
  nightId: number | null
  /** What's to be seen in it, for people who can't see it. */
  alt: string
}
