import { NOTHING } from '../nothing.ts'

/** What there is to do, and what for. */
export const UNUSUAL_PLAY: Readonly<Record<string, string>> = {
  about: `
    Blink twice if you're a bounce house, once if you're a daycare. My carpool has five dollars riding on this.
    My hairdresser swears you're a perfume counter. I held my tongue, foils in my hair and all, but next month I want to march back in there with the truth. What manner of business is this?
    Elevator speech, pretend we're stuck between floors two and three and the alarm's ringing
    notary public in Pflugerville speaking, I stamp nothing I can't define. Define On Joue.
    Warm or cold: trampoline park. Warm or cold: preschool. Okay, I give up, what are you?
    my barber thinks its a wine bar, my priest a language school. who buys lunch
    Between us two, and I won't tell the neighbors' Facebook: what IS it you're fixing to open?
    Sirs, kindly confirm the nature of the establishment trading as On Joue.
    I deliver your junk mail on Burnet, so I've read the whole flyer front to back, twice, leaning on the truck. Still couldn't tell my wife what you are. Have a go?
    crossword clue, 6 letters, "On Joue, for one, in brief"
    Hospice nurse, night shift, curious. Your link came up between two crossword puzzles and a casserole recipe, and nothing on my screen said what you sell, teach or cure. So?
    Grampa says yer a joo-jitsoo dojo. I say a joos bar. Setle it
    One of my seamstresses embroidered your logo on a bib and can't say what she's advertising. Enlighten the sewing room.
    A riddle from my seven-year-old: it's coming, it has a French name, and Mama can't explain it. What is it?
    Dispatcher here, ten-four. Identify yourself: what are you, over. | a chuck e cheese without the rat?? or whut
    I'm on the zoning board of my own imagination and I need a category for you. Retail, school, menagerie?
    Somebody's cousin at the feed store let it slip y'all are a dentist with a slide. He had a straw in his mouth and total confidence. What are you in truth?
    Teacher's pet voice: please, miss, what's an On Joue?
    Dear Sir or Robot, our retirement home's van driver took us past your banner and a quarrel broke out in the second row. Mildred says a bakery. I said a kindergarten for the rich. Which of us is the fool?
    Mystery shopper off duty. Category of business? | You're blurry to me, like a fish seen through a Coke bottle. Sharpen up: what is this venture?
    My pool guy, my pastor and my podiatrist each asked what "that On Joue thing" was. I bluffed all three. Arm me with a sentence.
    You, sir or madam or toaster, represent a what exactly? I'm filling in an expense form.
    Objection, vague! Counsel requests a plain statement of what On Joue is.
    Somebody wrote "On Joue!!!" on our office whiteboard with three hearts and it has survived two cleanings. Nobody dares ask. I dare: what is it?
    Two deputies, my neighbor and I, were idling at the light by your banner. He said "escape room," I said "eyelash place." There's a breakfast burrito at stake, so who are you people and what is it you do?`,
  accessibility: `
    I roll on four wheels, two of them squeaky. Any thresholds that'll pitch me out of the chair?
    my grandson signs more than he talks, deaf since the meningitis. anybody over there going to sign back
    I push Lupe in her Convaid, which weighs as much as a calf and corners like a barge. She's ten, has CP, and adores everything that spins. Will there be a ramp or do I hoist?
    Guide cane, white, collapsible. She's nine and taps her way through life. Will your layout be kind to her?
    Down syndrome, a pacemaker and the best laugh in Williamson County, that's my Wyatt. What have you thought of for a fella like him?
    she uses a gait trainer, wide as a Buick, can it get throo
    My commander needs to know if a veteran with a prosthetic leg can make it around the place with his daughter.
    any provision for a lad on a ventilator, he comes with a backpack that beeps
    Cochlear implants, both sides, and static is our sworn enemy. Have you made arrangements?
    One of my triplets has brittle bones and travels by tricycle-wheelchair contraption her grandpa soldered together. Curbs are murder. What's the lay of the land at yours, curb-wise?
    Pardon an old surveyor: what gradient are your slopes, for a walker with tennis balls on its feet?
    has the word "Braille" come up at any of your meetings
    feller in a powerchair here, 420 lbs with the battery, dad of two. gonna fit or gonna get wedged
    As a physical therapist I'd send you eleven families tomorrow, all of them with some hardware: braces, canes, a stander, one hoist. Before I do, what have you settled about getting them in and around?
    Seizure dog, Labrador, impeccable manners, goes where Teddy goes. What's the word on him?
    for my dialysis kid with the port and the pump and the tiny scooter thing, wat acomodations
    Wide berth? My chair's a bariatric one, 34 inches across the hips.
    I interpret for the deaf school and they dispatched me to sniff out whether your staff can sign, caption or at least wave
    she's got EDS, dislocates if you look at her funny, and uses forearm crutches with unicorn tape. whats in place for her
    Dwarfism, achondroplasia if you want the spelling. Sink too high, door too heavy, same song everywhere I take her. Are you composing a different one?
    narcolepsy kiddo, drops like a marionette midstep. any plans for kids with conditions like hers
    i talk with a tablet, well my daughter does, shes nonverbal, wheels too. whats the access gonna be like
    My Marcus stims, flaps, squeals like a teakettle, and he's autistic and glorious. Special time slots for kids like him, or is it sink or swim?
    Will an oxygen tank on a wee red wagon get through, along with its wee owner?
    Cataracts at six, imagine, and now thick specs and no depth perception to speak of. Steps are ambushes. What have you planned for a child who can't see an edge coming?
    How's the terrain for rollators, canes, and one stubborn hip made in Switzerland?
    Grandson's got spina bifida and a racing stripe on his wheels. At the museum they lifted him up four stairs like a sofa, and he didn't speak all the way home. Swear to me there'll be no sofa business.`,
  'badge.inclusivity': `
    We're two mamas, one turban and a foster kid with purple braids, which tends to make a hush fall over a room. Shall we expect the hush at your place too?
    will a plus-size mama on the slide get the stink eye
    Permit me a delicate inquiry: my son wears a tutu to everything, including Mass. Will he be gawked at?
    I got turned away at a splash pad once for my burkini. Not bitter, merely curious how you lot handle folks like me.
    do yall take all kinds, i mean ALL kinds, we're a circus
    I'm a bald lady, chemo, and children are honest about it. Their parents less so. Would a gal like me fit in among your clientele?
    ours is what you'd call a patchwork: my ex, his new fella, my mother, six kids of assorted last names. does the whole quilt get waved in
    Trailer park zip code, secondhand shoes. Are we your crowd or are we kidding ourselves?
    We homestead, we pray before meals, our girls wear bonnets. Folks snicker. Would y'all?
    no offense but is this another yoga-pants-only establishment, cuz I come straight from the roofing crew, tar and all
    Nobody says it out loud, but at the country club they count our skin before they count our guests. What's the arithmetic at your door?
    My boy's in a dress, my girl's in a mohawk, I'm in recovery. Scale of 1 to 10, how much side-eye?
    We're moving down from Saskatoon, where everybody's too polite to exclude you to your face. My wife's Cree, I'm a stay-home dad with a stammer, the kid's in leg braces. Would the likes of us be at home?
    Sikh, atheist, Baptist, and that's only my own breakfast table. All admitted? | you let in loudmouths? my whole clan's loud, Sicilian, hugs everybody
    I drive a hearse for a living and wear the suit on school runs. Mothers cross the street. Am I to expect a warmer reception?
    Polyamorous quad, one kid, four chaperones, matching windbreakers. Eyebrows: up or down?
    Be blunt: does a toothless old biker with knuckle ink get to bring his grandbaby, or does somebody clutch her purse?
    Two of mine are adopted from Ethiopia, one's homemade, and strangers at playgrounds feel entitled to a questionnaire. I'd cherish a single afternoon without one. Will people like us simply be welcome?
    okay to come as we are? we are a LOT | I've got an accent you could stand a spoon in. Anybody going to mind?
    Heads-up, we come with a Great-Aunt in full Pentecostal hat, a goth teen nanny and a baby in drag for all I know. Shall the entire parade be let in without remarks?
    yall cool with granddads raising babies solo? i get mistook for a kidnapper at the swings
    We speak Tigrinya to each other, loudly, with hands. On the bus it earns us looks. What will it earn us at your playground?
    Fat, freckled, forty and fond of going barefoot: do I pass muster
    My kid's got two heads' worth of opinions and a birthmark across half his face. He's stopped asking to go places. If I told him "there, everyone's wanted," would I be lying?
    The parole board asked my brother what he'd do first when he's out, and he said take his girl someplace to play. He'll have a tattooed neck and new shoes. I don't want him shrinking. Is a man like that wanted there?`,
  'badge.innovation': `
    Fill in the blank: no other playground has ever tried ______. | so who are your lab rats, actual six year olds?
    Tell a jaded toy reviewer something he hasn't yawned at before. What's fresh?
    my nephew's in beta testing, for phones tho. do yall have kids kicking the tires of your ideas
    same ol slides with a fancy accent, or did you cook up something new | Juries interest me, I'm a bailiff. Who sits on the jury for your new gadgets?
    I edit a trade rag for carnival folk and we've seen it all, twice. Surprise us.
    Guinea pigs wanted? My two broke every toy at the pediatrician's, so they'd make ferocious judges of whatever you're inventing. Do small fry get a say in what's kept?
    so a kid says "boring" and what, you scrap it?? is that how yall decide whats new
    Does anything at your place deserve a patent, or is it ball pits all the way down?
    Ask any inventor and he'll say he's got a guinea pig. Yours have pigtails, I'm told. Confirm or deny? | the novelty, please. I was promised novelty
    kids are the harshest hecklers i know, i do standup. is it them you try your stuff on
    Three patents and a divorce taught me novelty's cheap until somebody grouchy tries it. Who's your grouch?
    In the emergency room we triage. Triage me your gimmicks: which one's truly never been done?
    i'd wager a nickel it's the same foam pit as everywhere. take the bet? whats different
    I taught kindergarten for thirty-one years. They can smell a dud at forty paces, bless their noses. Did you let any of them sniff around your prototypes?
    Uncle Ray invented the left-handed ladle and nobody bought it since he never asked a left-hander. Y'all ask any youngsters?
    You had me at "new," then you lost me at not saying what. | Invent much?
    I bought a "revolutionary" high chair and it was a chair, but taller. Hence my squint. In what way is your kind of play any newer than that?
    Ever let a committee of second graders veto something? | wat hav u got that the uther indoor plases aint thot up yet
    Mini quality inspectors, jam on the clipboard. Is that how you try out a brainwave? | Pioneer or copycat? Evidence, please.
    Well, I sat in on a sales pitch for a talking sandbox once. It said "great job" to a pigeon. Is there real novelty in what you're hatching, and did any living child approve it?`,
  'feature.creative': `
    will there be a spot for my little Jackson Pollock to fling some color
    I've been scrubbing magenta fingerprints off the baseboards since Sunday, quietly, with a toothbrush, like a prisoner. If the kids went berserk with a brush at yours, would I be the one on my knees afterward?
    blocks, and I mean a Babel-sized heap of blocks. y/n | gluesticks, googly eyes, the whole catastrophe?
    Our den looks like a paper mill exploded: scraps, confetti, a papier-mâché moose. I've surrendered. Will there be somewhere else for my boys to be prolific?
    Suppose a smock-averse four year old with a fistful of cobalt | Easel? Clay? Macaroni necklaces the length of a garden hose?
    I run a daycare for goats, don't ask, and come home crusty. The last thing I fancy is more scraping. Who scours up the gouache at yours?
    Could a budding Michelangelo lie on her back and smear a thing or two over yonder?
    if she glues herself to a table is that frowned upon, asking for a repeat offender | got cardbord? my kid wud marry a cardbord box. also paint
    My dentures click when I'm anxious, and glitter makes me anxious. Will there be glitter, and who vacuums?
    Tempera? Tissue paper? Toilet roll towers? Talk to me. | whos moppin up when my hooligans paint the floor
    Doodlers, daubers, scribblers: got a pen to corral mine in? | He signs his crayon work "Vinny Van Go" and has run out of wall. Lend him a wall?
    Sequins in the dog, paste in the sofa, a handprint on the mortgage papers. Take my children and their art, I beg you. Have you a designated disaster area?
    oragami? finger pants? (paints lol) | Anything arty-farty for small fry? | collage, decoupage, sabotage: which of the three may they do at yours
    Our carpet cleaner knows us by first name and sent a Christmas ham. I'd like to lower my standing with him. Can the kids do their gooey masterpieces on your premises instead?
    Splatterday is a holiday at our house. Got room for observers of Splatterday?
    Asking on behalf of a wall in Cedar Park that's been frescoed once too often: is there paint at your place, and somebody else's wall?
    crepe paper, pompoms, pipecleaners, popsicle sticks: does the arts corner run to such luxuries?
    Messiest kid in Hays County, certified by three babysitters. Would you hand her a brush regardless?
    She's a sculptor of mashed potatoes. It's cute until Thanksgiving, when it's eleven relatives and a gravy moat. Is there a more suitable medium at yours?
    She drew on the dog. She drew on the other dog. Before we get a third dog, is there going to be somewhere with big paper?`,
  'feature.light': `
    My eldest squints at a supermarket freezer aisle like it's the gates of heaven. How glaring do you folks intend to be?
    candlelight or interrogation lamp
    At last year's pizza place a siren went off whenever somebody won tickets, and my Nora crawled under the booth and stayed there like a cat in a thunderstorm. Is there some hidey-hole at yours for when it all gets too much?
    My husband welds for a living and sees sparks in his sleep, so a mellow glow would be balm for him. What have you got planned, lamp-wise?
    You'd think a retired lighthouse keeper would like quiet, and you'd be right. Which corner would you tuck a worn-out granddaughter into?
    no strobes. no lasers. no disco inferno. promise?
    We flew back from Reno with a kid so cross-eyed from slot machine twinkle that she wept at the baggage belt. I don't want Reno. Tell me your shine is gentler.
    Is there a decompression chamber, so to speak, for the overcooked child?
    Mine wilts under fluorescent tubes like lettuce. At the dollar store we last four minutes, tops, then it's tears in aisle nine. What sort of bulbs, or whatever replaces bulbs nowadays, do you have in mind?
    lites that moov slow like jelly fish or fast like a cop car
    Even the gentlest toy store plays that one xylophone jingle until my fillings hum. Is there a nook of yours that's jingle-proof, where a frazzled five-year-old can come back to himself?
    is it gonna be like vegas in there
    I photograph weddings, so I come home with my retinas fried, and the last thing I crave is neon. Are your lamps of the moody sort or the mugging sort?
    I've got a wee one who claps hands over ears at the hand dryer. Will she get any refuge from din?
    The solar eclipse was too bright for Pip, and so is breakfast. I keep the blinds down till noon and we live like voles. Could voles be comfortable with your lighting?
    Dusk, my Bea is a different person at dusk. She hums, she shares, she eats a pea. If you could bottle that sort of glow for indoors I'd name a goldfish after you.
    will the place twinkel or glair | No klaxons? No blinky-blinky? No subwoofer under the slide?
    Hush is a thing I'd pay for, being a drum teacher with three sons. When one of them gets that kettle-about-to-boil look, is there anyplace in there to simmer down?
    Lava lamp, lightning, or lighthouse, which comes closest to how you're lit?
    My sister's wedding had a fog machine, a light rig and a cousin with an air horn. My four-year-old has asked monthly whether "the mean wedding" is over. Would he find your place to be a mean wedding?
    glowworm dim or stadium floodlit, roughly
    I conduct a community choir, which means I suffer for a living. Kids' places are generally in the key of shriek. Is yours scored any softer, with a rest or two?
    our night nurse mode at home is one salt lamp. hows your wattage | do the lamps breathe, i saw the word shifting and got seasick just reading it
    I keep bees, chickens and a grudge against the mall arcade, where the carpet glows. My youngest came out of it walking in circles like a hen with a bucket on. Have you considered a dim, plain corner where she might find her feet?`,
  'feature.pods': `
    so these pods... alien eggs or what
    he dismantled the toaster, then the doorbell, then grandma's hearing aid. got a legal outlet for that kind of kid
    Neo-Age sounds like my aunt's crystal shop. What do you do in one of these contraptions?
    is a pod one of those one-kid-at-a-time thingamajigs for puzzling stuff out
    her motto is "lemme do it" and she means it, screwdriver in fist. would somebody let her do it
    Those learning cubbies, are they the sort where a child can dawdle over a thing forty minutes and nobody hollers "next"?
    i heard the pods are where kids take a nap in the dark?? | gizmos, cogs, whatchamacallits to fiddle with? my lad's a fiddler
    ok wats a nio aje lerning pod wen its at home
    Can a nine year old with a mind like a ferret burrow into something and stay there till she's cracked it? We've done puzzles, locks, a radio. She's hungry again.
    These Neo-whosits, do they come with a manual or does Junior puzzle it out solo?
    She takes notes in hieroglyphs and wants to know whether there's any place to invent a machine. Her mother wants to know if it involves batteries, but that's a separate neurosis. Where would a mini engineer be parked at your place?
    whaddaya DO in a pod
    Our last one tinkered a lawnmower to life in the living room and we've been banned from the duplex. Where at your establishment does such a child get to tinker under supervision of, well, physics?
    Do your pods have anything to do with peas, whales or coffee? Kindly say what one is for.
    got anything for the kid who'd rather unscrew the slide than slide it
    I sharpen knives at the farmers market and my apprentice is six. She wants to know how a thing works before she'll touch it, which in my trade is wise. Is a pod where she'd find out?
    does the pod thingy have levers. he is a lever man
    In my workshop I say "measure twice," and the lad says "why not thrice, Opa?" He's seven and he unnerves me. Would he like your pods, and what'd he find in one?
    where does a caboodle of screws and magnets come into play, if any | pods for thinkering? thats a word she made up and its perfect, so do they
    crucially, do pods reward dawdlers, because mine studies an ant for an hour
    She alphabetizes her buttons. She timed the microwave with a sundial. If I said "learning pod" to her she'd want a prospectus, so what would it say?
    pods = escape room for kindergardners? or more tinkertoys
    He's the sort who reads the washing machine manual in the bath. Loners like that get jostled out of everything good by the stampeders. Is a pod stampede-proof, a place to noodle on a contraption at his own lick?
    Pod people, attention! State the purpose of your pod.
    We lost the remote, then the vacuum's innards, then the piano's middle C. All of it was found under Desmond's bed, reassembled as something he calls the Hoover Organ. What would he be let loose on in your pods?`,
  features: `
    Inventory clerk here, old habit: itemize the attractions for me, line by line
    The twins drew up a treaty on the fridge: no more dishes until Mama reads them the full roster of fun. They're five and they've unionized. So give me the roster, please.
    Rattle off your greatest hits for me, sugar, I'm putting it on the fridge. | number of attraktions and there names, kwik, the bus is comming
    toot sweet, the bullet points of what's in there
    I drive the 801 bus and at every red light some kid asks me what you'll have. I make things up, mostly dragons. Furnish me with the genuine list, would you?
    Name that tune, only with stations: I can name it in six. Can you?
    My granddaughter is making a pro and con chart, ruler and all, between you and the lake. The lake has eleven pros, including ducks. Name everything you've got so you stand a chance.
    my five fingers are ready to count off the amenities, go | Roll call! Sound off with every attraction, I'm an old drill sergeant and my hearing's shot
    my spreadsheet has a column called "stuff they've got" and next to your name it's a sad blank. fill it | what all y'all got
    Before I bribe them with it I need the specs: what's on offer in there, top to bottom? The bribe is for a haircut. It'll take a mighty list.
    checklist. columns. attractions. now. (sorry, I'm in a meeting) | fun stuf inventery plz, my kid is reeding over my sholder
    Auctioneer here. Going once, going twice, lot by lot: what've you got in the barn? | wots on the menu of things-to-do, an no i dont mean nuggets
    My wife made me promise not to just say "dunno, stuff." Tell me what's to be in it so I keep my promise and possibly my marriage.
    Apart from the name, which is a mouthful, which goodies does the place contain?
    I'd be obliged for the whole kit and caboodle, enumerated, as I have a child who only trusts numbered lists.
    I'm stuck at jury duty with one bar of signal, and the kid's texting me emojis of a slide, a paintbrush and a question mark. He wants the full lineup. Shoot.
    Give me the whole smorgasbord, herring to pudding: what'll there be for the youngsters to get into?
    Headcount of zones, names of zones, and be snappy, the ferry's boarding | So far I've pried "pods" out of your banner. What else is in the lunchbox?
    Catalog, please; alphabetical if you're feeling saintly; every last attraction. | Not the philosophy, the stuff. Recite me the stuff.
    Third graders in my lunch line talk of nothing but your gadgets, and they've no facts, the dears. One swears there's a trapeze. I'd like to post the official list of what's coming by the milk cooler.`,
  mission: `
    what's the north star of this outfit
    Ma'am, I teach civics in Bastrop and make my eighth graders dissect every company's purpose clause. Yours is up on Thursday between a sock maker and a bank. What is it?
    what hill are you people prepared to die on, purpose-wise
    Hypothetically I'm your grandmother and I've asked what you're hoping to do for these children, God love them. You may answer in a sentence.
    In twenty years, when they put up your plaque, what will it say you were trying to do? | whats the goal here besides my wallet lol
    where are you steering this ship, captain, in the grand scheme
    The plumber's apprentice in me wants to see the blueprint of your ambitions. What's being built, in human terms?
    My book club read a mission statement aloud for a laugh last month, an airline's, with oboe. You're next, sorry. Send us yours before Thursday, we've hired the oboe.
    Raison d'être, s'il vous plaît, in English. | Suppose it all works out, fanfare, confetti. What would be true of children then that isn't now?
    Reckon you could tell a rancher in one breath what you're aiming at with all this?
    I crochet mottoes on cushions for a living. Yours, about what you wish for the children, would make a handsome bolster.
    Which dragon are you out to slay, in the lives of small people? | How would you finish "we'll have done our job when kids ..."?
    Your reason for getting out of bed, corporately. Whose lives are you improving and how? | Nutshell me the grand purpose. I've got a kettle on.
    I'm 84, I won't see how it turns out, so tell me how it's meant to. What do you want for these babies?
    So I'm jogging past, sweaty, four seconds to spare. What are you striving for. Go. | Not what you sell. What you're after.
    wut is yer mishun, and dont say syngery
    At graveside the preacher tells you what a fellow was for. You're barely born, so I'll ask early: what are you for?
    Our astronomer friend asked over dumplings what the place is in orbit around. It's a pretentious way of asking for your central aim, but I find I'd like to know as well.
    My sophomore debate team is arguing whether play needs a purpose. They've cited Plato and a hamster wheel. What's the purpose behind yours, officially?
    Sorry to sound like a deposition. I transcribe them, eight hours daily, and it rubs off. State for the record the aim of this enterprise as regards children and their elders.`,
  name: `
    Onjoo, unjoy, en joue... my tongue is in a pretzel. What on earth does it translate to?
    Joue, isn't that what a butcher calls the pork cheek? My grandfather in Lafayette would've hooted. Is that really where you got it from?
    three letters then four letters, sounds like a sneeze, what language is that
    A customer at my crêpe truck said your name is a pun on somebody's face. I nearly burned the galette. Is she right?
    enlighten a monoglot. English for On Joue = ? | My Duolingo owl only taught me "le garçon mange une pomme". What's the phrase on your sign say?
    is joue like joust or like joy, whats it stand for
    i'm a speech pathologist and that vowel is giving me heartburn. Before I fix anyone's mouth I'd like to know the meaning
    Is it true that your name is something soldiers shout before they shoot? Because that's the other thing "en joue" is, and my legionnaire uncle choked on his pastis.
    whats ur name in plain american | Rosy cheeks? Somebody's cheeks? There's a rumor at the Alliance Française that your name is cheekier than it looks.
    Is that French, or did a cat walk over the sign painter's keyboard? Translate. | onjwah? on-jowie? forget it, just tell me wat it meens
    explain the moniker, s'il vous plate | the name. decode it. im sherlock and im stumped
    does the joue part mean play, cheek, or game, my 3rd grade class has a poll going
    At the bakery I sell a bun called "joue de bébé," so I've got a hunch. Is your name from the same oven?
    I lost a bet over whether On Joue is a verb. What does it say, literally, so I can pay up or gloat?
    I teach Latin, I can do jocus, jocare, and I'd stake my toga it's related. What do you say it means?
    My phone autocorrects you to "Ow, Jose." What's the real phrase and its meaning in English?
    en joue, on joue, one is "take aim" and the other is y'all? explane
    three kids, three theories: it's Klingon, it's a sneeze, it's "on your cheek." who wins the naming contest
    is "on joue" more like "let's party" or more like "game on", asking as a T-shirt printer
    My Haitian mother-in-law reads your name and giggles and won't tell me. It's been two days. What's it saying?
    whats the french for we're lost, cause i got lost in your name. tranzlate it
    Papa was a sign painter, and he'd say a name is half the building. He'd have loved yours and not understood a syllable. What would I have told him it means?`,
  [NOTHING]: `
    how long does a bounce house take to deflate in the driveway | which post office sells the pretty picture postcards with bluebonnets
    How do I get magenta poster paint out of a baseboard without stripping the varnish?
    my cat hides under the booth bench whenever it thunders, do calming sprays work
    Hobbit feet, hairy, size 3 toddler. Where do I find the costume slippers? | what amp welder do I need for quarter inch steel
    our mission trip to Oaxaca leaves in June, who packs a good first aid kit | who patented the Phillips screwdriver
    Does the circus at the Erwin Center still use elephants? | how loud are the dragons in that Pixar movie, my toddler startles
    what does the HOA fine for a purple door | the duolingo owl is threatening me again, how do i turn it off | what time does baggage claim close at Reno
    my lad's a fiddler and needs rosin for a half size violin | My guinea pigs wheek at dawn, can I shift their feeding to noon?
    does the post office let me refuse junk mail flyers for good | how long does romaine lettuce last before it wilts
    where can I rent an oboe for a book club prank | my ferret burrowed into the couch and won't come out, what bait works
    I superglued two fingers together fixing a teacup, what unsticks skin | Munchkin cats, legal to breed in Texas or not
    how long do i keep tax papers after closing a laundromat | Excel keeps turning my blank cells to zero, how do I make it quit
    the filling in my molar hums when i drink cold water is that bad | where do i get a new handle for a country club golf putter
    union local 286 dues, are they deductible | best juice cleanse in austin that isn't a scam | dentures click at supper, do I need a reline
    recovery meeting near Oltorf at lunchtime? | beanbag filler by the pound, where | cat walked over my keyboard and now the screen is sideways
    how do you bribe a two year old through a haircut | neon tetra swimming sideways, help | what's it cost to fly from saskatoon in march
    tippy toe walking at 3, should we see an orthopedist | how much does a family court mediator charge per hour
    riddle me this, what has keys but can't open locks | mower won't start after winter, bad spark plug or old gas?
    loudest hand dryer brand, for a warehouse restroom | my wrist brace smells like a locker, can it be washed
    kickball league for grownups in austin, any openings | how do I file a provisional patent myself | crochet pattern for a bolster cushion, easy one
    what does code 10-50 mean on an austin police scanner | coffee pods that fit a secondhand Nespresso
    voles are eating my tulip bulbs, what do i plant that they hate | my lab has awful manners at the door, trainer recs south of the river
    ER wait at Dell Children's tonight, anybody know | chuck e cheese rat name before he was chuck | goldfish gulping at the top of the bowl since dusk
    bench seat recover for a 92 F150, what vinyl | tattoo of a wren on my ankle is peeling, normal?
    frogs croaking all night in the retention pond, who do i call | who sharpens pinking shears around here
    mortgage papers got paint on them, will the county still record it | stitch fix keeps sending me culottes, cancel how
    feed store that carries chick starter near dripping springs | sunglasses for red haired babies who squint, brand?
    purse strap snapped, cobbler downtown? | sugar chart for cereals, which is worst | kettle whistles but wont boil, gas stove
    what year did the tilt-a-whirl come out | My opa's whittling knife is rusted, vinegar or oil? | how long does an adoption homestudy take in texas
    spray paint on a brick mailbox, how to remove | Ethics homework: is it ok to read your kid's diary, two pages due monday
    toga out of a twin bedsheet, how do you fold it | drum lessons left handed kid, open setup or flip everything
    salon left my toner on too long and now im lavender | officiate a wedding in texas, do i need ordaned
    how many quarters for 4 minutes at uncle dale's type of car wash | bedtime story about a badger who can't sleep, title?
    jury duty pay in travis county, and do they validate | high chair straps smell like yogurt, help
    blurry spot in one eye after staring at a welder, urgent care or wait | all-inclusive resort near cancun with a kids splash area
    Klingon for happy birthday, spelled out | t shirt printer who does runs of twelve, cheap? | tinkertoys from the 70s, worth anything?
    hang christmas lights on stucco without holes | night nurse agency for newborn twins, what's the going rate
    bowling league shirts, how long does embroidering take | how long should a Hoover belt last if the dog sheds. ours smokes.
    milk cooler in the cafeteria is humming and sweating. do I unplug it or call facilities? | bigfoot print rug for a nursery, washable`,
  overview: `
    paint me a picture postcard of the inside, wish-you-were-here and all | were I a moth on the ceiling, describe my view
    wuts the vybe gonna be, jungle or jazz lownge
    My kids got a clunky snowglobe from Santa Fe and fight over what's the little world inside. So I told them a story of your place, mostly invented. Could you give me a description that's true?
    I sketch sets for the opera, so spare me the adjectives and give me the scenery.
    Is it gonna be more treehouse, more spaceship, or more dentist lobby?
    Imagine my mother, 81, cataracts, on a barstool, asking you to describe it to her over a Shirley Temple.
    how's the joint gonna feel when you walk in, hushed or hullabaloo
    Describe yourselves the way a wine label would, notes of this, hints of that, so I get the flavor of being there.
    My late Earl judged a place by its first ten seconds. Walk me through yours. | will it look like a spaceship threw up or will it be, yknow, tasteful
    I write obituaries, so brevity is my vice. Summarize the experience of being inside, for the living.
    Close my eyes and lead me by the elbow. What am I passing on the left, what's on the right, what's it all lit like?
    My therapist wants me to visualize a happy outing. I got as far as the parking lot. Supply the interior.
    My granny would ask, "Is it homey or is it hospital?" I'd ask it fancier but that's the nub: what sort of place is it on the inside?
    I'm blind since the accident and my husband's descriptions run to "it's nice, hon." Do me better. What's planned in there for fingers, ears, nose, the whole of it?
    It rained frogs at the last place, figuratively: posters, mascots, a claw machine, forty screens. My head's still croaking. Paint me yours, broad strokes.
    In fifty words or fewer, atmosphere. I'm writing for a parish bulletin with tiny columns.
    My brother hauls carnival rides, and he sniffed at your picture and said "no Tilt-A-Whirl, no soul." I suspect he's wrong. What kind of feeling are you going for in there?
    is it posh. is it plasticky. gimme the gist of the place | tell it like a bedtime story. once upon a time there was a playground and it was ...
    Set the scene for a nearsighted granny who won't fly down unless it's worth the turbulence. I've told her about the tacos. Now I need you to tell her what the playground would be like.
    dollop of detail, please, on how the place is going to look and feel
    Our exchange student from Osaka wants to write home about it and her English stops at "big." Lend her some words. What will a child see and climb and sit in?
    does it have a whiff of forest, or more of airport
    My father made dioramas in shoeboxes. Fit your place into a shoebox for me, what goes where and what's the mood?
    My husband proposed in a broom closet, so atmosphere isn't our forte. I'd like our boy to have higher standards. What's the ambience you're dreaming up, nook by cranny?`,
  'value.child-centered': `
    At what altitude do you hang stuff? My daughter's whole world is three feet off the carpet.
    Crouch test: if I get down on my kneecaps in there, is it suddenly a better room? | is stuff built at hobbit height
    Most places hang the cool things where only dad's bald spot can admire them. Yours?
    I lay tile. Tell me what's down at shin level for the short customers.
    My knees crack when I stoop, so I avoid it. Yet my photographer friend says you designed the whole shebang from down there, where the toddlers' peepers are. What did she mean?
    periscope question: does a tot need one to see stuff | design people throw "child-centered" around like parsley. what's underneath the parsley
    Whose eyeballs was the room drawn for, mine or my pipsqueak's?
    I'm 6'7". Be honest, am I going to feel like Gulliver because it's all built to a munchkin's gaze?
    crawlers' view, toddlers' view, giraffes' view. which did your architect use
    I'm a puppeteer, and I spend my days with my chin on the floorboards. From down there most rooms are nothing but table legs and gum. What would I see from down there in yours?
    Tippy-toes required? She's sick to death of tippy-toes. | was the ruler held at a toddlers brow or at yours when u drew this up
    peekaboo holes down low? shelves down low? or is it all way up in the stratosfear for grown ups
    My ophthalmologist brother-in-law claims that a four-year-old's sightline is around 38 inches. He's insufferable about it. Did anybody over there take that number to heart?
    Stoop, squat or stand: how does a designer of yours look at a doorway?
    "Child-centered" was on my kid's cereal, next to a sugar chart. Define it as you use it.
    Where I grew up in Łódź the playground was for parents to lean on. Is it the other way around at yours? Whose stature sets the measure?
    Fella at the lumberyard says you asked for everything in half pints. For tiny eyes, he reckons. Is there a philosophy in that?
    my daughter with the periscope neck is tired of craning. are the goodies put where shortstuff can see em
    Down on all fours, playing horsey, I saw that my own living room is hideous from there. Lamp cords, dust, a raisin. Have your people looked at your place from horsey height?
    Why would anybody draw a playground from the carpet up? My drafting teacher would faint. Still, I hear that's your method.
    From a ladder I hang Christmas lights for rich people, so altitude's my racket. How low do you go for the kiddos, hanging-wise?
    At the shoe store the mirrors are low, and that's the only place my Otis has ever met his own face. I nearly wept on the Brannock device. Is any of your place fashioned with an Otis in mind, down where he lives?
    Behind every counter I've ever worked, kids see nothing but laminate. I've started handing them a milk crate. Do y'all build so the crate's unnecessary?`,
  'value.inclusive': `
    my sister in law calls every club a clique with snacks. prove to me that yours lets the shy families wiggle in
    Inclusive is a word my HR department wore down to the nub. Before I repeat it at supper, what's yours supposed to mean?
    Everybody at the potluck nods when I say "inclusive community" and not one of us could swear what y'all mean by it
    we're always the wallflower family. kids parallel-play behind a ficus and my husband reads the fire exit map. could even we get roped into the fun?
    When the piñata bursts mine's the one left holding the stick. How will a kid like that be folded in at your place, not just let through the door?
    The homeowners' association here says "community" and means fines. You say inclusive community and mean...?
    He hovers. At every party, in the doorway, one sock up and one down, waiting for an invitation that's in French as far as he knows. Is there some on-ramp at yours for the hoverers?
    what would "joining in" look like for a family that mostly stands by the wall, you put that on your banner so spell it out
    Show me the hinge in "inclusive community", because from outside it's a door like any other.
    The usher at our church has a gift: he finds every straggler a pew. Have you thought of anything like that so no household's left in the vestibule?
    Grandparent-led household, two teens gone, one four year old staying, no internet to speak of. We tend to slide off the edge of things. Is your community inclusive enough to have a handle for us?
    inklusive komunity, definishun pleez, its for a school poster | i need someone to unpack "inclusive community" for me, minus the brochure voice
    Picture the last kid picked for kickball, thirty years on, now with kids of her own. That's me, with a lunchbox. What does your inclusive talk amount to for somebody like that?
    We came over from Aleppo in 2016 and I still rehearse sentences in the car before every playground. The kids are fine, it's me who stands by the fence. Have you a way in for the likes of me?
    What's your recipe for not having any family stuck on the bench with the coats?
    the poster said inclusive comunity so i asked 3 employees of my own what thatd be and got 3 sermons. whats yours
    In the quilting guild we never throw a scrap away, we find where it goes. That's my notion of inclusive. What's yours?
    what, concretely, happens with the oddballs? "inclusive" is easy to spray-paint
    The new girl at my salon eats lunch in the supply closet until I fetch her. Every day I fetch her. Who does the fetching of left-behind families in your inclusive community, or what's the notion?
    Grade your own homework: you wrote "inclusive community." Define, with an example, due now.
    "inclusive," as in all-inclusive resort? or what's the community bit
    Every potluck has one casserole nobody touches, and I always take a spoonful so it won't feel bad. In your inclusive community, who takes a spoonful of us? I'm asking what it means, is all.
    i wanna know does inclusive mean you tolerate us or does it mean theres something for us to do when we get there
    decipher "inclusive community" for a grouch who's been blackballed from two bowling leagues
    Abuela sits in the car with the engine on because she figures these places aren't for her sort. She's got songs, she's got string games, she'd be the hit of the day. How does your inclusive business get her out of the Corolla and into the thick of it?`,
  values: `
    I'm a chaplain at Seton and collect creeds the way others collect stamps. Recite yours.
    My platoon has seven, the Scouts have twelve. How many principles have you got and which.
    I'm no philosopher, I fix septic tanks, but what do y'all hold sacred over there | Pinky swear time. To what do you swear?
    My rabbi says a person's ethics fit on one foot. Stand on one foot and tell me yours. | give me your commandments, I don't need ten
    Corporate values usually come on a mug. Without the mug, please, what are the three? | your moral compass, describe its needle
    As a beekeeper I judge a hive by what it won't compromise on. What won't you?
    what makes you clutch your pearls. what do you refuse to fudge on as a company
    My union local has a preamble. It's eleven lines and we recite it with hats off. Have you anything of the sort, principles I mean, and do they fit on a hat?
    If your company had a family crest, which words would go on the ribbon?
    I have my nonnegotiables taped inside the cupboard: no screens at table, no lying, feed the dog. What's taped inside yours?
    spill it, whats your manifesto, the three bullet version
    Suppose I'm your new hire's dad, suspicious by vocation, and at Sunday brisket I ask what this company believes in. He mumbles something about three pillars. Name the pillars before I embarrass him.
    I've a tattoo for each thing I believe: an anchor, a wren, a skillet. If your outfit got inked, what would the tattoos say?
    three words you'd stitch on the company underwear, so to speak. your values
    our cub pack recites the law every tuesday w/ jelly on their chins. do you have somthing like a law you live by
    Umpire's question: what are your fair lines and foul lines, ethically
    The vows you made to yourselves as a company, could I hear them? I officiate weddings and I'm a connoisseur.
    at my firehouse its courage, chili, and check yr hoses. yours?
    I frame diplomas, and behind every one hangs a promise somebody half remembers. What promises hang on your wall, the guiding sort?
    In the Coast Guard it's honor, respect, devotion to duty, and I can say it seasick. Yours?
    your three thingamabobs. the guiding ones. i had em written on my hand and then i washed it
    My scoutmaster's ghost wants to hear your code of honor, and he's tapping his foot.
    I cut the grass at the cemetery and I've read a lot of epitaphs. The good ones say what the person stood by. In that vein, what do y'all stand by?`,
  why: `
    fess up, what itch were you scratching when you dreamed this up | the world wasn't exactly short on slides, was it... so how come you're bothering
    In the barracks we say nobody builds a fort without a reason. My wife already signed us up for your emails and I'm still sitting here with arms crossed. Reason, please.
    whyyyy tho, like whats the backstory of wanting this
    Nobody wakes up on a Tuesday and says hey, let's build a thing for other people's sticky kids. Except you, evidently. What possessed you?
    Mother of four, sleeps never. Sold on play, not sold on you. Why you rather than my backyard and a hose?
    it's 2 am, the baby's finally down, and I'm reading your page by fridge light, getting oddly choked up at the thought somebody considered us parents at all. What moved you to start this?
    "because" is not an answer in our house. So: why? Why a playground, why like this?
    chicken or egg: did the idea start with the kids or with frazzled parents
    I've buried two businesses, a laundromat and a video store, so I sniff around a newcomer's motives like a bloodhound. Skip the sizzle. What need did you see?
    tell it to me straight like i'm your parole officer: what drove you to it
    my ex says your just another cash grab with beanbags. whats the real reason you exist, i wanna rub his nose in it
    Look, the trampoline people said "because fun" and I hung up. I've been a family court mediator for nineteen years and I hear hollow when it's hollow. So take your time: why this?
    Is it guilt? Did you lock your own kids in an iPad and then repent? I'm teasing, sort of, but there's generally a tale behind a thing like yours. What's the reason behind it?
    My mechanic and I agree: everything's got a reason, even the rattle. What's yours for existing.
    Honey, I raised five on a creek and a stick. I'm listening, though, I've got my glasses on. Why would a body go to all this trouble?
    my toddler asks why 300 times a day so here is one for you, why On Joue | who hurt you lol, why build a whole playground
    bless your heart but the world's on fire and you're opening a jungle gym?? on what grounds
    You could've opened a car wash. Car washes make money, ask my uncle Dale, he has nine and a boat. Instead, this. Explain yourself.
    I do hair for the recently departed, so I think about childhood more than most. They all had one, you know. What made you want to do right by it?
    The librarian in me files by motive. Under which motive do I shelve you, and why'd you go and do it?
    there's a hole in the universe you reckon you're plugging, right? describe the hole
    Persuade a curmudgeon. There's a perfectly good park down the road, with a drinking fountain. Why should On Joue exist at all?
    Honest to Pete, I've watched four playgrounds open and fold on this street, all of them run by men who didn't like noise. You strike me as different. What's the conviction behind it?
    It's me and the kid against the summer, and so far the summer's ahead. My cousin says y'all started this since you care, and my cousin also believes in Bigfoot. For what reason did you, really?`,
}
