import type { Generated } from 'kysely'
import type { Instant } from '../../shared/time/instant.ts'

export interface PictureTable {
  id: Generated<number>
  /** 128 random bits, in hexadecimal; the name of its folder and part of its address. Unique. */
  name: string
  purpose: 'avatar' | 'blog'
  /** Who uploaded it; null once that account is gone. */
  ownerId: number | null
  /** Size of its widest kept file, in pixels. */
  width: number
  height: number
  /** All its kept files together. */
  bytes: number
  createdAt: Instant
  /** When nothing uses it; null while something does. */
  unusedSince: Instant | null
}

/** Something uses a blog picture. What a member shows as avatar stands with the member. */
export interface PictureUseTable {
  pictureId: number
  /** What it is and its id, e.g. `blog-post:12`. */
  usedBy: string
}
