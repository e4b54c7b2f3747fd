import { FROM_ABOUT } from './lately/from-about.ts'
import { FROM_BADGE_SAFETY } from './lately/from-badge-safety.ts'
import { FROM_CLEANING } from './lately/from-cleaning.ts'
import { FROM_FORUM } from './lately/from-forum.ts'
import { FROM_LOCATION } from './lately/from-location.ts'
import { FROM_NOTHING } from './lately/from-nothing.ts'
import { FROM_NOTHING_MORE } from './lately/from-nothing-more.ts'
import { FROM_OPENING_YEAR } from './lately/from-opening-year.ts'
import { FROM_SUPERVISION } from './lately/from-supervision.ts'

/** What was asked last: by people who knew the facts alone, and by some who were asked for what sounds alike. In the order of the keys. */
export const ASKED_LATELY = [FROM_ABOUT, FROM_BADGE_SAFETY, FROM_CLEANING, FROM_FORUM, FROM_LOCATION, FROM_OPENING_YEAR, FROM_SUPERVISION, FROM_NOTHING, FROM_NOTHING_MORE] as const
