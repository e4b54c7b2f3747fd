import { NOTHING } from './nothing.ts'

// What is asked, with what must not decide: who comes, when, and what else is spoken of. Each way is asked with some of
// the fillings only, the next way with the next ones: all of them would be a hundred thousand examples that tell no more.

/** One key, ways to ask, and what they are asked with. */
export interface CrossingInTurn {
  key: string
  ways: string
  with: string
}

/** Who comes. Facts on ages, babies, groups and access speak of the same people, so these words must not be enough for them. */
const WHO = `babies | a baby | babies under one | kids under two | under twos | an infant | a newborn | my 9 month old | my 18 month old | toddlers | a toddler
  a 2 year old | a 3 year old | my 4 year old | a 5 year old | a 7 year old | a 10 year old | a 12 year old | a 13 year old | teenagers | older siblings
  a little brother | twins | two kids | three kids | four children | five of us | siblings | grandparents | a grandma | my mother in law | adults | grown ups
  dads | one parent | a second adult | the nanny | a babysitter | an aunt | a class of twenty | a school group | my scout troop | a homeschool family
  military families | teachers | foster kids | a kid in a wheelchair | my autistic son | a disabled child | the birthday kid | party guests | members
  locals | tourists | big families | a family of four | stepkids | cousins | neighbors | someone who only watches | a parent who just sits there | my daughter | my son | him | her | them`

/** When. */
const WHEN = `on a weekday | on weekends | on Saturday | on Sunday | on a Tuesday morning | after school | in the evening | at lunchtime | in July | over the summer
  during spring break | on Christmas Eve | on a rainy day | on opening day | in the first week | once you open | when you are finally open | at noon | on a school holiday | last minute`

/** Days on which a place may be closed. */
const DAYS = `Christmas Day | Christmas Eve | New Year's Day | Labor Day | Memorial Day | Presidents Day | Veterans Day | Thanksgiving | Easter Sunday
  the Fourth of July | Mother's Day | Good Friday | MLK Day | Halloween | a Monday | Sunday morning | Saturday night | a weekday | a school holiday`

/** Times of the day. */
const CLOCK = `at four | around four | at 5 | around 5:30 | at six | at 6 in the morning | around seven | at 7 pm | at half past eight | around 9 am | at noon | at 2:45
  at ten at night | before eight | after dark | at dawn | at lunchtime | in the late afternoon | at a quarter to six`

/** Ages that may come, or nearly. */
const AGES = `2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | thirteen | fourteen
  almost 2 | nearly three | two and a half | just turned 12 | turning 13`

/** Months and so on of those who are too young. */
const MONTHS = '3 weeks | 6 weeks | 2 months | 4 months | 5 months | six months | 7 months | 8 months | nine months | 10 months | eleven months | 13 months | 15 months | 18 months | 20 months'

/** By when. */
const BY_WHEN = `Tet | Diwali | Ramadan | Eid | Lunar New Year | Hanukkah | Easter | Thanksgiving | Halloween | Christmas | New Year's | Valentine's Day | Memorial Day
  the Fourth of July | Labor Day | Mother's Day | spring break | SXSW | ACL | the Super Bowl | the State Fair | the rodeo | rodeo season | football season | tax day | my due date
  the baby comes | she turns three | he starts kindergarten | graduation | the heat sets in | the bluebonnets | school lets out | school starts | summer's end | the first frost
  fall | winter | spring | the new year | March | mid April | next August | October | the election | our move | our lease is up | deployment ends | Grandma visits`

/** From where people drive. */
const FROM = `Round Rock | Cedar Park | Georgetown | Leander | San Marcos | Pflugerville | Kyle | Buda | Bastrop | Dripping Springs | Fort Cavazos | Killeen | Waco | the airport
  Lakeway | Bee Cave | Manor | Hutto | South Congress | the Domain | Mueller | campus | San Antonio | Temple | our house | my work`

/** What has a price of its own. */
const PRICED = `a coffee | a movie ticket | a tank of gas | a tank of diesel | a steak dinner | a burger combo | a fast food lunch | a zoo ticket | a haircut | a large pizza
  a month of streaming | the trampoline park | a babysitter for an hour | a swim class | a day at the water park | a Happy Meal | a bag of diapers | the bounce house place
  a museum visit | a car wash | a book | a pair of shoes | two lattes | a bucket of popcorn | a concert | a parking ticket | a round of mini golf`

/** What is said beside a question, of what facts about dates, places and prices speak. */
const BESIDE = `once you open | when you open | after you open | on opening day | when it opens | at the new place | wherever it is | at your location
  before I pay for anything | for the price | if we buy tickets | as a paying customer | for free | when we come | the day we come | while we eat | after lunch
  with our snacks | this year | next year | in Austin | inside the building | at the door | for a toddler | for my baby | for my son | with my kids | on weekends`

