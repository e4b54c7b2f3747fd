/** Asked lately about who is behind it, and why. */
export const ASKED_PEOPLE_LATELY: Readonly<Record<string, string>> = {
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
    So what exactly is this place? | A friend sent me your link, what is On Joue exactly? | So what exactly is this place going to be?
    Is this an indoor thing or is it outside? | What exactly is this place? Is it like a play gym for kids?
    Is the place indoors? It's 104 out in August | Somebody on my route mentioned On Joue, what is it exactly?
    What exactly is this? A daycare or a play place? | Is it all indoors? It's 104 out here lol
    So what is this place exactly? The page is pretty but I need the one sentence version | You people are scammers, this place doesn't exist
    What is this place? I just saw the link in our moms group. | What is this website about?
    Is it indoors? It gets so hot for them in the summer. | Is this indoors? We need AC in the summer
    it's 105 outside in August, are the kids inside the whole time | My daughter texted me this link, so what is this place exactly?
    So what is this place, in a sentence or two?
    I got a flyer, or really half of a flyer because the baby ate the rest of it. It had your name on it and a picture of some kids and that's all I've got left. So I guess my question is what is this, a daycare, a gym, a store?
    whats this place
    I saw a flyer at our school office and came here to look. I'm on the PTA and we put together a list of new things for families to do. I want to write one or two sentences about you in the newsletter. What should I say you are?
    Bonjour, c'est quoi On Joue? | Sorry if I missed it, what is this exactly? A daycare or a play place?
    My neighbor just sent me this link. What is this exactly? | so what is this exactly? my sister sent me the link with no explanation
    A friend sent me your link, what is this that is coming here? | hi! so what is this place exactly?
    Is it all indoors? August here is brutal
    Baby number two came in June and I've been so out of it that I have no idea what is going on in town. A friend sent me your link and I looked at it for a minute before somebody started crying. What is this place in simple terms?
    Is this indoors? Summers here are brutal | My daughter sent me your link, what is this place exactly?
    So what is this place, a daycare or somewhere you just go to play? | So what is this place, exactly? My sister just sent me the link
    So what is this place, like a trampoline park? | Is it all indoors? Asking because of the Texas heat
    I sit in the parking lot at soccer with another dad and we were reading your home page out loud. He says it's basically a daycare and I say it's a playground you go to with your kids. Can you settle it, what is it supposed to be?
    ok so what even is this, a gym, a daycare, a play place? | I keep hearing the name at the school gate, so what on earth is an On Joue?
    Our caseworker forwarded me your link with no explanation, so what is this exactly? | In one sentence, what is this place?
    ok so what actually is this place | Is it under a roof or do we cook in the Texas sun?
    My daughter texted me the link to this page with six exclamation points and no explanation. I'm seventy-four and watch the grandkids on Wednesdays. What is it, and will there be anyplace for an old man to sit?
    Sorry for my English. I found you on a poster, there was only a picture and Austin. I do not understand if it is a school, a shop or a park?
    A friend forwarded me your link with no explanation. I stared at it for a minute and still can't tell whether it's a school, a daycare or a gym. What is it?
    What is On Joue supposed to be, a gym or a daycare or what? | Is this an actual building or just a website so far?
    Is it indoors, because my sister's girl burns in the sun something terrible | Is it all inside, because my little guy can't regulate his body heat?
    I'm putting together a neighborhood listing of new family businesses, how would you sum yourselves up in a line?
    It's all inside, right, because August here is brutal? | In July it's 104 out, so please tell me this is inside?
    My husband asked what this is, can you sum it up so I can text it to him? | My neighbor keeps raving about you, so what is this place exactly?
    Is it all under a roof, I'm thinking of rainy days? | I can't quite tell from the picture, is this a daycare, a gym or a playground?
    So what is this On Joue thing anyway? | what's this about
    My mother in law sent me your link and I have no clue what I am looking at. Is it a daycare, a shop, a museum? Please just tell me what this is.
    My coworker told me about you at lunch, but she couldn't say whether it's a daycare, a museum or a gym. I looked at the page on my phone and I'm still lost. What is it?
    Is it all indoors? August about kills us. | My daughter sent me this link, so what exactly am I looking at?
    Is it all under a roof, out of this Texas heat? | I only saw the logo on a friend's phone, so what is this place?
    Is it all inside, so I could bring my campers when it's 104 degrees out? | In one sentence please, what is this?
    A guy on my team at Dell won't stop talking about On Joue, so what is it actually?
    We came from Alaska and this heat is killing us, please tell me it's indoors? | Does this exist already or is it still an idea on paper?
    Is the whole thing indoors, so it works in August heat? | So in two sentences, what exactly is this place?
    Is it all under a roof, because Texas in August with five kids is no joke? | So what am I looking at here, a daycare, a gym or what?
    Somebody in my carpool mentioned y'all. Looks cute but I can't tell what it is. A gym, a museum, a daycare?
    In a sentence or two, what is On Joue? | My roommate and I keep seeing your page, what exactly is On Joue? | indoors or outdoors`,
  name: `
    What's the name supposed to mean? I don't even know how to say it lol | Is that name French? My kids keep asking what it's supposed to mean
    What's with the French name, does it mean something? | Why the French name, what's it supposed to mean?
    My husband is from Quebec and says your name means on the cheek?? Is that right | Where does that odd two-word title come from?
    wat dose the naem meen in inglish
    Where I grew up, in Lyon, we said it in the schoolyard all day long. I saw your sign on a screen at the pediatrician's and smiled so hard the receptionist asked if I was well. Did you choose those French words on purpose, and is there a second sense to them?
    My late husband would have asked for the etymology first: from what tongue did you borrow the title over your door?
    Whst does "ob joue" sigmify in Englidh | how do you say the name and what's it supposed to stand for
    Explain the French on your logo, my wife thinks it's about cheeks | wat dos the franch name meen
    I took French at school in 1961 and have hardly spoken a word since, but my ears perked up when I saw what you call yourselves. I said to Harold that it has to do with playing, and he said it's a part of your face. Which of us is right?
    How would you translate the French phrase you trade under? | What's the etymology of your brand?
    Does a rosy cheek have something to do with your title? | whut dose on jooey meen | why "cheek"?
    My niece told me on the phone there's some joint coming with a French name and now she says it all day long. I took Spanish in school, so I'm no help at all. What does it stand for, and is there a joke in it I'm missing?
    How do you pronounce that name and what does it mean? | Is the name French? My wife says it has to do with cheeks. | waht does on jou mean
    My first grader came home today and asked what the words at the top of your page mean. I took Spanish in school so I was no help at all. She thinks it's a girl's name. What does it mean, and what language is it?
    How did y'all end up with a French handle for a Texas joint? | What's the rosy cheek got to do with your business?
    I saw the French words and had to ask my dispatcher, who's from Louisiana, and he just laughed at me. My girls keep saying it like it rhymes with "bologna" and I would like to set them straight before we turn into a family of fools. What does it mean?
    What does that foreign title signify, if I may ask? | Why would anybody name a place after a cheek?
    Good people, I taught Latin and a little French for forty years, and your name has been going round in my head since breakfast. My daughter insists it has to do with the face, I maintain it is a verb. We have wagered a pie on it. Would you kindly settle the matter for an old schoolmaster?
    I see the word Joue but I don't know how it come from, which language is this?
    Professional curiosity got the better of me, I admit. I name products for a living and I've been saying yours out loud in the car, to the amusement of two first-graders in the back seat who think it's a sneeze. How did you land on it and what's it supposed to signify?
    How come there's a French handle in the middle of Texas? | the naem is frensh rite? wat dose it meen
    How do you pronounce your name and what does it mean? | Is it French or something? | Is that French, and how come you picked it?
    How do you say the name? Is it French? | What does the name have to do with playing? | What does your name mean? My 4 year old keeps asking
    How do you pronounce On Joue and what does it mean?
    My kids saw the name on a flyer and now we're all arguing at dinner about how you say it. My oldest says it's about a cheek, my husband says it's about a game. I took Spanish in school so I'm no help at all. Who's right?
    Bonjour! Is your place French? | What's the name mean? My granddaughter asked how to say it. | What does your name mean? Is it French?
    Ok I have to ask, what does the name mean? | How do you say the name and what language is that?
    My client asked me about your place today while we were in the car and I couldn't even pronounce it. She figured it was French, I guessed it had something to do with toys. Now we have a coffee riding on it. So what does the name actually mean?
    How do you say your name and what's it supposed to mean? | What does the name mean and is it Spanish or what?
    How do you say the name and what does it mean | Where does your name come from? | How do you say your name and what is it in English?
    How do you say your name and what language is it?
    My grandmother came from Quebec and she laughed when I showed her your site on my phone. She said it has something to do with cheeks, but my husband thinks it's about playing. Now we've got a bet going at the dinner table. Which one of them is right about the name?
    I come from a French-speaking family, so the name caught my eye when my wife showed me the page. She thinks it's about cheeks and I told her it's a verb. We have a dinner riding on the answer. Which of us has it right?
    How do you even say your name and what does it mean? | wat does on jou meen is it spanish | How do you say your name and what's it mean?
    My late wife was from Quebec and we used to talk French with the kids. Now it's just me and them, and my oldest saw your name and laughed and said it had something to do with cheeks. Is that what you were going for?
    What does the name of this place mean? | Is it a French school or do the teachers speak French?
    How do you even pronounce the name and what's it supposed to mean
    My kids speak French at home with their dad so the name caught my eye right away. They were giggling about it at dinner because one of them said it has to do with your face. Where does the name come from?
    What's with the name, is it French? | How do you pronounce it and what does the name mean?
    I was born in Lyon and came to Texas in 1968, so of course your name caught my eye right away. My late mother used to pinch our cheeks and say something very close to it. I was curious if you meant play or cheek, or if there's a story behind it.
    How do you pronounce and what does On Joue mean | what does the name mean lol | Is that French? how do you even say it
    I was reading your page to my kids and they asked what the name means and I had no idea what to say. I took Spanish in school, not French, so I told them I'd find out. What is it supposed to mean?
    what a stupid name, what does it even mean | How do you say the name and is it French? | why the French name for a place in Texas
    am I saying it right, on jew? what does it even mean | How do you say your name and what does it mean?
    What does the name mean? My ex says it's French | How do you say On Joue, is it a French word?
    How do I pronounce the name and what's it mean? | Salut, c'est quoi votre nom, ça veut dire quoi exactement?
    My parents are flying in from Lyon and they asked me what the name of your place is supposed to mean, because to them it just sounds like a sentence. I told them I'd ask. Is it really French, and why did you pick it?
    I took French in high school about a hundred years ago and my kids keep asking me how to say your name. My oldest says it has something to do with a cheek and I told her she was crazy. Can you settle this for us, what's it supposed to mean?
    Bonsoir, on est une famille française à Austin, pourquoi ce nom ? | how do you pronounce the name and what does it mean
    What does the name mean? I can't even pronounce it. | How do you even pronounce On Joue and what's it mean
    What does the name mean, is that French? | how do you even say what the name is about, is that French?
    What's the story behind the name? I can't even pronounce it. | How do you say the name and what's it mean?
    What is that name supposed to mean? I can't even pronounce it. | Why is it called On Joue, and how do I say it?
    how do you say the name and what does it mean lol | How do you even pronounce the name and what's it mean
    Bonjour! Are you a French place or just the name? | How do you pronounce the name and what's it supposed to mean?
    How do you pronounce the name and what's it mean in English? | How do you pronounce the name and what does it mean in English?
    What's with the French name? | How do you pronounce or translate the name, is it French? | Bonjour, c'est quoi ce nom, On Joue?
    Bonjour! We're a French family new in Austin, is the name really French?
    how do you pronounce it and what does it even mean | What's the story with the name, is it French?
    How do you pronounce it and what does On Joue even mean? | what does the name mean? my husband thinks it's Spanish
    What does the name mean? My niece asked me and I had no clue
    that name sounds French, is there a story behind it? | My late husband would have said your name sounds French, was he right?
    What does that French name mean? | What made you pick a French name for a place in Texas? | what's on joue mean, i keep reading it as on joe lol
    Where did you get this name, it sounds like my grandmother's language | Why on earth does a Texas business have a French name?
    My mother in law is French and giggles at your name, what's it supposed to mean? | wats on joue meen lol cant evn say it
    I spotted your name on a flyer at the library and my schoolgirl French told me it has to do with the cheek. My bridge partner says I am being silly. Which of us owes the other a sherry?
    We're moving over from Lyon in August and my children giggled at your name because of the cheek. My husband says it's just an accident. Did you mean it both ways?
    My French coworker giggled when I showed her your logo and said something about cheeks. Now I am curious. What was so funny?
    I have a bet with my brother about what you're called. He says it's something about cheeks and I say it's about playing. Loser buys dinner, so who's right?
    Why'd you pick a French name for a place in Texas? | Somebody told me joue means cheek, is that really what you named it after?
    What in the world does On Joue mean, and how come the name is French? | Why a French name in the middle of Texas?
    What's the business with the rosy cheeks? | Is the name French or did somebody just make it up?
    A colleague told me your name has something to do with cheeks, what's that about?
    I took two years of French and still don't get your name, what's it supposed to say? | Is your name French, and does it translate to anything?
    What language is your name, and what is it supposed to tell me? | Why does a place in Texas carry a French name?
    Somebody told me your name has to do with cheeks, is that true? | wat does onjoue meen | wat does on juoe mean | wat does the name meen, is it frensh
    My wife is from Lyon and she laughed when she saw the name. She says it means something about playing. What's the story there?
    I speak a little French from my school days so the name made me smile. My husband says it has something to do with a cheek. Which one of us is right?
    We're moving to Austin in the fall from Lyon. The kids noticed the name at once and laughed. Is there a story behind it?
    My class is doing bonjour and merci this week and one of my third graders spotted your name on my phone. Now twenty kids want me to translate it. What do I tell them?
    We're moving to Texas from Lyon in the fall with two girls, 6 and 9. A friend sent me your link because of the name and it made me laugh. How come a place in Austin has a French name?
    We speak French at home and my son burst out laughing when he saw your name, because he pinched my cheek and said that's la joue! Did you mean the cheek or the playing?
    We're moving over from Lyon with two small kids and what you call yourselves made us smile. Is there a story behind it, or did somebody just like the sound?
    My husband bets me it's French, what does your name stand for? | What would that name of yours be in plain English?
    I can't pronounce it, what is the name supposed to mean? | What is that French name supposed to tell me?
    Where does that name come from, it sounds foreign | Is that name French, and what's it saying?
    My husband is from Lyon and swears your name has something to do with a cheek, is he pulling my leg?
    How on earth do you pronounce and translate the name? | What's joue in English? | wat does on jou mean is that frensh
    wat does on juoe mean in english | wat does on jou meen in english | whats on jouee suposed to meen
    My wife is from Lyon and we got a laugh out of your sign. Half the table says it's about playing and the other half says cheeks. Who wins?
    My late wife was from Lyon and she would have giggled at your sign. She used to pinch the children by the cheek and say something very much like it. Is there a double meaning in what you call yourselves?
    We moved here from Lyon two months ago and my children shouted when they saw your sign. They say it themselves ten times a day. How did you come to call it On Joue?
    I just moved here from Lyon and your sign-up page made me laugh, because where I'm from you hear something about aiming a rifle in it. I'm sure that's not the idea! What did you want to say with On Joue?
    The French teacher at my school laughed at your flyer and said something about cheeks. Now my sister and I have five dollars on it. What does it mean?
    At home we speak French with papa and English with me, so our daughter laughed out loud when she read your sign. She says it means we're playing. Is that what you were going for?
    My wife's French and she burst out laughing when she saw your sign. She says it could be about a face or a game. Which one did you mean?
    Somebody at church told me a French playground is coming to town. I don't speak a word of it. What does your name mean, and would people like us be welcome?
    my mom thinks On Joue is a typo, is it a real word in some language? | What's that name mean, is it French or something?
    What does your name mean in English? | what's the story behind the name, is it French? | The name is in what language? what it means
    I am French and your name made me smile, what did you want to say with On Joue?
    ok dumb question but how do you say the name and what's it even supposed to mean
    My husband had two years of French and swears On Joue means "on the toy". What does it really mean?`,
  mission: `
    What are you hoping to do for kids here, like what's the goal? | waht do you beleive in, like whats your misson
    What purpose gets your crew out of bed? | What purpose, in the loftiest sense, does this undertaking serve?
    What statement of purpose does the organization hold itself to | What are the children meant to get out of a visit besides tired legs
    What belief about childhood is driving all this? | Is there some higher aim you're working toward with these kids?
    What are you hoping to achieve with this? | State your purpose as an organization.
    Do kids actually pick up knowledge there or simply burn off energy? | To what end was this enterprise conceived? | your mission
    What are you ultimately hoping to do for the kids who come? | What are you hoping to accomplish for kids, in the grand scheme?
    What are you trying to do for kids here? | What do you hope to do for kids with this place?
    What are you all trying to do with this place, like what's the goal? | What are you hoping to do for families with this place?
    What are you hoping kids get out of it besides burning energy? | What are you trying to do with this place, like what's the goal?
    What are you trying to do for kids here, what's the big goal? | What are you people trying to do for kids?
    What are you all trying to do for kids with this place? | What are you trying to do for children?
    What's the goal of your playground, just fun or learning too? | Can shy kids go at their own speed or is it all group activities?
    what's the whole point of On Joue, like what are you trying to do for kids | what are you trying to do for kids, like what's the point
    What are you trying to do with this place that others don't? | What are you people trying to accomplish with this?
    What is this place trying to do for kids? | What are you hoping to do for kids with all this?
    whats the goal here, like why are you building this for kids | What are you hoping to do for families here, like what is the goal?
    why are you making this place, what are you trying to do for families
    What are you all trying to do for kids, like what is the bigger goal?
    what are you guys trying to do for the kids here, like what is the goal
    What are you hoping to do for kids with this place, like what's the big goal?
    What's the whole point behind the project, what are you trying to do for kids?
    what are y'all trying to accomplish with this place, big picture | What are you hoping this will do for the children?
    What are you hoping to do for kids with this place? | What are you ultimately trying to do for children?
    what are you hoping kids get out of going there, like what's the goal
    What is your company trying to accomplish, in plain words, apart from making money? | What do you hope children get out of a day with you?
    What are you hoping to do for kids here in the long run? | What is it you're trying to do for children, in a nutshell?
    What are you hoping to do for children with this? | For our newsletter I need one sentence on what you want to achieve for children.
    What is it you hope children take away from coming to you? | What do you hope children get out of playing with you, beyond burning energy?
    Beyond selling tickets, what do you want to achieve for children? | What do you hope a child takes home from an afternoon with you?
    wats ur misson statment
    I'm an old schoolteacher, forty years of second grade. I always want to know what people's purpose is before I hand over children to them. What are you setting out to do?
    Tell me in one sentence what y'all are trying to do for kids | What is it you folks hope to do for children, when all is said and done?
    What are you hoping to do for children with this place? | What are you trying to achieve for the children, beyond selling tickets?
    What are you really hoping this does for kids? | In one sentence, what are you hoping to do for children?
    What are you ultimately trying to achieve for children? | What's the big goal behind all of it?
    I'm a dad at home with three under seven. At the last place the moms looked at me like I'd wandered in off the street. Is yours somewhere a father gets a welcome as well?
    What are you hoping kids get out of coming here?`,
  vision: `
    Any chance you'll put one in Houston or Dallas too? | Will you ever come to San Antonio? My other grandkids live there
    Are you going to open in San Antonio too at some point? | Are you a franchise or do you plan on having more locations, like in Houston?
    Any chance you'd put one in Dallas eventually? My sister would love it | Are you planning more of these, like San Antonio or Houston?
    Where do you see the company by the end of the decade? | ur visoin for othr citys pls
    I'm in Tulsa, so no, I won't be hauling my crew across the Red River for an afternoon of climbing. But my cousin raves about your concept and we have absolutely nothing like it around here. Any thought of branching out to other parts of the country in the years ahead?
    Do you harbor ambitions past the Texas capital? | Do you have a dream for the future, for the end of the decade?
    Three of my grandchildren live in Tulsa and two in Phoenix; only the remaining four are in Austin with me. When I described your plans over the telephone, the Tulsa contingent wailed at the injustice of it. Their mother wants me to find out if there is any prospect at all of your coming to them someday.
    is this place planned just for Austin or you putting more of them up around the country
    What does opening in other cities look like for you guys, timeline wise | nationwide when?
    A client of mine invests in family entertainment and asked whether I had heard of you. I told him only that I had seen the name. He would like to know whether this is a one-off venue or whether there are ambitions for a chain, and over what horizon.
    Is this for one town only, or are sister sites in other states on your mind? | What's the long-range plan through the end of the decade?
    I've been in three startups and always wonder about the long game. A single location is a lifestyle business, ten of them is logistics. Do the people behind this mean to stay in one town or is there an ambition to roll it out elsewhere?
    Do you plan on opening in San Antonio too? | How many locations do you want to have in the end?
    My parents live in Tulsa and take my sister's kids every summer. I told them about this and the first thing my dad asked was if they would ever get one up there. I said I'd find out. Do you plan on going to other states?
    Any notion of setting one up around Tulsa or Amarillo down the line?
    Got a route change coming and I'll be hauling out of Denver by next winter, which means the girls spend summers up there with me. They're already sold on your playground from the pictures. Should I tell them it's an Austin thing only, or are y'all planning to spread to other states?
    Should the concept succeed, would you replicate it in Houston or Denver? | whats ur vison for the nxet five yrs
    Dear On Joue, my old friend Otto lives in Tulsa, and he is quite green with envy that we Texans are to have such a place. He has two great-grandchildren himself. I told him I would enquire on his behalf whether you have any thought of spreading to other cities someday. With warm greetings from the porch.
    My cousin live in Houston, will you make one there also? | What's the big hairy ambition five years out?
    intrested in ur expantion plans, natoinwide?
    I was telling my sister in Denver about your concept over brunch, and she is green with envy because there's nothing similar near her, only trampolines and sticky arcades. She made me promise I'd ask. Is this a one-off Texas thing or are other states on your roadmap?
    Will there be a sister spot in San Antonio someday, where her dad lives?
    How far do your ambitions stretch, four or five years down the road?
    My cousin in Tulsa is green with envy and wants to know if she'll ever get one near her. I told her I would ask, since I'm apparently the family's press office. Are you sticking with one building in Texas or do you have designs on the rest of the country?
    Do you plan to open one in Dallas too? | Could you end up in other states some day? | Are there plans for other cities later on?
    Are you going to open in other cities like Houston? | Is this a franchise or will there be more of them later?
    Are you only going to be in Austin or are more cities coming? | Do you plan to come to San Antonio someday?
    Are you planning any locations outside of Austin later on?
    My girls' cousins live up in Oklahoma City, and on my route I'm in Tulsa and Little Rock nearly every week. They asked me if there'll be one of these near them too. I told them I'd ask. Are you just going to be in Austin or are you planning on more?
    If we get orders somewhere else in a few years, will there be one of these in another state?
    Are you guys planning to open any in other cities, like San Antonio? | Do you plan to open one in San Antonio too?
    Are you planning to open these in other cities too? | Are you planning any more locations outside Austin?
    Are you planning to come to San Antonio too? My kids live there with their mom.
    Are you planning on opening one in Dallas or Houston someday? | Are you ever going to put one in San Antonio?
    We live in San Marcos, will there be one closer to us or only Austin? | Are you planning more locations later, like Houston or San Antonio?
    Are you in Austin only, or coming to other cities in Texas now too? | Any chance you'll open one in San Antonio someday?
    Is it just Austin or do you plan on other cities too? | Are you planning one in San Antonio too?
    Are you planning to open one in San Antonio too? | Are you planning to open in other cities, like San Antonio?
    We PCS a lot. Any chance there'll be one of these in other states someday? | Are you going to open in Round Rock or Dallas later?
    I'm asking for my sister who lives in Houston. She has three boys and there's nothing like this near them, well, nothing she likes. She keeps asking me if you might open one there after the first one gets going. Is that something you have in mind?
    Are there plans to open in other cities? | we live in Chicago, will we ever get one up here
    my cousins in Phoenix are jealous, might they have one someday | is this a one-off or are more on the way
    are you hoping to turn into a chain | how many years till you're all over the country | what's the dream, one building or lots of them
    once we move to Seattle will we find you there eventually | what's supposed to happen in 2030 | you'll be in Houston too at some point?
    do I have to come to Austin or will there be one closer to us in Ohio | are there others already open outside Texas
    any plans for one in my town, we're in Tulsa | we don't live in Texas, should we bother following you | where are you going after Austin
    My husband bets San Antonio gets the second one. Is he right? | Will there be one in Houston too? | Are you going to open one in Dallas too?
    Are you going to open one in San Antonio too? | Do you plan on other locations someday?
    My sister lives up in Tulsa and she has five grandchildren and nothing for them to do when it rains. I sent her your page and she got so excited and then she saw it said Austin. Is there any chance you'll ever open in other places like Oklahoma?
    Is this part of a chain or will there be more of them in other cities? | Are you coming to San Antonio some day?
    Will you open one in Houston too? | Is this just in Texas or are you a national chain? | Are you planning one in Houston too?
    do you guys want to go nationwide
    We visit my brother in Austin every summer but we live in Dallas, and there's nothing like this near us. My kids would love it. Is this just the one place, or do you want to open in other cities later on too?
    any chance you come to Denver one day | do you want to be all over the country at some point
    do you have a second location in Dallas already | Are you part of a chain or is this the only one?
    Do you have plans for other cities, like San Antonio? | Is there only going to be the one in Austin or more places later?
    Would you ever open one near San Antonio? My kids live there with their mom | Is this one location or are you planning to be a chain?
    I do the books for a couple of small franchises so I'm curious by trade. Your site looks like more than a one-off playground to me. Are you planning on more places after this one, and by when?
    I've got a bigger-picture question. I invest a little in local businesses and I have two kids so I look at this both ways. Is this going to be a one-off place in Austin or do you folks have plans to open in other cities like Dallas or Houston?
    Are you planning one in Dallas or Houston too? I'm on the road there a lot | Will there be one in San Antonio too someday?
    Are you planning one in San Antonio or Dallas later on? | Is this only for Austin or are you planning one in San Antonio too?
    Is this a franchise or are you opening more locations in Texas? | Are you planning other locations besides Austin?
    Any plans to open one in San Antonio? Our daughter is stationed there. | Is this only in Austin or will you come to San Antonio too?
    Are there any other cities you want to go to after Austin? | Will you be opening in Houston too?
    Are there plans for other cities after Austin? We may move to Houston | Are you going to open one in San Antonio someday?
    Is this a chain or just one place? | Are you only going to be in Austin? My other grandkids are in Ohio.
    Do you plan on opening in Dallas someday? | Any plans to open one in Dallas or Houston later on?
    Are you planning one in Houston or Dallas later? | are you planning one in Houston or Dallas too? | Do you plan to open in other cities too?
    Are you going to open one in Dallas too? My other two live there with their mom
    My sister lives in Houston and I live in South Austin and our kids are best friends. I sent her your link and now she's jealous that we get one and they don't. She made me promise to ask. Any chance you'd ever come to Houston?
    Are you going to open one in Denver too eventually? | Are you planning to open one in Houston or Dallas someday?
    Are you planning on opening one in Houston too? | Are you opening in San Antonio too? | Do you think you'll ever open one in Dallas?
    Are there going to be more of these in other cities? We're moving to Denver next year
    My sister is moving to Dallas in August and she was jealous when I showed her your website. She has four boys and nothing to do with them when it rains. Is there any chance you'll be opening up there at some point or is it only Austin?
    any plans to open one up in Dallas? my sister would lose it | I'm moving to Denver to be near the grandbabies, any chance you will follow?
    Any chance you'd open one of these in Oklahoma too someday? | Are you planning to open branches in other states someday?
    do u guys wanna expand to other places later like san antonio or dallas | Any chance you come to San Antonio too, we get orders there next summer
    Where do you want to be with this in five years? | Is this a one-off or are you going to turn into a chain?
    Any intention of building one up in Ohio at some point? | Will Austin stay the only one or are other cities planned too?
    It all looks charming, but my grandchildren are in Tulsa and I only have them here twice a year. Do you intend to build these in other states as well?
    I cover local business and I hear some big talk about you becoming a chain. I don't want to print a rumor. Is Austin a one-off, or what is the long-range plan?
    My orders say Texas until 2028 and then maybe Colorado. It would be great if the kids could keep going to the same kind of place. Are there going to be more of these around the country?
    Every startup tells me it's going to be nationwide in no time. I've put money into three of those and lost my shirt. What's your plan for growing, really?
    Any chance you'd open one in Houston someday? My sister lives there | Will there be one in Ohio someday?
    Do you have plans for more than one location? | Where do you folks hope to be in five or ten years? | Any chance you'll come to Colorado some day?
    Any thoughts of opening in other states down the road? | How big do you hope to be by the end of the decade?
    We live in Fort Worth, any chance you come up our way in the next few years? | Any plans to come to Houston or Dallas some day?
    Somebody told me Texas is only the start, what's the big dream for the next years? | Do you intend to have more of these in other cities later on?
    We may get moved to Denver for my husband's job, will you ever be outside of Austin? | r u gona be in san antoino to
    We're moving to San Antonio next year, of course right when something good comes to Austin. Do you have any plans for other cities?
    My sister is in San Antonio with a girl who has cerebral palsy and there's nothing like this near them. Are you staying just in Austin or growing?
    I write a column about raising kids in Central Texas. I hear you want to go national, which is bold for a place that hasn't unlocked its doors yet. What's the actual goal and by when?
    Our friends in San Antonio are jealous already. They have three kids and drive up here twice a month. Do you think you'll ever open one down there?
    My cousin in Dallas is green with envy that we are getting this here. She has three boys and nothing like it nearby. Can I give her some hope that you'll come to other places too?
    Are you a big chain or is Austin the first one? | My sister in Dallas is jealous, will she ever get one too? | What's this I read about 2030?
    Might you build one of these near us in Ohio someday? | My sister lives in Denver with two wheelchair users, will you ever build one outside Texas?
    Will there ever be one in Dallas or Houston? | Do you dream of turning this into a nationwide chain?
    Any plans for these in other states or is Austin it? | We get new orders every three years, so might you ever open in other states?
    Do you see yourselves opening in San Antonio or Houston one day? | Are you sticking to Austin or do you hope to have more of these in the country?
    are you plannng to opne more of these in othr citys | will u expnad to dallas or houstn some day
    My sister in Denver is green with envy since I told her about you over the phone. She has nine grandchildren and not a thing to do with them in winter. Are you only ever going to be in the one town?
    My brother-in-law says you're going to be a chain and that chains never care about kids with disabilities. I told him I'd ask. Do you mean to open in more cities?
    My brother in San Antonio has four kids and is already jealous. He says nothing good ever comes down his way. Do you mean to open in more cities later on?
    We move every two years and every time we find a place we love, we lose it. My wife joked that you should follow the Army around the country. Any chance you'll be in more cities later on?
    Someone in our parents' group claimed you're part of a big national franchise. Someone else said you're just one spot in Austin. Who's right, and where is this going?
    I'm being transferred to Kansas City, twin boys, just me. I was so looking forward to your place. Any plans to be somewhere besides Austin one day?
    Any plans for one in Dallas later? My ex moved up there and has them half the summer
    Any chance you'll put one in San Antonio someday, my brother's grandkids are down there
    Are you going to open in other cities too? My sister's in Denver and she's jealous | Her mom may move to Denver next year. Any plans for other cities?
    Hello, I am from the family Andrea works with. We are moving to Dallas next summer, any plans to open in other cities?
    Do you plan to open in other cities too? We may have to move to Chicago in some years for my job
    Are you planning to open in other cities too? I'm moving to Denver after I graduate
    Are you planning to open in other cities too? My brother's family is in Tulsa`,
  founder: `
    Who owns this? Is there a real person behind it or some big company | Who owns this place, is it a mom or some big company?
    Who owns it? A local family or somebody else? | whos the ownr of this place
    What's the owner's full name? It has to be public record somewhere. | Who cooked up this idea? | whos the bos of this plase
    My mother always said you can tell a restaurant by its toilets and a business by its owner. I've looked all over for a name or a face and found neither. It matters to me who I hand my trust to. Who actually runs the show at your end?
    Who presides over this enterprise? I like to know whose name belongs on the masthead. | Plesae tell me wjo foundde the compqny
    A neighbor pressed your flyer on me at the mailbox. It was handsome, though it had a dangling modifier, and it told me nothing about the persons responsible. In my day one did not entrust children to an anonymous concern. Could you tell me who directs it, and where I might read of their background?
    who's the boss of this outfit | Do you have photos or the name of the lady or gentleman running it | whos the fownder of this playce
    When my own were small, everybody knew who owned the shop and you could tell him off if the floor was dirty. These days it's all faceless. I like the sound of what you are doing, but I should feel easier knowing who the person in charge is. Can you tell me?
    Who dreamed this whole thing up? | Which person is at the helm of the company? | whos teh foundr of on jou
    I tried to look you up to see who's running the show, checked the usual professional networks, and came away with nothing. Before my money and my child's Saturday go anywhere I like to know a name or at least a background. Who leads this?
    what fool is in charge of this outfit, tin can? | Who owns this? | Is this a local company or part of a chain?
    Is there a picture of the person who started it? | whos the onwer
    I like to know who I'm handing my money to. There's no name and no photo on the page, only a lot of nice words. I'm not accusing anybody, I've just been burned before. Who's running this thing?
    Who's the head honcho of this outfit? | Does the president have a background in pediatrics? | Founder | Who commissioned all this?
    Has the person in charge a likeness I might look at? | Who is the foundr of this bussiness please
    Dear proprietor, I do not like to pry, but I was raised to know with whom I am dealing before I hand over a dime. I have looked over your pages twice with my good spectacles on and could not find a single person's face. Would you tell me who stands at the head of this company?
    The boss of this place, it is one person or a big company? | Who's the face of the company, the CEO so to speak? | who foundeed this copmany
    Which person sits at the very top of this outfit? | whose runing this plase i cant fnd a name anywere | founder bio
    Before I recommend anything to my brothers and sisters I like to know who I'm dealing with. Is it a chain, is it a bank, is it somebody's mother with a dream? I looked for a face on your page and came up empty. Tell me about whoever is steering this ship.
    Who runs this? | Who came up with the idea for the place? | Who owns this company? | Is the founder a parent too? | who is the ownwer
    I've raised four kids and I've seen a lot of these places come and go. Usually some company nobody's ever heard of is behind it and there's no name on the door. Before I trust them with my grandkids I want to know who is in charge over there.
    I like to know who I'm giving my money to. So many of these places turn out to be owned by some big company out of state that doesn't care about the kids at all. I looked around on your site but couldn't find a name. Who runs this?
    Who started this and who's in charge? | Who owns this, is it a local person? | Is there a photo of the founder anywhere?
    Who started this, is it a local family? | whos the presedent of the compny | Is this a chain or a local thing?
    Is the person running it a mom or dad themselves? | who is the owener of on jou
    Read your whole home page last night while the baby was up. I like it, but I'd like to know who I'm dealing with before I hand over an email. Is it a big chain or is there one person who started it, and what's their story?
    Is it a franchise or a local business? | whos the foudner of this compny
    I've been reading through the whole site on my lunch break and it looks lovely, the colors and all. But I couldn't find anybody's name. When I hand my kids to a business I like to know who is running it and what they did before. Who are you people?
    I'm a reporter working on a piece about new family businesses. Who's the owner?
    I'm a student reporter at my high school and we have to profile a local startup for journalism class. Mine is due next Friday, whoops. I looked all over the page for a name and couldn't find one. Who started this?
    Is the owner that lady who used to run the Montessori on Burnet? | Who started On Joue?
    This smells like a scam to me. Who the hell is even running it? | hwo is the owener of on joue
    My late husband was a contractor and he always said look at who's behind a business before you hand them a dime. I've looked all over your site and I can't find a name or a picture. Who is running this thing?
    who runs ths place and wats there background | is there someone famous behind this or just a local mom | who is teh ownr
    this is a scam isn't it, who is even running this thing
    I'm a lawyer and if you don't tell me who owns this company today you'll be hearing from me
    I don't believe any of this is real. Is this a scam, who is behind it? | who started this whole thing
    who's the boss over there, is there a picture of them
    My wife showed me your page and it looks nice but it doesn't say anything about who's running it. I like to know who I'm dealing with before I bring my kids somewhere. Is it a local person or some big company?
    I read the whole page to my wife at breakfast and she asked me who these folks are and I couldn't tell her. We like to know who we're dealing with when it comes to our grandbabies. Is it a family, a company, somebody with kids of their own?
    Do you have photos of the founder or a bio I could quote? | who is teh owner
    I'm a reporter working on a piece about new family businesses in Central Texas. I looked all over your site and I could not find out who started this or what their background is. Can you tell me something about the person running it?
    I read the whole front page and it's all very pretty, but I couldn't find a name anywhere. I like to know who I'm handing my kids over to, whether it's a local mom or some big company out of California. Who's running this?
    who's the scammer behind this thing, I want a name
    I was telling the ladies at church about your playground and one of them asked who is running it and I had to say I did not know. She said you should always know who is behind a place before you take a child there, and I think she is right. So who is it?
    Who started this? Is it a mom? | Who started this company?
    My coworker at the front desk told me about this place and I thought it sounded nice, but then I couldn't find who is running it. I like to know who I'm handing my kids over to, you know? Is it a big chain, is it a local family, is there somebody with a name and a face behind it?
    Who started this and what's their background?
    Last winter I walked past your sign, or what I thought was your sign, and I've been telling everyone on our block about it. Now they come to me with questions like I work there. The one I get most is who's running it. Is it some big company or a local person?
    Who runs this business? | Who started this? Is she a mom?
    I like to know who I'm handing my money to. I've looked all over your home page and I don't see a name or a face anywhere. Is this a big chain from somewhere else or a local mom or dad? Who started it?
    This whole thing is a scam, there's no building and nobody with a name behind it. Who is it??
    Whose idea was all this? | Who owns this thing? | I'm writing a short piece for the neighborhood paper, who runs this company?
    Could I get a photo of the president to run with my article? | who's the person that started this | Who is the lady or the man that started all this?
    So who actually owns this thing, is there a real human in charge? | Who's running this, a company or one person? | who strated this compny
    whos the boss of ths place | whos teh owner of ths place | whos teh ownr of this palce | whos the foudner, i see no name anywere on yor site
    your founder | who's the boss
    Hi, I'm with a weekly in East Austin doing a roundup of family businesses. I like to tell readers about the human being who had the idea. Who started On Joue and what is their background?
    Last year a different play place took deposits from half my neighborhood and then vanished. So forgive me for asking who is running yours. Is there a name and a face behind this?
    Who owns this outfit? | Have you got a picture of the lady or fellow who started it? | Can I see a photo of the woman or man in charge?
    Whom do I credit as the person in charge in my article? | Can I get a headshot of your president for our Sunday edition?
    Who had the idea for this and runs it? | Who had the idea for this? | Who is the person that dreamed this place up? | whos the ownr of ths buisness
    whos the ownr of on jue | who is teh foudner of this | whos teh boss of ths place | whos the onwer of this plase | whos teh boss of this plaec
    Our paper is doing a piece on new businesses for families in Travis County. I have the name and the city but that's it. Could you tell me who leads the company, and how I can reach you for an interview?
    I'd heard it was a couple of local dads, then somebody else told me it was one woman. I like to know whose idea I'm supporting. Who runs this?
    I was in foster care myself, so now that I'm a foster mom I look twice at who is behind a place for children. I couldn't see any face on your page. Who leads it?
    Who started this thing? | Is there a photo of whoever is in charge? | Is there a photo of the president anywhere?
    Who's the person in charge over there? | Whose idea was this company and who is running it? | Who actually runs this thing?
    Is there a picture of your president anywhere on here? | whos teh ownr of this | whos the presidnt of this outfitt | whos the foundr of this plcae
    who is teh owener of this | whos the foundr of this | who's the president
    Four of us from the garden club were chatting about your website over lunch. Doris thinks some big corporation owns it and I said it looked more homey than that. Who is at the head of it, and what made you start?
    I'm a journalism student writing about new family businesses in town. My professor wants a face and a big dream in every piece. So who founded this, and where do you want to be in a few years?
    Before I hand my kids to any business I check who's in charge. I scrolled your whole page at a red light and found no name. Who leads the company?
    I read the whole home page to my wife on the phone last night. She asked me who the people are that run it, and I had no answer. Is there a name or a face?
    Retired teacher here, now foster mom to three. I've got an idea for a reading corner and I'd love to tell it to whoever is in charge. Who is that, and how do I reach them?
    who's the person that owns this place | Who's the fella that started this outfit? | Who came up with this place? I'd love to know whose idea it was
    Who actually owns or runs this? | Who is the owner of this place | who actually owns this place? like who is the person behind it
    I sell houses so I always ask, who started this company?`,
  values: `
    What principles is the place being built on? As a former teacher I like to know that first | What do you guys stand for as a company?
    Which three principles hang on your wall? | By what principles do you mean to conduct yourselves? | Wich valors guide the bussines?
    Your creed?
    I am preparing a homework for my parents' workshop about good places for families in the city, and I want to say correctly what you believe. On the page I saw three ideas, but I closed it and now I only remember one about security. Can you repeat me what are they?
    Which principles are supposed to govern every decision you make | core principles
    Which principles do you fall back on when you have to make a decision? | What do you stand for as a company?
    Which principles is the whole design built upon? | core values | Which principles does your establishment live by?
    What you believe is most important for children? | Which three pillars does the brand stand on? | brand values
    Which principles would you refuse to bend on? | What do you all stand for as a company? | What do you all care about most?
    What is it you believe in as a company? | What matters most to you all as a company? | What do you folks believe in as a company?
    wat do you guys beleive in, like whats importent to you | What does the company stand for?
    you list three things you stand for, what's the one about keeping kids safe | which of your values comes first if two of them clash
    What do you all believe in as a company? | What do you care about most as a company? | what do you guys care about most over there
    What do you guys care about most when it comes to kids? | what do you guys care about most as a company | What does the company believe in?
    What do you folks stand for? I like to know who I'm dealing with. | What matters most to you people when you plan this?
    what do you guys really stand for, like what matters most to you | What do you people stand for, like what matters most to you?
    What do you folks stand for? | What ideas are behind the company, what do you stand for?
    What are the main things you care about as a company?
    In a nutshell, what do you people stand for? | Which principles do you actually stand by? | What principles guide your company?
    what do yall stand for as a company, like your principles | What are the main principles you go by?
    What does your company believe in? | What do you folks believe in, what matters to you? | Which principles do you run the place by?
    What matters most to you people when you make decisions? | What principles does your team go by?
    Which principles do you go by when you have to choose between things? | What are the principles you run this by?
    What does your company believe in, like what matters to you most? | Which principles guide the people running this? | What principles do you work by?
    Which principles do you build everything on? | Name the principles you run this by | What principles do you folks go by?
    Which principles do you hold yourselves to? | What principles do you people work by?`,
  'value.child-centered': `
    "child centered" what does that look like in practice? everybody says that
    Is stuff down low enough that a small kid can reach and see it without me lifting him up all day?
    Are things built low enough for the little ones to see and reach?
    You say it's designed around the child. What does that look like in the actual building?
    I teach in a Montessori program and we care a lot about spaces built to a child's scale. Too many playgrounds are designed to impress adults. How are you designing around the kids themselves?
    At whose height are the windowsills?
    Every place says it's built for children, and then the hooks are at my shoulder and the sinks at my belt. My daughter has dwarfism and notices it every single time. So I'm skeptical when I read about design with kids in the middle. What is it that you do differently there?
    At the school we design the classroom at the height of the child. Do you think the same?
    Please describe the thinking behind putting children at the heart of the architecture | What do you mean it's built at kid eye level
    Does your planning begin from what a small person can see and reach? | What's that bit about ledges and doorways at kid height?
    I've read Montessori and Charlotte Mason and I believe a room teaches as much as a teacher does. Most play centers I've seen are built at adult height and painted for adult cameras. How have you thought about the scale of things for the small ones?
    What do you mean by child centered, isn't every playground? | Are the handles and ledges low enough for a shrimp of a three-year-old?
    Are the handles and sills placed for a person eighty centimetres tall?
    I design clinics and libraries for a living and I am always cross about how little thought goes into what a small child can see. My son spends his life looking at knees and table edges. You claim to do otherwise. In concrete terms, whose height did you begin from when you laid out the ledges and doorways?
    How does your interior design take a short person's viewpoint into account?
    At what height do you put things, given the smallest visitors come up to my hip?
    The kids who come to me have been told no all their lives. No running, no noise, hands off. I'd want a place where somebody has thought about them first and the carpets second. Can you explain what you mean when you say the design is built around the child?
    Was a kid's height taken into account when you designed the place? | You say child-centered, what does that look like in the room?
    What do you mean when you say child-centered? | What does it mean that everything is designed around the child?
    Are things built down low where little kids can see and reach them?
    is everything low enough for a 3 year old to see and reach, or is it made for big kids
    I've run a preschool for nineteen years and every furniture salesman tells me his stuff is child centered, and then the sinks are at my waist and the windows are over their heads. I saw you use the same phrase. What do you actually mean by it?
    Are things set up low enough for a little one to see, or is it all built for adults?
    Is everything built low enough for little kids to see and reach?
    Is the place built for small kids, so things are low enough for a 2 year old to reach?
    Are things low enough for a little kid to see and reach on their own?
    Is it built so a small four year old can see and reach things by himself? | What does it mean that you design from a child's point of view?
    What does it mean that you design for kids first?
    Is the place made so little ones can see and reach things, or is everything up at grown-up height?
    Is the stuff made at a height where little ones can see and reach it themselves? | what's the thinking behind where the doors and lights go
    are the ledges low enough that she can get down on her own | is everything built for grown-up height again or for them
    did some architect who has never met a kid draw this up | Does the room get designed for little ones or is everything up high?
    Are things built at a kid's height? | Is the whole thing designed with kids' height in mind or for grown ups?
    is the room made with little kids in mind, like at their height | Is it set up so the little ones can reach and see things from down low?
    What do you mean by child-centered, don't they all say that? | Did the designers think about how things look from a small child's height?
    I keep reading the words child centered everywhere, at the daycare, the dentist, even the shoe store, and by now it means nothing to me. You've got it on your page too. Fine, but what would my kid notice about it when she walks in?
    Will my 2 year old be able to see and reach stuff or is it all built for tall people
    Are things made low down where a little one can see and reach, or is it all grown-up size?
    Is stuff actually down where a 3 year old can see and reach it? | Are things set low enough that little kids can see and reach them?
    Is everything sized for kids, like can a 3 year old reach and see things without being lifted up?
    Is everything built low enough that a little bitty 3 year old can see and reach it?
    Are things low enough that a 2 year old can see and reach them? | Are the rooms built for little kids' height or is it all adult size stuff?
    My daughter is tiny for her age. Are things built low enough for a little kid to see and reach?
    What do you mean when you say it's designed around the child | Is everything going to be low enough for a 2 year old to see and reach?
    Will things be down low enough for a little one to reach without me lifting her?
    Are things low enough for a 2 year old to see and reach on her own?
    is the stuff inside made for small kids to reach or is it all at grown up height?
    Is everything built low enough for a small 2 year old to see and reach stuff herself?
    I teach preschool so I'm picky about this stuff. A lot of places say they're made for kids and then the sinks are at adult height and a three year old can't see over anything. You wrote child-centered on your page, so what does that look like in practice?
    What do you mean everything is designed for the child? | Is everything made low enough for a small four year old to see and reach?
    Are things built low enough for a short two year old to reach and see? | How did you make it so it's designed around kids and not grownups?
    Will things be low enough that a kid sitting down can see and reach them? | how do you make things for kids and not just small adults?
    Is the place made so a small kid can see and reach things on their own?
    are things really built at kid height or is it grownup stuff shrunk down | You say child-centered, but what does that look like in the actual rooms?
    Are things built low enough for a child with dwarfism to see and reach?
    I keep reading that you are child-centered, what does that look like in the actual building? | what does it mean that it's designed around kids
    I read that you design from the height of the child, what does this look like? | Everybody says child-centered these days, so what do you mean by it?
    My three year old can't reach anything in most places, is yours built at kid height?
    Are things built low enough that a little one can see and reach? | It says child-centered design, now what is that in English?
    Are things put low enough that a small child can see them without being lifted? | Is the place built to a four-year-old's height or to a grown man's?
    Are windows and shelves low enough for a small kid to see and reach? | Are things down low enough for a three-year-old to see and reach?
    What do you mean when you say the place is designed around the child?
    Is everything built for adults' height again, or can a little one actually see and reach?
    My child is very small for nine, she has dwarfism. Counters and handles are always made for somebody else. Do you think about what the room looks like from down there?
    Is stuff at toddler height or will my little one just be staring up at everything?
    You say the design is centered on the child, and I'd like to know what that looks like in practice.
    In what way is the building made with a small child's point of view in mind?
    When you call the design child-centered, what do you actually do differently? | Are things placed at a height where a small child sees them too?
    Plenty of places say they're made for kids and then everything is at adult height, how is yours different?
    Are things at a little kid's height or do they have to be lifted to see anything?
    You call the design child-centered, how would I notice that when I walk around? | What do you mean when you call the design child-centered?`,
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
    What's so new about how kids play there? | whats diffrent about how kids paly at ur place | Have any real kids tried out your ideas yet?
    Do you let kids try things out before you build them? | What will you have that my kids haven't already done at the other indoor places?
    What makes you different from every other bounce place? | What's so innovative about it?
    do kids get a say in what you build or is it all adults deciding | What's new here that we don't already have at other play places?
    What makes you different from the jumpy places? | Did kids get to test any of this?
    How do you say you're different from a normal bounce place? | what's supposed to be so new about it compared to every other play place
    What makes you any different from the other bounce places? | Were kids asked what they like before you built it?
    Who tries out the new play stuff before you put it in? Do real kids test it?
    What makes your playground any different from the rest of them? | What's new here compared to every other play place?
    What makes you different from the other bounce places? | What do you have that's new, compared to the usual indoor play place?
    What would be new here that my kids haven't seen at every other play place? | What's new about this place that the old ones didn't have?
    We have been to every indoor gym in town with our five. What do you do that is any different?
    Do real kids get to try things out before you put them in? | What makes you different from every other play place?
    is this just another bounce house warehouse or are you doing something new | What have you got that every other bouncy warehouse doesn't?
    Who gets to try out your new play ideas first? | What do you have that a trampoline park back home in Ohio doesn't?
    What's supposedly innovative about the play you offer? | We've got a trampoline hall down the road already, what's new about yours?
    wats so new abuot it evry playgrond says there diffrent
    What have you got that the other play places don't? | How is this any different from the usual bounce house place?
    Who tries out your new ideas to see if they're any fun? | Have real kids tried out any of your ideas?
    Do you let kids try your ideas out and see if they like them? | You say innovation in play, but who tries out these ideas of yours?
    Is it the same old soft play or are you trying something new with how kids play?
    What's new about how kids play at yours? | What are you doing that nobody did on the playgrounds of my day?
    What's so innovative about your kind of play? | What's the fresh idea here, we've seen a hundred jump gyms
    Do actual kids get a say in whether your new ideas are any good? | Do real kids get to try your ideas out?
    How is this any different from the trampoline barn we always end up at? | Do real kids get to try out your ideas before you settle on them?
    We compared three indoor places last weekend and they all looked the same to me, slides and screens. What would you say you're doing differently?`,
  why: `
    There's already a dozen bounce places around here, what makes yours different
    There's a million bounce houses around here, what makes yours different?
    There's already a dozen bounce places around here, why should we pick yours?
    There are plenty of indoor play places around here already. Why should we pick yours?
    What made you decide to build this when Austin already has a bunch of play places?
    Why make this when there are already so many indoor playgrounds around? | How is this any different from all the bounce house places?
    For what reason should I choose you over the couch and cartoons? | whats the emotional reason u guys made this lol like whats the why
    Why did somebody decide the town needed such a place | For what reason did you feel families needed such a venue?
    wats the diffrence w othr indor playgorunds | How is this different from the trampoline places? | What made you want to build this place?
    What on earth made somebody dream this up? | What makes this worth leaving the couch for?
    Strip away the slogans for me: why did anyone bother starting this? | What made somebody feel that Austin's kids needed this at all?
    Why should I bring my girls to you instead of the park? | What makes you different from the trampoline park?
    Why did you start this, there are already play places around | Why should I pick you over just going to the park?
    What makes you different from the other play places around here? | Why should we come to you and not one of the other indoor places?
    What made you want to open a place like this? | What makes you different from the other indoor play places?
    Why should I pick you over any other place to take them on my weekend? | What made you want to open one of these?
    What do you have that the other indoor play places in town don't? | What made you want to start this place?
    Why should I pick you over the other play places? | What makes this different from every other bounce place?
    What makes you different from every other bounce house in town? | How is this different from the trampoline place at the mall?
    Why did you decide to build this? | Why did you decide to start this? | What makes you different from the bounce house places?
    why would I come to you instead of just going to the park | Austin already has some play places, why are you doing another one?
    Why did you all decide to build this? | What makes you different from every other indoor play place?
    What makes this different from the trampoline place we always go to
    What makes this different from the other indoor playgrounds around here?
    What makes this different from the other bounce places around town?
    Why did you decide to make a place like this when there's already a bunch of them?
    What makes this different from every other indoor playground? | What made you decide to start a place like this?
    Why did you decide to build this in the first place? | What makes you different from every other bounce house place?
    What made you want to build this in the first place? | There are already plenty of play places in town, why start another one?
    Why should we pick your place over the one we already go to? | what makes this place different from just going to the park
    What makes this different from the trampoline places?
    Why are you opening another indoor playground, what's the idea behind it? | What made you want to start something like this?
    austin already has a million kid places, why make another one | Why should I pick you over the ordinary playground across the road from us?
    Why does Austin need another indoor play place, what's your reason for doing this? | what makes yall different from every other jump place
    why'd you guys decide to make this | What was the reason somebody thought Austin families need this? | Why bother making another one of these at all?
    Why did you come up with this whole idea in the first place?
    How are you any different from the other indoor playgrounds we've already been to? | Why did you folks decide to build this?
    Why should a tired parent care about yet another play place? | Austin has plenty of these places already, so what makes yours worth bothering with?
    We already have three bounce house places, why should I care about yours? | There are so many play gyms in town, why build another one?
    I've seen plenty of play places by now, so what do you do differently? | What made you decide that parents needed one more place like this?
    Why are you building this in the first place?
    I've seen a dozen of these places and they're all the same loud plastic. My friend swears yours is something else. What makes you so different?
    Why should I pick you over all the other play places we've got? | Did you think about parents at all or only about the kids?
    Why did you feel the world needed another play place? | There is a free park on our corner, so why would we come to you?
    Why would I pick you over the bounce house we always go to? | Give me one good reason to choose you over the free park down the street
    What gave you the idea that a city full of playgrounds needs this one?
    There are already a dozen play places around here, so what made you want to start another? | What made you want to build a place like this?`,
}
