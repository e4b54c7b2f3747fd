import { NOTHING } from '../nothing.ts'

/** Places and safety, here and anywhere else. */
export const PLACES_AND_SAFETY: Readonly<Record<string, string>> = {
  'badge.safety': `
    was safety something you thought of first or bolted on later | when the architects started drawing, did anybody bring up safety
    at which stage did child safety enter the plans | is safety an afterthought with you people like with every other bounce place
    did you think about injuries from the blueprint stage or after the first lawsuit
    do you bake saftey into the layout right away or patch it up afterwards
    most places slap on a gate once some kid escapes. when did protecting kids come up for you, day one or later?
    I sat on a city committee for park renovations and every single time the protective stuff got tacked on in the last month, over budget and ugly. Are you going the same route or is it part of the concept?
    is safety part of your original concept drawings | how early in the desing did hazards get considered
    were hazards like pinch points dealt with while sketching, or will you retrofit
    is the protective stuff built in or is it going to be those ugly nets they hang up afterward`,
  'check-in-privacy': `
    can I see my kid's face data and have it wiped | do you keep a copy of my kid's face
    do the cameras at the front desk keep a picture of my daughter's face forever | what if we dont want our faces scaned, is there a paper option
    face scan thing creeps me out, who gets to see that data, police? advertisers? | do you sell the face pictures to anybody
    my ex works in tech and could find anything; would he be able to get at our scans from your gate
    nosy question: how long do the scans from the gate get saved | which photos of my daughter would your entry system hang on to
    can I opt out of biometrics and just show my license
    Texas has a biometric law, are you getting consent for minors' faces and for how long would you retain them
    is a kids face shared w/ some third party vendor at the gate
    I'm a network security guy so forgive the paranoia, but cloud breaches happen every week and you can't change a child's face like a password. Where would those templates live and can I refuse?
    do deleted scans really get deleted, like if we quit coming`,
  city: `
    so this is Austin Minnesota or the Texas one? | we live in Dallas, is it here? | is it in San Antonio or Austin? my sister says SA
    name the city please | which city are you headquartered? oh wait i mean where is the playground gonna be, what metro
    Austin or Waco, which did you choose | when the architects started drawing, what town did they draw it for
    my mom thinks you're in Houston, whats right | what city do I put in when I search for you | tx or fl? i see joue stuff everywhere
    just making sure its Austin-Austin not Kyle or Buda | Ok so this is in Texas, correct, and not in Montreal? the French threw me off
    Texas has a lot of towns, which one did you pick to begin with | which metropolis gets this first, fingers crossed for Fort Worth
    im in Lubbock so tell me its not 6 hrs away, what town r u in | can I put "indoor playground austin" in google or is the city wrong
    I'm planning spring break from Tucson and my sister swears you're in San Marcos. Settle it, what city?`,
  cleaning: `
    does the machine that wipes down the balls run every day or what, im a germaphobe | how often do you sanitize the climbing stuff
    hand foot and mouth is going around, when can a kid come back to play | hand sanitizer stations by every area?
    my kid has a runny nose, would you turn us away | is there a bleach smell or do you use green products to wipe stuff | is the floor mopped every nite
    how long does pinkeye have to be gone before we'd be let in
    Our preschool had lice twice this fall, and I swear half those dress-up hats never see a washer. Do your soft things get laundered?
    norovirus... is somebody in charge of disinfecting if a kid pukes | my mom thinks the ball pit is filthy, whats ur answer
    do the seats in your lobby get wiped | toys get mouthed by every baby in Travis county. rotated and washed?
    we had a fever yesterday, fine today. allowed in? | your bathrooms scrubed hourly or what
    do outdoor shoes tracking dog poop in worry you? who cleans the rug`,
  contact: `
    whats the address I write to if I have a question for your team | how do I get a hold of you from Round Rock, nobody picked up anywhere
    my message says delivered but nobody wrote back, is there another way to talk to someone at On Joue | whats the phone number over there
    who do I call about a partnership | im lost on the website, can I just write a human
    I dropped you a note last Tuesday about a broken link and heard zilch. What's the best way to get through to a live person?
    is there an email for press inquiries | id like to speak with a manager at your place | report a typo on your homepage where?
    do you have an Instagram DM or how does one get ahold of you folks | somebody in charge I can write a complaint to? | who do I email about sponsoring
    I sat on a city committee for park renovations and could connect you with sponsors. Who reads mail over there?
    I wrote to the wrong Joue, some French company that sells cheeks blush lol. How do I send you guys something directly?
    who's the person to notify if your site has a security hole | mailing adress or phone, I'm a grandmother and don't do chat robots
    hey can a real human call me back`,
  'feature.cafe': `
    can I turn my chair around in the coffee place so I'm facing where they climb | where would I sit with a latte and still have eyes on a four year old
    any windows from the coffee spot onto the play floor | can I see my kid from where I drink my coffee
    when I'm sipping my cappucino can I keep watch on the slide from my chair | do the seats face the play stuff or a wall, where the parents get coffee
    I'm basically a hawk. At our old gym the snack bar was around a corner and I had to choose between caffeine and keeping tabs on a climbing two year old; how is the sitting area laid out at yours?
    if I plop down with my espresso will I be stuck staring at a wall instead of at my twins
    I have a bad hip and can't chase anyone anymore. Could grandpa here sit down with a decaf someplace and still watch the little guy go up and down?
    coffee counter has line of sight to the littles? | which table has the best view of my daughter playing while I get my caffine
    I wanna eat a muffin sitting down and not lose track of them, doable at your snack place?`,
  'feature.checkin': `
    where do I pick up my niece when she's done playing, do they check it's really me | who's at the door deciding which adult walks off with which kid
    could my mother in law come back for them or does it have to be me at the exit
    do the cameras look at your face or do you use a wristband at the entrance | face scan, explain how that works when we walk in
    does the machine recognize twins apart at pickup | are my kids allowed to leave with their uncle
    ID at pickup, do they check drivers licenses or just the camera | how do you stop a stranger saying hes the dad from walking out with my boy
    can a babysitter bring them and check them out again when I'm at work
    my ex has no custody. what keeps him from taking our daughter out of your place | if my twins look alike will the scanner mix up whose mom is whose
    I'm a security guy at a mall and I've seen grown men grab the wrong kid and stroll off. At pickup, how would the system match each adult to each kid?
    Do they match you up when you go home, like some number sticker on both of you?
    my nanny picks them up tuesdays, would she need to be on some list to sign them out | nobody signs my kid out but me!! is that enforced at the exit`,
  location: `
    whats the address I should put in my maps app for the playground | will you be up by the Domain or further south
    how do I get to you from Round Rock without taking the toll | turn by turn directions please, coming down I-35 from Georgetown
    is it walkable from the Crestview station or do I need the car | what zip code | you in the same zip as the Thinkery or nowhere near it?
    so this is in the Texas Hill Country, like which road? | My GPS keeps saying "no results" when I type your name. What cross streets?
    We're relocating from Denver in June with a four year old and a six year old, and trying to pick a house. Which part of Austin will the playground be in?
    is it by Seaholm and the library? | how far is it from the airport, we have a 5 hour layover | which side of Mopac
    Mopac or 183 to reach you quicker? | near any capmetro stop? we dont own a car | which street will the sign go up on
    Is there already a lease signed, like which shopping center | Cedar Park counts as Austin for you? or in the city proper
    name the shopping center please | im lost. where is this place suposed to be | which floor of the building are you on and what street
    are you off Burnet Road | my mom thinks you'll be in the old Toys R Us on the frontage road, is she right | are you near 78745
    is the neighborhood you picked central or out in the burbs | are you anywhere close to Slaughter lane or strictly north
    I'm planning spring break with my sister's five kids, flying in from Tucson, hotel near the convention center, no rental. Could we reach your building by train or scooter from there?`,
  [NOTHING]: `
    whats the address I should put on a certified letter to the IRS | is Nordstrom up by the Domain or further south
    which is nicer to rent in, up by the Domain or further south | how do I get to Houston from Round Rock without taking the toll
    turn by turn directions to Schlitterbahn coming down I-35 | is traffic bad coming down I-35 on a friday
    my package says delivered but its not on the porch | where do I pick up my package from the UPS store
    is Crestview a walkable area for a young family | what zip code has the best elementary schools | what zip code is Marfa
    does the Thinkery have a garage underneath | how late does the Thinkery let people in on wednesdays
    so this is Paris Texas or the French one, that Wim Wenders movie | we live in Dallas, is it safe here
    we live in Dallas, what's fun for kids here this weekend | My GPS keeps saying "no signal", should I reset the phone?
    my son wears a GPS watch, which brand would you get | is there a children's hospital in San Antonio | is the zoo in San Antonio worth the drive
    We're relocating from Denver in June with a four year old and a six year old, and trying to pick a house. Which part of Austin has low crime and decent sidewalks?
    relocating to denver, which moving company is reliable | do they validate at the Seaholm garage for the library
    the meter at my apartment is running high, call austin energy? | can I leave my bike locked up outside on campus overnight or will it get stolen
    can I leave my kid home alone while I bike the trail, he's 9 | does my bike trailer need a flag by law
    where do I charge my Tesla between here and El Paso | where do I dispute a charge on my Tesla account
    which electric minivan has the best crash rating | how far is it from the airport to downtown by bus
    how far is it from the gate to baggage claim at the airport | parking is free at Zilker right | parking ticket on Congress, how do i contest
    can u teach me parallel parking lol | teach a 7 year old to cross a parking lot, tips? | which side of Mopac floods
    does Mopac have an express lane going north at 5 | how much is a capmetro day pass for a teen | capmetro lost and found number
    lost and found at Barton Springs pool who do I call | who do I call about a stray dog on my street
    who do I ask about putting a stop sign on my street | how many Chuck E Cheeses are left in the country
    nationwide recall on those strollers, is that real | nationwide shipping on the wooden blocks?
    what sights should we see in New Orleans with toddlers | Is there already a public pool in Cedar Park | name the city with the biggest bat colony
    which city has less allergy pollen, Austin or Waco | Austin to Waco, how many miles | what other towns are worth a stop on the way to Big Bend
    what other town halls are meeting about the bond | im lost. my kid is crying and I don't know how to calm him
    lost my kid's passport, what form do I need | do trucks stop at the Buc-ee's in Luling | do trucks with lift kits fail inspection
    does a car seat fit three across in an F-150 | my church van holds fifteen, do all of them need car seats
    where can I get my car seat checked for free by a technician | when can I turn the car seat around | is there a chair recall from IKEA
    where would I sit on the plane with a four year old on my lap | where would the best latte be in East Austin
    any window guards you recommend for a second floor apartment | any blind spot mirrors that actually work in a Subaru
    can you see the whole eclipse from Austin | can you see Russia from there haha | can I see my kid's medical chart online
    can I see the kids' pool from the hotel bar in Cancun | what locks are best for cabinets under the sink
    what locks me out of my phone after an update | what stops my toddler opening the fridge | who's at the door? ring camera shows nobody
    smashed his finger in the car door, does he need an xray | if somebody smashes my windshield at the mall who pays
    do you keep bandages on overnight or let it air out | do you keep poison control's number on the fridge
    My daughter broke her wrist at a trampoline park in Pflugerville last spring and the teenagers running it just shrugged. Can I still sue them?
    My daughter broke her wrist last spring, cast is off now, is swimming okay | is a backyard trampoline with a net safe
    is a trampoline part of the tax on my home insurance | how safe is a hoverboard for a ten year old | how safe is Rundberg at night
    how safe is the fingerprint lock on a gun safe | was that safety latch bolted on wrong? the crib gate wobbles
    bolted furniture to the wall, is one strap per dresser enough
    when the architects started drawing our addition they forgot egress windows, is that legal | at which stage do you take the baby gate down
    at which stage is croup dangerous | is safety glass required in a shower door | what kind of wood is non toxic for a hamster cage
    what kind of paint covers lead in a 1940s house | lead in applesauce pouches, which brands got recalled
    is it a drop box or do I hand the package to a clerk | is it a drop off line at your kids elementary too? ours is nuts
    is it a drop in the ocean or real money, the savings on home insurance with an alarm | could I run to HEB and get the recall refund without a receipt
    could my mother in law put a hidden camera in our nursery legally | do you have camera recommendations for the nursery
    do the camera settings on an iPad let strangers see kids | what if we dont want our papers scanned at the border with kids
    face scan on the new iphone wont work for my twins, fix? | face scan at the airport, can I say no for a minor
    face painting at the park gave her a rash, what cream | does the machine at the car wash scratch
    does the washing machine lock keep a toddler from climbing in | how often do you sanitize baby bottles at six months
    how often do pool drains get inspected | hand foot and mouth is going around, when can a kid go back to daycare in Texas
    hand sanitizer got in her eye what do I do | my kid has a bloody nose that wont stop | my kid turned up her nose at every sunscreen, which is safe
    is bleach mixed with vinegar dangerous | swallowed bleach what now | do you sell car seats | do they sell my info if I sign up at Kroger
    does this package track in real time | does the tracker app page me when the kid leaves school
    why is there no cookie left lol my toddler found them, are raw eggs in dough unsafe | are my kids names allowed on their backpacks or is that unsafe
    are my kids allowed to fly alone to see their uncle | I dropped my phone in the pool last Tuesday, is rice a myth
    is there an email scam going around about packages | id like to speak with a pediatric dentist about a chipped tooth
    id theft of a child, who do I report to | report a gas leak where | report a crash on MoPac without injury, needed?
    do you have to be 13 for instagram | do you check who's DMing kids on Roblox, how do parents stop it
    how do you stop a stranger's dog from charging my stroller | how do you stop a toddler unbuckling his chest clip
    whats the plan if theres a tornado warning and no basement | tornado siren went off in Leander, is it a test
    heat advisory, how hot is too hot for a playground slide | fire pit at the house, how far back should kids sit
    fire alarm chirping at 3am how do I stop it | carbon monoxide detector, which floor | is the floor at the splash pad slippery
    is the floor in my rental asbestos | splinters how do u get one out of a screaming 3 yr old | corner guards for a glass coffee table, any that stick
    sharp corners on Burnet Road, worst intersection for walking? | what hospital is closest if my kid breaks something on Burnet Road
    has anyone ever been bitten by a copperhead at Zilker | has anyone ever been abducted from a Target | guard rails for a toddler bed how high
    guard dog breeds good with kids? | car got broken into at the trailhead, file online? | is a helmet needed for balance bikes
    is bike lane on Shoal Creek safe with a five year old | do I trust a babysitter from an app | do you do background checks on babysitters for hire
    can a babysitter be 12 | what age can kids stay home alone in Texas | what age can a kid get a phone, honest opinions
    my ex has no custody papers, can he pick her up from school anyway | my ex has her school's address, can the court seal it
    nosy neighbors scan our wifi?? is that possible | how long do CT scans take for a kid with a head bump | how long does shipping take from France
    how long is the drive to Ohio with a potty training kid | how long is pinkeye contagious | Our preschool had lice twice this fall, which shampoo works
    Our preschool had a lockdown this fall and my daughter won't sleep now. What do I tell her? | norovirus on a cruise, odds?
    somebody in charge of HOA pools, who enforces the fence rule | is there a lifeguard at Deep Eddy in the mornings
    swim lessons before 2, does it prevent drowning | puddle jumpers dangerous or fine | my mom thinks the crib bumper is fine, whats ur answer
    my mom thinks they're spying on her thru facebook | my mom got a text that her USPS package is held, click here. scam?
    I got an email supposedly from the school asking for gift cards, is that real | what personal stuff should kids never post
    parental controls on a Switch how | parental leave, is my job safe | parent taxi line at the elementary is unsafe who do I email
    who do I email at the city about a broken swing | what city is the broken swing injury lawsuit from | tx or fl, which has stricter booster laws
    booster at 40 lbs ok? | just making sure Kyle and Buda are safe to raise kids | Buda has that dachshund race, when
    Ok so this is in Montreal, the biodome, is it stroller friendly | Wondering if Canada lets you bring a Texas car seat
    is Tulsa safe to stop overnight | only one place had the infant Tylenol in stock, shortage?
    is it a chain lock or a child lock on the garden gate that keeps toddlers in | how many milligrams of infant Tylenol for 22 pounds
    my son ate a berry off a bush, is it poisonous | a kid choked on a grape, should I take a CPR class, where | who trains people for CPR near 78745
    is 78745 a good neigborhood for schools | neighborhood watch sign up? | when I'm at a cappuccino bar and the kid burns her tongue, ice or milk?
    do the seats face backwards until 4, by law | rear facing in the middle or behind the passenger
    I'm basically a hawk and my twelve year old wants to ride the bus downtown with friends, would you let him
    I'm basically a hawk and hate that they've built risky playgrounds in Europe, is that fad proven | hawks in the yard, can they grab a small dog
    dog bit my toddler's cheek, ER or urgent care | urgent care open late near Slaughter
    did you see the injury lawsuit against that bouncy castle rental | do you bake at 350, is it safe to leave the oven on with a toddler crawling
    most stairs need a hardware mounted gate right? my toddler escaped the pressure one
    I sat on a city committee for park renovations and every single time the pea gravel vs rubber mulch debate came up. Which one breaks fewer arms?
    is safety vest reflective enough for trick or treating | is safety pin in the belly an emergency, she swallowed it
    how early in the season do hurricanes hit Galveston, we booked a condo | do I need to retrofit anchors in an 09 Corolla for a booster
    is the protective case for a kid's tablet toxic plastic, smells awful | timber playset from Costco, is the treated lumber harmful if they chew it
    if my twins are stuck in an elevator do I press the red button or dial 911
    I have a bad hip and can't chase anyone anymore. Which leash or harness is okay for a three year old in an airport?
    coffee burn on a toddler's chest, run cold water how long | long line at security with a stroller, does TSA precheck cover kids
    which rooftop has the best view of downtown for photos | which photos of my daughter shouldn't go on facebook, like the bath ones
    lost track of my order, fedex says chicago?? | can I opt out of the body scanner at the airport with a toddler
    can I opt out of a school's directory so our address isn't printed | Texas has a hot car law, how long can a minor sit in there legally
    is a kids meal toy recalled at wendys, choking hazard on face of the box
    I'm a network security guy so forgive the paranoia, but my eleven year old wants Discord. What settings lock it down?
    do deleted texts really get deleted off my son's phone, i think he's being bullied | Do they match you with a nanny, that care dot com thing, vetted?
    my nanny drives them tuesdays, does my auto policy cover her | nobody signs for packages anymore, porch pirates got our diapers
    toys with button batteries, how fast do I need the ER | is every county in Texas doing flu shots at schools
    we had a fever of 104 yesterday, is that brain damage territory | we had a flat yesterday on 290, who tows cheap
    your bathrooms... kidding, ours: how do I babyproof a toilet lid | do dogs get sick from chocolate, ours ate a whole bar
    I wrote to the wrong address on an Etsy order, can shipping be changed | who's the person to notify if I find bats in the attic
    mailing a birthday gift to Canada, customs form? | hey can a real gun be stored in a house with toddlers, what lockbox
    I saw the coast guard warning, are rip currents bad at Port A this week | they say Austin's air is terrible today, keep kids in?
    which part of Fort Worth has the stockyards, is it kid ok | im in Lubbock and there's dust, does a mask help a 5 yr old with asthma
    can I put my kid up front at 12 or is the airbag dangerous
    I'm planning spring break with my sister's five kids, flying in from Tucson, hotel near the convention center, no rental. Are Ubers legal without boosters?
    I'm planning spring break from Tucson, is Juarez safe to walk into
    Honestly after Uvalde I can't drop him at kindergarten without crying. Is that normal? | a nail in a public slide cut her leg, tetanus?
    do closet doors with mirrors shatter, my twins bang on them`,
  parking: `
    coming down I-35 with a trailer, will I have somewhere to leave the truck at yours | I'd drive from Crestview, would I be circling for a space
    does yours have a garage underneath or is it an open lot | will you validate or do we feed a meter | can I leave my bike locked up outside yours
    where do I charge my Tesla while they play | will there be plugs for an electric minivan out front
    how far from the building would I be parking? I'm pregnant and hauling twins | parking is free at yours right
    since parking is free can the grandparents bring a second car | is there parallel parking on your street, i hate it
    kids running around a parking lot scares me. is the lot separated from the door | do trucks fit, I drive an F-250 dually
    my church van holds fifteen, is there clearance in your garage
    where can I leave the car seat while we're inside, trunk's full, is the lot right there
    hand in hand rule in the lot? our son darts, where do we pull in | heat advisory again so I'm parking as near as I can. Is yours a shaded garage?
    is it a guarded lot, my car got broken into at the trampoline place | is bike parking covered
    I have a bad hip and can't chase anyone anymore. Could I pull right up to the entrance and have a spot that isn't half a mile out?`,
  safety: `
    my son wears a tracker because he takes off, could he slip out the front without anybody noticing
    lost my kid once at the fair for ten minutes. how do you stop that happening in there | what stops a kid just walking out to the street
    My daughter broke her wrist at a trampoline park in Pflugerville last spring and the teenagers running it just shrugged. What happens if somebody gets hurt at yours?
    is it safe safe, like no broken arms every weekend | how safe would my little one be running around in your place
    my kid runs, would somebody turn him around at the door before he's on the street
    how do you stop a stranger from wandering in off the street to where the kids are
    has anyone ever been seriously injured there? what do you do to prevent it
    how do you prevent abductions, thats my nightmare
    Our preschool had a lockdown this fall, so I ask everybody: who can get in your building besides families?
    do you give kids Tylenol or call a parent first when theyre hurt
    did you ever have an injury happen and whos responsible for it in your building
    most places slap on a gate once some kid escapes. what would keep mine from escaping yours?
    Honestly after Uvalde I look at every entrance wherever I bring my kids. Who could just walk in off the parking lot at your playground?
    every time we visit one of these places somebody leaves with a bump | somebody always gets a chipped tooth at these places
    last place she came home with a split lip, what about yours | my son always comes home bruised from places like this
    we ended up at the ER after the last play place`,
  supervision: `
    can I leave my kid there while I bike the trail | where would I have to be while a four year old climbs, right beside him?
    My daughter went to a trampoline park where teenagers on their phones were supposed to be minding them. Do your people actually watch or is it on us?
    is there a lead teacher watching each room or do parents do the watching | is it a drop and go deal or do I hang around
    could I run to HEB for an hour and come back for them | are my kids allowed to be there on their own while I work from the car
    do I trust your people to keep an eye on my 8 year old, or is it me who's responsible | can a babysitter stay in the play area with mine instead of me
    what age can a kid be there without an adult in the building | is there somebody like a lifeguard, keeping an eye on kids the whole time
    parent has to be inside the whole time, or may I sit in my car | do I have to keep watch by the slide or may I sip something elsewhere
    I have a bad hip and can't chase anyone anymore. Is it allowed that grandpa just waits outside and the little guy plays without him?
    my nanny takes them tuesdays, do they need her in the room or can she sit in her car`,
  'value.safety': `
    are there big blind spots on the play floor | can you see the whole room if you stand in the middle | what locks are on the doors to the street
    are the doors the heavy kind that smash fingers or what have you done about those | what kind of wood and paint, is it nontoxic
    lead, pthalates, flame retardants... what is your equipment made from | the fire doors, are they secured so a two year old cant push them open
    is the floor padded under the climbers | splinters... is your wood sanded? my girl had one from the park
    corners rounded? edges soft? what did you make it all out of
    I'm basically a hawk. At our old gym there were tunnels where you lost track of a kid for minutes; have you kept things open so a grown-up sees every spot?
    is plastic all over or safer stuff like cork and real timber for the climbing pieces
    long lines of sight between zones or are there nooks where I'd lose them | nails, screws, pinch spots: what are your slides put together from
    do your doors need a code or buzzer from inside so tots cant open them`,
  vision: `
    are you going to open one in Round Rock later on too | so this is only Texas or are there more states coming
    we live in Dallas and keep hoping you bring one up to us eventually | is there going to be one in San Antonio
    We're staying in Denver with a four year old and a six year old and super jealous. Any thought of building a playground up here?
    how many of these do you plan to have in the country | nationwide by 2030 is what i read, is taht really the goal
    would you consider New Orleans for a location someday | what's your location in New Orleans, I'm seeing none on the map
    Is there already a branch in Cedar Park or is Austin the very first | what other towns are on your list
    how long before you hit other states, like Ohio | Kyle or Buda, any chance for number two down here
    Wondering if Canada is anywhere in the long range plan or if it stays a US thing | can I franchise one for Tulsa
    only one place ever or will it become a chain | I saw the founder on a panel and she said coast to coast, or did I dream it?
    they say Austin's first, whos second?`,
  'website-privacy': `
    what happens to the address I typed into your waitlist box | can you see my photos? I mean does this site collect anything off my phone
    do you keep our email after we unsubscribe | how safe is my email with you
    how often do you send emails, im not looking for spam sold to twenty companys | do you sell my info | does this page track me
    why is there no cookie banner on this page, are you tracking anyway? | are my kids names saved anywhere if I type them here
    I dropped my email in the box last Tuesday and now I'm getting ads for strollers and mattress recalls from everybody and their dog. Did you hand my email out?
    is there an email list you sell to sponsors | report said your site leaked data, whats on me in there
    my mom thinks the website is after her credit card info. what do u actually collect
    I got an email supposedly from On Joue asking for my son's birthday and school, is that really you?
    what personal stuff about my son do you ask for on the site | can I opt out of whatever this site stores on visitors
    I'm a network security guy so forgive the paranoia, but this form has my gmail now. Who else receives it?`,
}
