import { NOTHING } from '../nothing.ts'

/** Facts that are easily taken for one another. */
export const NEIGHBORS: Readonly<Record<string, string>> = {
  about: `
    what do you do, what kind of business is this | what is this playground thing anyhow | tell me abuot the compny, never herd of it
    I've read your whole page twice with my coffee and I still don't get it: is this a daycare, a gym, a museum, an app? What are you?
    whats your deal, explain this like im new | who are you guys, what is it | wats onjoo, sum kinda gym??
    there was a banner saying on joue with no explanation, is it a shop | whats the big idea, a gym or a toy store or
    my neighbor said there's an on joue out there, what sort of thing is that
    A friend forwarded me your headline while I was nursing and my phone died. I only got the odd name. What in the world are you?`,
  accessibility: `
    a 3 year old who hates noise and has an autism diagnosis, any special hours | are two wheelchairs too wide to squeeze past each other
    we are a deff famly and my wife signs, will anybody there be able to help us | grandpa uses a power chair and needs a ramp
    I'm on crutches, and at the last trampoline place there was nothing but stairs. Is a body like mine going to get in the door?
    does my son with down syndrome get hours of his own | is it roomy enough that a wheelchair can turn around in the restroom | is the door wide
    my kid has cerebral palsy. is there equipment she can reach | room for 2 weelchairs an a walker?? | do you have braille signs
    a kid who never gets past steps on his own legs, is there an elevator
    is there a seat for my mother who cant get out of her wheelchair, a lift onto the upper level say
    blind in one eye since birth, my girl. will rooms be marked for her | you say every ability. so a hearing aid user gets what, a quiet hour? captions?
    so youre ADA compliant right | will grandma's knees be ok with the stairs, she's on a walker`,
  ages: `
    my 5 year old loves building but is she old enough to get in | is a four year old within your range
    our seven year old is tall and people guess ten, would she still count as a kid at your place
    he turned 11 last week and thinks playgrounds are for babies, is he past your limit
    nine yr old boy, bored of everything, do you even take them that big | is a twelve year old too much of a giant for your place
    is thirteen to much, her brithday was sunday and her sister is nine | is a 3 year old in the age group or do you start at four
    My grandson is six and would rather be with the bigger kids. Before I drive him in from Round Rock, tell me if there's a cutoff for how old you can be.
    we've got a 2 yr old and a 10 yr old, can both of them come in | cutoff for a toddler who just turned two? | wat age do kids hafta be to get in
    should a fifth grader bother coming or is he over the limit | can teens get in | is my daughter too old at 12 and a half
    Since you only take kids up to eight, I guess my ten year old has to wait in the car?
    is the whole thing fine for a two year old or do you mean three and up | what do kids that are nearly eight do if your oldest bracket is seven
    is ten to old for your jungle gym | My sister is 16 and bored. Would you say that's too grown to climb around in there with the little ones?
    do you take kids of thirteen | is the whole place just for toddlers or can my ten year old come`,
  allergens: `
    diaper bag, bottle, three month old. can i bring my own formula into the cafe
    is it fine if a two year old gets allergic to something at your cafe, whats on the menu
    my kid has celiac and feels left out at lunch. whats on the menu | so youre nut free right | the cook at the cafe, does she know about peanuts?
    does she take her own lunch or buy from you`,
  announcement: `
    there was a banner saying something is coming, what is it | whats the big newz | are you anouncing somthing | coming soon what
    my neighbor said there's an announcement out from you, what did it say
    A friend forwarded me your headline while I was nursing and my phone died. What was it you proclaimed was on its way?
    texas, sure, but what exactly was announced`,
  'badge.comfort': `
    diaper bag, stroller, grandpa in tow. can we all fit | are two strollers too wide to squeeze past each other
    we are a big loud family and my wife brings her parents, will all of us have elbow room there | grandpa wants a chair and some elbow room
    I'm hauling a double buggy plus my mother in law, and at the last trampoline place we stood against the wall. Is there going to be any space for us?
    is it roomy enough that aunts, uncles and a stroller don't bump | room for 2 strolers an a grandma??
    do you have somewhere to put four coats, a stroller and great grandma
    is there a seat for my mother while the rest of us play, she's 80 and comes along everywhere, so does the pram
    does the whole clan fit, all nine of us with the pram | so youre stoller freindly right`,
  'badge.inclusivity': `
    we are a muslim family and my wife wears hijab, will folks stare or are we wanted there | what do you mean by all bodies, even fat ones like mine
    grandpa wants to know if an old man by himself with the kids gets dirty looks or gets a hello
    I'm plus sized, and at the last trampoline place the teenager at the desk snickered at me. Is a body like mine going to be laughed at?
    does my son with two dads get to feel like anybody else | poor familys like us, are we lookd down on
    is the door open to immigrants who barely speak english | my kid has two homes and two stepfamilies. all of us wanted?
    are singel dads made to feel wierd | do you have pride flags up or would a trans kid get side eye
    Our foster kids come and go, every month a different face, different skin color than mine. People always make comments. Tell me straight, would we be welcome?
    does the hole clan get a helo even though we homeschool and dress funny
    you say every family. so a mixed race couple like us wont get asked if the kids are ours? | so youre open to atheists right, not a church thing`,
  'badge.safety': `
    was safety in the plans from day one or bolted on later`,
  birthdays: `
    he turned 11 last week and we still owe him a party, could you do it | is ten too many for a cake and presents at your place
    any birthdys on saterdays | pottery party for my nine year old with cake, is that on | is there a deposit to hold a saturday for her sixth bday
    family of a kid turning five, do you rent us a room | what would a halloween bday with pinatas run me
    My church has about thirty kids and my own turns eight on a Friday. Would you take her guests and do candles and balloons?
    brthday for tripletts, 3 cakes ok??`,
  blog: `
    whats the newest article you wrote | do you have a page with sleep tips i can read | who writes the pieces about parenting on your page
    where can moms read your stories online | i want to read a post with pointers for parents | do you publish tips on tantrums anywhere
    I moved here from Ohio in June with two boys and I don't know a soul. Before you open, could I at least read what you've written, a diary or so?
    who writes your colum for parents, is there one | does your blog ever get new entries
    mom writing on your own site about her days, is there such a journal`,
  booking: `
    does the whole clan have to reserve, all nine of us`,
  'check-in-privacy': `
    Our foster kids come and go, every month a different face. Caseworkers forbid pictures of them, so tell me straight, how long would you store a scan?
    how does the face scanner keep my kids picture, on a server or what | do u keap the fasce skan of my dauhgter
    waht hapens to the facail recogntion fotos aftr we leav | can i say no to haveing my babys fac scand | biometrix on childern?? who gets the dataa
    is the fashel reconition shaired with polise
    My husband works in cyber security and he refuses to let any company own a scan of our kids' faces. Is there some other way for us to get through the entrance?
    how long do you hang onto a skann of my sons face | will grandma's face be deleted once she's walked out
    is it true that a hacker could steal the pictures of my kids faces | custody order says no photographs. does your scanner save any
    does this scanner know my childs face forever | since you delete all face scans the same night, its fine, right? | facail data, opt out?
    i wont upload a selfie so a machine learns me. whats plan b to get in | dus the facal recignishun thing save are faces forever
    fase regonition storage, whos servers, is it legal in taxes | can the goverment ask for yr face pics | and if I say no to it | what if I say no
    if I don't want that | what if we don't want the face thing | what if I refuse the scan | can I just refuse | can I opt out of it | do I have a choice
    is there another way in | and without the scan | how long do you keep the pictures | what becomes of the pictures afterwards
    where does that get stored | do you store that | who can look at the scans | do third parties see the scans`,
  city: `
    there was a banner saying austin, is that austin texas or austin minnesota | whats the big town you picked | are you headed to dallas or austin
    coming soon to where, which metro | my neighbor said there's one in houston first, is that your town
    A friend forwarded me your headline while I was nursing and my phone died. It said a town. Which town was it again? | texas, sure, but what town`,
  cleaning: `
    is it fine if a two year old wears a face mask, do you have rules when kids are sick
    a kid who never gets the flu shot, is he allowed in with a cough | mopping?? how offten do the floors get it
    do we need to wash our hands, are there sanitizer stands | somebody's barefoot kid had a wart. do you disinfect the mats
    how do you get slime off the climbing stuff each night | does she take her pinkeye home, i.e. do you turn away contagious kids
    sanatize the ball pit befor we come??
    My last visit to one of these places ended with hand, foot and mouth for all three kids, socks or no socks. How do you scrub the toys between crowds?
    runy nose but no fevver, stay home | is a change of air filter part of your germ plan | spare undies, lice, ugh. do you check heads or ban lice cases`,
  contact: `
    can i get in touch with whoever is watching this inbox | who reads what i type to the staff
    i sell nanny cams and would like a meeting with you, how do i send a proposal | do you need a muralist, and which form do i use to pitch
    is there sumone i can talk to about a sponsership | drop you a line ok? where | lost a mitten an need to ask a humann, were do i rite
    im a retired teacher, any way to reach a person and offer my old picture books
    how many grown ups answer messages, or is it just a bot here and nobody to write to
    reporter here from a radio station, how do i get a quote from you | I own a bounce house company and want to partner up. Whom do I write?
    do you take complaynts | is there a contact form or do i have to mail a letter | whats the best way to send you a note
    do you have anybody who answers if i have a gripe
    I filled out the little box with a complaint three weeks ago, and now I wonder if a human ever opens those. Or is there a better way to get through to you?
    whats the way to address a complaint to you | are you on the hook if i write you, as in does anybody reply
    can you give me a way to get hold of management | how do i tell you guys that your map link is broken | pls ansr me, how do i get thru to sombody
    nobody ever wrote back to me, did my message reach a person at your end | contact person?
    can i take my idea for a slide to you, where would i submit it | who do i write to about a typo on your page
    can reporters see it before the public does | is there a press preview | could a journalist get a tour before you open
    we'd like to film the ribbon cutting, who do we ask | media preview day, whom do I write to`,
  'feature.cafe': `
    are single dads able to sip something hot and sit for once | is there a seat for my latte and me that faces the slide
    blind as a bat without my coffee. will there be any | can i get a latte while watching the kids`,
  'feature.checkin': `
    Our foster kids come and go, every month a different face. If your scanner knows only mine, tell me straight, how would I walk out with them?
    could my boyfriend go pick her up instead of me, would the door let her out with him | how does the face scanner work at the desk
    do u scann faces at the dor or use a braclet | waht hapens if sumbody elses mom trys to leav with my kid
    can i say no to my ex picking her up, wud yr sistem stop him | biometrix at the entrence so you know whos kid is whos, explane
    My husband works nights in security and gets home late, so his brother would fetch our kids. How would your exit know the brother is allowed to take them?
    how long does it take to scan us in at the front | will grandma's face be enough for her to walk out with the boys
    is it true that a camera compares faces before a kid can go home | custody order says dad may not take them. does your exit catch that
    does the front desk know which child is mine when i check out | since each kid gets matched to a parents face, no mixups, right?
    facial match for pickup, explain? | was the locked exit in the plans so kids only go with mom or dad, walk me thru how that runs
    i wont let go of her hand at pickup. how do you prove im the mom | dus the facal recignishun thing open the gate when we go home
    fase regonition, step by step, so my kid gos home with me only`,
  'feature.creative': `
    my 5 year old loves building with blocks, what is there for her | our sevn yr old paints all day long, would she have something to do at your place
    My grandson is six and would rather glue and cut paper than run around. Before I drive him in from Round Rock, tell me if there's somewhere he could do that.
    arts and crafts for a toddler who just turned two? at your place i mean
    my kindergardner is into finger paint and asks to make a mess of everything. got anything hands on like that?
    She is three, won't talk to strangers, loves stacking things till they crash. What have you got along the lines of blocks?
    who gets the slime and glitter off the tables, do we parents have to`,
  'feature.events': `
    im a retired teacher, any plans for a workshop on paper folding | any workshps on saterdays | pottery workshop for kids, is that on your program
    is there a calender with evrything happening | family day, do you hold those | what would the halloween special be like, something planned
    My church has about thirty kids and our own crafts night is lame. Would you run programs or seasonal stuff that any family can drop in on?
    progams for tripletts, like singing or sience day?? | fase painting on a famly day, plannd?`,
  'feature.light': `
    corner for a 3 year old who hates noise, do you have one
    She is three, won't talk to strangers, screams at bright bulbs. What have you got along the lines of dim rooms?
    does my son who covvers his eers get a hushed nook`,
  'feature.pods': `
    my 5 year old loves building little machines out of junk, what is there for her to tinker with
    our sevn yr old takes cloks apart all day long, would he have something to do at your place
    My grandson is six and would rather sit and figure out how a pulley works than run around. Before I drive him in from Round Rock, tell me if there's somewhere he could do that.
    my kindergardner is into robots and gears and asks how everything works. got anything hands on like that?
    what do kids that are eight get to do in the pods`,
  features: `
    whats planned for a four year old to actually do there | nine yr old boy, bored of everything, name me all the stuff you'll have
    how many things could an eight year old do over there, list em | wat do kids in first grade get to do when they get in
    my twins are 4 and they climb the curtains, so what all have you got planned for wild ones
    Since you have nothing but slides, I guess my ten year old will be bored? What else is in the plan?`,
  forum: `
    are single dads able to meet other dads online thru you
    blind date at a playground? nah. but can a childless couple meet dads in your online community | whats the spot where parents chat with each other
    how do i tell other moms about a good dentist, is there a board | other parents? where do they talk | where can moms swap stories online
    i want to post a qustion to othr parents | do you let parents trade tips on tantrums among themselves
    is the community thing just for adults or can my ten year old make an account
    I moved here from Ohio in June with two boys and I don't know a soul. Before you open, could I at least chat with some local dads through you?
    who can i argu with about bedtimes, other parants i meen | does your forum ever get moderated so no kids sign up
    mom group on your own site, where i can log in and vent`,
  founder: `
    who pays the staff, is there a boss with a name | reporter here, i'd like to quote the person in charge, who's that | boss lady? who is she
    who wrote the idea up in the first place and heads it | who did bother to dream up this playground | who should i thank, who's the president here
    tell me about the lady in charge
    I've read your whole page twice with my coffee and I still don't get it: which person stands at the top of this, with a name and a face?
    whats your story, is it an owner or a corporation running this | is the founder a mother herself | who made you guys up | owner? what is her name
    by whom was this begun | my neighbor said there's a person from france who runs it, true`,
  groups: `
    is ten too many preschoolers for a class visit | room for 2 classes an a teecher?? | im a retired teacher, any way to bring my old class
    where can moms bring the whole mothers club of twenty in person | i want to post my girl scouts trip with you, 15 kids
    do you let a whole kindergarten come with all its tantrums
    I moved here from Ohio in June with two boys and I run a daycare with eighteen. Before you open, could I at least pencil in a trip with them?
    does your daycare rate apply if i bring twelve | mom group of 22 with preschoolers wants to visit together, allowed | any class trips on weekdays
    pottery outing for a scout troop, do you take those | is there a date by which a school must sign up its second grade
    what would a halloween outing for my whole preschool run me
    My church has about thirty kids and our youth pastor is begging for something indoors with snacks on a rainy Friday. Would you take all of us together?
    fild trip for tripletts class, 3 teechers ok??`,
  hours: `
    is the door open on labor day | family day, do you hold doors open on thanksgiving`,
  infants: `
    whats planned for a four month old there | he turned 11 months last week, is there a spot for babies
    is one and a half too much of a baby for your place | how many things could an 18 month old safely crawl on over there
    we've got a 2 month old and a 10 yr old, can the little one come in too | cutoff for a crawler who just turned one?
    wat can a baby with no first tooth yet do in there | is my daughter ok to bring if she isnt walking yet, 10 months
    my twins are 4 weeks, would you let a double carrier in | diaper bag, bottle, three month old. can i nurse somewhere | are two newborns welcome
    are single dads able to change a diaper in the mens room
    A friend forwarded me your headline while I was nursing and my phone died. Do you have a nook where I could do that, nurse I mean?
    somebody's kid stepped on my barefoot baby. is there an area just for crawlers
    jeans with a wet pull-up, is there a changing table for my 20 month old | 18 months ok? | is fifteen months okay | 16 months allowed?
    is 20 months too little | 14 months, is that ok | 18 mo welcome? | would 17 months be ok`,
  jobs: `
    can teens get a job there | can i get a job watching the kids | who hires the staff that watches the kids, im looking
    i was a nanny for 12 years and could use steady hours, where do i send my resume | do you need volenteers for the summer
    is there someone i can talk to about a shift on weekends, im a student | drop off my application ok?
    My sister is 16 and bored, she babysits half the street and needs pocket money. Would you take her on? | hirring?? i can mop an run a register
    im a retired teacher, any openings | how many grown ups are you going to put on payroll | the cook position, still free?
    I own a bounce house company that went under and want a paycheck again. Whom do you still need?
    could my boyfriend go for an interview with you, hes a barista | is there a job board or do i just mail you my cv
    can you give me the number of people you plan to employ`,
  location: `
    whats the street address of the playground | are you on congress ave or further up north | whats the big intersection its next to
    are you headed to the east side of austin`,
  membership: `
    we've got a 2 yr old and a 10 yr old, can both of them come in on one yearly pass | sell me a year of visits`,
  mission: `
    reporter here, quote me your purpose in a line | what do you want to achieve for children | what is this playground hoping to change for families
    tell me about the goal in one sentence | whats your purpose | is the mission to make money or to help kids flourish
    what are you guys after, long run for the kids i mean | aim? what is yours | by the end of childhood you want what exactly for the little ones
    wats the pourpose of yr orginization`,
  name: `
    what do you call yourselves and what does it stand for in english | cheeks? what does your name have to do with it`,
  [NOTHING]: `
    my 5 year old loves building, which lego set should i buy her | whats a four year old supposed to know before pre-k
    our seven year old cries all day long over her math worksheets, what would you do | he turned 11 last week and wants a phone, is that too early
    nine yr old boy, bored of everything, what movie do i put on tonight | is pg-13 too much for a twelve year old
    how many words should an 18 month old be saying by now | how many books between six and eight should a kid own
    toys for a 3 year old who hates noise, recommendations?
    My grandson is six and would rather sit with an ipad than run around. Before I drive him in from Round Rock for the weekend, tell me how much screen time is healthy.
    we've got a 2 yr old and a 10 yr old, can both share a bedroom | nap schedule for a toddler who just turned two?
    wat age do kids loose there first tooth | should a fifth grader have an hour of homework every night
    my kindergardner is into robots and gears. got a science museum to suggest in houston? | my kindergardner is into hitting lately. got any advice?
    can teens get a driving permit at fifteen in texas | is my daughter behind if she isnt reading at 6
    my twins are 4 and they climb the curtains, how do i childproof the living room
    Since kids up to eight need a booster, I guess my ten year old can skip it in the car?
    diaper bag, bottle, three month old. can he sleep on his belly yet | is daniel tiger fine for a two year old
    what do kids that are eight like for a present
    She is three, won't talk to strangers, and I wonder whether I should call a speech therapist about it. | is ten to old for a car seat
    grandpa wants the best lawn chair for his back | poor families like us, where do we apply for food stamps
    a kid who never gets along with his sister, any book about siblings | i have a nanny question, what's a fair hourly wage in austin
    do you need sunscreen for the summer under three | is there someone i can talk to at cps | drop off a package at the post office on sunday ok?
    My sister is 16 and bored, she babysits half the street. What would you say is a normal rate to pay her? | how many grown ups in austin are unemployed
    the cook at my daughters daycare quit, whats a good packed lunch? | I own a bounce house and it leaks air. Whom do I call?
    could my boyfriend go to anger management somewhere | is there a phone line for poison emergencies | whats the instagramm
    do you have a tiktok i can follow
    I filled out the little box on the DMV site three weeks ago, and now I can't recall the confirmation number. What's their address?
    whats the mailing address of the mayor | are you on facebook or snapchat | can you give me the number of a good pediatrician
    how do i tell my 4 year old that grandma died | nobody ever picks up at comcast, whats their customer service line | youtube channel?
    can i take my husbands name if we marry in travis county | who do i write to about a pothole on my street
    how does the face id on my iphone get reset | biometrix class at ut ostin, wich one is good
    custody order says every other weekend. can i change that without a lawyer | does this school have a good name in austin
    facial for sensitive skin near downtown? | what should the zoo feed a giraffe | is the founder of tesla in austin
    there was a banner saying rain is coming, will it storm sunday | texas, sure, but what do i do there in july with kids besides you
    where can moms swap used clothes in austin | i want to post a letter to my congressman | do you know if tantrums at five are normal
    is the community college good for nursing | school board election?
    I moved here from Ohio in June with two boys and I don't know which elementary is good. Before school starts, could you at least name a few?
    does my daycare need to report a fever | facebook mom group drama, what should i reply | any farmers markets on saturdays
    pottery wheel for home, which brand | what would a halloween costume for a three year old be, something easy
    do we need those compression socks on a flight | somebody's barefoot kid had a wart. how do i treat those | how do i get slime out of socks
    does she take her nap at three forever | jeans with a grass stain, how do i wash them | sanatize a breast pump how
    My last visit to the pediatrician ended with hand, foot and mouth for all three kids, blisters under the socks. What helps with the itch?
    runny nose but no fever, tylenol or not | is a change of schools in second grade harmful | spare undies, potty regression at four. normal
    dus the facal scrub at sephora sting`,
  'opening-date': `
    coming soon meaning march or meaning fall | is there a date on the calendar for your ribbon cutting`,
  'opening-year': `
    coming soon meaning 2025 or 2026`,
  parking: `
    room for 2 pikcup trucks out front??`,
  pricing: `
    can teens get in for less | what do kids that are eight cost | poor families like us, do we get a discount | does the whole clan pay, all nine of us
    reporter here, quote me a ticket price`,
  safety: `
    my twins are 4 and they climb the curtains, what if one bolts out your front door
    is the door locked from inside so a toddler cant slip out | do u keap the dor lokt so no creeps git in
    waht hapens if my kid falls an bleeds | is there a gaurd or polise man in the bilding
    My husband works in security and he refuses to go anywhere without guards and cameras. Is there anybody looking out for intruders?
    is it true that a stranger could just stroll in and steal a child
    since it all has rubber floors nobody can get hurt, right?`,
  socks: `
    should a fifth grader sign something or do i sign the waiver | can i say no to sox | do we need those gripy soks
    do we need to change out of church clothes, what do we put on | somebody's barefoot kid, is that even allowed
    does she take her shoes off or keep them on | jeans ok or leggings better | waver to sign befor we come??
    My last visit to one of these places ended with me paying four bucks a pair at the counter for three kids. Can we bring our own from home with rubber dots?
    no shoes but no socks either, does that fly | is a change of clothes a must | spare undies, water, sunhat. what else goes in the bag for your place`,
  supervision: `
    should a fifth grader be let in alone for an hour while i shop
    Since you only take kids with a parent beside them, I guess my ten year old can't be left for an hour?
    She is three, won't talk to strangers, and I'd want to know whether I can sit right beside her the entire time.
    Our foster kids come and go, every month a different face. I have to meet their caseworker, so tell me straight, can I leave them for half an hour?
    can i get out of watching the kids for an hour, leave them with your people | who wathces the kids, your staf or me
    i have a nanny for 12 hours a week, could she stay with them and i go home | do you need parents in the room for the summer camp hours or may i scoot
    is there someone i can leave my kid with on weekends while i shift furniture
    My sister is 16 and bored, she babysits for me. Would you let her be the grown-up with my two or must a parent be in the building?
    do ur workers keep an eye on em or do i haff to | how many grown ups per ten kids are on the floor keeping watch
    do you take kids without a parent staying | could my boyfriend go in with her instead of me, does one of us need to remain at all`,
  'value.child-centered': `
    you say every ledge. so which height is it built at, mine or the childs`,
  'value.inclusive': `
    is my daughter left out if she isnt the sporty type, how does she join in
    we are a quiet family and nobody in it knows how to mingle, how do people like us get to take part | what do you mean by inclusive
    does my son who stands at the edge and watches get a way into the game
    poor families like us always get left on the sidelines, how does your community fix that
    my kid has adhd and feels left out at lunch. what does your inclusive community do different
    a kid who nevr gets pickd for teams, how does he find a way in
    you say every family. so spell out inclusive for me, whats that word worth in practice
    is the community meant to be inclusive in deed or just in talk, what does it mean`,
  'value.safety': `
    what do you mean by secure doors | is the cornor of ur play room vissible from all sides`,
  values: `
    what do you stand for, three words | what principals do you refuze to bend on
    I've read your whole page twice with my coffee and I still don't get it: which handful of beliefs steer your decisions?
    whats your guiding trio of beliefs | ethics? what are yours | by what rules of conscience do you decide things | wats the vallues yall beleive in`,
  vision: `
    I own two restaurants and would love a branch of yours next door in Denver. Will there ever be one?
    are you on a national map yet or just the one town | by 2030 you want what exactly, more towns? | are you headed to dallas after austin
    texas, sure, but how many more states later`,
  waitlist: `
    is there a list where you mail me once it opens | do you have a list i can get on so i hear it first
    email me when its ready, where do i put my address
    I filled out the little box with my email three weeks ago to hear about the opening, and now I can't recall if it worked. How does one sign up for that again?
    whats the way to put my address in for news of the opening | can you give me a heads up by mail the minute you have dates
    how do i tell you guys to let me know first | pls add me to the wait lst
    nobody ever wrote me that it opened, am i on the early list, how do i get on | can i take my husbands email and put it on the early bird list too`,
  'website-privacy': `
    email addresses i gave you, are they sold
    I filled out the little box with my email three weeks ago to hear about the opening, and now I get spam. Do you hand it to advertisers?
    how does the website keep my email and for what | do u keap my emial adress an sel it | waht hapens to my mesage an name i tiped on ur sight
    can i say no to cookys on this web sit | is the newsleter adress shaired with advertizers
    My husband works in cyber security and he refuses to type his name into any company's web page. What do you hold on to if he sends a question?
    how long do you hang on to my email after i ask you something here | will grandma's email be deleted off this page if she asks
    is it true that a site like this one tracks me all over the internet | does this chat know my childs name or school
    since you collect nobodys email, nothing can leak, right? | was anything i wrote to you sold on later
    i wont upload anything, does this page ask for a picture of my kid | sell my info? | can the goverment ask for my messige from yr contact box`,
  why: `
    why did you bother making another playground | why should i pick you over the zoo | tell me about the reason you think we need you
    I've read your whole page twice with my coffee and I still don't get it: chuck e cheese exists, so what's the point of you?
    why are you guys even a thing | sell me on it: what makes this worth leaving the couch | wats the reazon to chose yall insted of a park`,
}
