import { ASKED_CHECK_IN_LATELY } from './batch-7/check-in.ts'
import { ASKED_DATES_LATELY } from './batch-7/dates.ts'
import { ASKED_FOOD_LATELY } from './batch-7/food.ts'
import { ASKED_HOURS_LATELY } from './batch-7/hours.ts'
import { ASKED_IN_TOUCH_LATELY } from './batch-7/in-touch.ts'
import { ASKED_NEEDS_LATELY } from './batch-7/needs.ts'
import { ASKED_NOTHING_LATELY } from './batch-7/nothing.ts'
import { ASKED_NOTHING_MORE_LATELY } from './batch-7/nothing-more.ts'
import { ASKED_PEOPLE_LATELY } from './batch-7/people.ts'
import { ASKED_PLACES_LATELY } from './batch-7/places.ts'
import { ASKED_PLAY_LATELY } from './batch-7/play.ts'
import { ASKED_PRICES_LATELY } from './batch-7/prices.ts'
import { ASKED_SAFETY_LATELY } from './batch-7/safety.ts'
import { ASKED_VISITS_LATELY } from './batch-7/visits.ts'
import { ASKED_WHO_COMES_LATELY } from './batch-7/who-comes.ts'

/** What was asked last: by people who knew the facts alone, and by some who were asked for what sounds alike. */
export const ASKED_LATELY = [
  ASKED_CHECK_IN_LATELY, ASKED_DATES_LATELY, ASKED_FOOD_LATELY, ASKED_HOURS_LATELY, ASKED_IN_TOUCH_LATELY, ASKED_NEEDS_LATELY, ASKED_NOTHING_LATELY,
  ASKED_NOTHING_MORE_LATELY, ASKED_PEOPLE_LATELY, ASKED_PLACES_LATELY, ASKED_PLAY_LATELY, ASKED_PRICES_LATELY, ASKED_SAFETY_LATELY, ASKED_VISITS_LATELY,
  ASKED_WHO_COMES_LATELY,
] as const
