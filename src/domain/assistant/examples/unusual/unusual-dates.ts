import { NOTHING } from '../nothing.ts'

/** Dates and hours. */
export const UNUSUAL_DATES: Readonly<Record<string, string>> = {
  announcement: `
    so what's this billboard tease all about, what is it y'all are conjuring up for us
    Humor an old typesetter and read me your headline aloud, word for word, what's being heralded here?
    pssst what's the hullabaloo, what are you folks fixin to bring to town
    explain that marquee to me like I'm a goldfish: what exactly is being ballyhooed
    I run the ham radio net Wednesday evenings and I'd like to read your bulletin on air. What, in one breath, is the bulletin?
    Yon banner on the web page, what tidings does it bring?
    My podcast does a segment called Scuttlebutt. Supply me with yours: what's the thing that's headed to town
    Mr. Announcer, if you please, lean into the mic and give us the proclamation
    Roll the presses: what, in headline form, are y'all unleashing on this city?
    I work at the pawn shop, folks hock rumors too. What's the true news about you, the official tidbit you gave out?
    Extra extra, read all about it... read me all about it, I mean, what's the scoop you've announced
    Give us the elevator version of the proclamation, floors one to three only
    Somebody shouted through the drive-thru window that something's "on its way to Austin". What was she hollering about, what have you made public?
    Long story short, your press release. Shorter. | Cupbearer, read out the royal decree: what cometh?
    I stuff the church bulletin and have one line, ten words max, to tell folks what's been announced about y'all. Dictate.
    My deaf uncle caught half a radio spot, "something something Austin". What was the something?`,
  'feature.events': `
    Do you do a puppet matinee sort of thing now and again, or a bit of a knees-up for grandparents
    Is there going to be a docket of goings-on, clay afternoons, ukulele mornings, that kind of caper
    Craft-along? Sing-along? Tag-along? Do you program any alongs?
    I hear there will be a traveling magician every second Thursday plus a lantern parade, so where is that almanac printed?
    Got any shindigs penciled in for the wee folk, say a mud-pie bake-off or a cape-sewing day?
    Workshops! Do you have 'em! My niece solders! She's nine! | any chance of a dress-up ball in the autumn or some such jollity arranged by the house?
    I teach recorder to second graders. Is there a slate of weekend programs, and might a recital of squeaks ever be among the festivities
    story yurt? slime lab? lullaby hour? or is it only free play with nothing scheduled ever
    Harvest jamboree, sock-hop, pajama science night... do you lay on things like that or am I dreaming
    Do you dance to a calendar of your own, jugglers on Fridays, bubble brigade, that ilk? | What's on in the way of hootenannies once you're rolling?
    I sew quilts with a circle of six widows and we'd love to sit in on a class with little ones, buttons and thimbles. Will there be classes of any stripe
    Do you have a teddy bear clinic, or an evening where somebody plays the musical saw? I collect odd happenings for our homeschool gazette.
    A Saturday bric-a-brac of doings for families, is that in the cards? | dew u putt on showz or werkshops er jus let em run
    Do grown men in owl costumes read to children there on set evenings, or whatever your equivalent of programming is
    Shadow puppets. Sourdough for six-year-olds. Kite clinic. Anything of that ilk on your agenda once running? | Is there a troubadour night?
    I'm a retired clown, stage name Pickles. Before I dust off the nose: do you foresee seasonal whoop-de-dos, Mardi Gras, May Day, winter revels, with the families invited?
    Is it all climbing and no calendar, or do you cook up the odd magic lantern evening?
    Beekeeper's widow, one sting too many, anyhow: any family days in your plans, the kind with honey tasting and a fiddler?
    Is there a bandstand sort of habit, tuba on a Sunday, or lectures for mums, or anything at all with a start time and a poster?
    Will the yearly round have its rituals: pumpkin guts night, egg tumble, gingerbread riot?
    Sign language storyhour, juggling 101, toadstool-spotting: do classes like those figure in what you've planned for families?
    kinda wanna know if theres gonna be stuff ON, ya know, like a glow in the dark hoedown, not just the usual romping`,
  hours: `
    Itemize for me, Monday through Sunday, when the shutters go up and when they come down.
    Hush now, is it a rooster place or a night owl place? I work graveyard at the plant and only surface at 7am | ar yall opin on sundee aftr cherch
    Sabbath keeper here. We can't stir until three stars are out on Saturday, would there still be a lamp burning at your place by then?
    Presidents' Day, Juneteenth, Cesar Chavez: dark or lit? | last call. what is it.
    Bartender asking, at what o'clock do you flip the sign and mop me out with the stragglers
    kiddo sleeps til 10 naps at 1, wich sliver of the day do yall keep the lites on
    The Y shuts at noon on weekends which is criminal. You lot do better than that?
    Crossing guard. I clock out at 3:40. Any use running over on a Tuesday, or will I find the grate pulled down
    Christmas Eve we always go bonkers waiting for grandma's plane. Could we burn off the wiggles at your place that day or are you home with your own stockings
    dawn patrol moms want to know, 6:30 am possible | Do you keep banker's hours or Waffle House hours
    Sundown Thursday, our youth pastor's night off, could we still squeeze in after the brisket's gone
    A nurse coming off twelves has exactly two windows, 0745 and 1930. Does either fall inside yours?
    Cinco de Mayo we're all off from the taqueria, would you be too or is somebody there to let us in | Noon to what
    after the seven o'clock bath there's no going anywhere, so tell me that you fire things up well ahead of supper
    What o'clock is kosher on a Friday before candle lighting, I'd want us out by four but would the door even be unbolted at one
    Columbus Day snow-globe situation: schools out, banks shut, me losing my marbles. You: shut or not shut?
    quarter past is when swim lets out over at Bartholomew, 6:15, and I'd be with you by half six. Pointless?
    Do you siesta? Like shut for a chunk in the middle of the day | weakdaze r they shorter then weakends wit yr times
    Leap day babies over here, Feb 29 twins. Is that just a normal day with you, lights on and everything
    Dinnertime dash, 5:50, pasta boiling over, would your lights still be blazing for another hour after that | y'all roll up the sidewalk at what time
    On the feast of Stephen, that's the day after Christmas where I come from, is it business as usual with you?
    My shift at the brewery ends when the whistle goes, 2:30. From 3 on I'm dad. What do I find, chain on the door or a welcome
    Between lunch bell and porch light, when are you manned
    Would y'all stay up past the streetlamps on a Friday, for the sake of us that sell tacos till eight
    Is it one timetable all week or does Wednesday wear a different hat? | Half-mast for Memorial Day or will there be somebody at the helm
    Name me the hour of the first giggle and the hour of the last.
    is doomsday before noon? cuz my nephew melts down at 12 sharp, so I need to be in and out, and that only works if you raise the drawbridge by nine
    Rosh Hashanah falls midweek and school's out in our district, so forty of us are loose. Anyone minding the store that day?
    sun up to sun down or more like brunch to cartoons
    Would a fella be met with a locked gate at a quarter to eight of a mornin, or could he bring the bairns straight off the night train?
    Do keep it simple: Mon ___ to ___, Sat ___ to ___. I'll print it and tape it by the phone for the babysitter.
    Eid is a moving target, I know, but whenever it falls, would you be shuttered or could we bring all the cousins in their good shoes
    Late late late, I'm a white rabbit, what time do you bolt up
    The library boots us at 5. Then there's that dead zone till bedtime. Are you alive in the dead zone?
    Do they let the wild things out on Columbus weekend, i.e. is that Monday on your timetable
    tween 2nd breakfast and elevenses is our golden time, hobbits that we are. u awake then?
    Night nurse whispers: after-dinner slots exist? 7pm-ish, week nights | What dew yer owrs look like on a skool holladay?
    Your competitor in Cedar Park is lit from nine to nine like a casino. You?
    Sir or ma'am, my parole officer approves outings with my son only between 10 and 2 on weekdays. I'd very much like to know if you're running in that window.
    what part of the clock do you occupy
    Picture it: Sunday, pancakes finished, everybody sticky, 9:20, husband snoring. Where can I take them at that ungodly time, is it you or is it still the driveway
    MLK day banks r shut skool is shut my patience is shut. r u shut
    The bus driver union wants an answer: can split-shifters, free from 9:15 till 1:45, get in on a weekday or is it after-school only?
    Between vespers and compline? (Monastery guest house, long story, we have a nephew.) | Are Mondays your day of rest like museums and barbers
    Would we be barking up a shut door on Texas Independence Day? | Closing bell, like Wall Street, four sharp? or do you trade after hours
    Lunar new year, the shop is closed for once in the year, my parents are free for once in the year. Please say that you operate on that day.
    Forgive a lighthouse keeper's daughter for asking, at what time do you put the lamp out of an evening? | crack o noon or crack o dawn
    Our dialysis van drops me at 11 on Tuesdays and Thursdays and by 3 I'm no good to anybody. So, if I'm to take my grandbaby, it's got to be smack in that middle. Could I?
    wat tyme duz it shet on satterdays
    Farrier by trade, so I'm up at four and wrecked by six in the evening. What stretch of the afternoon are you good for?
    Who's up with the chickens over there? Meaning is seven a.m. too early to show our mugs
    Veterans Day. I served, the wife served, the kids want to climb stuff. Are the lights on that day, over.
    Boxing Day, bank holiday Monday, Shrove Tuesday, do any of those so much as dent your schedule? I'm from Leeds, go easy
    If my kettlebell class gets out at ten past eight and it's a Thursday, have I missed you | tea time in Leeds is five. is it curtains for you by five?
    Half days, the bane of my existence. Kids out at 11:45 on a Friday and I'm up a creek. Would you have a paddle at that time?
    Wee small question from Glasgow: ye shut for Hogmanay? | Does the sandman come for you at the same time on weekends as on weekdays
    Thanksgiving I burn the bird at nine and cry by ten. Between the crying and the pie, would anyone be staffing that fun house of yours on the day itself?
    My Fitbit buzzes at 8:50 to say move. Could I be moving toward you then, or do you slumber until ten
    When the ten o'clock news comes on, are you long since snuffed out
    In Madrid the niños run around till eleven at night and nobody blinks. How madrileño are your evenings?
    I tow cars. Nights. So it's gotta be a Wensday after I wake up, call it three. Y'all goin at three of a Wensday
    Good Friday is fish, Holy Saturday is eggs, Easter Sunday is bedlam. On which of those three would you have us
    Wind-up and wind-down times, all seven days, no waffle | pardon my French but what the heck time does this joint unbolt of a mornin
    Labor Day I'm in labor, ha, probably. Would the hubby be able to bring the older one over to you that Monday or are you grilling like everyone else?
    Twilight admissions, like the zoo in Houston does after six, is your day that long?
    Would summer stretch your day and winter shrink it, the way the municipal pool does
    Barton Springs is closed Thursdays for scrubbing. Have you a scrubbing weekday too when nobody's let in?
    Our shul gets out 12:30, egg salad till 1:15, then I've got a carful. You keep going through Saturday afternoons?
    My wristwatch is set to nap time. Two to four are useless. Got anything to offer either side of that, earlier or later
    wich weakday r u shutterd, sum places its mundays`,
  [NOTHING]: `
    The bluebonnets by the highway, warm or cold, when do they peak? | My rooster crows at 4am, how do I hush him
    Put on ice, how long does a sprained ankle stay swollen | What's on the docket at the Travis County courthouse tomorrow
    How long does varnish take to dry on an oak bench | My Gantt chart keeps showing the milestone in the wrong week, how do I fix it in Excel
    What's the Y charge for swim lessons | Where do I buy a Farmer's Almanac | When do the peaches come in at Fredericksburg this year
    Over and out, what does that mean on the radio | is waffle house open on thanksgiving morning | Honey, the jacarandas, do they bloom in Austin?
    hatching chicken eggs, how many days in the incubator | Fridge calendar magnet, where can I order a big one
    does H-E-B keep the bakery going past ten at night | How do I bury a time capsule so the paper doesn't rot
    who solders guitar pickups around South Lamar | psychic readings on South Congress, any good ones
    who do I call about hammering noise at 6 am next door, it's a violation isnt it | My toddler siestas only in the car, how do I break that
    How do you write 49 in Roman numerals | circular saw blade for plywood, how many teeth | pasta keeps boiling over, wooden spoon trick doesnt work
    when's the Poteet strawberry jamboree this time | how do you sharpen a lawnmower blade without taking it off | dry ink stains out of a car seat, quick
    the brewery tour at Jester King, how late do those go | how many port a potties for a wedding of 120 | cedar fever is killing me, claritin or zyrtec
    my quilt circle needs a bigger table, who rents folding ones | best whodunit for a 10 year old who likes Agatha Christie
    when is hurricane season officially over in Corpus Christi | how deep do you set a fencepost in caliche
    My babysitter wants twenty an hour, is that daylight robbery or normal | ren faire ticket, is it cheaper at the gate or online
    The peanut butter in my bag separated, can I stir it back | where do I send a fib complaint about a used car dealer
    what bones are safe for a dog, cooked or raw | is the library on Cesar Chavez doing its teddy bear sleepover again
    What's an accordion worth at a pawn shop these days | snails are eating my hostas, salt or beer | hobby lobby closed on sundays still?
    How do I get spray paint off a cedar fence | starter smells like nail polish, is my sourdough dead
    which casino in Louisiana is nearest to the Texas line | Do midwives take Medicaid in Williamson County
    which weekend is the rattlesnake thing in Taylor | the frozen aisle at Costco, do they carry dairy free popsicles
    How many days till a monarch chrysalis pops | guest house near a monastery in the Hill Country with hot tub
    What's the barber on Manchaca charge for a boy's first cut | kolaches in West, which bakery is the real one
    Doomsday preppers, how much water per person do they store | how thick should acoustic tile be in a drum room | Do they validate at the Domain garage
    My flat box shelf came with one bolt missing, who do I ring | does Wall Street trade on Good Friday
    What's the difference between bread and butter pickles and dills | hip replacement, how long till you can drive a stick
    what does the tooth fairy pay per molar now, asking for a friend | When can I watch a rocket go up at Boca Chica
    sausage sizzle at the Bunnings, do they do it on weekdays | mum's the word, where does that saying come from
    mugs with a kid's drawing printed on, where do they do those | Which creek has the least snakes for a paddle with kids
    my parrot plucks his chest feathers, vet or vitamins | how do I get bees out of a soffit without killing them
    petunias leggy, do I pinch them back or give up | hamster wheel squeaks all night, vaseline ok? | how long does a mayfly live, kid's homework
    Which raffle license does a parish need in Texas | ice cream man plays that jingle at 9pm, is that even legal | how many hours ahead is Madrid from us
    Is it true that Barton Springs has salamanders you can see | Fig preserves didn't set, can I reboil | Does Rent-A-Tuba still exist`,
  'opening-date': `
    I'm the mail carrier on that route and I got a sack of catalogs with your name on them. When does somebody live there to take delivery, so to speak
    Warm or cold: before the bluebonnets? | My commander needs an inauguration date for the family readiness newsletter, zero-dark deadline.
    blink twice if the drywall isn't even up | wen dus the dors unlach for reel
    Lovely breeze this evening, isn't it. I was only musing whether the little palace has been christened with a bottle of champagne, or whether that pleasure still lies before us.
    Has the certificate of occupancy been signed | punch list done? any red tags left? I frame houses for a living, don't sugarcoat it
    The lady at the nail salon told everybody it was put on ice till pecan season. She's usually right.
    My abuela says candelaria, my uncle says day of the dead, the whole table has five bucks in a jar. Settle which month, please, the jar is getting heavy
    "Soon" is a weasel word. Trade it in for a numeral.
    Should I still be in maternity jeans when that ribbon gets snipped, or back in my old ones? I'm 14 weeks along
    My knees will give out before you people give out a date. I'm 81. Hurry it along and tell me. | gestating like an elephant over there huh. due date?
    Is the varnish dry | On a scale from blueprint to bubble wrap off, where does the place stand today
    Your Gantt chart, milestone "go-live": which week, and is it on the critical path or already slipping?
    I promised my son "when the tooth falls out, we go". The tooth fell out at breakfast, he's got his shoes on and is standing by the door. Tell me I'm not a liar, is there somewhere to drive to already
    Before the first norther blows in?
    Oh splendid, another month of "stay tuned". My radio has been tuned since Valentine's. What's the frequency, Kenneth, I mean the day
    Let me guess the month, you hum louder when I'm close. March... April... May... | Ain't got all day hon, y'all kicked off or still kickin tires
    Would it be terribly forward to inquire when one might first cross the threshold?
    Knock knock. Who's there? Nobody, because it's still plywood on the windows, right? | rekon itll be dun by wen the peches come in at fredricksburg?
    As the crow flies we're four hours off in Lubbock, and diesel isn't free, so I'd hate to haul three grandsons down there over spring break to stare at a padlock. Will the padlock be gone?
    State your estimated time of completion. Over.
    I've knitted eleven pairs of mittens for my daycare route while waiting on you. Do I start on sun hats instead, meaning is it a winter thing or a summer thing when you finally start
    Your drumroll has been going for ages, my wrists hurt. Cymbal crash when | maiden voyage?
    It's been whispered in the PTA that you ran out of sheetrock and everything slid to the dog days. I have no opinion, I merely pass it on and await correction.
    Scoutmaster voice: is this structure operational, yes or no
    My twins are measuring themselves on the doorframe and worried they'll outgrow you before you're hatched. Hatched when?
    Tell it to me straight, doc, how long have I got... until there's a place to take these hooligans
    IKEA took two years to get going in Round Rock, Buc-ee's took eighteen months, where's your shovel at | Surely the grout has cured by now. Surely.
    I do hair, and in my chair you hear it all: one says it's already humming in there, the other says it's a hole in the dirt. Which of my customers gets the free trim for being right?
    wen is tha gran opnin sermony at, day an all
    Give me a Tuesday. Any Tuesday. I just need a Tuesday I can write on the fridge and say "that's when it's born"
    If you were a pregnancy, how many centimeters | Been circling like a buzzard for months. Anything on the ground yet
    Is the paint smell still in there or are actual children in there
    Kindly furnish the date of commencement of operations for our records. Respectfully, Bursar's Office
    fer cryin out loud did they move the goalpost agin, first it was eester then it was fathers day
    I water the plants for a neighbor who's in Oslo until the leaves turn. She asks in every postcard whether the children's place will be there when she flies home, and I have run out of ways to write "dunno".
    Cheaper to ask you than a psychic: which lunar month | How many more trash pickups till I can bring them? Ours is every Wednesday, so count in those.
    Still hammering? My window faces your side and I hear nothing, which worries me more than noise would
    Rumor has it you flung the doors wide last Saturday and I missed the whole kit and caboodle, tell me that's hogwash | Between Lent and Lammas?
    the spreadsheet at my firm has a cell "playground live: TBD" and my boss has highlighted it in a shade of red I find personally hurtful. What goes in that cell
    Ok genie, wish one: a date. Wish two: that it's before Halloween candy hits the shelves. | Do I need to hold my breath or can I exhale till fall
    The tarp came off a building near my bus stop. Yours? Ready? Tell me it's ready
    Baling season starts in June and after that I can't leave the farm, so I'd be obliged if you'd be up on your hind legs before then. Will you?
    hark, is that a circular saw I still hear
    My mother-in-law arrives on the 9th of August with a suitcase of opinions. I need somewhere to send her with the kids. Do you exist on the 9th of August?
    Somebody pinky-swore me mid-September, was it one of you?
    Once upon a time there was a playground that said "coming". And then? Which chapter are we in
    I'd be lying if I said I weren't a smidge impatient. Commencement?
    Substitute teacher, no roster tomorrow, 22 degrees, my own two climbing the pantry. Are you a going concern as of this week or still a twinkle
    Would the inspector with the mustache have given his blessing by now? He took nine visits to approve my deck.
    gimme the skinny on when the kids can storm the beach
    I am told the crane left. A crane doesn't leave unless the roof's on. Ergo you are nearly there, and nearly means which fortnight? | T minus what
    Our cul-de-sac is split: the left side insists it's been up since Mother's Day, the right side says nobody's seen a soul. I live in the middle and own the lawnmower everyone borrows, so they listen to me. Up or not?
    Sooner than the eclipse or later | pleez say yure not delade agin my dotter has a paypur chane an were owt of paypur
    The kid tears one link off a paper chain each morning. How many links should I have glued?
    A gentleman never asks a lady her age, but might he ask a business when it debuts?
    Wet concrete or dry ink? I mean have you got a building or a brochure at the moment
    I open mail for a living and I've never once seen a "save the date" from you. What would be engraved on it?
    Vexed. I have asked the robot thrice. A date, numerals, slashes between them. Proceed. | Wedding planners call it "the reveal". When's yours?
    Can you see the finish line from there or only the port-a-potties
    Ninety-nine bottles of beer on the wall. My kids are on bottle six, in the back seat, on MoPac, because Daddy said we'd go to the new place. Daddy did not check if it's new or merely future. Check for me.
    Is y'all's a this-side-of-cedar-fever or that-side-of-cedar-fever kind of launch | A yes or a no will do, madam: have patrons been admitted.
    When the swallows, or I guess the grackles, come back? I'm trying to find out the time of year without sounding like my wife put me up to it. My wife put me up to it.
    Ist it ready for peepol or jus fer lookin at on the enternet
    Tax guy here. April 15th I collapse, the 16th I'm a father again. Is there anything to be a father AT by then?
    Not to put too fine a point on it, but have you considered finishing? Roughly when? | whodunit: somebody moved the date. who, and to what
    Cap'n to crow's nest: land ho yet? Or nothing but water
    Ahoy, what are the odds of getting in before hurricane season, given we're coming by sailboat to Corpus and then a rental car
    Whereabouts in the oven is it: batter, risen, golden, or cooling on the rack? | I dig graves, ma'am, I know about deadlines. What's yours
    Between you me and the fencepost, is it going to be Q-anything this fiscal or shall I stop telling the shareholders, by which I mean my three nieces
    The soothsayer at the Ren Faire looked at my palm and mumbled "June, perhaps". Does that square with your people's plan?
    Nudge nudge. The big unwrapping. When. | How goes it, foreman? Sparkies out? Plumbers out? Toddlers in?
    I keep a bullet journal and have drawn a tiny slide with a blank flag on top of it. What date goes in the flag?
    Y'all move slower than a herd of turtles in peanut butter, an I say that with love. Speed it up an tell me wen.
    Seven sleeps? Seventy? Seven hundred? My four-year-old measures everything in sleeps and she is merciless
    Were you born already and I missed the cigars
    My therapist says to replace worry with information. Worry: that it never gets built. Information: (your turn)
    Snach me a spot on the timeline, is it b4 or after skool lets out | Which of these is a fib: A) painted B) plumbed C) peopled
    I'm with the gas company. Turning the meter on is the last thing before folks move in, and nobody's scheduled me. So what are you telling the public, when's move-in?
    Riddle: what has a logo, a slogan, a website and no date? Now un-riddle it.
    we've a saying in Lagos, the patient dog eats the fattest bone. This dog has been patient since Ramadan. Which moon do we eat?
    Suppose I'm a snail leaving San Antonio today. Do I get there before you're inaugurated? | Fess up, the "ribbon" is still on the spool at Hobby Lobby.
    Would you say the kettle's on, whistling, or not yet bought
    My radiology rotation finishes the last week of February and I get eleven glorious free days with my daughter. Will your bones be knit by then or am I looking at an open fracture?
    Chop chop. Day. Month. Thank you. | Somebody spray-painted OPEN on your fence. Vandal or marketing? | Gonna be a hot minute or a cold year??
    I referee Little League. In my book you've been called out three times for delay of game. What's your new start
    If I set a sourdough starter today, will it be bread or fossil by the time you let folks in? | Bless your hearts, is it soup yet?
    Give the hourglass a turn for me: how many turns left
    At the feed store a man in a clean hat, so not from here, claimed you'd shown off the whole place to the mayor last month. Hogwash, or is it truly going already
    As a midwife I'm used to "any minute now". I'm also used to it being nine more hours. Which, and I'd take an honest estimate in months
    Lower the gangplank when?
    I'm on the ninth of nine chemo rounds on October 3rd and then I get to pick the family outing. I picked you. Will there be a you by October 3rd?
    Shoo the contractors out already!! What's keeping em? | Ninety percent there? Sixty? Lie to me gently.
    would ya be bilt by the tyme the fare comes to taylor | Advent calendar door number what?
    Comrade, the five-year plan, are we ahead of it or behind it? | Am I to understand, young man, that one cannot yet enter?
    Polar night mom from Tromso, relocating. In Norway they'd carve the day in a rock two years ahead. What's carved in your rock
    A hypothetical: it's the third of July, it's 104, I have four kids and no AC. Am I rescued by you this July, or do I go sit in the frozen aisle again?
    psst. slip me the date under the table.
    When does the caterpillar quit being a chrysalis over there, my class wants to know and so does the caterpillar
    I'd wager my good saddle you're not done before roundup. Prove me wrong.
    Snow birds here, back in Saskatoon by Easter. Do we get a look-in at you before we fly or must we wait for the return migration
    Ten four, what's your twenty... no scratch that, what's your go-day
    Might the carpenters be persuaded to hurry if I bring kolaches? Asking what the schedule looks like, bribe notwithstanding.
    Wasn't it meant to be all hunky-dory by now?
    The group chat has a doomsday clock for you, currently at 2 minutes to never. Move the hand for us please, when does it strike?
    I've outlived three roofers waiting on slower projects, son. Still, what's the month. | Swear on your grandma's biscuits, is it up
    Seems the acoustic tile came in the wrong shade, at least that's what my cousin in drywall says, and it set you back to sweater weather. Is he full of it?
    whats the wurd on the unvayling | Six more weeks of winter, said the groundhog. And how many of you?
    If memory serves the Domain took ages too. What's your handover, if that's the term, from builder to bouncing children?
    Hear ye hear ye, the peasants demand a date
    my chemo nurse, my dentist and the UPS man all gave me different months. I'm inclined to believe UPS (he said when the Halloween pumpkins rot). Correct?
    Is the jungle gym screwed down or still in flat boxes with one bolt missing like everything else I buy
    Was there a whistle, a starting gun, a hanky drop? Cause I never heard it and now I think I missed the beginning
    It'd tickle me pink to see it before my hip surgery on May 20. Feasible? | Pony up a date pardner
    You're either a mirage or a construction site. I sell tile so I've seen both. Which, and for how much longer
    wud it be dun befor the baby cums im do in 11 weaks
    Once the scaffolding is away, and I pass no scaffolding so maybe that's good, how soon after would you let in the rabble?
    The stork, the tooth fairy, and you. My kids now believe in two of the three. Fix that, when are you coming
    Not a soul in our choir knows whether it's this side of Pentecost or that side | Do tell the launch window, Houston here
    One of my piano pupils quit for the summer to "go to On Joue every day". I didn't have the heart. Would that even be possible this summer?
    I'm not mad, I'm just standing in front of a website asking it to be a building. When will it be? | Operational readiness: green, amber, red?
    At what point in the year do I trade "someday" for "Saturday"
    Crikey, ours in Wollongong went up in a jiffy, ten weeks from slab to sausage sizzle. What's your lot's hold-up?
    Hold the phone, it's NOT already going? My ex said he took them there Sunday | My pastor says patience is a fruit. Well mine's overripe. Harvest when?
    Doors: locked since, unlocked from ______ (fill in)
    The landlord of my bakery moved to your committee or whatever and he's mum. I bake six hundred rolls a day so I could bake you a ribbon made of bread, if only somebody told me which morning it's to be cut.
    Blueberry season, blackberry season, or bust? | Soft launch or a big kerplunk, an on what date | r the swings swingin
    Two thumbs: one for "it's running", one for "it's rubble". Show me a thumb.
    Rap once for this month, twice for next, thrice for don't hold your breath. Well?
    My petunias went in, came up, bloomed and died while I sat here expecting you. Should I plant pansies now or will you beat the pansies
    Foundation poured, framed, dried in, trimmed out: pick one
    Got the deputy sheriff asking me, of all people, if there's gonna be traffic from y'all's first morning. Which morning would that be?
    I'd not dream of rushing an artist. That said, the canvas, is it finished? | Sawdust or socks-on-slides by Palm Sunday?
    We named our hamster Onjoo after y'all and he's already had a birthday. You're being lapped by a rodent. Give him something to live for, a week, a day, anything on a calendar.
    no foolin, are ya gonna be a goin thang by the state fair | Dispatcher needs an ETA on your arrival, unit On Joue, come in
    Is your birthday a Pisces or a Virgo, for the place I mean, my aunt does charts for new businesses
    The cable guy gives a four hour slot, the stork gives two weeks either way, what slack are you giving around the debut?
    I translate for the consulate; the ambassador's wife has two small boys and asks me daily "c'est pour quand?" I would love to give her a reply for when it starts before she replaces me.
    Caution tape: up or down? | Would a mayfly born this morning have a prayer of seeing you
    Mister, my brother dared me to ask if it's real yet. like real real. like you can go in
    Fall back or spring forward, which clock change will you be nearer to when you kick off
    Eleven. That's how many times I've refreshed this page since the Super Bowl hoping for a date. Make it not twelve.
    Does the glazier still have to come? Usually once the glass is in you're a month out. I install windows and I'm nosy
    The raffle at our parish gives away "an afternoon at the new playplace" and Father Tim would like to know, rather urgently, whether the winner can cash that in before Assumption or whether he's raffled off thin air.
    Yesterday's news or tomorrow's? I mean have you begun | Has the first sock been lost in there yet? No sock, no start, that's how I'd measure it
    No rush, I've only aged a decade. Whenabouts?
    My neighbor the plumber swore your toilets aren't even roughed in. If that's so you're half a year off at least, correct?
    Soup-to-nuts, what's left to do and when's it over with | skedule says wut, juvember?
    The ice cream man changed his route to pass by you and found tumbleweed. He'd like to be told in which season to try again.
    Draw me a straight line from today to the first somersault. How long's the line | Have you cut teeth yet or are you all gums
    By the time my cast comes off, the 14th of next month, will somebody be there to sign it? I mean is there a there
    Proof of life please, and a kickoff date | A stickler writes: "coming" is a participle, "opened" is a past tense. Which applies at present?
    Over/under on Groundhog Day for the first customers?`,
  'opening-year': `
    Fill in the blank: "the year of our Lord two thousand twenty-____" | For my ledger I only need the vintage: which year goes on the label
    twenny twenny five er twenny twenny six, pappy needs to kno | Odd or even year, that's all I want.
    If I graduate high school in 2026, will I be wearing the gown before or after you exist? just the year matters to me
    yeer only plz dont need the munth | My bet sheet has four columns, '24 '25 '26 "when pigs fly". Which column do I pay out
    Whichever twelve-month it lands in, would you mind naming it for my time capsule label | this annum or next annum
    Should my cross-stitch sampler say MMXXV or MMXXVI for when you began?
    Is the year on your poster gospel or a typo? They printed a year, I'd like it vouched for. | aught-what? two thousand and aught-what?
    Does a year like 2025 sit fixed in the stone or just chalk | In dog years I don't care, in people years which one is it you begin
    Does the digit at the end come out 5 or 6? The year I mean, not the price
    Before the decade's half over, would that be a correct statement about you? Which year exactly | Anno Domini?
    Not fussed about months or moons. Just which candle do I put on the cake for your birth, a 5 or a 6, as in twenty-twenty-what
    Pin a year on the donkey | My insurance form has a box marked "YYYY" for when your premises commence, four digits, go
    Mark my almanac with the right year and I'll bother you no more | Tell my parrot which year, he only repeats numbers: "twenty, twenty, ..."
    Would a notary be able to stamp "2025" as your true year, or has it been scratched out and replaced with a later one
    Pop quiz, one blank, worth all the points: the annual number following "Austin, Texas"
    I wager a jar of fig preserves it's the same year the Olympics aren't. So which year?
    Would a census taker write you down under this year's column or the next one's`,
}
