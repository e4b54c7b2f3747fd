import { NOTHING } from '../nothing.ts'

/** Food, parties, ages and groups. */
export const UNUSUAL_VISITS: Readonly<Record<string, string>> = {
  ages: `
    Cut-off for the ancient ones? My eldest is thirteen and has a mustache coming in.
    Do you card at the door? She's tall for four, everybody takes her for a third grader, I mean what ages do you take
    From which candle to which candle on the cake may a child play there
    I shoe horses, and a yearling ain't a colt ain't a stallion. So what span of youngsters is your place built for?
    My 10 year old rolls his eyes at anything with a ball pit. Is he past his expiration date for you?
    Two on the dot, this very Tuesday, cake still in her hair. Does she make the cut?
    I've got a staircase of kids: 3, 5, 8, 11. Is every step of that staircase welcome to play? | warmer or colder... a twelve yr old still gets in...
    Rumor at the barbershop is you turn into a pumpkin at age nine. Say it isn't so, my boy just hit nine and a half.
    My daughter is fifteen going on forty, and would babysit the six-year-old while I breathe. Would a teenager be let onto the equipment?
    Please state the minimum and maximum age of participants. I am filling in form 7-B for a custody mediator.
    Preschoolers only or do the middle-school hooligans trample everyone too
    he's a big ol' boy for three, wears a size seven, ain't no baby. thats old enuff aint it
    Between you and me, is it a drag for an eleven-year-old who reads Tolkien and sighs? I mean, is she your target audience?
    Is six the new sixteen over there, or can a first grader still have a ball
    My stepson shaves. My daughter naps. Thirteen and three, in that order. Are both within your brackets?
    At what birthday does a kid get kicked off your bus, so to speak, too old to play I mean
    I officiate Little League so I live by brackets: 8U, 10U, 12U. What's your top bracket? | Terrible twos, yes or no? Mine's 26 months and terrible.
    Lord love her she's 12 and three quarters, an' still sleeps with a plush armadillo. Has she aged out?
    Would a four-year-old get flattened by the big bruisers, or is it meant for the small fry too? What years are we talking?
    Kindly confirm for the grandfather, a stickler, that a lad of seven falls inside your limits
    The website's cute and all but I can't tell if it's for tykes or tweens
    Some joints measure by the inch, like a carnival. You go by years or what, and which years? | My fella's 2 yrs 1 wk. Squeaks in?
    Got a whole basketball lineup, point guard is two, center is twelve. Nobody rides the bench with y'all?
    tell me im not draggin a bored tween to a baby place. whos it aimed at, agewise
    Might an eighteen-year-old with the heart of a kindergartner climb too, or is adulthood disqualifying?
    Does the rule of thumb go: out of diapers, into On Joue? Or is it strictly by birthday, from two or from three?
    My kid sister's in eighth grade and insists she isn't a kid. For your purposes, is she?
    My three amigos are 4, 7 and 12, and the eldest says the place must be "for infants, Mother." Settle it by telling us the years you cater to.
    Is thirteen really the cliff? Not even a toe over? | When you say kids do you mean knee-high, belt-high or taller than their mama?
    the five yr old is feral the nine yr old is a librarian. is it pitched for both of em or jus the one
    I tune pianos and own a metronome older than Texas swing; my grandson owns three years and four months. Is that sufficient tenure on earth to enter your play place?
    As a bailiff I check birth dates all day. Tell me your upper one.`,
  allergens: `
    Blink twice if the muffins come within a county mile of a walnut
    My boy blows up like a puffer fish over one cashew, so spill it, what's lurking in your kitchen
    Mornin'! I carry the mail on Route 12 and my lunch pail goes where I go. Does it get past your door?
    Itemize for me, please, every edible thing you intend to sell | how bad is the damage for a corn dog and a juice over there, ballpark
    Thirty years a ranch cook and I never poisoned a soul. Can yall say the same to a kid who cant have dairy
    They say you frisk grandmas for contraband Cheerios at the gate. True?
    I keep kosher, my wife keeps score, and the little one keeps asking for fries. What's there for such a household to eat?
    warm or cold: you're a peanut-free building | Sesame. That's the whole message. Sesame and you.
    As a flight nurse I pack two EpiPens and zero trust. Tell me your protocol for keeping milk protein off a toddler's plate.
    gonna smuggle grapes in my brassiere again like at the trampoline joint or are yall civilized about snaks
    Would a thermos of my own caldo de pollo raise eyebrows with your people
    We're a vegan outfit, three herbivores and a skeptical dog. The dog stays home; what will the other three chew on?
    My commander needs a yes or no by 0600: outside rations permitted inside the perimeter?
    gloo tin. my dawter cant have gloo tin. yall got stuff without it
    Fancy that, sixteen bucks for a grilled cheese at the aquarium. I trust your sandwiches are priced by someone sober
    Fill in the blank: a child with celiac who visits your counter walks away eating ______
    It would be a tiny bit inconvenient if my son stopped breathing because of an egg. Your thoughts on eggs, then.
    Halal chicken or am I the sad dad with the celery again
    picture it, 11:40 on a Saturday, the blood sugar crashes, the shoe gets thrown. what grub do you have to quell the uprising
    Over in Tulsa the museum confiscated my pretzels like I was running guns, so before I load the diaper bag what's your stance on pretzels from home
    Kindly disclose shared-fryer practices, cross-contact controls, and ingredient labeling. I audit commercial kitchens for a living.
    my nephew and red dye number 40 are sworn enemies. does your slushie situation involve red dye
    Sippy cup amnesty, yes or no? We don't leave the house without his own water.
    Heard from my hairdresser's cousin that your cook trained in Lyon and only does snails. Is there a plain noodle on the bill of fare?
    a shellfish kid walks into a snack bar. finish the joke, but seriously, is it okay for her
    Since I'm diabetic and so is my oldest, what have you got that won't send the pair of us to the moon sugarwise
    Ain't payin' no king's ransom for chicken fingers so gimme the cost of 'em straight
    My ledger has a column called "vittles." What figure do I put there for a family of five at your place?
    Honey we bring our own tamales EVERYWHERE, church, the DMV, the delivery room. You gonna be the ones to say no?
    Soy sauce I can dodge, soy lecithin I cannot. Who on your crew reads labels that closely?
    lactose and I divorced in 2009 and the kids took my side. any non cow options over there
    Pray tell, does one dare unwrap a homemade burrito on the premises, or is that a hanging offense
    Peas. Chickpeas. Any pea. He swells. What's your legume policy, sirs.
    I'm a beekeeper's widow and even I don't hand honey to a stranger's kid. Do your folks ask about reactions before they serve a child?
    Say there's a bag of Goldfish in my coat. Hypothetically. Do the Goldfish go free?
    The pediatric allergist drew us a traffic light: red is tree nuts, yellow is kiwi, green is boiled potatoes. Tell me your kitchen speaks traffic light.
    Nobody in my house eats anything beige except the one who eats only beige. Describe your beige offerings.
    Howdy, feed-store clerk here. We eat like it's branding season, so what's a plate run? | will yalls pizza be the cardboard kind or is there even pizza
    Surely a bento box packed at dawn by a loving father would not be turned away like some common criminal
    You people and your eleven dollar hot dogs!!! thats what it'll be isnt it, go on, say the hot dog price
    FODMAP, if that rings a bell, rules our lives at present. Would any dish of yours obey it?
    My twins are Jain, so no onion, no garlic, no root of any sort; it's a short list, I know. Dare we hope at mealtime?
    Ramadan ends at sundown and my six-year-old will be ravenous and proud. Anything halal behind your counter?
    Might a poor grad student brown-bag it at your tables or must she purchase a croissant to exist
    Nutella is my mortal foe, professionally, I'm a dentist, and medically, my kid's hazelnut thing. Is it smeared around in there?
    the sign at jumpy world said NO OUTSIDE NOTHING in letters tall as a mule. whats your sign say bout carryin in food
    One hears of a "snack desert" in these play halls. Shall we find an oasis of actual fruit at yours?
    Corn syrup gives my grandson the zoomies. Is there a drink without it or is it all pop?
    Feeding tube, blended formula, tiny fridge bag. Does our own nutrition get to come in with us?
    Ten dollars in quarters from the tooth fairy, that's his budget. What can he buy to munch on with that?
    Read me the chalkboard. You know, the eats. The specials. Soup of the day and such.
    My sister from Minnesota will show up with hotdish. She cannot be stopped. Is hotdish at your tables against the law?
    If latex and avocado both make him wheeze, how nervous should I be about your guacamole
    I cater weddings, so I know "may contain" means "we didn't check." Do you plan to check?
    We don't do pork, gelatin, or small talk. What's safe to nibble over there?
    Lovely weather, isn't it, the pecans are dropping like hail. Speaking of pecans, will yours be a kitchen with them in it?
    Truth or dare. Truth: the chicken nuggets, are they breaded in wheat?
    Firefighter, Station 9, I've done the epinephrine runs. Walk me through how y'all keep a nut kid alive around the snack counter.
    Would one be frowned upon for producing a hard-boiled egg from one's handbag
    Sugar-free, dye-free, joy-free, that's how my ex raises them. What will you sell on my weekends?
    You'd think in the year of our Lord somebody'd sell a kid a carrot. Will you sell a kid a carrot?
    Eosinophilic esophagitis, since you didn't ask. Six foods banned. Are we packing our own, and may we?
    My carpool of four demands intel on popsicles. Are popsicles a thing at your counter and how much.
    Ha, "cafe." The last "cafe" was a vending machine full of regret. What's the actual chow at this one? | pbj. in a baggie. in my purse. we good
    Fish is out, fowl is out, anything with a face is out. Is the faceless fare plentiful?
    I milk goats up by Dripping Springs because my own child can't touch cow. Is there any cow-free milk on your shelf, or shall I bring my goat's?
    mi hijo es celiaco and my english is so-so, the bread there, is possible for him?
    Back in Buffalo the rink let us tote a whole crockpot in. Down here folks get fussy. How fussy are you about food from the house?
    Chug-a-lug. His camo canteen goes everywhere. Objections to him bringing it filled?
    A wee anaphylaxis question, nothing dramatic, just life and death: strawberries?
    Somebody's mother-in-law told my mother-in-law that you'll only stock organic quinoa puffs at nine bucks a fistful. Kindly debunk, with snack prices.
    I coach wrestling, cut weight for a living practically, and my son eats like a combine harvester. What fills a boy up there and for how many dollars?
    Can you heat up the leftover spaghetti I'll be toting, or is toted spaghetti verboten altogether
    muster. mustard. sory, MUSTARD allergy, its rare. would ur kichen folks even kno
    Plant-based household of three, tofu in our veins. Make us an offer, lunchwise.
    The Geneva Convention guarantees prisoners a meal. What does your establishment guarantee my six-year-old, a picky prisoner of chicken broth?
    Does your cook wear fresh gloves between the cheese and the no-cheese? I'm asking as the no-cheese's dad.
    Ice cream! That's the ransom he named for putting shoes on. Will you be selling any?
    We pack a picnic the way Patton packed a convoy. Is there a treaty that lets picnics in?
    Phenylketonuria. Spell it wrong, I don't mind. Can my daughter have anything off your menu or do we tote our own?
    Anybody thought about whether them lil kids swapping crackers could kill mine? Peanut dust, I'm talking about.
    Suppose Grandma sneaks a flask of her own horchata, nonalcoholic, relax. Does the law of your land permit it?
    hoo boy, tree pollen's bad today. anyhow thats me, the kid's is almonds, are they in yalls cookies
    Give me the cheapest thing a hungry kid can order. One number. I'm a bookkeeper. | Bring-your-own or buy-our-own? On the grub.
    Down at the Elks lodge you get beans or you get nothing. What do I get at yours, eats-wise, and is it beans?
    Kefir, kimchi, kombucha: my kids ferment. I suspect you sell none of it, in which case may we bring the jars?
    A sulfite, a sulfate, I never know, but one of them shuts her throat. Who could tell me what's in your dried apricots?
    Suppertime at our place is five sharp, Daddy worked the rigs. Is there a square meal to be bought at your place, or only nibbles?
    Will crumbs of my own provenance get me ejected?
    Her teacher peels every label like a detective since the hospital. Will your labels be there to peel, is all I'm asking, she's severe with milk.
    Y'all gonna charge me five dollars for a water when I got a perfectly good jug in the truck? Can the jug come in?
    Between the gluten one and the nut one and the one who just hates texture, I've three kids and no restaurants. Save me. What'll you serve?
    Five words or fewer: egg-free baked goods there?
    Hindu grandmother, strict, will faint if beef touches the spatula. How pure is the veg stuff on the menu?
    I'd sooner swallow a boot than another food-court nacho, so do pass along what's for lunch.
    aleregic to banannas my lil man is. smoothees there got bananna in em? | What in tarnation will a fruit cup set me back
    My pharmacist hat says ask: are ingredient lists going to be on display for folks with intolerances?
    Doggone it, I'm a Girl Dad with a tray of homemade sushi. Will they make me eat it in the car?
    Imagine the soggy Cheerios at the bottom of my tote. Now imagine a bouncer. Is there such a bouncer?
    Reckon there's any fare for a low-salt kidney kiddo, or we sticking to our cooler?
    Our nanny, bless her, is Coptic and fasting, no meat no dairy for 55 days, yet she'll be there with my pair. Anything on the menu for her?
    Spot of gossip: word is, you're dodging the whole peanut question until the lawyers finish. So what did the lawyers say?
    How many of your treats pass a dentist's sniff test, like raisins or apple wedges instead of gummies
    A pox on "kid menus." Same six brown things. Will yours break the curse?
    The doc wrote "strict avoidance." I embroidered it on her backpack. Are servers going to read backpacks, or have you rules of your own about allergic kids?
    Do the fries share a bath with the shrimp | Got a roast chicken, whole, in foil, don't ask. Any chance I could eat it at your tables?`,
  'badge.comfort': `
    We travel like the circus: double-wide stroller, two nanas, one oxygen tank's worth of luggage. Can the circus fit?
    My buggy is the size of a Buick. Does it roll in or stay on the porch?
    Abuelo's knees are older than the Alamo, he'll want to sit among us. Will there be a spot for the old fella?
    Three generations, one van, eleven opinions. Is there elbow room for the entire clan?
    I measure doorways for fun, retired surveyor, so indulge me: could a tandem pram and my mother-in-law pass abreast?
    Do grannies get treated like furniture there or is it comfy for them too, asking as a granny of nine
    Every other place we squish in like sardines in mustard. Would yours have space for mom, dad, both grandparents and the stroller?
    Mi suegra comes along, always, like weather. Somewhere roomy for her while the niños play?
    The pram stays with me, it holds my entire life. That going to be a problem in your aisles?
    Big Mama don't do folding chairs. She raised eleven. Where's Big Mama gonna be comfy at y'all's place?
    Triplet wagon. Thirty-four inches across. I've been defeated by eleven doors this month; are you the twelfth?
    Will folks be steppin over my stroller all day or did somebody think of that
    It takes a village, and mine insists on coming: aunties, Pawpaw, the godmother. You've got space for the village?
    We roll four deep with grandparents in tow from Laredo every weekend. A cramped lobby would end in Spanish cussing. Roomy enough?
    Does PopPop have to stand around like a coat rack, or do the old-timers get a place too
    Bugaboo Donkey, the double. Yay or nay wheeling it around inside?
    I deliver sofas for a living so I notice: is there space to breathe in there for whole families, or is it wall-to-wall plastic?
    My folks are flying in from Manila, first time meeting their apo. Would two lolas and a lolo be at ease in your place alongside the kids?
    carriages: do they have a spot or do they get exiled
    nana says her sciatica wont set foot someplace with nowhere soft for grandmas. will she be alright
    Quick poll of one: can a family of eight sprawl, not huddle?
    Y'all thought about us strollin' types, twins up front, toddler on the skateboard thingy behind? Need a wide berth to push it through.
    Nobody puts Grandmother in a corner, unless it's a nice corner. Is there a nice one for us white-haired folks?
    Both my sisters, all their strollers, Dad with his cane and his crossword, and me. Last place had one aisle like a troopship's gangway. Would you swallow the lot of us without a traffic jam?
    Great-grandma Opal is ninety-three, brings knitting, judges everyone. Could she be cozy while the kids play?
    Tight as ticks at the last place. Much space for the grown folks and all our baby carts?`,
  birthdays: `
    Can my seven candles get blown out under your roof?
    The queen turns five on the ninth and demands a court of twenty. How does one lease your castle for the coronation?
    what do i owe up front to lock in my sons bday, like earnest money on a house
    Cumpleaños for my Lupita, primos included, that's thirty heads minimum. You got a package that big?
    A piñata. A stick. Eleven blindfolded kindergartners. Could her party at your place have one?
    Asking as a clown, professionally: do outside entertainers get let into kids' parties there?
    By my count he's got nine days of being three left. Can you do the shindig?
    Last year it was the bowling alley and the year before it was Grandpa's barn, a goat ate the streamers, we don't talk about that. Would you folks take on a rowdy sixth birthday?
    Please quote: one (1) birthday celebration, twelve (12) juveniles, two (2) hours. Regards, Procurement Officer Dad | berfday partys, yall do em??
    Rumor mill says balloons are outlawed at your parties on account of an ostrich. Can we decorate the room for hers or not
    Do I get a whole room to ourselves for the cake-and-screaming portion of the day, or do we sing amid strangers
    goody bags included in your b-day deal or am i hot-gluing till 2am again
    The twins split everything, womb, room, flu. Would you let em split one birthday bash at one price?
    Got this teeny tyrant turning four and forty-one tiny subjects. Upper limit on guests for the big day?
    Every venue wants my firstborn as a deposit and it's his party, so I need him there. What do you hold us to?
    We're Witnesses on my husband's side and heathens on mine, long story, but the heathens are throwing her a birthday do. Can it be thrown at yours?
    Slap a number on it: bash for ten, pizza, paper crowns. I'm a union electrician and I like estimates in writing.
    Could I haul in a three-tier unicorn cake of my own baking for her party, or must it be yours?
    the invites say SPACE THEME and I have no space, do you get the irony. can i have his birthday there
    Leap-year baby, she technically turns two. Nothing to do with who gets in, I'd just like to celebrate her eighth with you guys on the 28th. Doable?
    Half-birthdays. It's a thing in our house, don't judge. Would you host a party for one?
    my bro in law says you close the hole place for a partee if u pay enuf. how much is enuf
    Sweet Jesus, she invited her entire class plus the crossing guard. Is there a party plan for 26?
    Grandpa's turning seventy and still the biggest kid I know. Would you throw the old rascal a birthday among the slides?
    When one bespeaks a birthday tea for small persons, does one ring, write, or send a pigeon?
    So what's the host's burden at a party: do your crew pour the lemonade, light the candle and mop up, or is that all on mom
    A magician with a live rabbit, would that fly at a bday party under your roof
    What's your wiggle room if the birthday boy comes down with pox the morning of the party, does the money vanish too?
    My mother swears a birthday isn't legal without mariachi. Ours is turning six, the mariachis are my uncles, and they only know four songs. Would a party with live trumpets be thinkable at your place?
    Tally it up for me: candles, cups, a room, somebody patient to ride herd on nine boys. What's the toll for such a birthday?
    It dawned on me at the car wash that her birthday is in nineteen days and I've reserved precisely zip. Do you squeeze in last-minute parties?
    Happy almost-birthday to my hellion! He wants dinosaurs, his mother wants wine, I want out of hosting it at home. Take it off our hands?
    Quinceañera, no. Cinco-añera, yes. The dress is bought. Could she make her grand entrance there with her little friends, cake and all?
    What's your mildest, tamest, cheapest birthday doings, the no-frills, saltine-cracker version
    Do RSVPs count or do bodies count? I mean on the party bill, when nine of fourteen little guests flake.
    i aint never throwed a kid party befor, im the new stepdad. do yall walk a fella thru it if he has the bday with you
    Widowed in May, and her ninth is in October, the first without her papa. I'd like the celebration to be somewhere that isn't our living room. Would you have us for it?
    Smash cake! First birthday! Frosting on the ceiling! Does a party like that get the green light at yours?
    Rent-a-princess costs me 200 and the bounce house 300, says the auctioneer's wife. Do I hear less for a birthday at your place?
    Joint custody, joint birthday, two cakes that may not touch. Are two parties in one weekend negotiable with you?`,
  'feature.cafe': `
    Before the espresso shakes kill me: bean juice, on site, affirmative?
    I'm a long-haul trucker home two days a month, and all I want is to park my hind end someplace with a cup of joe and watch my girl climb. Will there be such a perch?
    Could a worn-out mama nurse a cappuccino and still keep one eyeball on the little bandits
    Mud. Java. Rocket fuel. Whatever you call it, pour me some there?
    On a scale from gas-station sludge to Vienna coffeehouse, where will your brew fall
    It's rumored you've hired a barista who won a medal in Melbourne, which I choose to believe. So there's a proper coffee bar?
    Do the chairs in the coffee corner look at the kiddos or at a brick wall like that sorry place in Waco
    My bifocals only stretch so far. From the table where I'd sip my decaf, do I see the climbing stuff?
    I drafted sightlines for theaters half my life; tell me the best seat in your cafe commands the stage where my grandson performs
    a flat white walks among us? at your place i mean | me plus caffene equals decent human. me minus caffene equals swamp witch. whats your plan for that
    Five whole minutes on my backside with something hot in a mug, is that the kind of miracle you're peddling
    Your cafeteria is for the parents too or is it juice boxes and a bench, be honest with an old lunch lady
    Sorry for the bother, dear, I'm eighty-one and I only wish to know if there's a little tearoom for the adults while the tots run wild.
    If a mother of four collapses near your entrance, is there an americano within crawling distance
    do yall do them fancy coffees with a leaf drawed on top
    Signed, a night-shift respiratory therapist who'll bring the kids straight from work: is there a strong brew waiting and a cushion to sink in?
    Starbucks across the lot is not what I'd call a cafe of your own, so which is it?
    Tell me I'm not perching on a toddler stool with my mocha. Grown-up seating in the cafe, surely?
    I want to be the lighthouse keeper: parked, warm mug, gaze on the whole bay of children. Does the coffee spot allow for that?
    chai lady here. somewhere to sit n sip n spy on my offspring or nah
    The barber has magazines, the mechanic has a drip pot. And for us parents twiddling our thumbs, what refuge with a cup?
    Half-caf, quarter-caf, I don't discriminate, so long as a machine hisses somewhere in that building. Does one hiss?
    You'll have a cantina for the grownups, my brother-in-law bet me a brisket you won't. Settle the brisket.
    Pardon, madame from Lafayette speaking. A true café, with a table and a moment of quiet for Maman, you have this?
    Sip, sit, see. In that order, espresso first. Have you those three for a tired papa?
    Lemme guess, the only view from the coffee tables is the restroom door. Prove me wrong.
    My pension goes to cortados. Does any of it get to go to you, is there a place that pulls them?
    as a lifeguard i cant relax unless i have eyes on the pool, so to say. could i sit with my cold brew and have eyes on em
    Wake-up juice! It's the hill I die on, along with naps. Yes on the juice? The adult, roasted, brown one.
    In Portland every shoe store has a roaster. I presume an Austin playhouse does too?
    Nothing grand, a saucer, a spoon, ten minutes of not being touched. Is such a corner planned for mothers?
    Would a matcha-swilling dad of two find his natural habitat on your premises, meaning a cafe
    Kaffeeklatsch! Six of us old army wives, Thursdays. Have you a nook with hot coffee where we'd gab while the grandkids romp?
    Is it self-serve Folgers or a human bein with a steam wand
    Parents' purgatory is a hard bench and no coffee, I should know, I've sat in it from Plano to Pflugerville. How's your cafe better?
    From my throne in the cafe, might I behold my subjects on the climbing thing? | coffie. is ther coffie. pleese say coffie`,
  groups: `
    Troop 417, fourteen Brownies, one frazzled cookie mom. May we descend on you?
    Yellow bus. Fifty-two second graders. One of me. Convince my principal you take us.
    I run an in-home daycare, six ducklings on a rope, and I'd like to waddle them over some morning. Is that something you arrange?
    Our superintendent wants paperwork for any excursion; what do you have for elementary schools?
    Pastor here. The Sunday school is forty strong and tithes poorly. Any mercy in your rates for a flock?
    what's the per-skull price when a whole preschool shows up
    Them homeschool co-op mamas are fixin to caravan from Bastrop, nine minivans deep. You got a setup for a bunch like us?
    The YMCA summer camp counselor in me, age 19, sunburned, desperate: can I bring 30 campers somewhere with AC, i.e. you
    Squadron family day, eighty dependents, requesting block entry. Advise. | Field tripp. 3 clasrooms. can u handel us
    Is it a headcount thing, like when the zoo lets the eleventh scout in free
    Our PTA president swears you give Title I kindergartens the red-carpet treatment. Do school outings get anything special?
    I drive the Bluebonnet Montessori van. Sixteen seats, sixteen opinions. Is a weekday outing for such a crew in your repertoire?
    Our 4-H club has seen every barn in Williamson County; the children would like to see a wall that isn't red. Do you take clubs?
    Brass tacks: twenty-two pre-K, four aides, one invoice. What's your bulk rate for school?
    The autism classroom at our elementary goes on one big adventure a year and I get to choose it. Could a class come as a class?
    church van's gassed up, Vacation Bible School kiddos buckled in. yall ready for a herd
    Ms. Petrie next door to my classroom claims you offered her forty kids for the price of thirty. Was she pulling my leg about a class discount?
    Is there something like the planetarium does, teacher in free, chaperones one to five?
    Foster agency caseworker. We take nineteen kids out at a time, never quietly. Whom do we ask about coming as a bunch, and do you do that at all?
    Pack, den, troop, lodge, whatever noun you like. It's thirty Cub Scouts. May they come all at once?
    colectivo of moms, 17 families, wants to show up in one swoop, is ther a groop price
    Purchase orders. Does a charter school pay you by purchase order for an excursion, or do I float it on my Visa like a fool?
    Kinder roundup in spring, reward trip in May: can ninety five-year-olds be absorbed, in shifts if need be?
    We've outgrown the church basement, us moms-of-multiples club, 12 sets. Ever let a club take over for a morning?
    Thirty pairs of sticky hands from Little Acorns Childcare would like an audience with you. Is that allowed?
    Roll call: Ms. Ortega's pre-K, all nineteen, plus the hamster if he's permitted. Will you have the nineteen on a school day?
    I'm but a humble den leader with a clipboard and a whistle. What do you knock off for a pack of twenty?
    The aquarium gave our little Lutheran academy a worksheet and a docent. What do visiting classes get from you?
    wear a bunch of forth graders frum Elgin. do skools get to come
    Last field trip, a child licked the Capitol. I need an indoor destination with fewer monuments for 44 kindergartners. Are you open to being that destination?
    Do you carry a certificate-of-insurance-and-all-that for organized outings? The afterschool director in me won't load a bus without knowing you take afterschool programs.
    Pretend I'm a nun with thirty orphans, which isn't far off, I direct the Saturday program at St. Ignatius. Could we get in as one lump?
    Soccer's rained out again and I've got fourteen muddy Ladybugs U6 and their siblings. Does a team get a team price?
    Chaperones: do they pay, or are they cargo? It's for our nursery school's outing.
    Cub reporter for the Del Valle ISD newsletter, listing excursions by campus budget. May I list you as taking school trips?
    Our refugee resettlement office has nine families who've never seen an American play place. We'd bring the whole lot of them in two vans with an interpreter. Any arrangement for a party of that size that isn't, you know, a party?
    Could the homeschoolers storm your gates on some sleepy Tuesday at a collective rate
    We're a Mandarin immersion daycare, two teachers, twelve dumplings, all holding one rope. Might the dumplings visit?`,
  infants: `
    Got a fresh one here, eleven weeks off the assembly line. Is she allowed through the door?
    My lap burrito is seven months. What's in your joint for him besides drool?
    Where does a gal whip out the dairy bar in peace at your place? I'm breastfeeding number four and done with toilet stalls.
    diaper blowout, aisle five. have you got a table for it or is it the trunk of the Corolla again
    So the older one scales walls and the newborn scales nothing. Any cushy corner for the newborn?
    At thirteen months he walks like a sailor on shore leave. Too green for y'all?
    I make bassinets for a living, so naturally I ask: what provision for creatures who cannot yet hold up their own heads?
    Hypothetically a bebe who only crawls, hypothetically mine, would be turned away or waved in | nursing nook y/n
    She's not two till the bluebonnets come, just one and some change. Do we wait at the curb?
    Pump break. Every three hours, like a dairy cow with a mortgage. Where would I plug in and hide at your place?
    My wife is a midwife and delivers an opinion hourly; today's is that you ban infants outright. Is she right?
    a babby of 9 munths, cud he com in with his sisters
    The youngest is still on the boob round the clock. Would anyone give me the stink eye for feeding her there?
    A stroller nap doesn't count as a visit, does it? I mean my five-month-old just snoozes, is he even permitted?
    Kid A, age 4, sprints. Kid B, 16 months, staggers after him like a tiny drunk. Is Kid B legal?
    Wet wipes, check. Spare onesie, check. A clean surface to swap a nappy on, that's your department, is it there?
    Is there any padded patch for critters that merely roll?
    Fixing to be a great-aunt in March. By summer she'd be about four months, could I tote her along?
    How come nobody tells dads where the diaper station is?! Men's room too or just the ladies, at yours?
    Somebody on the bus said y'all made a whole nursery with rocking chairs for the teensy ones, which sounds like a fib, is it?
    my grandbaby's one n a half. bout as tall as a fire hydrant. she cant come can she
    As a lactation consultant I send moms all over town, and before I send any to you: private spot to latch a little one?
    Eighteen months, zero fear, climbs the fridge. Do I lie about his age or is there a place for under-twos?
    Preemie, so six months by calendar, four by doctor's math, either way a wee thing. Would there be aught for her?
    Six weeks old and already bored with me. Is there a welcome mat for someone that new?
    I wear mine in a sling like a kangaroo while the big one plays. Does a pouch rider count as trespassing?
    The sitter cancelled, the dog threw up, and now baby Otis, ten months, has to tag along with his sisters. Would Otis be a stowaway or a guest?
    no teeth no hair no manners, he's 5 months. is there nothin for him but my lap at yalls place
    I was born in a taxi, so I'm easy to please, but my little girl isn't: is there a decent place to change her britches, she's one?
    Whereabouts would a modest Mennonite mother feed her infant out of view?
    Eight months and an army-crawler, low to the ground like a lizard. Am I crazy to think he'd be trampled, or have you fenced off some acre for his kind?
    Do suckling babes get in, quoth the tired bard
    Even my plumber asked and he's got no kids: do they make you leave the newborn at home if big brother wants to play there?
    One year, eleven months, two weeks. I can count the sleeps. Would somebody at the door be counting too, or can she slip in before she's two?
    Rumpelstiltskin wouldn't want this one: teething, twelve months, screams. Do you?`,
  [NOTHING]: `
    Blink twice if my neighbor's walnut tree is on my side of the fence | Itemize for me the deductions a self-employed plumber can take
    Warm or cold, which compress goes on a twisted ankle first | The commander of our VFW post needs a ride to dialysis Thursday
    Fill in the blank for my crossword: seven letters, French egg dish
    I audit commercial kitchens for a living and my back is killing me, know a good stretch | A walrus walks into a snack bar. Finish the joke.
    I divorced in 2009 and the kids took her side, how do I win them back | What's in rocket fuel, like the NASA kind
    I drafted sightlines for theaters half my life and now can't find my own glasses lol, tips
    My earnest money on a house got kept by the seller, can he do that | Goat ate the party streamers, is that gonna hurt him
    My hot glue gun leaks all over, cheap fix | How many ducklings does a mallard usually hatch
    Red-carpet treatment for my beagle, who grooms near Manor | The trunk of my Corolla won't latch, what part is that
    nursing school entrance exam y/n worth retaking | When is a yearling horse old enough to shoe | What size pumpkin won't crush a wagon axle
    Between you and me, is Tolkien a drag to read out loud | How old is the Alamo, and did a nana ever defend it
    do sardines in mustard go bad if the tin is puffy | My toddler thinks I'm a horse and my spine disagrees, which mattress is firmest
    How do I hide the SSID on my Netgear | why do my goldfish keep floating sideways in the bowl | Where does a bento box go in the dishwasher, top rack?
    Which toothpaste does a dentist buy for himself, professionally curious | how much did the tooth fairy leave in the 1970s
    Lovely weather, the pecans are dropping like hail, when's the right week to rake em | who patented the toddler stool that turns into a ladder
    My mechanic's drip pot caught fire, does renters insurance do anything | how do i say a moment of quiet for Maman in Creole
    Which songs can Witnesses sing at a potluck, husband's side asking | How's a leap-year baby listed on a passport
    Grandpa's turning seventy, still a rascal, what do I engrave on a pocketknife | Would a live rabbit survive a Texas July on the porch
    Are brass tacks magnetic, twenty-two kids want to know | Does the planetarium still do that laser Floyd thing
    My Visa got eaten by the ATM like a fool's, who do I ring | Do little acorns sprout if the squirrels nick them
    my tiny drunk uncle wants his karaoke mic back, how do i clean it | Rocking chairs creak like the dickens, what oil do I use
    what kills a wasp nest by the formula shelf in the pantry | Who pays the umpire in 10U Little League
    what do armadillos eat besides grubs, plush ones excluded lol | My brakes squeak 1 wk after new pads, normal?
    My kid sister's in eighth grade and bombed algebra, for her purposes which app | Which Austin suburb feels like a village but with aunties nearby
    where to board a donkey and a goat, double stall | Exiled Romanovs had carriages, who drove them?
    How long before my pump app stops beeping, I sell tires not computers | which bars on Rainey still have two dollar wells
    On good authority (my kid, 7) Roblox ate my paycheck. Refund how? | how low can a plane dust crops near a cell tower legally
    Truth or dare ideas for a sleepover of shy ten year olds | my mixtape was called vending machine full of regret, how do i copyright it
    can a goat eat poison ivy up by Dripping Springs | where can i get a camo canteen patched, grandpas from Korea
    Somebody's mother-in-law feeds quinoa puffs to parakeets, is that okay | which houseplant base wont rot my windowsill, household of three cats
    ransom note fonts, which ones look cut from a magazine | hoo boy, tree pollen's bad today, is it cedar or oak thats got me
    do beans really need to soak overnight like they claim at the Elks lodge
    whos the fella that got ejected from the Astros game, provenance of that bat?? | six words or fewer, a toast for my egg-farmer uncle
    My pharmacist hat blew off on I-35, is stopping on the shoulder legal | how much do bouncers on Sixth make, imagine tips too
    can i embroider a nylon backpack with a regular machine or does it snag | how many minutes can a lifeguard sit in the chair by Texas code
    natural habitat of the horned toad, is it Travis county still | Which circle of purgatory has the hard bench, Dante-wise, for my essay
    Are live trumpets legal in a duplex after nine | how long does wax last after the car wash, precisely
    first October without her papa, is there a grief group for kids round here | Auctioneer's wife here, hoarse as a crow. What tea do singers drink?
    can a whistle with no pea still be loud, den leader bought the cheap one | Who designed the Capitol dome, a child asked
    why do ladybugs bite when its fixin to rain | sleepy Tuesday at a hotel in Marfa, is there a rate for newlyweds
    Can a kangaroo joey be trespassing if its in the pouch, trivia night | what's the little lizard doing push-ups on my fence, army green
    How did Rumpelstiltskin end again, did he scream | what do i feed my goat kids when theyre knee high
    nine letters, a troopship's gangway, dad's crossword | how thick a mesh for a homemade faraday cage
    AT&T put one bar on my bill as a "courtesy," what do i say to them`,
  wifi: `
    Guest internet, or do I tether off my phone like a caveman?
    I'm a court stenographer with transcripts due at five. Does your building beam out a signal a laptop can drink from?
    Whats the magic word for the router gonna be lol, there is a router for us right | Hotspot?? or notspot
    My standup is at 9:30, my manager thinks I'm at a desk, my toddler thinks I'm a horse. Could I get on a Zoom from in there?
    The library gives me 40 megabits and a stern look. What will you give me in megabits? | wiefie for the parrents, yes no
    I hear tell the walls are lined with copper so nobody can stream a thing. Confirm there's an internet connection for visitors?
    As the family's unpaid IT department I must know: an SSID for guests, open or with a passphrase?
    Would my poor data plan survive an afternoon with y'all, or do you share your bandwidth
    Ethernet jack, airwaves, carrier pigeon. How does a parent get online in there? | Will I be able to doomscroll at full speed for free, be honest
    My insulin pump app sulks without a connection, I sell tires, I'm no techie. Will there be internet I can hop on?
    Grading 120 essays online is how I spend Saturdays. Could I latch onto your network from a table?
    If there's no wieghfigh my husband will actually have to talk to me. Asking for wieghfigh.
    Bars. Two? Three? None? Do visitors get a network of yours when the cell bars quit?
    Spotty Spectrum has ruined me. Would your place pipe in broadband for us idle grownups?
    I do day trading, badly. Hook me up or cut me off while I'm there: internet access, which?
    On good authority (my kid, 7) I'm told you've got "the kind of internet that Roblox likes." For guests, is that so?
    Will the password be on a chalkboard or do I have to beg a teenager for it, the internet one
    facetime with deployed daddy is at noon come hell or high water. can i get a connection off yalls box
    At the dentist it's free, at the airport it's a shakedown. The wireless at yours: which, or neither?
    I dust crops for a living, I don't do cell towers. My phone only works on somebody's wi fi. You gonna be somebody?
    Remote work warrior with a hotspot that wheezes. Do you lend your airwaves?
    Upload speed, not download, that's where they get you. What's yours for visitors?
    My church streams the early service, so if I could get on the web with my tablet in one of your seats, the Lord and the toddler would both be satisfied. Can I?
    do the interwebs reach inside or is it a faraday cage for moms
    Old ham operator here, KD5-something. 2.4 or 5 gigahertz for the guests, or radio silence?
    Whose router do I have to flatter to send an email from your place?
    one bar. ONE. thats what AT&T gives me indoors. got sumthin better i can connect the ipad to
    The homework portal won't load on my plan, and his big sister has to submit fractions by four. Will the building lend her a connection?
    Scout's honor, I only need it for the payroll run: will visitors have wireless to log on with?`,
}
