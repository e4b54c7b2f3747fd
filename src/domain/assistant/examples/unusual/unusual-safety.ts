import { NOTHING } from '../nothing.ts'

/** Safety, care and privacy. */
export const UNUSUAL_SAFETY: Readonly<Record<string, string>> = {
  'badge.safety': `
    Baked in or frosted on, the whole protect-the-kids business?
    Was there a safety grump in the room when somebody doodled this place on a napkin, or did he get invited after the ribbon cutting?
    pls tell me the protective stuff wasnt slapped on w/ duct tape at the end bc an inspector yelled
    Did a grown-up with a hard hat and a conscience draw the plans around kid safety, or will it be shoehorned in later?
    Safety first, last, or somewhere around the fourth meeting? Be honest about when it entered the blueprints.
    ain't nobody gonna tell me safety was priority numero uno from the get-go when most places duct tape it on after the first lawsuit. were yall different?
    My cousin Delphine inspects elevators and can smell an afterthought a mile off. When did protecting little ones get put on your drafting table?
    Did the architect have toddlers underfoot while drawing, is what I mean, so that danger got designed out at the pencil stage?
    At what stage did the "what if a kid gets hurt" person get to speak: sketch, bricks or grand opening?
    Prove safety isn't lipstick on the pig here. Since when has it been in the pig?
    Cavalier, or careful? You seem artsy, and artsy folks sometimes forget the nuts and bolts until the end. Was not getting maimed part of the first drawing?
    Is it tattooed on your bones, the safety thing, or is it a sticker?
    Ya know how car companies brag about crumple zones now but in the 60s nada? Which decade's thinking did your safety folks start with?
    Did you hire the safety consultant before or after picking the paint colors? No wrong answer. There's a wrong answer.
    Before there was a color scheme, was there a worry list? I want the worry list to be older.
    Pinky swear that being safe was the seed and not the garnish
    Some boat builders put the hull together and then hunt for leaks. Others start with no leaks. Which school were your designers from, with regards to kids' safety?
    Did you whittle the risks out while it was all still pencil lead, or is some poor intern gluing foam on later?
    If safety were an ingredient, was it in the dough or sprinkled on after? | Who lobbied for the kids' bones when the building was just a squiggle?
    Most joints childproof like my uncle fixes trucks: after it's on fire. And y'all?
    Swear on a stack of pancakes that it wasn't the insurance man who made you think of safety, belatedly.
    Not to sound like a Yelp goblin, but I heard the paranoia about safety was added by the marketing gal. Was it really there at conception?
    Could safety be called your firstborn, or more the surprise baby?
    im a doula and i birth plan everything. was there a like SAFETY plan at the birth of this place or did yall wing it
    I'd trade my left kidney for a straight answer: seat belt in the Model T, or seat belt in 1968? That's your safety thinking, when did it show up?
    Around our table the motto's "measure twice, cut once," Papa being a cabinetmaker. So: were the kids' necks measured for before the first cut, or is it all shims?
    Which came first, the slide or the worrying about the slide?
    Was it the grown-ups' conscience or the building inspector who got safety onto the plans, and on page one or page ninety?`,
  'check-in-privacy': `
    So, lovely weather. Anyway, into which filing cabinet goes the picture of my son's cheekbones?
    i opt out of the eyeball robot, do i get to enter by the peasant gate
    The tax man gets my thumbprint, the phone gets my nose, and now a playroom wants my daughter's forehead. For how many moons would you hang on to that?
    Do you swap those face pictures with the cops, the feds, or some start-up in a garage?
    Suppose I wrap my girl's head in a scarf like a tiny Garbo and refuse the portrait. Are we turned out?
    I keep bees, bills and grudges. I'd like to know how long YOU keep a scanned face.
    what do you weirdos do with the pixels of her face when we move to Tulsa
    Can I vouch for myself with a driver's license in lieu of the mugshot thing? Religious reasons, don't laugh.
    Unhand my biometrics! (I'm joking. I'm not joking.) Who gets to see them?
    From a knitting circle of six suspicious women: does the retina doodad also hoard what we look like?
    My late husband was a private eye, and he'd have asked whether the snapshots from your gate are shredded.
    Gizmo declined. I decline it for my whole brood of five. What's plan B for entering?
    Sir or madam or robot: my employer is the Department of Defense, and my children's faces are not to be warehoused by vendors. Comment?
    "Facial recognition," lord have mercy, that's how they nabbed my cousin in Vegas. Can mine be wiped after we go home?
    Hush-hush like: where does the machine squirrel away our likenesses, a cloud or a shoebox?
    the app at my gym kept my face after i quit. jerks. you planning the same stunt?
    our family motto is "no mugshots." how do no-mugshot people get inside
    Retention schedule for facial templates, please. I'm a county archivist; seven years is my favorite number but I'd settle for zero.
    I clerk at the DMV, where we own your ugly picture for life. Are you like us?
    Without fingerprinting, face-mapping or sampling my DNA, may my family be admitted? Libertarian household, four kids, two opinions each.
    I wrote my thesis on surveillance capitalism and then bought a Ring doorbell, so nobody's perfect, but who'd own the map of my kid's face?
    My orthodontist swaps retainers for cash and my cell company swaps me for cash. Tell me the kids' scans aren't for barter.
    I'm Old Order-adjacent and we don't do likenesses, graven or digital. A side door for folks like us?
    So the school photographer sold us out for $14 a print. Who'd be able to buy what your lens at the check-in sees?
    my abogado says dont give no company your kids face ever. so que, we stay outside?
    Statute nerd: Texas has a biometric law, CUBI. How long do you hold the geometry of a minor's face before it's destroyed?
    Suppose a subpoena, or a nosy cop with a coffee, asks for the reel of faces. Do you have a reel, and do you cough it up?
    The fine print fairy visited me and left nothing about the peepers-scanner. Where do the peepers get filed, for how many years, and is there a shredder?
    Pretend you're under oath on a daytime court show. Has the check-in camera got a memory, yes or no?
    Quid pro quo: I let your lens see my girl once. You forget her by bedtime. Deal?
    Say there's a breach, as happened to my credit union and my pharmacy and, Lord help us, my podiatrist. Which face records of my kids would be lying around for the thieves?`,
  cleaning: `
    I have a hunch about ball pits and what lives at the bottom of them. Soothe me.
    My boy licks things. Walls, mostly. With what do you swab them and how often? | Purel station sightings, please, and a body count of dispensers.
    A sneezy cousin is coming Saturday with what he swears is "just cedar fever." Would he be turned away like a bad check?
    my pediatrician frowned when i mentioned indoor playgrounds, she used the word petri. rebuttal?
    Chicken pox, slapped cheek, pinkeye, the whole bingo card. At which square must we stay home?
    The germaphobe in me drew up a chart. Column A says mop, column B says fog, column C says nothing at all. Point to one.
    Ever hear of a norovirus cruise? I worked two. What's your bleach game?
    Last January the church nursery passed one stomach bug to forty-one families, a personal best. What would keep you all from beating the record?
    Sticky. Everything at the last joint was sticky, the rails, the rope, the receptionist. Tell me you own a rag.
    If an urchin upchucks on the climbing whatsit, walk me through the next ten minutes.
    Anybody swabbing the decks, matey? Kid here has the immune system of a houseplant.
    Fumigate, sanitize, wave a sage bundle. How do ya'll purge the cooties? | Whiff test: when I walk in there, bleach, lavender, or feet?
    does a runny schnoz get you eighty sixed? pls define runny | Snot on the handrails. There, I said it. Your move.
    my kid's a shedder (impetigo, don't google at lunch). hard pass till it crusts over or what's policy
    Boogers, band-aids, one rogue diaper: what I found in the last ball pit. Do you people dredge?
    Fever at breakfast, fine by lunch thanks to the pink syrup. Smuggle him in? Don't judge, tell me the rule.
    Do you mop as often as a submarine does, or as often as my roommate does (leap years)?
    mold. yes or no. i grew up in houston so i smell it in my dreams
    Stray Cheerios under every cushion, I'd bet my pension. When do the vacuums come out?
    lice. LICE. what do you do about l i c e in the hats n helmets n whatnot
    Ammonia makes my asthma flare and vinegar's a joke. So what are you scrubbing with?
    hankies. do you ppl own any and who wipes down the germy steering wheel toys
    Ring around the rosie was about the plague, I tell my students. Anyway: rashes. When's a spotty child banned?
    I run a taqueria and get a health score taped on my window for God and everybody. What's yours hanging on: daily scrub, weekly scrub, divine intervention?
    The croup barks at night and hides by day, like my neighbor's schnauzer. If mine barked Friday, is Saturday off limits at yours?
    Roughly how much dried spit per square yard, would you estimate, by closing? And who scours it?
    I farm catfish; you drain a pond to clean it. How often do you drain the ball pit, spiritually speaking?
    My pottery studio wipes with a wet sponge and everybody still gets pinkeye. What regimen have you cooked up versus pinkeye?
    Hypochondriac-in-chief speaking. Are toys quarantined after they've been mouthed, or do they go straight back into circulation like library books?
    Norovirus bingo winner three winters running. Is there a "you barfed, you wait" clause, and how many hours?
    do they use clorocks or that grean hippy spray on the toyz`,
  'feature.checkin': `
    whose mug gets photographed at your turnstile, mine or the little fella's
    My divorce decree is thicker than a phone book and says my ex gets zero pickups. Would your gadget at the exit have read it, so to speak?
    Say my sister swings by in my stead at snack time, would the contraption let my kiddo go with her or pitch a fit?
    Gate agent here, 22 yrs at Bergstrom. We match boarding pass to person. What do you match kid to parent with?
    Abuelo comes to fetch them Thursdays, and he changes his mustache like the weather. Will your robot still recognize him at the way out?
    Spell it out like I'm a judge at the county fair: who pins the blue ribbon on my kid and walks him out, and how do you know it's me?
    Once my son has tapped out for the day, is there a handoff, like with a baton, or does he just drift out the front alone?
    my twins look like Xerox copies. even i goof. how on earth would a face machine sort out which is which at the exit
    Between us chickens, does one get frisked by a robot on the way in? What does it look at?
    is there som kinda wrist band or does the doohickey just know my face n then his face n go ding
    If my stepdad shows up at closing with a bag of Skittles and a good story, does your staff hand over my daughter?
    Picture it: Sunday, pancake syrup in everyone's hair, Dad's got the flu, and my neighbor Rhonda volunteers to collect our kids from you instead of us. Does the face thing know Rhonda from Adam?
    Does somebody at the exit ask "is this your mama" or does a computer squint at us both?
    Somebody's been telling the PTA that your cash register scans brains. I assume they meant faces. How's it really done?
    Would a hoodlum of eleven be let go by himself to the bus stop, or only with whoever brought him?
    Inquiring on behalf of the county's most exhausted foster mom. Bio dad isn't allowed within 500 feet. He's charming. Your check-out person will like him. Will he get the kids?
    suppose my hair's pink thursday and shaved friday. does the thingamajig at check in lose its mind
    When the divorcees' ball is over and it's pickup, can I say in advance "only me, only grandma, nobody named Kyle"?
    Would you kindly describe the whatchamacallit that reads noses at the front, for a woman who still writes checks?
    The hatch my kids leave by, who's manning it and does it demand to see the parent first?
    the kiosk. my wife wears a niqab. how does the kiosk say hello to her
    Siblings, 9 and 4, same curls. Big sister thinks she's the boss and could walk little brother out. Does she count as his grown-up?
    At the exit, who out-ranks whom: the machine, the clerk, or a howling grandmother with no ID and a casserole?
    No offense to the gizmo, but I've got a twin in the Navy with my exact jawline. Shore leave's in June. Could he stroll out with my daughter?
    Gossip from the carpool line is that a machine winks at you and if it doesnt wink twice you aint getting your kid back. Translate please
    I'm the court-appointed guardian of two boys, their biological aunties number nine, and every auntie believes she's the favorite. Can nine aunties be un-invited from pickup by your computer, or is it first auntie come, first served?
    Ticket stub, secret handshake, retinal voodoo: by what method are a dad and his brood paired on the way out?
    What if I'm a face-changer by trade? Clown. Full greasepaint at check in on Saturdays.
    Teenage cousin, purple braces, learner's permit. If I text you she's coming for the girls, will your sentry let all three go?
    uncle Ray got outta county tuesday n he says he's gonna "suprise" the kids at the playplace. can he just sign em out on his own??
    the dude ahead of us at the zoo carried out the WRONG toddler, same dino hoodie. how would your system catch a dino hoodie mix up
    The robot that reads your eyebrows at the entrance: I had chemo, so no eyebrows. My daughter drew me some in marker for Saturday. How's it going to work with us?`,
  [NOTHING]: `
    do I sine the wavier for the trampoline place on Burnet tonight or tomorow | Who sells brisket by the pound near Lamar that isn't a two hour line
    A locksmith quoted me $190 to rekey my front door, is that robbery | how many moons does jupiter have my son is arguing with the babysitter
    Goats. Do they need chains or will a regular fence hold em | Do u think a HVAC guy shoud charge me 400 to crawl in the attic
    our bank turned away my check like a bad penny, can they do that | The raffle at St. Austin's, when do they draw the winner
    Can my beehive sit near a school bus stop or is that unsafe | Are Heelys still made, and where can I get a size 3
    Bingo at the VFW hall, is it thursday or wensday | Deed to my house has the wrong middle name, who fixes that at the county
    which movie was it where Greta Garbo says she wants to be alone | weasel got in my henhouse, how do i keep him out for good
    Does the upholstery in a 2014 Odyssey come out for washing | skinny jeans still in? my daughter says i look like a cop
    Where do the Amish buy those little rubber boots | Ballpark nachos make my kid break out in bruises, is that a thing??
    Ever hear of a cruise that lets you bring a grandma for free? | pixels on my tv went purple, is it toast
    compose a list of britches sizes for a 7 yr old boy thats tall | whos got a xerox machine i can use near slaughter lane
    Captain says our cruise ship won't sail before noon Sunday, what do I do with the cargo in my car | Chickens are molting, do I up their protein
    Who decides the yellow stripes on 183, the county or txdot | my urchin upchucked on a library book, do they bill you for that
    Where's a notary open on Sundays near Pflugerville | knitting circle at the yarn barn, do they take beginners who are lefty
    vet says the calf has scours, should i pull him off milk | my houseplant has spots, is it fungus or just sulking
    skittles got melted in the car seat, how to get it out | Third margarita and I still can't recall who pawned Woody in Toy Story
    shredded my own W-2 like a dope, can i get a copy | Found a toad in the kiddie pool, is it a poison one
    Nana's crochet hook snapped, where do they sell size H | which is better for a mudroom cork or vinyl we got 3 dogs
    tube sock puppets, need a pattern for 20 of em by monday | Cruller vs. beignet, whats the diff
    Cavalier King Charles pups for sale anywhere near Kyle? | Magpies. Are they in Texas or is that just grackles being rude
    where do i get a $15 haircut round oltorf that isnt inelegant | Does the barber on E 12th do toddlers w/o the screaming
    squirrels keep getting in my attic, is there a humane trap | gravy stain, white tablecloth, thanksgiving is tomorow HELP
    puffed up like a biscuit after a wasp, do i go in or just benadryl | dredging permit for a stock tank, whos the office for that
    my hips hurt after tubing the guadalupe, heat or ice | hawk took my neighbors chihuahua no joke, are mine safe outside
    vermin in the ipad?? theres an ant UNDER the screen how do i get it out | Kallax or Billy for a kids room, which one tips less
    dress code for a quinceanera mass, can my boy wear boots | family motto in latin for a coat of arms, need it kinda funny
    fence guy ghosted me after the deposit, small claims? | barnacles on grandpas back, the brown crusty kind, normal at 80?
    need an ode for my boss's retirement, he likes trout | Hairdresser burned my scalp w/ bleach, do i sue or cry
    do these look like mold or just coffee grounds, behind my sink | seeking a legal way to be in texas and vote in maine lol
    doodad fell off my flip phone, the hinge bit, worth fixin? | Trash day in Mueller, did it move because of the holiday
    Huntsville prison museum ok for kids or too grim | which vacum picks up cheerios AND dog hair under 200 bucks
    dmv picture ugly can i retake it for free | need a priest for a house blessing, we just moved to cedar park
    just turned 2 and wont wear undies, any tricks | Kiosk at the airport ate my passport, who do I call
    Is tea tree oil for real against lice or hippie nonsense | deadbolt froze up last night, wd40 or hairdryer
    Talk me off the ledge, I just bought a trampoline on clearance for the yard | boat hull has a leak by the keel, epoxy or just sell it
    vinegar volcano for the science fair, whats the ratio | gym mirrors fog up, any trick from a janitor
    Is the Ring doorbell worth it if my porch faces the alley | smell gas in the house but the stove is off, leave or air it out
    Safety razor vs electric for a first shave, he's thirteen and fuzzy | schnauzer barks at 4am, whos the noise people to call in travis county
    surprise baby at 44, whos a good obgyn in round rock | kidney stone, 6mm, do i wait it out or go in
    City hall wants my deck permit in triplicate, which window is that`,
  safety: `
    I'm a retired crop duster, so I've met the ground hard a few times. What becomes of a kid who meets yours?
    My commander needs a one-line force protection summary before I bring dependents. Send it.
    word at the feed store is you got no bouncer on the door, any drifter can mosey on in
    My granddaughter is what the rodeo folks call a gate-crasher, only outbound. How far would she get
    ok so hypothetically a creeper in a trench coat strolls in w/o a kid. then what.
    Not to be a Nervous Nellie. I am, though. The kiddos come home with the same number of teeth?
    Last Tuesday at the pumpkin patch my four-year-old went full Houdini under a hay wagon and it took six adults, a goat herder and eleven minutes to find her. Convince me your building eats fewer children.
    snachers. thats my whole question
    Rate yourselves on the ouch scale, 0 pillow, 10 bear trap
    Would an old bailiff find a uniform to chat with at your door, or just a teenager with a lanyard
    If a hurricane of second graders comes down the slide on top of my 2yo, who untangles that heap and is he hurt
    Good evening. I am a beekeeper, and I respect a sealed hive. Is yours sealed against people who have no business inside?
    my parole-officer brain wont shut off so: do you let unaccompanied adult dudes in
    hey so my son is a "runner," like we've been asked to leave a Cracker Barrel. can he get to the street from your place
    Howdy from Luling, home of the watermelon thump. Speaking of thumps, heads on floors, how do you all handle those?
    Can a weasel get in? By weasel I mean my ex-brother-in-law.
    Marbles-in-the-nose incidents: staffed for, or nah?
    My wife's the mail carrier on this route and says there's not so much as a peephole. Could a vagabond just saunter in and grab somebody?
    Tourniquet, splint, juice box. Which of those would be on the shelf when my middle one does something dumb? | Bruises per visit, ballpark
    theres one guy in our cul de sac nobody trusts around the kids and he LOVES playgrounds. would he be let inside
    I'd sooner wrestle a gar than untangle a leash. If a tot goes missing in there, who hollers, who locks up, who counts heads?
    Somewhere between Fort Knox and a lemonade stand. Where do you land, protection wise?
    I teach judo to eight-year-olds: breakfalls, mats, the works. How squishy is what they'd land on and what if it isn't squishy enough?
    Consider a lemur. Now consider my nephew. He WILL go over whatever you built. Who climbs up after him and what if he drops?
    I wait tables at a diner and toss out drunks twice a week. Who does your tossing?
    If Murphy's Law had a mascot it'd be my Theo: stitches in March, stitches in May. Ought I to risk it at your place?
    A kidnapper walks into a bar... no wait, into your lobby. Finish the joke so that I sleep.
    how does a mom of a sleepwalker put this. he leaves places. quietly. would yours notice
    Twenty questions, first one: is there a person paid to look mean near the entrance?
    Tell it to me straight like a vet tells a rancher. Will my calf get hurt in there.
    I run a sieve at a quarry and nothing bigger than 3/4 inch gets by me. What gets by your exit? A 30-pound redhead, maybe?
    Quick gut check from a claims adjuster: how many fractures are you anticipating and who handles the kid till mama comes?
    He's 2, he's fast, he's nude half the time. Would he make it to the parking lot before anyone blinked?
    you there? good. kid fell off a porch today, 6 stitches, i'm gunshy now. sell me on your place not doing that
    so like on a scale of tsa to corn maze how guarded is it
    I'm from Minnesota, so I'd hate to be a bother, but might there possibly be someone about who could tend to a wee scrape?
    peds ER nurse, night shift. I've splinted three kids this month from bouncy emporiums. What are you doing so I don't meet yours at 2am?
    no creepy uncles allowed right? uncles that arent anybodys uncle i mean
    the wife sez theres gonna be camras evrywhere, the brother in law sez none. settle the bet
    Our Bea has hemophilia; a bump isn't a bump, it's an afternoon at Dell Children's. Who would know what to do in the first minute?
    You know those Russian nesting dolls? That's how many locked gates I want between a toddler and Lamar Blvd. Deliver?
    A magpie took my earring once, and a stranger took my cousin's kid at a mall, eight seconds flat. What's between my kid and that?
    I hereby request the whereabouts of the incident log, or whether you'll have one when a kid gets clobbered.
    My kid's allergic to being told no, and so he flings himself. Headfirst. What have you got for flingers?
    You the kind of outfit that has a fellow walking the perimeter, or the kind with a bell on the door?
    Look, I pilot a tugboat. Man overboard means everybody stops. Kid missing at your place means...?
    gotta ask cuz my barber won't drop it: a pervert registry, do you check folks against it before they're let in
    Moat? Drawbridge? I'm being facetious, but only by half. Keep the riffraff from reaching my kids how?
    In Denmark they park prams outside. I am Danish, this is not Denmark. Who stops a stranger from taking a child here?
    He goes by Turbo. That's not a nickname, it's a diagnosis. Any gate that'll hold a Turbo?
    Fun fact, I was once stuck in a tube slide with my hips. If a kid's wedged up in there sobbing, who comes and is it dangerous?
    Nosebleed. Gusher. White shirt. Go. | Would Interpol be impressed or would they giggle? (door security, kid-wise)
    I lost my boy for four minutes in an Ikea, between Kallax and the meatballs. Aged a decade. What's keeping kids from wandering off in yours?
    Sharks: 0. Sharp corners: ? Kids conked last week elsewhere: 2. Discuss.
    Somebody has to ask about the ne'er-do-wells who hang about such places with binoculars. Are they run off?
    Me: paranoid. Him: three. Building: yours. Chances he pushes out the fire door and it just lets him?
    I'm nobody's helicopter. More of a blimp: slow, distant, vaguely present. But is somebody there if he cracks his chin?
    An ode: O panic room, O siren, O stern receptionist. Which of these do you own, to keep bad guys out?
    Sergeant First Class, two deployments, one preschooler. In restaurants I sit facing the entrance. At yours, do I need to worry about who comes through it?
    is it true a kid broke his collar bone at yours, my hairdresser swears on it
    Got gumption? I mean, would one of your people stand up to a huge angry stranger who barges in off the street?
    Howlin' mad here. Little gym on 290 let my son eat carpet off a beam, nobody even brought a paper towel. What would YOUR people have done?
    Escape artistry runs in our family; great-granddad broke out of Huntsville. Odds of the 3-year-old breaking out of you?
    Yikes-o-meter reading, please. Tots versus gravity, your place, any given Sunday.
    A grandpa with a whistle, that's what our pool has. Who's your grandpa with a whistle when a kid gets hurt?
    My sister is a process server and gets in ANYWHERE with a clipboard. Could she get into yours?
    Not gonna lie, the last place had one bored teenager and a fish tank. If somebody's toddler is being strangled by a jump rope, will anybody notice at yours?
    Pretend I'm a flea-market haggler. I give you one kid, intact. You give me back...?
    They say lightning doesn't strike twice. It has with our eldest: both arms, same trampoline. Talk me off the ledge about yours.
    my ex has a restraning order n nothing stops him but paper. can a guy like that just waltz in off the sidewalk
    There's this dad at soccer who photographs other folks' kids. Would anyone stop him at yours?
    safe as houses, as my London cousins say? which houses, though, ours had a gas leak
    We're caravanning in from Marfa with two dogs, a ukulele and a five-year-old who thinks strangers are simply friends with candy. He'd wave in a burglar. What keeps the burglars of this world from getting in to where he plays?
    Granny panties of steel, that's what I need to watch him on the high stuff. Is anybody there to scrape him up if he plummets?
    I am a lighthouse keeper's daughter, so to me a thing is either lit and manned all night or it's a shipwreck. Somebody minding the front so no stranger drifts ashore?
    twelve yrs a bouncer on dirty sixth. who bounces for u
    Wee-hours doomscroll confession: I read about a boy whose finger got lopped by a gate at an indoor gym in Ohio, and now I'm up at three with a heating pad wondering about fingers at your place.
    I've hidden twenties in my bra since '71, honey, I trust nobody. Prove no rascal can grab a child there and vamoose.
    Between the tire swing of my youth and bubble wrap, where's your danger dial set?
    Sumo wrestlers. That's what my boys are, the pair of them, and they've a fragile cousin visiting from Duluth. If Duluth gets flattened, then what happens?
    cud a randum jogger use yr bathroom? cuz then cud he also be near the kids??
    Dispatch here, I answer 911 for a living, eleven hours of other folks' worst minute. What I want to hear is who at your place picks up the phone and starts compressions while I'm sending the truck.
    In our village in Oaxaca every tia is a camera. Here I know no one. What watches the door so that nobody takes my Lupita?
    Bloody lip count at the trampoline barn: four, in one birthday. Yours is going to beat that, as in lower, because...?
    Bonk. Thud. Silence. That's the order of things with Otis, and it's the silence that gets me. Will someone come running?
    Hostage negotiator, retired. I never ask yes or no. Tell me how a man who doesn't belong would fare at your front desk.
    Marshmallow-soft or sidewalk-hard: how's the landing when a daredevil misses, and has anybody tested it on a daredevil?
    Ol' Biscuit (my youngest) was found once asleep inside a mall Santa's throne. If Biscuit goes AWOL at your joint, how soon is a search party up?
    A carny showed me how he'd fix a ride with chewing gum, and I've had trust issues since. Who's checking your climbers so one doesn't fold up with my kid on it?
    Crumbs of comfort wanted. Kid's been jittery since a lockdown at school; she'll ask me, "can bad guys come in there, Papa?" What do I say?
    gramma wonts to no if ther is a nerce or jus a box of bandades | iz ther sum boddy wachin the frunt dor for wierdos
    wat if a big kid clobbrs my baby gurl in the hed and her eye swels up, hoo do i holler for`,
  socks: `
    do we sine a wavier or is it a hand shake kinda joint | Fill in the blank: toes must be covered by ______. | tennies or barefoot?? mamaw says barefoot
    Kindly enumerate what one packs in the satchel: grippy footwear, spare drawers, a signed paper? | Heelys. I'm raising a kid on Heelys. Contraband?
    Hypothetical from a lawyer who bills by the minute: indemnity paperwork at the threshold, existent or nonexistent?
    y'all need us in them lil rubber-nub footies or what | Slippers in my tote, a change of britches, sunscreen? Compose the list.
    My nephew was kicked out of Jump-a-Palooza over a ripped big-toe hole. Are you all that strict about hosiery?
    wat r the do's n donts at the door, shoo wise | Sworn statement, notary, blood oath? What do I autograph before they can bounce?
    Booties, galoshes, flip flops, clogs, my kid's one good sandal: rank them by how welcome they are
    Confiscate things at the door, do you? Pocketknife, bubble gum, a live toad? | Tube socks, ankle socks, those toe-glove abominations? Or skin.
    permission slip permishun slip premission slip how ever u spell it do we need 1
    Overalls get snagged, drawstrings get caught, princess gowns trip. What's the getup you'd want mine in?
    Shoelaces: velcro household here. Are shoes even a thing past your lobby?
    Got a grudge against your waiver already and I haven't seen it. Is there one?
    leotard, tutu, tap shoes straight from recital, can she keep it on to play or do yall have a dress thing
    Hand-me-down crocs with no tread, sunhat, arm floaties. What of my kid's ensemble gets vetoed?
    so is it shoes in a cubby, shoes on, shoes in my purse, shoes in the trash
    Overnight diaper, undies, commando? Kidding. But really what should a just-turned-two come dressed in?
    What'll a hitchhiker need in her rucksack if she's four and coming to play? Toothbrush excluded.
    Hmm, my wee lad's got webbed-toe sandals, Scottish thing, never mind. Indoors: aye or nay?
    Parachute pants for mom on the slide? I've got a vintage pair and no shame. Anything I'd have to take off or put on to get past the rope?
    I, Gladys, aged 79, do solemnly declare I will not remove my orthopedic lace-ups for anybody. Will that be a problem?
    Grip dots. The little rubber constellations under the foot. Mandatory, optional, sold at the counter?
    Will a release of liability be thrust upon me, and may my paralegal mark it up in red?
    The ghost of my Catholic grade school asks: uniform? Hem length? Or is a Batman cape tolerated?
    Dreadlocks to his knees, beads, bells on the ankles: any of that have to come off for playing, you know, snag rules?
    Anklets with jingle bells and treads from the hospital, those yellow ones: acceptable foot attire, or must I invest?
    Umbrella, bug spray, spare trousers, rosary. I overpack. Trim my list to what a kid will need with you.
    Toe jail, my son calls them. Must he do time in toe jail on your floors?
    Do I owe you a signature in triplicate prior to romping? Work at city hall, I can smell a form coming.`,
  supervision: `
    fixin to drop the young'uns and skedaddle to the Home Depot, that fly with yall? | hall monitor types roaming the floor, yes or naw
    am i chained to the premises like a goat while they frolic, or may i wander
    may a grown man read his paperback in the truck while his twins are inside. asking for me
    eyes on em the whole time by YOUR people or is that on my tired behind
    I suppose one simply strolls off for a pedicure while the offspring are occupied? One is hoping.
    Pardon the intrusion, ma'am or sir; must a widower of seventy-four sit in there upright for the duration or might he nap in the Buick
    Is it "drop the cargo and sail" or "captain stays with the ship"?
    My mother-in-law, God keep her, believes playgrounds are staffed by carnies. Would any grown employee have an eyeball on my kid besides me?
    Cut me a deal: I circle the block in my Corolla with the AC on, they play an hour. Permissible?
    yo do i gotta babysit at the place im paying so i dont have to babysit
    What's the lifeguard situation, minus the water? Grown folks on tall chairs watching?
    is it cool if nana sits in the corner crocheting or is nana superfluous | I'd rather be thirty feet off with a cruller. How near must a parent hover?
    may i ditch them, to put it inelegantly, for the length of one haircut
    We had a whole debate at Thanksgiving, gravy flying, about whether the tall folks have to remain on site or can slip out to catch the fourth quarter. Tiebreak, please.
    whoever watches the watchmen, sure, but who watches the kids, your crew or yours truly
    May I presume there's a matron on the floor? Ideally starched. Someone to mind them as I powder my nose.
    I'm her nanny, not her kin. Am I obliged to be a barnacle the whole time or may I pop to the pharmacy?
    Tuckered-out mother of quads seeks a legal way to be in a different building from them. You it?
    My abuelita would cross herself and ask, "quien cuida a los niños" when mama's in the restroom?
    Sheepdog or shepherd: do I herd mine personally, or have you got dogs on payroll?
    Permit me a Southern aside: Mother taught us never to abandon a guest. May I abandon my children, though, at yours, till three?
    okay picture my tuesday: one has speech at 2, one has a tooth at 2:15, and the third just wants to play. could the third be at yours without me for like fifty minutes or do i need to clone myself
    Does a feller have to squat on a beanbag the whole dadgum afternoon, or is the truck bed an acceptable distance?
    Hall pass question: can mommy go to the dentist nextdoor while the kid stays put w you
    Pocket the phone, dad, they told us at swim. Are there folks whose only job is eyeballing, so I could do payroll on mine?
    Am I the lifeguard or are you the lifeguard? Because at the splash pad everyone thought it was someone else.
    Could I be excused for a smoke, teacher, or would leaving the kids ten minutes get me detention?
    I'm a long haul trucker, home Sundays only, and I wanna be the fun dad, but my knees are shot so I'd mostly be horizontal in the cab. Could the little man go in solo, with y'all keeping tabs?
    Nine to noon I have jury duty, and the judge looks like he bites. Would you keep my six-year-old company, or is a parent's behind required in a seat?
    Would it be gauche to sit in the wine bar across the road, waving now and again, while they climb?
    Here's my predicament: newborn's at the NICU, three-year-old's climbing the hospital blinds, husband's on a rig in the Gulf. If I could leave the climber with somebody at yours for two hours I'd weep with joy. Could I?`,
  'value.safety': `
    Itemize for me every splinter, staple and sharp edge you have evicted from the furniture.
    Periscope needed, or can a five-foot-one abuela spot her nietos from anywhere in the room?
    Hinges. Latches. Thresholds. As a locksmith of 31 years I would like them described.
    I do HVAC, crawl in ducts all day. Do kids vanish into crawl-holes I can't eyeball from the bench?
    Lead, arsenic, whatever they put in cheap paint from overseas: present or absent in what my niece will gnaw?
    Upholstery man asking. What's the stuffing, and does it off-gas? | Zip ties, bungee cords, prayer: what sort of hardware is on those doors?
    As a stagehand I live by sight lines from the cheap seats. Any obstructed view at yours, pillars and such?
    Do the doors open outward, inward, or by sorcery? My dad hung doors for the Navy and he'll quiz me.
    Non-toxic, said the label on the glue my brother ate in '88. What do your labels say about the foams and varnishes?
    I'm the fella who paints the lane stripes on 183. High-vis is my love language. Can I pick out a kid in yellow clear across your floor?
    Particle board or honest wood? And does somebody sand the corners?
    Corn maze in Bastrop lost my son for forty five minutes. Could I stand in the middle of yours and see every nook?
    Flooring contractor, so this one's professional: rubber, cork or vinyl, and what's the VOC count?
    Call me old-timey, but a door should go clunk. Do yours go clunk?
    Tempered, laminated, or the kind that slices? I'm a glazier. Concerned about what's in the windows near the kids.
    As an umpire I call 'em as I see 'em, and I can't see 'em if there's a wall. Got walls in the way?
    Nickel-plated anything? My daughter puffs up like a biscuit. Wondering what the rails and knobs are made of.
    I count to thirty all night as a ballet mistress. Can I count to thirty heads from one stool without craning?
    I'm hard of seeing up close but a hawk at distance, is the play area all one big open pasture or chopped up into stalls
    Powder-coated or painted? Chips end up in mouths. I do fences, I'd know.
    Plush, plywood, plastic? I'm a set dresser and want to know that what they clamber on won't poison or poke.
    peekaboo is fun till it's not. are there hidey spots where i cant see her
    Magnetic locks or plain old deadbolts, friend? I install 'em for hospitals.
    The gym where I spot lifters has mirrors so nobody's ever out of view. You do mirrors? Or just open space?
    Linoleum veteran here, forty years on my knees. What'd you pick for under theirs, and is there formaldehyde in it?
    My eyesight went with the diabetes, sugar, so I see shapes. Is it laid out so a shape in a red shirt can be kept track of?
    doors, lets talk doors: soft-close, pinch-guard, or medieval guillotine
    Shatterproof? Chew-proof? Pee-proof? I buy for hospitals, so tell me about the stuff everything's built from.
    Doorknobs at a toddler's height are an invitation, says my shop teacher. At what height would yours be, and do they lock?
    I've got a stopwatch from my track days. How many seconds can a kid be out of my sight because of some pole or partition?
    Who's got the keys, the codes, the swipe cards? Do the doors even have such a thing?
    do ur walls go all the way up bc my daughter was ghosted behind one at chuck e's n i had to army crawl, cant see squat in those places
    Latex, nickel, cheap dye, mystery foam. My occupational therapist colleagues and I keep a naughty list of play equipment ingredients. Which of those made it into your gear?`,
  'website-privacy': `
    Does this chat window tattle on me to advertisers? | Rumor has it y'all sell the emails by the pound like brisket
    What crumbs does this webpage leave in my browser, if any | Cross your heart my address isn't getting raffled off after I type it in that box up there
    the form wants my email; does it also want my blood type, my kids middle name and the deed to my house
    gimme the skinny on what yr site remembers after i close the tab | Are you harvesting us? You know, the clicky stuff, the pages I peeked at.
    Who peddles the waitlist roster, and to whom? Names.
    My teenager says a cookie is following her around from your homepage. I said that's not how cookies work. Is it?
    Wondering, over my third margarita, if the wait list thing means I'm gonna be spammed until the Rapture because you pawned my address
    Have you got a nosy streak, website? What's in your little black book on me?
    hi! silly one! my email goes in, and then does it go on a little trip to other companies?
    What's your shady-data-broker score? I fill in that list for updates and then who's calling me at supper?
    Dear Internet Person, do you plant spyware, beacons, pixels or other vermin in my iPad? Regards, Marge, 81
    wait is this thing writing down what i type?? i said stuff about my ex
    You reckon my flip-phone number and such stay put once I holler at y'all through that contact doodad?
    Can u unsubscribe a dead person. My husband signed up with you on his email in the spring and I want it gone off your list
    if i yank my name off the updates thing does it REALLY go poof
    I signed up my whole bowling league for your news, eleven men named Gary mostly, and now one Gary is getting ads for kneepads. Did you rat out the Garys?
    Your home page loaded and my ad blocker coughed. What is it trying to stash on me?
    Once upon a time I filled in one form for a free mattress quote and got 211 calls. I counted. Will typing in yours bring the same plague?
    Mister Website, sir, when I say hello through the little letter form, who keeps the letter and do they frame it?
    A riddle: I have a kid's name, his birthday and his school. What am I? Hopefully not your website's database.
    snooping. does this site do it? my vpn got huffy
    my phone says "this site wants to know your location." the heck for? what all do you hang on to about me
    Would my inbox be pimped out, pardon the French
    Be a dear and say whether my granddaughter's particulars, which I foolishly put in a message to you, are now stuck to some bulletin board.
    Before I hand over my AOL address, the one I've had since dial-up and use for the parish newsletter and my divorce, I want to hear what else about me gets jotted down by this page.
    i herd yur websight sels peoples infermation to the chineez`,
}