export const CROSSINGS_IN_TURN: readonly CrossingInTurn[] = [
  {
    key: 'pricing',
    ways: `{} get in free | do {} get in free | {} are free, right | do {} get in for nothing | is there a charge for {} | what would I pay for {} | entry for {}
      I heard {} don't pay | is it true that {} are free | are {} half price | do you charge for {} | what's the fee for {} | admission for {}
      how much to bring {} | would {} cost extra | does {} count as a paying guest | is {} included in the price | what will {} set me back
      do I buy a ticket for {} | does {} need a ticket | reduced rate for {} | any break on the price for {} | special price for {} | rates for {}
      how many dollars for {} | can I afford it with {} | what do you take for {} at the door | is entry waived for {} | no charge for {}, correct
      somebody said {} come in free | full price for {} or less | what does a visit cost with {} | cost for {} | price with {} | tickets for {} how much
      do you make people pay for {} | discount when I bring {} | a deal for {} | is there a cheaper ticket for {} | so what do I owe for {}
      how expensive is it for {} | do {} pay too | will I be charged for {} | {} for free? | {} cost what | does the ticket cover {}
      ballpark for {} | roughly how much for {} | twenty bucks for {}, am I close | what would a morning run me with {}`,
    with: WHO,
  },
  {
    key: 'pricing',
    ways: `is it cheaper {} | what do you charge {} | how much is entry {} | price {} | do tickets cost more {} | any discount {} | what would we pay {}
      is it free {} | admission {} | is there a special rate {} | cost {} | what's a visit {} going to run us`,
    with: WHEN,
  },
  {
    key: 'allergens',
    ways: `anything {} would eat | is there anything for {} to eat | food for {} | what can {} eat there | something to eat for {} | kids menu for {}
      snacks for {} | lunch for {} | can I bring food for {} | can I bring a snack for {} | milk for {} | a meal for {} | is there a menu for {}
      what do you feed {} | will {} find something to eat | what would {} have for lunch | can {} bring a lunch box | may {} eat their own sandwiches
      {} has a nut allergy | {} cannot have dairy | {} is celiac | is the food safe for {} with allergies | peanuts and {} | gluten free for {}
      vegan food for {} | halal for {} | anything edible for {} | will there be a bite for {} | does the kitchen cook for {} | picky eater, {}, what's on the menu
      what is there to eat for {} | do I pack food for {} | can {} have a snack inside | outside food for {} | water bottles for {} | are snacks allowed for {}`,
    with: WHO,
  },
  {
    key: 'allergens',
    ways: `what can we eat {} | is food served {} | can we bring lunch {} | do you serve food {} | will there be snacks {} | can we picnic inside {}`,
    with: WHEN,
  },
  {
    key: 'safety',
    ways: `is it safe for {} | how safe would {} be | could {} get hurt | can {} slip out the door | what stops {} from wandering off | how do you protect {}
      is {} in danger there | will {} be safe with you | what if {} runs out the door | can a stranger get near {} | how do you keep {} safe
      do I need to worry about {} in there | is anything dangerous for {} | security for {} | what keeps {} from getting lost | can I see {} the whole time
      could somebody walk off with {} | is the equipment safe for {} | are the materials safe for {}`,
    with: WHO,
  },
  {
    key: 'opening-date',
    ways: `when can {} come for the first time | when will it be open for {} | how soon can I bring {} | when do the doors open for {} | what date can {} visit
      by when can {} play there | when is opening day for {} | how long until {} can come | how many months until I can take {} | what day do you open for {}`,
    with: WHO,
  },
  {
    key: 'location',
    ways: `where do I take {} | what's the address, I'm bringing {} | which street, it's for {} | how do I get there with {} | is it far with {} | where is it, I have {}
      what part of town, I drive {} | can I get there by bus with {}`,
    with: WHO,
  },
  {
    key: 'opening-date',
    ways: `do you open before {} or after {} | before or after {} | will you be open by {} | ready before {} | in time for {} | are we playing there by {} | this side of {} or not
      open around {}, yes | can we come before {} | will I get to take them before {} | you will be up and running by {}, right | I bet you open after {} | not before {}, I guess
      my neighbor says you open around {} | is {} too early to hope for the opening | aiming for {} | any chance for {} | are the doors open come {} | so {} is when it starts
      will it be finished by {} | do I plan our first visit for {} | should I wait till {}`,
    with: BY_WHEN,
  },
  {
    key: 'pricing',
    ways: `is it more like {} or {} | closer to {} or to {} | about the price of {} | does it cost as much as {} | cheaper than {} | more than {} | is it {} money
      pricier than {}, warm or cold | could I pay for it with what I spend on {} | compare it with {}, how much | would I rather buy {} | does an afternoon cost {}
      round number, {} or less | same as {}, I bet | half of {}`,
    with: PRICED,
  },
  {
    key: 'ages',
    ways: `can my kid play if she's {} | can he come, he's {} | is {} too old | is {} too young | mine is {}, ok? | would a {} year old still fit | she is {} already | he just turned {}
      my {} year old wants to come | one is {}, is that allowed | what if they are {} | are kids who are {} let in | is it for {} year olds too | my oldest is {} | my youngest is {}`,
    with: AGES,
  },
  {
    key: 'infants',
    ways: `she's {} old, can she come | he is {}, is there something for him | the little one is {} | is {} too little to come along | can I bring one who is {} | and her sister is {}
      my baby is {} | what is there for someone who is {}`,
    with: MONTHS,
  },
  {
    key: 'location',
    ways: `is it more like 20 minutes or 45 from {} | is it closer to 10 minutes or to 30 from {} | how long is the drive from {} | how many miles from {} | is it more than half an hour from {}
      would it be a quick trip from {} | north or south of {} | more toward {} or the other way | is it on the way from {} | 15 minutes or 40 from {}, give me a hint | how far out from {}`,
    with: FROM,
  },
  {
    key: 'hours',
    ways: `it's {}, are you open | it is {} and the kids are wild, are you open | grandma flies in on {}, are you open | {}, bored out of their minds, are you open?
      we are all off on {}, are you open then | cousins in town for {}, will you be open that day | everything else closes on {}, do you | do you close for {}
      {} and nothing to do, are the doors open | could we come on {} or are you closed | {} is my only day off, will you be open | do you work on {}`,
    with: DAYS,
  },
  {
    key: 'hours',
    ways: `I get off work {}, will you still be open | my shift ends {}, could we still come by | I'm done {}, will you still be open by then | we'd get there {}, too late?
      could we be in there {} | school lets out {}, is there any time left | nap is over {}, are you open then | can we get in {} | would the doors be locked {}
      we are up {}, can we come that early | home {}, would you be open | my class is out {}, do you stay open that long | we eat {}, could we come before that
      if I came {} would anybody let us in | he wakes up {}, can we head right over | is {} too early for you | is {} too late for you`,
    with: CLOCK,
  },
  { key: 'hours', ways: 'what time do you open {} | when do you close {} | how late are you open {} | are the doors open {} | opening times {} | can we stay late {}', with: WHEN },
  { key: 'hours', ways: 'what time can I bring {} | how early can {} come in the morning | until what time can {} stay | are there hours just for {}', with: WHO },
  {
    key: 'supervision',
    ways: `can I leave {} with you | can I drop off {} | do I have to stay with {} | may I go shopping while you watch {} | do you watch {} for me | can {} be there alone
      must someone stay with {} | is there someone to mind {} while I work | can I go out for an hour without {}`,
    with: WHO,
  },
  { key: 'socks', ways: 'do {} need socks | does {} have to sign a waiver | must {} take shoes off | what should {} wear | grip socks for {} | what do I pack for {}', with: WHO },
  { key: 'membership', ways: 'is there a membership for {} | a monthly pass for {} | season passes for {} | annual pass with {} | can {} share a membership', with: WHO },
  { key: 'birthdays', ways: 'can we have a birthday for {} | a birthday party with {} | do you do parties for {} | birthday package for {} | celebrate {} turning one year older', with: WHO },
  { key: 'booking', ways: 'do I need to reserve for {} | can I book a slot for {} | can {} just walk in | reservation for {} | must I book ahead for {}', with: WHO },
  { key: 'booking', ways: 'do we have to book {} | can we just show up {} | are reservations needed {} | walk-ins {} | can I reserve a spot {}', with: WHEN },
  { key: 'check-in-privacy', ways: 'do you keep face pictures of {} | can {} skip the face scan | is {} stored in a database | how long do you keep the face of {} | must {} be scanned', with: WHO },
  { key: 'accessibility', ways: 'are there ramps for {} | step-free way in for {} | quiet hours for {} | can {} get around in a wheelchair | low-sensory time for {}', with: WHO },
  { key: 'feature.cafe', ways: 'coffee for {} | is there a café for {} | can I get an espresso with {} | somewhere to sit with a latte while I watch {}', with: WHO },
  { key: 'parking', ways: 'is there parking {} | can we park {} | where do I leave the car {} | is parking hard {} | do you have a parking lot {}', with: WHEN },
  { key: 'parking', ways: 'is there parking {} | can I park {} | is there a lot {}', with: BESIDE },
  { key: 'wifi', ways: 'is there wifi {} | will I have internet {} | can I work online {} | what about wifi {}', with: BESIDE },
  { key: 'socks', ways: 'do we need socks {} | is there a waiver {} | what do we wear {} | shoes off {}', with: BESIDE },
  { key: 'cleaning', ways: 'is it clean {} | do you disinfect {} | how often do you wipe things down {} | what about sick kids {}', with: BESIDE },
  { key: 'accessibility', ways: 'is it wheelchair friendly {} | are there ramps {} | are there quiet hours {}', with: BESIDE },
  { key: 'supervision', ways: 'do I have to stay {} | can I drop them off {} | do parents stay {} | is somebody watching the kids {}', with: BESIDE },
  { key: 'booking', ways: 'do I need a reservation {} | can we walk in {} | must we book {}', with: BESIDE },
  { key: 'groups', ways: 'can a school group come {} | do you take field trips {} | can my daycare visit {}', with: BESIDE },
  { key: 'birthdays', ways: 'can we throw a birthday party {} | are there birthday parties {} | can we book a party {}', with: BESIDE },
  { key: 'jobs', ways: 'are you hiring {} | will there be jobs {} | can I work for you {} | can I apply {}', with: BESIDE },
  { key: 'feature.cafe', ways: 'is there a coffee place {} | will there be good coffee {} | can I get a coffee {}', with: BESIDE },
  { key: 'feature.creative', ways: 'can we paint {} | is there an art corner {} | is there messy play {}', with: BESIDE },
  { key: 'feature.pods', ways: 'what are the pods {} | are there learning pods {}', with: BESIDE },
  { key: 'feature.light', ways: 'is it loud or bright {} | are there calm corners {}', with: BESIDE },
  { key: 'feature.checkin', ways: 'how does check-in work {} | how do we check in {}', with: BESIDE },
  { key: 'membership', ways: 'will there be a pass {} | can I get a membership {}', with: BESIDE },
  { key: 'infants', ways: 'can babies come {} | is there something for babies {} | a place to nurse {} | changing tables {}', with: BESIDE },
  { key: 'waitlist', ways: 'how do I get on the list {} | do people on the list hear {} | how do I sign up for news {} | can I join the waitlist {}', with: BESIDE },
  { key: 'feature.events', ways: 'are there workshops {} | will there be family days {} | any classes {}', with: BESIDE },
  {
    key: NOTHING,
    ways: `what should I cook for {} | a dinner recipe for {} | how do I get {} to eat vegetables | how much should {} eat a day | what do I feed {} at home
      is honey dangerous for {} | can {} have cow's milk yet | which formula is best for {} | lunch box ideas for {} | what snacks do I pack for {} for school
      is peanut butter okay for {}, medically | when can {} start solids | how much water should {} drink | what did {} eat in ancient Rome
      how much sleep does {} need | when will {} sleep through the night | when does {} start to walk | when does {} start school | at what age should {} read
      what time should {} go to bed | how many hours of screens for {} | when do I get the flu shot for {} | what day is the parade for {}
      how much do shoes for {} cost | how much does daycare for {} cost | what is a good allowance for {} | how much does a car seat for {} cost
      how much do you tip for {} | what does a babysitter for {} earn | is health insurance expensive for {} | how much are diapers for {}
      are flights free for {} | do {} fly free | do {} need a ticket on the train | are movies cheaper for {} | is college free for {}
      where can I buy a coat for {} | where is a good doctor for {} | where can I take {} hiking | which street has the best lights for {}
      are trampolines dangerous for {} | is a car safer for {} in the back | is it safe for {} to swim after eating | how do I childproof my kitchen for {}
      is the water in the lake safe for {} | what helmet is safe for {} | is the neighborhood safe for {} | what is the safest car seat for {}
      is aspirin safe for {} | are bunk beds safe for {} | what do I do when {} has a fever | how do I stop {} from biting
      write a birthday poem for {} | a present for {} | a costume for {} | a joke for {} | a bedtime story for {} | help with homework for {}
      how do I potty train {} | what name should I give {} | a good book for {} | which bike for {} | a haircut for {}`,
    with: WHO,
  },
  {
    key: NOTHING,
    ways: `how many days until {} | when is {} this year | what can we do in town for {} | is school off for {} | is the library closed on {} | what do I wear for {}
      a craft for {} | how do I explain {} to a four year old | a gift for {} | is traffic bad around {} | which recipes do people cook for {} | what's the weather like around {}`,
    with: BY_WHEN,
  },
  {
    key: NOTHING,
    ways: `where do I buy {} | how much is {} these days | is {} worth it | who sells {} near me | can you order {} for me | what's a good tip for {} | is {} tax deductible
      why is {} so expensive now | a coupon for {}`,
    with: PRICED,
  },
]
