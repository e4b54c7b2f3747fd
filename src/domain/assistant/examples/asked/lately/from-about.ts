/** Asked lately: the keys from about on. */
export const FROM_ABOUT: Readonly<Record<string, string>> = {
  about: `
    So what is this exactly, a daycare or a playground? | what exactly is this, a gym, a museum, a daycare?
    Another mom at pickup mentioned you guys, what exactly is this place?
    We just moved here from Ohio and a neighbor mentioned On Joue. What exactly is it?
    Hi! Just saw you on a friend's story, what is this place? | When it rains, is everything under one roof?
    Sum up for me in one breath what this enterprise is | In one sentence, please, what manner of place is this?
    what is this thing, a gym, a daycare, or what | Is it all under a roof, I burn like bacon in July | What's the elevator pitch on you guys
    Summarize this project in a sentence so I can forward it to my wife. | What is this place exactly, a daycare or a playground?
    Is it all indoors? I don't do playgrounds in August.
    My neighbor sent me your link and I read through it but I'm still a little confused. It talks about pods and lights and a cafe, and I can't tell whether it's a museum or a school or what. Can you just tell me in plain words what it is?
    In plain English, what is it you folks are building? | Kindly describe this undertaking to an old man who has never heard of it.
    What's your elevator pitch in one breath? | Give me the elevator pitch: what kind of joint is this? | So what is this place exactly?
    Is it indoors? My kids melt in the Texas summer | I just moved to Austin and keep hearing about you, what exactly is On Joue?
    I found your website while waiting for a patient and only had a minute to look. It looks lovely but I couldn't figure out what it really is, a daycare, a museum, a gym? I have a four year old and a seven year old. Could you tell me in two sentences what you're building?
    I only found your page because a regular at my bar mentioned it, she's got a toddler too. I read the top part and I'm still kind of confused if it's a daycare or a gym or what. Sorry if it's a dumb question. What is it exactly?
    So what exactly is this place? | A friend sent me your link, what is On Joue exactly?`,
  accessibility: `
    Does the elevator or ramp situation work for a power chair? My grandson uses one
    My daughter uses a power wheelchair. Will she be able to get onto things and play or just watch?
    My grandson uses a walker, will he be able to get around in there?
    My nephew uses a power chair. Will he be able to get around in there or is it all ladders?
    My nephew uses a wheelchair, will he be able to get around in there?
    Can a kid in a power chair really play or would she just be watching from the side again?
    Can my mother in law come with us? She uses a walker. | My niece uses a wheelchair. Could she actually play or only watch?
    my mom is in a weelchair can she get arond in there | is ther a ramp to get in or onley steps, my sun has a walker
    my dauter cant do stares, will ther be ramps | quiet sensory hours?
    My grandson has cerebral palsy and uses a walker. Every place says he's welcome and then there's a step at the door or nothing he can climb on. I'd rather know now than see his face when we get there. What exactly have you got planned for a child like him?
    My little girl is deaf and we sign at home. She usually ends up playing alone because no one can explain the activity to her. Will anyone on staff know ASL? Even one person would be huge.
    I am 74 and I use a wheelchair myself, though the children do not. My granddaughter would so like me to come watch her play. Are there steps to get in? I would hate to drive over and be stuck on the sidewalk.
    Can I count on a low sensory morning every Sunday? Yes or no so I can tell his therapist.
    Could a power chair make it round the entire floor? | is ther a rampp for my wheelchare
    Tuesday mornings will be the quiet ones for autistic kids, I was told, can I pencil that in?
    the girl i nanny uses a walker, can she get around in there | Woyld a wheelchiar pass throough the entry
    My student uses a wheelchair and when we make a trip he always stays with me at the side, watching. This year I promised to his mother that it will be different. I need to know before I choose a place. Are there ramps, and a quiet hour for him, and a bathroom that is big enough?
    I come with a walker, will I meet any steps | My wife uses a power chair, can she get around in there | is it weelchare freindly for grampa
    ramp or lift | Buenos días, ¿tienen rampa para mi silla de ruedas?
    I expect you'll have a quiet hour for the delicate ones, what morning is it
    My mother leans on a rollator; can she get about without meeting stairs?
    Have you got a ramp for my brother-in-law, who came back from the service in a chair? | can a weelchare get arround in their
    I lost my leg below the knee a few years back and use a chair on bad days. Nothing gets me lower than being stuck at the entrance watching other uncles have fun. Is there going to be a level way all through to where the kids play?
    I suppose there's an elevator, there's always one, isn't there? | My husband uses a wheelchair. Will he be able to get around inside?
    Is there an elevator or a ramp? | Will you have special quiet hours for kids with sensory issues? | wheelchare accesible?
    My son gets around on forearm crutches. Are there ramps? | Any low-stimulus sessions for autistic youngsters?
    whelchair acces to all levls?
    Our son was left with a spinal cord injury after a car wreck. He is eight, ferociously competitive, and sick of watching other children from the edge. Every venue claims to be inclusive and then there are four stairs. Can a boy in a power chair get around your entire floor?
    Would I be wrong to expect dedicated quiet mornings for sensory-sensitive kids on Sundays?
    Can anyone at the front desk sign, or would I be lip-reading through plexiglass?
    Do the alarms have strobes for those of us who hear nothing? | Does a ramp reach each level of the climbing structure?
    Can a boy in a leg brace join everything? | are the climing things and nooks wheelchiar reachabel | deaf-friendly?
    We went to a trampoline hall last month and they announced an evacuation drill over the loudspeaker only. I stood there alone like a fool while everybody walked out. I cannot go through that again with a toddler on my arm. Are there visual notices or anything else for deaf parents at yours?
    Bonjour, je suis architecte et sourde. Est-ce que le lieu sera accessible aux fauteuils ?
    Just nod: at-grade entrance, elevator, automatic doors, all confirmed?
    I assume interpreters or a weekly low-sensory morning are already settled, so which weekday is it?
    My mother in law has bad knee, can she roll inside with her chair? | wheelchair ramp
    I use crutches since the accident, and some days it's the chair, which makes chasing a three-year-old quite the comedy. The last place had a staircase in the middle and everyone just shrugged at me. I'd like to know if I can reach every part of yours without being carried.
    I heard Tuesday mornings will be the quiet sessions for autistic kids; which Tuesday is the first?
    Could a boy with leg braces get around in there without being carried?
    My father rides one of those motorized chairs. Can he roll in and join the others? | is it weelchare frendly for my dad | ramps?
    Three times I've asked and three times I got mush! Is my dad's wheelchair getting through that entrance or NOT?
    If the elevator's as wide as the library's, grandpa's chair fits; so is it? | My niece uses a wheelchair, could she play there too?
    Will the front desk be able to communicate with a deaf parent? | My wife uses a wheelchair. Can she get around inside?
    Do you have quiet hours for kids who get overwhelmed? | My nephew uses a wheelchair, can he get around in there?
    Can my mom who uses a wheelchair come in with us? | My foster son has cerebral palsy and uses a walker, can he get around in there?
    is it wheel chair accesable for my dad | is it weelchair acessible | is it wheelchar acessible for grandma | is it weelchair accesable
    is there wheelchiar acess for my mom
    I've got a power chair and my grandson likes to ride on my lap. The last indoor gym we tried had a step at the entrance and then another one to the café, and nobody warned us. I ended up waiting in the hallway by the restrooms for an hour while he played, and he kept running back to check on me. So I ask first now. Will there be ramps or a flat way in?
    There'll be a special hour for deaf families every month, someone told me. Which day is it?
    You'd have a sensory morning once a month like the movie theater does, wouldn't you?
    My granddaughter is in a wheelchair some days. Will she be able to get around in there?
    My nephew is in a wheelchair, can he get around in there? | My son uses a wheelchair. Can he get around in there?
    Are you going to have quiet hours for kids who can't handle noise? | One of my students uses a wheelchair, could she get around inside?
    My mother in law uses a wheelchair, can she get around in there? | My nephew uses a walker. Can he get around in there?
    can my mom com in with her wheelchiar
    Our middle one has autism and he loves to climb, but loud places wreck him for the rest of the day. We've left places after ten minutes more times than I can count. Are you going to have set times when it's quieter, so we could bring him without a fight?
    Somebody in my autism moms group said you do a sensory hour on Sunday mornings, is that right?`,
  ages: `
    My daughter turns 2 in August, is that old enough | My son turns 2 in October, would he be old enough for your place by then?
    I have a 3 year old, a 7 year old and an 11 year old, could all three go in? | Is my 11 year old too big for this place?
    My little brother is 11, is he too old for this? | My daughter just turned 11, is she too old for this?
    My daughter turns 13 in May, is she too old for this place? | what agess can go in, i have an 11 yr old and hes realy tall
    wat agse can go, my grandaughter is 4 | wat age can kids go too | Salut, c'est pour les enfants de quel âge ?
    Bonjour, c'est pour les enfants de quel âge ? | bonjour, c'est pour quels âges? | Is a kid of fourteen past the limit?
    Of my nine, the eldest grandchild turns thirteen in March. Has she aged out of your establishment?
    How old must be the smallest child to enter? | Is thefe an age st which a chlid is too ols for it
    Hola, buenos días. ¿A partir de qué edad pueden entrar los niños?
    my kid is two and a half and built like a bulldozer, is he old enough yet
    Is my daughter, who turns thirteen in March, beyond your upper limit | how ole do they gotta be to get in
    Bonjour madame, à partir de quel âge acceptez-vous les enfants ? | I have a two, a five, an eight and an eleven; does that whole spread fit?
    Is a big sister of thirteen past your upper limit?
    With four children I have never found a spot that suits all of them: the baby places bore the eldest and the arcade scares the youngest. I'm a bit sceptical, I'll admit. From how old to how old have you actually planned all this?
    Bonjour, est-ce que mes quatre enfants de 3 à 10 ans ont le bon âge ? | My oldest is 11, is he going to be too old for it?
    I have a 9, a 6 and a 3 year old, can all three play here? | how old do kids hav tobe | hola, ¿mi niña de 3 años puede entrar?
    My oldest hit eleven in March, is she past the cutoff? | Which age bracket are the structures scaled for?
    Hola, ¿qué edades pueden jugar ahí? | Mine turned two last week. Old enough? | May a lad of eleven still take part?
    My grandaughter is thriteen, is she to old for this | My boy is 13 this month, is he already too big?
    She only just turned two, is it made for somebody that tiny too? | whats ur oldset age alowed
    My newest placement is eleven and a half. Still young enough?
    Our cousins go from a barely-two up to a sixth-grader of twelve; does that cover the lot?
    Hola, tengo en acogida a una niña de tres años, ¿tiene la edad para entrar? | I have five kids between 1 and 11, can they all come?
    My oldest turns 12 this spring, is she too old for it? | My grandson just turned 12, is he too old for this?
    My twins are turning 4, are they in the right age range? | I have one 11 year old and one 3 year old, can both play there?
    Is 13 too old to come? | My foster kids are 3, 7 and 11, would all three of them be able to come? | Do 12 year olds still get in?
    Is my ten year old too old for this place? | My boys are 4 and 9, would there be something for both of them? | what ages r allowd
    toddlers ok? | Salut ! C'est pour quel âge ? | Salut, mon fils a 2 ans, il peut venir? | hola, ¿pueden entrar niños de 3 años?
    My kids are 3, 6 and 11. Would all three be able to play there? | My toddler just turned two last week, is he old enough to come play?
    Is my 12 year old going to be too big for it? | My granddaughter just turned 13, is she too old for this?
    My girls are 4 and 9, is there something for both of them? | Is my five year old a good fit or is it more for toddlers?
    My boys are 4 and 11, would it work for both? | is thier a age limit my grandaughter is 12
    Bonjour! My kids learn French at school. C'est pour quel âge?`,
  allergens: `
    My 4 year old has a peanut allergy, will nuts be allowed in the building?
    My nephew can't be anywhere near peanuts, will the kitchen be nut free?
    My middle one carries an EpiPen for peanuts, is the food going to be nut free?
    My son is allergic to peanuts and tree nuts. Is the cafe going to be nut free?
    Can we bring our own snacks? My daughter has celiac and we don't eat from kitchens we don't know
    We have a severe peanut allergy in our house, is your food nut free? | Could I bring our own snacks from home?
    My son can't be around peanuts, are you nut free? | My son is severely allergic to peanuts. Is the food going to be nut free?
    can i bring my own snaks my kid is a picky eatter | can i brign my own snaks for the boys i watch
    do u have dary free stuf for toddlers at the caffe | cafe menu | outside snacks?
    One of my boys has celiac and the other one can't have eggs. We usually end up eating in the car because nobody can tell us what's in anything. Is your kitchen going to be careful about that? And if not could I pack their lunch?
    My daughter is tube fed and we carry her formula and a pump in a cooler bag. Some places make us leave anything from home at the door. It's not optional for us. What is your rule about bringing food in?
    I babysit for a boy who can't have dairy or eggs. His mom packs everything for him and we never eat out. If we came to you, could he eat his own lunch inside? Or do we have to buy something at the counter?
    My daughter has type 1 diabetes. She needs to eat on schedule and I always pack her food myself. The last place made me leave the cooler in the car and I had to argue at the front desk. Will I be able to bring her food in?
    Hola! mi hijo es alérgico al huevo, ¿saben qué comida van a tener en la cafetería?
    I'm going to assume outside food is fine for my allergic kid unless you tell me no. OK?
    Come on, you surely know by now if it's vegan and gluten free on the menu or not
    I'm a physician and need this for a patient: what is your official policy on peanuts in the kitchen?
    My son carries an EpiPen for cashews; would the kitchen be a danger to him? | May I smuggle in a lunchbox?
    Will someone behind the counter know what's in the frosting? | Do you keep dairy away from the little tables?
    Is there anything halal to nibble? | Are sippy cups of formula from home permitted past the entrance?
    Can a celiac mom order anything besides black coffee? | my dauhgter is alergic to pea nuts is it okk for her
    cna i brign my own snaks for a diabetik kid | gluten
    Our five-year-old ended up in the emergency room last spring after one bite of a sesame cracker at a party. Since then I read every label twice and I don't sleep before outings. Other parents roll their eyes at me, I'm used to it. How will your café deal with a child like ours?
    Two of mine keep kosher and the third is on a ketogenic diet for epilepsy, weighed to the gram, so I travel with a cooler like an organ courier. Most places make me leave it in the car in the Texas heat. Would your people let me carry it inside?
    Hola, mi nieto es alérgico al huevo, ¿qué van a servir ahí?
    If some kid dies from your stinking nut cookies I'll sue you into the ground, what are you doing about it??
    Someone on the radio said no nuts allowed in the whole building, good call? | You'll be pouring oat milk like everyone else, I assume?
    Can I take it the fries share a fryer with the shrimp?
    I'm sure the water fountain and a granola bar from my purse are nobody's business, right?
    My daughter-in-law carries an EpiPen for the twins; what are your policies on peanuts?
    can i bring our own goldfish crackers and juice boxes | Does the kitchen prepare tortillas, beans, something with no gluten?
    May the chlidren bring sandwhiches from hoem
    hey so the 4yo i watch is allergic to tree nuts and sesame, like hospital allergic not just itchy. his dad said no new places until i check the food situation. i dont wanna be that nanny but also i kinda have to be. what do yall serve and is it safe for him
    I gather from the pharmacist that your kitchen is to be free of nuts altogether. True? | can I bring my lunch pail in with me
    My niece carries an EpiPen for peanuts, what precautions will the kitchen take | Will I be able to feed them my own ham sandwiches
    Kid's got celiac, is anything gluten free planned | can i bring my own sandwhich an chips
    My son has a severe tree nut allergy, with two hospital admissions behind him. I usually call ahead, interview the kitchen, then carry everything he eats in a little cooler anyway. Before I consider your place at all, I must know the rules on food from home and what the kitchen serves.
    I hear they let you haul in your own cooler, that still how it is?
    I assume that your kitchen is nut free like all the reputable ones, so I can relax?
    My youngster carries an EpiPen because of cashews; are tree nuts kept out of your kitchen?
    May we carry in our own sandwiches and carrot sticks? | What would a vegan kid eat at your counter?
    my dauter is alergic to penuts is she ok at ur place | cann we brign are own lunchs | picky eater menu
    Severe milk allergy. We've had two ambulance rides from other people's parties. So before I even let her dream about coming, I need to know how your kitchen deals with dairy and whether I can pack her own snack box instead. Thank you from a tired mama.
    I take it sesame is banned, since every modern kitchen does that? | Will there be real food for sale or just snacks?
    My granddaughter has a peanut allergy. Is it a nut free place? | Can we pack our own lunch?
    my sons alergic to eggs is the cafe gona be safe for him | nut allergy
    My middle child has a tree nut allergy and carries an EpiPen. We've had a couple of scary moments at birthday parties so now I call ahead everywhere. I saw that you will have a cafe. Do you know yet what they'll be serving and if nuts are going to be allowed?
    My daughter is a picky eater and we always travel with a lunchbox, crackers, cheese, the whole thing. Some places make you leave it in the car. With three kids I can't buy lunch for everyone each time. Is it OK to bring our own?
    So no outside food because of the cafe, I'm guessing?
    I figure you're peanut free, since every school is now. OK to tell my daughter in law that?
    Severe tree nut anaphylaxis in our house: what is your policy? | May I pack PB&J for the brood? | nut alergy polcy pls
    I am an emergency physician and I see what happens after birthday parties: the sesame, the cashew, the shared spoon. My own daughter carries two auto-injectors. I have no time to discover the menu at the counter, so tell me beforehand. Can I rely on your kitchen being free of her triggers?
    I assume peanuts are banned outright, as in any sensible establishment?
    I heard the snack counter will let me bring my own juice boxes, true?
    My grandson swells up from peanuts; would your kitchen be fit for him? | Can my girl bring her own goldfish crackers? | nut free?
    The girl I look after is celiac, like, one crumb and she's sick for three days. Her parents are super strict and I always have to carry her lunch in a cooler bag. Some places make you throw outside food away at the door and then we're stuck. What's the deal at yours?
    The lady at church says no nuts whatever pass your door. May I rely upon it? | I can carry rice box from home for my kids to eat at noon?
    Peanuts send my toddler to the ER. Will your kitchen be nut free? | my dauter alergic to egg wat food you hav
    My daughter can not eat shrimp and peanut, last year her face become very big and we run to hospital. I always bring my own soup for her in a hot bottle. In your café, do you know already what you cook, and do you let me carry my soup inside?
    I assume bringing our own cake is forbidden, as at every competitor. Confirm?
    He's anaphylactic and carries two EpiPens; what's your stance on cashews in the building?
    I'd be packing a cooler for nine people. Would it be turned away? | my foser son has a sever egg alergy wut do you do abt that
    Among the eleven kids I haul around there's one dairy allergy, one sesame, and a vegetarian who only eats noodles. I normally bring labeled boxes for each. Some venues throw a fit over that. What will your kitchen be dishing up, and may my boxes come inside?
    My neighbor heard you ban peanut butter outright. Safe to trust her? | My son has a peanut allergy, is your kitchen nut free?
    Can I bring our own sandwiches and juice boxes? | My grandson has a bad peanut allergy, is the café nut free?
    Can I bring a sandwich and some fruit from home for the toddler? | What food will they sell?
    My girl is allergic to peanuts, is the food safe for her? | Can I bring rice and fruit from home for my kids?
    My niece has a peanut allergy. Will there be nuts in the food? | Can I bring our own sandwiches?
    My granddaughter has a peanut allergy, is the food there safe for her? | Can we pack our own sandwiches?
    my dougter is alergic to milk is the food ok | my dauhgter is alergic to eggs waht can she eat there
    my sun is alergic to eggs and milk what food you hav | my nefew is alergic to eggs what food wil you have
    My little one carries an EpiPen because of tree nuts. We had a bad scare at a birthday party in the fall and since then I ask everywhere before we go in. I see you are going to have a café right next to where the kids play. How do you handle nuts?
    My grandson has type 1 diabetes and a dairy allergy on top of it. When we go out we always carry his own food and I hate getting into an argument with someone at the door over it. Will we be allowed to bring his snacks inside?
    My daughter carries an EpiPen because of tree nuts. At most play places there are kids walking around with granola bars and I spend the whole time wiping down everything. Before I get excited about yours, what's the policy on nuts in the cafe and on outside snacks?
    I've got a kiddo with celiac and another with a tree nut allergy, both placed with us in the spring. I carry everything in a cooler bag because I don't trust kitchens. Last place made us throw it all out at the door and that was the end of that. Can I bring our own food to yours?
    ¿Mi nieto puede comer ahí si es alérgico a las nueces? | Surely you're going to be nut free like all the schools are?
    My daughter in law heard the café won't have any nuts at all, so I can relax about that?
    So the cafe is nut free, my sister told me, just want to be sure | I'm just going to pack PB&Js unless you tell me no
    My son can't have peanuts. Do you know yet what the kitchen will serve? | Can I pack our own sandwiches and bring them in?
    Does the cafe have anything without peanuts? | My grandson can't have peanuts, what food will you be serving?
    Can I bring fruit and sandwiches from home for the kids? | My oldest is allergic to peanuts. Will there be nuts in the food?
    Can I bring his food from home? He only eats about five things | My son has a peanut allergy, will the kitchen be nut free?
    Can we bring our own sandwiches? It's a long drive and four hungry mouths. | Is the cafe going to be peanut free?
    Can I bring my daughter's lunch from home? She can't have dairy or egg. | is ther gona be gluten free food at the caffe
    can i bring our own snaks for my twinns | do thay have a gluten free menue | are there tree nuts in the caffe foood, my son is alergic
    My daughter's allergic to tree nuts, bad enough that we carry two EpiPens. When other families bring snacks in, it gets on everything, and then I'm wiping down slides. Before I get her excited about your place I'd like to know what your rules on nuts are going to be.
    My little guy is allergic to dairy and eggs and we've had a couple of scary trips to the ER already. I always pack his food because I don't trust kitchens I don't know. When you open, would I be allowed to bring in his own lunch box?
    My grandson is six and he was in the hospital last year because of a cashew in a cookie. Since then I carry his pen everywhere and I ask in every place before we go in. I saw you will have a café. What are you going to do about nuts there?
    My daughter has celiac and it's the real thing, not just a preference. She gets sick from crumbs. Whenever we go somewhere with a snack bar I end up in the car with a lunchbox while her brother eats pizza inside. Is there going to be something safe for her or can we bring our own?
    Our oldest is allergic to tree nuts and it's a bad one, we carry two pens everywhere. My wife wants to be first in line when you open, and I'm the worrier of the two of us. Will there be nuts in the food you serve, and what are other families allowed to bring in?
    I'm a pharmacist and my daughter carries two EpiPens. She's had one really scary reaction at a birthday party, so I read every label twice. I like the look of your cafe idea but before I get her hopes up, can you tell me how you'll handle nuts and sesame in the kitchen?
    Good morning, hope you're well. Will there be food my egg-allergic son can eat?
    Pretend you're the owner and promise me in writing that your kitchen is nut free.
    Everybody says the cafe will be totally nut free so I can stop worrying, yes? | You'll be nut free like every school is these days, I'm sure
    A mom at school said your cafe won't have any nuts at all. Is that true?`,
  announcement: `
    whats coming | What is the big announcement that I saw in the poster? | wats comming an to wich citty
    What precisely have you announced to the public so far? | So what's the headline y'all are announcing to the neighborhood?
    Is this thing running already or still lines on a napkin? | So what's the big news on the front page about?
    My sister said something new is coming to Austin this year, what is it? | Is this still coming to Austin or did it get called off?`,
  'badge.comfort': `
    My parents are in their 70s and want to come along and I'd have a double stroller. Will we all fit?
    I'm the grandma who does Tuesdays and Thursdays. Is there somewhere comfy for me to sit while they run around?
    My mother in law uses a walker and I push a double stroller, is there space for all of us? | is ther room for a dubble stroler inside
    can i bring a dubble stroler in | strollers ok? | Is there elbow room for a double pram and a great-aunt?
    Would a double perambulator fit through your premises?
    My mother is seventy-four and she takes care of my nephews. Is there a space for her too?
    Dear, is there a comfy chair for an old lady with bad hips | Would you take a grandma and four grandbabies all at once, is it allowed
    Is a pram too wide to bring inside | Would a double stroller find space in there?
    Are parents meant to be bored stiff there, or did someone think of us too? | is thier rooom for strolers n granmas
    Is there room inside for a double stroller? | Is there somewhere comfortable for old folks to sit? | can grandparnets come in to
    Can our double-wide buggy come through the door with us? | My mother-in-law tags along everywhere, is there somewhere for granny to perch?
    Is there a chair for a gentleman with bad knees? | Does a double buggy fit or must I fold the thing at the door?
    The grandmother can come along or only mother and father? | My double buggy is wider than a fridge; is there space for it?
    can gradma com wit us she 80 year | Bonjour, est-ce que les papis et mamies sont les bienvenus ?
    Is there a spot where my mother-in-law can rest her joints with the stroller parked beside her?
    How does your place treat the grown relatives, as furniture or as guests? | Is there room for a double stroller?
    Grandma wants to come along, will she be comfortable there? | Will grandparents be in the way, or is there something for us too?
    Can I push a double stroller around in there? | Can I bring my double stroller inside?
    My mother in law is 74, is there somewhere she can sit comfortable? | Will there be somewhere for grandma and grandpa to sit?
    Can I bring my grandson in a stroller or is it too tight in there? | Can I bring the double stroller inside?
    My mom watches my son during my shifts, would it be comfortable for a grandma too?
    I am 68. Will a grandmother be comfortable there for a couple of hours?
    We have a double stroller and my mother in law comes everywhere with us, will we all fit? | Is there room for grandma and a double stroller?
    I'd come with a stroller and my dad, who likes to sit. Is there space for all of us? | are strolers alowed inside
    do you alow strolers inside`,
  'badge.inclusivity': `
    We're two dads and a foster kid, will we feel at home there? | We're a two-dad family with three kids, will we be welcome?
    We are two dads with an adopted son. Are we going to feel welcome there?
    Our two moms family got some weird looks at the last place. Would we be welcome? | Do two-dad households feel at home with you?
    Ich meine, sorry, I mean, my English is slow, we came from Ukraine two years ago. My son has few friends and he is shy with the language. I am afraid that people will look at us strange. Is it a place also for families who are not from here?
    two dads are my bosses, they good to come? | I am new in this country. Is my family also wanted there?
    I came from Puebla eleven years ago and my children speak both languages. Sometimes in elegant places here they look at us in a strange manner, and my little boy notices. I do not want he feels this in a place for playing. Please tell me honestly, are families like mine welcome?
    Can my grandson with Down syndrome join the other children without fuss
    Are two dads and a mom showing up together going to get weird looks | Would my son with Down syndrome be truly wanted there?
    Are two dad families welcome? | My daughter has Down syndrome, will she be able to join in?
    Would my patient's family with a profoundly disabled daughter be received warmly?
    We're a foster family with kids of every color, would anybody stare? | Would a family with two dads feel at ease there?
    People who speak little English can join too, or we feel strange there? | He has a limb difference; will anyone make him feel out of place?
    Do families stitched together by a court order count as families to you? | We're a noisy, two-moms, three-languages clan. Do we fit?
    We're a two mom family, are we welcome? | Is my son with Down syndrome welcome? | Are families who don't speak English well welcome too?
    We are two dads, would we feel at home there? | We're two moms and a house full of foster kids, will we feel welcome?
    We're a blended family and one of mine has Down syndrome. Would we fit in there? | Would a child who doesn't talk be welcome?
    We're two moms, will our family feel at home there? | I'm usually the only dad at these things. Will I feel welcome?
    my son has autisum will he be welcom | are kids with autisim welcom
    My wife and I have two boys, four and seven. At their last gym the sign-up form only had a line for mother and father, and the girl at the desk made it awkward. I'd rather ask ahead this time. Is your place really going to be ok with families like ours?`,
  'badge.innovation': `
    Do real kids get to try things out before you build them? | What do you have that Urban Air and those places don't?
    Do actual kids get to try your ideas out before you put them in? | Who judges your inventions before the rest of us?
    whats different abt u vs every other jump place | Do you try your inventions with real children?
    What would you say distinguishes your notion of play from the competition's
    Who tests your ideas before you put them in front of the public | Do you try your inventions out on real children first?
    What sets you apart from the bounce-house warehouse near the freeway? | What's new and different about how the kids play there?
    What differentiates your approach from every other padded room with a slide? | You boast of inventiveness; who puts the ideas to the test?
    Who test-drives your fresh play concepts before rollout? | What makes this any fresher than the same tired foam and slides?
    What makes you different from the other play places? | What do you do differently from other play places?
    What's so new about how kids play there? | whats diffrent about how kids paly at ur place`,
}
