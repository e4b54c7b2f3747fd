import { NOTHING } from '../nothing.ts'

/** One question within a story. */
export const LONG_STORIES: Readonly<Record<string, string>> = {
  about: `
    The HOA president thinks that you're a nightclub. French sounding, mood lights, face scanners at the entrance: I see her point. Before she gets out the pitchforks, describe to me what kind of establishment this is.
    Scroling past baby shower pics, recipies, a cousins divorce, and bam, your logo with zero contecst. Not asking for prices or hours. Just, like, what IS this thing, an app, a school, a shop?
    The chamber of commerce newsletter lists you between a vape store and a chiropractor, with no description whatsoever. I have to introduce you to the mayor's wife at lunch. Give me one sentence on who you are and what you do.
    Hold on, back up, my wife forwarded this without a word and ran into a meeting. There's a form wanting my email and a parents' board and a coffee place. But what's the business, for Pete's sake?`,
  accessibility: `
    Deaf since birth, that's me; my hearing son interprets, at age seven, for cashiers. He deserves a day off from it. Would there be someone who signs, or other arrangements for a mom like me, before we come paint?
    My left leg's titanium from the knee down, courtesy of Kandahar, and I do fine on the flat. It's steps and those spongy floors that dump me. I'd like to chase my daughter at your place. Could I?
    Jude has cerebral palsy, a wicked sense of humor and a power chair that weighs more than our couch. Last place had four steps and a shrug. Before I tell him about the lights and the paint, can he roll in?
    Oxygen tank on wheels, that's my sidekick, named Lucille. She doesn't do stairs and neither do I. My granddaughter has asked us both to come and see her paint, and I'd hate to get stuck at the curb.
    Nico has autism and the volume of a normal Saturday is like gravel to him. The science place dims everything one morning each month, only for kids like mine; he flaps, he's in heaven. Will there be such a time at yours?`,
  ages: `
    He's twelve and eleven months, small for his age, still likes a fort and would die if you told anyone. His friend is the same but fourteen. Come summer is either of them too long in the tooth for you?
    Our church nursery tops out at kindergarten, the arcade won't look at you before ten, and Delphine is stuck in the awkward middle at eight and a half with braces. Too babyish for her, your place, or smack in the zone?
    Mateo will be twenty-three months when school's out, his brother is eleven and already has a mustache, sort of. Between the one who eats chalk and the one who needs deodorant, which would be turned away for being the wrong number of birthdays?
    My oldest is thirteen going on forty, the middle one's nine, the caboose just turned three. I dread the moment some kid in a polo shirt points at a ruler on the wall and sends one of mine back to the minivan. Who makes the cut?`,
  allergens: `
    We keep halal, the neighbors keep kosher, and the girl down the block eats exclusively beige. Carpooling them for an outing is like the UN with juice boxes. Can I pack everyone's own lunch, or is that verboten?
    My EpiPen trainer still has spaghetti sauce on it from the demonstration at Thanksgiving. Tree nuts, that's our dragon. And you've a coffee counter, meaning almond milk, meaning foam, meaning me with a racing heart. Will that stuff be banned or poured freely?
    I cater weddings, mostly brisket, so I know what "kid menu" means: tan squares. For what you'll charge at that coffee stand I'd hope for a vegetable. Could a person get a real lunch there or just crumbs?
    My mother raised five of us on bologna and she'd faint at a fourteen dollar quesadilla. I'm less dramatic, just thrifty. Do tell what'll be on that chalkboard of yours to eat, besides espresso, and roughly what a grilled cheese runs.
    The peditrician drew a smily face on the carb chart, but its still a chart: glooten makes my girl dubble over, and those play places run on nuggets. We carry our own rice krackers everywhere. Would they be confinscated at the counter?
    Three formula bottles, a pouch of pears, half a bagel, that's my purse at any hour. At the stadium they made me chuck it all in a barrel. If a guard at yours pats down my purse, am I in trouble?
    Red dye. One lick an my angle is up the curtins quoting cartoons till midnite. Youll sell sweets I asume, evryone does, at eye levle. Id be obliged for a look at the ingrediants before we comit.
    Tuesday supper at our house is a chemistry exam: no egg, no sesame, one kid who blows up like a puffer fish near cashews. Your coffee bar sounds heavenly for me, honestly. Them, though? I need to know what the kitchen stays away from.
    Lactose and I parted ways in college, and the boy takes after me, with sound effects. I'd be in for oat milk, he'd be in for anything that doesn't moo. What's on offer in the eating line?
    Is that snach bar gonna have anything for a vegan preschooler? She renounced ham after Charlotte's Web, looked me dead in the eye, and now I carry chickpeas in my purse with the wipes and the waiver forms from gymnastics.`,
  announcement: `
    My cousin Dolly called me up in the middle of Wheel of Fortune hollering about big news for kids in Texas, then her phone died. I missed it. What's this big news of yours, in one breath?
    Back from ten months on an oil rig, no bars, no news, a beard. Everybody on the PTA page is squealing and tagging you and no one says about what. What did you folks go and announce?
    Hola, my English is small. In the laundry is a paper on the wall with your name, the bottom with numbers is all torn by people. They look happy. What news was on this paper, please?
    Is it true what the crossing guard says, that there's something on the way for small fry in our neck of the woods? She heard it from the baker and he's deaf in one ear. What exactly has been proclaimed?
    The fridge flyer got half eaten by the dog. What remains reads "is coming to" and a paw-shaped hole. I don't need details or the story of the founder, only whatever the notice was announcing.`,
  'badge.comfort': `
    I've got a triplet stroller. It's eight feet of regret, it's been stuck in a Starbucks, two churches and an elevator. Coffee's no use to me if I can't get through to it. Can this rig be among you?
    Mawmaw has a bad hip and opinions, the double stroller is wide as a pickup, and I come with a thermos. Most kiddie joints squash us by the shoe shelf. Is there elbow room for our entire caravan?
    Abuela comes, her sister comes, the baby carrige like a small tank, cousin Chuy with the gitar. At the last place they gave us one bench an the evil eye. Will the hole bunch of us fit and be comfey?
    Eighty-one, new knee, and I won't perch on a plastic toadstool for anybody's great-grandbaby, however rosy her cheeks. Will the old folks have somewhere decent to sit, and may the pram come inside with us?
    Great-uncle Walt's ninety and narrates everything like a ball game. He's bringing a cushion, a cane and his hearing aids to watch them play. I worry there'd be nowhere for him to settle among all those kiddos. Is there?`,
  'badge.inclusivity': `
    My hijab got a long stare at the swim school and my son pretended not to notice, which was worse. We like paint, blocks, cake, same as anybody. I'd rather ask now than find out at the door: is it for us too?
    He wears a diaper at seven, medical reasons, none of anyone's business, but the looks, my God. At the pool they asked us to "consider other families." I'm other families too. Are we okay to come to your place?
    With my neck tattoos and my son in his sparkly tutu we get the look everyplace, from swim class to the library story hour. Straight answer, no brochure talk: are people like us going to be wanted there?
    Kiddo's a big girl, always has been, and the lady at ballet suggested "a different activity" right in front of her. We don't do ballet anymore. I need to hear that nobody's too large, too odd or too anything for your place.`,
  'badge.innovation': `
    Are town got a brand new play senter in 09 and it was the same plastick tube from 1988 with fresh paint on it. What if anything is fresh about how kids will play at yours, and whos road testing it?
    Product manager speaking, forgive the jargon: everyone's slide is somebody else's slide with a new logo. Have you got any original thinking in your playtime, and has it been through user testing with honest-to-goodness children?
    Legos, slides, foam, repeat. I've reviewed kid places for a local radio spot since before streaming and could do it asleep. Surprise me, would you: what's novel in yours, and did any actual six year old get a vote?
    They say innovation, I hear tablets. We left Silicon Valley to get away from that and now raise goats. So humor a goat farmer: in what way is the play at your place different, and have children had their say?`,
  'badge.safety': `
    Before the foundation's poured is when a wise man lays the drain, my daddy said, and he was right about that if nothing else. Same goes for keeping kids from harm. Did y'all think about it that early?
    My carpenter friend says "measure twice." My lawyer friend says "settle once." I trust the carpenter. In that spirit: was protecting kids part of the very first drawing, or did it come with the insurance quote?
    The old church gym added cameras and rubber mats only after the Hendersons' boy got hurt, which is how it always goes, isn't it. Was looking out for kids part of your plans from the outset, or will it come later too?
    Engineers like me twitch when padding gets glued on after the lawsuit. I don't need the injury numbers or camera count; I'm asking whether protection was in your blueprints from day one or slapped on at the end.`,
  birthdays: `
    It'll be his first without his mom, so I want to do it right. She always did treasure hunts. Sixteen candles between him and his twin, eight apiece. Could you throw something, and what would you ask up front to hold the day?
    Four cousins, all born in the same week of November, don't ask what went on that February. We usually rent a hall, order nine pizzas and regret it. Could the whole litter blow out candles at your place at once?
    Poppy wants to be a lighthouse for her special day, don't ask, and I have a hundred and eighty dollars, fifteen invites and no yard. What would that get me with you, cake table and all?
    Rosalind turns six on a Thursday, wants a narwhal cake, eleven guests, and no boys except her cousin Teo. Her father thinks we could hold it in the back yard, but I'd rather let you sweep up the confetti. Doable?`,
  blog: `
    On the treadmill I read. Novels make me trip, news makes me curse, so short pieces about raising kids are perfect. Wondering if your outfit puts out anything of that kind, posts or updates, while we wait for the paint to dry.
    Night feeds, 3 a.m., one thumb free. I've read the whole internet about potty training and want something kinder. Do your folks write articles, you know, tips and behind-the-scenes, that I can read between burps?
    The podcast I loved (two dads, one car, endless arguing) has ended, and now there's a hole in my commute where advice used to be. I can read on the train. Does your crew publish any musings on raising little ones?
    I used to get a parenting magazine in the mail, with recipes and that back page with the funny kid quotes. It folded. Do you write anything like that, which I might read at the laundromat?
    Our pediatrician's office has the same issue of Highlights since Obama. I tore out the maze. So what I'm wondering, while we wait on strep results, is whether you've got articles up that a bored mother could thumb through.`,
  booking: `
    Picture us at your door, four sweaty people and a melting Popsicle, and the girl says "we're full." I couldn't take it. Is it possible to save our places ahead of time, online or by phone?
    Stomach bug on Saturday, so we forfeited sixty dollars of time slots at the trampoline place, no mercy. If yours works with slots, can you shift it to another day? Or do folks just wander in off the street?
    I'm a last-minute creature: shoes on wrong feet, juice box in hand, "get in the car, we're going." At the pottery place they turned us away without a reservation. Could we simply show up at yours, or must I plan ahead like an adult?
    Not my first rodeo: at the butterfly house you needed a QR code, a time, and the patience of Job. We're spontaneous people with a van full of snacks. Should I expect the same rigmarole at yours?`,
  'check-in-privacy': `
    Sat through a security training today, donuts were stale, and the guy said passwords can be changed but a face can't. It stuck. Those scans of our kids at your entrance, do they ever get wiped, and does a vendor get a copy?
    Biometrics on a two year old. I had to read that twice, put down the coffee and read it again. My own bank gives me a choice. Suppose I say no thank you to the lens, is there a regular door?
    Months ago a school photo company got hacked and my daughters' portraits landed who knows where. So your camera at the gate gives me hives, however slick. How long would her likeness sit on your servers, and can we decline?
    Refuse, that's the word my daughter (she's a privacy lawyer in Tacoma, expensive shoes) told me to use. May I refuse the face thingamajig and still take the grandkids in, is what she wants answered before I buy a thing.
    Illinois made companies pay up over this, so I learned to read the fine print; I'm a paralegal, can't help it. My question's narrow: after my kid's face is scanned at your desk, who else gets handed that template, and when's it destroyed?`,
  city: `
    We live halfway down I-35, so half my feed says San Marcos and the other half says Round Rock or even Waco. I'm not after the street number, hon, simply the name of the town on the map.
    Quit teasing, I've read "Texas" four times with no further help, and Texas is the size of my ex-husband's ego. We're in Lubbock. Before I get the kids excited: what metro area are we talking?
    Not to be a stickler, but our relocation lady says Houston and the pamphlet at the pediatrician's says Dallas and I've got movers on the phone. Which of the two has dibs on you, or neither?
    Y'all in Austen or San Antone? My daddy's truck don't like hills and it sure don't like toll roads so before I pack a lunch and find our socks I gotta know which town we aimin for.`,
  cleaning: `
    Chemo knocked my white cells down to nothing but I'm still Grandpa, and Grandpa promised. So humor me: somebody's runny-nosed kid turns up at the climbing thing, is he sent packing? And who sanitizes after him?
    Just spitballin here but my wife had the flu, then I had it, then the babysiter. Our pre-school makes you wait 24 hours with no feever. How long you gonna make a kid stay away after hes been sick?
    Lice. There, I said it. Three weeks of combs, mayonase and weeping, and it begun in a foam pit. Im not mad at any one, but I would like to here what gets washed and weather scratchy kids are sent home.
    Hand foot and mouth ripped through our cul-de-sac, six households, one wedding canceled. I blame the ball pit, with its ancient Band-Aid at the bottom. How often does somebody wipe your stuff down?
    I'm that mom with the wipes, I wiped down a pony once. My boy licks things: poles, shoes, a notary. Before I turn his tongue loose at your place I'd want to hear what gets scrubbed, and with what.`,
  contact: `
    The local paper gave me twelve column inches and a deadline of Tuesday, and I'd sooner talk with a flesh and blood somebody than a chat bubble, no offense. How do I get a message to your team?
    There's a typo on your page, second paragraph, and as a proofreader with thirty years and one ulcer I can't let it lie. Whom do I alert? A person, please, preferably one who cares about commas.
    I've asked your bubble here three things, about the stroller, about my casserole and about my sister. It's trying, bless its circuits. But some matters want a pulse. Where could I write so that someone breathing answers?
    Third time today I'm chatting with a bot, the bank's, the airline's, and now yours. You seem sweet. But I represent a flooring supplier with a real question, so which way do I go to get an actual person to read it?
    Not a complaint! I knit tiny hats for stuffed animals, and I'd like to offer you a crate of them for the kids, no charge, only shelf space. To whom do I send a note and a photo?`,
  'feature.cafe': `
    My barista days taught me that "coffee" at kid places means a pump thermos from 6 a.m. beside the diaper bin. I'd pay for a real flat white and a chair from which I can watch my gremlin climb. Dare I hope?
    no offense but if its another vending machine with a mystery cappucino i will sob, in public, in front of the slide. teething twins, haven't sat on a chair since tuesday. is there actual espresso at yours or no
    Third shift at the plant, so by the time we'd get to you I'm a zombie with car keys. Keep your slides, I'm begging for caffeine and a perch that I can wave from. Would I find those?
    I don't care about the slides, sweetie, I'm sixty-eight. What I care about is a hot drink in a cup that isn't paper, and keeping one eye on Hazel without craning my neck. You set up for that?`,
  'feature.checkin': `
    At the daycare it's a four digit code, and every dad on the block has learnt everyone else's by lurking. Some security! You're planning something niftier from what I gather. How do kids get matched back up with us at leaving time?
    Explain it to me like I'm the grandpa I am: I walk up with little Otis, some gizmo looks at my mug, and then what happens, step by step, until we're hanging up coats and finding the paint?
    When my shift partner's kids get collected by his dad, they're handed over on a nod, and he's the spitting image, so fine. We're adopted, all five, no two alike. Your lens won't hunt for a resemblance, I trust?
    My boy has an identical twin. Their own teacher can't tell em apart, I paint one toenail. Now picture your fancy camera at the desk having a go. Curious how it'd recognize which one I'm signing in.
    My face changes, I'm a drag queen on weekends and a notary by day. Same dad, different eyebrows. It tickles my son. Would your fancy lens get confused at the exit, or is there a system that knows me both ways?
    Custody papers in my glovebox, a judge's stamp and everything, and a former husband with a charming smile. Charm works on teenagers behind desks. How do your folks make certain that only I walk out holding Lily's hand?
    I'm the stepdad. Not on the birth certificate, not on the school card, only on the hook for chicken nuggets. If mom brings her in and I'm the one fetching her at four, do I get stonewalled?
    Thursdays my mother gets them, Fridays it's our au pair from Ghent, and every so often a neighbor called Big Rick. He's lovely but looks like a wanted poster. Would Rick be permitted to take them home from yours?
    Yall really gonna have a robot look at my face before my baby can go down a slide? My cousin says its like the airport one, I say its a wristband and a sticker. explane how yall do it pls
    Paper braclet, hand stamp, buzer, blood oath. Ive seen it all at theese places, and lost my tiket at each. When we come threw your entrance with the stroler and the thermus, whats the drill?`,
  'feature.creative': `
    She's a sculptor, at four. Medium: oatmeal. We have banned it at the table but I hate to squash a gift, and the bathtub's clogged. Have you a place with art stuff where she can go hog wild?
    Preschool sent home a note, "Theo painted the guinea pig." Clearly he needs a bigger canvas and a smaller guilty conscience. When he goes wild with color at yours, who's on their knees scrubbing afterwards, me or you?
    Block towers taller than the cat, that's what we do here, plus finger painting up to the elbows. Trouble is that the carpet's a rental. Might there be an area for building and messing at your place?
    Our kitchen table looks like Jackson Pollock sneezed on it, my landlord is furious, and Juno has just discovered glitter glue. I'd love to outsource that chaos. Do you have somewhere she can smear and stack and not be scolded?`,
  'feature.events': `
    Last October we drove to three pumpkin things, one puppet show and a slime class, all found on different apps. Exhausting! Is there stuff going on at yours, say classes or family Saturdays, and one page listing it all?
    Uncle Ray does balloon animals, mostly snakes. He'd like to know, for scheduling, and I'd like to know as the one who drives him: besides ordinary playing, will there be shows or workshops going on, with dates you can look up?
    At the Y they had Daddy Donut Day and my father-in-law, who never cries, cried. It's gone now, budget stuff. Anything of that ilk at yours, special days for a family to do something together?
    Betwen soccer, Hindi school and the dentist, our Sundays are confeti already, but Id squeeze in a workshop if one came along, clay maybe, or sience. Is anything like that skeduled, apart from plain old open play?`,
  'feature.light': `
    Disco balls make my stomack flip, mygraines since collage, and my dauter inherrited the lot. We left her own class party in the dark with a cold washcloth. Tell me your lamps dont pulse and buzz like evryone elses.
    Fireworks night ended with Milo under the bed, headphones on, counting backwards in a whisper. Party places with strobes do the same to him. How gentle is the illumination at yours, and is there a hushed spot when it gets too much?
    I get it from Dad, the startle thing. A blender can ruin my morning. The baby monitor, the neighbor's leaf blower. Picking places for my girl, I check first if there's a quiet cubby to retreat into. Is there?
    Where we went on Saturday, the hand dryers alone took ten years off my daughter's life, then the arcade next door began its air raid. I carry earmuffs like other ladies carry lipstick. Will yours be that much of a racket?`,
  'feature.pods': `
    So my daughter takes apart flashlights, the toaster, once a hearing aid (sorry, Grandpa). I saw a line about little learning capsules, something "neo." Whats a kid do once she crawls inside one of those?
    Whats a neo age lerning pod, sounds like somthing my son would hatch out of. He's the sort to dismantel a clock at church. I dont need the price or the rest of it just that one thing explaned.
    My son is the why-kid. Why magnets, why mold, why does Daddy snore. He doesn't climb, he doesn't paint, he fiddles. I noticed some kind of nook for tinkerers in your plans. What's inside of it?
    "Neo-age," like crystals? My aunt sells those in Sedona, with parking. I'm guessing that your pods are something else, for kids to fool with and figure out, but I would love it spelled out before my aunt calls you.`,
  features: `
    Bedtime at our place requires a preview of the next day or else there's a mutiny. I've told her climbing, I've told her paint, and she says "and what else, and what else." Rattle them off so that somebody can sleep.
    Walk me through what all there is, like a waiter doing the specials. I got a picky five year old who vetoes everything, and if nothing on the list grabs her we're back to the same duck pond.
    My mother-in-law insists it's a daycare, the mailman says an arcade, my kid prays for lava. Can you rattle off the complete lineup of attractions so I can read it aloud at dinner and shut everybody up?
    I make lists to fall asleep: rivers, cheeses, ex-boyfriends. Tonight I'm out of cheeses. Itemize for me every main thing that you're putting in there for the kids and us, and I might nod off before six.
    Quick im at the bank with a squirmer and the teler asked what all yall will have in there becuase she has a squirmer to. I blankd after "coffee." Giv me the run of the things that are planed.`,
  forum: `
    Solo dad, two girls, one hairbrush. The moms at drop-off are nice but they've got a group text and I've a sandwich. Is there a spot of yours where parents gab online, and would they have me?
    My playgroup imploded over a sandbox incident (long story, vinegar was involved). So I'm between mom friends. Is there someplace on your site where grown-ups chew the fat with each other?
    My daugther is twelve and wants to sign up on that chatting place you got for mamas and daddys. she says shes practicaly grown. i said lemme ask, is it for kids to or just us grown folks??
    We moved here from Duluth in August and know exactly nobody, my kid included. Before any playground opens I'd like to swap war stories with other moms and dads about sleep and lunchboxes. Do you host a board or something?
    Gay uncle, sudden guardian, two nephews, zero clue. It's been nine weeks of dinosaur nuggets. I don't need a playground yet as much as I need other people in the trenches to ask dumb questions of. Got a message board?`,
  founder: `
    Is it a dad, a hedge fund, a French heiress with a poodle? My book club got through half a bottle guessing who runs your show, and nobody even opened the novel about the lighthouse.
    My uncle Sal says "never buy a sandwich off a man you can't picture." Wise, I suppose; he also sells carpet. So help me picture the person in charge over at yours before I sign up for anything.
    You can tell when a place was dreamed up by somebody who's been thrown up on. I sense that here, with the stroller talk. Am I right that it's a mom running the company, or is that sexist of me?
    When my bakery opened I put my own ugly face on the window, because folks buy from folks. Your page has pods and lamps and lovely words, but who's the human that dreamed it up and signs the checks?`,
  groups: `
    We run a small home daycare, seven kiddos in a rope line like ducklings, and our reimbursement from the state is a joke. An outing someplace cool and indoors would be heaven in July. You set up for a bunch that size?
    Brownies, eleven of them, each with a sash and a grudge. We've done cookies till we're sick. As their leader I'm supposed to find an outing before summer, with a rate that our coffee can of quarters survives. Do you take troops?
    Thirty Montessori parents, each with views on plastic, have elected me (I was in the restroom) to arrange an outing for the whole primary class. There's a bus, a budget, a beekeeper's veil, don't ask. Can we come all together?
    I herd twenty-two second graders, three chaperones, one kid who bolts, one bus driver named Earl. We did the bat cave and the capitol already. Is there some arrangement for a class to come on a weekday morning, lunches in tow?`,
  hours: `
    Night nurse. I sleep when the sun is up, I live when it isn't, and my boy's been raised on cafeteria pudding and twilight. If you roll the shutters down at five like the library, we're simply not your crowd.
    New Year's Eve is amateur hour, so our clan does noon: sparkling cider, pots and pans, nap. All the play places bolt up that day, which baffles me. If we came banging at yours on the thirty-first, anybody home?
    Good Friday the zoo was slammed, Labor Day the splash pad was drained, and on Juneteenth even the library had a chain on it. We are a holiday-weekend family on account of my firehouse shifts. You going to be dark on those too?
    Does a rainy Tuesday at ten sound like somethin you'd be up for? I substitute teach, so I never know till dawn if I'm free, and then its me, a bored kindergartner and a whole entire morning of puddels.
    I clock out at 5:40 from the dentle lab, grab the boys from day care, and by then most places are stackin chairs. Wuld we still cach you with the lites on or is that a pipe dream for second shift foks like me?
    Pediatric dentist here, I run late by law of nature. Six thirty would be an early escape for me, then the 183, then shoes and a juice. I'm sniffing about for any evening at all when you'd still be admitting people.
    crack of dawn is when my boy is at his most, hm, acrobatic. by 6:15 the cat is wearing a cape. im not asking bout price or parking, im asking how early a desperate dad can get in
    Pray tell, is Sabbath a problem? We're Adventists, so Saturday's out, Sunday the cousins come and it's casserole; that leaves us the tail of Sunday or a Monday. Would anyone be there turning the lamps on?
    Bedtime's a myth here. Last night they were doing cartwheels at nine with the dog as referee, and Grandma cheering, and a neighbor pounding. When's your last call, so to speak, before you shoo everyone home?
    My restaurant's dark on Mondays, like all of them, so that's my Saturday. I've dragged Gigi to locked museums, locked pools, one locked chapel. Please don't be the fourth padlock, she's beginning to think the world hates us.`,
  infants: `
    One has just learned to sit and topples like a bowling pin. The other is four and a tornado. My husband's deployed so they're a package deal, tornado and pin. What will there be for the pin?
    My sister flies in with her ten month old, a bouncy seat and about nine opinions. My own kids are five and seven and desperate for you. Will her little dumpling have anything to do besides drool on my shoulder?
    Eleven months old, fists like dumplings, wants to be wherever her brother is. He's five. I can't leave her in the glovebox, can I? Does she count as a person at your place, or is she out?
    Premie twins, ninteen months by the calandar and sixteen by the docter. Big sister wants to go to your thing for her birthday treet. Id have all three with me, alone, with a sling. What do I do with the wee ones their?
    New mama here, seven weeks postpartum, leaking everywhere, plus a feral preschooler who needs to climb. If I bring the newborn along, is there someplace to nurse and a table to change her on, or do we stay home?`,
  jobs: `
    My parole officer says find something with kids' laughter in it, well, not those words, but something wholesome with a schedule. I can mop, I can paint walls, I'm up early. Y'all bringing anybody on?
    I taught Pre-K for eleven years, until my knees and the district gave out in the same week. I miss it like a limb. Not looking to visit, I'm looking to belong. Who's putting together your staff?
    I draw caricatures at the rodeo, big chins, small hats, five minutes flat. Kids adore it. It's seasonal, though, and the mortgage isn't. If you'd ever want a gal like me on the payroll, where does a person begin?
    Got my food handlers card, my GED, a bus pas, and im real good with little ones, ask my 5 sisters. I seen the cafe on ur page an thougt thats me behind that countre. What do i do next
    My neice got layed off from the nursury in Flugerville, shes CPR certifyed, sings to todlers, makes a mean cortado. Shes to shy to write her self. Would there be a spot for her on yer crew?`,
  location: `
    I deliver for UPS and a lady on my route swears your building is the old furniture warehouse behind the Randalls, another says the Domain. I've got both on my truck every day and see nary a crayon. Who's right?
    As the crow flies I'm in Dripping Springs, as the traffic flies I'm on Mars. Before I get my hopes up about coffee and calm corners, tell me whether you'd be settin' up north of the river or south.
    Blink twice if it's the dead Toys R Us. My whole carpool has money on it, plus a latte on the side, and Debbie swears she saw someone measuring the loading dock for secret elves.
    I sold my house by the lake and moved next to what the realtor called "a coming attraction for families." She winked. I'm hoping that's you, at Slaughter and Manchaca, because otherwise it's a tire shop.
    I'd need pin coordinates or a cross street at the least. Signed, the guy who paints the lines on your roads, whose daughter thinks that he knows where everything is and whose pride's at stake.
    Rode the 803 all the way past the stadum with to sleepy kids and a bag of birfday cupcakes, huntin for your sine. Nothin. Wich corner was we suposed to hop off at
    GPS lady says "no results," my teen says "just vibes, Dad," and the gal at the donut shop waved toward Cedar Park with a cruller. I've a full tank and two kids buckled. Navigate me.
    We gave up the car in June, which my mother calls a phase. It's the Red Line or shoe leather now, plus a wagon for the three year old. I'm hoping you're a hop from a station and not out in the sticks.
    I used to sell pretzels at the mall till they bulldozed it, God's honest truth, best years of my life. If you're going in on that patch by Airport Boulevard I'll cry happy tears. Are you?
    My learner's permit was revoked in 1987 and I've been a bus man ever since, transfers, exact change, grandson on my knee. Kindly give me the cross streets, so I can see if it's one ride or three.`,
  membership: `
    In this household we go somewhere indoors roughly every third day from June to September, or else the walls get licked. Buying a ticket each time would ruin us. Some kind of unlimited card, perhaps, that I could hint at for Christmas?
    Aunt Bev is loaded and childless and sends those kids drums every Christmas. DRUMS. I'm looking to steer her, gently, toward a whole year at your place, wrapped with a bow. Is such a thing for sale?
    My dad snowbirds here December to March with nothing to do but spoil Annika, and he loves a punch card, keeps them in a rubber band. Will you sell anything that gets him in ten times, say, for less?
    Our zoo card payed for itself by Easter, we flashed it so offen that the ticket boy knows my coffe. Im after somthing simmilar for your place, pay one time and then come when ever.`,
  mission: `
    Grandfather was a Methodist preacher, every hammer he swung had a reason behind it. He'd look at your lamps and lattes and say, "To what end?" I'd love to have an answer ready for him, at the grave, with flowers.
    Hospice chaplain, long week. I read your page in the parking lot between two rooms, and it struck me that somebody over there cares what becomes of kids. What is it that you're out to do for them, at bottom?
    Twenty years I taught kindergarten, watched recess shrink to a quarter hour and joy with it. I can buy climbing frames anywhere. What I'd like to hear is the bigger purpose that gets your people up in the morning, beyond selling lattes.
    I judge companies the way I judge melons, by the thump. Cost, coffee, cameras, that's all rind. What's the aim at the heart of the thing, that you'd still be chasing if there weren't a nickel in it?
    My board gives small grants, and the treasurer, a stern man who irons his jeans, won't read past page one unless there's a statement of purpose. Not the price list, not the floor plan. What do you exist to accomplish, in your words?`,
  name: `
    Overherd at the car wash: two ladys cooing about rosy cheeks and a french somethin for kids, one of them saying it ment "on the cheek" and the other "in toy." Settle there bet would you, whats it realy translate to?
    Autocorrect keeps making you "on joke" and honestly I laughed, then my daughter asked what it stands for and I, a college graduate with a minor in linguistics, had nothing. Help me save face.
    Crossword, eleven letters across ruined by my toddler's jam, and then I see your odd two words on a flyer at the bakery. My high school Spanish is no use. Where'd that title come from?
    In Lafayette my maw-maw pinched our cheeks and said "la joue" when she did it, God rest her. Then I saw your sign and got a lump in my throat. Is that where the words come from, the cheeks?`,
  [NOTHING]: `
    Two summers ago we went to Lyon for my brother's wedding, kids ran wild by the river, best week ever. I want to go back cheap. What month are flights from here to France the least ridiculous?
    I knit tiny hats for stuffed animals, and for preemies, too, at the hospital. The pattern says worsted, but that yarn's scratchy on a newborn. What would you use in its place that can be washed hot?
    At the movies the sound was so loud my little one sobbed through the trailers, the manager shrugged, and I left my good umbrella under seat F9. How can I get the theater to mail it back?
    au pair from Brazil again, sorry. the mother give me the car but my license is from my country, with photo, good until next year. can i drive with this in Texas or i must do the test?
    My restaurant's dark on Mondays and so's the bank, seems like. Last time I stood there with a bag of ones and a kid on my hip. What time does the credit union on Oltorf lift its gate?
    My uncle Sal says never buy carpet off a man you can't picture. Now he's retiring and I've got eleven hundred square feet to cover before the baby crawls. Is wool safer than nylon, or is that snobbery?
    Since it's free for little sister, my hygienist claims, I only budgeted for big brother and me. It's the State Fair, mind you, the one in Dallas with Big Tex. Is she right, do toddlers walk in without a ticket?
    Drag queen on weekends and a notary by day, I get around. A client wants a lease witnessed from overseas, on video, with the face check and everything. Will that hold up, or do I need her in the chair?
    Lady bugs. Hundrets, in the light over the crib, where the baby lays chukling at them. My mother says there lucky; the landlord says not his problum. Are they harmfull if she swalows one?
    I grade on Sundays, so I rarely bake, but the block party's coming and I signed up for a cake shaped like a narwhal. Fondant or buttercream for the horn? It has to survive a hot car.
    The aquarium in San Antonio charged us forty-six bucks plus parking, and the café sold a nine dollar pretzel to my toddler. What would it come to over there if we went back with grandparents on a Sunday?
    My boy has an identical twin and their passports came with the same picture twice. I paint one toenail, but customs won't look at toes. Who do I call to get the photo fixed before Thursday's flight?
    Grandma's cataract appointment ran long, we ate vending machine crackers, and the toddler licked the fish tank. Anyway, do you happen to know whether the eye clinic on Lamar validates parking for more than two hours?
    At Ikea there's that glass box with the balls where they keep your kid for an hour. Do you know how old mine has to be, and is the one in Round Rock even running it again?
    Grocery bill two hundred eleven, braces don't ask, and the dog ate a Lego. The vet wants three fifty to fetch it out. Is that highway robbery, or does it pass by itself if I give him pumpkin?
    Brownies, eleven of them, plus a pan that's too small. The recipe says nine inches and I've a troop coming at three. If I bake it in a muffin tin instead, how long do I leave it in?
    You wrote blog somewhere, so you must know computers. I want to begin one about my quilts and my late husband's tomatoes. Which website would you use for that, if you were seventy-four and stubborn?
    Podcast's over and the commute is long. You'd think someone had made a decent audiobook of the Little House stories for kids of six or so, without the bad parts. Know of one with a good reader?
    My mother packs nine purses. We're off to Disney on the fourth, and she wants to know how many liters she may carry on the plane and if a jar of peanut butter counts as a liquid.
    I teach Pre-K, my knees are shot, and the district owes me eleven sick days. The lady in benefits talks in riddles. If I quit in March, do they pay those out or do they vanish like recess?
    New Year's Eve the town shoots off fireworks at noon for the little kids, or used to. The neighbor says they've moved it to the river. What time do they begin, and can a person bring a thermos of cider?
    Uncle Ray does balloon animals and his website looks like a ransom note. He'd like a domain with his name on it. What does somebody pay per year for one of those, roughly, and do they throw in email?
    Lice, I said it. Three weeks of combs and mayonnaise. The drugstore shampoo costs a fortune and doesn't touch them. Is the prescription stuff safe for a kid who's two, or should I shave everybody and weep?
    My grandson's sculptures (medium: oatmeal) set like cement. The bathtub drain has quit altogether. I've poured vinegar, soda, language. Before I pay a plumber ninety an hour, is there some trick you've heard of?
    Countdown to my wedding, four months, and we still have no venue. Forty-six guests, a dozen of them kids, one stubborn harpist. Does the botanical garden rent its pavilion for ceremonies, and do they allow candles?
    My husband's on call with a laptop and a pager app that won't ring when the phone is on silent. You strike me as technical. Which setting lets one app through and mutes the rest?
    Our baby siter had the flew, then my wife, then me, and I got four days of leave left untill Janurary. Can the boss make me bring a docters note for one day out sick, or is he bluffing?
    Custody papers in my glovebox, a judge's stamp and all, and now he wants Christmas too. Can he take our girl across state lines without me signing off, or do I ring the lawyer before she leaves with him?
    Trampolines, monkey bars, grapes: my wife the surgeon has a speech for each. I sell boats. What I can't find is a life vest that fits a fat-cheeked two year old and doesn't ride up over her ears.
    Walked two hours in the rain at the outlet mall, toddler on my shoulders, looking for sneakers with lights. Size eleven, wide, green if possible. Which shop out in San Marcos would carry something like that?
    Somebody at work told me the waitlist for the magnet school on the east side is four hundred deep. Our boy is ninety-first. Realistically, will he get a seat by August?
    My daughter's kindergarten teacher is quitting in the middle of the year, pods of parents whispering in the pickup line, and nobody explains. How would I go about switching her to another school in the district?
    August in this state, and my boy runs hot like his dad, cheeks like stoplights, we've seen the ER twice. I don't mind the crowd or the cost. Has your building got decent air conditioning or just fans?
    He's twelve and eleven months, small for his age, and still in a booster, and he'd die if you told anyone. By law in this state can he ride up front, or must he wait on some number of inches?
    Autocorrect keeps making my boss "Big Toad" and he's noticed. On this phone I can't work out where you teach it names. Settings, then what? I'd like to keep my job past Friday.
    Halal chicken, that's all I'm after, and the grocery by our new apartment carries none. My neighbor says try Rundberg, my cousin says Pflugerville. Which store has the freshest, in your opinion?
    So the museum canceled our class trip over a burst pipe and kept the deposit, a hundred and twenty bucks in bake sale money. Thirty second graders wept. How do I squeeze it back out of them?
    Sprinter van, eleven feet tall with the kayak on, and a parakeet. We want to spend July up in Yellowstone. Do the campsites there take something that size, or will we be turned away by a ranger?
    My niece adores that flamingo on your wall, or is it a heron, anyhow she'd like it as a plush to sleep with. Grandma's buying. Do you folks sell stuffed animals or T-shirts with your logo?
    How many Abe Lincolns am I parting with at the car wash on Burnet if I want the wax too? Daughter spilled paint in the truck and my stepson was a help, he spread it around.
    Funny, I typed my whole membership number for the gym on 6th into your chat. While I'm here: how do I freeze that contract while my knee heals, they won't pick up the phone.
    I'm the stepdad, not on the birth certificate, only on the hook for nuggets. Her mom and I would like to make it official before she starts first grade. What does it take in this county to adopt?
    Back from ten months on an oil rig with a beard and a check. My tax guy's announced he's retiring, just like that. What do I owe Louisiana if I live here and work out in the Gulf?
    My lake house sold next door to "a comming atraction." Turnt out its a rendring plant. The relator winked, I sware it! Have I any grounds to sue her or is a wink not worth the paper?
    Paper bracelet, hand stamp, blood oath. The concert at the arena has all that, and now you can't get back in after going out for air. How early should a pregnant lady line up?
    Hospice chaplain, long week, and Saturday I'm to say something at a service for a child. I've used the one about the boat too often. Can you think of a poem that isn't sugary?
    Countdown chain on the fridge, one link per day, for when her daddy's ship comes home. She asks me over pancakes what month the Navy lets him go. Does a carrier ever come in early?
    Bedtime here needs a song, and I've only got three, one of them about beer. Mother's gone, so I can't ask her how hers went, something with a rosy cloud and a mule. Does it ring any bells?
    Grandpa's chemo is at nine, they say no visitors under twelve, and my daughter is eight and stubborn. Would the hospital make an exception if she wore a mask and promised to sit?
    Swim team overlaps with everything, the big one's lane fee just went up and her goggles leak. How does a kid get from the B relay to the A relay, is it tryouts or is it kissing the coach's ring?
    The Wi-Fi at my apartment drops each time the microwave runs, and my son's cartoon freezes, and then he screams. Should I get a mesh thing or yell at the cable company first?
    My landlord says no more than two strollers in the hallway, safety code supposedly, doors must be clear. Is he allowed to fine us for that, or is he bluffing, what does the lease law say?
    Our new dog chews baby gates, socks and the secure latch on the crate, and sprints down the street at dawn. The trainer costs ninety an hour. Is there any breed of lock a beagle can't figure out?
    "Soon," said the poster at the ice cream shop, about the peppermint. It's been since spring, and my grandson keeps his nose on the glass. Which month do Texas creameries bring peppermint back?
    The crawdads in our creek have turned up dead since they started building upstream, and the kids play in that water. I called the county, got a menu. Who tests creeks around here, and do they charge?
    Being honest, I've got postpartum whatever, and the doc says take two hours off and these little white pills. They make my jaw clench. Is that normal, do you suppose, or ought I to quit them?
    Blink twice if it's the dead Toys R Us that they're making into the new DMV. I need my license renewed, have no car to get there, and the website's been spinning since lunch.
    I painted the nursery last weekend, soft light gray with stars, and the wall is already peeling near the window. Is it primer I forgot, or is the humidity here just evil to latex?
    GPS lady says "no results" and the donut girl waved a cruller toward Cedar Park. We're searching for my son's T-ball field, Diamond Nine, it begins at ten and he's the shortstop. Any clue where it's hiding?
    Great-uncle Walt's ninety and narrates like a ball game, only now his hearing aids whistle. We changed the batteries and the little domes. Does it mean they're broken, or is there wax in there?
    We are renting the rec center for Noah's party already, it has a kitchen and all. What I can't work out is how many pounds of brisket feed twenty-five people, half of them under seven. Thoughts?
    I've been up with croup since Sunday, the humidifier leaks, my boss is texting. Between us, how many milliliters of Tylenol does a twenty-eight pound two year old get, every four hours or six?
    Tell me a secret, friend: our smoke detector chirps at 3 a.m. only, never by day, and the twins wake up and start a party. It has a new battery in it. What else makes those things chirp?
    Befor I forget: my grandson left his retaner in a napkin at the pancake house, the one with the big coffee mug on the roof. They swear they don't have it. Where does there trash go after closing?
    The pediatrician drew a smiley on the carb chart but I can't read her handwriting, it's either ten or seventy grams a meal. Which one sounds right to you for a four year old with diabetes?
    Third shift at the plant so im a zombee with car keys. They told us thered be lay offs by fall and then a bonus, both on the same flier. Witch is likelyer, in your humbel robot opinion?`,
  'opening-date': `
    Countdown paper chain on the fridge, one link a day, except nobody knows how many links to staple. My six year old cried about it over pancakes. You'd save this mother by telling her when it stops.
    "Soon," said the poster at the ice creme shop. Soon is what my plummer says! I got a calender from the feed store, a pensil, and a boy who beleives in posters. Put somthing on my calender.
    My son's due to be deployed, leaves Halloween or thereabouts, nobody tells mothers a thing. He wants one day of climbing and hot chocolate with his little girl first. Will you have flung the doors wide by then?
    My acupuncturist foresaw "a door in the time of bluebonnets." I'm a skeptic from Cleveland, but I did buy the kids new leggings for it. Warm or cold, is she anywhere close about your launch?
    Sawdust on my boots, I peeked through the papered-over glass on what I believed was yours, and saw one ladder and a pigeon. At that pace my daughter will be in college. How far along are you people?
    Is the contractor running behind, or what? I'm a drywaller myself, been ghosted by suppliers since winter, so no judgment. Only my kiddos keep asking if the doors have been unlocked yet and I'm out of fibs.
    My sister swears the ribbon was cut in March, my neighbor says the permits fell through, and the twins have already packed a backpack with snacks and socks. Somebody put me out of my misery: which month do we circle in red?
    Maternity leave ends on the ninth of April. After that it's spreadsheets and pumping in a closet. If by some miracle you're up and running before then, my son and I get one golden afternoon; otherwise, well, otherwise not.
    Grand opening's the week after spring break, correct? My ex says I make stuff up, so screenshots are welcome. I've told the whole T-ball team, parking lot and all, and now there's a sign-up sheet with orange slices.
    Rumor down at the feed store has you folks stuck in red tape till the cows come home, inspectors, sprinklers, the like. I promised the grandkids something before deer season. Be honest, did it slip?`,
  'opening-year': `
    The time capsule at Saint Ignatius needs a label: "what was about to be built round here." Sister Bernadette doesn't want a month or an address, only anno Domini such and such. Would you supply it?
    Leave months and weekdays to the saints. I'm filling in an alumni newsletter about what my sorority sisters' kids can look forward to, and I have "20" and then two blanks. Which two numerals go there?
    For a five-year budget binder that my wife laminates, no joke, I need four digits in the column marked "kid place begins." She doesn't care whether it's spring or fall, cafe or no cafe.
    My mother is a stickler, she wants to know whether to hang on till twenty-twenty-six before buying the kids' plane tickets, or if it's sooner. The day itself doesn't matter to her, she's flexible as taffy.`,
  overview: `
    Picture me with eyes closed in the tub, kids finally asleep, candle lit. Paint the inside for me from the front mat to the back wall, so I can daydream about someplace that isn't my living room carpet covered in Legos.
    I blog about architecture for nobody in particular, forty readers and my dad. What's the general feel of the space you're imagining, more jungle, more living room, more spaceship? Leave the opening party out of it.
    Mom's losing her sight, so I describe things for her now: hydrangeas, neighbors, the soup. She heard me reading about you and asked, "But what would it look like, all told?" I didn't know. Lend me some words.
    Dim the house lights, hush the crowd, I run the projector at a dollar theater and a trailer's my favorite art form. Do me yours: thirty seconds on how it'd feel to spend a day inside, popcorn optional.
    I do community theater sets, all plywood and wishful thinking, so I get nosy about other people's scenery. Would a kid walking in feel he's in a forest, a cloud, a toy box? Give me the gist of your place.`,
  parking: `
    Charging my Bolt is half of my social life nowadays, I know every outlet from Kyle to Georgetown and who's rude at it. While the boys paint, might there be somewhere at your place to plug in the car?
    Driving a lifted F-250 with a wheelchair rack downtown is my personal circle of hell, I've paid forty bucks for a spot beside a dumpster. Please tell me where I'd leave the beast while we're inside.
    Sprinter van. Eleven feet tall with the kayak, we live in it mostly, two kids and a parakeet. Garages laugh at us. I don't need to know which street, only whether we will fit someplace once we've arrived.
    I bike evrywhere with a cargo box in front, two helmits in it and half a sandwhich. Car people get akers of asfalt. Whats there for the likes of me to chain this monster to, once your up and running?`,
  pricing: `
    Militery family here, E-4, three kids, one Corolla. Every museum from Norfolk to El Paso knocked somthing off when my husband showed his card. Would you guys do us that kindness or is it full freight for evrybody?
    How many Abe Lincolns am I parting with? The orthodontist got the rest of my wallet this week, my truck needs a belt, and I still promised my stepdaughter an afternoon at your spot with the paint room.
    My ex gets every other weekend and spoils them rotten, go-karts, sushi, the works. I've got a receptionist's paycheck and three sets of puppy eyes begging to see your climbing thing. I just hope it doesn't take a second job.
    bein a foster mama means ther are five today an maybe three on monday, the state gives us peanuts for outins. some places let the extra littles slide thru for half. wut about yall
    Since it's free for the little sister, as my dental hygienist claims with great authority while her hands are in my mouth, I've only budgeted for big brother and me. Tell her she's wrong or tell me I'm lucky.
    Grocery bill: two hundred eleven. Braces: don't ask. Dog ate a Lego: three fifty at the vet. And now Felix has circled your ad in red crayon, café and all. Fill in the blank for me, would you, add: blank.
    Been hauling gravel since four this morning, coffee gone cold in the console, and my granddaughter calls to say y'all got some ball-pit palace coming. Fine. What's the damage at the door for one old trucker and a first grader?
    Suppose Lulu barfs on Mopac halfway there (she does this, it's her brand) and we turn around with tickets paid and shoes in a bag. Am I out the cash, or do you have a heart?
    So my teacher's badge got me ten percent at the craft store and a free bagel, which is as close to fame as I'll come. I'm already sold on the paint and the pods. Would flashing it do anything at your register?
    Am I right that one pays by the kid and the adults waltz in gratis? At the inflatable park they billed me for sitting on a bench with my knitting, and I'm still sore, in both senses.`,
  safety: `
    What if some creep strolls in behind a family? Sorry to be dark; I worked dispatch for nine years and I've heard how quick it goes, a birthday, a crowd, a back door propped with a chair.
    Last spring at a trampoline barn my nephew's collarbone snapped like a breadstick while the teenager in charge scrolled TikTok. I still hear it. So before I fork over one dime for tickets, convince me nobody leaves yours in a sling.
    My wife's a trauma surgeon and has Opinions about trampolines, monkey bars, grapes. I'm the fun one; I sell boats. Supply me with something to tell her at dinner that'll get her to let our daughter climb at your place.
    We had a bad spring. Our neighbor's toddler followed a balloon right out of a restaurant into the lot, she's okay, thank God. I still grip my boy's hood everywhere. Tell me he couldn't drift out of yours unnoticed.
    Houdini is what we call Ezra. He's slipped out of a Target, a synagogue and one moving wagon. My therapist says breathe. I'd breathe lots better knowing he can't get out to the street from yours while I stir my sugar.
    A kid shoved mine off a platform at Playland, four stitches, and nobody saw zip. They offered us a coupon for pizza. What I'm fishing for is whether anyone at your joint would notice, and step in, before the blood.
    There's a registered you-know-what two doors from our last park; the app showed a red dot. We moved. I'm raising a gal who hugs mailmen. So tell me who all can just wander in there off the sidewalk among the little ones.`,
  socks: `
    Every trip to the jump park ended with me buying eleven dollar grippy things from a vending machine and signing a clipboard full of legalese about death. What do I need to put on their feet and sign before coming to yours?
    Crocs, with charms on. That's the only footwear my son acknowledges, funeral included. I'd just as soon know beforehand whether you've got rules about what's on their feet, so we can begin negotiations.
    Sined my life away at the climbing gym on a tablet with a sticky screen, six pages. my hand cramped. Am I gonna hafta sine a wavier at yours to, an can grandma do it if I aint there?
    Barefoot is how we do life, on the ranch an in the creek, and my girls feet are like sadle lether. City places get fussy. Will yall make em put somthing on before climing?
    My mother packed for Paris with one purse and for the park with nine. I'm like her. So for our first go at yours I'd be grateful for what ought to be in the bag, change of clothes, grippers, paperwork?`,
  supervision: `
    At Ikea theres that glass box with the balls: they take your kid, you get a buzer, you go argew about lamps. I adorred it. You folks folowing that model, or am I stuck within arms reech the entire vizit?
    Retired bus driver, bad ticker. Grandkids run, I don't. If the arrangement is that I'm supposed to shadow the rascals up ladders and through tunnels, then I'm sunk before the coffee. Will you require that of a fella?
    I've got ninety minutes of payroll to finish every Friday and a four year old who narrates her whole life. If I slipped off to the office across the road while she builds towers, would that be frowned upon or actually allowed?
    Being honest here, I've got postpartum whatever and the doc says take two hours off a week. Insurance won't cover a nanny, shocking. Could I leave my preschooler in your hands and lie down in a dark car?
    Bless it, I haven't had a haircut without a kid on my lap since 2021. There's a salon with a big red chair and a bored stylist. My fantasy is you keep Beau for an hour while I get foils. Fantasy or no?
    We're splitting up: hubby to the hardware store, me to the Korean spa, the child, ideally, to you. I'd pay extra. I'd bake. Just say I'm not obligated to be on the premises the entire time.
    please i am new in this country, au pair from Brazil, i have driver test on the same street maybe. the mother say i can let the two boys play in your house and come back after. it is permitted?
    Six-year-old says she's a big girl now, she has crossed a street, she's held a knife (butter). She'd like me to sit in the truck with my podcast while she plays at yours. Would your rules have it her way?
    We paid a sitter, a lovely girl, who watched our kids watch her watch Netflix. So when the flyer says I get a minute to breathe, who's minding mine during that minute, your crew or still yours truly with the cup?
    Swim team for the big one overlaps with everything. My plan, and don't laugh, is a drop and dash: kiss the small one at your door, speed to the pool, be back before her sock falls off. Flawed?`,
  'value.child-centered': `
    My nephew couldn't reach the sink, the drinking fountain, the light switch, or the hook for his coat; he announced at dinner that the whole planet is built for giants. I told him you people build at his altitude. Did I lie?
    Kneeling, I discovered that from down there our house is all table edges and dog. My toddler lives in that world! Somewhere in your blurb it said kids come first in the layout. How, precisely, for a person of thirty-four inches?
    Architecture school, first year: the professor made us crawl through our own models. I've never forgotten it. Do your designers crawl? Meaning, have windows and shelves been set where a tot would want them?
    At the museum everything hangs at grown-up height and my son, three foot nothing, sees only kneecaps and benches. You brag that the design puts the child in the center. Tell me what that looks like to somebody who's three foot nothing.`,
  'value.inclusive': `
    My brother and his husband adopted siblings from two countries, one stutters and one bites. They've been asked to leave book clubs. On the page you promise an inclusive community, but how does that phrase translate for a family like theirs?
    My guy doesn't talk, he hums, and at story time the other parents scoot their carpet squares away by inches. Inches add up. I read you've got some notion of an inclusive community; would he have a part in it or just a seat?
    Only child of an only child, homeschooled on eleven acres, and allergic to group games. She freezes if somebody says "pick a partner." When you folks say every family gets included, how do you mean that, in practice, for a loner?
    Shy as a fawn, my Wren. At parties she watches from under the coats while the loud ones run the show, and I go home with a lump in my throat. Your "inclusive" line, is it about finding kids like her a way in?
    We're two moms, a foster kid, and a grandma who speaks mostly Tagalog, and we've eaten lunch alone at plenty of "friendly" clubs. You wrote inclusive community on the site. Define it, please, beyond the bumper sticker.`,
  'value.safety': `
    I inspect elevators; "safe" isn't a word I accept without a spec sheet. Sorry if that's rude before coffee. When you claim to put it first, I'd like the short list: visibility, locks, surfaces, that kind of answer.
    My welding crew is putting up a gate at my kid's school, and the principal asked about hinges, hiding spots and whether the paint has lead. Smart lady. How would you answer her, on those same three, about yours?
    The preschool redid its room with a blind corner, cheap vinyl that smelled of tires, and a gate any goat could nudge. So when your page says "safety above all," translate that slogan for me in plain concrete terms.
    I hang doors and frame windows for a living, so slogans about safety bounce right off me. Give me the hardware version: what can staff see from across the room, how do the exits latch, what's the stuff built from?`,
  values: `
    We wrote our family motto on the chalkboard: be kind, flush, no biting. Took us a year of meetings. What's written on your company's chalkboard, as it were? Not the attractions, the things you stand by.
    Job interviews taught me to ask the company a question back, so here's mine, though I only want to bring my kids: name the three or so beliefs you'd never sell out, even for a bigger café.
    Our rabbi does a segment, "principles of the week," and he's run through the Supreme Court, Costco and the Spurs. I volunteered your outfit. What would he say that you people stand for, in three quick points?
    As a retired Scoutmaster I could rattle off trustworthy, loyal, helpful in my sleep, parking lot or campfire. Recite yours, then. What are the handful of principles your outfit lives by?`,
  vision: `
    Let me guess, y'all blow up, and then there's one in every strip mall from Phoenix to Philly, like that frozen yogurt. I ask as a nervous local with a soft spot for small things. Is spreading out the idea?
    We're stationed at Fort Cavazos until summer and then Uncle Sam ships us to Colorado Springs, so whatever you build in Texas we'll barely taste it. Any hope a sister location pops up elsewhere in the country one of these years?
    Delta lost our luggage, so I'm stuck in Atlanta in yesterday's shirt, reading your page about lamps and lattes. It made me homesick for something that isn't built yet. Will there ever be one in Georgia, do you reckon?
    Tulsa has oil, tornadoes and zero decent places for kids in February. I drove through your town on a sales trip, saw the poster, sighed. Don't suppose Oklahoma is anywhere on your big long-term map?`,
  waitlist: `
    Okay so I tried leaving my adress on a napkin with the barista next door lol, she said that's not how it works. I wanna be one of the first to hear when prices come out. How do I sign up?
    I keep missing everything: the swim sign-up, the cheap camp, the free bulb day at the nursery. Put me on whatever roll you keep so that I get word when there's an address and a price. How's that done?
    It's just that I'm always last. Last to hear about the sale, the twins, the divorce. For once I want to be first in line, for your big day I mean, and get the word before Brenda does. Where do I put my email?
    Put Nana down for it please, she mised the last swim regestration and never forgave the internet. She wants to be told the minit theres news about the doors and the fee. Were does she write her emale?`,
  'website-privacy': `
    Scam Tuesdays, my sister calls it: that's when the calls come about my warranty. Ever since I gave a bounce house my cell. So I'm skittish, hon. If I hand you my email, whose hands does it end up in?
    We use made up names online for the kids, Biscuit and Gravy, on account of a relative who's not well. No photos either. Your sign-up box isn't going to want their real ones, or their school, is it?
    After I signed up for one (1) diaper coupon I got spam from a casino, a funeral home and a senator. Now you'd like my Gmail. Convince me it isn't going to be sold down the river.
    Before I type in a single letter, and my late husband did identity theft for the FBI, catching it not doing it, I want to know what your web page jots down about a person that visits.
    Gramps signed up for one coupon and now he gets mail for "Mr. Coupon." So before I give you anything, and my wife's the suspicious one, not me: is there a tracker on this page, or a list you peddle?`,
  why: `
    You had me at coffee, lost me at tech, won me back at paint. My wife's the one who needs persuading. She says her childhood was a ditch and a stick. What's the case for you, in a nutshell, over the ditch?
    There's a bounce house on every block of this city, two with pizza, one with lasers. My husband rolled his eyes so hard at yet another one. Sell him: what's your reason for existing at all, when the park is free?
    Dear sirs, my wife wants to go to the mountains and I want to go to yours, with the boys, whenever it's ready. She asked "why them?" and I said "the coffee" and lost the argument. Give me better ammunition.
    Honest question from a tired dad in a Subaru: we've got a yard, a hose, a stick collection. What's the thinking behind you, what made somebody say the world needs this, and should I believe it?
    There's a creek behind us, crawdads, free of charge. So I'm squinting at your page the way my granny squinted at margarine. What's the point of you? I mean it kindly, I'd like to be talked into it.`,
  wifi: `
    I grade essays online while my boys burn energy, and at the skate rink my phone shows one sad bar, so I end up in the car with the hot dog smell. Will I be able to get my laptop connected over by the coffee?
    Zoom deposition at eleven, toddler loose at ten, that's a real Wednesday of mine. Provided I mute, could I connect my tablet at one of your tables, or would I be burning up my own data plan?
    im 15 and i have to come along with my lil brothers or no allowance, not fair. snacks whatever, slides whatever. all i need to know is will my phone have something to connect to because our plan has like zero data
    My husband's on call, which means a pager app, a laptop balanced on a high chair and a face like thunder when there's no signal. Phones die in those metal buildings. Is there internet for guests?`,
}
