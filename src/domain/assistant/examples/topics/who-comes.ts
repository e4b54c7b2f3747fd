/** Who may come, and who stays. */
export const WHO_COMES: Readonly<Record<string, string>> = {
  ages: `
    would my eleven year old still fit in | my oldest is twelve, is it babyish for her | is it too babyish for a nine year old
    is my kid too little | is my kid too grown | my boy is five, is that okay | my girl is six | mine are four and seven
    mine are three, five and nine | I have a four year old | a five year old and a ten year old | my grandson is three
    my granddaughter is seven | my niece is eight | my nephew is 11 | would it work for a preschooler | would a kindergartner like it
    would first graders like it | would a third grader be bored | fourth grader | sixth grader | elementary school kids | middle schoolers
    high schoolers | older kids | bigger kids | little kids | small children | is there something for older siblings
    for how old kids is it | for what age group | what age group | age group | age limits | from what age | up to what age
    what's the youngest you take | what's the oldest you take | who can play there | who may play | is it for kids only
    is it for older kids too | is it for all ages | is it meant for toddlers | can a two year old come | can a 2 year old play there
    is two too young | can a 13 year old come | is thirteen too old | fourteen? | my fifteen year old | my teenage son | teens
    kids of what age | is there an age minimum | do you check ages | at what age is a child too big | are adults allowed to play
    can I play too | can dads climb too | is it for grown ups | what ages | what age is it for | for what ages | who is it for | age limit
    age range | age restrictions | youngest age | oldest age | minimum age | maximum age | how old do you have to be
    how young is too young | is my kid too old | is a 3 year old old enough | is 13 too old | is my 11 year old too big for this
    would a ten year old be bored | will my nine year old enjoy it | is there anything for big kids | is there stuff for older kids
    is there something for my seven year old | is it only for little ones | is it just for toddlers | is it good for toddlers
    is it good for preschoolers | good for kindergartners | suited for school age kids | ok for a 4yo | ok for a 5 year old
    can 12 year olds come | can my twelve year old still come | can teenagers come | are teens allowed | can my teen play too
    my son just turned two, can he come | my daughter turns three in May, is she old enough
    my kids are 3 and 8, is there something for both | I have a 2 year old and a 6 year old | I have kids of different ages
    can adults play too | can grown-ups play on the equipment | is it for adults | can adults come without kids | can college students come
    is there a height limit | height requirement | at what age can they start | until what age | ages | toddlers | tweens | teenagers
    my kid is in middle school | my kid is in second grade | fifth grader too old? | how old are the kids who come
    how old do kids have to be | how old must they be | how old should a child be | how old do you need to be to play | how old can they be
    my son is 9, is he too old | my daughter is 3, is she too young | my son is 5, can he come | my daughter is 12, is that still ok
    is he too old | is she too young | is that too young | is that too old | is it suitable for preschoolers | is it suitable for toddlers
    is it suitable for older kids | is it suitable for a 4 year old | is it made for toddlers | is it right for my six year old
    is it right for a four year old | would it be right for a 7 year old | would it suit a ten year old | will a ten year old have fun
    toddler area | an area for toddlers | a toddler zone | is there a section for toddlers | and for a 3-year-old | and for my 5-year-old
    and my 13-year-old | and teenagers | what about teenagers | what about a 13 year old | what about my 8 year old | what about older kids
    even with a nine year old | kids up to which age | for kids how old | what age do you recommend | is my kid the right age
    the right age | old enough | too old | too young | is 14 too old | my oldest is 13 | my youngest is 2 | ages allowed
    what about toddlers | can a 14 year old play | can a 3 year old play | can my six year old play | can older kids play
    can a ten year old play there | can my teenager come along | can my toddler come along | can my teenage daughter come
    may teenagers come
    My daughter is 4, is she old enough? | Is eleven too old for this? | I've got a teenager and a kindergartner, will both fit?
    Would a thirteen-year-old be turned away? | What's the minimum age to play? | Is there an upper age limit? | Will my second grader be bored there?
    I have a two-year-old with lots of energy | My twins just turned three. Can they come? | Do you cater to tweens?
    from what age on can children enter | kids 5 n 9, would it work 4 both? | My nephew is in middle school; is he within your range?
    Can adults play as well, or kids only? | Which grades is this aimed at? | Is it just for little ones, or for big kids too?
    For which ages you make the playground? | I'm a grandfather of a ten-year-old. Is it for her too? | Hypothetically, could a 14 year old get in?
    Someone told me it's only for under-fives. True? | What ages does the playground target? | my kid turns 12 next month, still ok?
    Is a child of 24 months allowed? | Does it suit elementary-school children? | What's the age cutoff? | High schoolers welcome?
    My son is six and very tall for his age, does he qualify? | Is there a height or age requirement? | Years of age permitted, please?
    Would an 8-year-old enjoy it or is it babyish? | 2 to what? | We have kids aged 3, 7 and 11. Something for all of them? | how young can they be
    Who is the target audience in terms of age? | Is this a place for pre-K kids? | Big brother is 15 and little brother 6. Can the older one play?
    Is my niece, a first-grader, the right age? | At what birthday do they outgrow it?`,
  infants: `
    I have a nine month old too, can she come along | my son is only one, is there anything for him | my youngest is ten months
    my baby is four months | our baby is eight weeks | my little one just learned to sit | she is just starting to walk
    he is 15 months old, is he too young | is 20 months too young | twenty month old | my daughter turns two in three months
    almost two, can he come | not yet two | one and a half years old | year and a half | is there a place for my crawling baby
    is there a corner for babies | is there a baby gym | play mats for babies | is there something to do for a baby
    what is there for a one year old | what is there for under twos | what do I do with the baby while the older one plays
    the baby would come too | big sister plays, baby comes along | baby brother | baby sister | and his baby sister? | infant | newborns
    crawler | diapers | somewhere to change a diaper | changing station | changing room for babies | diaper table in the men's room
    can dads change a diaper too | where can I feed my baby | breastfeeding | nursing mothers | lactation room | pumping room
    can I bring a baby carrier | is there a crib | can a baby nap there | can I bring my baby | can babies come | are babies allowed
    is there a baby area | is there an area for crawlers | something for infants | is there a soft area for babies
    is it okay for a one year old | my daughter is one | my son is 18 months | our twins are 14 months | my little one is not walking yet
    she just started crawling | he is six months old | newborn | newborn along while the big one plays | babies | infants | one year olds
    under two | kids under 2 | younger than two | can the baby come along | what about the baby | we have an infant | 11 months
    can I breastfeed there | place to nurse | place to nurse the baby | nursing room | is there a changing table
    where can I change a diaper | diaper changing | is there a bottle warmer | high chairs for babies | can I pump there | baby swing
    tummy time mats | and a 1-year-old | and for a 1-year-old | and for babies | and the baby | and my baby | and what about babies
    what about babies | what about my one year old | what about newborns | can my baby come | can the baby come too | is a 10 month old okay
    can a 9 month old come | can a 14 month old play | is my 9 month old welcome | are newborns welcome
    is there something for a baby sister | our baby is eight months old, can she come in too | I have a baby who is six months old
    tables for nursing moms | a spot for nursing moms | where do nursing moms go
    Can my 8-month-old come along? | Is there a spot for babies to crawl? | My son is 14 months, too small?
    I have a newborn and a four-year-old, what about the little one? | baby area | Where can I nurse? | Is there a changing table for diapers?
    She's not walking yet, is there anything for her? | I was wondering if under twos are allowed
    my lil one just turned 1, can we come? | A soft corner for crawlers, perhaps? | Could I warm a bottle of formula for my baby?
    Is there a lactation room? | We have twins of eighteen months, would they enjoy it? | tummy time space? | Can I pump somewhere private?
    My grandson is only ten months, must he stay home? | Younger brother still in a carrier, may he enter?
    Do you plan high chairs for infants in the café? | Will there be a baby and me class? | For a child of one year, what you have?
    Is a six-week-old welcome while her brother plays? | What's there for kiddos under 24 months?
    I'm due in June; could I bring the infant with my toddler? | I'd like to know about nursing mothers' facilities | Too young at 20 months?
    My neighbor says babies aren't let in at all, is that so? | bouncers, play mats, rattles... anything like that for the tiniest?
    Is a fenced area planned so that big kids don't trample my crawler? | Pampers stage kids ok? | Will my eleven-month-old count as a visitor?
    Would it be boring for an infant? | Breastfeeding friendly? | Could the baby nap in a quiet corner while the big one climbs?
    My daughter is nearly two but very sturdy, would you let her in? | Hi! Mom of a preemie, five months now. Can she tag along?
    Do you have something for kids who only scoot on their bottoms? | What about siblings below the minimum age, like one-year-olds?
    Is the diaper crowd included?`,
  supervision: `
    can I sit in my car while they play | can I leave for an hour | could I leave the kids and go to the supermarket
    could I leave him with you while I go to the dentist | can I leave the building | may I step out for a phone call
    may I leave my kids with you | would you look after my kids while I work | would someone keep an eye on him
    will there be someone to look after the kids | is there anybody who plays with the kids | are there staff who play with the children
    are there helpers on the floor | do your people supervise | are kids supervised by staff | is there supervision | supervised play
    does somebody have to be with my child | does a parent need to be with them at all times | do I have to be next to my kid the whole time
    do I need to follow my toddler around | must I stay | must parents stay | am I required to stay | is it required that I stay
    are parents required | are parents allowed | are parents allowed in | are grown-ups allowed inside | are moms and dads allowed to go in
    are parents expected to stay | can I stay with my child | can I go in with my kid | can both parents come in
    can my mother bring them | can my babysitter bring the kids | could our au pair bring them
    can a 14 year old come alone with her little brother | can a teenager be the responsible adult | does the adult have to be over 18
    how old must the person in charge be | can my twelve year old come on his own | can my 9 year old stay on her own
    can kids be there alone | can children be left alone | leaving kids unattended | unattended kids | alone | do you have drop-offs
    is it a drop off place | is it drop and go | drop and shop | is it like a daycare | is it a kindergarten
    do you do childcare by the hour | hourly childcare | babysitting service | nanny service | do you take kids for the day
    a day off for parents | kids club where I can leave them | I need two hours for myself, can I leave her there
    we would like a date night, will you take the kids | may I go for a run while they play | I have to run an errand, can he stay
    how many kids per adult | can one adult bring five kids | I have three kids, do I need a second adult | do I have to stay
    do I have to stay with my kid | do I need to stay | do parents have to be there | can I leave my kids | can I leave my child for an hour
    can I drop them off | can I drop my kids and leave | can I run errands while they play | can I go shopping while they play
    can I go to the gym while they play | can my kids be there alone | can they stay by themselves | can my ten year old stay alone
    can kids come without parents | can kids come without an adult | does an adult have to be present | do you need an adult in the building
    must a parent be inside | who watches the kids | who is watching the children | will somebody watch my kids | do you watch the kids
    does your staff look after the children | do you have sitters | do you provide childcare | is it a daycare | is there child care
    drop-off service | date night drop off | parents night out | kids night while parents go to dinner | after school care | babysitting
    babysitter | can the nanny bring them | can grandparents bring them instead of me | can an older sibling watch the little one
    can my 16 year old daughter supervise her brother | how many adults per child | adult to child ratio | how many kids can one adult bring
    is one parent enough for four kids | do both parents have to come | supervision | do I have to watch my own kids
    do I need to keep an eye on them the whole time | is it a place where you leave your kids | can I work while you mind the kids
    can I nap while they play | mandatory supervision | drop off | can I leave my kids there and come back
    can I leave them there and come back later | can I leave and come back later | can I go and come back
    drop them off and come back later | drop off my daughter and come back | do I have to watch my own child
    do I have to supervise my own children | do I have to be there | do parents stay | do moms have to stay | do we stay with them
    do we stay or drop off | do you babysit | do you offer babysitting | do you offer childcare | do you watch kids
    do your people watch the kids | will you watch my kids | will your staff watch the kids | will someone watch my daughter while I work
    is it okay to leave my son there | is it ok to leave them for an hour | may I leave them alone | can they be alone
    can kids go in alone | can my child go in alone | alone or with parents | with or without parents | without parents | without me
    are parents supposed to play with them | even if they are ten | who supervises | who supervises the kids | who is in charge of the kids
    childcare | nanny
    Can I drop them off and run to H-E-B? | Do I have to stay the whole time? | Is there babysitting or childcare?
    May I leave my ten-year-old alone for an hour? | Will staff watch the kids?
    I was wondering if somebody keeps an eye on them while I go to the dentist | Could I sit in the café while my four-year-old plays by herself?
    Must an adult be present at all times? | Is one grown-up enough for five children? | Can his older sister, 16, be the one in charge?
    The nanny would bring them; can she leave and come back? | parents night out, do you do that? | can i dip for a bit while they play
    Do you offer daycare or after-school care? | I need someone to mind my son while I work | How many attendants per child will be on the floor?
    Is it possible I leave my children and come back after two hours? | Will there be summer camp style care without parents?
    My neighbor heard you can leave kids there all afternoon, is that right? | Do grown-ups climb along with the kids or wait outside?
    Would I be allowed to go shopping meanwhile? | Am I responsible for watching my kid, or are your people?
    Who looks after them when I'm in the restroom with the baby? | She's eleven and independent; does she still need a chaperone?
    What's the minimum age to be left without a parent? | Can the grandparents accompany them instead of us? | Unaccompanied minors?
    Do both parents need to be there? | My son clings to me, may I stay next to him inside? | Is this a place where parents have to hover?
    Suppose I have a quick errand, could the team mind my twins? | Do you have trained sitters or play guides supervising?
    date nite idea: leave kids w/ you guys? | Our reporter asks: will the playground take children without their parents?
    I'd love two hours alone at the gym, would you keep my daughter? | Can an aunt with four cousins manage them, or is there a ratio?
    Are lifeguard-type monitors at each area? | Could I wait in my car while they're inside? | Does a guardian need to remain on the premises?`,
  groups: `
    I teach pre-K, could I take all of them | I teach first grade, could I bring my class | I run a small daycare, could you take all of us
    I lead a scout troop | I am a kindergarten teacher | I work at a school | could you take fourteen kids at once | can I bring 25 students
    can thirty kids come at once | we are twelve moms with kids | our book club moms and kids want to come together
    a bunch of families together | several families at once | can we come as a group | we want to come as a big group
    bring my whole daycare | our nursery would like to visit | our preschool would like to come | outing for my class | school outing
    end of year class trip | field day | field trip for first graders | field trip for kindergarten | school trip | class visit
    my students | homeschool coop | co-op group | playgroup | bible school | vacation bible school | sunday school group | YMCA group
    summer camp visit | company picnic | office family day | work event with kids | employer family event | team party | fundraiser night
    PTA night | spirit night | discount for twenty kids | group tickets | group discount | special needs class visit | can we bring a class
    can our school come | field trip | field trips | do you host field trips | do you take school groups | can my daycare come
    daycare group | preschool group visit | kindergarten class | can a teacher bring twenty kids | group visit | group booking | group rates
    group discounts | large group | we are a group of 15 | mom group meetup | our playgroup wants to come | homeschool group
    homeschool co-op | girl scouts | boy scout troop | cub scouts | church group | summer camp group | youth group
    our company wants a family day | corporate event | team building | sports team outing | soccer team
    can we organize an outing for our PTA | school fundraiser | do you come to schools | groups | schools | class trip
    excursion with students | special rate for schools | how many chaperones per class | after school program bringing kids
    can my class come | can a class come | can a class of twenty come | can a class of twenty come on a school day | can my whole class come
    do you welcome kindergarten classes | do you welcome school classes | do you welcome groups | do you take classes of children
    could you take all of us | would you take a group of ten | our daycare looks for an outing
    we always look for an outing with our kids from daycare | I teach second grade, we look for outings | how much per student
    price per student
    Can I bring my kindergarten class? | Do you do school field trips? | I run a daycare with 18 kids | Girl Scout troop outing possible?
    Could our church rent it out? | I was wondering whether homeschool co-ops can visit together | Can companies hold a family day there?
    How many children can a teacher bring at once? | our preschool wants 2 come, 30 kids | Is private hire available for a team party?
    My moms' club meets weekly, could all twelve of us come? | Do you host class excursions? | I am teacher, I want to visit with my students
    Discount for large parties of kids from a nonprofit? | Would a summer camp be able to come for a day trip?
    Are PTA fundraisers something you'd host? | As a principal in Austin ISD, whom could we plan an outing with? | Cub Scouts, den of ten, sleepover?
    Can the soccer team celebrate the end of the season at your place? | Our YMCA after-school program needs a rainy day destination
    We're a foster care charity; could you welcome our children as a group? | Can I rent the whole venue for a corporate event?
    playdate of 15 families, doable? | Do chaperones get in free with a class? | Family reunion with twenty cousins, could you take all of us?
    Do you offer educational visits tied to the curriculum? | Third grade wants to come in May, is that something you'd do?
    Buyout for a private evening? | My neighbor teaches pre-K and asks if her whole class may visit
    Would a special education class be able to come together? | school trips? | Can we bring a busload of kids from San Antonio?
    Is there a package for nurseries and childcare centers? | Montessori outing, 22 pupils and four adults
    Hi! Sunday school leader here, can we plan a trip? | Could my Meetup of twin parents gather there?
    Maximum party size if several classrooms come? | Would you take in our summer day camp on weekdays?
    Exclusive use for a baby shower or office gathering?`,
}
