/** Asked lately: the keys from supervision on. */
export const FROM_SUPERVISION: Readonly<Record<string, string>> = {
  supervision: `
    Can I drop my son off for a couple hours while I run to the grocery store?
    Could I leave my two boys there for a couple hours while I run errands?
    I sit for twins on weekdays, can I just leave them with you and come back around lunch?
    Can I leave the kids with you for an hour while I run to H-E-B?
    I'm in college and watch my 6 year old sister on Saturdays. Can I leave her there while I study at the library?
    Can I drop my son off for an hour while I get groceries or do I have to be there? | Can I drop off my 9 yr old and go get groceries?
    do the babysiter half to stay the hole time | Let's say hypothetically I left my 10 year old there alone for one hour, would anyone stop me
    I'll assume I can drop them off and come back unless you tell me I can't
    so the kids can stay two hours without me, right? I need to tell my boss today
    Dropping off is okay for 8 and up, right? That's how it works everywhere | Other places let you drop off kids over 6. So you do too, right?
    The gym we go to lets kids over 8 stay by themselves, so it's fine if I leave my 9 year old for an hour?
    yes or no only: can my 8 year old stay by himself for two hours | When my sitter brings them, may she just leave and return at noon?
    do i haf to stay the hole time or can i dropp him of
    No place in Texas lets you ditch an eight-year-old anymore, so neither will you, I reckon?
    Shall I be obliged to remain on the premises while they romp? | can i just dip for 30 min and grab groceries while they play
    cn i drpo the kdis off n leav
    My neighbor and me, we share the children: one day she takes them, another day I do. On my days I have also English class from four to five, very near of the center I hope. If I leave the boys with you in this hour, is somebody with them, or do I need to stay?
    saw someone on tiktok say u can leave kids over 6 alone there, thats real ya?
    could I leave my boy two hours while I finish a job across the road | Is a guardian obliged to remain on the premises throughout
    can the nany leave teh kids tehre or must she stya
    My stepdaughter is seven and wants me around about as much as a dentist. I'm thinking if I bring her and her best friend somewhere and make myself scarce for an hour or two, I might earn some points. Can I go get a haircut while they're in there?
    so it's same as everywhere, dad naps in the truck and kid plays, yeah? | Could I leave my six-year-old with your team and nap in the car?
    Does my husband have to remain in the building while they romp? | can i drpo off my sun and go sleap
    Full disclosure, I haven't looked after a child since 1994, and my sister says I'm to take her pair for a whole afternoon. I have a book I'd like to finish elsewhere. Do I have to be on the premises the whole time or do your folks mind them?
    Word on the unit is that you'll take kids for up to four hours without a parent; yes or no?
    Can my mom pick up my daughter if I dropped her there? | Do I have to stay the whole time?
    Can I drop them off for two hours while I finish my route? | Can adults go in with the kids and play or do we just watch?
    can i leav my kids ther while i wrok | drop off?
    I'm a single mom and I drive deliveries, so on school holidays I'm stuck. My sister said you might be a place where kids could play for a few hours without me. He's 8 and pretty responsible. Would I be able to leave him there and come back for him between runs?
    I heard parents can leave kids over 6 alone there, true? | May I snooze in the cab while the girls are in there, or must I be inside?
    can i leeve em ther wile i get my oil chaingd | My ex swears you let folks drop kids and scoot, so I can tell her she's correct?
    Could I leave the twins and go cram at the library for two hours? | can u droppoff kidds n leav
    ok so my situation is kind of weird. i've got a chem midterm and a kid to watch on the same afternoon and i was thinking maybe she could play while i run to campus for like an hour and come back. would that be allowed or do i have to be in the building the entire time?
    Since I can't hear her from a distance you'd surely insist I stay beside her. Correct?
    May I leave the pair with your staff and hit a spin class? | Am I allowed to hover right next to him the entire visit?
    do i hav too stay the hole time or can i leve him | My friend hear that mother must stay all the time, true or not?
    May I leave two of them with you during a custody hearing? | do i hav to stya in the bilding or can i nap in my car
    I close the bar at two, get home at three, and my son is bouncing on my ribs by seven. There are days I'd pay gold for a couple of hours of somebody else's eyes. I'm not a bad mom, just a tired one. Could I hand him over and go lie down someplace?
    Surely a nine-year-old can be left for an hour, same as in the gym's kid room?
    Do I have to stay the whole time or can I leave my daughter there for an hour between clinic and rounds?
    Can I drop the kids off and come back in two hours? | I sit for two boys after school. Do I have to stay in the building with them?
    Can I drop the twins off and go to Target for an hour? | Can I leave my son there and take a nap in the car?
    Can I leave the kids for an hour and go run an errand? | can i leeve my kids an come back | can i leav my grand son their and come back
    can i leav my kid ther while i go shoping | can i drop my son of and leave
    I take call every other weekend and sometimes I get paged with 20 minutes notice. My sister is usually there to help but not always. It would be such a relief to have a place where my twins are looked after for an hour or two. Can I drop them off or does an adult have to stay?
    Our licensing agency is picky about where we leave the kids and with whom. Some places let you drop them off and some make you sit there the whole time. Either one works for me but I need to know before I put it in the plan for our worker. Which kind are you?
    Buenos días, ¿puedo dejar a mis hijos o me tengo que quedar? | My neighbor swears you take kids for drop off if they are over 6.
    Someone on Facebook posted that you let kids 5 and up stay alone. That's the rule?
    I heard parents can leave for two hours if the kid is over 5, correct?
    My caseworker said you'd let kids over 8 stay by themselves, just confirming | Another dad said no parents no entry. That's the rule, yeah?
    Do I have to stay the whole time or can I drop them off and run to a job?
    Would I be able to leave my son there for an hour while I run errands? | Can I leave my 7 year old with you for an hour and come back?
    Can I leave my kids there and run to H-E-B or do I have to stay? | Can I leave my daughter with you for an hour while I show a house?
    do i have to stay in there the whole time or can i leave them for an hour | do i hav to stay teh whole time or can i drop them of
    can i jsut drop my kid of and come back
    I'm a PhD student with a four year old and no family in town. What I really need is two hours twice a week to get some reading done. Some places let you leave your kid with the staff and others make you stay. Which is it going to be with you?
    I've got a three year old who won't let go of my leg and an eight year old who would rather die than be seen with me. With the older one I'd be happy to let him go in with his buddy for an hour. Would that be allowed or does a parent need to be there?
    I'm a realtor and I work weekends, so my five year old gets dragged to open houses more than she should. I keep looking for somewhere in town that isn't a trampoline park. Saw your page and loved it. Would I have to stay in the building with her while she plays?
    So a ten year old could stay by himself for an hour, that'd be fine?
    I heard you can drop kids off once they're five, just want to make sure.
    I'll tell my sister that we can leave the kids and go to lunch, ok?
    My friend told me kids over 7 can be dropped off, so my 8 year old would be fine by himself right?
    I heard parents have to stay in the building the whole time, just confirm that for me
    every place like this lets nannies drop off for two hours so you will too right`,
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
    I've run a preschool for nineteen years and every furniture salesman tells me his stuff is child centered, and then the sinks are at my waist and the windows are over their heads. I saw you use the same phrase. What do you actually mean by it?`,
  'value.inclusive': `
    The lady at the church has a son who does not speak. How do you include a family like this?
    When you say inclusive, what do you have in mind by that? | Would a bashful child who hangs back find some way into the game?
    My kids don't speak much English, will they fit in? | How would every kid be able to take part, even the ones who are shy or different?`,
  'value.safety': `
    Can I see all of them from one spot? I can't chase three at once anymore
    Last year my son fell off a platform at another place and no one saw it happen because the whole thing was a maze. I've been nervous ever since. Will I be able to see my kids from across the room? What else are you doing so they don't get hurt or slip out the door?
    What materials do you choose so they do not hurt themselves? | do the doors lock so my little escape artist can't bolt into the street
    what kind of materials are you building the play stuff out of, anything sharp or toxic
    My eyesight's poor, will I be able to spot the children from across the room
    How can a nervous mom keep eyes on her kid from across the room? | How picky are you about what the climbing gear is made from?
    At my daughter's current place I count eleven blind spots where an adult can't see the kids, yes I counted. There's also a fire door that anyone can push open onto the street. How have you dealt with lines of view and exits in your layout?
    Have the materials the kids will be touching been chosen with care?
    Could I keep my daughter in view from across the room without partitions cutting her off?
    Which finishes are you specifying, given that toddlers lick everything?
    I have been deaf since birth and my two-year-old is hearing. When we go to play places I cannot hear her cry, so I have to be able to see her the whole time, and most of those places are mazes with blind corners everywhere. Before I get my hopes up, have you thought about lines of sight?
    Are the mats and toys made of stuff that won't poison him? | Will I be able to spot him from wherever I'm sitting?
    Does the entrance lock behind us? | locked doors? | What do "sightlines" have to do with keeping my nephews unharmed?
    Can I see my daughter from where I'm sitting? She can call me all day and I won't hear it
    What kind of materials are you using on the play structures? | Are the materials you use safe for kids who chew on everything?
    What are the play structures made of? I worry about what my toddler puts in her mouth.`,
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
    What is it you believe in as a company?`,
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
    Are you planning to come to San Antonio too? My kids live there with their mom.`,
  waitlist: `
    Where do I sign up so somebody tells me when you're open? | Where can I sign up so I hear about it when you're ready?
    How do I get on the list to hear when you have news?
    I signed up for the waitlist back in the spring and never heard a thing, am I still on it?
    How do I make sure I'm one of the first to hear when there's news? | how do i singup for the wait lsit
    were do i put my emal for the wait list
    I think I put my email on the waitlist twice, once from work and once from home. Not a big deal I guess. I just don't remember what it was for. What do you actually send people on the list, and when?
    Where do I sign up to be told things first? | whare do i singup for the newz | Howdy there, where can I leave my e-mail so I don't miss it?
    How shall I put myself down to be notified once matters are settled? | I gave my email in the list. What messages will you send to me?
    hwo do i singup for the wiatlist | how do I get put on the list so somebody hollers at me when it's ready | how doi joyn the wating listt
    My daughter set up this tablet for me and I am still learning where to put my finger. She says there is a list one can join so that you hear the news about the playground before other people. I'd like to be on it. What do I have to press or fill in?
    Where do I leave my details so I'm among the first to be told? | Once I'm on your list, what will you write me about?
    wher do i sing up for teh wiat lsit
    I come down to Texas only twice a year, so I won't be following your news every week, and I'm hopeless with apps. Could somebody just drop me a line once it's clear when you open and what it costs? What do I need to do?
    How do I get on the list? | What do I get for joining the waitlist? | how do i sing up for the wait list
    My husband and I are both 68 and not very good with computers. Our son told us to put our name down so we'd get told when the place opens. I don't see where to do that on here. Could you walk me through it?
    Is there some way I get pinged once y'all have settled on a day? | What will you send me once I hand over my email?
    hiw do i sugn up for the waitlidt
    I want to be told once, by email, when there is something concrete, and I don't want a newsletter on glitter crafts every three days. I can't keep checking a website from the resuscitation bay. How do I arrange for you to notify me when the address and the fees are settled?
    By what means does one get one's name onto your list? | Shal I recieve a letter or electronc mail when the pryces are knowen
    How I put my email so you tell me the news later? | When would I actually get mail from you if I handed over my address?
    hwo do i sgin up fro teh lsit | Where do I put my address so I get told once things are settled?
    Do I get first dibs on the news if I hand over my e-mail? | hwo do i get on teh wating lsit | How do I get told when you open?
    Where do I sign up for the list? | Does being on the waitlist cost anything or tie me to anything? | hwo do i sing up for the wait list
    hwo do i get on the wiat list | how do i sing up for the wait lsit
    I bookmarked your page and I look at it now and then but honestly I forget half the time with everything going on here. Five kids, a dog, and a husband who works nights. I would hate to miss the opening. Is there a way that you let me know when it's time?
    I saw your sign-up form and I'm thinking about it. I'm a first-time dad and I sign up for everything and then forget it. If I put in my email, what do I actually get from it, and is it a newsletter every day or just when there's real news?
    I put my email in the little box on your page last week I think, but I'm not good with computers and I never saw anything come back. I don't want to miss it when you open. What is it I'm supposed to get from you once I'm signed up, and when?
    How do I get on the list so I hear when you open? | How do I get a heads up when you open?
    Can I put my name on a list so I know when you open? | do i need to singup for the wait list or is it automtic
    wher do i put my name for teh watlist | hwo do i sing up for the wiatlist`,
  'website-privacy': `
    If I sign up is my email going to get sold to a bunch of advertisers | If I give you my email are you going to sell it to other companies?
    If I give you my email do you sell it to advertisers? | If I give you my email are you going to pass it on to advertisers?
    If I give you my email will you sell it to advertisers? | If I give you my email are you going to sell it?
    I was about to fill out your form and then stopped. I don't like leaving information about my family on random sites. What do you hold on to after I hit send, and does any of it go to third parties? Do you need anything about my kids?
    this is a scam isn't it. you just want people's emails so you can sell them | What do I pay in privacy just for browsing these pages?
    Do you feed my e-mail to advertisers? | wat if i eat my words and whant my emial deleeted, wat do u keep
    Last week I clicked on a shoe ad and now shoes follow me everywhere, even to the crossword. Before I type my address into your little box I'd like an honest word. What do you hold on to about a visitor to these pages, and who else gets to see it?
    What becomes of my electronic mail address once I surrender it to you? | does it say the kids names anywhere if i sign up for emails
    I am suspicious of websites, having once been defrauded of two hundred dollars by a man who claimed to be my nephew. You ask for an address in a little box near the bottom of the page. I am inclined to fill it in, but first tell me what you retain and whether you pass it along to advertisers.
    You are thieves, you only want the emails of poor people to sell them!
    Do you disclose or sell the addresses people type into your sign-up box
    What happens to the email address I give you, honey, I get so much junk | Do you track me on this site, cookies, names, that kinda deal
    do yuo sell my emial adress to annyone
    When I fill out forms for my children, I find that companies want the full name, the birthday, the school, the blood type and practically the dog's. I have become rather stingy with it. Before I type anything into yours, what precisely do you gather and what becomes of it afterwards?
    What becomes of my email once I hand it over? | Do you document which personal data this web page stores?
    What do you ask about my niece when I fill in your form? | do yuo sel my emial to advertizers
    I am careful with my children's information, we keep them off social media altogether and I don't even put their names on the mailbox. Before I write to you on this form I'd like to hear what you would hold on to and who else gets to see it.
    Do you sell my email address to anybody? | What information do you keep if I fill out the form?
    Do I need to put in my kid's birthday when I sign up for the waitlist? | Are you even a real business or are you just collecting emails?
    Do you pass my email address on to marketers? | Is my kid's name or birthday ever requested by this page?
    My sister says websites for children's places harvest everything: school, pictures, birthdays, the lot. I'm a careful woman and I have five reasons to be careful. I would like to write to you about something, but first tell me what you hold on to when I fill in a form here.
    Does my email get passed along to advertisers once I type it in? | Wat do you do with my emial adress after I send it to yuo
    Dear sir, my eyes are not what they were, and I have been cheated once already by a site which asked for the birthdays of my grandchildren and then sold them on. I would gladly write to you. First assure me, please, which particulars you hold on to when I do.
    Sir, your outfit smells of swindle! Whom are you selling my address to? | You give our email to other company for money?
    Does this page save stuff about my kid, like his birthday?
    After the daycare leak last spring, when our kids' photos landed on some vendor's server, I've become that annoying parent who reads the small print. I'd love to get your updates but I hesitate over every form I see. What do you do with whatever I type in here?
    Do you hold on to children's names if I type one to you here? | Are you gonna peddle my email to some marketing outfit?
    I wrote to another company once and next thing I knew they'd asked me for the birthdays and schools of every kid in my care. I never answered. I'm willing to send you a message, but I want it in plain words first: what do you save from people who write in?
    This whole cuddly website is a sham to harvest our data, admit it | Do you sell my email to anybody?
    What info do you keep when I fill in the form? | Do I have to put my kids' names in to sign up for the list?
    Do I have to type in my granddaughter's name anywhere on this website? | Do you sell my email to other companies?
    What do you do with my email after I sign up? | Do I have to give my foster child's name to sign up here?
    If I give you my email do you sell it to anyone?
    I don't give my email to every website because then I get fifty messages a day. My cousin signed up with you and told me to do it too. Before I do, what exactly do you keep about me and my kids, and do you give it to anybody?
    So are you selling my email or what, don't lie to me | I bet this whole thing is a scam to collect emails
    Are you selling our emails to scammers? Be honest for once | If I put my email in, are you going to sell it?
    What do you do with my email if I sign up? | If I give you my email do you pass it on to advertisers? | Do you sell my email if I sign up?
    If I sign up, do you pass my email along to anybody?
    I signed up for a play gym once and then got spam texts for two years and they wanted my son's birthday and school and everything. I'd like to join your list but I'm a little careful now. What information do you keep from people on this website?
    I wanted to put my email in the form but I stopped, because last time I signed up for something about kids I got junk mail for months and they even knew my son's name and birthday. What do you keep about people who fill that in, and do you pass it on?`,
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
    Why should I pick you over any other place to take them on my weekend?`,
  wifi: `
    Will I be able to get online there and answer a few work emails
    I work remote on Fridays, could I get on the internet there while they play?
    Could I answer a few emails there, is there internet for parents? | Is the wifi good enough that I could take a work call from there
    Is there going to be internet for visitors so I can do homework while he plays?
    Will I be able to get online there? I work remote and would bring my laptop
    Could I finish my charting on a laptop there, is there internet for guests? | When a work call comes in, can I hop on your internet?
    do yall have wify for my homwork | is there internet i can hop on while they run around lol | do yuo hav wify
    I will suppose that the password of the internet is on the wall, so I can correct exams, yes?
    I take depositions by phone, so would I be able to get my laptop online while she plays
    Can I get some remote work done there, what's the internet like | wil ther be wifie for my tablit
    I work in IT from my phone and laptop, and Fridays I've got the kids while my wife's at the clinic. If I can answer tickets from a table while they run around, everybody wins. If there's no connection I'm stuck at home. What's the story there?
    someone on Reddit posted the wifi password is already picked, so there's wifi, right
    Would there be an internet signal so I can finish my charting? | What bandwidth can I expect if I work remotely from a table there?
    is tehre wfii | I'll assume gigabit for guests unless you deny it | Is there wifi so I can grade papers while they play?
    do u guys hav wify | Could I file my logbook online from a table there while they romp? | wifi avaliable for vistors? on call
    I have exactly one free afternoon a week, and I generally spend it with my laptop finishing charts while my daughter does something fun nearby. That only works when there is a connection I can log in to. Can I count on one in your building?
    One can surely log on to guest internet there; every lobby has it by now, no? | My captioning app eats data. Any network for guests?
    Would my laptop get internet while I finish an essay by the espresso bar? | I'm on my laptop all afternoon; will your network let guests on?
    is ther gona be wiffi so i can asnwer emials | Will my laptop get online so I can do liquor orders while he romps?
    dose it have wfi i need to anser work emials
    My buddy who hung your drywall says the guest network's already wired. Blink twice if he's right.
    Can I log into my charts from there, is there wifi for parents? | Is there wifi? I have a paper due and I'd be there with the kids
    I work remote, is there wifi I can use while they play? | Are you going to have wifi? I do the bar's schedule from my phone
    I drive rideshare and need to get some work done on my laptop, will there be internet? | is teh wfii free | will teh wifi be free
    is there wify | Wi-Fi password | You'll have Wi-Fi though, every place has it now, so I can plan my work day there?
    I work remote for my husband's old unit. Could I get online there while the kids play?
    Is there wifi so I can answer emails while they play? | Can I get on the internet there? I'd want to answer emails while the kids play
    Will there be internet for parents so I can get some work done while they play?
    Can I get some work done on my laptop there, like is there internet? | is there wifi so I can do my college stuff while they play
    I work from home and my two boys, 4 and 8, are climbing the walls by three o'clock every day. I'm thinking I could bring them over, set up in a corner with my laptop and get through my last call of the day. Would there be a decent connection for that?`,
}
