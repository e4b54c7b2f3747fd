/** A text of the site, and where to see or edit it. */
export interface FactPlace {
  name: string
  /** A path of this site. */
  link: string
}

/** Where a fact is read, beside `/visit` and the assistant. */
export interface FactPlacesView {
  /** Pages and texts that change with it by themselves. */
  follow: FactPlace[]
  /** Texts that name its value in words of their own: what it says now, and what it said before its last change. */
  name: { words: string; places: FactPlace[] }[]
}
