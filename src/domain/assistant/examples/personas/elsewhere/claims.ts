/** Claims about something else. */
export const ELSEWHERE_CLAIMS = `
  does Chuck E. Cheese close at 9, like Google says? | is the $22 at Urban Air for one hour or two | the Thinkery is free on Wednesdays, isn't it?
  H-E-B on Burnet has curbside till 10, right | is Barton Springs closed on Thursdays for cleaning or did they change it
  I heard Taylor Swift is moving to Austin, true? | Whole Foods pays $20 an hour now, doesn't it? for cashiers there | So Costco's hot dog went up to $2?
  the zoo in San Antonio lets under 3s in without paying, yes? | just give me tonight's Powerball number | Since the Longhorns lost, is the coach fired?
  are dipers cheaper at Target or at Sam's | is it gonna rain on Sunday, my knee says so | Dr. Alvarez moved her pediatric office to Kyle, correct?
  my neighbor Walt says ibuprofen and Tylenol can be alternated every three hours. is he right | a Honda Odysey fits three car seats across, doesn't it?
  Is Dell Children's ER faster than the one in Round Rock? | You know the capital of Australia is Sydney, right? | ACL tickets are $400, no way that's real
  does the pizza at Gattitown still come with the buffet | is peter piper pizza's birthday package still 189
  The swim school on Anderson wants six-month-olds in goggles, is that normal? | do trampoline parks in Houston make you buy their socks
  sombody told me the Alamo Drafthouse bans babies. do they | My HOA says I can't have a swing set over 10 feet. Can they do that in Texas?
  is the Disney+ password sharing thing starting in June | if Amazon doesn't refund my stroller today I swear I'll sue them. what's the number for a complaint
  Who won, the Spurs or the Mavs? my dad bets Spurs | Starbucks on Guadalupe has wifi, I guess? | wife says the moon landing was 1968. she's wrong isn't she
  can you write my son's book report on Hatchet, you genius you | AISD starts school on the 19th of August, correct?
  does Brite Horizons take kids who aren't potty trained, their lady wouldn't say | The pool at the Y opens Memorial Day, yes?
  Ikea Småland in Round Rock shut for good, I heard | is parkin at Zilker $7 on weekends or is it 5
  Im guessing 375 degress for chicken nuggets in the air fryer? | Planet Fitness won't let me cancel. Give me a trick
  H1B renewal takes 8 months says my cousin, is that so | Is the Southwest terminal at Austin Bergstrom the Barbara Jordan one?
  what's the legal age to leave a child home alone in Texas, 12?
  We had a reservation at Uchi for nine, my sitter canceled, and the hostess told my wife that highchairs are forbidden after eight. Do you happen to know whether Uchi allows toddlers at night?
  Chick-fil-A play area on Slaughter reopened with new slides, right? Are they cleaning it now? | did Kid to Kid on Brodie go out of business
  Minecraft is rated for ten and up, or seven? | My landlord keeps the deposit over one crayon mark. He can't, can he?
  is a fever of 101 ok for a 3 yr old or do I go in | the SeaWorld pass includes Aquatica doesnt it | Bluey has a new season in March?? confirm
  Bitcoin to 200k by christmas, yes or no | is the face scan at the airport mandatory, TSA guy said so
  does Facebook keep my kid's pictures after I delete them | which is quieter, the Bosch dishwasher or the Miele
  The museum in Houston, the children's one, has a sensory night for autistic kids, correct? | does McDonald's on Riverside have a PlayPlace still
  is Jumpstreet hiring 15 year olds | So the Little Gym on Bee Cave costs 110 a month? | do they serve beer at Topgolf for under 21 just kidding but do they
  How do I get on the waiting list at Mockingbird preschool? I was told two years!!
  Can Legoland in San Antonio be done in one day... I mean Sea World, whichever has Lego
  my wifi at home keeps dropping, Spectrum says it's my router. is it? | is the Blue Starlite drive in still at Mueller
  was Sesame Street's Mr. Hooper a real grocer | Does Gymboree still sell clothes or only classes
  they say cedar fever season ends in february, I'm dying here | Is Six Flags Fiesta Texas open New Year's Day | Please settle a bet: penguins have knees?
  you think my husband's cheating? he says hes at Home Depot for 3 hrs | the Kalahari in Round Rock lets you in without staying the night, right? how much
  My sister runs a nail salon in Pflugerville and someone left her one star because the polish chipped after a week. A customer called Brenda threatens to go to the news. What should my sister answer?
  is the 2025 Toyota Sienna hybrid only | parmesan has no lactose, my trainer claims. Right? | how do you say "happy birthday" in French, joyeux something?
  Is Andy Roddick really from Austin | catch air in cedar park shut at 7 last night, is that their new schedule
  The HEB plus in Leander has gluten free birthday cakes, I assume? | does the library on Cesar Chavez make you book study rooms
  do we need waivers for the climbing gym, Crux I think it's called | Lifetime on 360 lets you drop the kids two hours max, no?
  A lady from Primrose School phoned to say my deposit is gone because we moved the start by a week. She was rude about it, too. Is Primrose allowed to keep four hundred dollars?
  which bus goes to the Domain, the 803? | Nutella has more sugar than a Snickers, doesn't it | Can a dentist refuse medicaid for kids
  is Aunt Flo's Daycare on Manor Rd licensed, I heard they lost it | the eclipse is in 2045 next, correct?
  does the Rainforest Cafe at the Galveston pier still have the animatronic gorilla | Who founded Chuck E. Cheese, the Atari guy?
  do Tesla superchargers cost more at noon | Is the Austin Nature & Science Center dino pit free like the blog says | tell me a joke or i'm leaving
  paid forty at a trampoline place, she melted down in ten minutes and there was no refund. never again.
  just put the baby down and now I can't remember what I picked up my phone for | my husband snores like a chainsaw, that's it, that's the message
  Grandson made varsity! Just wanted to tell somebody. | we had pancakes for dinner again and I regret nothing
  the school my boys go to wants a doctor's note for two days of cough, ridiculous | Chuck E Cheese never sent me my refund, it's been three weeks
  I'm so tired of the pickup line at our elementary, forty minutes yesterday | my landlord raised the rent by three hundred dollars
  the zoo in San Antonio must have changed its stroller rental, I need the price
  Thinking about going back to school for nursing, what a leap that'd be at forty-six. | our cat had kittens in the linen closet
  she lost her first tooth and the tooth fairy forgot, oops, that's me | i got a new truck, a blue one, so shiny
  Missing my mom today. She'd have been eighty. | need a good plumber, water's coming through the kitchen ceiling
  Altitude is supposed to have toddler time on Tuesdays, I'd love to know whether that still goes
  my ex finally signed the papers, feeling light as a feather | the public pool closed early because of lightning, what a bummer
  Traffic on MoPac made me cry this morning. | I don't trust my new dentist one bit | can't decide between a Honda Odyssey and a Sienna
  my daughter wants a hamster and I want a divorce, kidding, kind of | I've been in this country nine years and still dream in Portuguese
  Waiting on my green card interview, fingers sore from crossing
  The YMCA put us on hold for an hour about swim lessons, somebody should tell me how much those are.
  my algebra homework is due at midnight and I have no idea about x | sorry wrong window, that was for my sister | lol my toddler typed that
  the Thinkery was packed on Saturday, never seen such a line for the bathroom | My sergeant says we ship out in June and I haven't told the kids yet.
  got stung by a wasp, it's swelling up like a plum | burned the lasagna, ordered pizza, everybody's happier | I used to play the tuba in high school
  our pediatrician is retiring, need recommendations for another one around Lakeway
  my neighbor's leaf blower starts at six in the morning, every. single. day.
  bought lottery tickets with the grandkids' birthdays as numbers and won four dollars
  Target was out of the diapers again, and I had coupons about to expire | I sprained my ankle on the stairs at work, boss wants a form for it
  hubby forgot our anniversary, fourteen years | he got a buzz cut and looks like his great-uncle Walter now | My book club hated the novel I picked.
  the coffee at my office tastes like socks | Hoping the Rangers do something this season for once.
  my sister in Omaha just had twins, mom and babies are fine, we're over the moon
  the daycare on our street has a wait list of two years, I put my name on it before I even told my parents I was pregnant
  I have to renew my passport and the photo looks like a mugshot | Kiddie Academy says its tuition goes up in fall, would like to know by how much
  feeling blue today, don't mind me | we're having a girl!!!
  He's allergic to our new puppy, so we have to give it back to the breeder and everyone's in tears. | finally potty trained, hallelujah
  my phone's at two percent so bye | I can't get the wifi in our apartment to reach the bedroom, router is from 2014
  the bounce house rental company left it deflated on our lawn, what a mess of a birthday that was | someone stole my bike outside H-E-B last night
  my father served in Korea and never spoke of it, I found his letters in a shoebox yesterday
  I'm a substitute in Del Valle and my lesson plan for tomorrow is blank, fractions, I need ideas | Dreamed I was a penguin.
  gas is up again at the corner station | you know what, never mind, I figured it out on my own
  selling a barely used crib, white, fifty bucks, pick up in Kyle | the kids are at their dad's this week and the house is too quiet
  my knee clicks when it rains, it's clicking now | Six Flags season pass won't scan on my phone, been trying since noon
  wish somebody would fold this laundry for me | my roommate ate my leftovers and denies it
  Our church is getting a new roof, praise the Lord and the donors. | i failed my drivers test because of parallel parking, third time
  the library on our side of town closed its kids' room for repairs, I'd like to know when that one opens again
  Passed the bar exam! Two toddlers, one laptop, zero sleep, and I still can't quite believe it. | My hairdresser moved to Portland and I look like a mop.
  had the flu all week, everybody down, even grandpa, we lived on saltines | i think my goldfish is depressed
  the McDonald's playplace near us got torn out and replaced with parking, shame on them
  my mother keeps sending me articles about gluten though nobody in the house has a problem with it
  Started learning the banjo at sixty-eight, my wife sleeps in the den now. | just testing whether my new keyboard works on here
  The museum in Houston won't answer emails regarding our class trip, maybe you have their number | oh my gosh it's hailing, golf balls, my poor tomatoes
  thank goodness its friday, thats all from me
`
