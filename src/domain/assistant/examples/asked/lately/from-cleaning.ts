/** Asked lately: the keys from cleaning on. */
export const FROM_CLEANING: Readonly<Record<string, string>> = {
  cleaning: `
    How often do the toys get wiped down? Mine still puts everything in his mouth | How often do you sanitize the toys?
    With three kids we catch everything going around. How often are the toys going to be wiped down?
    How often does somebody wipe down the toys and climbing stuff?
    The ball pit at our old place was disgusting. How often are you going to sanitize stuff? | How often do the toys and mats get disinfected?
    can he stil come if he has a runy nose or is that aganst the rules | do they wash the toyz evry day
    My baby was a preemie and her pediatrician told us to stay away from germs. But her big brother is 4 and going stir crazy. What do you do if a kid shows up coughing all over? And how often does everything get wiped down?
    Both my kids always come home sick from indoor playgrounds. Last time it was hand foot and mouth, before that pink eye. What do you do when a kid shows up with a runny nose? How often is everything disinfected?
    We got hand foot and mouth two times from the last indoor playground. Both times they told us it was not their problem. I can't miss more work, I'm on my own with them. Do you send sick kids home?
    My daughter finished chemo in January and her oncologist says we can slowly go back to normal. I'm terrified of ball pits and runny noses. What do you do about surfaces that get sneezed on all day? Do you send sick kids home?
    Bet it'll be one more germ pit full of snotty kids. Do you even send the sick ones home??
    the rule is 24 hours without fever before they can come back, correct? every place has it
    if my kid has a runny nose but no fever you'd let him in, just confirm so I have it in writing
    When a kid throws up on the slide, who disinfects it? | When my daughter runs a fever, must she stay home? | sticky hands, germs
    Half of my caseload at the clinic has hand, foot and mouth disease every time one of those ball pits opens. I say this with love. You can have the cutest decor in Travis County and I'd still ask how often somebody wipes things down and whether snotty children are turned away.
    How often do you disinfect what toddlers lick? | if a kid has a runny nose do u turn us away
    Our youngest was born at twenty-nine weeks and is still fragile at two and a half. Every cold goes to her chest. Her mother keeps her home from most public places, which makes for a lonely little girl. I want to argue her case, but I need to know how things will be washed and what happens when somebody turns up coughing.
    They commented in the WhatsApp of mothers that with fever of 38 you still let them pass. Is that correct?
    anybody spray down the toys between kids, mine licks everything | What is the policy if a child has a fever or pink eye
    Do they sanitize the climbing structures nightly | doo they clen the toyes wel
    I caught the most dreadful cough from a play center last winter, and so did both the grandchildren, three weeks we were in bed. There were sticky handprints everywhere, and nobody wiping anything. What are you going to do about germs, and do you send sniffly children home?
    they told me at the library you shut for a deep scrub every Monday, is it true
    How are surfaces disinfected between one family and the next? | If a kid turns up feverish, do you turn them away?
    do yuo dissinfect teh toys evry nite | germ policy
    On my ward we just came out of a norovirus wave and half the patients had been at some soft-play barn the weekend before. I am not trying to be the germ police, honestly. But what is your rule on a child who threw up yesterday, and how often is the equipment wiped?
    your place is going to be a petri dish, prove me wrong, how do you scrub it down
    Surely a runny nose won't get us bounced, the daycare next door lets it slide?
    What if a kid shows up with pink eye, do you send them home? | how clean is it gonna be my kid puts evrything in his moth
    I'm a pediatric nurse so I see what happens when kids share toys all winter long. I'm not trying to be a pain, I just like to know before I bring mine. What do you do about cleaning, and what's the policy when a kid comes in with a fever?
    What's your protocol when a febrile toddler shows up? | Do the toys get disinfected between batches of kids? | sick kid policy
    Last month I admitted three toddlers with norovirus, all from the same ball pit. I'm not squeamish, but I do want to understand what you do about it. How often are surfaces wiped, with which agent, and do you send feverish children home?
    If my child had pinkeye on Monday, he'd be fine to come by Wednesday by your rules, correct?
    Is a youngster with a runny nose turned away at the threshold? | hwo do u clean the toys betwen kids
    Dear sirs, I shall be bringing three grandchildren, and their mother has lately warned me about croup and a stomach bug making the rounds at their school. I am not a young man and a fever puts me in bed for weeks. What precautions do you take, and do you send the sick ones home?
    When my kid cough a little, he still can come? | How often does everything the kids lick get disinfected?
    My wife says I worry too much, and she's probably right, but our pediatrician told us to avoid crowded places during flu season because of his lungs. I keep picturing sneezing kids and sticky handrails. Do you wipe things down, and would somebody turn away a family that's obviously ill?
    Kids with a runny nose get sent home after ten minutes, I read somewhere. So that's the policy?
    What happens when a kid turns up with a hacking cough? | Do you scrub the toys at closing, the way we do the taps? | lice policy?
    There was stomach flu in our house all of February, and I swear it started at some indoor gym where nobody had wiped anything in a month. I can't go through that again with a medically fragile toddler. Tell me how often you disinfect and whether you'd send a feverish kid away.
    I read that staff go over everything with bleach hourly; that's still your method, correct? | What's your rule if a kid has a runny nose?
    If he has a runny nose can he still come? | How often do you clean the toys? | If a kid has a runny nose do you turn them away?
    What happens if one of the kids gets sick the morning of, is there a rule about it? | What do you do if a kid shows up with a runny nose?
    Are the toys wiped down every night? | what happns if a kid thats sick comes in do you send them home | sick kids
    When you've got five kids somebody always has a cold. I keep mine home if they have a fever but I know plenty of folks who don't. We all got hand foot and mouth from a ball pit two years ago and it was a miserable month. What are you doing to keep the place clean?
    Both kids I nanny came home from another play place with hand, foot and mouth last month and then I got it too, during finals. I'm not blaming anyone but it was gross. What is your plan for keeping everything clean and keeping sick kids out?
    My twins have been sick basically since they started daycare, I'm not even joking, we've had hand foot and mouth twice. So I'm a little germ crazy now. How do you handle cleaning, and what do you do when somebody brings a kid with a fever?
    My brother works for the city and my sister in law is a nurse so between them they catch every bug in the county, and then the kids pass it around at my house. After last winter I'm done with sticky ball pits. What do you do to keep things clean over there?
    Can I safely assume a kid with a fever yesterday is fine to come today?
    I assume a kid with a fever last night but fine this morning is good to come in? | How often will the toys get wiped down?
    What do you do if somebody brings in a kid with a runny nose and a fever? | How often do the toys and tables get wiped down?
    If a kid shows up with a fever, do you send them home? | can he still come if he has a runy nose | sick kids policy
    My youngest just had stomach flu, and I'm pretty sure he picked it up from a ball pit. All five of us went down one after the other and I lost a week of work. I like the look of your place. What's your plan for keeping it clean?
    At my office we see kids all day long and I know how fast a cold goes around. My daughter caught hand foot and mouth at the last indoor playground we went to and we were stuck home a week. What are you going to do about keeping things clean?
    Every time we go to an indoor play place one of my kids brings home a stomach bug, and then I lose a week of work because I'm the one at home. I'm not trying to be difficult. I just want to know how you'll handle cleaning and kids who show up with a runny nose.
    My younger one just finished chemo in the spring and his doctor says he can start being around kids again if we're careful. So I ask everybody this now and I'm sorry if it's a pain. What's your plan for keeping things clean and for kids who come in sick?
    Last winter we went to one of those indoor places and all four of mine came home with a stomach bug, and then I got it, and the cows still needed feeding. Never again. So before I get them excited, how often do you wipe everything down and do you turn sick kids away?
    Last winter we caught norovirus at a ball pit and the whole house was down for a week. I work in a pharmacy, I can't be out like that again. I'm not trying to be difficult, I just want to know how things get disinfected and what you do when a child is obviously sick.`,
  contact: `
    Is there a phone number or somebody I can write to? | Is there an email or a number where I can get hold of someone on your team?
    Is there a phone number I can call? I'm not good with these chats | How do I get ahold of an actual human about a question I have?
    I write a mom blog in Round Rock, who do I talk to about doing an interview?
    Stop dodging me you piece of junk and let me write to an actual human | If I leave a note, is it opened by a machine or a human?
    What's a safe bet for getting a complaint onto somebody's desk? | What a scam, I want to scream at an actual human being, how do I do that
    May I write to a living, breathing employee rather than a machine? | how do i msg the owners directly
    Kindly direct me to the proper channel for a written inquiry | I've no computer, just this tablet, how do I send you folks a letter
    If I drop my number, who reads it, a person or some bot
    I left a note through your site last month about a matter of some delicacy and have had no reply so far. I do not want to be answered by an autoresponder. Can you tell me whether an actual human being looks at what is submitted, and how I should write again?
    Does an actual human open the letters sent through the site? | How do I get a suggestion in front of your team?
    Is there a phone number I can call? | Who do I write to with a question? | Can I talk to a real person?
    How do I let you know I changed my email? | contact number
    I wrote you a message on Friday about something for my class and haven't heard anything. I know it's only been a few days. I just want to be sure it doesn't go to some computer. Does somebody actually look at those?
    Is there a living soul on your end I can drop a line to? | Can I phone somebody, or what is the channel for reaching your staff?
    I'm deaf and never phone anybody; is there a written way of getting hold of you?
    Does anybody actually read what gets typed into that form?
    My hearing husband does all of our phone calls, and frankly I am tired of waiting for him. I have a question about a material you might be using that is far too detailed for a chat box. Is there an actual human being somewhere who will look at what I write?
    Where do I pitch a co-branding idea to a human being? | If I write in with a worry, does an actual set of eyes see it?
    wher I wirte mesage to ofice | How would I get an actual human to read my question? | Who do I write to if I have a question?
    I'm deaf, can I get hold of someone there without making a phone call? | Is there a phone number or email to talk to a real person?
    What email do I use to ask you something? | Is a real person going to read it if I send you a message?
    Is there a phone number or some way to ask a real person something?
    I tried calling a couple of places through the relay service and people hang up on me because they think it's a scam. I'd much rather just write. If I send you something through the website, will a human being actually read it or does it go to a robot?
    I lead a marketing team for a family brand here in town and I'm also a mom of two preschoolers. I think there could be a nice partnership for your launch. I don't want to put this through a chat bot though, so who can I write to?
    shut up and give me the phone number of a human being NOW | Is there a way to write to a real person over there?
    How can I talk to an actual person there? | How can I talk to a real person about this?
    Is there somebody I can write to with a question about my child? | I want to talk to an actual person, how do I do that?
    Is there someone I can write to with a specific question?
    I'm an early childhood director and I have some thoughts after looking at your page, mostly about the bathrooms and the cubbies, things you only learn after years with three year olds. I'm not selling anything. Who would I send that to and does anybody actually read it?
    I help families relocate to Austin, and I do a little welcome packet with coupons and kid stuff from local businesses. I think yours would be a great fit for it. I don't want to leave this with a bot though. Who can I write to about working together?`,
  'feature.cafe': `
    Is there somewhere I can sit with a decent coffee while the kids run around
    Can I just sit with a latte and still see my kid the whole time? | Is there decent coffee or just a vending machine
    Is there somewhere to get a decent latte while they run around | If I bring my sister could I sit somewhere with my laptop and a latte?
    Can I actually sit with a decent latte and still see my kids?
    I work nights. Is there somewhere I can sit down with a decent coffee while they run around? | do u sell cofee or shoud i bring my own
    will their be a cafateria or somthing i can get a cofee at | is their a resturant or snak bar inside
    Does my free time finally get a comfy seat with a view?
    Might an old woman with a bad hip and a crossword find a decent chair facing the mayhem?
    Your copy says "Conda." Is that a typo, or is there truly an eatery by that name? | can i sip a latte and still see them
    Forgive my thumbs: doyou intend to srve coffee for grnadmothers?
    can I sit down somewhere with a cup of joe after a ten hour shift and still see my boy
    I read something called Conda on your page, is that a snake exhibit or a coffee counter
    Is the espresso decent or is it vending machine sludge | is ther gona be a plase to get cofee | grandma's coffee
    Would anybody inside pour a decent espresso for a woman who has been upright nineteen hours?
    Must I crawl around too, or may I sit down and look on with a newspaper? | What on earth is a Coffee Conda?
    is ther gona be cofee thats actualy strong | Will the coffee be any good? | Can I see my kids from where I'm sitting with my coffee?
    is therr a caffe | Can a fella get a decent cup of joe in there after eleven hours behind the wheel?
    Can I keep an eye on both kids from one chair? | is the coffe any gud | Bonjour, est-ce que les papas peuvent boire un café là-bas ?
    Can I nurse a double espresso and still watch the small one climb? | Is there a cofee shoppe inside for us grand parents
    I can sit and drink something hot while I look at them? | Does the espresso come from a real barista or a sad vending machine?
    whats teh cofee place caled | Can I slump in a chair with an espresso while she burns off steam?
    Could I keep an eye on her from my table without getting up every thirty seconds? | is thier decent cofee or jsut a vendng machin
    Coucou, est-ce qu'on pourra boire un bon café pendant que les neveux jouent ? | Can I get a decent cup of coffee while they play?
    Can I see the kids from where I sit and drink my coffee? | Is there somewhere for an old man to sit down with a cup of coffee?
    Is the coffee any good or is it vending machine coffee? | Can I see my kids from the cafe seats?
    Is there real coffee there or just a vending machine? | Is there somewhere for grandmas to sit down while the little ones run?
    Is the coffee going to be actual good coffee or from a machine? | waht is coffe conda | is the coffe any good
    do u have a cofee shop in side | is ther a cafay for parants | buenas tardes, hay cafetería para los papás?
    Can I just sit down with a cup of coffee while she plays? | Can I sit somewhere with a coffee and still see my kid?
    Is there somewhere I can sit with a coffee and still see my grandson? | Is there somewhere to sit and get a decent cup of coffee?
    Is there somewhere for me to sit with a coffee and still see my kid? | Can a parent get a decent coffee there?
    is the cofee any good or is it just a vending machien | is ther a caffe for the parnets`,
  'feature.checkin': `
    How do you make sure nobody else walks out with my child? | How do you make sure nobody else walks out the door with my kid?
    How do you make sure nobody else walks out the door with my grandson? | Are you going to scan my kids' faces when they walk in the door?
    How do you make sure nobody but me can walk out with my daughter? | I heard you'll scan kids' faces at the door, is that true?
    My ex is not allowed to take the kids. How do you make sure only I can leave with them?
    How do you make sure some stranger can't walk out with my son? | Could a stranger stroll off with my niece?
    What gets us through the front door, a wristband or a look into a camera? | Could a stranger walk out with my granddaughter?
    how does pickup work if im not the mom | face scan??
    Under what conditions, if any, may a child be released to an adult other than the one who brought them
    My ex-husband has limited custody; what stops him walking out with her
    I'm a stepdad without legal guardianship, how does the whole pickup thing verify me
    Who stops a stranger from strolling off with my daughter? | How do you authenticate the adult at pickup?
    Would I, being only the uncle, be able to walk out with the boys at the end? | How do you make sure nobody else walks out with my kid?
    Do you really use facial recognition on the kids? | whats facal recogniton for??
    What keeps some stranger from strolling out the front with my daughter?
    How do you verify that the woman collecting my boy is truly his nanny? | What is to stop a stranger walking off with my grandchild?
    I sit for a four-year-old; could I sign her out myself or only her mom? | Somebody check at the exit so a stranger cannot take my son?
    Could somebody else's adult walk off with my little girl?
    A caseworker may do pick-up some days instead of me. Could just anybody walk out with the kids?
    My nieces are identical twins. How is the machine at the entrance supposed to know who's who?
    how do u mak sure no stranegr takes a chidl home | Can someone other than the parent pick a child up?
    How do you make sure nobody walks out with the wrong kid? | Why do you need to scan faces?
    How do you know I am the dad when I pick her up? | Who checks that a child goes home with the right adult?
    How do you make sure nobody else walks out with my son? | How do you keep a stranger from walking out with somebody's kid?
    How do you make sure some stranger can't walk out with my child? | How do you make sure somebody else can't walk out with my kid?
    What stops somebody else from walking out with my kid?
    If my wife drops our son off at the play area and I pick him up, how do you know I'm his mom too?
    can a nanny pick the kids up at the door or does it have to be mom or dad`,
  'feature.creative': `
    Do they get to paint? We live in an apartment and I can't deal with it on the carpet
    Can they paint there, and do I have to scrub the table afterwards? | Can they paint there so I don't have to scrub my kitchen table again
    Will there be an art area? Mine will paint anything that holds still | Is there any arts and crafts stuff for kids who don't like climbing?
    Is there art stuff for kids who aren't into climbing? | When a toddler gets glue everywhere, am I the one scrubbing?
    do they got paint n blokcs | Do the little ones get to daub and smear with pigment, and must I mop afterwards?
    is der a lil art aera were they can pant
    My daughter loves to paint but in our apartment the carpet is white and the landlord is very strict, so I always tell her no, no, no. She is four, she does not understand the deposit. I would love one place where she can make a disaster with colors. Do you have that?
    does my daughter get to smear paint all over and I don't have to hose it down
    Do they make pictures and cut paper there, like kindergarten used to be | crayons, glue?
    My great-niece comes home from nursery with paint in her hair and her mother has a fit each time. But she does love it so, and I don't have the space for an easel. Would there be somewhere at yours where she could make a proper mess, and who has to scrub it after?
    Who has to scrub up the spilled tempera, me or you? | Are art supplies part of it, like easels and stacks of cardboard?
    do thye get to piant and make a mes | Can the kids paint or do crafts? | Who cleans up after all that paint?
    If my girls smear paint all over, who's on the hook for scrubbing it off? | Is there a corner with glue, crayons and construction paper?
    We're a craft house. There's dried papier-mache on my ceiling fan and I've quit apologizing for it. What I would dearly love is for all five to make something enormous and sticky in a room that isn't mine, with somebody else holding the mop. Will you have anything of the sort?
    Who scrubs the floor when the little artists have finished? | Is there glue and cardboard and that sort of crafty stuff?
    do yall have creativ zoens or wahtever theyre called, wats in em | Children can use brush and color, and who wipe the dirty table after?
    painting corner | My seven-year-old daubs color on every wall we own. Got somewhere she's actually supposed to?
    Who sweeps up after the glitter and glue? | finger paints? | Is there an art area where they can paint?
    Who cleans up the paint when my toddler gets it all over the floor? | Will there be painting, and do I have to scrub it up afterwards?
    Do you do painting? | Do I have to clean up after they paint? | Is there painting or crafts? | Who has to clean up the paint, me or you?
    Are there art activities? My boys love painting and I hate cleaning it up.
    My kid paints on everything. The couch, the dog, my site plans. I gave up doing art at home because I spend an hour cleaning for ten minutes of fun. If she goes wild with paint at your place, am I the one with the sponge?
    Can kids paint there and do I have to clean it up? | Is there an area where they can paint? My kitchen table can't take any more
    Is there an art area? My son loves paint but he gets it on everything | Can kids paint there and who cleans up after?
    can they paint without me having to clean everything up after`,
  'feature.events': `
    Are there going to be workshops on weekdays for little ones? | Do you plan on any classes or workshops for school age kids?
    Will there be workshops or classes during school breaks? | do yuo have werkshops or speshal days for familys
    do yall have a calender of workshps and family days | hi!! do u guys have workshops for kids
    Are puppet workshops or suchlike on some calendar? | do yall do storytime or classes or anything like that
    Will you give workshops during the summer vacation? | Will there be seminars or craft classes on weekday afternoons
    Is there a workshop thing where he could learn to build something with me | Do you mean to put on workshops that curious kids could attend?
    Are there going to be days with the entire clan invited, cousins and all? | Will you have workshops or classes for kids over the summer?
    Where would I find the calendar of events?
    I've been trying to plan the summer since March. My boys are 8 and 10 and last year's camp was a disaster. I saw that you'll have programs and workshops. What kind of things will there be and where will they be posted?
    Are hands-on classes or workshops scheduled for kids? | Do you hold family days or workshops through the year?
    yo good mornin, do u guys do workshops | Do you run craft classes or seasonal happenings?
    Buenas tardes, ¿habrá talleres para una niña de siete años?
    What's on the agenda besides ordinary play, say craft classes or family festivals?
    I keep a shared calendar for five households, color coded, don't laugh. I'd like to add your workshops and special days to it so the cousins can sign up together instead of me texting everyone separately. Is something like that in the cards, and what sorts of happenings would they be?
    Will you have workshops during the week? | Is there a calendar of what's going on? | Are there any classes or workshops for kids?
    Any workshops for kids during school break? | Where would I see what events are coming up?
    Are you going to have classes or workshops for the kids? | Where would I see the calendar of family days?
    will ther be story time or speshal events for gradkids | Will there be stuff like music workshops or classes?
    Will you have any workshops over the summer? | Will there be family nights or classes we can sign up for?
    do you do craft classes or workshops for kids`,
  'feature.light': `
    My son has autism and loud bright places make him melt down. Is this going to be too much for him?
    My 5 year old is autistic and gets overwhelmed by bright lights, is there somewhere he can calm down?
    Loud places with flashing lights send my nephew over the edge. What's the lighting going to be like?
    Our kid is autistic and loud rooms with harsh lights are really hard on him. Is there anywhere calm he could go?
    My son gets overwhelmed by noise and bright lights. Would this be OK for him?
    My boy is autistic and flashing lights are too much for him at most play places, what will yours be like?
    My kid melts down with flashing lights and too much going on. Would this be too much for him?
    my doughter is sensitiv to lite and noice wil it be to much for her | Is it free of harsh glare for a child who gets migraines?
    is it saef for a kid wiht seizures frm flashing lihgts | One grandson shrieks under fluorescent tubes. Will the illumination be gentle?
    one of mine is autistic and melts down w loud places, is there a chill spot
    My son is autistic and fluorescent glare undoes him, how is the illumination conceived
    Is it loud and flashy in there, my nerves can't take it | tell me abt the sensry lites
    Are there dimmed corners for a child who gets migraines from fluorescent tubes? | Does the illumination shift gently, or does it strobe?
    My son has autism and bright flashing lights set him off. What's the lighting like? | Is there a quiet spot for a kid who gets overwhelmed?
    Is anything about the illumination adapted for a photosensitive child? | Is there a hushed little spot for when my middle one melts down?
    My youngest is six and she's shy as a possum. Loud lights and buzzers send her under the nearest table, we had to leave a pizza arcade once with her bawling. Her sister is the opposite. Before I get anybody's hopes up, what is the lighting gonna be like in your place?
    Does the illumination fade gently or flicker like an arcade?
    The kid I mind melts down when it's loud and bright, got anywhere chill for him? | ar there sensry lihgts
    My son is terrified by strobes; how intense does the lighting get? | Is there a hushed corner for when he melts down?
    are the lihgts to brite for a sensitve kid | One of mine melts down under fluorescent tubes. What sort of lamps are you putting in?
    Does the room get glaring and flashy, or are there hushed corners?
    My son is autistic and loud places wear him out. Do you have a quiet spot? | Are the lights flashing? My daughter gets migraines.
    Are the lights going to flash a lot? | Are the lights flashing? My daughter gets headaches from that
    Is there a quiet corner when my boy gets overwhelmed?
    One of my boys gets overwhelmed by noise and bright lights, is there somewhere calm he can go?
    My oldest gets overwhelmed by bright lights and noise. Will it be ok for him? | wat is a sensery lite
    Bright lights and noise set my daughter off. Is there a calm spot in there?
    My daughter gets overwhelmed by loud bright places, is there a quiet spot?
    My daughter is autistic and bright noisy places are hard on her. Would she be ok?
    My son is autistic and flashing lights really set him off. What will the lighting be like?
    My son gets overwhelmed by flashing lights and noise, how will it be for him?
    My daughter hates loud, bright places. Is there somewhere calmer for her?`,
  'feature.pods': `
    I saw "Neo-Age Learning Pods" on your page and have no clue what that is lol
    What would there be for a kid who likes to build stuff and take things apart?
    My 10 year old loves taking things apart to see how they work. Anything for a kid like him?
    What would a kid who loves building gadgets and taking things apart do there?
    Is there anything educational, like building or figuring out how stuff works, or is it only slides? | wat is a neo age lerning pod
    wut are the lerning podds | My boy devours gears and gadgets; what is there for him to sink his teeth into? | the pods?
    Explain the phrase "neo-age" to a woman who spent forty years striking out neologisms. | what do the kids actually do in those pod thingies
    Can children construct things with their hands there, like small engineers?
    In my school in Mexico I learned that children learn by touching, not by hearing a teacher talk for hours. Here I see many places with only screens and noise. I read that you have some pods for learning but I did not understand the word. What do children do in there?
    My grandson wants to know what the little pods are for | whats theese lerning podds
    What would my builder-type nine-year-old tinker with at your place? | Could my daughter hack together cardboard robots there?
    whats a lerning pod n what do thay do init | What are those learning pods you list on the page?
    Will there be anything for a kid who loves building stuff and taking things apart? | what is a neo age lerning pod
    What do children do inside those pods? | My second-born has a mind like an engineer, is there something to tinker with?
    whats a neo aje lerning podd
    My ten-year-old built a crane from a coffee can and a fishing reel, I swear she's smarter than me. Regular playgrounds bore her silly now, she wants gears and gizmos and something to figure out. Is there anything in your building for a kid who'd sooner take things apart than slide?
    What actually goes on inside those pods of yours? | pls explane the lerning podds | What on earth goes on in one of those pod things?
    Would a shy kid who likes taking gadgets apart have something to do? | Do the little ones get to tinker and take stuff apart, or only look?
    Are the learning pods more like desks or like dens?
    My kid is four and she's a builder. Not dolls, not princesses, she wants screws and boxes and to know why the toaster gets hot. Most places hand her a slide and that's that. I saw the words Neo-Age something on your page and had no clue. What would she be doing in those?
    What's a learning pod? | What do they do in those learning pods? | What are the pods for?
    Do you have building or tinkering stuff for a kid who takes everything apart? | Do you have building stuff, my nephew takes everything apart
    What are those learning pods I saw on the home page? | waht is a neo age lerning pod
    My boy takes everything apart. Is there anything for kids who like to build stuff?
    Are the pods like a science table or what do kids do in there? | What would a 5 year old do in one of the learning pods?
    What exactly happens in the learning pods? | what are those learning pods | wat is the lerning pods for`,
  features: `
    What will my kids actually do there all afternoon | What can kids actually do in there all afternoon?
    Can you just list everything that's going to be inside please | What will there be for the kids to do inside?
    whats the cofee place insde gonna be calld | Rattle off everything that's going inside
    Kindly enumerate the attractions you intend to build. | ok so whats even inside the place
    Could you enumerate everything the place is going to contain
    My stepdaughter is nine and says playgrounds are for babies, anything there that'd win her over
    I've been looking at your page for a while and there's a lot of pretty language on it. I'm a simple guy though. Forget the poetry, just give me the rundown of the actual stuff that's going to be inside the building when it's done.
    Give me the complete list of what you intend to put in. | What's in scope for version one of the space?
    What is there for kids to actually do? | Can you give me the list of everything that's going to be in there?
    List the attractions on the drawing board.
    I looked over the site for two minutes between traumas and saw a lot of poetry. I'd rather have the inventory. Climbing thing, art thing, snack thing, whatever it is. Could you enumerate what will physically be there so I can tell my wife whether it merits the drive?
    What amusements, all told, have you in mind?
    I know how these projects go, because I draw them: someone falls in love with a rendering and then the thing gets value-engineered to death. So I would like to hear in plain terms what is on the list of things you intend to build, the whole list if possible, so I can compare later.
    List your headline attractions, please. | Rattle off everything that'll be inside so I can paste it in our family chat.
    Can you list everything you're going to have inside? | What is actually going to be inside? | What will my son do there all day?
    What can a kid actually do in there?
    I babysit for a family and their mom wants to know what there is to do at your place before she says yes. She never has time to look herself. Could you give me the rundown?
    What all is going to be inside? | Can you give me a list of what all is going to be inside?
    What kind of stuff will there be for kids to do? | What will there actually be to do inside?`,
}
