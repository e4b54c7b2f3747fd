/** Cars, bikes, and which city. */
export const PARKING: Readonly<Record<string, string>> = {
  city: `
    are you in texas | is this in austin or dallas | wich town is it going to | what state is this | austin texas or austin minnesota?
    where are you guys based, city wise | is it in the US | are you building in Paris since its french | which metro area
    we're driving from Waco and I need to know what city to aim for, street doesn't matter yet | is the first one in san marcos or in austin
    so you're an atlanta place? | wat city r u comin to | you're in california, yeah?
    my sister in Phoenix got the ad too so now we're arguing whose town is getting it | texas, florida or where
    is it Austin proper? the name of the city, I mean
    My phone thinks I'm in Oklahoma and shows me your ad every day, my sister in Round Rock says it's closer to her, so which of our towns is it going to land in
    is this gonna be in austin or down in san antonio?
    My son moved to Texas and I can never keep the towns straight, so which city are you coming to, darling?
    Actually in Austin, or one of those "Austin" places that's really in Kyle?
    Within which municipality will the venue be: Austin, Cedar Park or Round Rock? | What is the name of the city? I live in Pflugerville.
    is this in dallas or nah | Our campus is in Leander; are you going to be in Austin itself or a suburb?
    We drive from Waco for his speech therapy every Tuesday; what twon will you be in? | The page says Texas, which is 700 miles wide. Which city?
    please tell me it aint houston, what city is it | I'm relocating from Ohio to teach here; which Texas city will the play space be in?
    It is the Austin of Texas or other Austin? My cousin say there is one in Minnesota. | are you in Fort Worth | it's in Dallas fort worth right?
    which town are you in, I want to see if it's worth the drive | what city | is ths in huston or dalas | In which town of Texas you make this?
    u guys in atx or nah | My son's family lives in San Antonio and I do hope it's there, is it?
    Identify the municipality in which the premises are to be established. | what city town is it in again
    Ugh don't tell me this is in Houston again, we never get anything good in Austin | You're in Austin, Minnesota, am I right?
    We are moving down from Ohio with two boys. The realtor shows us homes in Fort Worth and in Austin. Which of the two would have you?
    what metro erea am I looking at here | I'm typing from Lyon because of the name: are you in France or in America? | Austin Texas or Austin Minnesota
    what twon is this | which city are you building in | this is the Austin one right? or is it the Houston one | are you in Texs
    so not Dallas? we saw a flyer in Plano and figured it was up here | what state are yall in | I'm in Denver, please say where you are actually
    Grandkids are in Phoenix, I'm in Tennessee. Where on earth is this place? | is it the Austin in Texas, I'm asking from overseas | wich city did you say
    my sister swears it's San Marcos, I say Austin, settle it | it says Austin, meaning the city proper? | Nashville or Austin, your page doesn't load for me
    is Austin the town or is that the owner's name haha
    We read about a French named place for kids in a magazine on the plane but it didn't say whether it was in California or Texas or where
    Houston's closer for us. Or wait, is that where you are? | your instagram says Texas so which town do I get a hotel in
    my in laws come in by Amtrak, what city do I tell them
    My two lost their minds when they saw your sign, so walk me through which city it's in because the sign was in an airport
    Is the playspace in Austin itself? My boss said Corpus and my boss is always wrong but loud
    all I wanna know from you is what city, the ad cut off after the word Texas | what city is this | is this Austin TX or Austin MN
    you're in Dallas correct? | I thought this was in Houston | which state are you even in | San Antonio? or somewhere else
    wait this isn't in Paris?? the name threw me off | are you in France or America | Texas where | what metro area | So it's an Austin thing?
    Confirm it is Austin please | my cousin in Ohio sent me this, which city is it meant for
    In the U.S. or Canada? I found you through a Montreal mom group so now I'm confused | wich city | what citty are u coming to
    Is the first one opening in the capital of Texas or up by Dallas? | Hi from Waco! Are you here in Waco or down in Austin?
    are yall local to austin or is that a typo | saw your ad in El Paso, does that mean you're here
    I'm in Phoenix and instagram keeps showing me your page, just want to know which town you're really in
    Denver location? or is it only the Texas one you're launching first, I mean what city is the one on the poster | you guys are in Seattle, yes?
    what's the hometown of the playground | Which Texas city gets it?
    I can never remember whether it was Austin or San Antonio that my coworker mentioned, we're about to book flights to visit family and I need to know which
    are you on the east coast | Does "ATX" mean Austin? Just checking where you'll be | is it in my state? im in texas
    City name for my spreadsheet please, I'm listing play places by city
    hi my husband's company is sending us either to Austin or Charlotte, and I'm making a pros list for each. Which of the two do you belong on?
    A lady at the airport had your tote bag and told me it was the best idea for kids she'd ever heard, then her flight boarded. I never learned what city she meant!
    I clicked an ad while nursing at 3 am, half asleep. Is this playground in my town, Corpus, or up in Austin?
    are you guys acutally in austin or just sorta claiming it | tell me your in Lubock | you're the one in San Antonio, right?
    Dallas gets it first, doesn't it. everything does | tell me it's Houston, we just moved to Katy | Austin, Minnesota or the Texas one? my search shows both
    Id gess Waco, thanks to Chip and Joanna | so technically its in Georgetown not austin?
    We saw the word Texas on a mailer before the puppy ate the rest, and Grandpa bets it's Fort Worth because that's where he grew up. What town do I put on the envelope?
    Paris, since you're so French? | which city again | san antonio or autsin | is this even in texas | paris france or ATX | wat state r u in
    austin minnesota? | wich town is it | thought this was houston | hopin u ment dallas | in the capital, yeah? | is this a canada thing | confirm its ostin
    live music capital, correct? | wat contry is this lol | we live in Round Rock and every fun thing lands in Dallas. Fingers crossed this one doesn't.
    My sister says you're in Houston, I told her no way
    flying in from Ohio with the twins to see great-grandma, they've got the snacks, the socks and the stuffed owl packed, and it would be a pity if you turned out to be in some other part of Texas
    there's an Austin in Minnesota too, my aunt got excited for nothing last time
    Moving from San Antonio next spring and hoping I'm headed toward you, not away from you.
    I'm in New Orleans so with a name like that I assumed you're down here | so it's an Austin thing apparently, my cousin in Waco is jealous
    we just relocated from Montreal to Texas and my phone can't tell me which metro area you're in
    filling out a spreadsheet of kid atractions by town. your row has a blank in the town column
    truck driver dad, i pass through six cities a week and would love to know which one has you | thought this was Paris. Not the Texas one.
    my GPS keeps sending me to Fort Worth when I type you in, that can't be the right metro
    We're in Round Rock, where everyone says "Austin" and means Pflugerville or even Temple, and gas for the van isn't free. I don't need the street. Is it within Austin proper, or one of the towns around it?
    My cousin shared this, with the coffee and those pods, and my boys, 5 and 6, got all excited and packed their backpacks. But we live in Portland. What city is this in?
    There's an Austin in Minnesota, where I live, with a museum about Spam and not one warm place for a four year old in January. Please say that's the one you mean?
    My mother in law sent me your link with zero explanation, just heart emojis. The kids are 2 and 5 and we live in Houston now. Which city is this in?
    I see lots about kids and coffee but I'm on my phone and half the page won't load. We're in Dallas and I've got Friday free. Is this a Dallas thing or somewhere else in Texas?
  `,
  parking: `
    is parkin free? at the hopsital it's 12 bucks a day and i can't take one more garage
    Is there a place to leave the Buick close to the door, dear? I don't parallel park. | I drive an F-350 with a trailer. Where do I put it?
    Will parking be validated, and is there a garage? | Where I leave my car? It cost money? | is there a bike rack
    If twelve moms arrive at the same time, would there be enough spaces?
    We need a spot right by the entrance because he runs the minute his feet touch asphalt. How is the parking set up? | EV chargers?
    where does a 15 passanger van park | Can a school bus pull up and wait in your lot? | do i have to feed a meter
    Are there any handicapped spaces, sweetheart? I have the blue tag. | Lot or street?
    Is there a risk of being towed, as with every retail lot in South Austin? | There is place for many cars? In the weekend always is full everywhere.
    my moms dropping us off, is there like a pull up lane
    Would there be overflow parking on busy Saturdays, or will we be circling the block the way we do at the zoo?
    since the parkings free we'd save a bit, it is free right? | How far is the walk from the parking lot to the door with little legs? | free parking?
    meter or garrage? how much per hr | is the parking fee included with admission | parkng cost
    downtown garages are $20 these days, tell me you have your own lot | since parking is free can I leave the car and walk to the trail after
    can I charge my Tesla in your lot | EV charger in the parking lot, free or paid | will I get towed or ticketed if I leave the car all day
    got a $45 parking ticket at the last play place, is yours a metered street | two hour limit on parking?
    handing over ten bucks to an attendant before even getting three kids out of car seats makes me grumpy, will that be the situation at yours
    lot full on weekends = circling with screaming kids. any guaranteed spots?
    We live close enough to bike, but grandma drives a huge truck and counts every quarter she feeds into a meter. What should I tell her about leaving the truck?
    parking? | wher do i park | I want know is possible put car near | is there a garage or do we gotta circle the block
    I don't walk far. Could my son pull right up and leave the Buick by the door? | Are off-street spaces allotted for patrons, and is validation offered?
    parking car park lot spaces | I'm not paying twelve bucks to leave my car somewhere downtown, I do that enough for work
    since parking is free, can we leave the RV overnight?
    Minivan, trailer hitch, two car seats. I've scraped it on every ramp in the city. What's your lot like? | EV charger
    You won't say where it is, fine, but we haul a Suburban with three boosters and a wheelchair lift. Will it be meters or proper stalls?
    since we'd be pedaling over from Hyde Park, is there anything to chain up to? | can we lock our bycicles outside it, coming from Crestview
    where does a school bus sit and wait while the kids are inside | we don't own a small car, can a 12-passenger van squeeze in there
    how far of a walk is it from the garage to your door | is it free to leav the truck there or do they tow off MoPac?
    is there street parkng across from it | i live by the Arboretum and the lots around here are always full, will yours be
    where do I leave the minivan once I'm off 183 | could we stash the cargo bike somewere under a roof while it rains
    my Tesla's nearly flat most days, can I juice it up while they climb | where does the uber driver wait, is there a lot
    north or south lot, which one's for customers? | East Austin parking is a nightmare, I heard, so what'll you do about it?
    wil there be a rack out frnt for scooters | where do the bicycles go while the kids climb | Is the lot paved? asking for a stroller with bad wheels
    my sitter drives a giant Suburban so it matters a lot to her how tight the spaces are
    we'd leave the wagon and the car at the Mueller garage on Sundays if yours costs money | do I pay a metre thing or is it free
    handicap spots by the entrance? | ok so wich level of the garrage | is it mall parking like at Barton Creek or what
    whats the parking deck clearance, I have a roof box | grandma drives in from Lockhart in a big RV so where does she put that thing
    If I bike with two kids in a trailer, is there a covered place to keep the trailer dry while we're in
    can we park a boat trailer lol we'd be coming from the lake | my husband says the old Sears lot at Hancock would be ours to use, true?
    We're a three car family when the cousins come, so before I promise everyone a Saturday, tell me whether we'd all find spots or end up circling Windsor Park
    closest parkin pls, bad knees here | downtown lots charge 20 bucks, do you validate | can I drop the car with a valet
    my e-bike weighs a ton and I'm not leaving it loose, so? | What about the cars, is it a side lot or curbside
    do you have overnight parking for folks from Dripping Springs | I'm in a Cedar Park carpool with four families. One giant lot or what?
    is this a chain link lot or a proper garage? | you guys expanding the lot too, it'll never hold everybody
    please let me know where on the lot I can settle my van | where would I find a spot on a busy Saturday | is there an elevated garage or a flat lot
    room for all six of our cars? | is the lot by the door lit, I come after dark
    I'm picturing myself circling the block for twenty minutes with two screaming kids like at every other one of these joints. Is that where this is headed?
    at pickup can I idle out front or is there a lane | what happens when we arrive and the lot is full | is it secure where I'd leave my bike
    I have a Bolt, the electric one. | will my car be ok out there | what have you got planned for the outside, like where the cars pull in
    whats it gonna be like gettin a parking space there | all I can find is a teaser, so what kind of spaces, compact only or big ones for trucks too
    what's behind it, a lot for our vans? | do drivers need to pay to leave the car | where do carpoolers go, a lane or a lot
    somebody told me you share a lot with the gym next door, where's that leave my truck | any alley behind the building to unload from
    want to swap cars with my wife halfway, you got a pull-in for that? | where do I put my car | can you text me a place in the shade to leave the car
    do you have a lane for our PTA bus | is there parking for disabled | does a kick scooter get stolen if it's left by your door, or is there a rack
    signs for where vans pull up?
    We've got one in a Prius, one on a motorcycle and an aunt with a motor home, and most places make it hard to find a slot, so could we all leave them there
    can my big ole wagon stay in your lot a few hours while we walk to lunch | is granpa gonna find a space for his Buick
    is it tight in there for a crew cab | scooters left outside in the rain again?? or is there a shelter
    is there a lane for grown ups picking up, or double park
    We do tacos every Friday after gymnastics on West Anderson and the lot's a zoo, so would yours hold a Friday crowd?
    how much to leave the car there for 3 hrs | is the garage free | since the tickets are cheap do you make it up on the parking | do you validate parking
    is the lot paid | do i need quarters for meters | do i get charged to chrage my tesla | valet? how much
    i got a 65 dollar ticket last time i took the kids downtown because the meter ran out, am i gonna have that problem at yours
    do we pay for a space for the minivan | feeding a meter all afternon is not my idea of fun | are bikes free to lock up
    does ticket include the parkign deck | total for the parking if we stay all day | do you have pay parking or is it a normal lot
    is the parkign overpriced | whats the parking at yours on a saturday, 7 or 10 | can i charge my ioniq outside while they play
    fined if i leave my suv on the street there?
    with gas at three fifty and the toll on 130 i already spend plenty before we arrive, so please say the lot won't cots me too
    we budget every outing on a whiteboard, twenty for tickets, ten for snacks, and the blank is where i put the car
    is the lot lit at night, i hate walking to my van in the dark | is the car line dangerous, where do we pull up
    thieves go through cars at the y, is your lot patrolled | is there a safe place for his scooter out front
    warm up lunch in my van there, is it ok to eat in the lot | is park by the door possible, i lug a cooler of his special food
    where do I leave the minivan | is there a garage | Do you validate? | will we have to feed a meter | how many spots | street parking only or a real lot
    Suburban owner here, low clearance garages are my enemy, what's your height limit | big van, roof box on top, will it fit in your structure
    is there a drop off lane out front | can I pull up to the curb and let my mother in law out with the kids | Any EV chargers?
    tesla supercharger in the lot? | since parking is free, can I leave the car there all day and walk to lunch
    Is the lot free or am I paying ten bucks before I even get inside | how much is the garage per hour | will I get towed
    got towed last month at a trampoline place across town with a newborn in my arms, so tell me straight, do you have your own spaces or share with ten other tenants
    valet? lol | handicap spaces by the door? | I have a placard for my back. How many blue spaces? | reserved spots for expecting moms
    where can my husband wait in the truck | somewhere for the car while we're in there | Is it easy to park or a nightmare like everything downtown | parkin?
    is there free praking | do u have a lott | enough room to unload a double stroller without getting dinged by the next SUV? | do I need quarters
    Can a twelve-passenger church van get in and turn around? | room for a school bus to park? | RV and trailer parking, we're road tripping through
    bike racks? | where do I lock my e-bike | Permit zone or no | residential street with those resident-only signs, or can visitors leave a vehicle there
    Is the parking area lit at night? | any shade for the car in August
    kid bolted across a lot once and I've never recovered, so is yours fenced off or is there a walkway from the cars to the entrance
    how far is the walk from the car to the door | will we need to cross a busy street from where we leave the car | ample spaces on a saturday?
    Do I need a parking app | ParkMobile or pay station
    I'd be hauling a birthday cake, forty balloons and a cooler, so is there a loading zone where I can stop for five minutes | is there a loading zone
    pickup line or do we park and come in | do you share the lot with other stores | is it underground parking | multi-level deck? | how long can the car stay
    two hour limit? | Can I leave my vehicle overnight? | grandpa drives an enormous Lincoln and refuses to parallel park. Will that be a problem?
    I can't parallel park to save my life | parallel or angled or what | My only complaint with places like yours is never finding a spot. Convince me.
    Please have parking. Please. | tell me there's better parking than at Thinkery | You offer complimentary parking for members, correct?
    wondering whether employees hog all the close spaces | uber pickup zone? | where's the overflow lot
    Where would a wheelchair van with a side ramp be able to park? | I need eight feet on the passenger side for the van lift, is there a space like that
    is there a stroller or family spot close to the front | what does it cost to leave a car there | cars go where exactly | hw many cars can yall hold
    would I have to circle around for half an hour like I do at every other spot in this city, with a toddler screaming for goldfish
    Is the driveway steep, my sedan bottoms out | Will there be a guard watching the vehicles? Somebody smashed my window at the greenbelt.
    My wife and I share one car, a lifted F-250 with a ladder rack, and we've been turned away from two garages in a month for being too tall. Is your setup going to reject us also?
    On rainy days I've got one baby in a carrier, one holding my belt loop and a diaper bag the size of Kansas, so how close to the entrance can I get the car?
    Last year's museum membership turned out useless because I could never find anywhere to put the Odyssey. Before I join any waitlist I want to hear about your lot.
    I teach at a little Montessori and we own two fifteen-passenger shuttles; not asking about rates or group visits, only whether those shuttles can sit somewhere legal for two hours
    is there enuf parkign on weekends | do we hav to pay to prak | vallidated garage? | drop of lane??
    The sign-up page says I'll hear about the lot when you know the address, but our whole carpool depends on it, four cars every Thursday, so do we need to squeeze into one?
    since parking is free, is there shade too? | the garage is $7 with validation, right? | Valet?? tell me that's a joke
    There's an EV charger by Tesla in your lot, PlugShare says so | More spaces than at the Thinkery? Their lot makes me weep
    My lifted F-250 won't fit in a garage under 7 feet. What's the clearance of yours? | I supose i can leave the car at Randall's next door
    bike racks, correct? this is Austin after all | If you tow me I'll go on the news. Where am I supposed to leave my minivan?
    stroller-family spots up front like Ikea's, did I read that right | So it's street meters only and they run out after two hours?
    Handicap placard spaces, I'm told there's just one. One! | parkin is in back behind the taco truck ys?
    My father drives us, and at 84 he will not parallel park, not for the Pope. The neighbor's boy told him you've got a huge flat lot with pull-through spots. Has he got his facts right?
    can a 15-passenger church van get in and out of your lot | do you validate
    Uber drop-off lane at the curb, or do they stop in traffic like at Dell Children's | two hour max then a ticket, says a Reddit thread about your garage
    I'd bet my left shoe the lot fills by ten on Saturdays | Scooters and cargo bikes, where do those go? the Bunch Bike folks said you had a shed
    Will an RV be an issue? We're full-timers with a 32 footer, and the campground host named you as RV friendly for leaving the rig all afternoon.
    could we leave the car overnite if we get a ride home | safe parking at night? | parking log? | EV charging | bike rack | minnivan spots
    street meters downtown ugh | tesla plug | free parkin | handicap space up front? | valay or self park | f250 fit in garage?
    where do i leave the motorcycle | stroler unloading curb, cars | is the lot huge | escooter lockup | suv w roof box, garaje height
    I drive a fifteen-passenger church van, full of kindergartners and casseroles, with a ladder on top and a bumper that's seen things, and it doesn't fit into garages
    we live downtown, circled 25 minutes last time, the toddler threw up, we went home
    my Leaf has eighty miles on a good day, so I'd need to plug in while they play
    hauling three car seats, a wagon and a sleeping kid across a six lane road is not my idea of fun
    handicap placard holder, those two blue spots are always taken by some jerk's truck
    we're a bike family, cargo trike with a kid box, it's long as a couch
    I'm your potential neighbor and the street is already jammed with vehicles every saturday
    got towed at the last playland, 280 bucks, screaming toddler on the curb | Dually pickup with a horse trailer, long story.
    hope we dont have to feed a meeter every hour | grandpa still drives his Lincoln, which is a boat, and hates tight spaces
    i pray for a spot in the shade, car seat buckles get to lava temperature in august
    RV full timers, thirty-two feet, homeschooling three on the road and we'd be rolling in with the whole rig
    We've got a Sprinter with a bike rack on the roof and three carseats, and it won't clear a garage bar. Kids are 2, 4 and 7. Where would I put it while they play?
    My girl turns six and eleven cars full of guests would pull up at two on a Saturday, each with a present and a grandma. Is there a spot for every one of those cars?
    Downtown I once paid $28 to leave the car for two hours while my son ate one taco. He's five, he didn't even finish it. Will I be paying for that at your place too?
    My brother-in-law warned me, and so did my daughter, who's eight and reads all the brochures. We went electric, a Bolt with lousy range, and San Marcos and back is about all it does with the heat on. Could I plug in while the kids climb and I have my cappuccino?
    I'm eight months along with a three year old on my hip, so a long walk over hot asphalt in August is out. How close to the door can I leave the minivan?
    cargo bike family, two kids in the box, ages 2 and 5, we ride everywhere from Cherrywood, snacks and all. got somewhere to lock it up?
    Mom's got a blue placard and a bad hip. She'd bring my nephews on weekday mornings and do her crossword with a cup of tea. Will there be handicap spaces up front for her Camry?
    Our scout van seats fifteen, the boys eat lunch on board, and last fall a museum had us towed, $300. Is there room in your lot for a thing that size?
    My husband naps in the truck while I play with the girls, every single outing, zoo or movies or food court. It's a dually and half the time there's a trailer. Would that fit in your lot?
    Do I need quarters or an app for the space? At the library the meter ran out in the middle of storytime and I got a thirty dollar ticket, with a baby screaming and a two year old eating it. We'd come on Wednesday mornings after the bakery, so it would add up to more than the muffins do over a year.
    My siter has no money and a old Corola. She'd have my kids with you from nine to noon, so leaving that car somewhere has got to be free. Is it?
    I'd have a cake, forty balloons and a five year old in a tutu to unload, and I can't carry that three blocks in the rain. Can I stop right by the door for ten minutes with my hazards on?
    Is it a garage or an open lot? My black car is an oven by three in the afternoon, the snacks melt, and the toddler howls when the buckle touches her. I'm asking for real, because at the outlet mall in San Marcos I ended up sitting on a towel, five months along, fanning a two year old with a menu.
    My teenager would drive her little brothers over after school in her first car, and she couldn't parallel park if you paid her. Street only, or have you got a real lot?
    We'd be two families in two minivans from Temple, seven kids, sandwiches packed, makeing a day of it. Is there a time limmit before they boot us? Last place was 2 hrs max and a $65 sticker.
    I've got a 2 year old, a 4 year old, a double stroller and a bad back. Whether it's ten dollars or thirty I don't care. I need to know whether there's going to be a parking lot.
    Is parking free? We went downtown for a puppet show last month and paid $32 for the garage, more than the tickets for all four of us.
    My father would come with us and he can't walk farther than maybe a hundred feet. He has the blue placard. Are there going to be handicap spots close to the door?
    We have one of those huge 12 passenger vans because we've got seven kids, yes all ours. I've given up on whole neighborhoods because of it. Where would we park at your place?
    i know you havent said where its gonna be yet. but please please tell me there will be a lot and not street parking, i cant unload a toddler and a baby in traffic again
    My husband will drop in on his lunch break to see the kids, usually 12 to 12:45. If he has to circle for twenty minutes there's no point. What's the parking situation going to look like?
    We just got an electric car and we're those people now who plan everything around charging. The kids could play for two hours while it fills up. Do you plan on having EV chargers in the parking lot?
    We're planning to come on opening weekend with two other families in three minivans. I assume it'll be packed and I've got no patience left. Will there be enough parking?
    My daughter's birthday is in December and last year half the guests were late because nobody could find a spot. I'm not asking about party prices yet. Just whether guests can park on site
    Do you validate parking? I work in a garage downtown, ironically, so I know exactly what they charge and I refuse to pay it just to let my son climb something for an hour.
    I'm a nanny and I drive the family's big SUV, which I'm still scared of honestly. The kids are 3 and 6 and we go out every morning at nine. Is there easy parking where you'll be?
    Where does one leave the car? I'm an old man with a long Buick and two lively grandsons, and I hear Austin has no room for either.
    where do i leave the car | garage or lot? | is parking free | will i be circling the block for a spot | handicap spaces out front?
    we have a huge 12 passenger van | downtown lots are a nightmare, hope you've got your own | is thier parkin | were do i park | parking
    since parking is free, can we stay all day? | is it a garage or a lot | How many spots are there for minivans? lol
    do you validate for the garage on 2nd street | can I charge my Tesla while they play | handicap spots right by the door, I assume?
    will we have to pay to park like everywhere downtown
  `,
}
