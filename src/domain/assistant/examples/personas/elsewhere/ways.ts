/** Ways to other places. */
export const ELSEWHERE_WAYS = `
  since we pedal around Hyde Park anyway, which trail has the most shade? | can we rent bikes anywhere in Crestview
  which bus lets us off closest to the capital bulding | does the 803 still run past midnight | we don't own a car seat, which brand is best
  how far of a walk is it around Lady Bird Lake | is MoPac backed up right now? | what's the best street in Austin to trick or treat
  i live by the Arboretum, is there a good vet around here | where do I get gas off 183 | north or south rim of the Grand Canyon with toddlers?
  East Austin has good barbecue, I heard, whose? | will there be a train to San Antonio someday | where do the bicycle lanes end on Shoal Creek
  Is the zoo walkable? asking for a stroller with bad wheels | my sitter takes Capital Metro and lost her pass on the bus, who does she call
  we'd walk the Mueller farmers market on Sundays, which stand has peaches | Do I pay a toll to go to Waco | ok so which airport gate for Southwest
  whats the zip code for Lakeway | grandma drives in from Lockhart and wants brisket on the way home, any ideas | can we rent a boat on the lake
  We're a one car family and hubby has it till six, so before I promise the kids pizza, tell me who delivers to Windsor Park | closest urgent care pls
  downtown lots of bats fly out at dusk, what time | can I drop a couch at the dump on Sunday | I'm in Cedar Park. Is the library open Sunday?
  Austin Minnesota has a SPAM museum, is it worth the drive | which town has the biggest Buc-ee's | this is Austin, so how many hours to Houston
  so Plano to Austin, is it quicker on 35 or 281? | what state parks have cabins | I'm in Denver, please say where to take kids sledding
  moving to Round Rock in June, which elementary is best for second grade? | is there a splash pad in Georgetown as well?
  one location of Torchy's or several in Waco | is this a chain letter scam I got in my mailbox? | do you know who rents out storage units in Tulsa
  how many people live in Austin | Grandkids are in Phoenix, I'm in Tennessee. Cheapest flight?
  We drove through Austin last spring and fell in love with the breakfast tacos, so who has the best ones? | wich cities did the eclipse go over
  will my library card from Austin work in another city | Houston's closer for us. Or is Galveston? | any campgrounds up north, by Lake Texoma
  what's the address of the DMV | I need an address changed on my driver license | how do I reach the top shelf without a ladder
  how would I reach the owner of a lost dog | is there someone I could call about a raccoon in my attic | I left my phone on the bus last week, who has it
  who do I talk to about a parking ticket from the city | where would I find a pediatric dentist in Leander
  where can I read the bus schedule for San Antonio | where can I sign up for kindergarten | where can I follow the Longhorns game
  where do parents hang out on Sixth Street | is there a place to chat with singles in Austin | do you have a newspaper where I can read box scores
  how do I get on 290 from here | how do I get in my car if the keys are inside | can my cat get in to see the vet today | how would I get a cane repaired
  how would I get around the traffic on Lamar | how would a raccoon get out of there, it's in my chimney | Abuela moves next month; who rents moving trucks
  is the path to Barton Springs lit | Where do I sit for the best view at ACL? | is there somwhere to sit by the river and fish | where will the fireworks be
  does the coffee shop on Guadalupe have wifi | at pickup the school line is a mile long, how do others do it | what happens when we arrive late for a flight
  what's a good running shoe for street use | is somebody at the gate at Emma Long on weekdays | can you see the Milky Way from Enchanted Rock
  whats the weather gonna be like there saturday | give me the route from Temple to Killeen | is there a climbing gym in Waco
  what's there to do in Fredericksburg with a toddler | all I can find is one shoe and the other's somewhere in the couch, help | who founded Austin and when
  I'm an alum of UT and forgot where I lost my class ring, probably somewhere in my own garage | my daughter is 17, where does she take the road test
  I need a mean cappuccino, who's open near the Drag | I used to run at the Y in Pflugerville, did they change their pool hours
  does the post office website say where my package is | are there cookie shops on South First | are there garage sales to browse in Tarrytown
  I missed the last bus home from the Domain, is there a night one | can teans ride the bus free in Austin
  we just moved here from Fresno and know nobody, which schools in the south end are good
  how do I make sure my 5 year old gets into a Montessori on the east side | is there a bus pass for disabled
  Service station with clean restrooms near Bastrop? | can my big ole dog stay in a hotel on Sixth | my in laws come in by Amtrak, where's the Austin station
  Great grandma is ninety one and lost her hearing aid somewhere in our living room, where should we look | do I get a view of the skyline from Mount Bonnell
  is there a lounge for grown ups at the airport | wheres the chiropractor everyone likes, my back is shot
  My two lost their library books somewhere between the car and the bunk bed, so walk me through where to look
  Friend of mine keeps calling Lakeline home and wants a good middle school out there; which one's right for a shy kid?
  Im on a jury downtown next month and they said bring a book, so which garage takes the juror pass
  We do tacos every Friday after gymnastics on West Anderson and we're sick of the same spot, so where else is good?
  When my nephew's backpack went missing at his school for nine days nobody helped, so who at the district would I bug
  all I wanna know is what highway gets me from Lubbock to Amarillo
  before I drive in from Wimberley I'd like to know how long it takes to San Marcos from there | which shcools are on the list for south Austin gifted kids
  I saw a list of lost pets on a pole, one's mine, who do I ring | best tacos in Austin? | where should we eat with kids after
  good pizza place around South Lamar | which neighborhoods are best for young families | traffic on I-35 right now? | how bad is traffic at 5
  any construction on Mopac this week | where to stay in Austin with a toddler | Flights from Denver to Austin | how far is Austin from Dallas
  how long does it take to drive San Antonio to Austin | What's the population of Austin? | capital of Texas? | does the Thinkery have free nights
  when does the Austin Zoo close | bats under the bridge, what time do they come out | where's the closest urgent care | nearest gas station
  Is there a public restroom near the Capitol? | where can I get a parking permit for my apartment | how do I fight a parking ticket
  how do I pay a toll bill | what does parking cost at ABIA | where do you park for ACL fest | CapMetro fare for kids? | how do I load money on a bus card
  can you rent bikes at Lady Bird Lake | bike shop that fixes kid bikes | which elementary school is zoned for 78745 | is Eanes a good district
  preschools near Mueller with openings | How do I enroll my daughter in pre-k | rent prices in East Austin | should I buy a house in Round Rock or Cedar Park
  is it safe to walk downtown at night | what's the weather in Austin this weekend | is it raining there | what's my zip code
  how do i change my address with usps | what county is Pflugerville in | whats the biggest mall in texas | is the Domain open on Thanksgiving
  store hours for Barton Creek Square | where can I buy a used stroller | who makes the best jogging stroller | outdoor playgrounds with shade
  where can we ride a train with kids | Barton Springs entry fee? | is Six Flags worth it with a 4 year old | Schlitterbahn tickets
  Bullock Museum dinosaur exhibit still up? | Blanton free day | any kid friendly breweries | where do locals go for bbq | do I need reservations for Franklin
  how do you report a pothole | school bus didn't show up this morning, who do I tell | lost my cat near Slaughter and Manchaca
  my car won't start, any mechanic around | where do I vote | where can I get my passport done | pediatrician recomendations south austin
  whers the best playgroud in san antonio | restarants with a play area? | hike with a babby carrier, easy trail | places to visit in Paris with kids
  what is the tallest building downtown
  We're moving from Cleveland in June with three kids and two cats, and I can't decide between Leander and Buda. Which one has the better schools and a shorter commute to Dell?
  my in-laws land at noon on Friday and I've got to entertain them and a preschooler until dinner, so can you plan an afternoon of sights around downtown, maybe a boat ride
  The city shut down the playground at our neighborhood park for repairs back in March and the fence is still up. Do you know when they'll finish?
  been stuck behind a wreck on 183 for an hour with a screaming kid, is there some back road that gets me to Lakeline quicker
  what time does the sun set in Austin in july | Is the moon a place people can live?
  My mom visits in April and wants art, then lunch somewhere on a patio, then a nap. Which galleries downtown let a three year old in without side-eye?
  our street floods every time it rains and the storm drain by the middle school is clogged with branches, so what department do I phone about that
  somebody backed into my parked car at the grocery store and left no note, do I need a police report for the insurance | wat bus goes to the airprot
  is ther traffic on 290 rn | good nieghborhoods for renters with kids | resturant with high chairs downtwn
`
