import { AIMS } from './aims.ts'
import { BIRTHDAYS } from './visiting/birthdays.ts'
import { CAFE } from './visiting/cafe.ts'
import { CARE } from './care.ts'
import { CHECK_IN } from './visiting/check-in.ts'
import { ELSEWHERE_CLAIMS } from './elsewhere/claims.ts'
import { ELSEWHERE_LIFE } from './elsewhere/life.ts'
import { ELSEWHERE_MIXED } from './elsewhere/mixed.ts'
import { ELSEWHERE_PRICES } from './elsewhere/prices.ts'
import { ELSEWHERE_STORIES } from './elsewhere/stories.ts'
import { ELSEWHERE_TIMES } from './elsewhere/times.ts'
import { ELSEWHERE_WAYS } from './elsewhere/ways.ts'
import { FOOD } from './visiting/food.ts'
import { HOURS } from './visiting/hours.ts'
import { IN_TOUCH } from './in-touch.ts'
import { LOCATION } from './visiting/location.ts'
import { MEMBERSHIP } from './visiting/membership.ts'
import { NEEDS } from './needs.ts'
import { NEWS } from './news.ts'
import { OPENING } from './visiting/opening.ts'
import { PARKING } from './visiting/parking.ts'
import { PLAY } from './play.ts'
import { PRICES } from './visiting/prices.ts'
import { READING } from './reading.ts'
import { SAFE_DESIGN } from './safe-design.ts'
import { SAFETY } from './safety.ts'
import { SUPERVISION } from './supervision.ts'
import { VISITS } from './visiting/visits.ts'
import { WELCOME } from './welcome.ts'
import { WHO_COMES } from './who-comes.ts'
import { WHO_WE_ARE } from './who-we-are.ts'
import { ZONES } from './zones.ts'

/** Ways to ask by people of many kinds who saw nothing but the facts, by the key of the fact they mean. */
export const VOICES = [
  AIMS,
  BIRTHDAYS,
  CAFE,
  CARE,
  CHECK_IN,
  FOOD,
  HOURS,
  IN_TOUCH,
  LOCATION,
  MEMBERSHIP,
  NEEDS,
  NEWS,
  OPENING,
  PARKING,
  PLAY,
  PRICES,
  READING,
  SAFE_DESIGN,
  SAFETY,
  SUPERVISION,
  VISITS,
  WELCOME,
  WHO_COMES,
  WHO_WE_ARE,
  ZONES,
] as const

/** The same of what no fact answers. */
export const VOICES_ELSEWHERE = [
  ELSEWHERE_CLAIMS,
  ELSEWHERE_LIFE,
  ELSEWHERE_MIXED,
  ELSEWHERE_PRICES,
  ELSEWHERE_STORIES,
  ELSEWHERE_TIMES,
  ELSEWHERE_WAYS,
] as const
