import { ANY_CHAT_BOX } from './any-chat-box.ts'
import { CHATTER } from './chatter.ts'
import { COUNTRY_PEOPLE } from './country-people.ts'
import { LEARNED_ENGLISH } from './learned-english.ts'
import { LONG_STORIES } from './long-stories.ts'
import { PRECISE_PEOPLE } from './precise-people.ts'
import { SPANISH_AND_FRENCH } from './spanish-and-french.ts'
import { TRICKS } from './tricks.ts'
import { UNUSUAL_DATES } from './unusual-dates.ts'
import { UNUSUAL_PLACES } from './unusual-places.ts'
import { UNUSUAL_PLAY } from './unusual-play.ts'
import { UNUSUAL_PRICES } from './unusual-prices.ts'
import { UNUSUAL_SAFETY } from './unusual-safety.ts'
import { UNUSUAL_VISITS } from './unusual-visits.ts'
import { YOUNG_PEOPLE } from './young-people.ts'

/** Ways to ask in words hardly anybody else would choose. By the key of the fact they mean. */
export const UNUSUAL = [ANY_CHAT_BOX, CHATTER, COUNTRY_PEOPLE, LEARNED_ENGLISH, LONG_STORIES, PRECISE_PEOPLE, SPANISH_AND_FRENCH, TRICKS, UNUSUAL_DATES, UNUSUAL_PLACES, UNUSUAL_PLAY, UNUSUAL_PRICES, UNUSUAL_SAFETY, UNUSUAL_VISITS, YOUNG_PEOPLE] as const
