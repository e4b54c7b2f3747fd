import { NOTHING } from './nothing.ts'

/**
 * The same question for anybody, any day and any place: what is asked stands before the braces, and what is put into
 * them must not decide. One key, ways to ask, and what they are asked with.
 */
export interface Crossing {
  key: string
  ways: string
  with: string
}

const PERSONS = `grandparents | my mother | my nephew | my nieces | babies | my baby | a newborn | my toddler | a 2 year old | a 5 year old | my 8 year old
  teenagers | a 14 year old | twins | siblings | adults | parents | the nanny | my sister | friends | students | teachers | a family of five`
const DAYS = `on Monday | on Wednesdays | on Saturday | on Sundays | on weekends | on Christmas | on holidays | at night | in the evening | in the morning
  after school | in summer | during spring break`
const EVENTS = 'Christmas | summer | spring break | Halloween | the holidays | school starts | my birthday | June | September | Thanksgiving | Easter'
const PLACES = 'Round Rock | Cedar Park | the airport | downtown | Mueller | the river | campus | a bus stop | the Domain | our school | San Marcos | the lake'
const CITIES = 'Houston | Dallas | San Antonio | Denver | Waco | California | Mexico'

/** Other businesses: what is asked of them has no answer here. */
const ELSEWHERE = `the YMCA | the public library | the zoo | the museum | Target | Walmart | Costco | the post office | the DMV | Disneyland | Six Flags
  SeaWorld | the community pool | the gym | the aquarium | Chuck E. Cheese | Urban Air | McDonald's | Starbucks | the hospital | the trampoline park
  the science center | the movie theater | Legoland | the bowling alley | my son's school`

export const CROSSINGS: readonly Crossing[] = [
  { key: 'pricing', ways: 'do {} have to pay | how much for {} | price for {} | is it free for {} | is there a discount for {}', with: PERSONS },
  { key: 'safety', ways: 'is it safe for {} | is it dangerous for {}', with: PERSONS },
  { key: 'hours', ways: 'are you open {} | what are your hours {} | can we come {}', with: DAYS },
  { key: 'pricing', ways: 'what does it cost {} | is it cheaper {} | how much is it {}', with: DAYS },
  { key: 'opening-date', ways: 'will you open before {} | will it be ready by {}', with: EVENTS },
  { key: 'location', ways: 'is it near {} | is it close to {} | how far is it from {}', with: PLACES },
  { key: 'city', ways: 'is it in {} | will it be in {}', with: CITIES },
  { key: 'vision', ways: 'will you come to {} | will you open one in {}', with: CITIES },
  {
    key: NOTHING,
    ways: `when does {} open | what time does {} close | is {} open on Sunday | how much is {} | how much is a membership at {} | ticket prices at {}
      where is {} | what is the address of {} | is parking free at {} | how safe is {} | does {} sell gluten free food | birthday parties at {}
      does {} have wifi | what ages can go to {} | {}'s hours | what are {}'s hours on Sundays | {}'s prices | {}'s phone number | {}'s address`,
    with: ELSEWHERE,
  },
]
