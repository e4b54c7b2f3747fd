import { NOTHING } from '../nothing.ts'

/** Who reads terms and conditions. */
export const PRECISE_PEOPLE: Readonly<Record<string, string>> = {
  about: `
    My sabbatical buddy keeps muttering "On Joue, On Joue" and I nodded along like I knew. What on earth is it?
    Is On Joue a startup, a gym, a cult, a daycare? Pick one | Wikipedia has no stub for you. Draft me its first sentence.
    my dean asked what On Joue was and I said "a wellness app." how wrong was I
    Hi, I'm the aunt, a tax person, the fun kind. My niece wrote "On Joue" on her Christmas list between a hamster and a scalpel, and I can't tell if it's a toy, a show or a place. Which?`,
  accessibility: `
    Spina bifida, forearm cruches, zero patients for lips on threshholds. Level floors throughout? | He has a Permobil, 400 pounds with him in it. Doable?
    I sign ASL, so does my son, cochlear implants off by noon. Any thought given to Deaf kids?
    Fragile X, aged five, crowds undo him. Would there be gentler sessions set aside? | cerebal palsy, gate trainer, stubborn as a mule. Ramps?
    seizure disorder plus walker plus service labrador; talk to me about acommodations
    My boy has Duchenne, he's ten, he's funny, he drives his power chair like he stole it, and what we mostly do at playgrounds is watch from the asphalt. How much of yours could he get at?`,
  ages: `
    my seventh grader is 12 and 11 months, does she time out | would a strapping fifteen year old be laughed out
    toddler, tween, what's the bracket exactly, my pediatrics textbook has five
    Peds says developmentally he's four but the birth certificate says one and eleven-twelfths. What's your floor? I mean two-and-up?
    Pls settle a bet among residents: is a kindergartner too old for it, or does it go up through grade school?
    i babysit a 2.5 yr old and her brother who's eleven, r they both in range
    Our crew is a kindergartner who bites, a third grader who reads, and a lanky cousin of fourteen who'd rather be on Discord; I'm the au pair and I do not wish to pay for one who's then refused. Who is it meant for?`,
  allergens: `
    I carry two EpiPens and a laminated card. Cashew policy?
    before I sign off on lunch, does the kichen know what seliac means or just spell it on a poster
    my kids alergist wrote a three page leter. who there would reed a label | Are Goldfish in a Ziploc contraband?
    Grape halves, hot dogs, popcorn: the choking trifecta. What will your kitchen actually dish out? | we keep kosher, ish. Snachs, noshes?
    fda top nine, sesame included, who's tracking them at your counter
    Every school I teach at bans pb&j like it's plutonium. May I smuggle in a lunchbox at your place?
    My nephew swells up like a bagpipe around shellfish, and I'm an internist who trusts no fryer. Enlighten me on cross contact.
    chiken nugets, or is it all keenwa for tech bros? | my todlers on a feeding tube and a keetogenic blend i make at home; may i carry that in
    How much is a juice box and is it extortion
    My son has eosinophilic esophagitis, which I spell for waiters twice daily, and he lives on six foods, one of which is rice cakes from a tin. Your coffee bar sounds dreamy for me; is he permitted to munch his own stuff at the table?
    We did the oral challenge at Dell Children's, we flunked, we now read lables for a living, and I noticed parties and a café on your list with no word about almonds. What's the plan for kids like ours?`,
  announcement: `
    whats the scoop, saw a teaser on a telephone pole near the law library
    Breaking news desk here (high school paper, circulation 90). What's the thing that's coming?
    so what am I supposed to be excited about, per that poster in the faculty lounge | Explane in one breth what this "coming to" banner is announcing
    Every teacher in my hallway is forwarding the same screenshot, all pastel letters and a Texas outline, no verbs, and I, a grammarian, cannot bear it. Give me the sentence. What precisely is on its way?`,
  'badge.comfort': `
    Nana uses a cane-seat, we push a double-wide Bugaboo, and there are six of us. Will the clan physically fit?
    Will grandpa have somewhere to perch while the pram is parked beside him
    my parents, both eighty with opinions, are tagging along with the stroller brigade. elbow room?
    My grandmother tows an oxygen cart and my sister tows a wagon of toddlers. Would they have ample space to linger?
    my mother needs an armchair, my babys pram needs a berth, and dad needs a mug. Is it built with all of us in mind?
    We travel as a caravan: Abuela with her knitting, Abuelo with his hip, a stroller like a Humvee, me and my laptop bag and the three kids who are the actual reason. Will we be in everybody's way?`,
  'badge.inclusivity': `
    Our family doesn't fit on a form. Are we allowed in without a speech about it
    We're Sikh, loud, and there are eleven cousins. Welcome mat out, or polite smiles? | hijabi mom, nerdy kid, will foks gauk?
    My child is trans and I'm tired. Just tell me we're okay there.
    Bilingual household, one undocumented auntie, zero energy for snobs. Would they be glad of us?
    I'm a big woman, a judge as it happens, and at the last place a teenager with a lanyard looked me up and down by the slide. My kids saw. Are people of all shapes okay with you?`,
  'badge.innovation': `
    R&D dept: who tests your new play ideas, focus groups? goblins? | A/B tests? Who are your beta users when you try fresh play concepts?
    What are you disrupting, besides naps? | Any novelty, or same foam, different logo?
    I've sat through forty demos this quarter and each was "reimagining" something. You say the way you play is new. Who says it works, and who are the ones you try it on?`,
  'badge.safety': `
    Was security bolted on in sprint 40 or baked into the very first wireframe
    privacy by design I get, but is child protection by design from the napkin drawing on, or retrofitted after the first lawsuit?
    architect's daughter here. was guarding kids part of the schematics or an afterthought in change order nine
    At what stage did anyone think about kids getting hurt: sketch, permit, or press release
    As a QA engineer I despise late testing. Did child safety enter at the drawing board?
    In my line, medical devices, you can't sprinkle protection on at the end, the FDA will eat you. Was yours in the drawings from day zero, or did an insurance broker phone up and scare somebody?`,
  birthdays: `
    Turning seven on the eleventh, guest list of nineteen, a piñata shaped like a subpoena. Could that shindig occur under your roof and what do you charge for it?
    whats the depossit for a bday bash, ballpark
    Eight candles, nine friends, one exhausted software architect. Could I outsource the cake cutting mayhem to you?
    Sweet six soiree, dinosaur motif, grandpa's a magistrate and wants it catered. Hostable?
    may a bar mitzvah boy's little sister hold her fifth birthday with y'all, two hours, no clowns
    We have a boy who turns five in June, a moot court of fifteen cousins, an allergy or two, and a budget that's been through the wash. What would you want for a cake, a table and some chaos?`,
  blog: `
    do y'all keep a journal online with parenting pointers, I read on rounds | are your musings for parents posted somewhere weekly ish
    Substack, Medium, your own pages: where do you put out tips to read | I devour white papers. Do you post essays for parents?
    I nurse at 3 a.m. and I've finished the internet, all of it, the recipes and the true crime. If you folks write anything about raising kids, point me there and I'll read that too.`,
  booking: `
    do i need an appoitment or is it like urgent care where you just shuffle in
    snow day equivalent: surgery got bumped, so could I slide our slot to Thursday | do drop ins get turned away or does walking up unannounced work
    RSVP needed or can a spontaneous anesthetist just appear | Is there a queue, a lottery, a time slot? I plan my visits like grant deadlines.
    My residency roster comes out the night before, like a weather report, so I never know which morning I'm free. Could we simply show up at the desk with our shoes off, or must one secure a spot ahead?`,
  'check-in-privacy': `
    Article 9 biometric processing, retention period please | Illinois transplant, BIPA scars. Can I decline the facial thing and still get in?
    Who's the data controller for my daughter's faceprint, and is it shared with any processors
    Third-party vendor hosting the faceprints, yes? Encrypted at rest? Purged on request? I read these things recreationally.
    My wife prosecutes cybercrime and forbids biometrics for anyone under our roof. Is there an analog door for us, or are we simply unwelcome?
    If hackers breach the face vault, does my kid get a new face? What is stored?
    COPPA nerd here. Concent form for the faces of under thirteens, and a right to erasure?
    I'm the guy who reads all forty pages before the roller coaster. Your gate looks at faces. Fine. But where does the template of my six-year-old sit, on whose server, till when, and can I say no and still come in?`,
  city: `
    tell me it's ATX proper and not that "greater Austin" realtor nonsense
    My lyft driver says you're a Houston outfit putting the thing in Houston. Objection? | which Austin, the Minnesota one with the Spam museum or ours
    are you a Texas thing in the capital or some other metro
    so my recruiter (bless her) says relocate to Dallas, the playground's there too, and I'm like, hang on, wasn't that an Austin thing? I'd hate to sign a lease on bad info`,
  cleaning: `
    Colony counts on the slide, doc to doc, what's the disinfecting protocol
    hand foot and mouth is ripping thru my practice. whats your policy on feverish kids | nits. i found nits in my classroom. do you boot kids who itch?
    norovirus hawnts my dreams. how are the toys sanatized? | I teach microbiology and I've swabbed a ball pit. Do not make me tell you. Your regimen?
    Pinworms went thru our preschool in March like gossip, and I'm the doctor's wife so everybody called me. I don't mean to be indelicate, but how frequently are your mats and handles wiped down?`,
  contact: `
    Kindly furnish an address for service of correspondence. | I wish to lodge a grievance with a mammal, not a machine. Route me.
    who reads the messages, an intern, a llama model, or flesh? and where do I write one
    Your phone number is hidden better than an easter egg, how do I get through to a person
    I've a rather particular question about a scholarship for my students, not one for an algorithm, no offense, I'm sure you're lovely. How would I get a note in front of one of your people?`,
  'feature.cafe': `
    How's the espresso, be honest, I have thesis-level sleep debt | can i nurse a flat white and still have line of sight to my hooligan
    Could I draft a motion at your coffee bar and still wave at my son on the ropes?
    Is there anywhere for depleted moms to sit w/ a latte, facing the chaos | is the cafe a cafe cafe or a vending machine with aspirations
    My sister, a public defender, hasn't sat down since August. If I drag her there with the kids, is there a chair with a mug in front of it from which she can see them, or will she be standing again?`,
  'feature.checkin': `
    So the webcam at the front desk does a 1:1 match or a 1:N search on my toddler?
    My ex has a restraining order; how does your doorway decide he isn't walking off with Josie | Walk me through the auth flow for picking up a minor
    Does the camera thing at the door know identical twins apart, bc my own mother doesn't
    Wait, you're running FaceID on preschoolers? Explain the pipeline.
    au pair picks up on Wednesdays, I pick up otherwise, and my mother in law shows up whenever. How does the exit sort out which of us may carry off Theodore
    is the check out two facter? risband plus grown up?
    My custody decree is 61 pages, double sided. I'm fond of page 14, where only I may collect Beatrix on Fridays. Would your front desk tech enforce that?
    sort out the goodbye ritual for me: who scans, what beeps, and how's it known I'm her mom
    liveness detection? or could a kidnapper flash a printed selfie at your kiosk | Does your robot bouncer recognize my husband after he shaves
    on leaving, is there a handoff step so kid A cannot exit with parent B
    I'm a family court mediator, and half my calender is grandpa took her, no it was my turn, she left with the boyfriend. Tell me, when a fella with a smile shows up at your counter claiming he is the uncle, what happens?
    Ok so I ship computer vision for a living and twins, haircuts, chicken pox and Halloween makeup all wreck our recall; on what basis does your gadget at the entrance decide that the small person and the tall person belong together?`,
  'feature.creative': `
    my art room budget is eleven dollars so tell me your tempera paint gets slung around freely by kids
    my resident's kid ate playdough. do you have messy art stuff besides playdough
    finger paintings in, clean conscience out? my rug at home has been through litigation | lego-ish blocks and watercolors, yay or nay
    Splatter allowed? He's the Jackson Pollock of Pflugerville
    At home there is a treaty: no glitter, no slime, no papier-mache since the incident with the router. If yours has a place where all three are legal and it's not me with the sponge afterwards, I'll weep. Is there?`,
  'feature.events': `
    Continuing ed for six year olds, aka workshops, on the docket? | wondering if there's a single calander with all your family days and wokshops
    Are there robotics bootcamps, puppet nights, that sort of programing, ever? | are there any hapenings planed like sience saturdays
    Would there ever be a parents and kids gala, maker day, guest magician, that ilk
    storytime, science fair, coding jam: anything of the sort on a calendar
    I run the PTA newsletter (circulation: my mother) and I've a blank box for "things to do," so I'd love to know if you'll be putting on classes or family fun days, not just open play.`,
  'feature.light': `
    I'm a neurologist with a photophobic son; do the lamps strobe or drift? | migrane with aura, is your ilumination mercyful
    Echolalia, ear defenders, meltdowns under fluorescents: that's our Tuesday. Got a hushed alcove for her to come down in?
    lumens? hue cycling? I dim my own cubicle with tape | my kid covers her ears at hand dryers. Will it be a cacophony in there?
    After a day of monitors beeping in the NICU I can't take one more siren, jingle or spinny bulb, and neither can my preemie, who's three now and covers her eyes at Target. Is it mellow in your place?`,
  'feature.pods': `
    Those pod thingamajigs, is it Montesori or is it WeWork for preschoolrs
    I run a robotics elective. Is there a tinkering nook where they can take things apart at a snail's tempo? | neo age whatnow? decode the pod jargin
    Where do the quiet tinkerers go, the ones who'd disassemble my stethoscope, is there like a cubby of gizmos for them?
    does the learning pod thing resemble a makerspace or a bean bag | pods: plural, cozy, for building? or is that marketing for "booth"
    Our eldest unscrewed the thermostat, the doorbell and one of my hearing aids, all before the age of seven. I don't need a slide, I need a corner where he can take things apart with permission. I heard "pods." Elaborate?`,
  features: `
    gimme the feature list like a changelog | table of contents of the place, please | rattle off the amenities
    What's in scope? Zones, gadgets, everything you've planned
    My partner wants a two-column table, what's offered versus what's fluff, before we commit a whole Sunday; she's a patent examiner and can't be stopped. Give me everything that'll be in there, item by item.`,
  forum: `
    where do fellow parents gossip on this site, i want to ask them about naps | Message board for moms, does my sixteen year old qualify to post
    Can I lurk on your parents' board before committing | a slack chanel type spot for parrents to swap storys, got that
    is the moms and dads discussion thing moderated and where is it
    I'm new in town, my bar results are pending, my wife's on nights, and I've talked to no adult but the pharmacist since Sunday. Is there someplace on your site where other mums and dads chat?`,
  founder: `
    Whose brainchild, and do they have a face | To whom do the laurels go, i.e. who dreamed this up and runs it?
    is it a doctor, a dropout or a hedge fund pulling the strings | Cui bono? I mean, name the person at the helm. | whos the boss, Tony Danzer?
    I checked the Secretary of State filings for fun, as one does on a Friday, and got bored before I got a name. Who had this notion and runs the show? I like to know whose hand I'm shaking.`,
  groups: `
    I shepherd 44 second graders every May, two buses, six chaperones, one of them useful. Who takes us?
    Daisy troop leader and tax attorney. What's the per-scout rate?
    homeschool co-op, eighteen souls and a guinea pig. Minus the pig, could we have a group outing?
    My pre-K class has 16 kids with 16 permission slips. Do you even entertain field trips?
    Title I school, ninety kids, no budget, huge hearts. Could we schedule a class trip?
    My debate team parents want to bring twenty siblings on a weekday as one party-less group, with an invoice. Feasible?
    As vice principal I'm in charge of the end-of-year reward, a hundred and ten fifth graders, last time it was bowling and somebody lost a tooth. Might we bring them round to yours, with a per-student price?`,
  hours: `
    I come off night float at seven in the morning and my kiddo is feral by eight, so I'm wondering if anybody unlocks the place that early
    Sunday at dusk, lights on or padlocked
    My students insist Tuesdays are dead at these places, and since I only get off after bus duty at 4:10, I need to know whether you'd still be letting kids in
    Juneteenth: dark, or business as usual? | What's your uptime, like 9 to 5 or five nines | Do you shutter for Yom Kippur
    Graveyard shift dad, coroner's office. I'm awake when it's moonlit. Any evening window at all?
    Teacher workdays are my bane: kids off, me captive in a training on a Friday. Since you surely unbolt at eight, I'd drop by with them beforehand, correct?
    Siesta in the middle of the day or straight through till supper? | Do you keep the same clock in July as during the school term
    We moved from Palo Alto for my wife's fellowship, the boys are four and six, the boxes are still taped, and between the ER roster and my on-call pager the only overlap we get is Thursday past seven. Any life in your building then?
    I read the whole home page, twice, incl. the café and the pods and whatnot, and nowhere does it state on which days of the week I may turn up with my kid, which for a commercial enterprize is bold. Well?`,
  infants: `
    He's nineteen weeks and exclusively on the breast; is he persona non grata
    I pump every three hours, is there a nook with a lock and somewhere to change a diaper | wud a six month old get anythign but drool out of it
    9 month old commando crawler seeks square of floor. got one for babys?
    Postpartum ob/gyn, ironically clueless: anything for a teething one-year-old to do there?
    I've a toddler who qualifies and a nine-week-old who most certainly doesn't, and I'm a med student with one pair of hands. What becomes of the little one while the big one is up in the ropes?`,
  jobs: `
    College sophomore, CPR certified, can juggle. Would you put me on payroll? | Do you take on teachers over the summer? I'm broke June to August
    im a 2L with barrista chops looking for part time gigs. u recruting?
    pre-med, needs clinical hours but would settle for working your slides. do i aply here
    My daughter, a junior at UT, education major, lifeguard, saint, wants a job with kids that isn't at a pool. She's too shy to ask, so her embarrasing father is asking. Got anything?`,
  location: `
    Drop a pin, I'm geofencing my errands | Riddle me this: north of the river or south of it?
    Is it bikeable from the Dell Med campus or do I need to summon an Uber | My GPS wants didgits and a zip, what do I feed it?
    I can see it from the Domain garage, can't I? The one with brown paper on the windows? | wat neck of the woods, cuz im not crosing I-35 at five
    CapMetro 801 drop me anywhere close? | cross streets, por favor
    I'd be trotting over from the Capitol on my lunch recess, heels and all. How far a hike?
    Out by the Apple campus in Parmer land, or by the lake with the fancy boats? | My rideshare app shrugs when I type your name. where am I going?
    I've got a Saturday that goes dialysis rounds, cello recital in Circle C, dry cleaner on Burnet, then supposedly you, and my phone can't route to a place that has no dot on it. So whereabouts are you going in?
    a guy at my coworking space says you leased the old Fry's, a gal at pickup says it's the dead Sears, and my mother, who's a retired realtor, says both are wrong. Settle it, which building?`,
  membership: `
    Subscription model or pay as you go, asking as a SaaS guy
    My sister-in-law the orthodontist wants to give our brood twelve months of visits for Hanukkah, is such a thing purchasable
    season ticket like at the rink, does that exist here? | punchcard, ten visits, one lamminated tree. do you have such?
    Family pass, monthly, cancel anytime without a certified letter? I once fought a gym for eleven months.
    We'd be in there weekly, rain or heat dome, since I telecommute and my kids use the couch as a parkour gym. It'd be silly to pay at the gate each time. Have you got something that covers the whole season?`,
  mission: `
    I teach ethics; tell me what you're ultimately for, beyond making rent | Why do you exist, asked the philosophy TA at 2 a.m.
    Summarize your raison d'être for my nonprofit law seminar | what good do you hope to do in the world, a student journalist wonders
    I grade personal statements, two hundred a season, and each one wants to change the world by page two. You're a playground. In all sincerity, what is it that you're trying to do for children?`,
  name: `
    my high school french is rusty, jouer is a verb, so whats the conjugasion doing on your sign | sounds like "on ju", is that Latin? Klingon?
    Professeur Lemaire says the cheeks are involved. What's she on about, regarding your title
    autocorrect keeps giving me "on joke," tell me what the real words signify | is it a pun? joue, jeux, joy? my linguistics brain itches
    pronounced "on zhoo"? and signifying?
    I took four years of Spanish and one semester of sign language, so your sign in French does nothing for me, and my kids are calling it "On Jowl." What's the translation, so I can be insufferable at dinner?`,
  [NOTHING]: `
    what consideration makes a contract binding, asking for my bar exam | conjugate devoir in the subjunctive for me
    are AirPods returnable once the seal's broken | how do I cancel my Adobe subscription without the fee
    LaTeX won't compile my CV, undefined control sequence, help | which identifiers count under HIPAA safe harbor
    what's the per capita income of Travis County | blink twice if the compiler hates you too | Fill in the blank: mitochondria is the ____ of the cell
    robotics elective needs a budget of 900 bucks, who gives grants | my phone's facial unlock can't see me with a surgical mask, fix?
    calendly keeps double booking my clients, why | circle the block and weep, that's my MCAT score, what now | is juggling a tax-deductible hobby
    cosine of sixty degrees, quick | what's the uptime on AWS us-east-1 today | how much does an anesthesiologist clear in Dallas
    Can I see the Domain fireworks from my garage roof | who invented the Heimlich, trivia night in ten min
    data pipeline keeps failing at the ingest step | Prof says the cheek cells go under 40x, how do I stain them | UX internship for summer, any leads
    is a GDPR data controller the same as a CCPA business | my gallbladder surgery got bumped, can I eat | ASL 101, is it transferable from ACC to UT
    wet ink or e-sign for a deed in Texas | mops is my dog. vet near Mueller? | my thesis advisor retired in bluebonnet season, what gift
    coroner's office phone tree, I need a death certificate | does the 801 run during finals week overnight
    cheap lenses for my Nikon, prof requires a macro | half life of plutonium 239 | 61 page decree, how do I bates stamp it
    student to teacher ratio at Eanes ISD | I lost the four digits on my bike lock | What's the philosophy TA salary at UT
    operationalize "grit" for my psych methods paper | parse a JSON string in Rust, one liner | permit for a backyard pool, which form
    APA 7 table of contents formatting help | best cortado by the courthouse | encrypted at rest vs in transit, explain for my interview
    fragile X is on which chromosome lol | Crocs in the OR, does Seton allow em | waiting roster for a kidney, how is it ranked
    Do Substack royalties go on schedule C | my hardware store coupon slipped behind the stove, expires when | what's last call on Sixth Street
    full freight tuition at Rice, is it worth it | is the Capitol rotunda tour a hike with bad knees | defibrillator joules for a pediatric arrest, quick
    What does quinoa do to a low FODMAP gut | self checkout kiosk beeped at me at HEB, why | What does parole vs probation mean for civics quiz
    the banner fell off my classroom wall, which tape holds on cinderblock | how late is the Spam museum open | What will robots do to lawyers by 2030
    20/40 at the school eye test, does she need glasses | QA engineer to product manager, how do I pivot | what do amenities fees cover at my condo
    bean bag leaking pellets all over the dorm | does face yoga do anything for TMJ | punchcard computers, when were they used
    jira says my ticket's blocked, by whom | how do I sign a fee wavier for the SAT | how many clinical hours for PA school
    how do I complain to the FTC about robocalls | when do med school acceptances drop | Grandfather clock stopped at 3, who repairs em
    cheapest movie night near Barton Creek | lockdown browser crashes during my proctored quiz | elements of extortion under Texas penal code?
    what's the bouncer at the club checking IDs for in 2025, hologram? | billboard lawyer with the hammer, what's his number
    the docent at the Blanton was rude, to whom do I gripe | my compass app spins in circles after the update
    weasel in the attic, or squirrel? it chews the cat5 | who played in The Devil's Advocate with Keanu
    the intern's login page has no salt in its hashes, bad? | Hand dryers vs paper towels, which spreads more bacteria, need a cite
    vending machine in the law library ate my five | science fair board, where sold past 9pm
    the gym won't let me quit without a certified letter, legal? | grant deadline moved, does NSF extend | bars with trivia for first year associates?
    my labrador ate a sock, er vet or wait | dress code for a federal courtroom, skirt ok? | what's the regimen for h. pylori again
    easter egg in the new Zelda, where | who can see what I type in Google Docs suggestion mode
    My landlord's lease has an arbitration clause, a pet clause, a clause about aquariums, and now he says the little playground in our courtyard is adults only till noon. Can he do that to my kids, legally speaking?
    We've got a check-in system at the clinic that insists on a photo of every patient, and it keeps crashing on the Tuesday dialysis crowd, who then yell at me. Which vendor would you switch to?
    my roommate and I split the birthday cake, the parking ticket, the wifi and one pair of good socks, and now she's moving to Denver with the router. How do I get her half of the depossit back?
    I've got a four year old, a fever of 103, a pediatrician's voicemail and a husband who teaches until three. I'm on hold with everyone. How much Tylenol is it by weight, do you know?
    The dean wants an inclusive syllabus, safety statement, values section, mission paragraph, all by Monday, and I have a head cold and a toddler on my lap. Write it for me, would you, for Intro to Statistics?
    My grandmother claims there was an amusement park by Barton Springs in the fifties with a tiny train, a café and free admission for schoolteachers. What was its name, and which year did it close?
    Long story, but the DMV lost my plates, the notary lost her stamp, and I've taken the morning off with both kids in tow and no snacks. When does the Pflugerville office open its doors?
    I'm billing twelve hours a day, my kids call the nanny "boss," and my doctor says to find a hobby that involves daylight. Pickleball or kayaking for a man with one decent knee?
    wavier wire pickups for fantasy week nine? | Sine here, initial there, says my landlord. What's a jurat?
    warm or cold compress for a sprained thumb, doc | What's the sticker figure on a used Odyssey
    Who reads the fine print on a cruise refund for me, hourly | Itemize for me the deductions a schoolteacher may take.
    Faceprint unlock on my Pixel fails after botox, lol | Cross streets for the Travis County law libary?
    Barefoot on the quad: is that against the UT rulebook
    my resident physician pals want a playground for grownups, laser tag or axe throwing up in Georgetown, which is less litigious
    Elevator pitch for my capstone is due at noon; I've got a floor plan, no verbs, and a partner who ghosted. Could you punch it up?`,
  'opening-date': `
    Pre-launch, in beta, or already deployed to production?
    my dissertation defense is in October, will I be able to celebrate by hauling the twins over to you or is the ribbon still uncut then
    My paralegal swears the fire marshal has already cleared you and folks are inside bouncing as we speak. Is she dreaming?
    I was told by a bailiff, of all people, that you soft-launched. Overruled or sustained? | Warm or cold: you'll be up and running before finals week
    ETA in two week sprints, and don't say "soon", my PM says soon
    I clerk for a judge who loathes vagueness, so: "coming soon" meaning this semester, next semester, or when the cows retire? My daughter has a countdown chain of paper links and no idea how many to cut.
    Sworn in under oath: has a single child yet set foot inside? | Bluebonnet season or pumpkin season, which do I tell the carpool
    Has the certificate of occupancy translated into actual children on actual slides, or should I keep holding?
    Slipped? Hardware projects slip. Ours slipped two quarters. So did yours?
    "Time is of the essence," says every contract I touch. So when, pray tell, does yours commence with the kids piling in?
    Ive been refreshing since Febuary like it's med school acceptances. opend yet??
    Look, I know a temp who knows a plumber who did your sinks, and per the plumber you cut the ribbon three weeks back without telling a soul, which strikes me as odd for a place with a waitlist. Hearsay?
    Dear chatbot, I am a notary of thirty-one years and I do not like squishy language; I have promissed two grandsons an outing, they ask at breakfast, they ask at supper, and I have no month to give them. Have you one?`,
  'opening-year': `
    Fiscal 25 or fiscal 26, what did leadership commit to publicly? | 2025 or 2026, one word, my calender app is hungry
    just the four digits of the launch year, champ | Vintage? As in, the year on the label of this launch.
    We're doing our five-year family plan on a spreadsheet, because that's who we are, and next to "braces" and "residency ends" I've a row that says "On Joue exists" with no number in the year column. Fill it.`,
  overview: `
    Paint me the scene, I'm stuck in a windowless deposition: what would my boy see when he walks in
    If your insides were a lesson plan, what's the vibe: gym, library, spaceship?
    sketch it for me in words, a bit like a realtor but honest, what will the playscape feel like
    if I sneezed and looked up inside your building, what would surround me? | Imagine you're a docent. Tour me through what it'll be like.
    My wife draws hospitals for a living and finds every playroom depressing: drop ceiling, one bead maze, a fish decal. She'd like to know, before she comes along with her pencil, what sort of space yours is going to be.`,
  parking: `
    where does one stash a Rivian with a half dead batery while inside | valet? garage? or the classic Austin circle-the-block-and-weep
    I drive a Sprinter van with a roof rack of kayaks because of reasons. Clearance in your garage?
    parking validated? I'm downtown counsel, I cry over meters | Is there a rack for my cargo bike and its three grubby passengers
    I circled the children's museum for 35 minutes with a screaming passenger who then fell asleep as I found a spot. I will not do that twice. Have you a lot of your own, and is it gratis?`,
  pricing: `
    What consideration, pecuniary, is owed at the door | TL;DR on the damage to my wallet pls
    I've got a teacher's salary, three offspring and a husband in grad school, so before the kids see that café and those climbing thingies I need to hear what the gate is going to extract from me.
    I sat through three bar associations' worth of fine print today, and now you tell me there's a "convenience fee." Is there, and what sits underneath it, per head?
    Do I refund-proof my purchase, i.e. if Max pukes beforehand is the ticket money gone
    Spare me the tiers, spare me the bundles: damage for two tykes and one sleepy radiologist. | student ID knock anything off?
    Is my loan servicer gonna cry when I swipe for a Saturday of play | Are siblings comped or is each rugrat full freight?
    My Venmo is on life support, doc. What does one spin around the place run? | Lay out the fee schedule, and don't bury the lede in an appendix.
    Daycare eats two grand of my paycheck and law school eats the rest, so whisper it gently: is getting in closer to a movie or closer to Disney?
    Because I was once charged a "facility stewardship surcharge" by a bounce house, I now demand totals up front: two adults who merely stand about, one girl of five, one boy of three, no snacks, no socks, tax in. The number?
    My husband teaches band, I teach chem, we clip coupons like it's a contact sport, and our youngest saw your name on a flyer with that rosy cheek. Before he gets his hopes up, do educators get a break on tickets?`,
  safety: `
    Trama surgeon here, so humor me: how many clavicals do you antisipate per month? | What's your threat model for a four year old escape artist?
    As a pediatric ER nurse I've seen the insides of trampoline parks, via x-ray. Persuade me yours is different
    Counsel wants to know what bars a stranger from strolling in and browsing
    worst case senario guy here. kid bolts for the exsit, then what?
    do the walls have corners? I stich forheads for a living
    I teach fifth grade and I've done the lockdown drills. Who's stopping some random dude at your entry?
    I'm an orthopod, so forgive me, but every summer a parade of little forearms bent like spoons comes through my clinic, all from indoor climbing joints with birthday discounts and lousy landings. What have you done so that yours are not among them?
    My daughter is four, faster than counsel at the buffet, and last month at the aquarium she got three rooms away while I was reading the ticket terms. Could she get out to the street from yours without someone noticing?`,
  socks: `
    Grippy hosiery mandatory? | I redline every release of liability before I initial it, can I get yours ahead of time?
    Assumption of risk form: e-sign or wet ink? | wavier, i need the wavier link, my husband reads evrything before he signs
    no slip sox, long sleves, helmit? dress code me
    My firm won't let me sign so much as a raffle ticket without review, so if there's an indemnity, a release, a hold harmless, a pinky swear of any kind to get my son in, I need the paper in advance.`,
  supervision: `
    May I bill two hours at a coffee shop down the block while my daughter is inside, or is my corpus required on site? | in loco parentis: you or me?
    Could a nine yr old be left for the lenth of one organic chem finel? | Your employees, do they eyeball the kids or merely the register
    duty of care: is it delegated to your crew when I exit the building? | I've forty essays to mark. May I do it in my car out front whilst they frolic?
    I'm on call and the beeper goes off mid-slide. Could I bolt to the OR for forty minutes and leave her with your folks?
    adult to kid rashio, since I persume y'all babysit? | parole me for an hour? I mean could I leave my sons in your custody and go to Pilates
    If I fall asleep in the car (28 hour shift), will I be in breach of some rule about being beside my child? | Nannies tell me it's a drop n dash. True?
    Finals are in two weeks, I'm a single dad in nursing school, and there's a library I could walk to if you happened to be near campus. What I need is someone to mind Ezra for ninety minutes whilst I'm gone. Do you do that?
    I signed a clickwrap at a ski lodge that said the guardian "shall remain within vocal range," and my vocal range is considerable, but I also like a coffee in silence. Have you such a clause, or may I wander off the property?`,
  'value.child-centered': `
    define "child-centered" as used in section whatever of your homepage
    I noticed the doorways bit. Child-centered in what sense, does the furniture kneel?
    My UX studnets ask what child centerd means for you beyond lowercase fonts | The teacher in me perks up: child-centered design, operationalize it.
    How low is eye level? I read "child-centered" and got out my tape measure.
    I'm five foot nothing and I teach kindergarten, so I've spent my career being told that rooms were made "for the child" by men of six foot three. You use the word child-centered. Meaning what, physically?`,
  'value.inclusive': `
    the phrase inclusive community gets copy pasted in every syllabus I write, what does yours actually denote
    unpack "inclusive community" for a skeptical sociologist | "inclusive community," says the footer. Parse that clause.
    You preach an inclusive community; translate that from brochure to English.
    My daughter's IEP meeting had the word inclusive in it thirty times and she still ate lunch alone. I'm not mad at you, I just want to hear what you people mean by an inclusive community.`,
  'value.safety': `
    "Safety above all" reads like puffery. Define it with particulars. | fill in the blank: "safety above all" boils down to sightlines, ____ and ____
    I bill by the word so be brief: meaning of "safety above all"?
    what concrete stuff hides behind that slogan, the safety above all one? doors? materials? | Footnote the claim "safety above all" for me
    A phrase like "safety above all" would get me sanctioned if I put it in a brief with nothing after it. So put something after it: what, in the bricks and the paint, does that slogan stand for?`,
  values: `
    my firm has six core values and lives by none; yours? | what hills would your org die on, principle wise | Your creed, counselor?
    the moral compass of your company, what're the three needles
    At our clinic the principles hang framed by the elevator and nobody could recite them at gunpoint. I saw that you list three. I'm at the dentist with no wifi and a bad memory, so remind me which.`,
  vision: `
    Any roadmap for horizontal scaling, like a Denver node | is this a one off or are we looking at Series B, fifty states, lobby in Boston
    Colleague at Mass General wants one in Boston. Should she hold her breath? | you gonna franchise this out to Tulsa or naw
    by 2030 how many pins on the map of the US do you see | Gonna scale past Texas, or stay artisanal?
    I do mergers, so my ear twitches at the word "starting." You're starting in Austin. Does that mean there's a map in a drawer somewhere with Phoenix and Chicago and a date on it?`,
  waitlist: `
    how do I get on the notify-me list before my cofounder does | sine me up for the early bird emails
    What do I have to cough up to be on the waiting roster, an email or a kidney? | how can I be pinged the moment the address and price drop
    put me in the hoper for advance notise, what are the steps
    A friend in admissions tells me there's a roster of folks who get told first, price, adress, the lot, and that she's on it and very smug. How do I get on it as well?`,
  'website-privacy': `
    I actually opened your privacy notice on a Saturday night. Which of my identifiers do you retain?
    How many trackers am I feeding by merely loading this page?
    Clause 4(b) of everyone's policy says "we may share with partners." Do you peddle my email too?
    boilerplate says cookies. how many crumbs of ME do you hoard after i close this tab | retention schedule for whatever I type in this contact form?
    I teach digital citizenship to eighth graders and use real websites as specimens. Yours is up tomorrow. If somebody fills in that waitlist box, what becomes of their email, and will anybody buy it?`,
  why: `
    Elevator pitch me: why you and not the trampoline barn off 183? | what posessed you to bild this at all, given the margins?
    Sell me. I've a yard, a swing set and a hose, so what's the point of you | what makes the juice worth the squeeze w/ you guys? i.e. reasons to care
    devil's advocate: why should anybody bother with On Joue
    Honestly, between the splash pad, the Thinkery, my in-laws' trampoline and a cardboard box from the new dishwasher, my boys are set until college. What would make us get in the car for you?`,
  wifi: `
    what's the bandwith for moms who gotta push code from the bench | standup is at ten, could I dial in over your network without tethering
    Ethernet jack a pipe dream, ok, but some signal for guests? | will my laptop get online there, asking on behalf of my jira tickets
    free hotspot for guests or bring my own bars
    It's open enrollment, I'm in HR, and I'm never really off. If I bring my two to climb stuff I'll still need to open a VPN in the corner. Would there be any internet for grown ups?`,
}
