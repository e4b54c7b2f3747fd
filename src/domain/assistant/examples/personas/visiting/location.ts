/** Where it will be. */
export const LOCATION: Readonly<Record<string, string>> = {
  location: `
    when will you announce where it is | by when do we learn the address | is it anywhere near St. David's on 32nd, I could take her right after my shift
    Could you tell me the street, dear? I only drive on roads I know and I do not do I-35. | Whats the adress?
    What is the street address of record for the premises? | The bus number 10 goes there? I don't have car.
    where is it tho like is it by barton creek mall or the domain
    Half our families live in Mueller and the other half down in Dove Springs, so everybody wants to know which side of town you picked.
    Long car rides end in meltdowns for us, so how far is it form Circle C? | Have you signed a lease anywhere, and if so at what intersection?
    north or south austin, gas aint cheap with a 12 seater | Will it be within walking distance of any elementary school, say in Hyde Park?
    Which old warehouse did you guys take? I hear Burnet Road.
    My office is downtown and the nanny is in Westlake; could you disclose the neighborhood at least?
    Please, where I find you in the map? Google Maps say nothing. | drop the addy pls, i gotta figure out if my bike can make it there
    I'd like to print a map on the back of our flyer, can you give me directions?
    Is it next to train tracks or the airport? He cannot stand either one so the spot matters to us.
    You're in that new East Side development, right? The permits look like it.
    how many miles from Manor is it?? i got five kids who start askin "are we there yet" at the first light | Which zipcode are you moveing into?
    is it closer to downtown or out by Bee Cave, gas is expensive | what part of town, I don't want to pay tolls on 130
    will you be in the Domain where rent is insane
    it's a trek from Dripping Springs and gas isn't cheap so before planning anything, north side, south side, what street? | address?
    wheres it gona be exacly | Which street please, I take bus | drop the pin
    We live off Burnet and I won't drive on highways anymore. Is it north or south of the river, honey?
    Please furnish the street address and suite number of the leased premises. | where at is it located at
    how am i supposed to find you if there's no map anywhere on this page | Seeing that you took over the old Toys R Us at Lakeline, which entrance is it?
    I pick up from school in Mueller. Then it's piano in Hyde Park. Are you anywhere near either of those? | zip code so I can check the drive
    Round Rock side or down by Buda | so its in the domain rite | wonderin if yall piked a bilding yet | which MoPac exit do i take to get to you
    my GPS finds nothing when I type your name, tell me what to put in | When will you announce the street? I only caught the tail end on KXAN.
    the "coming soon" thing, is it on our side of mopac | Where's the opening?
    There's a sign by the Whole Foods on Bee Caves saying opening this fall, is that spot yours? | when will u tell us which side of the river
    Is thier a Cap Metro stop by you? We ride on Saturdays.
    We close on a house in Pflugerville at the end of the month and the realtor says a play place is opening round the corner. Is it you?
    openin on south lammar? | How far out is it from Kyle? | wheres the adress, ive looked since january
    since it's over by Hyde Park, could we just pedal there? | can we ride our bikes to it from Crestview | which bus lets us off closest to you guys
    does the 803 run past your building | we don't own a car, can we get there | how far of a walk is it from the Red Line staton | is it right off MoPac?
    whats the cros street | i live by the Arboreetum, are yall anywere around here | where do I trun once I'm off 183
    could we scoot over on the cargo bike from Cherrywood, or is it out past the highway | my Tesla's nav can't find you, what do I punch in
    where does the uber drop us | north or south of the river? | East Asutin, I heard? | will there be a train stop out front or do we have to transfer
    where do the bicycle lanes go, all the way to your front door? | Is the block walkable? asking which part of town you landed in
    my sitter takes Capital Metro so it matters a lot to her which line your on | we'd walk from the Mueller farmers market on Sundays if it's not too far
    Do I pay a toll to come to you, like is it out on 130 | ok so which exit | is it neer Barton Creek mall or what
    whats the zip code, I wanna see the traffic | grandma drives in from Lockhart in a big RV so is it at least on the south side
    if I bike with two kids in a trailer from Zilkr, how many miles am I looking at | can we come by boat lol is it on the lake
    my husband says you took over the old Sears at Hancock, true?
    We're a one car family and hubby has it till six, so before I promise the kids anything, tell me whether I can reach you on foot or by bus from Windsor Park
    closest landmrak pls | downtown would be a pain, is it downtown | can I drop a pin on you yet
    my e-bike gets 25 miles a charge and we're in Buda, so would we make it to you and back? | What side of I-35 is this thing gonna be on
    do you have dirrections from Dripping Springs | I'm in Cedar Park. Is that a schlep? | which part of town is this
    moving to Round Rock in June, will yours be on that side of the metro? | one location but which street
    do you rent, I have a building for you on Burnet or did you sign for a place already | where will you be in the citty in 2025
    We drove through Austin last spring and fell in love, but nobody told us which neighborhood your place would be in, and we're planning our move around it
    my sister swears it's South Lamar, I say the Domain, settle it | y'all planning on taking over the old Kmart off Anderson or what
    can you bring a map up for me, I keep ending up at a warehouse | would you do one thing for me and tell me how far from Oak Hill it'll be
    any hint about the location, up north maybe, by Parmer | what's your address | I need a street address for my GPS | how do I reach you by bus
    can I reach it without a highway | got a number for the bus I'd take | where would I find it on a map
    how would I get there with a cane on the bus, is it far from the stop | steps to the nearest train platform? like how many minutes
    Where do I sit on the bus to get to you? jk which route though | where will the building be | is it the corner lot facing Guadalupe
    a bench for the bus would be nice, what's the nearest stop
    I'm picturing myself in some strip mall an hour away like with every other one of these joints. Is that where you'll be?
    my ex has the kids on weekends; which side of town would he be driving to | bus at the entrance, does one stop | what street is it on | name the street
    paint me a map to the place | what do you get there by, bus or train or only car
    So tell me about the way there before I drag my husband and three boys down from Liberty Hill, I want to know if we'd cross the whole metro or stay up north
    what road's behind it? | is the bus to you from downtown or from around the lake | can I see a photo of the block it's on
    is this some big warehouse out by the airport | are you taking over the space by Alamo Drafthouse | I need to know is it close to Riverside
    my daughter is 17 and can't drive yet, is there a stop so she could bring her brother by bus | how far along Slaughter Lane is it
    do you have the adress yet, I wanna sign up for the one by us | does this website say where you are
    it's asking for my location but shouldn't you give me yours? | what track is it by, the Red Line?
    somebody told me you're next to the gym on Stassney, where's that at | am I near it if I'm in Bouldin
    I am seventy four and I do not drive anymore, so is there an ordinary city bus that goes by | pressed for time, what's the quickest highway to you
    does a kick scooter get us there from Clarksville | signs on the highway? how will we spot you | Service road or main lanes, which do I take to you?
    three generations, one Jeep, does your place have a shuttle or a station near it | do I get a view of the skyline, which part of downtown is it
    so I just stand at a bus stop on Burnet and get off where? | wheres the nearest stop, my back is shot and I can't walk blocks
    Friend of mine keeps calling it the Lakeline place and I keep saying it's closer in, by Koenig; who's got the right spot?
    We do tacos every Friday after gymnastics on West Anderson, and I'd love to tack you on if you're along the way, so are you along the way?
    what sort of neighborhood is it in, houses or stores | what would we walk along to get there, is there a sidewalk from the Crestview stop
    im a travel nurse here for 13 weeks with no car so my question is can I get to you off the 7 or the 10
    give me an idea of the place, as in which part of town | will a twenty minute walk from the bus do | ballpark of where? north? south?
    how far is it from cedar park | next to which bank is it, the chase on burnet? | what street are yall on | zip code pls
    need the zip so I can put it in Waze | 78704 or further out? | is this gonna be up north by the Domain or down south | which side of I-35 | east austin??
    hoping you land somewhere around Mueller, any truth to that | how far are you from Cedar Park
    I'm in Pflugerville and gas isn't cheap, what kind of drive are we talking | drop a pin | can u send me a google maps link
    Apple Maps can't find you. What should I type in? | which bus goes there | does CapMetro stop anywhere close
    we don't own a car so I'd be coming on the MetroRapid with two kids and a bag of diapers, which stop would I get off at
    could we ride bikes over from Zilker | are you the one at Barton Creek mall? | is this the new thing going into the old Toys R Us
    My neighbor swears you're moving into the empty Bed Bath & Beyond on Brodie, is she right
    saw a construction fence on Burnet Road with bright colors, is that you guys? | whare is this place located | adress?
    direcctions from the airport please | suburb or right in the middle of downtown | which exit off MoPac | nearest cross streets?
    Tell me the intersection.
    wondering if it'll be anywhere close to Dell Children's, because my oldest has appointments there every Tuesday and the little one needs something to do afterward
    I live off Slaughter Lane, will I be crossing the river to see you? | north of the river or south of it | so is it Round Rock or actual Austin proper
    Have you signed a lease yet? | did you find a building or still hunting | strip mall or standalone building?
    within walking distance of the Red Line train? | since you're located at the Domain, which entrance do we use | You're on South Congress right?
    I drove up and down Lamar for twenty minutes this morning with three hungry kids yelling in the back and never saw your sign. Where ARE you?
    I circled the block twice and there's nothing there | Showed up at the place google told me and it's a tire shop lol | lost. help
    how many miles from Buda | is it a long haul from San Marcos | how many minutes from downtown with no traffic
    we'd be driving in from Dripping Springs on a Saturday, worth it distance wise? | Will I need to take the toll road to get to y'all?
    please tell me its not all the way out in Bee Cave | oh no don't say it's downtown | pleeease put it in Southwest Austin we have nothing down here
    any chance of Leander, we're starved for kid stuff up here | Can you confirm the rumor about the Highland campus?
    Realtor told us a kids' play gym was coming to Easton Park and that's half the reason we bought, was he talking about you?
    your flyer doesn't say where to go | The website has no address on it anywhere. Is that on purpose? | why is there no map on here
    I scrolled top to bottom and cant find the street number | what do I tell the Uber driver | whats the address for the lyft
    can grandma take a cab there from the Hyatt on Barton Springs or is that too far | coordinates? | lat/long for my gps | which county, Travis or Williamson
    are you inside the loop or what | is there a light rail or train stop by it | scooter distance from Rainey Street?
    got a cargo bike. is there a protected lane up to your door | Is it gonna be on a busy road
    is it in a safe part of town, I get nervous taking my girls just anywhere | Bad area or good area? | What floor of the building are you on?
    what used to be in that space before you took it | is it the old bowling alley they tore up
    Who's your next door neighbor, like what store are you beside | is there a Target in the same plaza
    is there an HEB by you so I can knock out groceries after | which HEB are you by
    My mom doesn't do smartphones. Could you spell out the full mailing-style address so I can write it on her fridge? | what's your physical address
    I know it's Austin. WHERE in Austin. | yeah yeah Texas, but more specific? | Austin is huge, narrow it down for me
    "Coming to Austin" tells me nothing, I live 40 minutes from one end of it | has the spot been announced | have yall revealed the venue
    when will we find out the neighborhood | How come the location is such a secret? | any hints about whereabouts? a direction, even
    warmer or colder: Allandale? | gimme a landmark | Do you sit closer to Oak Hill or to Manor?
    If I work at the Apple campus on Parmer, could I swing by on a lunch break?
    my ex lives in Kyle and I live in Georgetown, we do exchanges halfway, and I'm trying to figure out if your building would be a fair midpoint
    halfway between Hutto and Austin would be perfect, is it | We're staying at a hotel near the convention center next spring, could we walk to you?
    do I turn left or right after the Whataburger | trying to picture how to get there | I'd rather not cross town at 5pm so which quadrant
    central north south east west pick one | ppl on nextdoor say ur going in at Sunset Valley | facebook says 12th street, is that corect
    I found two different addresses online, which is the real one? | Is 2400 East Cesar Chavez you? | My GPS says "no results"
    what does the outside look like so I don't miss the turn, and what road do I take
    somebody at daycare said it was right behind the library in Wells Branch, can you verify before I load up the twins
    are u guys in the mall or outside of it | I'm at Arboretum right now, am I close?
    am I at the right place? I'm standing outside a building with a purple door
    We're here but the door is locked and it's an office, is this the wrong building? | thought you were across from the Alamo Drafthouse
    wait is this the same site as the old Gymboree
    my sister in law told me "it's by the airport" and that's all she remembers, so before I promise my five year old anything can you say whether that's even true
    how would a teen nanny without a license reach you | the 803 or the 801? | do buses run there sundays
    is the sidewalk continuous from the bus stop to you, or is there no way of knowing yet where that'd be | will it be stroller-walkable from East Riverside
    hike and bike trail access? | What part of town, ballpark | In which district of the city did you end up | Has the city approved your site?
    I'm a commercial broker and curious which submarket you settled on | do you already have the keys to a space
    still looking for a space? my uncle has a warehouse off Ben White and I want to know if you've already chosen
    can I come see the building while it's being built, what's the address | i wanna drive by and peek in the windows where do I go
    could you share the site on a map screenshot | Where do I send the kids' grandpa on Sunday mornings, he needs a street name | locaton | loction??
    wher is it located at exacly | wich part of austin | how far frm round rock | is it by a skool or what, which street | neer the lake??
    whats the closest exit ur near | Mapquest directions would be appreciated. I print them out.
    I have a meeting at the Capitol most weekdays; would your place be a short hop from there or a serious trek?
    do you know if you'll be on the side of Mopac with the good schools | Georgetown is where we live. Is the commute doable with a carsick toddler?
    Since you'll be inside the Children's Museum building, do we enter through their lobby? | since y'all are right off Anderson Mill we can just walk, yeah?
    I assume you're in a warehouse district like all of these places are? | I hear you're moving to Tarrytown... | hopefully not another Westlake thing
    would love one on the east side for once, everything fun is always west | Pin dropped in the wrong spot on Google, what's the true one
    My daughter's speech therapy is at Far West and MoPac on Mondays and swim is down on William Cannon, so I'm basically living in my car already. Where on that route would you fall?
    Look I've asked twice now. I don't need the story of the cafe or the pods, I need to know which road to drive down with a car full of kindergartners.
    we got a gift from grandma, a drawing of your logo with "surprise trip!" written on it, and she forgot to say where we're going, so what's the street?
    Before I get attached to this idea, it had better not be an hour round trip from Spicewood, my twins throw up after thirty minutes on those hills
    I clean offices off Research Blvd at night and sleep mornings, and my sister watches the kids in Del Valle. She takes the bus. Would she be able to reach you without three transfers?
    my boss said yall are going in on the bottom level of the new apartments at Plaza Saltillo, and if so I'm literally upstairs from you haha, true or false
    Coffee, soft lights, clean mess, sounds dreamy, but if it's stuck out by the racetrack I'm never going to make it there. Is it?
    When I searched you I got a French bakery on Airport Blvd, a dentist, and a Pinterest board. So what is the correct spot?
    im a grandad with a flip phone, no gps, and i know this city by its churches and gas stations, so tell me what youre next to
    We bought in Whisper Valley thinking things would follow us out there. Nothing has. Please say you're the first.
    i heard form my freind its on Guadalupe st, is that rihgt | is it acros from teh hospital | wat road is it off of | how long of a drvie from Bastrop
    nieghborhood? | shoping center or its own buidling, and were | can u tell me the cross streat
    I already know it's Austin, I already joined the list, and I don't have questions about socks or snacks. All I want is which corner of the metro to hunt for an apartment in so we end up neighbors.
    Two of us nannies trade off weeks, she's coming from Jonestown and I ride in from Govalle on an old ten-speed, so who's going to have the worse trip?
    There's a billboard by the flea market with a kid's rosy cheeks on it and an arrow pointing left. I went left. It's a cow pasture. What gives?
    If your place ends up on the flight path or beside the train tracks my sound-sensitive nephew won't cope, so what's around the building, what's the block like, where is it?
    since you picked the Seaholm power plant, how do we cross from the trail side with a wagon and three scooters in tow
    are you the one next to the H-E-B on Burnet? | my relator swears you signed a lease at Mueller. true?
    Apple Maps drops your pin on South Lamar, is that pin correct | So you took over the old Toys R Us building, didn't you?
    just give me a street name, I won't tell anybody | rumor on Nextdoor says Slaughter and MoPac... confirm or deny
    Is it closr to Zilker than the Thinkery is? | I'm guessing the Domain, since every fancy thing lands at the Domain
    if you turn out to be up in Pflugerville I'm gonna cry. north or south??
    My mother-in-law drove us out to 1100 Barton Springs Road because a flyer at the dentist said that's you, and there was nothing but a mattress store. What is the right address?
    the 803 bus stops at your door, correct? | Lakeline Mall, 2nd floor, where Sears was, yes? | wich side of I-35 did you guys pick, east i hope
    your in the same strip as Torchy's on South Congress arent you
    Heard from a guy who pours concrete that he's pouring yours off Parmer Lane, and since my kids' school is on Parmer I got all excited. Was he pulling my leg?
    Zip code. Now. I've asked three times. | you wouldn't make us cross the river, would you? we live downtown
    Saw a construction fence with bright balloons painted on it near Sunset Valley, that has to be yours
    will it be walking distance from the Crestview train station like the guy at the tamale stand claims
    Waze says 14 minutes from Round Rock to you. which exit does it think I'm taking
    If I buy the condo on East 6th, could we stroll over to you? The agent used you as a selling point, along with the dog park, and I'd hate to pay extra for a playground that's actually across town.
    Is the suite number 140 or 410, my package slip is smudged and it has your name on it
    I bet my sister twenty bucks that it's Westlake. She says Dove Springs. Who pays
    Steiner Ranch facebook group already thanked you for picking steiner ranch lol is that real | will it be in a safe neighborhood | whats the adress
    near the domain? | wich side of mopac | zip code please | pflugervil or closer in | cross streets | capmetro bus stop close by? | north or sowth austin
    drop me a google maps pin | mueller neighborhood by any chance | how far frm kyle | directions from the airport | in barton creek maul?
    old toys r us building? | of 183 or 290 exit | I live off South Lamar with no car, so I'm praying you end up somewhere a bus goes
    please tell me it's north of the river, I-35 at five o'clock is a nightmare with a screaming kid
    I own the bakery on Burnet and there's paper over the windows next door. Starting to think it's you.
    Uber driver, folks will ask me to take them and I'd have nothing to punch in.
    My knees don't allow long drives anymore, anything beyond Mueller is out for this abuela.
    tryed to look you up on the map, nothing pops up, not even a pin | we're in Pflugerville and everything good is always way down south
    the neighbors here in Zilker are gossiping that your building is going up on our corner | Courier. Got a package for On Joue and no street on the label.
    hope it's not in a strip mall by the airport like the last one | I'd walk there with the wagon if it's anywhere close to Hyde Park
    Soldier at Fort Cavazos, an hour plus from the city; which end of town you're on decides whether I can make it in a weekend pass.
    my address book has you as "somewhere in ATX" and that's not going to get grandma there
    we're choosing between an apartment in Cedar Park and one on the east side, schools are about equal, rent is about equal, and honestly, being near you on a rainy saturday would tip it
    We take the number 7 bus because my car died in March, and with a toddler and a folded stroller one change is all I can manage. Which stop would I get off at for you?
    My boss lets me out at 4, daycare is on Slaughter, and I'm not crossing the river in rush hour for any coffee in the world. Which side of town are you putting it on?
    Your site goes on about lights and paint and espresso, but nowhere a street. I've got a van full of cousins, four to ten, ready to roll some Saturday. What do I type into Waze?
    Is it anywhere near the Domain? I work there, my lunch is 12 to 1, and my mother could bring my three year old over so we'd eat together. The alternative is a Chick-fil-A with one slide that smells of feet, and after her third birthday there I swore off it for good.
    A friend swears she saw your name on the old Toys R Us by Lakeline, next to the taqeria with the two doller breakfast. She wants to have her son's party in it. Is that the spot?
    We're looking at houses in Buda and in Leander, about the same money, both with decent schools for a first grader. Would one of them be closer to you?
    party is for a 5 yr old, 14 kids, moms driving from Kyle and Hutto both so everybodys gonna complain. wheres it gonna be so i can tell them
    I deliver bread to cafés before sunrise, so I may already be driving past your block. What's the address? My own two, 4 and 6, would make me stop every single day. My wife says I smell of brioche till noon, it's a long day, and no, we don't need a discount or a party, I'm only nosy.
    My father's on a walker and the Red Line train is the only thing he'll ride. He'd like to bring his grandson, who's four, of a Sunday. Will you be a short walk from a station?
    After work I pick up the baby off Airport Boulevard, then the six year old on Manor Road, then it's dinner and tears. It would be wonderful if you were round there. Are you?
    Someone on Nextdoor says y'all are going in at Hancock Center, someone else says Bee Cave, and by now they're fighting about traffic and rent and daycare prices. Settle it for us, where?
    Wednesdays are the worst: one is ten, one is six, one is in pull-ups, and they all get hungry at different lights. Ballet, the dentist and the H-E-B are all along South Lamar for us, and I don't want to buy more gas with three kids in back. How far from there would I be driving?
    We fly in at noon with two tired kids, four and six, and the hotel won't give us a room until three. How long a ride from the airport would you be?
    We're out in Dripping Springs with a well, goats and five children, so any trip too town eats half a day and a tank of diesel. North, south, or in the middle, where are you setting up?
    Im a home nurse, all my patients are in 78745, I finish at 3 and then get my girls from school. Are you in my zip code or do I have to cross town?
    We live in Pflugerville and I refuse to sit on I-35 for an hour with two screaming kids, no matter how nice the coffee is. So what part of town are you going to be in?
    Where exactly is this going to be? I've got a free afternoon Thursday and I'd love to just drive by and see how far along the building is.
    I take the bus everywhere with my 3 year old and a stroller. Parking doesn't matter to me one bit. I need to know what street you'll be on so I can figure out the route.
    My ex lives in south Austin and I'm up in Cedar Park, so we trade off the kids at places in the middle. Your place sounds ideal since pickup is secure. Which side of the city will it be on?
    i want to put you in my maps so i get a reminder when we're nearby. typed in the name and nothing came up, only some french restaurant. whats the address
    We're hoping to have my son's party somewhere next year, but his best friend can't go far because his mom doesn't drive. They live near the Domain. Are you going to be anywhere close to there?
    My office is downtown and I get out at 4:30, then daycare pickup by 5. If it's near there we'd come twice a week easy. Do you have a neighborhood picked out yet?
    I'm an occupational therapist and I send families to places that are good with sensory stuff. They always ask me for a zip code first. What would I tell them for yours?
    Honestly the price isn't an issue for us, and neither are the hours since I'm a stay at home dad. It's all about the drive. Just tell me whether it's north or south of the river
    My kids go to school in Lakeway and we spend most weekends out by the lake. It'd be amazing to have something indoors out here for once. Have you announced the site or is that still secret?
    We've been burned by places that said Austin and turned out to be in Kyle. Not a complaint, just gas money is real with two kids in a minivan. Will it be inside the city proper, like what area?
    I walk everywhere with my double stroller and my twins are finally old enough at 2. It would make my year if you were in Mueller or close to it. I'd like to know where you're putting the building.
    Is it going to be in a mall or its own building somewhere? We tend to do errands Saturday mornings and it'd be great to combine, my 8 year old hates errands with a passion.
    Where will it be, and how much? We're four kids deep on one teacher's salary, with a van that overheats past about twenty miles, so those are the two things I need.
    whats the street address | north austin or more like south | want to put it in google maps | anywhere close to the Domain by any chance
    what part of town | zip code? | i'm in Round Rock, hoping you're on our side of the city | is it gonna be inside a mall | what is the adres
    wich side of town will u be on | address | which mall are you in, barton creek or the domain?
    I heard it's the old Toys R Us on Research Blvd, can you confirm | whats the address so i can put it in waze
    So how far is it from the Mueller Alamo Drafthouse since you're in Mueller? | North or south of the river, that's all I want to know.
    what's the zip code? you can tell me that much | is it walking distance from zilker park
    Everybody on Nextdoor says South Lamar next to the Broken Spoke. Are they right?
    Are you in Austin proper or is it one of those "Austin" places that's really in Round Rock? | which exit do I take off 35
    does the 803 bus stop in front of you? | coming from Pflugerville, is it more than 30 min | Is it the building with the blue roof going up on Burnet Road?
    I deliver for UPS and need your street number for a package | are you gonna be in the arboretum area or closer to Lakeway, just a hint
    cross streets please | Is it closer to the airport or to Cedar Park? | since you're in Hyde Park, can we take our bikes there?
  `,
}
