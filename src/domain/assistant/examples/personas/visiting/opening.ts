/** The day it opens. */
export const OPENING: Readonly<Record<string, string>> = {
  'opening-date': `
    whens the grand opening | is the launch still on track? | any delays?? | so did it get pushed back again | what month are we talking | spring or fall?
    how far along is constuction | have they poured the concrete yet or is it still just an idea | days until you welcome the first kids?
    how much longer do we have to wait, my kid asks every single morning | ETA? | got a countdown going? | Has a ribbon cutting been scheduled?
    soft opening first or straight to the big one, and which week | are you open yet | r u guys open or nah
    I drove around looking for you and found nothing, are you even up and running? | you open in May, right?
    Since you're opening right after Memorial Day, should I skip the camp deposit? | my husband says you open in two weeks. true?
    Can we come this weekend or is it not built yet? | Will it be ready before Christmas break? | will you be up by the time kids get out for summer
    "coming soon" how soon is soon lol | It has said coming soon since forever. Please just give me a real date. | tired of vague promises. name the day.
    do you know the exact day doors unlock for the public | wondering if there's a target quarter, Q3 maybe? | What's the timeline looking like these days?
    when r yall openin | opning date plz | wen do u open pls my toddler is bored | when will it be finsihed | is it open alredy?? | whats the lanch date
    Im visting grandkids in october, will the place exist by then
    We're moving to Austin from Denver at the end of August with two kids who've never met a climbing wall they didn't like. Will you have launched by the time we've unpacked?
    I am due with our second in November and desperately need somewhere indoors to take my three year old before then, do you think you'll have your doors unlocked before the baby shows up?
    I saw a flyer at my pediatrician's office with pods and a coffee bar and everything, it looks adorable, but nowhere does it tell me the day I can actually show up
    My sister in Round Rock swears she read you'd be finished by Labor Day. Nothing on your site mentions it. Who's right, her or the silence?
    Permits in this city take ages, I used to work for the county, so I'm curious whether you've got them and what that does to your schedule.
    We just lost our favorite bounce place and the boys are climbing the curtains. I don't care about price or parking at this point, just tell me how many weeks until you're running
    Contractor here, I know how build-outs slip. Be honest: is the inspection done and is a first day locked in?
    Planning a family reunion the second week of July with nine cousins under twelve, and everybody wants to visit you. Is that too early?
    has groud been brokn | did the inspecton pass | Still under construction? | Still happening?? haven't heard anything in months
    is this project dead or just late | did you guys posptone | you missed your own deadline didn't you | What's the holdup?
    Why is it taking so long to get going? | The suspense is killing us. When?! | when can we finaly come paly | earliest we could visit?
    first day of business? | Which date should I circle on my calendar | give me a ballpark, winter? | early in the year or toward the end of it
    is a sumer debut realstic | before or after Halloween? | Will you make it before Easter?
    can my kindergartner celebrate her last day of school with you or will you still be hammering
    is there an official inauguration date that the press can print
    I write for a neighborhood newsletter and need the premiere date for our next issue, which goes to the printer Thursday. Even a month would help.
    Reporter here. Has the date been made public? | please inform me regarding the anticipated commencement of operations
    kindly advise the projected completion of the premises | Cuándo abren, I mean when do you open, sorry my phone | so it aint open
    yall open rn or is it just a website | the map app shows you as permanently closed, did you never open or have you not started
    Google has no listing for you. I assume that's because you haven't debuted? When would that be?
    So what's next Tuesday, is that the premiere? Someone on nextdoor said so | a mom in my playgroup said june 14
    I heard January. Then I heard March. Now somebody says after Thanksgiving. Which? | guess we're not making it in time for spring break huh
    So it's confirmed for the Fourth of July weekend? | Since the remodel is complete, can we drop by tomorrow?
    It's nearly finished, isn't it? What week should I take off from work? | Do you have a firm go-live? | When's day one | when does the fun begin
    when do the doors swing wide for everybody | Any chance of a sneak peek before the official start, and when would each be? | when will you cut the ribbon
    will i still have a kid small enough by the time you open lol
    My son turns twelve next spring. Will he get to see the inside even once before he's too old, or is your start further off than that?
    By the time this opens she'll be in college. Is there even a date?? | My patience expired around the third "stay tuned". Date, please.
    Last fall I was told it would only be a few more months, and here we are with a preschooler bouncing off the walls in a one bedroom apartment. What is the current estimate?
    We leave for Germany on the 20th for two years, military family, and the kids have your logo taped on the fridge. Any possibility of getting in before we fly?
    hows progress | where are you in the process, drywall or paint or what
    are the climbing forms installed or is it an empty shell still and how many months of work are left
    is the café counter in? trying to gauge how close to done you all are | Has supply chain stuff thrown off your schedule
    the ice storm set everybody's builders back, did it set you back too | did funding porblems slow the lauch | is there any risk it slips past the holidays
    behind schedule or ahead? | On schedule? | what's a realistic month to tell my in-laws | my neice visits in april will u be open by then
    Is it a matter of weeks or years | weeks? months? help me set expectations for a very impatient five-year-old
    three more sleeps or three hunderd? askin for a kid | hi im 8 and i want to know when i can come
    i am nine years old can i come after school tmrw or isnt it done | granny here, when does this new play house start up dear?
    Hello, I'm a grandfather in Pflugerville. The little ones stay with us from mid-June through July. Would the facility be operational during that stretch, or shall I make other plans?
    not asking which hours, asking which DATE the place begins | Not the year, I can read that. Which month and day?
    The site gives a year and that's it. Narrow it down? | can you be more specific than a whole year | what part of the year | wat seson is pencilled in
    when exactly. no pr talk | is teh opening next mnth | whn is the grand openning i cant find it anywere | i thougt you were suppose to be open by now
    Has it alreayd happened and I missed the grand opening? | Bummed, I think we missed your first day. Did we?
    i showed up with 3 kids and a diaper bag and there is no playground. when will there be one
    if i sign a lease nearby in september will there be a functioning playground by move in day | are you operating at present?
    Is it a real place I can walk into today or is it something for later? | is this a future thing or a now thing
    Hey we pass the shopping center every day and see workers in hard hats, and my daughter is convinced that's you. If so are they wrapping up soon?
    Will the doors be open in time for my leave? I go back to work February 3rd
    Trying to decide whether to renew at the other gym for kids; it's a six month contract. Will you be around before it runs out?
    how come there's no opening announced when your ads already run | Is the date a secret or do you not know it yourselves?
    opening got bumped to the new year, correct? | the rumor is that you quietly opened last week?? | wake me when it's open. no really, when is that
    Better be open before the August heat melts us all. Will it?
    Everything on the page sounds dreamy, the café, the soft lights, all of it, but I scrolled to the bottom twice and there's no date. Did I overlook it?
    My therapist told me to find one thing to look forward to. I picked you. So should I be looking forward to April or to something more like Christmas?
    I won't ask about tickets or socks or anything. One question only: are we a month away, half a year away, or is nobody able to say?
    Our nanny contract ends the first of September and I'd planned on you filling the gap afterwards with the occasional rainy morning. Is that premature of me?
    we put our name on your email list back when the twins were in diapers and theyre riding bikes now, whats the status of this thing
    a guy at the hardware store told me he is doing your tile and it's a mess in there, nowhere near done. should I believe him or will you start when planned
    I've promised my foster daughter, who has had plenty of broken promises, that we'd be there for opening day. I need to give her something truthful about when that is.
    Given that you've finished hiring and the food permit came through, I take it the premiere is within the month?
    My book club moms want to caravan over from Dripping Springs the minute you cut the ribbon. Nobody can agree on when that is, so I volunteered to ask the source.
    Not to be rude but a lot of cute places announce themselves here and then fizzle before they ever let a child in. Is yours moving along as intended?
    grandma is flyin in from Ohio the last week of march and she wants to treat the kids to somethign special, would you be runing by than?
    Every time we drive down Lamar my three-year-old shouts "is it open now?" from the back seat, and I've run out of ways to say no. Help?
    are you open yet? i'm off on tuseday and desperate | I'm only visiting from Lubbock through Easter, honey, will you be ready for the children by then?
    When's it done? | Is there a projected certificate-of-occupancy date, or any month you can commit to? | When do you open? My children ask me every day.
    when is this opening bc the kid i sit is obsessed | Would you be up and running before our spring carnival in April?
    Surprises are hard on him, so I count down on a calendar with him. What day should I circle for your opening?
    Your opening keeps getting vaguer. Has it slipped? | will y'all be open by summer break, 5 kids at home and no camp money
    Are you openning before school lets out in May, or should I tell my families to wait until fall?
    did it open already or is it still being built? i drove past someplace on my way home from the hospital and couldn't tell
    Are the doors open this season or is it still only talk, dear? | In December it is ready? For Christmas vacation? | is it open rn
    You're cutting the ribbon in September, right? I'd love to send a volunteer or two.
    Any chance of it being finished before his birthday in mid-October? He doesn't need a party, he just wants to see it.
    How many weeks behind schedule is construction, and when's launch? | wen is opening day | What week is the grand openning? I'd bring cookies.
    when will you open so I can set money aside | im saving up for it, which month do you open | is it worth waiting for or is opening day years off, what day
    my gift money burns a hole in my pocket, when's opening day
    Saving up vacation days is my version of saving money, I get nine a year. So I'd need the actual day the doors open, if you please, to burn one of them on it.
    when?? | wen do u opne the doors | When it starts? I want go with my childs | is it open yet or are we still waiting lol
    My grandbabies fly in for Thanksgiving. Will you be up and running by then? | On what date certain shall the facility commence operations to the public?
    what day date is the grand opening day | You keep saying soon. Soon was months ago. | Seeing how you opened last Saturday, how did it go?
    We promised our boys an outing for spring break. They drew a calendar on the fridge and cross off squares. Which square do I circle?
    how meny more weaks till i can stop hearing about it from my kid | is the ribbon cutting scheduled | has it been delaid?? permitts or watever
    summer or fall, just roughly the month | wondering whether it'll be ready before school lets out
    We're only free after the baby shower in April. Will you be open then? | We move here in March. Will you be open then? | still on for Labor Day weekend?
    My contract at the hospital ends around mid-August and the twins will finally have me home. Will y'all be open?
    our lease is over at the end of May. you open by then?
    September is the one month my husband can leave the farm, so it'd have to be September. Are you running?
    My mother flies in from Manila right around Thanksgiving and stays till New Year. Would the doors be open to the public by the time she lands?
    do u open before halloween | do u open before kindergarten starts in august | how late will you be | Are you running late? Banner said spring.
    you're close to opening right | closed till when?? still see plywood
    The kids are off from early June and it's always a scramble. Are you going to be finished by that time? | ready by christmas? | Is it a sumer opening?
    is there a construction schedule and are you on it | what time of year r u planning to open
    what day do you open? like is there a date circled on somebody's wall | Which weekend will be the very first one?
    I work for a roofing crew and the season is nuts till November, so fall is a no for us. Will there be anything to visit by winter?
    so its opening in nine weeks | so its opening on the ninth
    We only get the grandkids for two weeks in July. That month okay with your construction timetable? | When's the soonest we could come, Easter?
    whens the last coat of paint going on so we can come | Will you be open by the Fourth? | Memoral Day, is that still your target?
    My dialysis training wraps up in February, and after that I've got the boys full time. Could we come that month, or is it still a building site?
    can we come yet | can we come this season or is it next season | 24 more weeks? | I get that things slip, but is next June really too erly for you
    You said autumn. It's autumn. Well? | our octobers are free, will you be done by this one | Has a date been picked?
    We're in Austin for one rainy week at the start of November staying at my cousin's with three stir-crazy kids. Would that be after you launch?
    is the dealy becuase of permits | Not open until Memorial Day, is that what I heard? | not open for another year is what i heard, true?
    Do you launch in June like they do in the ads? | hard hats till when? | The flyer at our pediatrician's had no month on it. What is it?
    we could do the 15th of may if your open by then | Vetrans Day came and went, are you done bulding?
    I drive a school bus, so I've got that dead stretch from June to mid-August with my own preschooler. Is that a stretch by which you'd be up and running?
    early opening possible? we'd love it sooner than planned | any chance its pushed forward to sprng | How many weeks left?
    How many months of construction are still ahead of you? | by MLK Day, yes or no
    I promised my son he'd be the first one through the door. Which morning do I set the alarm for, i.e. what's the big day? | opening soon??
    Since you're closed this quarter, what about next quarter?
    Our pediatric PT sessions let out for good in the spring and we want to celebrate somewhere. Is spring still one of your guesses?
    open past the due date you gave? | it was suposed to be ready weeks ago | Do we have to wait till after the holidays?
    can i swing by after my 40th in september or is that premature | Between now and New Year's, do you see it happening?
    What does the calendar say, first quarter?
    My in-laws are Orthodox, so Passover is at our place this time with eleven cousins. You'd be finished by Passover, yes? | yall not open till the 10th
    I need somewhere dry to take a toddler six months from now when the apartment gets smaller. Would you be up and going?
    my only days off are the last week of march, please tell me you'll have opened | The countdown on my fridge needs a number.
    wuold july be too late to still call it a spring launch | We are snowbirds, here from late October on. Anything to see by our arrival?
    Juneteenth launch? | is ther a soft openning date before the real one | After the kids' swim season, say mid-July, are the builders gone?
    Can I find out what opening day is? | do i need to wait much longer for you to open | Any opening date for a weekend mom and two kids to look forward to?
    Should I trust the schedual or is it delayed again? | how far off is the launch date, roughly
    Could you at least pencil in a month for the first morning? | Is there a calendar day you're shooting for?
    I drove forty minutes to a trampoline park once and it turned out they hadn't even launched. Would that happen if I came this month?
    whats the wait like till doors open, weeks? months? | Is the day comfirmed already for when you lanch?
    can a sitter find out from you when the place is finished | Hold up, the solstice? So a June launch after all?
    Do you anticipate opening in the same month as the state fair? | Will there be an opening in time for Holloween? | when's it launching, next month?
    Grand opening — is it postponed?
    We miss our old town's children's museum in Duluth, whose third floor took forever to get built. Are you as behind as they were?
    Summer: is that when you'd start? | is there a countdown i can follow till the place is up
    My sister-in-law teaches ukulele and swears you'd be going by Mardi Gras. Is that how it's lined up? | What season's on the table?
    mother's day, is that still when it launches | are you still on schedule
    Will you have launched when Lunar New Year comes? My kids' grandparents keep asking. | Are there months coming up that you've ruled out, like february
    She turns five in June. Will you be open by then? | Could I get a date for the launch? My daughter's seventh hangs on it.
    How soon can I bring twelve first graders, are you looking at spring still? | Which month are you opening?
    First day coming and the launch fell through again, I bet?
    My twins were born on leap day so we celebrate when we feel like it, and this time they voted for wherever there's a new place. Will you exist by the end of February?
    Is March 14 the date you're unveiling it? | when will you come out with a date | do we get to come befor july or do you open to the public after that
    By December the 2nd, is the build half done at least? | I've been burned by a contractor who ghosted us a week ahead. Is yours on track to open?
    Sweet, sixteen weeks to go? Or is it longer till you launch? | If I wanted April 9 in the office pool for when you'll cut the ribbon, smart bet?
    how many months per delay and how long more, like 90 days | Will you still be in setup or all opened up by Easter | opening more than one month from now?
    By when in Austin? | when do you open, coming up from San Antonio for it | will the second half of the year be when you launch | Is it next fall?
    We got transferred to Austin last week, naturally just after I'd gotten excited about the one in Tulsa. Could we see yours before the weather cools off?
    how many months by your count till the end of the build | ever gonna open? el pasoan living in austin asking | Any dates for futher delays?
    Will you be going by winter, and how sure are you | Is Ocotber on your timeline? | my sister in Denver wants to fly in, when would yall be finished
    first paint then open? how long does paint take cmon | Are other play gyms in town getting done sooner than you? When's yours? | What time of the year?
    is it may 25 or may 26 | Is August still the plan? | this month or next? | Tell me its not past Labour Day.
    Which month should I write in my planner? The year I already have.
    My oldest is in third grade and my worry is he'll be on winter break when you get around to it. So what was it, before the break, or after?
    So a New Year launch fell through, what's the new date? | the day only, i dont need the yaer
    My accountant husband reckons everything in fiscal quarters. For his sake: Q3 or Q4 for the launch? | Two months from now or sooner? | When's it coming?
    somebody shared your news, which month exactly | When will you announce the day? I only caught the tail end on KXAN. | the "coming soon" thing, how soon
    Give me the headline, friend: is spring off or on?
    My neighbor forwards everything she sees and this morning it was your teaser with hardly a word on it. Which season does it mean?
    big news?? is launch moved up | any opening day | When do you start taking in kids? Like the launch.
    When do y'all let people in, I mean is the build through?
    Twenty years a kindergarten teacher, retiring the last day of May, and I'd love to bring my granddaughter. Would you be up by June?
    seasonal start, so this summer? | got any posibility of opening up by spring, i do need hope | Are you aiming higher, like a launch ahead of spring?
    When would it be, the fall? | My nephew does the climbing wall at the Y and is sick of waiting. When you open, is it before his birthday in May?
    Do you know when you open? | hows about just telling me the month, i wont breathe a word | Will it be reddy in May, or must I keep waiting?
    Are we any closer to a date, can you say? | I keep forgetting things since the baby, so tell me once more which distant month it's settled on.
    wait how long? months or weeks till u open | Put a date in the notice pls, it has none | When's the opening?
    There's a sign by the Whole Foods on Bee Caves and it's yours, but is it truly this fall? | when will u tell us which side of christmas
    We close on a house in Pflugerville at the end of the month and the realtor says a play place is opening about then. Is it that soon?
    opening on st patricks day i heard, like the launch? | How far out is it from launching, Kyle? You're Kyle, yes?
    whats the hold up, youve been opening since january | My son is two in March. Is March too soon for you to be open?
    nine months? thats a long time for a biuld | By when is the big slide in and the whole thing ready?
    He'll be home from deployment in three months. Will you have opened? | open friday the 13th, is that the launch, spooky
    Newborn due the week of Thanksgiving, plus a kindergartner who never sits. Would you launch ahead of that? | is there an end date for the construction
    How many days till the ribbon is snipped? | On which day's day one, so my daughter's free? | date set or not??
    do i have to hang on til spring for it to open | do u share an opening, end of the yaer maybe
    Spring came and went, was I dreaming or was that your launch? | Month of the Horse Show, what's that, March? Is it there for your first guests by then?
    Is the Kalahari in Round Rock the reason you're opening later than promissed? | when does your new place open, we've been tapping our foot for ages
    is it more like june | may or more like fall? | what will set you back, is the opening slipping | ballpark of when?
    which quarter of the year do the doors swing open | no opening till the inspectors clear it? so which month | how near are you to opening
    how far off is opening day | are we close? how many weeks until the doors open | KXAN said grand openning on the 14th. Is KXAN wrong?
    Since youve been open for a moth now, how's it going? | my coworker says she already went. liar or not?
    doors open on Labor Day weekend is what the barista told me | You promised spring. It's October. Explain yourselves.
    so it's pushed back again because of permits, isn't it | Just name a month. Any month. I can keep a secret. | will you beat the new Pinstripes to opening?
    ok so if the ribbon cutting with the mayor is Saturday, what day can regular people come in after that | Ur opning before xmas yes??
    Don't tell me "soon". How many weeks. | My guess is right after spring break. warm or cold?
    I already told my twins we are coming on June 3rd because a lady at swim class read it somewhere, and they've got a paper chain counting down the days. Please say that's the real one.
    a contractor friend says the drywall isn't even up yet, so no way this summer huh
    Is the soft launch only for influencers this week and normal families next week?
    If you aren't done by the time school lets out I'm signing up for the JCC instead. Will you be?
    are yall finished building or is that photo a computer drawing of something that dosent exist yet
    Someone posted that you'd open the same day as the Moody Center ice show. Coincidence or made up? | Feb 29 sounds like a joke opening day. is it a joke
    I know you know the date. Spill it, gorgeous.
    We fly home to Denmark on August 20, and Google shows a little label saying "opens August 18" under your name. Can I trust that label before I change two hundred dollars' worth of tickets?
    Is it sooner than the waterpark's reopening, or later? | Safe to say you open this spring? | r u open yet | before halloween? | grand openning when
    what month | constuction done? | ribbon cutting date | sumer or fall | delayed again?? | soft opning soon? | ready by spring break? | hw many weeks left
    doors open before xmas? | whats takin so long | countdown, anyone? | fireworks night, open by july 4th
    counting the sleeps over here and running out of fingers | drove all the way over with three car seats and apparently nobody's finished building
    I'm home on leave with my two little boys, we've read about your pods and the paint and they've packed their backpacks already. I fly out on the ninth of August and it'd be heartbreaking to miss your first day by a week
    The kids made a paper chain for the countdown but we don't know how many links to glue.
    We're only visiting over Thanksgiving, I guess that's too soon for you to be up and running.
    construction always runs late in this town, I'm not holding my breath | I've been refreshing this page since winter and still no ribbon cutting
    a buddy swears he saw lights on inside last night, so you must be open already | summer break is long and hot and we need you in June, begging
    Photographer for the local weekly, I'd hate to miss the grand opening but can't block a day I don't know. | dissapointed, we were told easter
    custody swaps every other month, so if the big day lands in March i wont have them with me and that would really sting
    guesing you got postponed like everything else around here
    my therapist says patience is a skill. well tell me how long I need to practice it until those doors swing open
    My son turns five in October and I promised him something better than pizza and bowling. Grandma already bought her plane ticket from Tampa. Will you be up and running by then?
    We move to Cedar Park from Denver in June, second baby due in August, so I need something for my three year old fast. Is your building going to be finished before I deliver?
    I put my email down ages ago, told every mom at preschool, even drove round looking for a sign. My kid has gone from diapers to a bike in that time. how much longer??
    First I heard spring, then my nieghbor says fall, and the contracter at our gym says permits in Austin take forever and cost a fortune. What month is it really?
    Are you guys open yet? I'm sitting in the car with two toddlers, a bag of goldfish crackers and a full tank, and Google shows me nothing except the website. They turned two and four this month, I told them there'd be painting, and they've been chanting it since the toll road, which was three bucks, by the way.
    I'm a single dad with a landscaping crew, so I get about one whole day a week with my kids and I plan it like a wedding. Saw the pictures with the coffee and the lights and my girls went nuts. It's February and they ask every morning over cereal. When can I finally say yes, today we go?
    My daughter turns 12 this winter, so she's nearly past your age limit. If the construction drags on she'll miss the whole thing. Has there been a delay?
    I'm holding a gift card for a play gym on Burnet that went bust before it ever started, sixty bucks gone. Before I get excited over yours I want a day circled on the calendar. Is there one?
    Will it be before the summer heat? Our AC bill is crazy, the splash pad is full of big kids, and my two year old gets a rash from just looking at the sun. My mother offers to buy us a kiddie pool and a case of popsicles, bless her, but our yard in Kyle is all fire ants.
    Army family here, three kids, and everyone on post talks about your place and the coffee. We ship out to Germany on the 20th of May. Any chance you're up and running before we go?
    theres a website, theres a waitlist, theres a name nobody in my house can say. so whats the holdup with letting people in? mine are 6 and 9 and board out of their minds
    Our membership at the trampoline park runs out in September and I'd rather not renew at forty dollars a month if yours is around the corner. Do you expect to start letting families in before then?
    My mother comes from Monterrey for all of November, she adores her grandchildren and she likes a proper café. Should I tell her it'll be ready when she gets here, or is that to soon?
    I'm a teacher so I plan summer early: swim lessons in June, camp in Bastrop in July, nothing yet for August. Could I pencil you in for that month, or will you still have hard hats on?
    Has a day been set for the ribbon cutting? Our children's choir, ages 7 to 11, sings at such things for free cookies, and I'd need to borrow the church bus well ahead.
    We'd drive two hours from Waco to get there, no problem at all, my kids have been asking every single day. I already told them sometime this year. When's the actual day you open?
    My son's 6th birthday is October 14 and he doesn't want a party, he just wants to be at your place the very first day. So what date do I circle on the calendar?
    I keep checking your page for updates and it still has the same thing about coming to Austin. I've told half my mom group about the café already. Are you open yet or still building?
    When does it open? I don't mind what it costs and I don't care which part of town it lands in, I just need something for my kids to do when it's 104 outside.
    We're moving to Austin in June from Chicago and I've got a 4 year old and a 10 year old who won't know a soul. It would help so much to have somewhere for them to meet kids. I'm wondering if you'll be up and running before the summer.
    My toddler ages out of his gym class soon and the wait for the other one is long. He'd love the climbing. Any news on the grand opening?
    Parking by our old play place was a nightmare and it finally shut down, so we have nowhere to go anymore. My kids are devastated. How much longer until we can come to yours
    My daughter turns 12 next spring and I see you stop at 12. I'd hate for her to miss it by a few weeks. What month are you planning on opening?
    hey i work nights so mornings are my kid time, 8 to noon basically. i saw a post saying you were delayed. is that true and what's the new opening date
    I would bring my nephew, who's deaf, and his two sisters whenever they come to visit at Thanksgiving. They love anything with lights. I need to know whether you'll have opened by then.
    My boss gives us one week off between Christmas and New Year and that's when we travel to Austin to see family. The cousins are all between 3 and 9. Will the playground be open to the public by that week, or is that too soon?
    Your site says a year but no day. I've got a nut-allergic kiddo and a picky one and we'd be packing lunches regardless. Can you narrow it down to a season at least?
    I don't want to put my email in yet another form. I just wanna know the launch date so I can take a day off work, because I have to ask three weeks ahead.
    We signed up a while back and haven't heard a peep. The kids keep asking when we can go see the light walls and I keep saying soon. When is soon?
    We'd make a day of it from Bastrop with my folks and the twins, who are 3. I only need to know when you're opening and if there's a place to park my dad's big truck.
    has it opened already | can we come this weekend | when's the grand opening | Will you be up and running by summer break? | any idea what month
    my girls ask every morning if you're ready, how many more sleeps | did the launch get pushed back | wen do u open | is it opened allready
    wens the gran opning | when | so you open in May, right? | my sister in law swears the grand opening is June 14
    Just tell me the month you open, I don't need the day. | will you be open before spring break, yes or no | Is it still on for Labor Day weekend?
    How many weeks until I can bring my kids? | i drove over and it was all dark. weren't you opening last saturday??
    Since you're opening this summer I want to plan our trip from San Antonio, which week is best? | is it delayed again | early 2025 or late 2025?
    You said 2025 and the year is nearly over. What's the new date? | between you and me, is this place ever actually gonna open lol
    what day is the soft opening for neighbors and bloggers | My daughter turns 3 on October 9. Will you be up and running by then?
    ribbon cutting is on a friday, correct? | If you had to bet, opening before or after Thanksgiving?
    will it be done before the new school year starts in august?
  `,
}
