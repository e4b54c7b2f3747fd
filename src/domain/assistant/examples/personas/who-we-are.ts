/** What it is, its name, who is behind it, where it will go. */
export const WHO_WE_ARE: Readonly<Record<string, string>> = {
  vision: `
    when are you coming to Dallas | houston by when? | where do you see this in five years | by what year will you be nationwide
    will san antonoi get one next | How many cities by the end of the decade? | when do you open one in Chicago | 2030 goals?
    any plans to branch out after the first one opens | We live in Phoenix. Will you make it out here before my kids are grown?
    is this a one-off or do others follow later on | when are u expandin | wehn will there be one in florida | opening in Denver next year, yes?
    What does the next decade look like for you all?
    My sister in Atlanta is jealous and wants to know whether she'll ever have one of these nearby or whether it stays a Texas thing forever
    after austin whats next and how soon
    I manage retail space in Nashville and Charlotte and keep a file of concepts that will need square footage in three to six years. Are other states on your horizon?
    ten years from now, just one location or a chain? | you gonna open in houston too | any chance of one in san antonio | is this a chain
    will it be a franchize one day or stay one locaton | long term plan?
    we're moving to Denver for my husband's job next summer and I'm heartbroken to miss this, will there ever be one up there
    how many locations are you hoping for | whats the 2030 thing about | big dreams? what are they | do yo have other branchs
    any expansion on the drawing board | please come to Ohio | i assume you already have spots in california and new york since the site looks so polished
    would you ever bring this to a small town | after this first one is up and running, what comes next for the company
    are you sticking to central texas forever
    My daughter lives in Tulsa with the grandbabies and I'm the one in Texas, so the visits don't line up, and I was wondering wheter you mean to spread to other states eventually
    Suppose the Austin one does well and everyone loves the café and the pods, do you stop there and call it a day or do you go on conquering the country
    any palns for one in killeen? my sister nurses there and would kill for this
    My other grandchildren are up in Tulsa, would you ever build one over there too? | You franchising this all over or is it a one-off?
    Is expansion into other states contemplated, and on what timeline? | You will have other in San Antonio? My family live there.
    r u gonna open one in houston too my cousins r jealous | Our sister PTA in El Paso is envious already; are more places on the horizon?
    We may have to move to Denver for his services, so will there ever be one of yours up there?
    Where do you see this in five years: one building or a VC-fueled chain? | if we move to ft worth next year will there be one by then
    How many of these do you hope to have across the country one day? | Ten cities by 2030? Fifty? What's the long-term growth plan?
    will you ever open one in Fort Worth | got money for more locations? San Antonio would pay off | any plan to expand, Houston moms would throw cash at you
    how big do you plan to get, like a chain in every state | expanding? | wil you open in denver to | You will make also in other states? we live Florida
    when chicago | My other grandchildren are up in Oregon. Is there any chance of one reaching them one day?
    Does the company contemplate multi-state expansion, and by what date? | where else other places are you planning next after
    Texas gets everything. Are the rest of us ever going to see one? | With the forty branches you already have, which is closest to Tulsa?
    Army family, transferred every two years. Next stop may be Georgia or Kansas. Is there a plan for this to be around the country by then?
    is this a one off or a chian | where do you see yourselves by the end of the decade | opening more than one? | By when in Dallas?
    when do you open in San Antonio | will the second one be up by 2030 | Is Houston next?
    We got transferred to Tulsa last week, naturally just after I'd gotten excited about you. Could we see one of these up there before my kids age out?
    how many by the end of the decade | El Paso ever? | Any dates for futher branches? | Will you be going nationwide, and how fast
    Once the Austin one opens, what's after that? | Is Oklahomma on your timeline? | my sister in Denver wants to franchize, when would yall go out of state
    Five years out, where do you see yourselves? | first Austin then the wrold? | Are other cities getting it sooner than us?
    When's the Atlanta opening? Your page hints there's more than Texas. | When you say 2030, is that the rest of the country?
    Is Memphis still in the plan for down the road? | Will we see many of you open within this decade, ha, or just the one
    Austin Texas only or Minnesota someday too | which city is next after the first one | this is the Austin one, so when does Houston get one
    are you going to stay in Texas or branch out to Oklahoma | so not just Austin? somebody in Plano told us every big metro gets one by the end of the decade
    what states are yall headed to later | I'm in Denver, please say you're coming here
    moving to Round Rock in June, will there be a second one up that way eventually? | is ther one in Goergetown as well? | one location or several
    is this a chian? | do you franchise, I have a building in Tulsa | how many of these do you have nationwide
    how many of these do you have in mind for Austin, or is it that one city and that's it | Grandkids are in Phoenix, me too. Any hope? | you guys expandng
    where will you be in 5 years
    We drove through Austin last spring and fell in love, but home is Albuquerque, so would there ever be something like it for kids out our way?
    is it only for Texas or will overseas get it too | wich cities did you say come after | y'all planning on taking over the whole country or what
    can you bring it to Boise | I run a mall in Charlotte, could you be our anchor one day | it says national network, meaning what | Nashville when
    is Austin your hometown store or are there others already running
    We read about a French named place for kids in a magazine on the plane and it said there'd be dozens across the US before long
    will the Austin place get a twin in anothr city | would you ever do one in a small town like Marfa | Houston's closer for us. Anything coming?
    any locations up north | where would I find a second one of these | what have you got planned for other towns
    somone start this already in Ohio, we need it | does the CEO have plans for Orlando | is this some big corporation with outlets all over
    Is the playspace in Corpus still coming afterwards? My boss said every Texas city gets one
    im a travel nurse here for 13 weeks and then its Spokane so my question is do you ever see yourselves out there
    worth a shot: do you sponsor a second location in san marcos someday | when are you coming to Houston | any plans for DFW
    will there be one in San Antonio someday | do you have other locations | how many branches do you have now | franchise opportunities?
    I'd like to open one in Tulsa, are you going to franchise | come to Atlanta pleeease
    We're military and moving to San Diego in two years. Will you be there by then? | is this a one-off or the beginning of something bigger
    where else besides Austin | Do you intend to go nationwide? | whats the next city after this one | second location planned?
    How many sites do you imagine by the end of the decade? | New Mexico never gets anything good, put us on your list of places to grow into
    five years from now, where do you see the company on a map | global ambitions, or only stateside
    I'm with an investment group that looks at family entertainment, and I'd love to know whether the plan is a single flagship or a rollout across many markets
    is it true you'll be in every state by 2030 | one in Oklahoma city would be awsome, ever gonna happen? | will u ever come to florida
    My grandkids are in Nashville, I'm in Austin. Would love one for each! Is that in the cards?
    Since you already have locations in Dallas and Houston, will Austin be bigger? | Chicago winters need this. Any hope?
    are you staying small and local or scaling | bring it to the Rio Grande Valley!! we have nothing for kids down here and it's 105 outside
    eventually in California? | what's the long range goal, coast to coast? | more cities comin or nah
    We fly between Minneapolis and Austin for custody, so she'd only get to come every other month. Would there ever be a sister playground up in the Twin Cities?
    I manage a mall in Kansas City with 14,000 square feet sitting vacant, and I don't need a call back today, only a sense of whether you'd grow to the Midwest at all
    wil there be othr locatons outside of texas
    If the big dream is fifty cities, or whatever it was I read, does little old Amarillo stand a chance, or do you only go where there's a million people and an airport?
    second one's in Denver, right? | I heard you're a franchise from Canada with 80 stores | will you grow like Chuck E. Cheese, one in every strip mall?
    My investor buddy says fifty cities by 2040. Close? | so after austin its phoenix, then nashville, correct?
    You'd be perfect for Tulsa. Flattery aside, is Tulsa on your map someday? | San Marcos needs one as well!! don't forget us. planning any others?
    We're being transferred to Raleigh by the army in two years and my daughter already mourns a place she's never seen. A captain's wife believes you're going nationwide by then. Do you plan to?
    can i buy a franchise, a guy on linkedin is pitching them | houston branch? | franchise oportunity | going nationwide? | 2nd location plans
    denver wants one to | is this a chane | 2030 goal | any in california someday? | bring 1 to okc plzz | how big will the network get | expantion plans
    dfw next? | just one store or several | other states r jelous | long term dream beyond austin | we're in Denver and so jealous, come up here
    bet you'll be all over the country in a few years like those coffee chains | My brother in Seattle says if it ever goes up there he'll be first in line.
    I have an empty retail unit in Tulsa and would adore hosting your second site | franchise investor, looking for concepts that plan to scale
    we're getting stationed in North Carolina next, so I'm selfishly hoping you won't stay a Texas-only thing
    hope you stay small and one of a kind, chains ruin everything
    my cousins in El Paso never get anything nice, every time they visit us they want to go to all the places with slides and paint and they cry when they have to head home. Tell me you're not forgetting them
    Business reporter, I'm curious where you see yourselves by the end of the decade. | Chicago winters are brutal on my two, we need one of these here
    We'd probably move before you're done... my company shuffles us every two years, Phoenix then Atlanta, so it'd be neat to find you wherever we land.
    wish there was 1 in san marcos alsoo | I'm a venture analyst and my memo has a section on your long range plan that is still empty.
    My folks are in Plano with my sister's four kids, and they drive three hours to us for every birthday and ear infection. Will there ever be one of you up there?
    We're off to Phoenix in July for my husband's job, right when my daughter turns four, and I'm heartbroken since I'd already joined the list. Any hope of a branch out there some day?
    No rush, I know you haven't got a date for this one yet, and my wife only wants you for our grandson, who's two. I own a strip center in San Antonio with plenty of parking, an empty 9,000 feet and a taqueria the kids love. Are you planing to put up others, or is it just the one?
    Five years from now mine will be 7 and 9 and we could be anywhere, he's Air Force. Do you mean to stay one cozy spot with coffee, or go nationwide so I'd find you on the next base?
    We're a military family and we'll be gone from Austin by next summer, probably to Colorado Springs. The kids will be heartbroken if they get attached. Do you plan to open in other cities someday?
    will you come to Chicago someday | are you opening more than one | whats the long term plan | where do you see yourselves in five years
    Interested in franchising, are you expanding? | so only austin forever? | Moving to Denver soon, sad to miss you unless you show up there
    r u comin to dalas to | wil there be more lokations in other citys
  `,
  founder: `
    when will we see who runs it, the portrait says soon
    I run a small business myself and like to know whose idea a place was before I bring my family. Who started it? | is the founder a mom | ceo name?
    who's the lady behind this place | Is this a big chain or did some local person dream it up, and who? | who owns this | is the owner a mom herself
    whats teh ceos name | is some big corporation behind it or a local person | who started On Joue and what did they do before
    can i see a picture of the president | are you baked by a toy company, backed i mean
    before I hand over my email I want to know the human in charge, is she a teacher, an architect, a parent of twins, anything | who runs the show over there
    meet the team page? | does the person who dreamed this up have kids | foundr bio pls
    I think I went to high school with the lady who created this, brown curly hair, used to babysit everyone on our street, what's she called
    who is responsible for all this | I cover small businesses for a local paper and would love a profile, whom is the piece about
    is the guy in charge french | husband and wife team?
    I don't trust faceless companies, got burned by a swim school that vanished with our deposit, so tell me which person stands behind this and wether I can look her in the eye
    was the one leading it a teacher or a businessman in her earlier life, i read your whole page about kids and cheeks and light and there isn't a single name on it
    who came up with this, must be somebody with kids and no sleep | Is it a nice local family who owns this, or who is the lady or gentleman in charge?
    Who owns it? | Please identify the principal or president of the company. | Who is the bos of this place? Is a mother? | who made this tbh
    I'd love to invite the person who started it to speak at our October meeting; who is that?
    Does the person who runs this have a child like mine, and who are they anyway?
    I can't find a name anywhere on the site. Who's the CEO and is there even a team photo?
    is this some big corporation or did one guy start it, who's behind it | Was it dreamed up by a teacher? I'd be curious who the founder is.
    whos the presedent of on joue | whos in chrage of on joue | whose money and idea is this | person in charge's name?
    is the owner a big rich corporation or a local mom | whos teh boss | Who is the person that make this company? is a woman? | who runs this joint
    Was it a young mother who dreamed this up? I'd love to know who she is. | Identify all principals and officers of the company.
    who is the owner founder person's name | There's not one face or name on this site, who am I trusting here? | It's owned by Disney, I was told
    I cover startups for a business weekly. My editor wants a profile of whoever cooked this up. Who is that and what's their background?
    was it started by parents or by venture capitalists | does the presidant have a bio or headshot somplace
    how would I know the owner's name, is it on here | where would I find the person who dreamed this up | where can I read about who you are, the boss I mean
    name the boss | give me the rundown of whoever's running it
    So tell me about the guy who owns it before I drag my husband and three boys down from Liberty Hill, does he even have kids | who's behind it?
    who's the foundr and where's she from | is the founder from France or from around here | can I see a photo of the owner | somone started this, who
    does the CEO live in Austin | I'm an alum of the same college as the president of this company, or I think I am. What's her background?
    is this some big corporation or one mom with an idea | who runs this place and why should I trust them | is bill still the guy running it
    who's in charge | is the owner from Austin | local family business or some big corporation, who runs it
    who's the person behind this, somebody from around here? | where's the founder from | is it a french lady who owns it | Who came up with this place?
    whose idea was this, are they parents from our neighborhood | is the president a mom
    I like to put my money with people who live in my own community, so can you tell me something about who started it and whether they're neighbors
    where can I see a picture of the founder | whos the ceo | out of state owners? who leads it
    I've read about where and when and it's all vague. At least tell me which human being is in charge of this and whether they live here.
    who ownes this place | its ownd by Elon, isn't it | Who's the boss? I want a name, not "our team" | The founder used to run the Thinkery, says my dentist
    a French woman named Claire started this, right? | is Disney behind you or some hedge fund
    You're obviously run by a mom, I can tell by the tone. Am I right? | Matthew McConaughey is an investor lol? who really started it
    A gentleman introduced himself at our Rotary lunch as president of your company, handed me a card without a surname, and ate two desserts. Is there a president, and what may one know of that person?
    the ceo has no kids i heard. who is ceo | whos the owner | who started this | ceo name | run by a mom or corporation | the presidant, who dat
    founder bio | who's bankrolling you | is the boss french lol | pic of the foundr | behind the scenes person? | woman ownd? | whose idea was this
    entrepeneur story | local family running it? | who leeds the company | local entrepreneur, love to know who had the guts to start something like this
    I bet it's some big corporation hiding behind a cute logo | Podcast about women in business here. Would like a name and a bio of whoever's in charge.
    I only trust places run by real moms. Read your whole site at 2am, the lights, the coffee, the pods, even the small print, and i cant find a face or a name of the person whose idea it all was
    my old college roommate was always sketching a play space, half wondering if she's the one behind this | whoever dreamed this up deserves a hug
    Chamber of commerce, preparing a list of company presidents and yours is blank. | It says president on there and my son thinks it's THE president
    no about-the-teem page, that's kinda shady imo | I'd feel better knowing the owner has kids themself
    as a bank officer I like to see who stands at the head of an outfit before I recomend it to clients
    must be a french lady who came up with it, i can tell from the style
    a friend said the person who runs it used to be a teacher and another friend said an architect, they can't both be right
    I got burned by a daycare owner who ran off with our deposit in 2019. Who owns this? I want somebody's name before my two, 4 and 6, set foot in it.
    Coffee, quiet corners, no judging when a two year old melts down on the floor: whoever came up with that has kids, I'd bet my minivan on it. Is it a mom that started this?
    Is it some private equity outfit out of Dallas or a local running it? I've got thirty bucks for a Saturday with my son and would sooner give it to a neighbor. We had a bakery on our corner for nineteen years, then a chain came in with valet and six dollar muffins.
    My students, fourth graders, are doing reports on people who start businesses, and one girl picked you because of the birthday parties. She needs two lines about the president by Friday. Who is that?
    I love seeing new businesses here and I've already told my whole office about it. We're usually free around five. I'm curious who owns it, is it a mom or some big company?
    My daughter asked me who made it up, because she thinks it must've been a kid. She's 6 and she wants to send them a drawing on her birthday. Who started On Joue?
    is the boss a parent | who came up with this idea, i wanna know their story | Local family or some big corporation behind it? | whats the ceo's name
    got a photo of the person in charge | who am i trusting with my kid, who runs it | who is the ownr | hoo made this | founder?
  `,
  name: `
    how do you pronounce it and what does it mean | is On Joue french | joue?? like cheek? | weird name, where does it come from
    isn't "joue" a cheek in French, my teacher said so
    on joo. on jwey. our whole carpool argued over how to say it, what language is that and is there a meaning | bit of an odd title for a kids place isnt it
    how do you pronouce that | is it on jew or on zhoo | what language is that | who came up with such a strange word and what's it supposed to say
    is it a typo for on jour | my french teacher told us joue is a body part, so you're called on cheek?? please clarify | does the name stand for something
    Are y'all French or is it just the branding | it sounds like a perfume lol where does it come from | tranlsate On Joue for me
    what does joue mean in english | i keep calling it OJ because I can't say it out loud, what's the trick and the story behind those two words
    why the foreign wording in the middle of texas | my son asked what your sign says and i had no ansser
    is there a pun in the logo about cheeks or am I imagining it | were you named after a person called Joue
    I took french for three years in high school and remember nothing exept bonjour and croissant, so could you spare me the embarrassment tomorrow and tell me what the two words on your sign say
    what's on joue supposed to mean, is it frech? my brain is mush
    I took two years of French in 1961 and I could swear joue was part of the face, dear, so why would you call a place for children that?
    How do you say that name and what's it stand for? | I keep misreading it as "enjoy"; what is the origin of the word Joue?
    In Spanish we say "jugar". "Joue" is the same word? | cant pronounce ur name to save my life, whats it translate to
    I'll be reading your name aloud at the assembly, so which language is it and what does it signify?
    My son repeats the words "on joue" all day long now and I'd love to tell him what they mean. | Is "Joue" a made-up startup word or does it mean something?
    my oldest says your name is about a cheek, she's got a long duolingo streak, is she right
    I'd like to make Joue our word of the day, what's the definition? | Why's it got a foreign name? What's that word even mean?
    does joue mean free or something | is On Joue French for toy, or pay, or what | on joue meaning | how come its calld on jooey
    Is french word, no? what it say in english | why is ur name so random lol
    My late husband was from Quebec and would have smiled at those two words. Do they translate the way I believe, sweetheart?
    State the etymology of the trade name. | where did you get the the name from from
    Nobody in Texas can pronounce that, what on earth possessed you to call it so | The name's Japanese, isn't it?
    We saw your logo at the farmers market. My six-year-old read it as "on Joe" and laughed for ten minutes. What should I tell her those words stand for?
    does it have something to do with cheeks? my french teacher giggled | curius who Joue is, or weather it's even a person
    whats the deal with the french name | where did the name come from | what language is the sign in, and what's it mean | Where does French come into it?
    Joue means cheek, my French teacher insists. So you're called On Cheek? | it's pronounced "on joe", correct, after a guy Joe?
    named after a cartoon i bet | You misspelled "enjoy", didn't you | Is it French, Cajun or Vietnamese, this word of yours?
    My husband, who had two semesters of French with Madame Boudreaux, claims your sign says "one plays". Does he get a point?
    why couldn't you pick a normal name such as Jump City, what's "joue" supposed to be | Duolingo owl says "we are playing", does that translate right
    the founder's dog was called Joue, that's the story i got | how u prononce it | joue = cheek?? | is that frech or what | rhymes with zoo?
    translation of the title please | wats on joue mean in inglish | weird word, where's it from | somebody's last name? | say it on jway or on zhoo
    i took spanish not french lol | y the cheek thing | etymology, language nerd asking | on joo spelld how | what does the logo word stand for
    joue joy or jew cant tell | my mother in law pronounces it "on joey" and we've been arguing about the meaning all dinner
    I took four years of Spanish so the French on your logo is lost on me | Linguistics nerd here, dying to know where you picked that word from.
    I'm from Lyon, au pair here since September, I take the children everywhere and I had to giggle at the cheek hidden in what you call yourselves, wonder if that was on purpose
    no one in texas is going to know what joue means, just saying | couldnt spell your compnay name if my life depended on it, and the meaning's a mystery too
    Is it own joy? on jew? I feel silly every time I try to say it out loud to other parents at pickup.
    The kiddo asked why it isn't just called "playground" and I had no answer for the fancy title.
    google translate gave me "one plays" and also "cheek", which can't both be right | Québécoise ici, cute pun, I'd love the story behind those two words
    thought your name was a typo of enjoy tbh | Sign painter by trade. Odd pair of words you chose; there must be a reason behind them.
    my Haitian grandmother swears it has something to do with somebody's face
    trivia host here, I'd like to use your title as a question so I need its translation
    We lived in Lyon for two years and my five year old still demands a pain au chocolat in every café. She says your name has to do with her face, I say it's a verb. Who's right?
    Tried to tell my mom over the phone where I want to take the kids, 3 and 6, when she's in town, and she heard "on you". Then she asked what that means and I was stumped. What does it?
    My daughter Josephine, Jo for short, turns six soon, and she's decided your place is called after her and that she gets in free. What does it stand for really?
    Whats with the name? My kids 3 & 8 giggle at it in the car all the way down Mopac, and i told them its probly some brand of coffee.
    My French teacher in high school would be ashamed of me. I've been saying the name like "on jow" to all my friends while telling them about the coffee. What does On Joue mean?
    how did you come up with the name | is that french?? | my teacher said joue is cheek lol why would you call it that | "On Joue" huh? translate pls
    kind of a weird title for a kids place no? | I took Spanish in school so your sign means nothing to me | what language is that in your logo
    what dose on jou mean | on joo is that frensh | how cum its called onjoo or watever
  `,
  about: `
    what is this | is this a shop, a school, a daycare, what | never heard of you, what is on joue | someone sent me this link. What's it all about?
    clicked an instagram story and i honestly dont know what business this is | what even is this | is this a daycare or a toy shop or what
    ok explain it to me like i'm five, what are you | are you a trampolin park
    my sister in law just texted me this link with zero context and three heart emojis so could somebody tell me what I'm looking at | is On Joue an app
    so you're a preschool, right | whats on joue | what knid of company is this | are we talking gymnasium, museum, restaurant... what
    sorry, I'm a grandfather and not so good with the internet. The page has pretty drawings but what type of establishment is it?
    is it a real place or some online game | im confused is ths a clothing brand for kids | in a nutshell, who are you people
    I googled french lessons for toddlers and landed here, is that what you offer or is it something else entirely
    is it like a bounce house place or a gymboree or what category would you put yourself in
    there was a sticker on the stroller of a stranger at H-E-B with your web address, I typed it in out of boredom, and now I'm staring at rosy cheeks wondering what on earth you are
    Hi, dad of two here, wife said "look at this" and went to bed, so before I give an opinion in the morning I'd better find out wether it's a shop, a school, a charity or a show
    Explain On Joue to me like I haven't slept in twenty hours. | Now is On Joue a toy shop, a school or a place to play, dear?
    What is this place? Gym? Daycare? Bounce house? | For clarity, is On Joue a childcare provider, a retailer or a recreational venue?
    Sorry, I don't understand. On Joue is what kind of business? | ok but what even is on joue lol
    Someone proposed you as a carnival sponsor and I must confes I have no idea what On Joue is.
    His therapist wrote "On Joue" on a sticky note and no explanation. What is it? | Is On Joue an actual venue, an app, or just a pretty landing page?
    is onjoue a trampoline park or what, my brother in law sent the link with zero context
    One of my kinders says her family is excited for On Joue. What is that, exactly?
    tell me what On Joue is, honey, my bridge club is asking and I promised I'd find out | what is on joue, a daycare you pay for or a playground
    is this a shop, a paid club or what, I don't get it | wat is on jou supose to be | I not know this company, is it shop or school or what
    bro what even is on joue | I am 74 and my daughter sent me this link without a word. Would you tell an old woman what sort of business she's looking at?
    Please define "On Joue" as an entity and the nature of its undertaking. | is on joue like a a daycare or a museum or a gym thing
    I've scrolled this whole page and still couldn't tell you what you people do | On Joue is a toy store, correct?
    A friend mentioned On Joue at pickup, somebody else said it was an app, a third swore it was a bakery. I'm lost. Which of them has it right?
    explane on joue in one breath like I never herd of it | are you an indoor thing or an outdoor park in the heat | whats the deal wiht this on joue thing
    so what is this | what am i looking at here, is this a daycare or what | roughly what is it | sounds pricey, what even is it | is it a paid app or a place
    spare me the sales talk, whats it supposed to be
    every time i open one of these sites they say buy buy buy and i still don't know if it's a room with slides or a course or an app
    You're a toy store, right? Or a gym? what IS on joue | my aunt thinks On Joue is a church. I told her I'd ask
    is on joue like a Chuck E. Cheese without the rat, or some other kind of business | One sentence, no fluff: what are you?
    i asumed "on jou" was a phone game my son downloaded. it isn't?
    A dad at the bus stop described On Joue as a French preschool, his wife corrected him and said it's a casino for kids, and I nodded politely. Who's closer? What sort of thing is it?
    So this On Joue is basicly a daycare with slides? | You're a nonprofit museum, correct, or what are you people?
    pretend I live under a rock & explain on joue | wat even is on joo | trampoline park or nah | what kinda buisness is this | gym, daycare, or playground?
    chuckie cheese type thing? | kids museum or what | indoors or outside | is this an app or real place | so its a bounce hose place | soft play center?
    is it air conditoned / inside | explain this place to grandma | some sort of arcaid? | who are you people, what's this | discribe ur company real quick
    never heard of you until this second, somebody's uncle sent me the link with no explanation
    I thought this was a clothing brand at first lol, still not sure what I'm looking at | explain it to me like I'm a grandpa who just found the internet
    My English is small. I not understand what this is, a school or a shop or a place for play.
    my therapist wrote On Joue on a sticky note and said to look it up. Well, I'm looking.
    pretty website, colors, curves, a chat thing, some French, a café, faces at a door. After ten minutes I still couldn't tell my husband in plain words what you actually are
    Got here from a QR code on a coffee sleeve. No idea what kind of business this is. | confuzed... is it an app, a toy, a daycare. somebody tell me
    Researching for my economics class, I need a one line descripton of your company.
    I'm a realtor and clients with kids keep mentioning On Joue like I should know what that is. I nod and smile. Time to stop faking it.
    my daughter's sitter talks about On Joue as if it were a person
    Substitute teacher, overheard third graders chanting "on joue". Trying to figure out what on earth it is.
    kinda embarrassed, i joined your page and don't know what you are
    Is this a daycare, or a gym, or some sort of museum? My aunt sent me the link because I've got a three year old and free Tuesdays, and from the lights and the coffee I can't tell. She's in Buffalo and gets her news of Austin from a cousin, who says it's opening soon, costs a lot and has a snake for a mascot, so forgive me.
    You popped up while I was hunting for a party room with parking for my kids, who are 4 and 7. Never heard of you before, sorry. So what actually are you?
    My mother in law says your a church, my brother says video games, and he wants to take my nine year old there some Sunday. What kind of a place is it?
    The lady at the pediatrician wrote down your name next to the Y and the library, for when its too hot out. I dont have money for much. could you tell me in one line what you guys do
    I got a text from my neighbor with your logo and no context at all. My kids are 3 and 8 and we're always hunting for things to do on weekends. What is this place?
    what is this place | so is this a store or a gym or what | clicked an ad and have no clue what you do | Explain it to me like I'm a tired grandpa.
    is it inside or outdoors | Are you a daycare? | need somewhere with AC for august lol, are you indoors | wat is this | indor or outside
  `,
}
