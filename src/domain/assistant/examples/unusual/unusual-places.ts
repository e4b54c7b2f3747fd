import { NOTHING } from '../nothing.ts'

/** Places, and who is behind this one. */
export const UNUSUAL_PLACES: Readonly<Record<string, string>> = {
  blog: `
    anything to read from y'all while I'm stuck nursing a broken ankle and a cold cup of tea | Do you scribble?
    I teach journalism at a community college and am told you publish dispatches for mothers and fathers; point me to the column
    wheres the part where you rite about bedtime fights and stuff, my cuzin sends me screen shots | where do yall keep the musings
    The wife reads me your stuff aloud from her tablet while I shell pecans, "insights" she calls it. What's it listed under?
    Does somebody over there pen a little gazette for parents, or must we live on rumor alone
    got any bathroom reading, five minute parent stuff, you guys made yourself
    is there a post this week, I check my phone in carpool and your last article was all I had
    Spill some ink on potty wars, or have you already? Where do I look?
    My librarian soul must know whether you put out any periodical musings for caregivers. | u guys got a diary about building this or just vibes
    Chapter and verse on picky eaters, you ever publish any? | Where's your soapbox
    My pastor quoted a line from your "journal" in his sermon about patience, and half the pews want the link. Which page is he reading?
    Somebody in your office types up little wisdoms for frazzled folks, and my daughter-in-law keeps taping them on my fridge. How does an old coot get at the rest?
    is there a newsy bit with behind the senes stuff i can binge | I tune pianos and read on the bus. Would there be essays, or is it all buttons?
    your latest screed on screen time, wher is it posted | Feed me advice, but written, and by you lot, and with paragraphs
    Fella at the barbershop quoted a "tips from the playground people" article at me about losing gracefully at Uno. Real thing or barbershop thing?
    Could I subscribe my late-night scrolling to something wholesome, say, articles you folks put out?
    what are ya writing about lately over there, if ya write`,
  city: `
    is this the Austin with the boots or Austin Minnesota, home of Spam | Pardon an old Canadian, but which dot on the Texas map are we speaking of?
    municipality, for my spreadsheet | My bride insists that's a Houston thing. I've got a Czech kolache riding on it not being a Houston thing.
    San Antone or the capital, darlin, which one'd you choose
    When the ad came on our kitchen radio in Waco the baby was screaming so I only heard "coming to" and then mush, coming to what town?
    Texas is a big ole steer, which cut are you in? The brisket? | Atx or Dtx, settle it | what metropolis has the honor
    My geography homework's in the recycling, ha, so educate a Frenchwoman: the place is in which town of America?
    Denton keeps claiming you. Is Denton lying?
    we get off the plane at DFW with three kids and I was told that's right by you, now my husband the pilot is laughing at me. wrong town?
    Judge Judy mode: state the town for the record.
    Does the mayor who'll cut your ribbon sit in Austin or out in one of those little places that only pretend?
    cedar rapids? grand rapids? I lost the flyer, which one has you | It can't be Dallas, nothing fun ever admits to being Dallas. What town then, habibi?
    The postmark on my niece's letter says "keep it weird" so I'm guessing your town but spell it out for an Ohio grandmother
    I homeschool on a sailboat. We'll be in Corpus through fall. Are you anywhere we can float to, or in some landlocked city, and what's it called?
    Sugar Land, sweetwater, or the one with the Capitol in it?
    My Alexa answered "Boston". I'm in Boston, and I nearly wept for joy. It isn't Boston, is it? | Which mayor's potholes do I drive over to reach you
    Name that town in one note
    the weather girl on channel 7 mentioned you between hail and hogs but channel 7 covers half the state so whose hometown is it
    does it start with an A and end in ustin, yes or no
    My Uber home from the hospital, new baby, painkillers, radio says "a playground for Austin"... did I dream it or is that truly the town?
    Which airport code do I book for the kids, AUS, SAT or HOU? I want to sleep in the same city limits you're in.
    Geaux Tigers, but no, you're not in Baton Rouge, so whose team do y'all's neighbors root for, I mean which city is it`,
  contact: `
    who do I holler at over there | Smoke signal, carrier pigeon, fax: which do your people answer?
    I sell balloons, forty years in the latex trade, and I've a proposition for a human being with ears. How does it get to them?
    nobody's rung me back cause I can't find a number to ring in the first place | to whom do I adress my grievence
    Is anybody actually reading over there or does mail fall down a well | Where does the complaint department keep its ears
    may i have the electronic mailing particulars of your establishment, please and thank you, I am 84 | ring ring. no seriously whats the digits
    A reporter on deadline does not do chat bubbles; who's the flesh and blood and how do I get in front of them? | robot, fetch me your human
    I typed my heart out to you, four paragraphs about our church nursery's old slide we'd donate, and you're a machine. Where should I have typed it so that a person sees it?
    Bat signal for the team? | I want the supervisor's supervisor, and I want them in writing. | where do I lob a question that you're too dumb for
    Hello, Hindi speaking granny, small voice, big question, want talk with the office. How do?
    I'm a muralist with paint under my nails and an offer you folks ought to see. Whose tray does it land in, and how do I land it?
    got a hotline? lukewarm line? | My note in a bottle to you: which ocean?
    does a soul write back, ever, if I send one of those forms, or should I get my good stationery out
    Whom does an angry man with good manners write to?
    Help, I clicked the heart and the star and the little house and none of those let me say a thing to anybody. Where's the saying place?
    need to squawk at yr people abt a typo on ur page, whats the channel | Might there be a receptionist, however imaginary, to whom I could speak?
    I'd like to register a compliment, which you must not get a lot of, judging by there being no slot for it | Whose inbox do I haunt?
    can you patch me thru to upstares | Deaf mom, so no phone ever. I type or sign. What's your way of being reached for somebody who won't hear it ring?`,
  forum: `
    where do the mamas gab
    I drive a rig and hardly meet other dads. Is there some digital back porch of yours where folks with small kids swap war stories
    can my 10yo make a login for the chatter board or is it strictly us old folks | A watercooler for moms and dads, does it exist?
    Reddit's a snake pit. Got your own pit, minus snakes?
    I'm new. Third move in two years, husband's in uniform, I know precisely no one with a child. Does your outfit have somewhere I could type "hi" to other mothers?
    are there threads | Can a fella lurk without posting, in that parents' gossip parlor of yours
    Need a coven. Moms of twins edition. Got a spot on your site for that?
    Would there be a clubhouse, online I mean, just us grown folk griping about naps
    I'm an introverted beekeeper with a talkative wife. She'd like a hive of mothers to buzz with, on your page if you've got one.
    can papas post or is it all mamas in there, the discusion boards | Have you got a town square for folks with sticky children?
    Is there a potluck of opinions on here? Other folks with kids, I mean, not you, tin man.
    Stay at home dad, week eleven, have begun narrating to the dog. Point me to where your grown humans type at one another.
    need 2 ask some real moms smth u wouldnt get. got a group wall | A bulletin board, the kind with quarrels, have you one?
    I'd trade my left shoe for ten minutes of adult conversation with someone who also owns a biter. Do y'all host that kind of thing in your corner of the internet?
    in the old country we'd have the village well. What is your village well, for mothers, on the computer?
    Hypothetically, if a mother had a rant about car seat buckles, is there an audience of fellow sufferers on your site
    are there mods on ur message board or is it thunderdome in there
    We adopted siblings in May, five and eight, so I skipped all the baby groups where people make friends. I need my people. You have an online corner for that, someone at the agency said?
    Would my teenager be let into the parents' palaver pages? She's fifteen and thinks she's forty.
    Where might a stepmother eavesdrop on other stepmothers? I'd not say a word, only read along with what they write each other on your pages.`,
  founder: `
    Who's the big cheese? | Somebody mortgaged a house for this dream. What's that somebody's name?
    As a retired banker I back the jockey, not the horse. So: the jockey.
    is it some faceless hedge fund or an actual mama with spit-up on her shirt running the show
    heard its two brothers from Lyon that own a circus, is that the ones in charge | Whose brainchild?
    I'm a portrait painter by trade, and I notice there's no face on your page. To whom does this whole business belong? | is el jefe a he or a she
    name the madman | Before I let a stranger's company near my boys I look the stranger up. Which stranger do I look up?
    I shine shoes at the airport, and I can tell a boss by the shoes. Whose shoes are at the top over there? | who's the puppetmaster
    Behind every bouncy slide stands a tired genius. Introduce us? | Does the president of your thing have kids or is it some bachelor with a spreadsheet
    Who lies awake at night over this thing? | The head honcho. Surname first, please, I'm alphabetizing my enemies and friends.
    Was it a teacher, a techie or a tired papa that dreamt this up? | mugshot of the president pls
    is it the same Frenchwoman that had the creperie by the river? she gave my boy a spoon once, and I'd trust her with my life
    I'm casting a podcast on local dreamers, and I'd love to know whose dream I would be dialing into here | Under whose name was the idea born?
    bet it's a dude. is it a dude who started this
    My book club only patronizes places run by women over fifty, it's in the bylaws. Do we qualify to patronize you? I mean: who's in the captain's chair?
    When will the president stop being a mystery guest and show us a face`,
  location: `
    Warm or cold: I'm standing at Barton Springs Pool with two dripping kids, how close am I to your doorstep
    I'm the mail carrier for 78704 and none of my bundles has your name on it, so whose route did you land on?
    fill in the blank for grandpa: On Joue sits on the corner of ______ and ______ | blink twice if it's north of the river
    Mornin. Rain's finally quit down here and my hip's better, thanks for asking. Now, whereabouts you fixin to pitch your tent, hon | drop me a pin
    my commander needs grid coordinates before he'll sign my weekend leave, sir or ma'am
    Rumor at the nail salon has y'all moving into the dead Bed Bath & Beyond on Brodie. My technician swore on her mother.
    latitude, longitude, elevation above sea level if you're feeling generous | whose neck of the woods did you pick, ours or the rich folks'
    I cut hair on South Lamar and three of my mamas bet me lunch that you're setting up within spitting distance of my chair; who's buying
    the 801 rapid bus is all I got, does it let me off anyplace near your door or am I hoofing it with a toddler on my shoulders
    Kindly disclose the premises. | what's it by. like what would I see across the road, a Whataburger?
    "Left at the big cow," my wife says, and she has never once been right. Which left is it really?
    on a Monopoly board of this town, which square are you on?
    does your dot go above or below Ben White on the map, I'm a delivery driver and think in highways
    Our au pair from Lyon gets lost in elevators. She'd be the one bringing the boys Tuesdays after swim, so please draw her the picture in words: what roads, what building, what's painted on the neighbor's wall.
    wear abouts is the bilding at, my phone map just spins | cross street, pronto
    I clean offices in the Frost tower till three, then I've got exactly one hour before the sitter turns into a pumpkin. Could I even get from there to you and back?
    You're hiding in a strip mall, aren't you. Confess which one.
    not to be nosy but where's the hole in the ground, I drive a cement mixer and haven't poured for you
    Is it closer to the bats or closer to the racetrack | Hotter or colder? I say Mueller, you say...
    I'm a pizza guy. I know every door on Burnet and every dog behind it. You ain't behind any of em so where you at
    the whereabouts, my good bot, the whereabouts
    Sarge says no child leaves base without a destination written on the sheet, street and number. What do I ink in?
    Quick, before my battery dies: Slaughter or Parmer end?
    What a heat. My tomatoes gave up, the dog gave up. Speaking of giving up, I've quit guessing what part of the map you'll occupy, so out with it.
    does the train with the red stripe stop anywhere you can smell your coffee from
    The lady who grooms our poodle told everybody that you bought the old bowling alley off Anderson Lane and are sawing up the lanes for furniture, so I drove by and it's bowling as usual. Then where?
    um so like the spot. the physical. where it physically is | Would a crow flying from the Capitol dome need a snack on the way to you?
    finna catch an uber but it wants a drop off thing typed in, whats yours
    I'm four hundred pounds of tow truck driver and I got a name for finding anything in Travis County. You beat me. Landmark?
    Are you tucked behind something or smack on the main drag | Itemize for me: street, suite, floor, and gate code if any.
    Aunt Dot here, 81, no GPS and no patience. Give me directions like it's 1974. Start at the old airport.
    Which school district's buses would rattle past your windows?
    Ye be buryin the treasure on which isle, says my four year old in the eye patch, and frankly I'd like to know too
    ubicated where?? sorry my english, I mean the site of the play house
    the surveyor in me wants the parcel, the mother in me just wants to know if it's a left turn across traffic
    we're over by Govalle where nobody ever builds anything nice for kids... pls say it's walkable from us. pls.
    Twenty minutes from Dripping Springs or forty? There's one nap at stake.
    My therapist says I should plan instead of panic. So I'm planning: what exits do I take, what does the front look like, and is it on a hill, because the stroller has no brake anymore.
    y'all above a dispensary or what | Sir, where's this outfit headquartered? I'm told to serve papers on a playground
    it's giving secret lair. do we get a password and a manhole cover or an actual spot on a map
    Which Austin neighbors should start complaining about the noise in advance?
    I read gas meters. Two thousand a month, every alley from Rundberg to Riverside. Which alley are you in?
    riddle me this: what's indoors, French, and situated on what boulevard?
    My horoscope said "a journey east." Should I be offended if you turn out to be west of Mopac?
    ok ok ok so. dad's weekend. I need a place, and a WHERE for the place. | Nobody hides a whole playground. You did. Bravo. Which rock is it under
    Evening. My late husband laid brick on half of this town and I'd love it if you were inside one of his buildings. Is yours that brick one by the old power plant?
    stone's throw from Zilker or you gonna need a catapult
    Cap Metro planner here, on my lunch break: which stop should I be adding shade to for your stroller crowd?
    the gps in grandma's Buick speaks only Portuguese, so we go by billboards. Any billboards?
    plot twist me: it's out in the boonies, right, with the goats and the fireworks stands | Is the joint flood zone, hill zone, or hipster zone?
    snitch on yourselves, what plaza | I referee Pop Warner in Manor, then have a recital at Bowie. You can't possibly be between those, can you.
    Whither? | wear do I point the van, my husban says "just drive" like a crazy persin
    Congratulations on your website, it's very pretty, it's got everything except the one line with numbers and "Ave" at the end.
    The 45th floor? A basement? A barn? On which road, anyhow? | Your neighbors would be who, the DMV and a vape shop?
    If I threw a frisbee off the Pennybacker Bridge, would your roof catch it?
    We move on the 14th, the movers want to know what's what, my sister in Buda says live near her, and I say live near the playground. So I need to know which side of this sprawl you're throwing in with.
    tell me the quadrant. northwest, southeast, twilight zone
    Asking as a locksmith: which door am I going to get called out to when a three year old locks the potty | how's about a hint? Rhymes with what street?
    The billboard man at church says he's hanging your sign by the Y, and another deacon swears it's by the feed store. Our congregation is split. Heal us.
    is it stumbling distance from a taqueria, asking for my priorities | where at tho | Cough once for Oltorf, twice for Braker
    As the bishop's secretary I must put something after "held at" on the picnic bulletin; what is your somewhere?
    we are three dads in one Kia. no map skills. one hint pls, cardinal direction, we'll take it from there
    It'd be rude of you to be in Lakeway. Are you being rude?
    HVAC guy. Saw a permit for a rooftop unit big enough to cool a herd of children, on a warehouse off Metric. That you, by any chance
    Good fences, good neighbors, and I believe I may be yours. There's hammering next door to my upholstery shop and nobody'll say what's coming. Am I about to hear four hundred children through my wall?
    wich end of town do yous guys fall on | A compass, a candle and a cranky toddler is all I've got. Guide me in.
    You'd think a locale would be the first thing on the page. You would think.
    Pflugerville side, or is my whole life going to keep happening on the wrong side of 183 | how many furlongs from the Q2 stadium
    The boy's father has him weekends in Bastrop and I'm in Cedar Park, so our lawyer said find "neutral ground, midway." Are you neutral ground?
    so this spot of yours, do armadillos live on it, or has it sidewalks | Geoguessr me. What's the storefront, what's the pole look like, which lane
    I'm a substitute teacher and I get sent all over. Every Friday I end up starving at a different gas station. Which gas station would I be starving at if I came to you?
    Honk if you're on Airport Boulevard. (This is me listening for the honk.)
    My contractions app has better directions than your website, and I'm due Friday. What road are you off of?!
    Does one descend upon you by the toll road, the creek road, or divine intervention
    You'll be stuck in one of them "mixed use developments" with the fake turf, I reckon. The name of it? | the where of it all. that.
    Which Fiesta Mart are you across from, my cashier says there's one
    Paratransit needs the drop off typed exactly or they'll leave Mama on a curb in Del Valle again. Exactly, then: building number first.
    Hark, a bard asks: beneath which of the city's moon towers dost thou dwell?
    my hubby's bet: Hyde Park. mine: some gravel lot by the dump. loser does bath time all week
    Enhance. Enhance. Nope, still can't read the number over the door in your picture
    my piano teacher lives on Exposition and won't cross the river; is she allowed to meet us at yours without crossing it
    Eeny meeny: Crestview, Cherrywood, Circle C?
    Fire inspector for the county. Kidding, I'm just a granddad with a clipboard. But what IS the street number
    I can smell the kolache bakery from my porch. Could I smell it from yours? | how come my phone says "no results" like you're a ghost, whats your haunt
    Between you, me and the fencepost... which fencepost
    Our nanny bikes, hates hills, loves creeks. If you're up on the plateau she'll quit. Are you on the plateau or in the flats?
    Ahem. Property taxes tell me who my neighbors are, and you're not on the roll for anything in 78745. So you're elsewhere. Where's elsewhere?
    it's by the Alamo Drafthouse w/ the gorilla isnt it. isnt it
    For the seating of aunts in cars I require three figures: miles from Tarrytown, miles from Kyle, and left turns total.
    Turn left at the disappointment, right at the Jiffy Lube... am I close | I'd rather not be seen on I-35. Will I be seen on I-35?
    ur plays is wear egzackly | La pregunta of the day, as my tía says: ¿y dónde queda? like what part of the city, she's in Dove Springs with no car
    Pedi-cab driver. Folks ask me to haul em to "the new kid thing" and I nod and pedal in circles. Save my calves.
    That yellow crane on the skyline, is it lifting your roof?
    my realtor swears every house she shows us is "minutes from the play place". seven houses. all four corners of the county. one of us is lying and I suspect it's not the houses. So which corner
    Give it to me in Taco Cabanas: nearest one? | You aren't floating on the lake, so what dirt are you sitting on?
    I walk dogs at Mueller, I've memorized each door with a biscuit jar, and none is yours. Is that likely to change, or did you pick another part of town?
    Would an ambulance know you by name of the shopping center, and what's that name, I'm a medic and like to have it memorized
    could a nine year old walk it from Blanton Elementary, hypothetically, her hypothetically already having her shoes on
    Latitudes matter: my mother won't go below William Cannon after dark. Above or below? | Spare me the poetry, name the pavement.
    postal code, por favor, my insulin courier is nosy and so am I, since he only covers the central ones and I'd have it brought to wherever we spend our Saturdays
    ain't nobody at the Lions Club pancake supper could agree where y'all will be at. Lenny says by the quarry. Lenny says a lot.`,
  [NOTHING]: `
    blink twice if my eyelashes look crooked in this selfie | Coordinates of the sunken ship in Minecraft, my commander (age 7) needs them now
    which square on the Monopoly board gets landed on most | cross street cat keeps sneaking in my yard, who do I call about strays
    the bats came out at 8:15 last nite, is that normal for spring | what did Waco used to be called before it was Waco
    a plug outside my patio sparks when it rains, is that an electrician thing | one of a litter of five pups isn't nursing, help
    smoke signal wifi extender keeps blinking orange | how do I get in line for a passport without an apointment
    our office watercooler tastes like pennies, is that lead | my toddler scribbled sharpie on leather, how do I get it off
    who cut the big cheese wheel at central market, is there a tasting saturday | Mueller report, hotter takes please
    which bowling alley has bumpers and no smoke smell | would a crow eat a french fry off a kids hand lol one just did
    when did they shut the old airport, aunt dot says 1999 | is a forty minute nap too short for a nine month old
    neighbors upstairs stomp at midnight, how do I complain without starting a war
    the pilot on our DFW flight let my kid see the cockpit, can they still do that | chain on my bike keeps poping off the little gear, what size link
    how far can octopus tentacles streach, its for show and tell | my daughter wants to be a hibachi chef when she's grown up, cute knives for kids?
    fetch training for a stubborn beagle any advice robot | hear that clicking in my ear when I chew, what is it
    threads coming loose on a baby quilt, whip stitch or glue? | pecans still in the shell, freeze or not | portrait mode blurs my kids ears off, fix?
    riddle me this, what has keys but can't open doors | how do you make a catapult from popsicle sticks for a first grader
    is a flood zone letter from fema something I gotta answer | which barn has the goat yoga on sunday
    twilight zone episode with the kid who wishes people into the cornfield, name?? | my kid keeps stumbling over his left foot, should we see somebody
    is the rapids at new braunfels ok for a 6 yr old in a tube | cars 2, cars 3, which one's got the submarine
    garadge sale permit, need one in pflugerville? | shreveport casino buffet still a thing?? | intend to breed my goldendoodle, is age 2 ok
    best acrylic paint tray that doesnt dry out | is the roster for the under 8 soccer out yet, coach ghosted us
    are naps over at 3 and a half or am I done for | spilled ink on my interview shirt HELP | who voiced the puppet in that old mister rogers castle
    my son cough once every ten seconds in his sleep, thats allergies? | hammering next door at 6am on a sunday, legal?
    how many furlongs is the kentucky derby, kid asking for a bar bet with his uncle | zip on my kids coat is stuck halfway, soap or pencil lead
    a cashier at fiesta shortchanged my mom nine bucks, what can she do | Is that Sweetwater where the rattlesnake roundup is, can toddlers go
    who's the mayor in paw patrol with the chicken | bare legs and poison ivy, calamine or oatmeal bath | pilot episode of bluey, which one came first
    should lima beans sprout in a wet paper towel in 3 days or nah | the receptionist at our pediatrician hung up on my wife, how do we switch doctors
    is it bad for your knees to squat with a 40 lb kid on your back | tin man costume, size 4T, spray paint or duct tape
    my biter bit the dentist lol what do i do | how tall a box can a soapbox derby car be
    my 3 yr old lies awake till eleven singing, melatonin yes or no | who's mugshot is on the $50 bill
    eeny meeny miny how does the rest go, the clean version | fencepost concrete, how long till it sets in this humidity
    how much does a gorilla bench press asking for a 7 yr old | is dora the one that says la pregunta or is that the other show
    does the yellow crane in bob the builder have a name | I'm a medic with a bad back, best shoes for twelve hour shifts?
    Spare tire for a 2011 odyssey where's it hiding | painkillers while nursing after a c section, is tylenol 3 ok
    my beast of a 4 yr old wont wear pants, tips | did moses have a sister, sunday school is in ten minutes
    same thing but for fractions, whats 3/8 plus 1/4 | the neighbors upstares flooded my ceiling, who pays
    who gets dibs on the top bunk, older or the one who asked first | I knit too tight and my hats come out doll sized, bigger needles?
    What's the Latin for thunder, spelling bee stuff | do you feed sourdough every day or can it sit in the fridge
    who was born first, wright brother with the mustache or the other one`,
  parking: `
    do I leave my pickup in a lot or chuck it on the curb like a Longhorns game | where does one stable the minivan
    Six foot eleven with the roof box on. Am I going to peel it off like a sardine lid pulling in?
    my Nissan Leaf gets there with nine miles of juice left, tell me there's a plug outside
    I've circled the Trader Joe's on Seaholm until my kid learned to swear. Promise me yours won't be that kind of asphalt Hunger Games.
    How many painted rectangles for automobiles have been provisioned? | Chariots. Where do they rest while the little emperors play?
    I've a hearse. Long story, it's the family business, and it's twenty one feet. Does a thing like that fit in one of your slots?
    will the meter maid get me | Is it validate-your-ticket or leave-it-anywhere-for-nothing, vehicle wise
    two kids in a bakfiets and nowhere to chain it, the story of my life downtown. You got hoops or a rack or a stout pole?
    my knees say fifty steps max from car door to front door, what say you | Do they valet like at the steak house or am I backing the Suburban in myself
    cars go where | does the lot flood, is there a lot, do you have feelings about lots
    Handicap placard, ramp van, needs eight feet on the right hand side. My boy's chair comes out sideways. Tell me about the spaces out front.
    Would a motorcycle with a sidecar and a very brave seven year old count as one space or two?
    If it's pay-by-app I'm staying home; my phone flips and that's how I like it. Do I feed a machine when I leave the truck?
    garadge or street, and dont say street | My husband parallels like he's docking a cruise ship. Would he need to, at yours?
    the scooter brigade (four kids, four Razors) wants to know where its fleet gets tied up | Do I got to feed quarters to a post, like in Galveston
    I tow a pop-up camper on Fridays (custody plus fishing, don't ask). Thirty-four feet nose to tail. Where on earth would that go while they climb?
    Is there shade over the cars. Black seats. Bare legs. You do the math
    tell me there's a deck, a garage, a pasture, anything with room for granny's Crown Vic
    Our carpool's nine strong and two of the moms drive like it's demolition derby, so how tight are those stalls?
    Is it true that the asphalt out front got sold to a condo, so us drivers are plain out of luck
    Kiss-n-ride lane, or do I gotta leave the beast somewhere proper? | What do you have in the way of hitching posts for a cargo trike with a dog in it
    Last time we did the children's museum I carried one asleep, one screaming and a diorama eleven blocks from the only open meter. I am asking you a simple thing, about where the Honda will be.
    Twelve-passenger church van named Moses. Will the spaces part for him?`,
  vision: `
    Tulsa's got nothing but a flooded mall arcade, so when does the franchise fairy sprinkle one of yours on us
    Are you a lone wolf or the first pup of a litter?
    I deal cards in Reno and my ex has the kids in Austin half the year. Any odds on you dealing one up our way so they'd have the same place at both houses?
    is this gonna turn into the Chuck E Cheese of 2030, one on every exit | world domination plans, summarized please
    we in El Paso get everything last. even the good ice cream. will we get you last too or not at all
    Boise sends its regards and a petition with my three kids' crayon signatures: one of you, here, whenever
    How far do the tentacles reach? Just the one town?
    You'll metastasize, I hope. I'm an oncologist, I never say that. Would Phoenix be among the places?
    I got two hundred grand from selling my car wash in Lubbock. Could a fella like me plant your flag up here, or is it only going to be the mother ship?
    When you're grown up, what do you want to be, company? | A clone in Little Rock — yea or nay. | Think bigger. Shreveport bigger.
    Are more of these in the oven, geographically?
    As military brats mine get uprooted every 18 months. Fort Liberty next, then who knows, Guam. Will there be something of yours waiting in other states someday or is this a one-time love affair?
    copy paste urself to albuquerque thx | I manage commercial leases in Nashville and have 14,000 square feet going begging. Do you intend to breed?
    Will it stay a mom and pop or go coast to coast like the doughnut people | five years down the pike, what's the pipe dream
    Is Austin the pilot episode or the whole series
    I hear the Waco ladies prayer group is already praying for one of yours. Is the Lord wasting His time up there?
    Bozeman. Snow nine months. Kids licking windows. Any interest?
    I'm a grad student in retail geography. Describe, please, your projected footprint nationally and the horizon year. | y'all gonna sprout or nah
    I climb cell towers in six states, so I see a lot of bored kids from above. Kansas has it the worst. Is Kansas on your list for later?
    Same thing, but Fresno? | my brother in law wants to be you, but in Omaha, with your logo and your blessing. Would you ever let somebody?
    A sequel? Set in Charlotte perhaps? | Be honest, are you only ever going to love one zip code`,
  waitlist: `
    put my name in the hat for when there's news | Tap me on the shoulder the minute you know anything, how do I arrange the tapping?
    I'm a night nurse, I miss every announcement known to man, so can y'all just shoot it to my inbox when the big details drop
    get in line for the line, how's that work
    My sister-in-law is already bragging that she's "in the know" with you people, and I'd sooner eat my hat than hear it from her. Sign me up for whatever she's signed up for.
    is there a dibs sheet | holler when it's time, here's hoping you've got a way to holler | Enlist me.
    I'd hate to be the last grandma on the cul-de-sac to hear. How do I get to be the first? | my e-male goes in wich box for the early bird news
    So Carla from spin class has a "spot" with you and I've got nothing but sore thighs. How'd Carla do it?
    Is there an un-subscribe-able thing I can subscribe to, just the when, the where and the how much, none of that weekly sparkle
    I'd like to be pestered, a rare request. How do I volunteer to be pestered with your news? | stick me on the roster
    In the bakery I take a paper number and wait for the lady to yell it. You have a thing like that for the folks who can't wait for you?
    ping me when its real. how do u ping
    Once bitten: I found out about the splash pad a summer late and my kids still bring it up in arguments. Whatever list prevents that, I want on it today.
    wate list?? sine me up
    You'll laugh, I only want to know by which door news comes in at my house: do I leave you an address, a number, a lock of hair? For the grand reveal, I mean.
    psst, the early list. how early. how list.
    I run a bodega and I hate surprises, so give me the heads-up service, whatever it is, with the street and the prices when you've got em
    Can I squat a spot in the queue from my couch
    If I gave you my yahoo (don't laugh), would you wire me when there's gospel truth about dates and dollars?
    Long haul flight attendant; I pop up in town every ninth day and miss all the gossip in between. Somebody told me there's a way of being written to, so nothing has to be checked. Sign on where?
    Toss my hat in the ring for the first whiff of an announcement? | at the DMV I was number B417. what number am I with you and how do I get given one
    dibs dibs dibs, wheres the dibs form
    A stork, a telegram, an email: by what bird do your tidings reach folks who'd like them the very morning they're known? Count me among the folks.
    notifie me, im beging
    I knit at the hospital gift shop and the girls there say they're "enrolled for the news" already. I would like to be enrolled as well, dear.`,
}
