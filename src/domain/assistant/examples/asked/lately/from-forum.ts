/** Asked lately: the keys from forum on. */
export const FROM_FORUM: Readonly<Record<string, string>> = {
  forum: `
    Somewhere to chat with other Austin moms before it opens? | I'm new in town and don't know anybody. Do you have a group where moms can chat?
    Do the parents have some kind of group online where we could chat with each other?
    I'd love to swap notes with other allergy moms around here. Do you have a group for that?
    I'm new in town and would love to meet other moms. Is there some kind of group online?
    Where can I chat with other moms who are waiting for this to open? | Where can I chat with other moms and dads who are interested in this?
    Where do the moms vent to each other online?
    I moved here for my residency in July and know precisely zero adults outside the hospital cafeteria. My son makes friends in nine seconds flat; I do not. I'd love to swap notes with other parents before meeting anyone in person. Have you set up anything of that kind online?
    is there like a parent chat or board i can post on | Can my students make an account in the discussion page?
    omg so im kinda lonely doing this job ngl, its just me and a toddler all day and i dont know other nannies here, just moved from el paso. the playgrounds are all moms who already know each other. do u guys have somewhere online where grown ups talk to each other
    Is there an online board where mothers exchange advice, and may my eleven-year-old register there
    Would love to meet other blended families online, got a space for that | parents' chatboard
    We moved here from Laredo for work and don't know hardly anybody. My wife is home with our two year old all day and she gets lonesome, she'd like to meet some other moms and dads even if it is just on the phone at night. Is there some kind of group for that with you all?
    Is there a message board where mothers can trade notes? | Can the kids themselves open an account on your parents' board?
    I moved here from Oregon last summer and know hardly a soul, except the cashier at the grocery store. It'd be lovely to meet other mums before your place even opens. Have you got any corner online where we can chat with one another?
    Is there somewhere on here to chat with other moms? | Can my 12 year old join the forum?
    I just moved here after the divorce and I don't know another parent in this town. Between driving all day and the kids I don't meet anybody. I saw something on your site about parents talking with each other. What is that and can I join?
    Where do other weekend dads jaw about this place with each other? | May my twelve-year-old make an account on the message board?
    is there a moms forem were i can chat with uther parants
    Between diapers, phonics and a dog who eats socks, I go days without speaking to a person over four feet tall. I'm not fishing for pity. I merely wonder whether you have somewhere online where mothers like me could trade advice and maybe meet up before the building exists.
    Where might I type back and forth with other mothers instead of ringing them?
    Can the ten-year-old make her own account on your message board? | is thier a forrum for parants
    Is there a page where one mother ask other mother for advice? | Where do other nervous dads swap notes?
    I never had anyone to teach me this dad thing, mine left early. Most of my friends don't have children yet, so when my daughter refuses to nap or bites people, I've got nobody to call. Do you have somewhere I could compare notes with people in the same boat?
    I'd love to swap notes with other moms who'd be going; is there somewhere for that?
    Can my fourteen-year-old niece make a login on your parents' board? | is ther a gruop were parnts can chat
    So I'm the only parent at preschool who looks like she's been in a fight by pickup time. Everyone else has a tribe. I don't do brunch and I can't do evenings, so typing at four in the morning is about my only social life. Do you have anything online where I could meet other parents?
    Is there a place on here where moms can chat with each other? | Can my 11 year old make an account on the forum?
    Is there anywhere I could ask other parents stuff? | Do you have a group where parents talk to each other?
    Do my teenagers need an account on the forum or is it just for me? | Can other moms and dads chat somewhere on your site?
    is there a forumn for mom and dads
    We just moved here from Ohio for my residency and don't know a soul. My husband is home with our three year old and he's lonely, to be honest. He'd like to meet other parents but isn't on Facebook. Do you have anything where parents can talk to each other?
    I'm asking for my daughter. She's a single mom, new to town, doesn't know a soul. She'd love to talk to other moms and dads. Do you have anything like that, even online?
    My wife and I just moved here from Houston with our daughter, she's two and a half. We don't know many people in Austin yet and being a new dad is kind of lonely to be honest. Is there anywhere on your site I could talk to other parents before you even open?
    I don't have a lot of friends with kids because everyone I know works nights and goes to bed at sunrise. It's kind of lonely being the only parent in the group. Somebody said you have a place online to chat with other moms and dads. Is that true?
    I don't know any other moms here yet. Is there somewhere on your site to meet parents? | Is there somewhere I can ask other moms for advice?
    Is there a place on here to chat with other special needs moms? | Is there a message board where moms can chat with each other?
    Is there somewhere on here to talk to other parents?
    My granddaughter starts kindergarten in the fall and she's shy. I don't know the other parents at all, they're thirty years younger than me. I'm not on Facebook. I would like to ask other folks how they handle things like bedtime. Do you have something like that on here?
    We just moved here from Ohio and I don't know a soul. Between his therapies and my job I don't get out much, and I'd really like to find other moms who get it before your place even opens. Is there some kind of group on your site where we can talk?
    I'm a stay at home mom in a two mom house and my wife travels a lot, so I'm on my own with the kids most weeks. It gets lonely to be honest. I'm not just after a place to play, I'd like to get to know some other parents. Do you have something like that online?`,
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
    Who started this and who's in charge?`,
  groups: `
    I still help out at my old preschool and they have 22 children. Could the whole class come one morning?
    I teach a class of 11 second graders, could we come for a school trip?
    I teach pre-K at our church and would love to bring my class, 18 kids plus helpers. Possible?
    I run a preschool with 48 kids, could we come as a school one morning? | I run an after school club with 20 kids, could we come as a group?
    I homeschool four kids, is there going to be a homeschool day or a weekday group rate?
    Would a kindergarten class of 22 be able to come on a weekday?
    I run a homeschool co-op with 22 kids from about 9 families. We look for a place to go on Tuesday mornings when it's quiet. Most places say no to us because we aren't a school. Would you take a group like ours?
    My board needs a per child field trip rate by Friday. Give me the highest it could possibly be and I'll budget that.
    Would a den of Cub Scouts be received as a pack? | kindergarden class triip, do you take scools
    I teach second grade at a Title I school and most of my students have never been to anything like this. I could maybe scrape together a grant for a bus in the spring. The principal wants it in writing that you accept a whole class at once. Do you take school outings?
    I would like to bring my second graders, thirty-one of them, on a bus. Do you receive schools?
    Do you reseive grups of the eskool for a feild trip | School visits?
    I teach third grade in a public school near Del Valle, and most of my students never go to a museum or a place for play because the parents work on Saturdays. I want to ask my principal for a bus in the spring. She will say yes only if I bring information. Do you accept visits from a class?
    I imagine for teachers with a group there is at least half of discount? | Could our synagogue's Sunday class of twenty attend together
    Can a scout den of eight-year-olds come on a weekday | are scholl feild trips acomodated
    Our firm sponsors a public elementary school on the east side, and every spring we take the second graders somewhere special on a bus with their teachers. It is around forty-five children. Would an outing of that nature be something you are able to accommodate?
    The school newsletter says PTA groups get Friday mornings reserved, so how many pupils may I list?
    Our co-op of eleven families is free on Tuesdays; could we all descend on you together?
    My nephew's teacher over in Round Rock wonders whether you take class excursions. | do u do feild tripps for homskoolers | co-op rates
    Every museum gives co-ops half off, so I'll just pencil in fifty percent, okay?
    I teach and would love to bring a class. Do you take field trips? | Can our church moms group come together on a weekday?
    feild trips for 2nd grade clas? | Our homeschool co-op is nineteen kids strong, may we come as a bunch? | field trips?
    My brother-in-law drives a school bus for a little district out in Bastrop County, and their first grade teacher is hunting for somewhere to take twenty-six kids in the spring. I told him I would ask since I was on your page anyhow. Would you take a whole class?
    The PTA says schools get a discount on Tuesdays, can you back that up?
    Our Sunday school numbers thirty youngsters; would you receive the lot of them? | Do you exept scool trips frm kindergardens
    My nephew reckons a whole classroom gets in at half rate on weekdays. True? | Could my girls' kindergarten class come along as an outing?
    I am teacher assistant in small Vietnamese Saturday school, we have around twenty children and four grown-up. Every spring we go somewhere together with the yellow bus. The children are from five to ten year old. Is it possible for us to come all together on one day?
    Would our agency be able to turn up with eight kids for a sibling visitation afternoon?
    My brother teaches second grade and wonders about an outing with his class.
    My hairdresser is positive you cap school outings at thirty heads. Right? | Our homeschool co-op has 22 kids, can we come as a group?
    Do you take field trips from elementary schools? | Could our preschool bring 20 kids on a weekday morning? | Do you take summer camp groups?
    Can our preschool come with 30 children? | I'm planning for 14 cousins, do you do group visits?
    Can my daughter's pre-K class come for a field trip? | Do you take school groups? I'd love to bring our second graders in the spring.
    do u do feild trips for daycares
    I homeschool all five of mine and we meet with eleven other families on Wednesdays. In the summer it's too hot for the park so we are always looking for something inside. There would be around thirty kids and a bunch of moms. Is there any way we could come together as a group?
    I run the little support group for foster moms at our church and we meet once a month with all the kids in tow. It's usually about eight moms and maybe twenty five kids. The church basement is getting old. Could we all come as a group on a weekday?
    Our elementary school does a reading reward trip every May for about sixty kids, and I'm the one who has to find the place. The principal wants a proposal by winter break. I think your playground would be a hit. Would you be able to host us on a weekday?
    Our school did field trips at a place like this for 8 dollars a child, about the same with you?
    Would you take a second grade class for a field trip? | I teach a small group of piano students, could I bring all of them one afternoon?
    I help out at a preschool, could we bring a class of 14? | I run a preschool in South Austin, can we bring our pre-K class one morning?
    Do you give daycares a special time when it's just our kids in there? | Do you take field trips? Our 4-H club has about 20 kids.
    Could my daughter's preschool class come for a morning?
    Good morning, I'm the director of a small preschool with about forty children. Every spring we take the older ones somewhere special and the zoo has gotten too hot for us. Your place looks lovely. Would you take a class of eighteen plus three teachers on a weekday?
    I'm on the board of our local food allergy parents group and we've got about fifteen families who almost never get to go out together. We'd love to come all at once on a quiet weekday, maybe have a room to ourselves. Do you take groups like ours?
    I'm making my field trip calendar for the spring, should I pencil you in?
    My neighbor says homeschool groups get a weekday deal with you, who do I ask for?`,
  hours: `
    I work nights and get off at 7am, would you be open early on weekdays? | What time do you close on Sundays? We usually go out after church.
    Can we come on Sundays? church lets out around 11:30 | How late are you open on weeknights? I don't get off till 5:30
    I get off work at 5, will you be open in the evenings? | I get off at 6, will you still be open then on a weekday?
    wat time do yall close on saterdays | saturday hours | hours sunday
    I'm a nurse and I do three 12s a week so my days off are never the same. Most indoor places around here close at 6 which is useless to me. My husband drives a delivery truck so he's no help before dark either. Are you thinking about any evenings?
    I'm a nurse and work nights. I usually get home around 7:30 and try to tire my toddler out before we both nap. Nothing is ever open that early around here. What time are you planning to open the doors?
    So if I come at 8 am on a Saturday once you're running, will the door be unlocked or not. yes or no
    You must at least know if you're open weekends, every place like this is | I say you close at 6. Am I too early or too late?
    Pretend you're the manager talking to her best friend. What time do you unlock the door on Sundays?
    so can I assume you open at 9 am like everybody else? | Every other play place closes at 8 so I'll assume you do too, correct?
    I have to turn in my shift requests by Friday so give me your best guess, will you still be open at 6 pm on weekdays?
    Can we swing by after supper, or do you lock up early? | Are Sundays on the table? | are yuo opne on chrismas eve
    My shift ends at six thirty in the morning and the kids are up by seven, full of beans, while I'm running on fumes. Most attractions don't wake up before ten, which is cruel to night workers. What time in the morning will you let the first ones in?
    Nine to six like the others, right? | are yall open sundays | Until what time in the evening will you receive people? | Hours, please.
    ok so im a nanny for 3 kids and the mom is super type a. she wants me to plan out like every single day of summer on a spreadsheet lol. i wanna put yall on there for mornings cuz the little one naps at 1. so what time do u open in the mornings
    I presume you shut by suppertime, as decent places do? | if i show up at 9am on a tuesday im not gonna be standing outside right
    In your place it must be closed on Mondays like the museums, I guess well?
    I pour concrete six days a week, is there any shot you folks are open on a Sunday | How early do doors open, I'm a morning guy
    I hang sheetrock for a living and get off at three thirty most days. My boy's mama works nights so it's me and him till bedtime, and by five he is climbing the curtains. I need somewhere to burn him out. How late are y'all going to stay open on a weekday?
    I got fifty bucks riding with my brother that you'll be shut Mondays, do I collect | Would nine to six on weekdays be a safe presumption?
    I sleep till three after a shift, so how late in the day do you plan to keep the doors open? | Do you unlock before nine on Saturdays?
    Do you work on the Fourth of July? | wat tiem do u close on wendsdays i get off at 7am | night hours?
    Hola, ¿a qué hora cierran los domingos? | So I can count on you being up at six in the morning for night-shift folks, right?
    You'd hardly be running on Sunday mornings during church, would you? | If closing time were on a 24-hour clock, would it exceed 20?
    You look like a nine-to-five sort of place to me, eh? | What time will you open in the morning? | Are you going to be open on Sundays?
    I work nights at the hospital, will you be open early on weekdays? | Will it be open late enough for me to come after my last delivery?
    wat time do u guys close | hours saturday
    I'm off on Mondays and that seems to be the one day when everything for kids is closed. The children's museum, the library story time, all of it. I hope you won't be the same. What days and times will you be open?
    I bet you'll be open 9 to 6 like everyone else | Will I be able to come straight from night shift, so like 7:30 in the morning?
    Do you stay open later on Fridays, since everybody else does?
    I'm only off the road Saturdays and Sundays, will the doors be unlocked then?
    I come off nights at seven in the morning; would you be open that early? | houra on sunfay?
    My schedule is ghastly: three twelves, then two days of being a zombie, then nights. My husband is deployed. What I need is somewhere I can bring the boy at an odd moment, say a Tuesday at eight in the evening. Would anybody be there to let us in?
    I figure you'd shut around nine on a Saturday like everybody else, yes? | At what o'clock on a Saturday do you unlock?
    Are you open late enough for after my 5pm lab? | I have bet my brother a bottle of rye that you shut at seven. Do I win it?
    If I showed up at 8 in the morning some Tuesday after you launch, would the lights be on?
    I work in nail salon until seven, do you stay open at night? | wat time you opn in sunday
    Nine in morning until six, same like other place, correct? | Would a family that's awake at five find you unlocked at seven on a weekday?
    I sleep till noon. Would your doors still be unlocked around suppertime? | wat time do yall cloes on wekends | open Mondays?
    I've got Mondays and Tuesdays free, that's my weekend, and everything for kids seems to be built around Saturday. I'd rather not drive across the city with a hyped-up preschooler and find a dark window. Are those two days going to be on your schedule, and from when till when?
    Place like yours would never unlock before ten in the morning, am I wrong? | I'm only home Saturdays and Sundays, are you open on weekends?
    What time do you close on weekdays? | Do you open on Sunday? | How late are you open on weekdays? I get off work at 5:30
    I work till 3am so mornings are out for us, how late will you stay open in the afternoon? | Are you open on Mondays? That's my only day off
    wat time do u close on sundays | wat time do u opne on saterdays | wat time do yuo open on saterday | what time do you guys clsoe at nigth
    hours on weekends
    I drive over the road and I'm gone Monday to Friday most weeks. My girls are 5 and 8 and Saturday is our day, just us. I'd like to take them somewhere new and not the same burger place again. Before I promise them anything, what are your hours on a Saturday?
    We have a standing Tuesday thing, my grandson and me. His mother drops him at eight and I've got him until four. Most places don't let you in before ten, which makes for a long morning at my kitchen table. How early will you let people in?
    I work Tuesday to Saturday at a nail shop and only Sunday and Monday I am free with my kids. Many places close on Monday so it's hard for us. Before I tell the children about it, I want to know which days and what time you will open.
    My schedule is weird, I'm off Sunday and Monday and everything with kids seems to be closed on Monday. My son's daycare is closed then too so we end up at the grocery store for entertainment. Please tell me you're open Mondays?
    So I work nights driving and have my little girl during the day while her mom is at the office. Some days we'd get there at like 8 in the morning because she is up at 5. I don't want to drive across town for locked doors. What time would you let people in?
    I bet you open at 9 like everybody else. | If I got there at 7 in the evening on a Friday, would the door be open?
    If I plan on coming every Sunday after church around noon, that'd work? | You'd be open till at least seven like everybody else, right?
    Closed on Mondays I suppose? | I assume you open at 9 like everybody else
    If I come at 7 pm after work, would I still have an hour with her? | So it's safe to say you'd be open by 9 like the other places?
    If I wanted to come straight from a closing shift, would anybody be there to let us in at 7am?
    I'm guessing you close at 7 like most kid places, sound about right? | Will you be open on Sundays? I work Saturdays.
    I get off at 2 pm, will you be open weekday afternoons? | How late are you open on weeknights?
    Are you open on weekday mornings? I work 24 on 48 off so that's when I have the kids
    Do y'all open early? My kids are up with the chickens. | I only have my kids every other weekend, will you be open early on Saturdays?
    wat time do u guys close on weekdys | wat time do u open in the mornig | are u open on satrudays early | wat are teh hours on saterday
    wat time do you clsoe on satrdays | what tiem do you close on sundys
    I own a small plumbing outfit and my schedule is all over the place. Some days I'm done at 2 and some days it's 8 at night. I'd love to take the kids after I pick them up on a weekday, but only if it isn't one of those places that closes at 5. How late will you stay open?
    I work at a dental office and my only real day off is Friday. Most of the play places near us are only worth it on weekends and then they're packed. I'd love to take my two year old on a quiet Friday morning. Do you know yet if you'll be open then?
    My daughter and her husband both work so I have the three little ones from Monday to Friday. In July it is too hot to take them to the park after ten in the morning. I saw your page and it looks very nice. From what time in the morning could we come?
    I'm guessing 9 to 7 like most places, right? | My coworker bet me lunch you'll be open till 9 on Fridays. Do I win?
    So it'll be closed Mondays like most places, I assume? | I assume you'll be open 9 to 6 like the other places?
    Most places like this are 9 to 7, I'm guessing you're about the same? | You'd be closed on Mondays like most of these places, right?
    If I picked my daughter up from school at 3 and came straight over, how long could we stay before you lock up?
    Most play places close at 6 or 7. Sounds about right for you?`,
  infants: `
    I'm a FTM with an 8 month old, anything for the little ones who can't walk yet?
    My youngest is 9 months and gets dragged along everywhere with her big brothers. Is there anything for her to do?
    My baby is 9 months, is there anything for him while his big sister plays?
    I have a 9 month old and a 3 year old, can the baby come in too? | Is it ok if my 10 month old comes along while her big brother plays?
    can my babby come he is 10 moths | my toddeler is 22 munths can he get in | diaper changing station | babies allowed?
    Where does a nine-month-old fit in? | my babby is 8 munths can she com along
    the baby i watch is 10 months can she come along w her brother | babies ok?
    so i nanny twins plus their baby sister whos 8 months and its just me, no backup. most places either charge for the baby or have nowhere to set her down and im stuck holding her the whole time while the twins go feral. is there gonna be smth for her too
    Would an infant in arms be waved through without charge, as on the railways? | we got a new baby too, six months, she allowed to tag along
    Is there something for the littlest, who is only crawling | can the babby com she is 9 monts
    I have twins of seven and a baby born in June. The older two would obviously adore an indoor place in this heat, but I am still nursing and cannot leave the infant anywhere. What provision, if any, is made for someone that small while her brothers play?
    my neighbor heard that babies in arms don't count, so I needn't worry about her | Is a tot of nineteen months too small to be let in?
    Is a ten-month-old cousin welcome to crawl about? | my neice is 1 an a haff can she com
    My sister watches my three-year-old and her own newborn while I sleep during the day. She'd like an outing but cannot leave the little one at home of course, he's eight weeks. Would there be a spot or some arrangement for such a tiny one?
    My friend says siblings below two get in for nothing, I'd only like you to nod | Can I bring the baby along, she's 7 months?
    Our youngest grandchild is 18 months, is she allowed in? | can i brng my 1 yr old | Babies get in free, I take it?
    A resident of mine has a nine-month-old, could she tag along with him? | Where might I nurse the newborn while the others run wild?
    can i bringg the babby hes only 10 mounths
    I stay home with five, ages eleven down to eleven weeks, and the baby goes wherever I go because who else would have him. I can't leave him in the van, obviously. The big four would adore your place. But what is there for somebody who can't even hold his head up?
    A lady at Costco heard babies get in free, is that so? | The baby I watch is eight months, does he get in too?
    I heard babies under one are free with a sibling, can you just say yes? | My baby have nine month, she can crawl there while big sister run?
    My partner will have our newborn strapped on; anything set up for the wee ones? | little sister, 8 months?
    I have one son five year old and one baby girl four month. I have nobody at home to hold the baby, so she go everywhere with me on my back. If my son want to climb and jump, what is there for my baby, or she is not permitted?
    Baby under one year don't pay, everywhere is like that, you too?
    A seven-month-old was just placed with me; would she be let in along with her brothers? | can i brng a babby she is 9 mths
    My sister-in-law just had her third, and the newborn goes wherever the older two go because there's nobody to leave him with. The older ones are three and six and would adore this. I'm drawing up the guest list now. Is there anything for an infant, or at least may he be there?
    I'd guess crawlers under two get waved through gratis, like everywhere else? | My youngest is 9 months old, is there anything for her?
    Our little one is 14 months. Could she come along with her brother? | Do babies get in free?
    Our baby is 7 months, can he come along when his sister plays? | Is there something for a 10 month old? | are babys alowed in
    can a 1 yr old come im babystting her to | is it ok to bring a new born | is my babby ok to come shes 1
    can i brng my 8 mnth old along with his brohter
    I stay home with five kids, ages 11, 9, 6, 4 and a 10 month old who is into everything. It's hard to find a place where all of them can be at the same time. The older ones will love yours I think. But what would I do with the baby while we are there?
    Under twos get in for nothing, same as other places, correct? | I'm guessing babies under one just ride along for nothing?
    Babies under one are always free at these places so yours too, yes?
    My 18 month old is big for his age, he'd pass for 2, you'd let him in free right?
    Kids under two get in free I assume, like everywhere else? | I've got a 10 month old too. Can she come in with her big brother?
    I have a 9 month old too, can she come along with her big brother? | Is there anything for a 9 month old to do while her big sister plays?
    Our baby is 8 months, can she come along with her big brother? | Our baby is 10 months, can she come along with her big brother?
    the little guy I watch is 14 months, can he come in with his big sister | can my 18 monht old come with his brothr | do u take babys under 1
    We have a seven year old who doesn't sit still and a baby due in May. My wife will be home with both of them and I'm on calls all day in the back room. She'd love to get out of the house with them. Will there be something for the baby once she's here, or only for the big one?
    Somebody on the base page said under 2s get in free with a sibling. Can you confirm?
    I'm assuming under 2 gets in free with a sibling, most places do that | I bet my wife dinner that under twos get in free. Who's buying?`,
  jobs: `
    I taught kindergarten for 31 years and I'm bored in retirement. Could you use somebody like me part time?
    Any part time work for a college student who babysits a lot? | My daughter is 17 and babysits a lot, are you looking for help?
    I'm a preschool teacher looking for part time weekend work, are you taking applications?
    Do you need people to work the front desk? I have 3 years in child care.
    I'm a pediatric OT and would love to work at a place like this, are you looking for staff? | are u hireing teenagers im 16
    You must know what you'll pay hourly for staff. Roughly? | I'm a retired school custodian, could you use my hands?
    u guys need staff?? i have cpr cert and 4 yrs w kids | Is it allowed for teachers to look for work with you?
    I want work whit you, how aply | y'all need anybody for drywall or framing, or just regular help
    I knit with a group of retired teachers and we'd love to volunteer, would you have us | r u hireing any labrers | roofer vacancies
    you must be paying staff at least eighteen an hour, when do applications go live
    Do you intend to employ part-timers with a pediatric first-aid certificate? | Are you recruiting developers for your front-desk system?
    r nite nurses aloud to aply for a job wiht u | careers page
    A fella on the plane said he already got taken on with you at eighteen an hour, any more spots? | Are you hiring part time?
    My daughter is 17 and wants a summer job, could she work there? | are yall hireing | jobs
    I hear you start at 15 an hour, is that right? I might apply. | My niece wants summer work minding kids, are you taking folks on?
    are u hirng nurces or frst aiders | Our neighbor claims she's been promised the front desk job at $18 an hour, is that what you pay?
    Would you take on a retired carpenter a few mornings a week? | Any part-time shifts for somebody with CPR training? | hiring sitters
    I look for work, I can mop and cook, you take people? | need babysitters? job | Salut ! Vous cherchez du personnel ?
    Do you need anyone to pull shots at the counter? I've got ten years behind a bar. | r u hireing bartendrs or bareistas
    Are you guys hiring for weekends? | Are you hiring college students?
    I'd love to work there part time around my classes, who do I send my resume to? | Are you hiring people for the front desk?
    Are you hiring for daytime shifts? | Would you be looking for a part time retired lady to help out? | are you hireing for teh summer
    were do i aply for a job
    I've been a stay at home mom for eleven years and my youngest starts preschool in the fall. I'd love to get back to work a few hours a week, and I'm good with kids, obviously. A friend told me about your place at church. Are you looking for people?
    Hi there, I'm a junior at UT studying early childhood education. I've been babysitting since I was fourteen and I have CPR certification. I saw your place is coming to Austin and I'd really like to be part of it. Are you looking for people yet?
    I'm looking for part time work while my kids are in school. Before I came to America I was a kindergarten teacher in Da Nang for six years, and I love small children. I don't have a Texas certificate. Do you have a job for someone like me?
    I've been behind a bar for eleven years and I'm honestly over it. My son starts kindergarten next fall and I'd love something with daytime hours where I could be around kids and make coffee instead of shots. I saw you're going to have a café. Are you taking applications?
    A girl in my dorm said you're paying 18 an hour, can you confirm? | My wife is looking for part time work. Are you taking applications?
    Are you looking for weekend staff? | Are you looking for part time help? I'm in grad school and have babysat for years
    One of my assistant teachers is looking for weekend work, are you hiring?
    My sister in law is looking for work, are you taking applications? | are you guys hiring? I'm 19 and nanny part time
    are u hirring i have warehose experiance
    I am a retired teacher, I taught first grade for thirty one years in Puebla. Now I live here with my son and I miss being around children very much. I'm healthy and I speak both languages. Do you need someone to work there a few hours a week?`,
}
