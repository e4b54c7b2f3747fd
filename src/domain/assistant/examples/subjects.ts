import { NOTHING } from './nothing.ts'

/** Ways to begin that say nothing about the subject. Each subject is asked in each, so that none of them speaks for a fact. */
export const OPENINGS = ['will there be', 'is there', 'do you have', 'do you offer', 'what about', 'tell me about', 'have you announced'] as const

/** What parents ask about, in a word or two. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  pricing: 'prices | tickets | a discount | an entrance fee | admission fees | a family discount | a weekday discount | the cost',
  membership: 'memberships | a monthly pass | season passes | a membership program | a punch card',
  'opening-date': 'the opening date | the grand opening | an opening day | a launch date',
  hours: 'the hours | opening hours | evening hours | weekend hours | the closing time',
  location: 'the location | the address | the exact location | directions | a street address | a bus stop',
  parking: 'parking | a parking lot | a place to park | bike racks',
  ages: 'an age limit | the ages | something for teenagers | anything for older kids | things for toddlers',
  infants: 'a baby area | anything for babies | a changing table | a nursing room | things for a one year old',
  supervision: 'babysitting | childcare | drop-off | supervision | someone to watch the kids',
  groups: 'field trips | group visits | school visits | class trips | something for daycares',
  booking: 'reservations | online booking | time slots | walk-ins | appointments',
  socks: 'a waiver | house rules | grip socks | a dress code | things to bring',
  wifi: 'wifi | internet | outlets | a place to work | free wifi',
  cleaning: 'cleaning | hand sanitizer | a sick policy | hygiene rules | disinfection',
  safety: 'safety | security | safety rules | safety measures',
  'feature.checkin': 'check-in | facial recognition | wristbands | a pick up process',
  'check-in-privacy': 'face data | biometric data | a way to opt out of face scans',
  allergens: 'allergies | gluten free food | vegan food | a menu | food allergies | nut free snacks | outside food | alcohol',
  'feature.cafe': 'coffee | a cafe | drinks | snacks for sale | a snack bar | espresso',
  accessibility: 'wheelchair access | a ramp | an elevator | accessible restrooms | something for disabled kids',
  'feature.light': 'a quiet room | sensory lighting | anything for autistic kids | a calm corner | something for children with autism',
  'badge.comfort': 'seats for parents | room for strollers | a place to sit for grandparents | a place for adults to relax',
  overview: 'slides | climbing | play structures | things to do | activities',
  features: 'features | amenities | attractions | special areas',
  'feature.pods': 'learning pods | educational activities | science experiments | legos',
  'feature.creative': 'arts and crafts | painting | a spot for drawing | a craft table | creative zones',
  'feature.events': 'events | workshops | summer camps | classes | a calendar of events | story time',
  birthdays: 'birthday parties | party packages | party rooms | a birthday room | private parties',
  mission: 'a mission | your mission statement | your goals',
  vision: 'more locations | other locations | a second location | expansion plans | a franchise',
  founder: 'the founder | the owner | the team | the people behind it',
  values: 'your values | core values | principles',
  jobs: 'jobs | job openings | open positions | internships | volunteer work',
  waitlist: 'a waitlist | a newsletter | email updates | a mailing list',
  contact: 'a phone number | an email address | customer service | a contact person',
  forum: 'a forum | a parents group | a community for moms',
  blog: 'a blog | articles | parenting tips',
  'website-privacy': 'a privacy policy | cookies on this site | data protection',
  [NOTHING]: `
    cameras | security cameras | first aid | security guards | a nurse | a defibrillator | background checks | a fire drill
    a ball pit | trampolines | a pool | video games | an arcade | bumper cars | gift cards | a refund policy | lockers | a loyalty program
    dogs | pets | animals | a gift shop | a movie | live music | a bouncy castle | a zip line | laser tag | a carousel | a hotel | showers
    insurance | a rooftop | a garden | photos for sale | a vending machine | costumes | the weather | a recipe | a joke | bitcoin | the news | a poem`,
}
