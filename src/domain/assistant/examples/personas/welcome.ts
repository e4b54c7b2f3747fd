/** Who is welcome, and how comfortable. */
export const WELCOME: Readonly<Record<string, string>> = {
  'badge.inclusivity': `
    are you open to kids with autism | open to same sex parents? | Open to all, no matter what religion or language?
    do you keep an open mind about families like ours, two dads and a foster kid | is it open to the general public or only certain families
    Do you keep your arms open for kids who melt down at noon and shout until one? Ours gets stared at everywhere, and we're weary of being asked to leave.
    are fat kids gonna be ok there | all abilities? | any kind of family welcome? | do you discrimnate | gay dads welcome?
    my kid is different, will people be nice to her | we wear hijab, would we be welcome
    we are a black family in a very white suburb and i've had enough of being followed around stores, is everybody truly received the same
    transgender child, 8, will she be turned away | are all bodies welcome or just the athletic ones | who's allowed in | is this place inclusve of everybody
    my niece has a birthmark over half her face and gets pointed at wherever we go, I just want to hear that she'd be wanted
    undocumented parents ok to come? | is it only for typical kids | does the badge about inclusivity mean anything or is it a sticker
    are big bodied parents going to feel out of place
    people have said some pretty mean things about our blended bunch, two dads, a grandma and kids in three colors, so before we get excited tell me straight if the likes of us are wanted
    My boy is heavy and the last gym clerk looked him up and down and said the equipment was for "active" kids, he cried all the way home, is he going to be recieved kindly at yours
    i show up in scrubs looking half dead, anybody gonna judge me? | Are all kinds of families welcome, dear? My grandson has two daddies and they are lovely.
    Single dad with three girls. We welcom or is it a mom club? | Are patrons of every background welcome without distinction?
    I don't speak good English. We are welcome? | the kids mom wears hijab, is everyone cool with that there
    We have foster families, same-sex couples, refugees. May I promise them they'd all be welcome?
    People stare when he flaps his hands. Are kids like him really welcome, or only tolerated?
    "All are welcome" is cheap to print. Are you sure it includes people who don't fit in? | folks give us looks for having so many kids, are we welcome
    I have pupils of every size, color and ability; is each of them welcome with you?
    Would anyone frown at a nine-year-old in a diaper, or is every kid accepted? | Is everybody wellcome, even the child no one else invites?
    is every family welcome whatever they earn, whatever they look like | are poor brown kids welcome or will we get looks | everyone welcome?
    r we welcom as 2 moms | We are family with hijab, the people accept us there? | can my trans cousin come or is it gonna be weird
    My grandson has Down syndrome and folks stare. Will he be welcomed, sweetheart?
    Does the operator discriminate on the basis of race, religion, disability or family status? | is it for all all kinds of people
    We got dirty looks at the last gym because my boy flaps his hands. I refuse to go through that again
    Families who don't speak English stay out, I suppose?
    I'm raising my sister's kids; I'm brown and they're blond. Strangers keep asking questions. Would people like us belong? | foster kids wellcome to?
    I'm a single dad with tattoos up to my jaw and twin girls in pigtails. At story hour they moved their purses. Will I be looked at funny?
    who is allowed to belong there, were two moms | are toddlers judged for being rowdy, mine is a lot
    do you seperate familys by ability or can everbody mix | are dads made to feel odd there | my daughter is deaf and people always gawk. will she fit in
    are there people who'd roll their eyes at a meltdown | every body type welcome, im a big mom | he cant sit still, anybody going to give us dirty looks
    what do yall say when moms tut at my tornado of a boy, is he wanted | is there anything for vegans to worry about, as in do they get mocked
    hijabi mom here, will we be comfortable or stared at | people roll their eyes at my food allergy kid. will your crowd be kinder
    diabetic kid here, wears a pump, hates when kids point at it. will she feel she belongs | I'm Hindu, are we as wanted as anybody
    You serve families of every faith, so nobody will mind my turban? | you cater to muslims? ive been given looks
    Food allergy mom of three here. Don't care about the menu, we eat before. Would I be treated like a nuisance the way I am at other places?
    is it ok to be fat and on the floor with him, no side eye | Two moms won't get stares, right? this is still Texas
    you're Christian owned so muslims not so welcome, is that how it is | I heard somebody in hijab got turned away. Is everyone welcome or not
    We only speak Spanish at home, nos van a tratar bien? | big mama here, size 26. they laughed at me at the trampoline park. would you
    My son wears dresses, his choice, and a woman named Pam told us to "stay home with that". I'm guessing you'd rather we came. Are we welcome?
    rich white kids only i bet | You don't have a problem with foster familys, do you? | two dads here, will anyone stare | are gay parents ok
    We're Muslim and I wear a hijab. Are we welcome? | im a plus size mom, will i be judged | single dad, always get weird looks at playgrounds. am I welcome
    do you take all kinds of families | My son likes wearing dresses. Is that going to be an issue with you people? | is it christians only
    only for rich white moms from Westlake? | we dont speak much english, can we come too | Nonbinary parent asking whether I'd feel accepted.
    grandma raising grandkids, not a mom. do i fit
    Our family is interracial and adopted, and we've been asked "whose kids are these" at more places than I can count. Will we be met with open arms at yours?
    do you descriminate | You turn away larger bodies, I suppose, like the trampoline park with its weight cap?
    trans kid. safe for us? as in people being kind | low income, tattoos, teen mom. bet I'm not your type of customer
    i feel judged everywhere with my four wild boys, tell me your spot is different | Orthodox family, modest dress, big crowd of children. OK with you?
    Everyone at mommy groups here seems to be married, blonde and fit. I'm a widowed Filipino dad with a bad back. Would I stick out or be treated as one of the bunch?
    two moms ok? | lgbtq frendly | muslim family, we welcome | plus size mama, stares? | fostor kids welcom | single dads get looks?
    all boddies all abilitys fr? | trans kiddo safe from judgment | immigrants wellcome? | interracial family here | no habla ingles, wecome anyway?
    tattooed parents, judgy crowd? | feels like rich ppl only club | church folks and atheists alike? | evry 1 realy welcome
    foster mom, new in town, kids who look nothing like me. Hoping we won't stick out.
    two dads here, one in a kilt most days, adopted siblings, new to the neighborhood. At the last birthday we were invited to, three moms moved tables, so we're a bit gun-shy
    My boy wears dresses and I'm tired of explaining. | we wear hijab, last place the lady at the desk was cold with us
    I'm a large woman and I get stared at whenever I go down a slide with my kid
    undocumented parents in my caseload are scared to walk into anything new, I need to tell them how they'd be received
    Just got out after four years and getting to know my little girl again. Not everybody wants somebody like me around.
    we dont look like the familys in the ads
    teen mom, 17, still finishing high school, i work weekends at a taco truck, and at the places with the fancy coffee people assume i'm the babysitter and whisper
    my partner is trans and we pick our outings carefully | Refugee family, arrived from Kabul in spring. We do not know if this place is for people like us.
    a granny raising her grandson alone doesn't always feel wanted in rooms full of thirty-year-olds
    dads get side-eyed at playgrounds, i get it all the time as a 6'4 tattooed guy
    Adoptive, interracial, loud and a bit sticky, that's us. Just want to be welcomed.
    We're two dads from Travis Heights with a girl turning five, and in the last party place the hostess kept asking where Mommy was. Will we be all right with you?
    I wear niqab, my kids are 4 and 6, and at the bounce house by Parmer folks moved their strollers away from our table while we ate. Would I be welcome?
    Spanish is all my wife speaks and she'd be the one who takes the boys on weekdays, while I've got the truck at work. Nobody's gonna make her feel like she dont belong?
    I'm a big woman, 300 lbs, and I like to get in there with my grandbaby, who's three, not sit with a coffee like the skinny moms in Westlake. People my size wanted too?
    We're a Black family with a kid who has Down syndrome, and we've been stared at in more play places than I can count. I don't even care what it costs. Would we be welcome there?
    we're two dads, will that be ok | my son has Down syndrome, is he welcome | do special needs kids get turned away
    we wear hijab, never sure how people will treat us | is everybody accepted | bigger bodied mom here and a little nervous about judgment
    is evrybody welcom | spechal needs kids ok?
  `,
  'badge.comfort': `
    stoller parking? | can nana and opa tag along with us | can I push a double stroller through
    six of us including nana and pop pop, is there space for everyone | we come as a whole tribe, aunt, grandpa, buggy. too crowded?
    is my UPPAbaby going to fit inside or do I fold it up outside
    my mother knits, my father-in-law naps anywhere, both want to come along with the kids and the wide stroller we haul. will we be in everybody's way?
    can i bring my dubble stroler in | is there space for grandma to sit | can the whole family come or just one parent
    we're a party of seven with two grandparents and a wagon, will we fit | is it comfy for adults | are there real chairs or do grownups squat on the floor
    where do strollers go | will it be crampt | my mom has bad knees and cant sit on tiny stools | can aunts and uncles tag along
    is the jogging stroller too wide to get through | enuf space for strolers | abuela wants to come watch, is there anything for her
    Last place we tried had one bench, no room to turn the pram around and my father stood for two hours holding coats, is yours more generous
    big families ok? | somewhere comfortable for the elderly to hang out while the kids climb | do i have to fold the stroller at the entrance
    There'd be me, my husband, the baby wagon, his mother with her cane and my dad who needs to spread out his newspaper, and I dread being wedged in like sardines again, so have you got space for such a clan
    Grandmother of five writing. At these places I allways end up perched on a pirate ship with my purse in my lap, so is there going to be anything for people my age
    is there space for my mom to come along and put her feet up | Would an old lady like me be comfortable there while the children romp?
    Double stoller fit thru there? | Will the premises reasonably accommodate strollers and accompanying extended family?
    My mother and my father come with us always. Is enough space for all the family? | can i bring the giant stroller in or will it get stuck
    We're a grandparents-raise-the-kids kind of campus, so is there comfortable room for the older generation?
    His grandma, his sister and his aide all come along with us. Is there space for a whole crew like ours?
    Is it cramped? Every play cafe I've tried had nowhere to put a pram. | seven of us plus a stroller plus abuela, do we all fit in there
    Grandparents' Day is my favorite day of the year; have you thought about the comfort of older visitors?
    Where would families leave strolers, or is there room to roll them inside? | room for a double stroller or do I have to fold it
    can the great grandparents find a seat, they've got free time and bad knees | stroller ok? | can granma come and sit somwhere comftable
    Is place for big family? we are eight, with grandfather | can my whole fam roll up
    My knees are bad. Will there be a spot for an old lady while they run about? | Are extended family members and perambulators to be accommodated?
    is there room space for a double stroller wagon | Last place made me leave the buggy out in the rain. Do I have to fight you as well?
    No prams past the lobby, I assume
    We travel in a pack: two aunts, Pawpaw, the twins' side-by-side. At most venues half of us end up on the sidewalk. Could we all fit?
    is it cramped for the grown-ups | will great granparents be comfy their | can my doubble stroler get in
    how would I get around the room with a twin stroller | my mom's on her own Wednesdays, could she come along and have somewhere to be comfy
    wide aisles? pushing a bob double | will Pop fit in too, he tags along everywhere | room for all six of us, granparents as well?
    Abuela moves slow and likes company; is she in the way there or is there room for the older generation | do I have to fold the pram
    can I have my latte and the twins' stroller and my mother-in-law all in there with us
    where do I put my mother, she tires easily and we bring her everywhere
    We've got one in a stroller, one on foot and two grandmas who won't stay home, and most places make us feel like a traffic jam, so could we all fit
    can my big ole wagon stroller roll in or stay outside | is grandpa gonna be bored and crammed or is there space for him
    three generations, one outing, does your place have space for us | is it tight in there with a buggy
    my in laws come to everything, are they allowed to tag along or is it kids and one parent
    strollers left outside in the rain again?? or can we wheel em in
    Great grandma is ninety one, lives for these babies, and just wants to come be among them with a warm cup in her hand, is there room for her
    is there a seat and some space for a senior, we're 70 | what happens if somebody falls asleep in the double stroller, is there room to roll it in
    My mom will bring him most days and she has a bad hip. Is there somewhere easy for her to sit and spread out?
    I'm a retired deputy and my knees are shot. Anywhere for grandfathers to rest at your place?
    sitting space?? for me, a double stroller and my mother in law | a mom at storytime said you ban all strollers, true
    can nana sit close, is there space for seven of us and a pram | where do I park the stroller | stroller parking inside?
    will my double wide stroller fit in there | can I roll the wagon stroller in or does it stay in the car | Is there space for grandma and grandpa too
    abuela always comes along, is there a place for her | is it cramped | enough room for all six of us?
    We travel as a herd: two parents, two sets of grandparents, an aunt, three kids. Would we fit or feel in the way? | buggy storage
    somewhere to leave a pram while they play | my parents are in their seventies, would they be comfy | pushchair friendly? (we're brits)
    big enough aisles for a stoller? | can older relatives tag along and have space | strolers allowed inside
    every play place I've been to is jammed so tight that there's no place for my side by side jogger, and I end up blocking someone, is yours roomier
    papaw wants to come watch, room for him? | is there elbow room for a big family | Where do grandparents fit in all of this
    Where do I put the stroller once I'm in the door?
    Both grandmas, a great aunt with a purse full of peppermints, me, and four kids in matching shirts, that's our Tuesday crew, so will somebody end up standing in the hallway?
    The last place made us leave the jogger outside in the rain, then the seat was soaked all the way home. Can wheels come in with us?
    is thier space for granparents | strolers stay outside, correct? | my double Bob is 31 inches wide, somebody said there's no room for it
    Grandparents stand the whole time, like at Catch Air, I assume | is there space for a family of nine or just mom plus one
    Nana is 88, Pop-Pop naps sitting up, and there's my brother's gang of five. The hostess at Luby's pushes tables together for us. My mother guesses you'd have no place for a tribe like ours. Would there be room for us all?
    you charge for stroler storage or is there room to wheel it in | It'll be cramped like the place on Anderson, won't it? we come with the whole clan
    dubble stroller fit? | abuela coming too, room? | family of 8 sqeeze in | grandpa needs a chair | space for the whole clan | in laws n cousins all fit?
    wagon okay inside? | comfy for dadz? | wide enough for my uppababy | great granma w bad knees sitting | aunts, uncles, everybody come along?
    buggie parking indoors | cramped or roomy | is it confortable for us old folks | bob jogger thru the aisles??
    bringing my elderly father along, he can't stay on his feet for long | we're a crew of seven with cousins and the double stroller, we never fit anywhere
    Great-grandma is 91 and refuses to be left at home. | my triplet buggy is wider than most doorways, last place made me fold it up in the rain
    in our culture the whole clan goes: uncles, aunties, nani, everyone
    I'm the grandpa who ends up leaning on a wall for two hours holding all the coats, a juice box and somebody's birthday balloon while the moms take the only bench
    eight months along and my ankles are balloons, I'd need to put my feet up while they run
    places like this always forget there are grown people who come too and have hips | pushing a pram through narrow aisles full of shoes, nope
    They'd be coming with me, my ex, his new wife and both sets of grandparents. A big modern mess of a bunch who all want space.
    my mama had her knee replaced in may, she'd want to sit by the little ones, not in a lobby
    nanny share, so I've got a side by side stroler and a diaper mountain to park somewhere inside
    we're a household of nine, ages two to seventy-eight, we arrive in two vans, we eat loud, we laugh loud, and we always wind up split across three corners because nobody builds for a herd
    My mother's 80 and wants a chair with a back, my father-in-law comes along, then us and four kids under nine, and at the zoo café half of us stood. Is there room for a tribe like that?
    We roll with a dubble stroler wide as a Smart car, twins of two in it and a four year old on the board, and I'd hate leaving it in the parking lot. Would it fit inside?
    Is there space for the whole gang? Four generations after Sunday Mass, great-grandma down to the three year old, and at the last place they had some of us eat in the car. Tío Beto needs a seat for his knee, there's a twin stroller, and my sister won't come anywhere that she can't get a coffee.
    I come with a stroller, a diaper bag, a cold brew and a kid who's three and won't walk. The library has nowhere to put any of it. Will yours have room for all of us and our junk?
    I'd be coming with a double stroller, my mom with her walker, and a baby asleep on me. Most places have one narrow aisle and a single chair. Is there going to be enough space for all of us?
    Grandpa and I are the ones who do Saturdays, we pick them up at nine and return them sticky at four. Our knees don't do floors anymore. Is there a spot for grandparents to be comfortable?
    can grandma come along and sit somewhere | double stroller, will it fit | anywhere comfy for adults | we're a crew of 7 with cousins, is there space
    do I wheel the buggy in or leave it outside | bringing my elderly dad, hope he's not standing the whole time | strolers aloud inside
    can granpa come to and sitdown | strollers
  `,
  'value.inclusive': `
    what do you mean by inclusive community | how does a new family get to join in | will we feel like outsiders if we dont know anybody | is it cliquy
    does every family find a way to take part | we just moved from El Salvador and my English is not so good, can my family be part of the community also
    single dad here, usually the only man in the room and people stare, is there a spot for me in this crowd | is this just for rich westlake families
    how will you make sure nobody sits on the sidelines | do foster families fit in | inclusive as in what | whats the plan so that shy newcomers get drawn in
    my boy always ends up watching from the edge while the others run around in packs, would he find his own way of joining there
    is it a community or just a business that says comunity | we homeschool and always get the side-eye, are families like ours in or out
    I'm raising my grandkids on a fixed income and places with the word community on the door rarely mean people like me, do you
    how do different kinds of families come together there
    We've tried three moms' circles and everybody already had their best friends, so we stood by the coffee like furniture; what will you do so that a newcomer family actually becomes a part of things
    when you say inclusive communty what does that look like on a normal day
    My granddaughter always ends up on the sidelines watching, poor lamb, will she find some way to join in? | "Inclusive." Meaning what?
    How do you construe the phrase "inclusive community"? | We are new here and we don't know nobody. How can a familly like us take part?
    the girl i sit is super shy and gets left out, would she be able to join in
    Inclusion is on our agenda every month. What does that word mean to you as a community?
    At every other place he stands at the fence while the others play. Would there be a way in for him to take part with them?
    Everyone claims to be an inclusive community now. What's your definition?
    big family, small budget, we usually get left out of stuff, can we be part of it like the rest?
    I teach my kinders "you can't say you can't play." Is that the sort of inclusion you mean? | My kid doesn't speak up. How does he not get left out?
    What's the inclusive part, in plain words, beyond a rainbow logo? | inclusive community? | whats inclusiv comunity suposed to mean
    In your values is "inclusive community", I don't understand this words | what do u mean by inclusive community lol
    "Inclusive community", is that a modern way of saying neighborly? | Clarify the scope of "inclusive community" as set out among your values.
    meaning definition of inclusive community please | Inclusive community sounds like corporate fluff, put it in plain words
    Inclusive community means members only, I take it?
    I teach a seminar on public space. My students collect how firms define the terms they advertise. How do you define your third value, the one about an inclusive community?
    third value on your list, what's behind it | that frase about comunity being inclusive, how would it show
    "inclusive community" is code for politics, isn't it? what do you mean by it
    what does inclusive community mean to you, and don't copy it from Target's website
    So by inclusive you mean every family finds something to join in, or only that nobody's banned?
    We're the odd ones at every playgroup, two grandmas raising a shy boy, and a counselor named Mr. Ibe guessed your "inclusive community" line means there's a way for folks like us to take part. How do you mean it?
    define inclusive comunity, my hoa uses that phrase and they're the least of it | Is your value about community just a rainbow sticker, like at the bank?
    the third value, the inclusive one, explain it like i'm five
    I assume "inclusive community" implies English-only families aren't the only ones who get to join the fun? | what is meant by inclusive community
    "an inclusive community", is that a buzzword or what | How do you define inclusive? | third value on your list, the community one, elaborate
    We always end up on the sidelines at play places because we're a bit different. What does inclusive mean at yours, is there a way for us to take part?
    inclusive comunity meaning? | You list "inclusive" among the values, give me that in plain words | what's the idea behind the inclusive thing
    inclusive how exactly, just a rainbow sticker? | inclusive comunity meaning | shy kid, will he join in | new in town, wanna belong | clicky moms scare me
    always gets lef out | way for every family to participate? | outsiders fit in here? | nobody sits on the sidelines, right | how dose everyone take part
    wallflower daughter | dont know english good, can we join | community feel or everyone solo | kids exclued mine at the park | ur inclusion promise defined
    finding ones place, akward family | my son always ends up watching from the edge while the others play, it breaks me
    She doesn't talk yet and other kids just walk around her like furniture. Staff smile, mothers smile, nobody invites her. I dream of somewhere that finds her a way into the game.
    we're the only family who doesn't speak English on the block and my girls sit alone on the bench
    the word community gets thrown around, but nobody ever says hi to the dads | shy one here, mother AND daughter. Joining in is the hard part for us.
    just relocated for the army, fourth base in six years, and each time they have to break into a circle of kids who have known each other forever
    sociology prof, I'm interested in how you define inclusive comunity | he wants to be part of it so badly but never knows how to step in
    its always cliks at those places, pta moms in one corner and the rest of us nowhere
    Speech therapist. My little clients need settings where taking part isn't limited to the loud and the quick.
    I hope "inclusive community" isn't just two buzzwords glued together
    dad uses an interpreter, mom is the quiet type, we usually end up spectators rather than participants
    I foster four, ages 3 to 10, different colors and different last names, and at the pool people ask how much the state pays me. You write "inclusive community". What does that look like with you?
    My son's shy, Grandma speaks only Vietnamese, and I'm the tired one who holds the snacks, so on most outings two of us end up guarding the bags. Do you have a way for a family like that to join in?
    Any business with a latte machine calls itself a community. I moved here alone with a two year old, no car, no kin in Texas. What do you mean by an inclusive one?
    You talk about an inclusive community and every company says that now. My kids have two dads and a great-grandma who speaks only Vietnamese. What do you mean by it?
    what does inclusive even mean to you | foster mom, new in town, do we fit in | how do you bring in the ones who usually get left out
    is there a real sense of community | what do you do so nobody ends up on the sidelines | your inclusive community thing, can you say more
    wat dose inclusiv comunity meen
  `,
}
