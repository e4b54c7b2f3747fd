/** What it will be like. */
export const PLAY: Readonly<Record<string, string>> = {
  overview: `
    wide open space inside, or what should I imagine | does it have an open feel, airy with lots of light, or dark like an arcade | open air or indoors
    is it outdoors, open to the sky? it's too hot by ten in the morning for that | open layout or a bunch of separate rooms? | what's it like in there
    paint me a picture | discribe the place | waht will we find when we walk in | is there climbing | Are there things to climb on | what can kids climm
    does it have tunels and slids | jungle gym style or something else? | is it a trampolene park or waht | foam pit, ninja course, that sort of thing?
    so what do kids DO there
    My kids just moved here from Tulsa, know nobody, and I'm looking for a big indoor spot for rainy Sundays, so what is there to do at yours?
    what would my monkey of a boy scramble up | rope nets? | is it like a bounce house | what dose it look like inside
    any pictures in words? what's the vibe | vibe check | arcade games and tokens? | is it more like a museum or a gym | like the Thinkery?
    how would you compare it with a typical play café | Is it a big warehouse with plastic tubes | whats gonna be in it | give me the gist of the space
    walk me through a visit | what will my daughter experience | my son lives to climb trees. anything for him?
    she'd climb the curtains if I let her, so will there be structures for that | climing stuff? | wat is it like
    is the playgroud mostly climbing or mostly calm | what does a day there feel like | What's the atmosfere going to be
    Imagine I'm five. What's in there for me? | my kids will ask me in the car what's there, what do I tell them | Sell it to me: what's inside?
    Is there a ball pit, is there a sandbox, is there a bouncy castle, what is there?? | cardboard castles? treehouses? what's the concept of the room
    it's basically a gymnastics hall, isn't it | indoor monkey bars? | zip line or obstacle course inside
    I only want to know in two sentences what the playground itself is going to be.
    When it's 104 outside and the swings at Zilker would burn their legs, we need indoor running and climbing. What have you got in mind for the space?
    I saw your flyer at the pediatrician's, it had hardly any details. My four and seven year olds want to know if it's slides, climbing, games or what.
    We had passes for a jump place in Pflugerville and my girls got bored after two weeks of the same trampolines, so I'm curious what your playground would look like before I get hopes up.
    my nephew loves to be up high one minute and squeezed into some tiny hideout the next, does the space have both
    Are there hiding spots and things to scale | boulder wall with mats maybe? | is the play physical or is it screens
    high energy or chill? what should I picture | adventure course? | do they swing, crawl, jump, climb... which
    Not asking about cost or when, just trying to imagine it: are we talking netting and ladders and padded towers, or more a living room with cushions and pretty lamps?
    My six year old saw the word playground on your page and now asks every night if there's a slide, a swing and a tunnel in it. Help me answer him, what will be there?
    My husband thinks it's going to be another screaming box of primary-colored plastic, and I think it'll be something calmer with things to scramble over and nooks to curl up in. Who wins?
    the twins need to hang off stuff, jump off stuff, crawl under stuff, otherwise our sofa pays for it. would your place give them that?
    Is it a mazelike thing where you crawl thru, or one open hall with stuff to clammber on
    I've a shy kid who watches from the edge and a daredevil who leaps off the highest point, and I'm wondering what kind of place it'll be and if each would find their bit.
    paint me a picture, what will we see when we walk in | whats it gonna look like inside | discribe the place for someone who's never been
    is ther stuff to climb on | any hideouts or little nooks for shy kids to crawl into | what's the vibe | how's the interior laid out, roughly
    got renderings or a walk through description?
    My kid is a total monkey, up the curtains and on top of the fridge by breakfast, so I need to hear whether there are things to scramble over or is it all sit-down crafts
    is it one big room or several | jungle gym? | what would an afternoon there feel like for a four year old and his tired mom
    ball pit and plastic tubes, i assume? | what does teh space actually consist of
    we've been to the padded-mat kind with a vending machine and we've been to the fancy wooden kind with soft music, which of the two is yours closer to
    monkey bars or rock wall maybe | general idea of the playground please
    I've read about check-ins and seen the coffee stuff, fine, but nobody describes the room, so close your eyes and tell me what's around us when we're standing in the middle of it
    my husband is a carpenter and he asks whether it'll be structures to scale and hidey holes to sneak into, or an open hall with a few mats thrown about like the gym where we used to go
    paint me a picture, what would i see when i walk in with her?
    What will it look like inside, dear, is it all plastic tubes and ball pits or something prettier? | Whats in the bulding? Describe it.
    I'd appreciate a general description of the interior and the play experience. | How is the place inside? It have things to climb?
    whats the vibe in there gonna be like
    A parent asked me what it will be like and I only had two adjectives; could you describe the playground in a few sentences?
    I make social stories before we go anywhere new, so can you walk me through what the playground will be like for a child?
    Strip out the buzzwords: what would a kid physically do in there for two hours? | is it just slides or is there more to it, mine get bored in ten minuts
    What sort of play would I see children doing if I peeked through the window? | What can families expect from the space as a whole?
    sell me on it, what will it look like inside | paint me a picture of the inside before I spend gas money | what's it like inside | discribe the place plz
    How it look? it have slides, things for climb? | is it gonna be lit or boring
    Paint me a picture of the place, I can't make out the little images on this telephone.
    Provide a general description of the proposed interior environment. | what kind of like vibe feel atmosphere is it
    Please not another screaming neon warehouse with sticky ball pits. What will yours look like?
    So it's one huge bounce house with arcade machines and loud music?
    Our boy climbs the bookshelves. His sister hides under tables with a flashlight and a stuffed owl. Would the two of them find their kind of spot in yours?
    walk me through what we'd see when we come through the door | more jungel gym or more chill, rufly, how do I picture it | whats it gonna be like in there
    paint me a picture of the place | is there climbing at the gym you're making or what sort of place is it
    So tell me about the place before I drag my husband and three boys down from Liberty Hill, I want to imagine it, is it a bounce house warehouse or something gentler
    all I can find is a teaser, so what kind of space is it going to be
    Friend of mine keeps calling it a trampoline park and I keep saying it's calmer than that, with little nooks; who's got the right picture of it?
    what sort of room is it, one giant gym or lots of cozy bits | what would we walk into, like what's the first thing the kids would see and do
    before I drive in from Wimberley with three car seats full I'd like to picture it, is it the kind of spot with slides and nets or more of a museum
    what's it like | is it more like a museum | is it like chuck e cheese | so what is this going to be, slides, ball pits, nets
    what am i getting for my money, climbing? crafts? | give me an idea of the place | how big is it | describe it to me
    picture me with a stroller, a preschooler and zero patience after the mall closed its little play corner, what will i find when i walk in
    whats it gonna be like for a shy kid, quiet spots? | is it worth the drive, what's there to do | how deep is the ball pit
    what do three munchkins and a tired dad do in there | hows the balance stuff, beams n wobbly bridges? | is outside play a thing or is it all indoors
    shes alergic to sunscreen, is it indoors fully | what does the place look like inside | is it more of a park or more of a jungle gym, describe it
    describe the space for me, what would my kids see when they walk in | What kind of place are we picturing here? | give me a tour in words
    is there climbing and someplace cozy to hide | whats the vibe of the place
    paint me a picture of the inside, my six year old keeps asking what's behind the door and I've run out of things to make up
    I don't care where it is, we'd drive to Waco for the right thing. What I can't tell from the pictures is what it actually feels like in there.
    it's one giant bounce house inside, isn't it? | So picture Discovery Zone from the nineties. Is it gonna look like that?
    I imagine white plastic, primary colors, screaming. Prove me wrong: how's the place going to feel
    more like a park or more like the Thinkery, when you walk around in it?
    describe the inside to a skeptikal grandpa who was promised "a wonderland" by an excited girl of six
    Our designer friend Paolo drew what he thinks you'll be: ropes on the left, a cave, a coffee bar, some glowing wall. He's always so sure of himself. What will a family really see when they come through?
    paint me a picture of what it'll be like, you sound like you've got a poet in there | wats it gonna look like | monkey bars? | slides n climing stuff?
    paint me a picture of the inside | whats the vibe | walk me thru the place | reading nook somewhere? | big clmbing wall or tiny | jungle gym style?
    tunnels to crawl thru?? | whats playing there realy like | ropes, nets, anything to scale | quite nooks 2 hide in | cozy or warehousey
    imagin im walkin in, what do i see | can't picture the place at all from that one line on the page
    paint me a picture, I'm blind and my wife is describing your site badly | hoping it's not just annother room full of plastic tubes
    My daughter drew what she thinks it will look like, a castle with a bakery in it. Curious how far off she is.
    interior design student, I'd be thrilled to hear how the whole space is going to feel
    my wife hates crowds, plastic and pop music, I hate rainy weekends with three boys. I'm trying to sell her on your playground and what I need is a vivid description of how it's all going to be
    i imagine a warehouse with trampolines and blasting pop, hope i'm wrong about the vibe
    He climbs the fridge, she hides in the laundry basket. I'd love a spot with something for both temperaments, walk me through what it's like in there.
    looks dreamy from the colors alone, dying to know what we would see when we walk in
    Our pediatric occupational therapy students want a general idea what the playground would be like before they discuss it in class.
    my kid wont go anywhere without knowing in advance what it looks like, so i have to tell him a story about it
    no photos, no video, just words and vibes so far. I'm a visual person and need to know what it'd be like.
    Ive seen every bounce house from here to Laredo and I'd like to know the general scene at yours
    I've seen the word coffee nine times and a face scanner once, and the rest of the page wouldn't load on the bus. Paint me a picture. What's it going to look like in there when my four year old runs in?
    What will it be like inside, generally? The one by Costco is all plastic slides and pizza smell, twelve bucks for screaming, and my girls, 3 and 6, come home wired. It was somebody's fifth birthday there on Saturday and I found a bandaid in my hair when I got home to Elgin.
    My husband pictures a warehouse with inflatables, I picture something softer with an espresso bar, and we've bet a dinner on it. He's got the kids, 4 and 7, on his side. Describe the playground and tell us who's closer?
    We've tried the ball pit places and the screens-everywhere places and my kids get bored in half an hour at both. I'd pay more for something better. What's the playground actually going to be like inside?
    what would my kids actually do in there | is there stuff to climb | are there slides and ball pits or what kind of equipment | just describe the vibe
    my little monkey scales everything, hope you've got something for him | is there things to clime
  `,
  features: `
    what are the six things | which amenitys are you planing | can you run down everything you'll offer | full lineup?
    besides the café, what else is on the plan | Name every part of the place, I'm writing it up for our neighborhood newsletter
    what sets of areas will there be, all of them | what all do you have | list of thigns to do | what atractions are planned | how many different areas
    give me the full rundown of amenities | six things? what six | what will there be besides climbing | main features pls
    whats on offer for kids and for grownups | what sorts of zones and stations are you putting in
    my wife asked what's in it and all I remembered was something about a snake cafe and pods, could you send me the whole lineup
    what facilites will you have | anything beyond a slide and a snack bar | name everything youre planning
    before I sign up tell me what the place comes with, start to finish, I like lists
    do you have an overview of the offerings like lights and creative stuff and so on | what can you do there
    I've got a spreadsheet comparing five play gyms, columns for each attraction, and yours is still blank because I keep getting sent in circles, so kindly enumerate whatever is in the works
    give me the list of stuff you're planning, bullet points please, i'm fried | What all will you have there, sweetie? Read me the whole list.
    List the features. | Enumerate the planned attractions, if you would. | What thinks you are going to have? All of them.
    what all is there to do, name everything | I'm drafting a flyer and need a rundown of the planned offerings; how many are there and what are they called?
    I like to preview each area with him using picture cards. What are the different areas and features you have planned?
    What's on the feature list, and how many of those are shipping? | besides a cafe whats planned, gimme all of it
    What are the main things you're putting in? I'd like to describe each of them to the parents. | Six features, I read somewhere. Which six?
    list of what you're planning, so I know what my money goes to | features? | wat all featurs will be ther | Which attractions it has? give me the list
    whats in the bilding, like every single thing | Could you read me the whole list of what's planned, slowly?
    Enumerate each planned attraction by its proper designation. | what all stuff things are planned to be in it
    You tease "six things" and I can only find one | Slides, go-karts, laser tag, that's your lineup, no?
    I'm making a comparison chart for our moms' group. One column per venue, one row per amenity. What goes in your rows? | list of zones an amenitys
    besides the cafe what else is there | what have you got planned for the inside, all of it | name the six things | give me the rundown of attractions
    what do you get there, like which zones and stuff | what's there to do | list everthing you'll have
    My two lost their minds when they saw your sign, so walk me through what rooms and corners and extras there'll be, the whole lineup
    all I wanna know from you is what else, the ad cut off after pods and lights | whcih activites are on the list
    I saw a list of features with one missing on my phone, could you spell them all out | What all is at the place? list it | which areas are there inside
    name the different zones and attractions | what's in there besides a slide, can you give me the rundown of everything | amenities list
    ten attractions, says the flyer. List them | so the features are slides, slides and slides?
    Do you have as many things as Main Event, what all is planned | I heard six. Six what?
    zipline, arcade, ninja course: guess which of these I was told you'd have. What's the real list of stuff you plan
    My triplets argue over what's going to be in there, one bets on robots, one on art, one on snacks, and their teacher Mr. Beck has a scoresheet. Could you list all the planned features so somebody wins?
    whats all in it. bullet points. go | name every featuer you've got planned, as the billboard only had room for one | list of feetures
    six things, name them | any cool attracktions | what all do u got in there | ammenitys plz | stuff to do for kids | rundown of every zone
    activitys offered | facilities overview, bullet points | wats planed inside | which features made the cut | exibits n stations
    what's included in the building | evrything yall gonna have | top perks of the place
    I gave the grandkids three guesses each about what's in there, now I need the official list
    need a rundown of everything you've got planned, my wife makes spreadsheets | Travel writer, compiling bullet points about attractions under one roof.
    I hear pods, I hear paint, I hear coffee, I hear face cameras. Someone give me the whole lineup. | don't know whats all in there besides a slide i guess
    my triplets all like different things so the more zones the better, let's hear 'em | Ma says it's just a cafe with toys, I say theres way more to it
    our PTA president wants to know what all's being offered inside before she shares you
    would be handy to see the ammenities in one place, I've been scrolling for ages | the six things mentioned on that postcard, I lost the postcard
    for my blog I'm comparing indoor playgrounds from Georgetown to Buda, prices and opening times come later, right now I'm only filling in the column with what each one has in it and yours is empty
    I'd read the bit about espresso and the bit about faces, then the baby woke up and I lost the page. It's naptime again. Could you run through everything you're planning to put in?
    What all will there be to do? It's a forty minute haul from Bastrop, with a 4 and a 10 year old who like nothing in common except fries. They get me from four on Friday until Sunday night, I'm the grandmother, and I've run out of ideas, not of money.
    My husband says no way is he paying thirty dollars for one slide and a juice box on his only day off. What are the main attractions, so I can argue back?
    I only have ten minutes before the baby wakes, so give me the short version please. My older ones are 4 and 7 and they like art and climbing and cake. What all will there be to do?
    list everything you'll have | what attractions are there | what else besides climbing | give me the highlights | what kind of activities would there be
    waht stuff is gona be in ther | wat can kids do their
  `,
}
