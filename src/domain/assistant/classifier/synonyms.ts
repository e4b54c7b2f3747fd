/**
 * Words that say much the same, or are of one kind: what was learned of one is worth something for the others. A line
 * each, all in the singular; a word may stand in several.
 */
const SYNONYMS = `
  price cost costly fee charge charging rate amount total quote ballpark figure expense expensive cheap cheaper pricey afford affordable budget money buck dollar cent usd cash
  pay paid paying payment spend spending purchase buy fork
  ticket admission entry entrance pass passe
  discount deal coupon promo promotion sale off reduced cheaper military sibling
  membership member subscription subscribe monthly yearly annual unlimited season punch frequent regular loyalty
  party birthday celebrate celebration celebrating cake balloon turning
  book booking reserve reserving reservation slot appointment ahead advance walkin upfront hold
  open opening opened launch launching debut inauguration
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday weekday weekend
  spring summer fall autumn winter season
  christmas thanksgiving halloween easter holiday hanukkah
  soon soonest date timeline timeframe countdown schedule
  morning afternoon evening night noon midnight dinnertime bedtime late early dusk dawn
  hour close closing time clock pm oclock schedule
  today tomorrow tonight yesterday
  street address road avenue boulevard zip zipcode corner building mall plaza intersection coordinate direction map gps pin
  neighborhood area part side district north south east west downtown central suburb northside southside quarter
  where location located spot place site
  near nearby close far distance drive driving commute mile minute
  city town metro county state texas tx atx austin
  houston antonio denver chicago waco california york florida colorado nashville atlanta phoenix seattle portland
  expand expansion branch franchise chain nationwide national country elsewhere
  park parking lot garage valet car vehicle van truck suv minivan curb curbside
  bus train metro bike transit scooter
  wifi internet online wireless network hotspot password connection broadband
  laptop computer work working remote zoom email meeting outlet desk
  eat eating food snack lunch dinner breakfast meal menu bite hungry kitchen fry pizza sandwich nugget picnic lunchbox cooler
  drink coffee latte espresso cappuccino tea beverage juice caffeine barista brew cup mocha
  cafe cafeteria restaurant bistro coffeehouse bar
  allergy allergic allergen anaphylaxis anaphylactic epipen intolerance intolerant sensitivity reaction celiac
  peanut nut gluten dairy egg milk sesame soy wheat lactose almond cashew shellfish tree
  vegan vegetarian halal kosher organic healthy
  safe safety safely secure security danger dangerous hazard risk risky harm protect protection
  hurt injury injured accident fall bruise bump emergency aid break broken bleed bleeding
  kidnap kidnapper stranger predator creep snatch abduct abduction custody runaway wander escape lost missing
  camera cctv surveillance monitor guard lock locked exit gate alarm door fence
  face facial biometric recognition scan scanning scanner photo picture image fingerprint template identity
  store stored storing storage keep kept retain retention delete deleted erase save saved database server cloud hold held
  privacy private data information personal record gdpr policy track tracking collect collected
  sell sold share shared third advertiser advertising spam marketing
  checkin checkout check arrive arrival front pickup
  kid child children kiddo youngster munchkin tot tyke
  son daughter boy girl twin triplet brother sister sibling nephew niece cousin grandson granddaughter grandchild grandchildren grandkid oldest youngest
  baby infant newborn crawler crawling month mo nursing bottle bassinet
  toddler preschooler preschool kindergartner kindergarten
  teen teenager tween middle adolescent preteen
  age old young older younger year yo turn turned
  one two three four five six seven eight nine ten eleven twelve
  mom mother mama mommy mum dad father papa daddy parent husband wife spouse partner
  grandma grandmother granny nana grandpa grandfather grandad granddad abuela abuelo grandparent
  nanny babysitter sitter au pair caregiver carer aunt uncle godmother friend
  adult grownup grown
  gay lesbian lgbtq queer black muslim jewish immigrant foster adopted single religion religious race
  welcome included inclusive inclusion belong belonging accepted judged judge
  disabled disability handicap handicapped special ability palsy syndrome down mobility blind deaf
  wheelchair ramp elevator step stair chair walker crutch lift ada accessible accessibility
  autism autistic sensory adhd spectrum overwhelmed overwhelming overload overstimulated overstimulation meltdown neurodivergent sensitive
  noise noisy loud quiet calm silent peaceful headphone
  light lighting bright flashing strobe dim lamp glow
  clean cleaned cleaning cleanliness sanitize sanitized disinfect disinfected hygiene hygienic wipe wiped wash washed mop dirty filthy gross scrub
  germ sick sickness ill illness flu virus cold fever bug contagious stomach lice covid cough
  job hire hiring hired career employment employee employ application resume position vacancy opening wage staff internship apply volunteer
  founder founded owner own president ceo boss start started creator created behind run running lead leader
  mission purpose goal aim hope believe philosophy stand
  vision future plan 2030 dream ambition
  value principle believe matter
  waitlist waiting list notify notified notification update updated alert ping inform newsletter signup subscribe announce announcement
  contact reach call phone message write email telephone talk speak human person
  forum community board discussion chat group post connect meet
  blog article read post tip story
  sock shoe barefoot sneaker slipper foot feet footwear grippy grip
  waiver form sign release paperwork liability rule
  wear clothe clothing outfit dress pack bring towel change
  class school field trip daycare camp scout classroom teacher student homeschool group church kindergarten troop
  drop dropoff leave unattended unsupervised supervise supervision supervised watch watching babysit babysitting alone childcare sitter errand
  stay staying remain accompany accompanied
  paint painting draw drawing craft crafting art clay glue color crayon messy mess glitter creative
  build building block tinker lego construct stem science robot experiment engineering
  climb climbing slide swing jump jumping trampoline ball pit tunnel net equipment obstacle
  toy game activity attraction thing
  workshop event program class storytime music dance yoga calendar camp
  learn learning educational education curious explore
  stroller pram buggy pushchair wagon
  sit seat seating chair couch sofa bench table comfortable comfy relax rest break
  bathroom restroom toilet diaper changing potty nursing breastfeed
  name mean meaning translate french pronounce pronunciation word
  new innovation innovative different unique special unlike
  material toxic nontoxic plastic wood wooden padded padding surface floor
  big size large small square capacity huge
  refund cancel cancellation money
  free cheap complimentary included
  gift card voucher certificate
`

const kinds = new Map<string, number[]>()
for (const [kind, words] of SYNONYMS.trim().split('\n').entries()) {
  for (const word of new Set(words.trim().split(' '))) kinds.set(word, [...(kinds.get(word) ?? []), kind])
}

/** The numbers of the kinds a word is of. */
export const kindsOf = (word: string): readonly number[] => kinds.get(word) ?? []
