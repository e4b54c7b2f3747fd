import { NOTHING } from '../nothing.ts'

/** Days, dates and hours, here and anywhere else. */
export const TIME: Readonly<Record<string, string>> = {
  accessibility: `
    softer hours, like a quiet mornign for autistic kids, is there a date for that | will you do a sensory hour on Sundays before the crowds
    Is there a low-sensory time slot on some weekday?
    hi, wondering if the little ones could come when it's dim and hushed, maybe a dedicated hour for kids with SPD
    our fourth kid has cerebral palsy and crowds undo her, might some mornings be set aside for families like ours
    Sunday mornings with fewer kids and no music for my son with autism, could that be scheduald
    One of the crossing guards swears there's a lights-low hour for autistic children, which weekday?
    Would a calm hour for kids who melt down in crowds be wishful thinking
    a half hour with fewer people for my deaf-blind son, maybe prior to the morning rush`,
  ages: `
    he'll be 12 in February, can he still play until he turns 13`,
  announcement: `
    what's coming in 2025?? I saw the banner but it went by too fast | My screenshot says something's coming to Austin. What exactly?
    Did they annouce what it is, the big reveal on the billboard? | what's the big news for Austin in 2025 you put on the front page
    the poster near Central Market said AUSTIN 2025 and a pink cheek, what on earth is being announced | remind me what you're bringing to Austin
    tell me in one sentence what this 2025 Austin coming-soon thing is announcing`,
  birthdays: `
    my son turns five on March 9, could we hold his party with you`,
  booking: `
    do we show up whenever or is there a 10 o'clock slot and a noon slot | is there a timed entry, say half past the hour
    how early before we come must we resreve, a day, a week? | the delay between one session and the next, do we get kicked out for a turnover?
    What's the earliest anybody could resreve a spot, two weeks out? | Is a weekday morning ticketed by the hour or just drop in
    Is a Saturday slot something I grab online or at the door | whats the hold policy, can I block out a 2pm for us and cancel later
    the week we get back I want a Wednesday in the 10 am wave, can I choose my wave ahead | Quarter of an hour late to my reserved entry, would I lose it?
    not tomorrow obviously but can I line up a visit three Fridays out or is it first come
    so I put my name down for 11:30 and the kid naps, can I bump to a later entry | a week ahead, a day ahead, how far out does one claim a visit
    Are we able to arrive mid-hour or must it be at the start of a block? | tickets go on sale how many days before a visit, if I need to reserve at all
    could I pick the date and arrival time online and get a confirmation | can my 2 pm become a 4 pm if he oversleeps, i mean the reservation`,
  'feature.events': `
    anything special planned for kids around Thanksgivng, crafts, turkey hand stuff | are you doing a Valentine's storytime or card making
    will there be an egg hunt at Easter
    My mother in law is flying in the last week of October and we'd love a pumpkin painting aftrnoon with the twins, do you put on things like that?
    over spring break are you offering workshops or day programs | would you light lamps for Diwali, like a family day with rangoli?
    do you plan a lion dance or red envelope craft at Lunar New Year | is there a broken-down calender of classes somewhere on the site
    bedtime stories in pajamas at your place, some evening event like that? | June 2: a workshp, an art morning, what have you got on
    First Friday art night, would you do something like it | Christmas ornaments workshop or visit by Santa?
    Are you on a Monday to Friday program, music class one day and clay another?
    haunted house, costume night, boo bash, any of that in your plans for October | When SXSW is on do you do kid concerts or a family day of your own
    Mother's Day handprint craft, do you plan a make-a-gift thing? | father's day donuts with dad kind of thing planned?
    Will there be a kids yoga series or some monthly thing | Is a good Friday workshop for a shy kid on your calender
    Hanukkah or Kwanzaa, do you do dreidel or drumming days for families | winter break camps or a cocoa social, will you run such stuff
    back to school bash with games in August, will you throw one
    I'm the events chair at our church and wonder whether you'd have a puppet show or family night on the calendar I can tell moms about
    Nutcracker tea, princess brunch, that type of thing on your agenda? | Groundhog Day puppets, silly hat day, do you do themed days
    You guys pick a pumpkin-carving evening yet? would love to bring the cousins for an activity`,
  hours: `
    will the doors be open Thanksgiving morning or do staff get that off | Saturdays after Labor Day do you go back to shorter times
    are you shut Easter Sunday once you're running | during Trail of Lights season will you stay up later on weeknights
    how many days a week can we come play, or are Mondays dark | is New Year's Day a day you'd be shut | grand closing time at night is what, 8?
    over spring break do you run longer days than usual | is it true youre closed for Juneteenth every year | what hour on Sundys do you unlock the doors
    During the school year do you only open after 3? | can I get in with my kid at 5:45 am, we're early risers
    do you shut at noon for a deep breath or go straight through | what time of day can we visit without it being packed | open now? its 4:20 on a Tuesday
    open late tonight | y'all close earlier when it gets dark in winter?
    Ramadan shifts our whole day so we'd only come after sunset, would you still be letting people in at 8:30 pm
    Rosh Hashanah is a day off at our school, are you available to play on days like that | what time do the doors open? my husband swears 10
    ACL weekend two, do you keep to your usual Saterday schedule? | is half past nine too early to get in
    how early do you let toddlers in, mine's up since 5 | will you still be there after dinner, like 7
    what time do you close, the Thinkery kicks us out too early | the commissary shuts at 6, when do you
    my bank gets Columbus Day off, does it mean you do too | What's the earliest anybody could set foot in the place on a Friday? 8? 9?
    naptime is 12:30 to 3 in this house so is there life at your place after 3 | bedtime is 7, do you wind down before that
    when's lunch hour, do you stay open through it | are weekdays same as weekends timewise | in flu season do you cut the day short?
    What if it's a teacher workday, are you open mornings then? | can the sitter bring them half past four or is that last entry
    do you kick off the week on Monday or Tuesday | hi, wondering if the little ones could come when it's past 6pm | Christmas eve open?
    when can I stop by with the kids, is Wednesday a day you run? | fourth of july, all day or half day?
    i got laid off and have all day with a two yr old. i dont care about date i just want to know r u gonna be one of those places that open at 10 and shut at 4 or what
    Are you closed on Mondays | MLK day we're all off, are yall in business that day
    When the bluebonnets bloom we have family photos, how late in the day could we swing by you afterwards?
    Okay so my sitter told me you shut at 5 and the orthodontist's girl told me 8, which one's right?
    trick or treating begins at dusk, so on the 31st would you let us in till four at least
    before the official start of the morning can members of my mom group come at 8 | Quarter past eight, is that still early for you guys?
    tomorrow's a teacher inservice, do weekdays start at nine or ten over there
    We're PCSing from Germany and jet lag has the 3 and 6 year old awake at dawn. How soon after sunrise do you let folks in?
    can dad clock out at 6 and still catch an hour with them at your place | Do you open before or after shcool lets out for the day | do u open b4 noon
    Mother's Day, do you keep Sunday times or shut | So Presidents' Day, regular times or reduced?
    do you know what minute you'd start letting kids in on a Sunday, we come straight from Mass
    is Sunday brunch o'clock, around 11, ok or do you not get going til afternoon | did I miss the window, meaning do you lock up by 5:30
    I work nights at Dell Children's and sleep until two. Would I be able to bring my boys at say 4 on a weekday and not have y'all shutting down at 5?
    what's the latest you'd stay up on a Friday | Is Good Friday a normal schedule day at your place
    my lunch break is 11 to 1, are you running then or do you reopen after cleaning | Y'all ever gonna finish before nine at night? some of us eat late
    When do you get going on weekends | Do people who come early get let in at 8:50 or stand in the heat?
    toddler's circadian rhythm is wrecked, she's bouncing at 6 a.m. — anything for us at such an hour | Would a weeknight till 9 be wishful thinking
    back to school means we can't come befor 3:30, is that cutting close to closing | 2:25?? is that last entry | bank holidays yes or no
    how many mornings out of seven could I find you unlocked | siesta: do you shut midday like in Spain
    I have a custody exchange at 6 sharp on Sundays; would you be open at that point for the handoff? | what day of the week are you dark
    on holidays that land on a Monday, what do you do, open late? | he oversleeps and we roll in about 4 pm most days, any use or are you closing by then
    Her first day of pre-k ends at 11:15, are you serving that midday crowd on weekdays or only aftrnoons | ur open past dark rite??
    Veterans day, are we talking shorter day or off | if it rains all week, do you stretch to later evenings
    schools are shut for election day, are you in service | wen r u shuttin on sundays
    I only have Thursday mornings free, would that work with you | we're free on Sundays only, can we come then
    my only free day is Wednesday, are you open | Friday afternoons are when I'm free, does that fit your schedule
    I've got Tuesdays free, any use to me? | the only time we have free is after five | my mornings are free, when could we drop in
    I'm off on Mondays, is that any good | weekday evenings are all I have free, would you be open | our one free afternoon is Saturday
    my husband's only free hours are before ten, could he take them | bet my wife you're open till nine, who wins | I bet a beer that you close at six
    bet you're open late on Fridays | my friend bets you'll be open till ten, is he right | ten bucks says you close early on Sundays
    my brother says you'll be open till 8, do I owe him | I say you open at nine and my wife says ten, who's right | you'll be open till 7, right
    I'd guess you close around six? | we get out at 3:30, would you still be open | you're open past bedtime, I hope
    it's Labor Day and there's nothing to do, are you open | nobody has plans for Memorial Day, are you open`,
  [NOTHING]: `
    is the H-E-B door open Thanksgiving morning | the Saturday after Labor Day, is the city pool still open
    heard from the lady at storytime that the library closes early on Valentine's, did she get that right? | what year was the eclipse over Austin
    what day will the eclipse glasses recycling end | what date does Easter fall on next time | my son turns five on March 9, what weekday is that
    what day does the Trail of Lights start | so is the Cap Metro project still gonna be 2027 or did it slide
    how many sleeps until Christmas? asked by a 4 yr old | is New Year's Day a bank holliday | Grand opening of the new Buc-ee's, whens that
    My mother in law is flying in the last week of October, what time zone is Austin in compared to Phoenix? | when's spirng break for Round Rock ISD
    is it true the DMV is closed for Juneteenth | soft serve truck, what date is it here | what hour on Sundays does church let out
    When does the school year end for Leander | can I get my kid in line at 5:45 for Santa at the mall
    when do folks on the kindergarten list find out their teacher | Who signed the Declaration first and in what year?
    what movies are coming out in 2025 for kids | do we show up at 10 or noon for the dentist | are they done with the construction on Mopac yet
    is Barton Springs open yet after the repair | y'all know when daylight saving ends in winter | last I read, Diwali was on a Monday, wich date though
    which animal is the next Lunar New Year | When does Ramadan begin this year | Rosh Hashanah is when exactly | what year did the Doors play Austin
    in what year was ground broken for the Capitol | how long does a permit for a deck take in Travis County
    ACL wekend two, who's headlining and when do gates open | is there a timed entry at the Bullock museum on half days | kindergarten roundup starts when
    how early in the week do they restock at Target | My daughter has been counting down on a paper chain to her recital, how many weeks until May 30?
    the delay on my flight out of ABIA, how bad is it | will the Thinkery still be there after it moves | the commissary shuts when on Mondays
    my bank gets Columbus Day off? what about the post office | What's the earliest anybody can get into the ballpark at Dell Diamond?
    naptime is 12:30 to 3 in this house, is that too long for a 4 year old | bedtime for a three yr old should be what
    second grade gets out for lunch when | baby is due June 2, how many weaks am I now | library book is due June 2, can I renew
    Is the ribbon cutting of the new fire station on a weekday? | Somebody on Nextdoor wrote that the burn ban ends first Friday in November, true?
    what's taking my pizza so long | when's flu season over | so hunting season, deer, when's opening day | openning day for the Round Rock Express, date?
    What day is teacher workday at AISD in September? | can the sitter collect social security at 62 | by when must I file my taxes
    where can I pass my car inspection on a Saturday, who's open | Is there a low tide time on Galveston for Saturday?
    do the Longhorns kick off at 11 or 2:30 | My neighbor does drywall and said two months, is that normal for a bathroom?
    hi, wondering when the clocks fall back for the little ones' sleep | Christmas tree farm in Elgin open? | when can I stop giving him a nap
    fourth of july, what time are fireworks at auditorium shores | the fourth quarter starts when in the Cowboys game
    Did the year the Alamo fell change in the textbooks? My kid says 1835. | Something's coming to my eyelid, a stye, how long until it's gone
    i got laid off, when does unemployment open in the morning | Are the state parks closed on Mondays | MLK day we're all off, is the bank too
    the PTA meets when | Will the world's fair be in 2025? | When do the bluebonnets bloom | whats the hold time at the county clerk
    Okay so the orthodontist told me 3:15 and my sitter told me 3:45. Which one of them do I call? | haunted house tickets, til what time in October
    trick or treating begins what time in Pflugerville | is preview weekend at UT a thing for parents, and when | When's SXSW this year
    the week we get back from Port A is the 20th, when does the ferry stop at night | ETA on my DoorDash | projected completion of the I-35 project?
    What quarter of 2025 are estimated taxes due? | is tommorow trash day
    We're PCSing to San Antonio from Germany in July with a 3 and a 6 year old. What's the time difference so I can call housing?
    can dad clock out at 6 under Texas labor law without a break | Do you pick my kid's bus up after school lets out at 2:50
    do u kno if the splash pad at Mueller opens b4 noon | so I put my name down for jury duty, how long till I hear anything
    are names on the ballot by when | Mother's Day brunch reservations anywhere? what date is it even | father's day, which sunday
    So the mail doesn't run on Presidents' Day, does it? | before he ages out of the car seat, when is that
    do you know what year my kid would start K if she was born Sept 2 | Did they annouce the release date of Toy Story 5
    what's the big news in Austin today | Will there be a kids day at Texas Rangers this month | is Sundy brunch at Moonshine til 2
    One of the crossing guards swears it's the end of daylight saving, which weekend? | did I miss voter registration
    how come the fence at the rec center is still up, when's that reopening | I work nights at Dell Children's. When are visiting hours for siblings?
    what's the latest I can hand in FAFSA | Is Good Friday a school holiday in Hays CISD | by Hanukkah candles, what time's sundown
    give it to me straight, when did the Battle of Puebla happen on Cinco de Mayo | Are we there yet lol. How many hours to Dallas from here?
    my lunch break, is it required by law after five hours | winter break for UT students, dates? | winter solstice, when
    Did the Oltorf constuction ever finish? I drove past and there was one guy with a broom. | When does Kid Zone at Main Event get going on weekends
    rodeo carnival tickets go on sale when | so the signups for T-ball, when's the deadline | shoot me the number for the DPS office, when do they open
    Do people who are born early count weeks adjusted untill two? | is table tennis open gym on Thursdays at the Y
    toddler's circadian rhythm is wrecked, how do I shift her bedtime | Would a passport in six weeks be wishful thinking
    the tax-free wekend in August covers backpacks, which dates? | 20 25 minutes from now is the pharmacy shut | in 2025 or 2026 does the leap year fall
    I'm the events chair at our church, when's Ash Wensday? | could you date this fossil for my kid | bank holidays list please
    how many months in a trimester | siesta key, what's the best month to go | I have a custody weekend every first and third, does a fifth weekend count?
    what day of the week was I born, 4/11/86 | Nutcracker season, when's Ballet Austin's first show | on hold with Spectrum, when do their phones close
    when will the wait at Torchy's be over | can my 2 pm become a 4 pm if he oversleeps, i mean his feeding
    Her first day of pre-k is Aug 19. What time does the bell ring | is zilker zephyr open again, grandkids r here til sunday
    I retired last year; what year may I start Medicare? | Veterans day parade time? | the poster near Central Market said jazz on the lawn, what evening
    remind me when to turn the clocks | any update on the timeline for the snow day makeups at school | Marine Corps birthday, which November day
    Groundhog Day, did he see his shadow | rained out again, when's the makeup game | the first cold front hits which night
    the contractor is my cousin, wehn will he drop off the quote | the tooth fairy visits at what age | whats Target's closing time
    You guys missed trash pickup, then recycling. What's the bulk date? | polls on election day shut at seven right | wen r tryouts startin
    Is the Pecan Street festival free and what days | tell me in one sentence what happened in 1776
    half term for us Brits is mid Feb, what's the weather | a half hour before the mornign rush, is the Y pool quiet`,
  'opening-date': `
    will the doors be open by Thanksgiving | the Saturday after Labor Day, that's the big day, right?
    heard from the lady at storytime you launch on Valentine's, didn't she get that right? | is there any hope of a ribbon cutting before Easter
    my son turns five on March 9, will we be able to come before that? | you'll be up and running when the Trail of Lights starts, no?
    so did it slide past Memorial Day or is that still the target | how many sleeps until we can come play?? asked by a 4 yr old
    is New Year's Day the day you start | Grand opening?? whens that
    My mother in law is flying in the last week of October and wants to take the twins somewhere indoors because her knees can't do the pumpkin patch. Would you have launched by then?
    by Round Rock's spring break will construction have wrapped up | is it true yall pushed it back to Juneteenth | soft opening date?
    some Sunday in April is what the radio said, is it? | Is it going to be done before the shcool year ends?
    can I get my kid in there before sumer is gone | when do folks get to walk in for the first time
    First people through the door, what month do you picture that? | what part of 2025, beginning middle or end
    are you showing up for us at the start of the month or the end? the opening i mean | are they done hanging drywall yet so we can finally visit
    y'all still saying late winter? | last I read, you were aiming for Diwali. Still good? | will it be ready in time for Lunar New Year
    Would we get to try it out before Ramadan begins? | Rosh Hashanah is when my in-laws come, you're opening right around then aren't you
    what day do the doors open? my husband swears the 14th | is the ground even broken or are we talking yeras
    did the permit hold things up? we were told mid-August
    ACL weekend two is hell in our neighborhood so we'd hide indoors, could it be with you this fall or is that dreaming?
    is the first half of the year realistic for you guys to start | befor kindergarten roundup? after? when are you starting
    how early next year, january?
    My daughter has been counting down on a paper chain since the yard sign went up and we ran out of links last night. Please tell me how many more weeks I should glue.
    the delay, how bad is it | will the thing still be comming before the hollidays
    what time of year do you open, before the Thinkery does its summer camp?
    the commissary bulletin board had a flyer saying Veterans Day, is that your first day | Columbus Day or thereabouts, that's when we can come in, no?
    What's the earliest anybody could set foot in the place? Ballpark. | naptime might be over for good by the time you lauch lol. any month yet?
    My oldest will be done with second grade when? are you going to exist by then or not
    baby is due June 2. Will I get at least one visit in with my big boy before | Is the ribbon cutting on a weekday?
    Somebody on Nextdoor wrote that you open the first Friday in November, true or bs? | it's been "coming soon" since forever. give me a season at least
    so opening day, when is it, my deer-hunting husband needs to plan around it
    What day will opening be? I'm a teacher and have to request leave by September 1st. | by when must the inspection pass so you can let us in?
    did you pass the fire inspection so we can come already | Is some Saturday this autumn in the cards for the kickoff | when do you kick this off??
    My neighbor does the drywall there and he said two more months tops, that's accurate isn't it?
    hi, wondering if the little ones could come as soon as this fall | Christmas by then open? | when can I stop telling the kids "soon"
    fourth of july as the launch is what my sister read, correct | the fourth quarter, that's what the paper printed, isn't it
    Did the month change? My screenshot says "spring".
    i got laid off and have all day with a two yr old. when r u gonna be ready i cant do one more walmart lap
    Are you closed for good before you even began? nothing has been posted in weeks about a date | MLK weekend is the launch per the PTA newsletter, yes?
    Is there a launch timeline you can share with a PTA? | Will it be in existence by the time the bluebonnets bloom?
    whats the hold up with the city inspecter, r we talking june or july
    Okay so the orthodontist told me you'd be operating when school lets out in May, and my sitter told me not until Halloween. Which one of them is right?
    October still the plan? | by trick or treating you'll have begun, won't you
    is preview weekend a thing, like a test run before the official start, and when
    When SXSW is in town we can't leave the house by car. Will you've launched by that mess
    the week we get back from Port A is the 20th, any chance you're live | projected completion of the build-out? | What quarter of 2025?
    is tommorow the day?! | We're PCSing to San Antonio from Germany in July with a 3 and a 6 year old. Will you be launched when we land?
    can dad clock the launch as before or after his deployment, which ends in August | Do you open before or after school lets out for the summer
    do u open b4 summer | so I put my money on April, am I warm? | a week ahead of schedual or behind? hows the building coming
    Mother's Day, my one wish is a morning at your place. Will it be possible this May?
    father's day is when the banner at Kerbey Lane says, so that's confirmed huh | So the ribbon is cut the Monday after Presidents' Day, is it not?
    before he ages out, he'll be 12 in February. is there any point in waiting for you | do you know what week you'd start letting kids in
    Did they annouce it already or do I wait for a date | front page counter is stuck, how many days are left really
    Will this be the month you quit teasing and start? | One of the crossing guards swears it's Saterday week for the grand opening, did I miss it?
    did I miss the grand opening | how come the sign says coming soon and the fence is still up, is it gonna be another year
    I work nights at Dell Children's and my rotation changes in Feb. Is your debut ahead of that? I want to bring my boys on the first day.
    what's the latest on when we can go | whats the lastest news with the launch, has it slipped again
    Is a Friday launch more likely than a Saturday one | by Hanukkah or nah | give it to me straight, sooner or later than Cinco de Mayo
    Are we there yet lol. Kids ask daily.
    my kid's winter break is Dec 20 to Jan 6 and I will lose my mind. A firm yes or no: are we able to come that break?
    winter solstice is the secret launch, my astrologer friend says. she's right isnt she
    Y'all ever gonna finish? I drove past and there was one guy with a broom. | When do you get going, the weekend of the rodeo?
    so the day is fixed now? refreshing every hr over here | shoot, its already the 15th and your doors arent open, what happened
    is opening in Q1 off the table | toddler turns three at month's end and has been promised a day with you, was I wrong to promise
    Would a December debut be wishful thinking | the tax-free weekend in August is the debut, so says the Target cashier, she's not making that up is she?
    I'm the events chair at our church and keep hearing that you'll be ready the weekend following Ash Wednesday. Can I tell the moms it's so?
    could a blind date with the place happen this month, ha | has the bank released the loan so you could finish and let people in this spring
    how many months behind are you | midyear, is that still what you go by
    I have a custody weekend every first and third. Which weekend do you premiere so I can swap with their father if needed?
    what day of the week is it gonna be, the inaugural | Nutcracker season is when y'all start according to our dance teacher, correct?
    on hold? canceled? whens it happening | when will the wait be over!!! my kids are feral
    Her first day of pre-k is Aug 19. Are you thinking earlier or later than that for yours | ur open tmrw rite?? grandkids r here til sunday
    I retired last year and mind five grandchildren, and I was told by the man at the hardware store that you would be finished by Pentecost. Was he pulling my leg?
    Veterans day weekend then? you said fall
    the poster near Central Market said 2025, I'm reading that as December 31st, cynic that I am. closer to wich end?
    any update on the timeline or are we stuck at "stay tuned"
    Marine Corps ball is Nov 10, would you have unveiled the place by that weekend so the kids and sitter have somewhere
    My twins hit the double digits on Groundhog Day; surely you debut ahead of it?
    rained out again? heard the roof pour was postponed, so where does it leave us, midsummer?
    the first cold front is when we start craving indoor stuff. is that your moment
    the contractor is my cousin and he goes "not til the leaves drop". thats whats up?
    the tooth fairy will have come for all of his front teeth before you let us in, whats the new target
    You guys missed Labor Day, then missed Haloween. Pick a date already. | lauching pre or post election day | wen r u startin
    Is it a go for the weekend of the Pecan Street festival? | tell me in one sentence how near you are to being done, days, weeks, months
    half term for us Brits is mid Feb, shall you be trading by then? | sometime between Mardi Gras and Saint Patricks would be perfect, doable?
    wehn will Austin moms finaly get to see inside | Grandparents Day in September is what I've got penciled in for our maiden visit, safe bet?
    we move to Denver July 30th, do we get even one afternoon at your place before we go | passover week?? somebody at shul said the bagel guy told him
    is the inauguration still scheduled or was it shoved back again | dont make me wait til the bats come back under the bridge
    He has a leg cast until about the 10th. Would there even be a place to climb by the time it comes off?
    my maternity leave runs out in eleven weeks, can I count on you being operational | target launch window pls, roughly
    After two years of "soon" I've stopped believing it. Which month, which day?
    has the certificate of occupancy come through so you can receive the public | by the time cedar fever hits? he cant be outdors
    Is a debut during Pride month or the month after more likely?
    so nothing exists yet | so there is nothing there yet | so it isn't built yet | so there's no place to go yet | so you don't exist yet
    so it's not real yet | is any of it there yet | so I can't visit anything yet`,
  'opening-year': `
    so you'll launch the same year as the eclipse was, 2024, or the one after? | so is the launch still gonna be 2025 or did it slide into 26
    is the new year the one you start in, like 2026 | Which year's school calendar should I look at, 2025 or 2026, to guess your start
    so 2025 is what the banner said, is that right | what year do the doors open again? my husband swears 2027 | does 2025 hold even with the delay
    Somebody on Nextdoor wrote that it's 2026 not 2025, true or bs? | will you kick it off in the odd year or the even one, 25 or 26
    Xmas of which year, 25? | Did the year change? My screenshot says 2025. | Will it be in existence in 2025, full stop?
    Okay so my sitter told me 2025, flyer at the orthodontist told me 2026. Which one? | October of what yr
    projected date, or at minimum the calendar year? just the year is fine | do you know what yera you'd start letting kids in
    front page says 2025 in giant letters, that's the year of what? you open? | how come the sign said 2024 before and now a new year
    give it to me straight, is 2025 a lie | Are we in 2025 still for this, or not | is 2025 off the table entirely
    in 2025 or 2026, whichever it is I need the year for my budget
    I retired last year and was told 2025 for yours, has that year come and gone without you? | remind me which year you're arriving
    any update on the year, still 2025?`,
  supervision: `
    How long after school is pickup if I leave them with you | can I get my kid at 5:45 or is there a hard pickup time
    can sitter collect them at half past four, is that within the drop-off window | by when must I be back to fetch my two if I run an errand
    can dad come get them at 6 if grandma dropped them and went home
    Do you close to pickups after some cutoff, like kids out by 6 when parents go to work
    I work nights. If I left my boys at 4, would you need me back at a set minute or is a late pickup charged?
    what's the latest you'd hand a child back to a parent running behind in traffic
    I have custody, and their father would do the collecting by 6; is a fetch deadline enforced at your place if kids are there alone?
    a sitter has them Nov 10 til ten, could she leave them with you and swing back at eight`,
  waitlist: `
    when do folks on the list find out the date | Who finds out first, poeple on Facebook or the ones who signed up?
    My daughter has been counting the weeks since I put in our email and nothing came. At what point do you actually write to people?
    how long will it take before you write the folks who signed up
    My neighbor signed up two months ago and got no mail, is that normal? when do people hear
    who at the PTA newsletter do you tell first, or is it strictly the email list | ETA for that email you promised everyone who left an adress
    so I put my name down, how long till I hear anything | are names on the list contacted a week ahead of the public or same time
    did I miss the email, or haven't you written to signups yet | so the signups get a note when the day is fixed, or do I have to keep refreshing
    shoot me an email once the doors open, how do I ask for that | Do people who joined early hear weeks before the rest, or is it one blast?
    how many months until you reach out to those on the list | when will whoever's on the wait list be written to
    remind me by mail when there's a date, can you put me down?`,
}
