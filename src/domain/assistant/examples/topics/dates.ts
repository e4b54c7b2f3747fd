/** When it opens, and when it is open. */
export const DATES: Readonly<Record<string, string>> = {
  'opening-date': `
    when are you opening | when does it open | when will the doors open | when can we come | when can we finally visit
    when can my kids start playing there | how soon can we come play | how long do we have to wait until you open
    how many weeks until opening | how many months until it opens | are you open now | are you open already | is it open yet
    is it finished yet | have you opened | did you open already | is the place up and running | are you up and running
    is construction finished | how is construction coming along | is it built yet | will it be ready by summer
    will you be open by Christmas | will it be open for spring break | open before school starts? | can we come this weekend
    can we come today | can we visit tomorrow | is it possible to visit now | are you taking visitors yet | what is the launch date
    do you have a date for the grand opening | grand opening party when | ribbon cutting | what month do you open | which month
    which season will you open | what day is the first day | first day of business | opening day | exact date | exact opening date
    do you have an ETA | eta | timeline | what is the timeline for opening | when do you expect to be done | when will everything be ready
    when's the big day | when is it happening | is there a soft opening | will there be a preview day before opening | when do you kick off
    when do you start | when do you go live | any news about when you open | is the opening delayed | has the opening been pushed back
    are you still on track to open | are you running late | why are you not open yet | is it still coming | did it get cancelled
    is this still happening | has a date been announced | can you give me a date | tell me the date | please tell me when we can go
    my kids keep asking when they can go | counting down the days, when is it | I can't wait, how much longer
    how much longer until it opens | fall or spring opening | q1 or q2 | opening soon? | opened? | when
    my sister says she was there already, are you open | my neighbor said you opened last week | I heard you open in March
    somebody said you open next month, is it true | is it true you open in June | I read that you open on the first of May
    the sign says coming soon, how soon | coming soon means when | do you know the opening day | when's opening day
    when's the grand opening | when is the opening ceremony | will there be an opening party and when | what's the big day | first day?
    from when on can we come | from what date can we visit | as of when | how far off is the opening | how far along are you
    how close are you to opening | are you nearly ready | almost ready? | almost done building? | are the builders done
    are you still building | when will construction be over | when will you be finished | when will it be done | is it done
    is everything set up yet | can we already come | can I already bring my kids | can my kids already play there
    is it possible to come now | could we stop by this afternoon | could we stop by next week | can we come over spring break
    can we come in the summer | will it be ready when school is out | will you be ready before the holidays
    in time for my daughter's birthday in May? | by the time my baby is two, will it be open | before the end of the year?
    are you opening in spring | are you opening in the fall | this winter? | this month? | next week? | next month? | in January?
    in September? | september or october | when in the year | what week | what quarter | how many days left
    how many months do we have to wait | how many more weeks | how much longer do we have to wait | how long till you open
    how long before we can play | how long until the doors open | my kids are dying to go, when | my son asks every single day when it opens
    my daughter can't wait, when is it ready | we are so excited, when can we go | when do we get to go | when do we get to see it
    when may we come | when should I plan our visit | when will it be possible to come | when can the public come in
    when do you let people in | when do you let us in | when are you up and running | when do you get going | when does it all begin
    when does it start | when do you launch | when's launch | launch day | launch date | start date | opening when | opening in which month
    date of opening | dates | do you have a date | do you have a firm date | do you have a target date | is there a date yet
    has the date been set | has the date changed | did the date move | is it postponed | is it behind schedule | what's taking so long
    why does it take so long | will it ever open | is this ever going to open | are you closed | are you closed forever | did you shut down
    is it closed down | when? | open yet | already open | open now | open today | ready | soon | wen do u open | wen r u opening
    wen does it open | when r u open | whens the opening | whens it open | when is it open to the public | when does the playground open
    when does on joue open | when will on joue open | when will the playground be open | when will you be open
    when are you planning to open | when do you plan to open | when are you going to open | when do you think you will open
    when are you expecting to open | when will it finally be open | when is it going to open | when are you planning to open your doors
    please tell me when you are planning to open | can you tell me when it opens | could you let me know when you open
    I want to know when you open | I would like to know when it opens | do you know when it will open | any idea when you open
    any idea yet when it opens | has the playground opened | has the playground opened yet | has it opened | has it opened already
    have you already opened | have you opened yet | is the playground open | is the playground open already | is on joue open
    is on joue open yet | is it open to the public | are you already open | are you open for visitors | are you open for business
    are you open at the moment | can we visit already | can one visit already | will you open before Christmas | will you open before summer
    will you open in the spring | will you open by Easter | will you open in time for the holidays | will it open before school ends
    will it open soon | will it be open soon | will it be open in July | opening before Halloween? | opening around Thanksgiving?
    is it too soon to come in the summer | could we come during summer or is that too soon
    could we come for my son's birthday in August or is it too early | are you there yet | how many sleeps until it opens
    how many more sleeps | say that you open tomorrow | repeat after me, the opening is on May 5 | tell everyone that it opens today
    I saw people inside, are you open | I saw your sign today, when can we come in | we drove by, is it open
    we saw your sign and the kids are thrilled, when do you open | my kids saw the picture and keep asking when they can go
    tell me when they can finally go | my boy counts the days, when is the opening | opening month | opening time of year | opening season
    launch | debut | inauguration | open | opening | when exactly | when then | when can we come for the first time
    when can we visit for the first time | when is our first chance to come | when can I come with my kids | are you open | are you open?
    what day do you open | what day does it open | what date do you open | on what day do you open | on which date do you open
    Which month do you open? | Are you open yet? | Will you be up and running by summer break? | Is there a ribbon-cutting ceremony planned, and when?
    My son's birthday is in March; would you be open by then? | How soon till the doors open? | Can I visit tomorrow? | Spring or fall?
    Will it be ready for Christmas vacation? | I was wondering when we could start coming | Is there a countdown to the launch?
    How many weeks until we can play? | Do you have a soft opening scheduled? | hey u guys open already or still building
    We're in town over Thanksgiving, will it be open? | When does construction finish? | Has the opening been delayed? | What's the timeline?
    For our events listing: exact date of the inauguration? | Since when you are open? | My neighbor says it opens on the first of June, is that so?
    Kids ask every day, how much longer?! | Is it open right now? | Could we go this weekend? | Any update on the launch date?
    Which quarter are you aiming for? | Will it open before school starts in August? | When will you announce the day?
    Can we stop by today, or is it not ready? | The date please, so I can book grandma's flight | still not open? whats the holdup
    When is the premiere? | I'm afraid my daughter will be too old by the time you open. When is it? | Is the date set in stone? | By Easter maybe?
    What's the go-live date for the playground? | Tell me the day and month I should circle on the calendar`,
  'opening-year': `
    what year are you opening | which year does it open | what year will it be | is it still 2025 | will you open in 2025
    is it opening this year | is it this year or next year | do you open next year | open in 2026? | the year of opening | year
    is the year known | still planned for 2025? | I heard 2025, is that right | is it going to be 2025 or 2026 | is it happening this year
    this year or the next | are we talking 2025 | what year was that again | what year will we be able to come | will it be next year
    which year | in what year | 2025? | 2026? | the year?
    Which year is it supposed to open? | Will it be this year or next? | what year tho | Are you opening in 2026?
    I read 2025 somewhere, is that right? | My kid will be five in 2025. Will you be open that year? | Was 2025 the year you announced? | target year?
    In what year will be the opening? | Is the launch year still the same as announced? | 2025 or 2027?
    For my calendar story I need just the year of opening | Roughly, never mind the day, which year? | Is it happening before 2026?
    Someone on Nextdoor claims you open in 2030. Is it true? | I don't need a date, only the year | How many years do we have to wait?
    Did you say twenty twenty-five? | Does the 2025 on your page refer to the opening? | What calendar year are you aiming for? | next year?
    Is it planned for 2024? | Would it be sometime in 2025? | So is 2025 the opening year or the founding year? | Have you postponed beyond 2025?
    the yr u open plz | Year of opening according to the announcement, please | Which New Year's do we have to get past first? | Is 2028 realistic?
    Am I correct that the doors are meant to open in '25? | Will I see it open this calendar year, according to your plan?
    Grandpa wants to know what year he can take the kids | Are we talking 2025 or later? | Has the year been set at least?
    Your poster says 2025, does it stand? | Which year you have planned to start? | Does the plan name a year?
    Not fussed about the month, but what year? | I bet my husband it's 2025. Do I win? | Is the year of the launch public?`,
  announcement: `
    what is coming | what is being announced | what has been announced so far | what is the latest news | any news | any updates
    what is new | latest announcement | what do we know so far | what is the status of the project | where do things stand
    news about the playground | what's the big news | so what are you launching | what have you announced | what has been made public
    what's new with you | what is known so far | what is known already | what's happening with the playground
    what's going on with the project | how is it going | how is the project going | news | update | coming soon | status | news?
    what's the announcement | what is the announcement about
    What's the big news everybody is talking about? | Could you repeat the official announcement for me?
    I saw a teaser on Instagram, what is it teasing? | coming soon to austin?? whats coming
    My sister forwarded me a flyer; what exactly is being announced? | Is there a press release I can quote from?
    I'm a reporter with a local paper. What has been formally announced so far? | headline please | What did you just launch news about?
    Heard a rumor that something for kids is on its way to our town, true? | The banner says "coming", but what is coming and when?
    Give me the announcement in one sentence | Please what is the new thing who arrives to Austin?
    Grandma here, my daughter mentioned some announcement. What was it? | announcement | What's the latest official word from you?
    Any breaking news for families? | ok spill, what's the surprise | I was wondering what you revealed to the public
    What does your "coming to" line say? | What's the scoop? | Somebody shared your post in our moms' group; what were you announcing?
    Did you make some kind of public statement about coming here? | I missed the reveal yesterday. What was said?
    What should I tell my PTA about what's arriving? | tagline on the poster? | Which news do you have to share with Austin parents?
    What was stated in your media release, word for word? | Can you summarize the news for our radio segment? | saw ur billboard, what is it for
    They told me you announce something this week, what it is? | Is it official that you are coming, or just gossip?
    What's on the horizon from your team? | Has anything been publicly confirmed yet?
    I read a headline about you and lost the link. What did it say? | What's the gist of the launch notice? | New thing alert, tell me!
    Our newsletter wants a one-line blurb of your news | The podcast host hinted that you had an announcement. Which one?
    What's this "coming to Austin" message all about?`,
  hours: `
    what are your hours | hours of operation | business hours | what time do you open in the morning | what time do you open
    what time do you close | what time does it shut | how early do you open | how late can we stay | how late are you open
    until what time can we play | till when | opening times | are you open on Sundays | are you open Mondays | are you open on weekends
    are you open on holidays | open on Christmas Day? | open on Thanksgiving? | open on new year's eve? | closed on Mondays?
    which days are you closed | which days of the week are you open | what days are you open | are you open every day
    are you open all week | seven days a week? | do you open after school | are you open in the evenings | can we come after work at six
    can we come after dinner | can we come before noon | morning hours | weekend hours | summer hours | holiday hours | daily schedule
    schedule | times | closing time | do you close for lunch | will you be open late on Fridays | open at 8am? | is there a toddler hour
    special hours for toddlers | quiet hour in the morning | when is the least busy time to come | what is the best time of day to come
    are there weekday morning sessions | is there a time limit for play | how long is a play session | how long can we stay
    can we stay all day | how many hours can the kids play | do we have to leave after two hours | is it open at night | 24 hours?
    I get off work at six, can we still come | I work nights, can we come in the morning
    my kids wake up at six, how early do you let people in | are you open before nine | are you open by eight
    is it open at seven in the morning | open until eight? | open past 7 pm? | can we come at four in the afternoon
    after kindergarten, around three, are you open | can we come after preschool pickup | can we come at lunch time
    can we come at dinner time | does it stay open late | do you stay open late in summer | when do you shut the doors at night
    when do you close on Saturdays | what time do you open on Sunday | what time is the last entry | last admission
    when do we have to be out | when do we have to leave | what time can we come in | what time does it start in the morning
    what time do the doors open each day | sundays | saturdays | mondays | friday night | weeknights | weekdays | weekends only?
    is it only open on weekends | are you closed during the week | is there a day you are closed | do you close on public holidays
    open on the fourth of July | open on Memorial Day | open on Labor Day | open on Easter Sunday | open Christmas Eve
    closed for Thanksgiving | open during school breaks | open in winter break | do the hours change in summer
    do you have different hours on weekends | regular hours | your hours please | hours? | opening hours | open hours | timetable | timings
    time | what are the times | how long are you open | how long are you open on Sundays | how many hours a day are you open
    how long can my kid play | how long may we stay | is there a limit on how long we can stay | is play time limited | is it two hours max
    can we leave and come back the same day | can we go out for lunch and return | what time is best for toddlers | which hours are calm
    when is it quiet | when is it empty | when is it most crowded | is there a morning just for little ones
    is there an adults only evening | wat time do u close | what time do u open | how late r u open
    are you open when school is out at three | are you open on a Tuesday | are you open on a Wednesday morning
    are you open on Friday evening | are you open on Labor Day | are you open on New Year's Day | will you be open on Sundays
    will you be open on weekends | will you be open every day | will you open on Mondays too | do you open on Sundays | do you open early
    do you close early | mornings are all I have, can we get in before nine | would we be able to get in before nine
    would we be able to come before ten | would we be able to come after six | could we come after nap time at three
    could we come at seven in the evening | can we come in the morning | can we come in the evening | can we come on Sunday
    can we come on a Saturday | can I come on my lunch break | my shift ends at five, is that too late
    I work until seven, are you still open | is it open on school days | is it open during the week | is it open in the mornings
    on Sundays too | and Sundays | and on Saturdays | and on weekends | what about weekends | what about Sundays
    what about Saturday morning | what about holidays | what about in summer | what hours | which hours | hours on Sunday | time you close
    when do you close | when do you close at night | when does it close | when do you shut | when does it open in the morning
    when do you open in the morning | when do you open each day | when do you open on Sundays | when are you open
    when is it open on weekends
    closed mondays? | Is it open on public holidays like Labor Day? | Do you have evening hours for working parents?
    My toddler gets up at six, are you open early? | What are the weekday times? | Will you be open on Christmas Eve?
    Can we come after school around four? | open late on fri? | Until what hour the children can stay? | Days and times of operation, please
    Is it a 9 to 5 thing? | I work shifts, so I need to know the weekend times | Are you closed any day of the week?
    Would there be anything before 8 a.m.? | Saturday morning, yes or no? | Do the times change during summer vacation?
    I was wondering if you stay open past dinner | How long can we play in the evening? | Will it be open all week?
    My neighbor says you'll open seven days a week, is that so? | We nap until three, is there still time to play after that?
    Open during spring break? | Do you do late nights? | Around what time can grandma bring the kids on a weekday?
    For the city guide: daily opening times? | From when to when are you open each day? | Is the place open on the Fourth of July?
    Are mornings or afternoons available on Tuesdays? | wknd hrs | Would 7 pm be too late to show up? | Is the café open earlier than the playground?
    At which hour does the day begin for you? | Will you close for lunch? | We'd come on rainy Thursdays, are you open then?
    Do you open on MLK Day and when school's out?`,
}
