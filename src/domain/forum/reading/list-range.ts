/** Which part of a list is wanted. */
export interface Range {
  offset: number
  limit: number
}

/** A part of a list, and how many entries all of it has. */
export interface Part<T> {
  entries: T[]
  total: number
}
