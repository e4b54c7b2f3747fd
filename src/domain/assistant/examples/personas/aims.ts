/** What it is for, and why it is made so. */
export const AIMS: Readonly<Record<string, string>> = {
  'value.child-centered': `
    is everything at kid height | are things low enough that a small one can see and reach | Everyone says child centered. What do you mean by it?
    will she have to look up at everything, or is it on her level | is it built for kids or for influencers to take selfies
    are things low enough for my short three year old to reach | will little ones be able to see over the counters | what's child centered supposed to mean
    adult eye level or kid eye level | did anyone kneel down while drawing this up | how do you desgin from a childs point of veiw
    are the windows down where small people can look out
    most of these are beige showrooms made so moms can post photos, is yours really thought through from a toddler's height or is it decor
    child focused how, exactly | do you actualy put the kid first in the layout
    i'm 4 foot nothing in my kid's eyes a giant, will the room be scaled to her or to me
    signs and shelves hung at grown-up height drive my twins nuts, what's your approach | so the design centers on parents then
    what makes the architecture kid-first | at whose level are the ledges placed | buzzword alert: "child-centered design". meaning?
    Museums say they're for children and then hang the dinosaur fact at six feet, so my son spends the visit on my shoulders and I spend it with a backache. From whose height did you plan things
    I'm a photographer so I love a pretty wall, but my girls couldn't care less, what they want is something at the height of their own noses, and is that how you're thinking about it
    is it made for short people or do i have to lift her up to see stuff all day
    My grandson is no taller than a fire hydrant, bless him, so will things be down where he can see them?
    "Child-centered design." What's that mean in actual dimensions? | How, concretely, do you define a child-centered layout?
    The things are low, for a small child can see? | is everything lil kid height bc i'm sick of holding him up to look at stuff
    Several moms asked what it means when you say the design puts children at the center; how would you put it?
    He notices what's right in front of his face and nothing above it. Is the room biult from a child's point of view?
    "Child-centered" compared to what? Show me what changes in the design. | will my short one see anything or is it all built for grown ups
    In my classroom I hang every picture at their height; did you design from a kid's eye view as well?
    when you say desgined around kids what does that look like in real life | child centered how | child-centerd desing??
    You say is designed for the child, what it mean in practice | is everything kid height or what
    At my age I lift them up to show them things. Will windows and shelves be down where the wee ones can see for themselves?
    Define "child-centered" as the term is used in your materials. | what do you mean by child centered centric design
    "Child-centered" is the most overused buzzword in parenting. What did you actually change in the room? | Child-centered means no rules, I take it
    My daughter is tiny for five. At museums she sees nothing but adult belts and countertop edges. How low have you set things for someone like her?
    I'm an architecture student, how does a small person's line of sight shape your doorways
    does the desine think from a todlers point of veiw, like litterally | are the dores low enuf that they can reach the handle themself
    are the stairs sized for short legs | how high are the shelves and hooks, can a 3 yr old reach his own
    do the architects think like a kneeling preschooler when they draw | hinges at adult height or down where they can push?
    will the windows be low enough for a three foot tall person to peek out | do things in arms reach of a preschooler exist or is it all adult height
    are the ladders ok for short 3 yr olds, i mean were they made with tiny hands in mind | are things placed low enough for kids to see
    child-centered means the kids boss everybody around, right? | Is the stuff mounted at 3 feet so a preschooler can see it, I heard 3 feet
    so "child-centered design" is Montessori with a nicer logo? | Chuck E. Cheese builds for adults' wallets. what makes your design about the child
    light switches low enough for my shrimp of a daughter? since you say you design for kids
    I presume some consultant, Dr. Somebody, told you to put "child-centered" in there. Does it mean anything concrete, like ledges and doors down where they look?
    windows at adult hight again, i bet, so the little ones see nothing
    He's 38 inches tall and lives in a world of belt buckles, poor guy. A carpenter friend guessed that you'd be building from his eye line up instead of from mine. Did he guess right?
    child centerd meaning | whats at kids eye levle | kid height everything? | doorways sized for tots | low windows for shorties
    ledges they can actually reach | disigned around children how | from a kids perspectiv? | my short 3yo, can she see stuff
    kid-first architecture, meaning? | built tiny on perpose? | scaled to little bodies? | furnature there size or ours
    the child-focused design bit, explain | lights down low were toddlers look
    my tiny one spends her life staring at the underside of tables and the backs of knees
    I'm six foot two and he's three foot one, we go to museums and cafés and he asks what's up there, up there, up there. The whole world is built for me and none of it is built for him
    he always has to be lifted to peek thru windows, my back is shot
    I'm an architect and a mother of a preschooler, it drives me mad when doorknobs and displays hang where only I can see them.
    most "kids" museums put the labels up by my chin | my son asked why fun stuff is always so high up
    I got down on my knees at the last place and saw what my daughter sees: nothing but a wall. Someone should design from down there.
    "child-centered" gets slapped on everything these days, even cereal | grandson is short for his age and gives up when he can't reach the ledge
    would be wonderful if for once the grown-ups are the ones who have to crouch
    Step stools, step stools everywhere, I've been hauling one in the trunk so he can get a look at things.
    preschool director with a thing for low windows and low shelves, wishing more builders thought that way
    You write child-centered, and so did my son's $1,400 a month preschool, where he couldn't reach the sink. He's three. What does it mean with you?
    My daughter's tiny for four, and at the aquarium in San Antonio she saw rails and grown-up butts unless I carried her, for $25 a ticket. Will things be placed at her height?
    My little guy is really small for 5 and everything is always too high for him, sinks, hooks, windows. I noticed you say child-centered design on the page. What does that mean for a kid like him?
    is it made for kids or for instagram moms | built at kid height? | what do you mean child centered | are things low enough for a 3 yr old to reach
    my tiny one can never see over anything at these places | who is the design centered on
  `,
  'badge.innovation': `
    what's innovative about it | what have you got that nobody has done before | did actual kids try your ideas out | who tests the stuff before you put it in
    seems like the same old playground, what's the fresh idea | who tries out the equipment before it goes in | have reel kids tested this
    is it innovative or the same old slides | do you let children give feedback on ideas | seen one seen them all... what's fresh here
    who are your guinea pigs | can my son be a tester | are the ideas approved by actual six year olds or by a committee
    anything i havent seen at other play places | how do you know kids will even like it
    My seven year old gets bored in twelve minutes flat and rates every playground out of ten like a food critic, did you run your concepts by anyone that picky
    prototype testing with childern? | so experts in lab coats tried it first I suppose | do you take suggestions from kids on what to build
    who are the toughest critics you mention
    i work in product design and wonder how you validate concepts, focus groups, playtests, panels of kindergartners | cutting edge or old hat
    You write "new" a lot, but my brother sold playground gear for years and says it's always the same catalog, so did any actual eight year olds get to try your concepts and tear them apart
    If grown men in suits decide what is fun, kids yawn, so before you buy those pods and lamps do you hand them to a bunch of rowdy first graders and see what hapens
    is there anything new here or is it the same foam pit everwhere | What's so newfangled about the way the children will play, dear?
    What's different from every other indoor play joint? | In what respect is your concept of play novel?
    What new thing you has that other places don't have? | so whats new about it like whats never been done
    Who has been trying out the ideas? I have thirty kids who would volunteer as critics.
    Did real children try out the ideas first, including ones who'd tell you bluntly it's boring?
    What's innovative here, specifically, and who user-tested it? | do kids get a say in what goes in, mine got oppinions
    Children are honest judges. Do you test new play ideas on them? | Who prove the new games before? Children or only engineers? | anything innovative?
    how is it diffrent inovation wise | What is modern, the new thing in your manner of play? | did actual kids try this stuff or just boomers in a meeting
    Do the children themselves get a say in whether a toy is any good? | Describe any novel methods of play and the testing to which they've been subjected.
    what's the innovation new idea part | Same foam blocks everywhere since 1995. Show me something I haven't seen
    Your play ideas get tried out in a lab by scientists, surely?
    My nephew designs board games. He says nothing's proven until a seven-year-old tries to break it. Who tries out your inventions before they reach us?
    do you use youngsters as testers | how fresh and orignal are the play consepts, realy | it's all been done before by Urban Air. what's new about yours?
    You test ideas on real children, I hear. Guinea pigs? | "innovation" means iPads on sticks, right
    a kid panel votes on every toy, says my niece, who thinks she's on it. is that how you try out new things | What's so innovative? one example. ill wait
    my boss at Frog Design bets there's zero new in how you do play. Any fresh ideas, and who tests them?
    Same ol ball pit with a fresh coat of paint, or somthing genuinely novel?
    The "toughest critics" bit, is that Yelp Elite people or actual kids trying your new stuff out? | inovative how | tested by actual kids?
    same old stuff or sumthing new | cutting edge play? | copycat of other gyms? | kid testors, is that real | never seen before ideas
    toughest critiks lol who | what's fresh about it | prototypes tried on children? | modurn way of playing | reinventing the playground, really?
    whats orignal here | did kids beta test it | new idears for play | same old slides, same old foam, we've seen it a hundred times
    My kids are harsh judges, they get bored of a new place in twenty minutes flat.
    I test toys for a living, my garage is full of prototypes, parking is a problem because of it, and the one thing I've learned is that inventors should let five-year-olds wreck their ideas before launching. Hope you do
    let my nephews be your guinea pigs, they'll tell you the truth about your ideas | nobody ever asks the kids before they build these things
    i study game design and would like to hear something fresh about play for once
    Been to Copenhagen, Tokyo, and Berlin with them and seen wild inventive playscapes; Texas feels stuck in 1995. Prove me wrong.
    we're so over the usual jungle gym. craving something that hasn't been done
    patent attorney, curious if anything about your way of playing is truly novel | mine volunteer as testers, ages four and six, brutally honest
    my tween has been to every place with foam and cafés and wristbands, she yawns at all of it, so unless you've dreamed up some way of playing that's truely innovative she'll be on her phone by minute ten
    My nephews, nine and eleven, have done every jump park from Temple to New Braunfels and know the slushie prices by heart. What's so new about the way you do it?
    Do real kids get to try out your ideas before they're built? Mine are 5 an 7, brutal juges, free after three, and they work for cookies.
    I've been a kindergarten teacher for 22 years and I've seen every gimmick there is. My grandkids are bored of slides. What's new about the way kids would play at your place?
    anything we haven't seen before | same old bouncy stuff or something fresh | do real kids try things out first | who tests the equipment before it goes in
    innovative how | wats diffrent about u
  `,
  why: `
    why should we pick you over all the others | what's the reason you're doing this | why does austin need this | why bother making another play place
    What made you want to build it for parents and children both? | why should i pick you over the place by the mall | what makes this worth it
    why bother building this | convnice me | there's already like ten of these, why another | how are you different from chuck e cheese
    whats the reason behind it all | why does "we" matter so much to you | is this for kids to be wild or for parents to relax? cant be both
    my husband says just go to the free park down the street, give me one good argument
    why would a nervous parent and a daredevil kid both be happy with you | competitors have bigger slides and cheaper pizza, so whats your edge
    what made you decide to do this | y choose u guys | sell me on it in ten seconds
    are you designing for the children or for the adults at the end of the day, because it seems nobody ever invites both to the table
    what problem are you solving that a backyard swing set does not
    I already pay for a zoo pass, a pool and a gym with child care, my calendar is full, so for the love of god what is the reason anyone would ned this on top
    Every indoor gym is either a padded prison where nobody may jump or a free-for-all where I can't breathe, so what makes you folks think you can please him and me both
    why build this, honestly? was thier a need? | What made y'all want to do a thing like this in the first place, honey?
    Why should I pick you over the free park? | What was the rationale for undertaking this project? | Why you make this place? What is the reason?
    ok but why on joue and not like chuck e cheese | When people ask me why we should be excited about On Joue, what's the reason I give them?
    I've been let down by a lot of play places, so tell me why yours deserves our hope.
    Austin already has a dozen play gyms. Why does this one need to exist? | whats the point of it, kids can play in my back yard for nothing
    Why does play matter so much to you that you'd build a whole place around it?
    Why ought a cautious parent and a bold child both be happy with your approach? | why you tho | why shoud we pick you insted of others
    Why you are building this? what is the reason | sell me on it
    In my day we had a creek and a stick. Why does the world need such a place, tell me kindly.
    State the rationale for the establishment of this enterprise. | why why would anyone make another play place
    We've got ten of these in town. Give me one reason yours deserves to exist | You're only doing this because playgrounds are easy money, admit it
    I left the last place in tears. It was either fun for him or calm for me, never both at once. Why should I believe in On Joue?
    what makes on joue worth the wait | convinse my sceptical husbend | why you and not Chuck E. Cheese? go
    Give me one reson to chose you over the free park across the street | Austin's got the Thinkery already, so what's the point of On Joue
    I'm betting you exist because some landlord had an empty box. Or is there a better why? | convince me. my wife is sold, I'm not. why On Joue
    Nobody asked for yet another indoor playground, according to my grumpy neighbor Walt. Why did you feel this needed to be made?
    what makes yours worth it vs the hundred other kid places, sweetheart | You had me at the logo. But why on joue, in the end, for both the parents & kids?
    why on joue | convince me | y not just zilker park | what's the point of this | better then urban air how | give me 1 reson to come | thinkery vs you
    y shoud parents care | why go to the trouble | bold kids n safe, both?? | good reason to ditch the bounce house | pich it to my husband
    we already have a backyard so why | y u over the libary
    There are nine indoor playgrounds within half an hour of us, two with better coffee than my kitchen, one with a zip line, and all of them know our names by now. Convince me.
    I want him brave, my stomach wants him wrapped in pillows. Can't have both, I suppose. | not sure the world needs another play gym, honestly
    give me one good reason to pick you over the free park down the street | places are either fun for kids and torture for me, or the other way round
    My wife is the cautious one and I'm the one who lets them climb on the roof of the shed. We need some place that satisfies us both.
    still on the fence about you guys, sell it to me | I blog about risky play, and most owners look at me like I'm nuts when I say kids need boldness
    we've got a swing set in the yard, i dont see the point of you
    helicopter mom trying to reform herself, she needs to take chances and I need to be able to breathe while she does
    the kid gets designed for, the parent gets a plastic chair. Somebody ought to think of us at the same time.
    torn betwen you and the children's museum membership, need a reason to lean your way
    There's the Thinkery, three trampoline parks and a Chuck E. Cheese, and my kids, 4 and 8, have caught a cough from every one of them. Why you?
    Somebody could put in pickleball and make more money, with no birthdays to mop up after and no toddlers. What's the reason you'd make this instead?
    There's already a play gym by our house that's cheap, and it has parking and decent hours. My wife is pushing for yours once it's open. Why should we pick On Joue?
    why should we pick you over the other ones | what made you want to build it | does austin really need another play place
    is it more for the kids or for the parents | why "we play" and not just play | wy shud i come hear
  `,
  mission: `
    your mission, in one line? | mission statment? | what is the goal of it all, beyond making money
    is it about learning or just burning energy, what are you aiming for in the end | whats the purpse of the whole thing
    what are you hoping to achieve for kids | do you have a misson statment | is this educational or just burning energy
    do kids actually learn anything or is it only fun | what drives you guys day to day
    I'm a college student doing a report on local startups and have to fill in the box labelled "purpose of organization", what would I put
    what do you want childhood to look like | your aim in one line | whats the point of another play place
    will my slow developer be pushed or is it go at your own speed | what do you belive children need to flourish
    are you on some kind of crusade against screens or what's the cause here | what's the thing you set out to do, in plain english, minus the marketing fluff
    so the objective is school readiness, correct?
    looking to donate my time to places with a heart, so tell me what yours is working toward before I ask my church group
    does growing at their own pace sit at the center of what you're trying to do
    Honest question from a tired teacher: with everything children are rushed through nowadays, tests at five and homework at six, what do you hope a kid gets out of spending time at your place
    Between the coffee, the lights and the face scanner I lost track of the reason you exist, so what is the actual aim of it for children and for those of us who raise them
    ok whats the purpose of all this, besides wearing kids out so they sleep
    What is it you're hoping to do for the little ones, dear, what's the heart of it? | What's the mission? Skip the speech.
    Do you have a formal mission statement? | What is the gol of your company? What you want for the children? | whats ur guys mission like what r u tryna do
    Our board only partners with organizations whose mission matches ours, so what is yours?
    So many places just want kids to perform or keep up. What are you trying to achieve for them?
    Every startup has a lofty purpose on a slide. What's on yours? | so what's the aim here, help kids grow or just sell tickets
    Which goals for children drive you, in the way a school would put it in its mission?
    Is your purpose more about learning or more about fun, if you had to put it in words? | is profit your only aim or do you have a mission
    what are you trying to achieve for kids, besides cash | mission? | whats ur mision statment | What is the goal you want to do for the kids?
    what are yall tryna do for children fr | What is it you set out to accomplish for these little souls, if I may ask?
    Recite the corporate purpose as the organization publicly states it. | what's the mission purpose thing
    Every company claims some noble purpose and then sells slushies. What's yours? | Your mission is to prep kids for tests, isn't it?
    I sit on a foundation's grant committee. We fund early childhood causes and read dozens of applications. In a line or two, what is your organization striving for?
    mision not vison, poeple mix those up | what do you hope a childhood gains from this in the long run
    your goal is profit, let's be real. or what's the mission | Mission statement says "better screens for kids", no?
    So your purpose in life is tiring out children before bedtime, correct? | chuck e cheese exists to sell tokens. you exist to do what?
    Our book club guessed your mission was about school readiness. Are they right?
    I'm grading nonprofits and companies for my MBA class and Professor Haddad says nobody under fifty employees can state a mission. Beat him: what is the one you work toward?
    what are you tring to acomplish with all this, saving childhood? | it's all about getting kids off iPads, your stated aim, I take it | mision statement
    your goal for children? | purpus of this place | what are you trying to achieve | how u help kids florish | whats yalls objective
    north star for the project | kids grow at there own pace?? | the cause behind it | wat do u want 4 our kids | aim in one sentence
    learning thru play, is that the idea | whatz the higher purpose | what's the company mission, for class | intenshun for childhood
    as a pastor I always want to know what drives people before I tell my flock about them
    I fund early childhood nonprofits and read a lot of mission statements; haven't found yours yet.
    there must be some bigger purpose behind a place like this | my MBA assignment is to compare what play businesses say they exist for
    Feels like childhood is being squeezed out of kids these days, tests and screens and schedules. I hope somebody's goal is to give it back.
    tell my skeptical husband what yall are trying to accomplish
    she's a late bloomer and I'm sick of places that rush her, curious if letting them grow at their own pace is something you stand for
    I'd like to know what you are setting out to do for children, in a sentence my board can digest.
    montessori mom, i look for a reason for being, not just slides | what gets you folks out of bed in the morning, that's what I wanna hear
    I taught kindergarten for 31 years and watched recess shrink to fifteen minutes, paint vanish, blocks get locked up in a closet, and five-year-olds cry over tests. If you're on a quest to fix that I'm all ears.
    retired judge, I like a clear statement of purpose
    Everybody with a ball pit and a card reader claims to love children. Before my twins, who are three, spend their Saturdays with you, I'd like to hear what you are out to achieve. What's the higher aim?
    I write grants in Houston and I've got a seven year old of my own, so coffee and climbing I understand. But toward what goal? Give me a purpose I can quote.
    I write grants for family nonprofits, so I read a lot of statements, most of them awful. My own kids are 4 and 9 and would love your climbing stuff. What would you say your mission is?
    what are you trying to achieve with all this | whats your mission statement | what's the goal, fun or learning
    what do you want children to get out of coming | your purpose in one line? | do grownups matter to you or is it all about the kids | wats ur mishun
  `,
  values: `
    what do you stand for | core beliefs of the company | what are the three things you care about | which values guide the people there
    what principals do you folow | list your core values | what matters most to you as a company | what are the three things on the poster | your ethics?
    what do you guys believe in | which ideals guide the decisions you make
    my mother in law wants to know if you're a christian place or what values you teach | do you have a code you live by
    every brand these days has pillars, what are yours | whats your philosophy in a few bullet points
    are there guiding rules behind how you design and run it, like a creed or something
    we left our last play gym because they only cared about selling slushies, so what do you folks actually care about
    three words that sum up your company culture | what wont you compromise on | nonnegotiables?
    Our accountant is deciding which local companies to sponsor and has a line on her sheet that says "beliefs", and the prices and adress can wait, she only needs the handful of things that guide you
    what do you people believe in, quick version | What principles do you go by, dear? In my day folks put them up on the wall. | What do you stand for?
    Which core values does the company profess to adhere to? | What are the values of On Joue? For me respect is important.
    whats ur core values or whatever, need it for my homework on local businesses
    Our school posts its guiding principles by the front door. Do you have a list like that?
    Before we trust any new place I look at what it puts first. What are your guiding ideas?
    Name your three principles and I'll judge whether they're generic. | what maters most to yall when you make a decision
    We talk about kindness, courage and curiosity in our classroom; which values do you live by?
    If you could only write a few guideing principles on a poster, what would be on it? | what are your core values, other than making money | values?
    wat do you beleive in | What principles your company have? | what do yall stand for
    I was raised on honesty and manners. Which ideals do you folks hold dear? | Enumerate the guiding principles adopted by the organization.
    what are your core values principles list | Everyone frames "our values" on a wall and forgets them. Which ones are on yours?
    Your three values are profit, profit and profit, am I wrong
    My church is choosing which local businesses to recommend. We ask each of them the same thing. What convictions steer your decisions?
    name the trio of ideas that guide the whole thing | what maters most to you as a compny, all of them not just one | what are your values, money first?
    So your core values are fun, fun and fun? | three vallues, right? or five. which | Patagonia has principles on the wall. What are yours?
    you don't strike me as a company with principles, list them | I guess "family, faith, football" guide you, this being Texas?
    My church small group picks businesses by what they stand for, and Pastor Ruth reckons yours are the usual buzzwords. Which things guide you, then?
    name your guideing principals please, the kid has a poster to make | Is "customer is king" among the values you hold? | core valeus
    three guiding principles? | wat do yall beleive in | what matters most to you guys | your ethics | ur pillers, list em | moral compass?
    prioritys as a company | what yall stand for | company cultchure | tenets, credo, whatever you call it | the 3 promises | philosofy u live by
    beliefs that guide the team | things u wont compromize on | we choose schools by their principles and play places too
    Quaker family here, we like knowing what a company holds dear.
    I tell my girls character matters, in people and in businesses, so I looked for your guiding principles and ran out of patience
    every firm claims to have core beliefs, id like to hear yours | consultant, benchmarkin what family venues name as their three or four pillars
    My Scout-leader brain wants a motto and a code. | I'm raising him on respect, honesty, kindness. Would love to know which things you put first.
    before my credit union sponsors anybody we check what they stand for, in bullet points if possible
    not religious but very big on ethics, show me your priorities
    I left the last gym because their ideals were just a poster on the wall. Whats on your poster
    civics teacher gathering examples of company values for a lesson, yours might make the slide
    tell me what you'd never compromise on, i make decisions based on that
    My wifes a theripist, i sell trucks, our kid's five, and we argue over every place that wants forty dollars from us. What principles is yours run by?
    Our old play gym had a poster of ten rules about shoes and food and running, and not one word about what they believed in. What do you folks stand for?
    Before I give any business my money or my email I like to know what they stand for. We're a two-mom family with three adopted kids. What are the values you run the place by?
    core principles? | name the three things you go by | how do you make decisions when designing, what guides you
    Do y'all have any values or is it just about money | wat r ur valeus
  `,
}
