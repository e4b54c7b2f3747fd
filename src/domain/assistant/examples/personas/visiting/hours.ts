/** The days and hours. */
export const HOURS: Readonly<Record<string, string>> = {
  hours: `
    what time do you close | sundays? | open mondays or are you dark like museums | how late do you stay opem on fridays
    how early can we show up, mine are awake at five | is there a late night once a week | do you shut for lunch
    My shift ends at 6:30 pm. Will you be open then? | We'd get there around 8 in the morning, will you be open then?
    Practice lets out at a quarter to seven. Would anyone still be there to let us in?
    mine naps from 1 to 3 so we could only do after that. does that work with when you're open | nap ends at four, is it worth coming that late in the day
    We do nap at noon so mornings are it for us. Do you get going before nine? | Will the schedule be kind to families whose babies sleep every afternoon?
    church ends at noon, are you open sunday afternoons | Open on Thanksgiving? | christmas eve? | your closed New Years Day I asume
    what about MLK day when schools are out but I'm off | will you run on Labor Day or take the day off like everybody | Junteenth hours
    Passover, Eid, Lunar New Year, do you close for any of those | do you shut down on federal hollidays
    Good Friday the district has off. Will you be operating? | weekday evenings? | evenigs at all or just daytime
    After dinner is when mine go feral. Can we come at seven-ish? | is it 9 to 5 | seven days a week or only weekends | how many days per week
    twenty four hours lol? | what time does it end on a school night | hrs? | what r ur hors | wat time yall close on saterday | are you opne on wensdays
    what tiem does it open in the mornings | wht are the ours of operation | do u stay opn late on firday nights | whats ur schedule on weekeneds
    tusday mornigns, posible? | Thursday after school, around 3:45, anybody home?
    I work nights as a nurse and pick up my kids at 7 am, then we need somewhere to be until they crash. Would you open your doors that early or is that wishful thinking?
    My ex has them weekends, I only get Tuesday and Wednesday evenings until eight. Is there any point in me getting excited about this place, time-wise?
    We observe Shabbat, so Saturday before sundown is out for us. In winter it gets dark by six; would you still be running after that?
    My husband and I both commute from Cedar Park, get home about 6, dinner at 6:30, so a weekday trip would mean seven at the earliest. Would we find the lights on?
    I have a toddler that drops at one sharp and a kindergartner who gets out at 2:50, so basically our window is half past three until dinner. Are those times you'd be operating?
    The indoor place up north closes at 4 which is useless to anyone with a job. Please tell me you won't do the same.
    Daycare closes for teacher training four random Fridays a year and I end up with a feral three-year-old and a laptop. Are weekday mornings a thing with you, and from what time?
    I don't need to know the date you launch, I'm asking about an ordinary week once you have: which days and from when to when?
    once you've opened, what times will you be running | after the grand opening what are the normal times | When do you open in the morning?
    last entry is at what time | What hour do the lights go off | What o'clock should we be there if we want first pick of the blocks
    do you have shorter times in winter | summer hours the same as during the school year? | Different times on weekends vs. weekdays?
    which days are you closed | is there a day off each week | Do you take Mondys off since weekends are bussy
    Since you're open till 9 we'll come straight from soccer | You open at eight, correct? | I read you're closed Sundays for religious reasons. Is that so?
    so you'll be open every day of the year including xmas? | can we come at the crack of dawn | 6 am too early? | 11pm? jk but like 8?
    is half past five too late to start a visit | would a 7:15 arrival be pointless | Noon on a Wednesday, will someone be there?
    Do you keep late hours for parents who work | working parents can't do 10 to 4 you know
    Nobody with a job can come Tuesday at 11. I hope you've thought about evenings. | please consider dawn for parents of early risers, are you going to?
    We're night owls. What's your cutoff? | do you do friday night till late like the trampoline folks | I get Sundays off and nothing else. Do those work?
    swing shift dad, free between 9 and 1 | Homeschoolers here, midday midweek is our jam. Will you be unlocked then?
    we homeschool and would rather come while the others are in class, does your day begin before lunch
    kinder lets out at 11:30, could we head straight over or is there a midday break | Is the coffee bar pouring before the play floor opens or same times
    does the cafe close before the playground | how late is the café serving | Will the café have its own hours? | what time does coffee start flowing
    does the art area run all day or just mornings | Spring break week, longer hours? | will you extend your day during winter vacation
    Teacher workdays are always a mess for us; would you be open on those from the morning on? | what about snow days. if the roads freeze do you close
    early closings on game days? UT traffic is brutal | Are you closed the day after Thanksgiving? | holloween night, open or shut
    Veterans Day? My kid has off | Mother's Day morning, would you be running? I just want coffee and silence | easter sunday? | the 4th of july do yall close
    New Year's Eve until when? | Do the times shift with daylight saving | Can I get a chart of daily times | post your hours already
    It's absurd that I can't find an opening time anywhere on this page.
    I searched the whole site for weekly times and all I got was pretty adjectives. From when until when? | could you share the daily timetable
    kindly state business hours | wondering whether Saturday mornings are covered | Not sure if you do evenings... | do the doors open before school dropoff
    Pickup is at 3 so we would roll in at 3:20, that ok? are you still going then
    Bedtime is 7:30 at our house so we'd have to be out by 6:45. That's before you shut, right? | After bath it's over for us, so mornings. How early?
    Grandpa wakes up at 4 and wants to take her somewhere by 8. Would he be standing in front of a locked door?
    We fly out of Bergstrom at 2 pm some Sunday after you open and want to burn off energy beforehand. Could we be inside by ten?
    Flight lands at noon on a Friday, hotel check-in is at three. Somewhere to let the kids run between those, that's you, if you're open then?
    can a kid play there after supper | is there twilight time or does everything stop at five | from when till when
    I teach swim until 5:15, grab the kids from aftercare at 5:40, and with traffic we'd pull into your lot right about six. Are you still open at that point?
    My mother-in-law has dialysis Monday, Wednesday and Friday mornings so she can only mind the kids on the other days. Do Tuesdays and Thursdays figure in your week?
    I'm a firefighter, 24 on and 48 off, so my free days wander all through the week. Is there any day you'd be shut that I should know about?
    Once the baby's early nap is over it's 10:30, and the next one starts at 2. If you don't unlock until eleven that's barely worth packing the stroller. What's the plan?
    We have Friendsgiving with out-of-town folks on Wednesday and then a gap on Thursday until the turkey's done around four. Would you be running that day or is staff at home?
    its 104 outside from may to october so the only humane time to drive anywhere is at breakfast. hopping you start at like 7 or 730??
    The cafe sounds lovely and I'd happily work there on my laptop while they climb, provided it isn't over by mid-afternoon like every other kids' place. Is it?
    i clean ofices at nite and sleep till two so mornings dont work for us, how late in the day can a kid come play
    Our Christmas is on January 7th, Orthodox family, and December 25 is a plain Thursday with bored children. Is there any hope of finding you unlocked?
    two restaurants and a museum have turned us away this month because they shut at five on sundays. before I get attached to you, do you do the same
    i get off at 7 am, will you be open that early? | Are you open on Sundays after church, dear? | Hours?
    Kindly state your hours of operation, including federal holidays. | At what hour you close? I finish work at six. | how late r u open on firdays
    On teacher workdays every kid in the district is out of class; would you be open those Mondays?
    He does best before lunch. Are you open on weekday mornings? | Will you post real hours or the Google kind that are always wrong? What are they?
    open on thanksgivng? in-laws are coming and I need the kids out of the house
    School lets out at 2:50; would there be enough time before you close for the evening?
    sleeping days and awake all night means i can only do late afternoons, so are you still open around five on weekdays?
    What time do you open up in the mornings, my grandbaby is up with the chickens | You closed Mondays like everybody else?
    Do you anticipate observing MLK Day and Juneteenth, or will it be business as usual? | Saturdays and Sundays is open too?
    are u guys opne on new years eve, the parents r going out | 9 to 5 only? Because then no one with a job can use it.
    what days of the week are yall open, i work weekends | Do you keep different hours during spring break? | got a free sunday r u opne sundays
    I'm only free after 5, would you still be open | my only free mornings start at seven, what time do you open
    do you close early on weekdays or can we come after work, I get off at 6 and want my money's worth
    I've got two free hours while big sister is at gymnastics, ending 7 pm on thursdays. Would you still have the lights on at that time?
    wat time do yall close | At what hour it opens the morning? | are u open late on fridays
    My grandson wakes with the roosters, bless him. How early could we come in of a morning?
    Kindly set forth the daily schedule of operation, including federal holidays. | what time hours do you open up at until
    Every indoor place shuts at five, which is useless for working parents. Please tell me you don't
    You're closed Mondays like all of them, so is Tuesday quieter?
    I work nights at the hospital. I get home at seven, sleep till two, and my girl is wild by three. Would you still be open if we showed up around four?
    open sundays | is it 24/7 | weekday vs weekend schedual | do you stay open on Christmas Eve or Labor Day | last entery befor closing is when
    can we come before 9 am | I'm only free after seven. Will you be open then? | We get off work at quarter past six. Will you be open then?
    open on Labor Day?
    My shift at the hospital ends around 7:30 in the morning and the twins are wired by then while I'm dead on my feet. Will y'all be open?
    nap is over at 3. you open by then? | Tuesdays are the one day my husband can watch the store, so it'd have to be Tuesday. Are you running?
    My mother cooks the whole of Thanksgiving Day and wants the kids out of her kitchen. Would the doors be open that day? | do u open before 8
    do u open before kindergarten drop off | how late will you stay open | Are you running late on Fridays? Neighbor said till ten.
    you close early sundays right | closed for good friday?
    The kids are off on Presidents' Day and it's always a scramble. Are you taking that Monday off too? | ready to play on christmas eve or shut?
    Is it a shorter day in sumer? | is there a summer schedule and a winter one | what time r u planning to open
    what days do you open? like all seven or is monday dark | Which weekend days will you operate, both or just Saturday?
    I work nights at Samsung and sleep till noon, so mornings are a no for us. Will anybody be there in the late afternoon? | so its opening at nine
    We only get the grandkids every other Wednesday. That day okay with your timetable? | When's the soonest we could come in the morning?
    whens the last entry of the evening | Will you be open on the Fourth? | Memoral Day, are the doors locked?
    My dialysis runs Monday, Wednesday and Friday until about two, and after that I've got the boys till supper. Could we come on those afternoons?
    can we come at dinnertime | can we come on a school night, like till 8ish? | 24 hours?
    I get that things slip, but is noon on a Sunday really too erly for you | You said ten. It's ten on weekdays only? Well?
    our thursdays are free, is that any use to you guys | Has a closeing time been picked?
    We're in Austin every rainy Sunday at my cousin's with three stir-crazy kids, usually after church, so half past twelve. Would that be when you're open?
    is the late closing because of permits or can you go past 9 pm | Not open Mondays, is that what I heard? | Do you shut at lunch like they do in France?
    sunrise till when? | The flyer at our pediatrician's had no weekday times on it. What are they? | we could do 5:15 if your open by then
    Vetrans Day the kids are home, are you workin?
    I drive a school bus, so I've got that dead stretch from nine to one with my own preschooler. Is that a stretch you'd have your lights on?
    early birds welcome? we're up at 5:30 | any chance its open late on fridays in sprng | How many days a week?
    How many evenings are you planning to keep the place going past bedtime? | MLK Day, yes or no
    I promised my son he'd be the first one through the door on Saturday. What do I set the alarm for, eight, nine? | opening sunday?? like all sundays
    Since you're closed Wednesdays, what about Thursdays?
    Our pediatric PT appointment lets out at 10:40 on Mondays near downtown and there's nothing to do until preschool pickup. Is Monday one of your days?
    open past bedtime? | it was suposed to say when you lock up at nite | Do you have different times over the holidays? | can i swing by after my 4 oclock
    Between Christmas and New Year's, do you keep normal times? | What does the clock say, quarter to when? You know, opening in the morning.
    My in-laws are Orthodox, so Saturdays are out and Sunday is our play day. You'd be there Sundays, yes? | yall open till 10
    I need somewhere dry to take a toddler at six in the morning because he thinks that's daytime. Would you be up? | my only day off is friday
    The sticky note on my fridge needs your Saturday times. | would 7:45 be too late to walk in before you lock the doors
    We are early risers, done with breakfast by six. Anything going on at that hour? | Juneteenth hours?
    is there a softer closing time on school nights, like 7 | You open at eight, right?
    After the kids' swim on Saturdays, say eleven-ish, are the lights on? | do i need to come before a certain time at night
    put fridays down as open or closed? im making a list | can we just roll up at whatever time, like 9pm, you'd still be going?
    sunday walks over to you, is that a closed day | closed days, is that gonna be a thing midweek
    I drove forty minutes to a trampoline park once and they'd locked up at five on a Saturday. Would that happen with you or do you go into the evening?
    two o'clock or later on weekdays, is that inside your window? | Do your ordinary evenings run past eight?
    Will there be anything open Halloween night for the ones afraid of the dark, you I mean? | what hour do you open every week day?
    We miss our old town's children's museum in Duluth, where the third Thursday went till nine at night. Would you stay up like that on Thursdays?
    breakfast time visits?? or are you locked till 10 | is there somebody there new years eve at noon or are ya closed
    mother's day, are u open or with ur own moms | Will you keep regular times on Lunar New Year's Day? My kids' grandparents keep asking.
    one special night only or every night till 8? | his bday is on a tuesday, are you running that weekday
    are people allowed in right up to closing time and when's that | play at 6pm on a sunday doable or locked?
    Half past noon, December the 2nd, it's a Tuesday. Anybody there? | do u do weeknights | opening more than one day a week?
    how many days by the end of the week, all seven? | Once the Austin one opens, what's the latest we can stay of an evening?
    Five o'clock out of work, where does that leave us with your closing? | When you say 20:30, is that closing time in military? | Is 8 to 5 still the plan?
    Tell me it's not just till five. | did y'all say 20 to 6 | So New Year's Day fell on a Thursday, are you closed when that happens?
    When do you start taking in kids each morning? | Could a high schooler come Saturdays after eight at night, is it lit up?
    is there a closing time i can plan for | what time would a front desk person unlock for the first kids
    Are you already able to list your opening times for the week? Google shows none. | Is there a Saturday you stop running? We ride Cap Metro.
    openin on sunday mornigns? | nine to one? she naps after | Twelve noon the cutoff? | open at 13:00? | does the fun get held over at night, till like 9
    Can I come with them from three to six, is that in your times?
    We've a standing Wednesday meeting that lasts till five and the sitter has mono. Would your Wednesday go on past that?
    do i have to be out by closing and whats closing | Is there a rule on how long we sit at a table till you shut? Like ten at night, forever?
    Will it be Saturday morning cartoons early, like 7, when you let folks in? | is 2 hours too short, do you even shut at 5 | 10 am or more like 9?
    bank holidays, are you shut? | is sunday a day you run | can we be there at lunch time on a thursday | formula one weekend, you open then?
    how early can I get there | is your place open late on sundays | Google says you close at 8pm. Is it right?
    you're closed Mondays like the museum, aren't you | Open till midnight on Fridays?? somebody told me that
    If it's 9 to 5 only, what are working moms supposed to do? | So toddler time is Tuesday from 9 to 11, yes? | do you stay open latter than the Thinkery
    Bing has you opening at 6:30 in the morning. seems insane. real?
    my nanny says you shut for nap time between 1 and 3, like in France, is she making that up | Christmas Eve until noon, correct?
    just tell me saterday start time. 8? 9? 10? | I figure youre closed when AISD has an ice day
    Thanksgiving morning you'll be open, I bet, because the trampoline people are | July 4th... the sign on the bakery window says you'd run a half day
    I get off at the hospital at 7 in the morning and my husband leaves at 7:30, so early is the only slot we have. A nurse on my floor told me you start at 7 sharp. Did she dream that?
    last entry is an hour before close, or forty-five minutes, which one is it | 24/7 playground?! my brother read that on reddit
    If you dont open before ten, my 5am riser and I will riot | Are evenings quieter than afternoons, and are there evenings at all?
    Easter Sunday is a normal schedule I assume | so teacher workdays count as weekends with the longer times?
    Facebook shows Tue–Sun, Yelp shows Mon–Sat and some guy called Doug answered "by appointment". Which of the three knows your actual schedule?
    You gotta do after dinner, like 6 to 9. You do, right | closed for Rosh Hashanah? the rumor at preschool pickup was yes | open sundys?
    what time you close | labor day? | 7am early birds here | how late on fridayz | after school, like 4? | thanksgivin morning open?
    weekday mornings or nah | 24/7 i wish, hours? | easter sunday sked | closed mondays like everyone? | ur bussiness hrs | nights too, i work 9-5
    mlk day opn? | dinnertime still running?
    I work nights at the hospital, get home at six, she's already up and asking for slides, and I've about two hours left in me before I drop. So it'd have to be real early mornings for us
    mine's up at 5:40 every single day and nothing in this city has its lights on | we're Jewish and keep shabbat so sunday is our only playday
    Line cook here. My only free day is Monday and Monday is when everybody closes. | bedtime is seven thirty so a late evening place is useless to us
    Off shift at three, pick-up at four, dinner at six. Somewhere in there I'd need you to have the door unlocked.
    christmas eve with nine relatives in the house and nowhere to let them burn it off
    Presidents' Day, spring break, staff days, the school's always shut and I'm always stuck | preschool lets out at noon and naps at one, tight squeeze
    would love a place for afterwork, my ex only drops them off arond 6pm on fridays | I only get dad time on Saturdays, it'd be sad to find a locked door
    kitchen clock says its half past eight and hes already begging to go someplace | Homeschooling, so quiet Tuesday forenoons would be our sweet spot.
    new year's day hangover plus twins, you'd be our saviors if you were running
    My shift at the hospital ends at six and we live way up in Georgetown, so with traffic it's seven before I could get two kids to you. I don't mind what it costs. Will you still be open then?
    Grandma turns 70 the same week our twins turn four, so we're flying in from Ohio and have only the Monday free. Lots of indoor places shut on Mondays. Do you?
    Is Sunday morning before church possible? We have a baby who gets up at 5, a thre year old who'd love the art stuff, and a husband who is useless without good coffee. I'd settle for half an hour of them running around somewhere that isn't my living room, and I'd even pay double for it.
    i get paid fridays and the car is my husbands until 4, so the only time I can bring my six year old is friday nite. how late do you stay open
    Last year we drove forty minutes to a play place in Round Rock on the day after Thanksgiving, payed a meter, and found the door lockd with a paper turkey on it. Does yours shut for that day as well? My kids are 4 and 9.
    We homeschool, so weekday mornings are our time, and my eigth year old cant stand a crowd. I'd want to roll in about nine with my thermos. Are the doors even unlocked that early?
    so my sister works nights at HEB, she only sees her kids between 2 and 5 and she drives a big old Suburban. can she bring them in that window on a tuesday or do yall shut down in the afternoon? she'd pay whatever.
    Our daughter was born on the Fourth of July and we've given up on parties because nobody is ever in town. This year we'd simply go somewhere air conditioned, the three of us. Do you take that holiday off?
    Every mom I know has the same puzzle to solve, only I've got to do it with a thirteen year old minivan and one paycheck. AISD lets out at 2:45 and my other one has soccer in Pflugerville at 5:30, which leaves us an hour if they eat in the car. When does your day end on school days?
    Do you keep summer hours? Our pool pass runs out in August, the little one is three and melts in that heat, and I'd want us indoors till bedtime. It was eighty dollars, that pool, and she had two birthdays' worth of sunburn off it last year, with the older one always wanting a snow cone besides.
    My ex gets them every other weekend and I get Wednesdays. One is 4, one is 11, and I've been putting twenties in a jar for a nice outing. Please tell me Wednesday isn't your day off.
    Had a kid home with croup all week, he's well now, and I'm climbing the walls of this apartment in Mueller. Once you're up and running, what's the earliest on a Saturday that anyone could come through the door?
    I teach at a daycare, I drive the van, I'm done at 6:15. Are evenings a thing with you, or does it all wind down by dinnertime? My own boys are five and seven and starving by then. We live out past Del Valle with one car, so I'd feed them tacos on the way and go right in.
    Christmas eve is when my in laws land at ABIA with 4 cousins under ten and zero plans. I'd pay anything. r u open that day or naw
    My mother in law watches the kids over spring break, third week of March, and she won't drive her Buick after dark. The boys are in second grade and wild. Does your schedule run longer that week or is it like any other?
    I work at the hospital until 7 every night and my husband is deployed. The only time I get with my kids is late in the day. How late will you stay open?
    What time do you open in the morning? My two year old is up at 5 am every single day and I'm running out of money for donuts and ideas.
    We're Jewish and keep Shabbat, so Saturday is out, but Sundays we're always looking for something. The kids are 4, 6 and 11. Are you going to be open on Sundays?
    I know you don't have an address yet and that's fine, we'll drive wherever. But my kid naps 12 to 3 like clockwork. I need to know whether you'd be open after that on weekdays
    my shift is weird, i'm off mondays and thursdays only. lots of kid places close mondays and it drives me nuts. will you be one of those or are you open all week
    We spend every Thanksgiving at my sister's in Austin and by Friday the cousins are climbing the curtains. We'd pay anything. Do you plan to be open on holidays and the day after?
    My daughter is terrified of crowds so we try to get to places right when the doors unlock. Her therapist suggested it. What are your hours going to be on a Saturday?
    I'm looking at the café more than the playground if I'm honest, it's been years since I drank something hot. Could I come at like 7:30 before school with the little one? Or do you start later than that?
    The trampoline park near us shuts at 6 and by the time I find parking it's basically over. With two working parents evenings are all we've got. Any evening hours at yours?
    I'm planning out our fall schedule and we have soccer on Saturdays until 11 and piano on Wednesdays. My 7 and 9 year old would love to fit you in. What's the weekly schedule, like open to close each day?
    Our school has early release on Fridays at 1:15 and nobody in my family knows what to do with the kids after that. I already joined your list. Will you be open Friday afternoons
    Summer's coming and we do everything at the crack of dawn because of the heat. I'd bring a baby in a carrier and a 5 year old. I would like to know what time the doors open and close.
    We'd be there for a few hours with my dad, who uses a cane, and he needs to be home for his meds at six. He's very strict about it. When do you close?
    I do payroll so month end is crazy and I never see my kids that week. A late night now and then would be great for families like us. Will the hours be different on weekends?
    I'm making a big spreadsheet of summer stuff for my mom group because I'm that person. For yours I'm missing two boxes, the rest I've filled in from the page. Can I get your opening hours and if you have to reserve?
    what time do yall open in the morning | open on sundays? | how late can we stay | closed on thanksgiving? | weekdays only or weekends too
    I get off work at 6, could we still squeeze in an evening visit | are you 9 to 5 or what's the schedule | whats teh opning hrs | r u open sundys
    wat time do u clos | are you open sundays after church | so it's 9 to 7 like most places? | do yall close early on mondays
    will there be a late night on Fridays so working parents can come? | Is it open on Christmas Eve and New Years?
    what time's the quietest on a wednesday morning | i work nights, can we come at 7 am | Are you open right now?
    since toddler time is tuesday and thursday 9-11, do big kids have to wait outside? | How long can a family stay before you kick us out, two hours?
    do the hours change in summer when school's out
  `,
}
