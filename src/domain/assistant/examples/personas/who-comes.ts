/** How old they may be. */
export const WHO_COMES: Readonly<Record<string, string>> = {
  ages: `
    she turns two in june, is she old enough then | he'll be 13 in august, too old? | three and a half ok? | At what birthday do they age out?
    turns twelve tomorrow lol still good? | until what age can they come | my boy turnd 2 last weak, can he go in
    my kids are 4, 9 and 14, and the oldest will be fifteen by the fall. Which of them is this meant for? | minimum age is 3 like at the gym, yes?
    wat age does it stop | Is a fifth grader past it? | how old do they have to be | age limit? | ages | whats the cutoff | maximum age | minimum age??
    is 13 too old | my son turns 13 in june, is he out | she's abuot to be two, next week acutally | turnning 12 this fall, still ok?
    is my eleven year old going to be the oldest one there
    Everything in town is for toddlers or for teens with phones, and my ten and eleven year olds are stuck in between. Do tweens count? | teenagrs welcome
    teens allowd or no | I'm fourteen and I want to go with my friends | im 10 can i come | I am 16 and love climbing lol | middle schoolers?
    would a sixth grader find it babyish | 5th grader, too cool for it? | 2nd grade. fits? | kindergarten age ok? | preschoolrs?
    Is this just a toddler thing or can big kids go too | Is it mainly for little ones or grade schoolers | what's the range | up to what age can they play
    until which birthday | From how many years on? | my grandkids are 3, 7 and 11, will it suit all of them | sibblings 2 and 9, one place for both?
    I've got a four year old and a ten year old and can never find a spot that lets both in | five kids from 2 to 15. Who has to stay out?
    big bother is 14, can he come in with his 6 yaer old sister | can an older sister of seventeen play along | do u take thre yr olds | twos? | my nephew's 8
    is six a good age for this | would a 12 yo be allowed or is it UNDER 12 | does 12 mean up to the thirteenth birthday | it's for kids under 6, correct?
    Since it's for all ages I'd bring my 15 year old as well. | you take them from birth to eighteen right? | He's nine but tiny. Or does height matter more
    Tall for her age, everyone thinks she's 14, she's 11. Hope nobody turns her away? | developmentally he's around 4 but his birth certificate says 13
    what grade do kids age out | woud highschool kids be runing around there too? | who's it meant for, age wise | wat age | how yung can they be
    My daughter will be two years and one month when we visit from Waco. Good?
    The preschool said he isn't ready, the gym said come back in a year, and I'm tired of hearing it. Is he too young for you as well at two and a half?
    is she too big? almost thirteen | Too old at 12?
    Last time we drove forty minutes to an indoor gym, and the girl at the counter told my crying eleven year old he was over the limit. I don't want that again, so where do you draw the line?
    My sister is visiting from Lubbock with her brood: a toddler of two, a second grader, and a moody one of thirteen who'd rather be on his phone. Which of them could actually play?
    I teach fifth grade and have a three year old at home, so birthdays at our house are always a mess of sizes. Would your place fit both a ten year old and a preschooler, or does one of them get bored?
    we're foster parents, the ages change all the time, right now 2, 5, 12. does that work | my kid brother is 12 and a half
    Can you be seven and still have fun there or is it more pre-k | Our au pair is 19, our girls 4 and 6. Who's it made for? | years old requirement pls
    I'm confused because my neighbor says it's only for preschool kids and your flyer showed a big boy hanging upside down, and mine is eleven and a half, so is he included or not?
    We have a blended family, his are 12 and 13, mine are 3 and 5, and every outing ends with somebody shut out at the gate. Where would we stand with you?
    I know about the waitlist and I like the idea of the café, but before I sign anything, my daughter starts middle school in August, so has she outgrown you?
    Grandma here. I have Tuesdays with a little fellow of two and a half and his sister who is in fourth grade, and I'd rather not drive to two places. Can both play?
    My niece is sixteen, has Down syndrome and adores playgrounds made for smaller kids. I know she's over most limits, so what's yours?
    My boy turns thriteen in Febuary, would we get just a few months out of it before he's out? | my niece is eleven, is she to big for it?
    I have one grandson who is three and another who just turned thirteen and they bicker like cats, would both be let in or only the little one?
    Age cutoff? | What are the minimum and maximum ages for the children admitted? | My son has 6 years and my daughter 12, both can play?
    im 15 and i watch a 4 yr old, can i climb too or am i too old lol | We serve pre-K through fifth grade; does your age range cover all of them?
    He's ten but acts closer to four. Is ten still inside the age range?
    Will teenagers be barging around in there with toddlers, or is there an upper age limit?
    got a 2, a 4, a 7, a 9 and a 12 year old, do all five fit or does the big one sit out?
    Would it feel too babyish for fifth graders, or are they still within the ages you have in mind?
    My twins turn two the week before Thanksgiving; is two the threshold or must they be older? | is it worth it for an eleven year old or too babyish
    are three year olds too small to get their money's worth | before I spend a dime, is a 13 yr old too old | charge of age? like what's the min and max age
    my kid's 11, too old? | whats the age limt | My son have fourteen years, he can enter? | im 15 can i still get in or is it a baby thing
    I have a grandson in kindergarten and a granddaughter in sixth grade; would both be the right size for it?
    What are the minimum and maximum ages of admission contemplated? | how old young do they have to be
    Every place around here ignores tweens. Is yours yet another one for preschoolers only?
    Seeing as it's strictly for toddlers, I guess my third grader is out
    Twins turn two in March, big brother is nine. At the last spot they were split up and one of them was always sobbing. Would all three qualify?
    is there a cutoff, like do teenagers count | wich grades is this made for, pre k thru fith? | She turns thirteen in June. Is she too grown for it?
    My twins were born on leap day so they'll be two when the doors open. Old enough for you? | Sixteen-year-old brother tagging along, would he be let in?
    did y'all say 2 to 6, ages wise | Two years old or older? | Could a high schooler come Saturdays or is that past the limit?
    My son is two in March. Is that old enough for the place? | nine year old bored by this or no | Twelve years old the cutoff? | By when is a kid too big?
    He'll be three when you open, I reckon, and his sister eleven. Both fine? | open to 13s? | is there a minimum age | age range? | is 2 too young
    what do you say to a 12 yr old, still allowed? | at what age do they stop being allowed | do my 3 and my 11 both fit in | my nephew is 14, is he out
    do you let 13s in | kids under what age not for you
    i hvae a 2, a 7 and a 13 and every place in town bores one of them, so which of mine would be right for you | five and up only?
    does a nine year old play with such things still | 4 yrs or more like 8? which is it built for | what's the range, youngest to oldest
    single digits or double digits? my oldest just hit 10 | hwo far do you go up, is fifteen fine | can a for year old get in, or is that to yung
    is it dangerous for a big kid, hes 12 and a half | are toddlers and ten year olds both in your range, ive got one of each
    are tall kids let in, my son is 11 but looks 15
    shes got a peanut allergy and she climbs like a monkey, what i want to know is whether 13 is past the limit
    can i keep two of them busy at once if one is 3 and the other 9
    He's had one reaction in his life, to pistachio gelato, in Rome of all places, and we got through it. He turns 13 in June though. Too old for you by then?
    will the other kids have to be two or older
    Food allergy mom of three here. Don't care about the menu, we eat before. One's 2, one's 7, one's 12, can they really all play at one place?
    do kids need to be 2 to get in the place or can older ones, like 13, come too | 13 is the cutoff, isn't it?
    since toddler time is tuesday, is my seven-year-old too old that day or are all sizes mixed
    Somebody said nine year olds are bored by then, so is ten still in your range? | you top out lower than Urban Air, they take teens. how high do you go
    My grandson turns 3 and his uncle claims three's too little. It's not, is it?
    She's twelve and a half, tall as me, and dreads being "too old". Her little brother is four. Our sitter, Mackenzie, believed you split at age six. Who of the two fits your crowd?
    its a preshool thing, right, so fifth graders would look silly | height limit 48 inches, or do you go by birthday?
    can a 15 yr old play too or nah, my guess is nah | is my just turned 2 yr old too small for this | will big kids trample my 3 year old
    rough ten year olds and tiny preschoolers in one place, what age span are we talking | is 12 too old | 13, almost 14, can he still play
    My five year old got knocked over by a pack of middle schoolers elsewhere. What's the oldest you let in? | minimun age? she's two and a half and fearless
    you take kids up to 16 dont you
    my second grader is tiny for her age and my sixth grader is built like a linebaker, he turns 12 in june. would both still be young enough
    13 yr old aloud? | kindergartner too little? | minimun age | tweens gonna be bored | my 3rd grader + a toddlr | just turned two, good to go? | age cutoff
    highschoolers can go in? | 4 yo tripletts | how old is too old | hes eleven n tall, still ok | preschoolers mostly? | oldest u let in
    middle schooler tagging along | 2yr old and 12yr old togehter | mine just blew out two candles, guess she finally qualifies
    my 13 year old still loves climbing, he's small for his age and would die if he was turned away at the door
    I've got a kindergartner, a fifth grader and a grumpy eighth grader. We try to do one thing as a family each weekend, and somebody is always either too big or too little for whatever I booked and paid for.
    he turns twelve in the fall so we might be too late for all this | Grandpa of a strapping eleven-year-old who thinks he's outgrown everything.
    my todler is 26 months and everyone else's play place says three and up | Nanny to a 3yo and a 9yo, hard finding one roof that works for both of them.
    im 14 and honestly just want to go in the ball pit with my little cousin | worried the big kids will be 15 and stampeding
    my boys are seven years apart, we basically never get to play in the same spot
    Our first-grader reads at a fifth grade level but is still very much six. hoping this isn't just for preschoolers
    college sophomore, no kids, just nostalgic and wishing I could slide down things again
    last place kicked out my ten yr old for being over the limit. Dont want that humiliation twice.
    she's a very tall eight and people assume she's a teenager, so we always get the stink eye about age rules
    My oldest turned 13 in April, the others are 6 and 4, and I can't leave him home or buy him a movie ticket each time. Can he come along and play, or is he over your limit?
    Our granddaughter's 11 and built like a linebacker, she's bored with every ball pit between here and Temple and would sooner have fries. Is there something in it for her, or is it only for little ones?
    Me and my roommates are 24, no kids, and we saw the lights and the paint online and would skip Rainey Street for that on a Friday. Is it for kids only or can grownups go play on their own?
    She hits two on the nose next Wednesday, still in dipers, barley talks, eats like a bird. Everyone at her daycare in Manor says wait a while. Is that old enough for yours?
    How old do they have to be? I've got a van, a free Saturday, a hundred dollars, and nieces of 3, 8 and 14 who can't agree on lunch. Their mother's in the hospital till Monday, I'm a bachelor uncle with a pickup and a frozen pizza, and I don't want to be turned away with one of them crying.
    My oldest is 13 and she'll be stuck with her brothers who are 4 and 6, and she's already rolling her eyes. They're all free on Sunday afternoons. Is she too old for it?
    I watch my grandson who isn't quite two, he'll be two in January, and his big sister, who's nine. I don't want to pay for something that's only for toddlers. What age group is this made for?
    mine just turned 11, too old? | is 2 old enough to get in | how old do kids have to be | what's the cutoff for big kids
    i have a 4yo and a 9yo, would both be ok | My 13 year old wants to tag along with his little brother | are adults allowed in too or just kids
    wat ajes is it four | my dotter is to is she to yung
  `,
  infants: `
    8 months old, is there anything for him | will be one year old by Christmas, can she come along
    she doesn't turn two until november, are we out until then? | newborn plus a four year old, can the newborn come | at 18 months is it too early
    six weeks old in a wrap, fine? | what's there for under ones while big brother plays after preschool | not walking yet, would we have to wait a year
    I'm expecting in May, so by the time I'd come there'd be a three-month-old strapped to me and a toddler pulling my arm. Anything planned for the tiny one?
    can I bring my 8 month old | baby zone? | what about under twos | is there somthing soft for crawlers | he's just startd crawlling, anything for him
    My daughter isn't walking yet. Is there a point in coming? | newborn in a sling while big sis plays, allowed? | do you have a chaning table
    diaper changing? | nursing room? | where can I brestfeed in privat
    I go back to work in a week and will be pumping every three hours, also on Saturdays when we take his sister out. A lactation room, an outlet, anything planned?
    will there be a secton for wobblers | infant area | infnts welcome? | babys allowed? | can little ones in diapers come | tummy time mat anyone?
    11 months old, cruising along furniture, bored at home | Our youngest is four months, the older one is 5. What happens with the baby while she plays?
    is there a pen or fenced corner so the baby won't be trampled | my 14-month-old climbs like a monkey, would she have anything there
    18 month old twins. Too early? | at 20 months is he gonna be bored there | do infants get in or is it strictly walking kids
    is a six week old okay in there with the noise | I am expecting in March, could I come with a newborn and my kindergartner afterwards
    bouncers or swings for babies?? | what have you got for the pre-walking crowd | Mommy and me for 9 month olds? | sensory corner for a 7 month old?
    teething baby who mouths everything, do you have stuff just for that age | playpen | bassinet or cot for the little brother to nap in while we're there
    could I put my sleeping infant somewhere quiet | do you have hi chairs or baby seets
    Preemie mom. Son is 15 months, adjusted 12. Anything for someone like him? | so babies are allowed to come in and crawl around, i take it
    since you have a baby room I'd bring my 5 month old | You said 2 and up, so a baby has to stay home?
    It says from two. And the baby sister? We come as a package. | what happens if one is 4 and the other's only 10 months
    My nanny share has a 9 month old and a 3 year old. One of those fits the bill, but the tiny one can't even stand; would she just sit in the stroller the whole time?
    I'd love to try the coffee, the light thing sounds beautiful too, but I never go anywhere without my five month old strapped to my chest and I wonder if he'd even be let past the door.
    We were at a soft play in Cedar Park and a ten year old landed on my eleven month old. Since then I only go to places where the tiny ones have their own space. Do you?
    is my godson too tiny at half a year | Lap baby? | barely sitting up, is that ok | does an 8-week-old count
    wearing my baby in an ergo carrier, fine or not | do u have wipes and a place to change a blowout | toddler just turned 1 yesterday, anything at all
    are there any toys for babys under a yr | rattles, mirrors, soft blocks... stuff for tinies?
    He's the third child, poor thing, always dragged along in a car seat to whatever the big ones do. Any plan for a wee one's corner?
    ball pit for bubs under 12 months?
    Our oldest is six and thrilled about climbing, but her brother is only nine months old and at the age where he puts everything in his mouth, so would there be any safe spot for him on the floor?
    I nurse every two hours and get stared at everywhere, and my three year old still needs to run around. Is there a quiet chair or little room for that, or do I go back to the car?
    The sitter brings both girls: one's three and a half, the other is ten months and just pulls herself up on things. Does the small one only get to watch?
    twins born early, fourteen months, bottom shufflers. Somewhere padded for them to scoot about while I hold the coats?
    i've got a 9 month old too, is there anything for her | The newest one is only four months, a little peanut, can I have her along?
    Baby's six months. Can he come? | Will there be a private room for nursing mothers? | Where I change the dipaer? And my baby has 8 months, she can enter?
    the family has a crawler too, is there a baby zone or do i just hold her
    A few of our moms have newborns on their hip; what will there be for the under-twos?
    His baby sister just learned to walk at thirteen months. Would there be a spot where she's not run over while he plays?
    Is there a changing table in the men's room as well, or only in the women's? | number five is 18 mos, does he get to play or just watch his brothers
    Some of my families have infants in tow. Can they be brought along? | Could I brest feed somewhere quiet with one eye on my older boy?
    My baby don't walk yet, there is a place for she? | anything for babies worth paying for
    is there stuff for a crawler, he's 9 months, or is it a waste to bring him | can I bring a newborn while my big kid plays | babies?
    can i bring my 8 mnth old | My baby is of five months, have place for him? | my baby sis is like 1 is that allowed
    The newest grandchild still crawls. Is there a soft spot for her? | Is there provision for infants under twenty-four months? | baby infant newborn ok
    Always nothing for crawlers. They get trampled or strapped in a carrier. You too? | You have a baby zone with soft mats, don't you?
    Big sister is four, little brother is nine months. I can't leave him at home alone. What would he do while she plays? | nurseing room or changeing table
    She's 18 months and almost walking, her cousins of three and five would be going in with their mom. Would you turn the two of us away?
    She turns one in June. Is she allowed to crawl around? | What year can she start, she's an early talker at 20 months?
    I keep forgetting things since the baby, so could the baby tag along when we visit the big kid stuff?
    My son is not two till March. What's there for him in the meantime? | nine months? she's a crawler
    Twelve weeks old, in a sling, would she be turned away? | He'll be three months when you open, I reckon. Somewhere to nurse him?
    Newborn due the week before your launch, whenever that is, plus a kindergartner who never sits. Is there a quiet bench where I can breastfeed?
    will a twenty month old be covered, stuff for crawlers | less than two, allowed? | where do i change a diaper, is there a table
    nobody warned us at the last place that the one year old on my back had no corner of her own, so will there be something soft for crawlers
    is it dangerous for a crawler, shes 10 months | do you seperate walkers from the babies, i got a 7 month old | is there a place to nurse
    can my baby get a diaper changed in the bathroom
    he has a nut allergy and carries a pen in his bag. may the two of us come with his little sister, shes 5 months | baby proof?
    our last gym daycare let a baby in from six weeks. whats there for mine | diapers?? where | warm up in a nursing chair with a 3 week old there?
    what space for a 1 year old will you have | does he need to be weaned, i breastfeed and wonder where | will you have a private chair for breast pumping
    do you have highchairs and a place to nurse for my 9 mo old | a mom at storytime said you ban all babies, true
    are baby wearing moms ok in the play zone with a newborn | how do i introduce my six month old to the place, is she allowed | feed the baby wear
    my baby needs his nap, is there somewhere for a seven month old to lie down | restroom with a fold down table for a six month old
    are the soft shapes safe for my 8 month old | nap policy pls, for a one year old | fussy sleeper, 11 months, will there be a dim nook for babies
    can i brestfeed there in peace | are babys on the floor or kept in a sling | place for crawlers? my baby is 8 months
    no babys at all, is that what "2 and up" means? | my 11 month old crawls like a racecar, the padded baby pit is for her right?
    a nursing pod by Mamava, I heard you're getting one | Since he turns two in three weeks you'll look the other way, won't you
    18 months is close enough, yes? | changing tables in the men's room too or is it just moms again | So newborns have to stay in the car seat?
    Gymboree takes them from birth. You? | I was told theres a "crawlr corner" behind the slide | can i wear my infant in an Ergo while the big one climbs
    Will anyone give me side eye for breastfeeding, my mom says you have a rule about covering up
    We've got a four-year-old who lives to climb and an eight-month-old who lives to lick floors. The girl at Kid to Kid told us you built a separate soft room for lickers. Is there one?
    she's 23 months!!! tell me you aren't checking birth certificates | tummy time mats, correct? saw them on Pinterest
    Less for babys than at the Little Gym I suppose
    We're adopting, and the little one arrives at about a year old. The agency worker assumed she's allowed. Is she?
    diaper pail, wipes, that stuff is stocked in the baby room, right | one-year-olds on Wednesday mornings only? says Peanut app
    You'd turn away a 14 month old whose sister is already inside? Come on | is it safe for a 6 month old
    can I wear the baby in a carrier while big sis plays | crawlers get stepped on by the older ones. do you have a spot for babies?
    my 10 month old, too little? | newborn in tow, anything for her | 1 year old allowed? he walks already | baby zone w/ soft mats?
    We'd come with a four-year-old who would love the paint and the pods, but his brother is only 14 months and puts everything in his mouth. Could the small one join in?
    under twos | There's a fenced off baby section, I take it? | not even one yet, do i leave him home with dad | 6 mo old | brest feeding room
    changing tables? | new born in a carrier | baby sister cant walk yet | crawlers area? | 18 munths too young | pump somewhere private
    one year old, under two rule | diper change dads room | infant bouncer or tummy time mat | preemie, 4 months | babys alowed? | nursing chair
    litle one still teething, baby zone? | my tiny human is 10 weeks old and glued to my chest | big sis is four, baby bro is crawling and eats dust bunnies
    Still breastfeeding and so tired of doing it in the hot car with a towel over the window while his big brother honks the horn and asks when we can go back in to the slides
    blowouts happen, if you know you know, and there's never a table in the men's room | he's 19 months but walks, runs, climbs and thinks he's three
    the newborn comes along whether he likes it or not, I can't split myself in half | pumping mom, every three hours, need a quiet place with an outlet
    she just startd sitting up, her cousin wants to show her everything
    I'd be the au pair with a preschooler by the hand and a seven-month-old in the carrier.
    Grandma brings the wee one of eleven months so my daughter can finally sleep. Hope he isn't stuck in his buggy all that time.
    premie, one year adjusted, tiny and curious, i want her to see some color
    we're due in March, so by the time you're running there'll be a little squish in tow
    not walking yet, just rolling, she'd get trampled in a regular play area
    Big brothers four and flys off everything, and I can't very well leave the six month old with the coats. We'd be there on Sundays. Is there some soft place for a crawler?
    Mine wants to nurse every two hours, and at the zoo I did it on a curb by the elephants, with my older two eating my fries. Would you have somewhere private for that?
    Is there a changing table, in the men's room too? I'm the dad at home with daughters of 8 months and 3 years, and I've used the trunk of the Honda more than I'd like. At the ballpark in Round Rock a lady told me to go find their mother, while I had a beer in one hand and a wet baby in the other.
    She walked at nine months, she's now 16 months and scared of nothing, and her cousin's party's in September. Would you let one that small on the climbing things?
    Twins born in March, preemies, no crowds till fall says the doctor, and my three year old is going nuts in our apartment on Riverside. When we're finally out and about, may the tiny ones come in with us?
    I've got a 5 year old who needs to run and an 8 month old who'll be along for the ride. I don't mind where it is or what we pay for the big one. Is there anything for the baby there?
    My daughter is 14 months but she climbs like a monkey, and her brother is 4. We can come any morning. Would she be allowed in the play area?
    Two things from a tired mom of a 1 year old and a 6 year old. Would the little one have anything to do, and is it clean enough to let her crawl?
    got a 9 month old too | can a newborn come in the carrier | baby area? | little sister isn't walking yet, she'd be coming with us | anything for crawlers
    is there a place to nurse or change a diaper | 1 yr old, is that too young | can i bringmy baby | mi baby is 6 monts can she com
    is there a crawler area for my 9 month old | He's 22 months, nobody will check, right?
    Where's the nursing room going to be? | can the baby stay in the carrier while my big one plays
    so the soft corner for infants is fenced off from big kids? | do you have high chairs and a bottle warmer
  `,
}
