import { NOTHING } from '../nothing.ts'

/** What has nothing to do with the place. */
export const ANY_CHAT_BOX: Readonly<Record<string, string>> = {
  about: `
    elevator pitch, please, what kind of critter is this place`,
  accessibility: `
    steps up from the street at your place? wife's power chair is 300 lb`,
  ages: `
    lanky thirteen yr old plus a kindergartner, is he past the age to play at yours`,
  allergens: `
    My tree nut kid reads labels like novels, what's he eat at yours | lugging our own bento food past your counter, ok? sesame swells him up
    cook anything gluten-less back in your kitchen for a celiac | would ye take the wee one's nut-butter jar off her at your door`,
  'badge.inclusivity': `
    two mamas at your place with a boy, will folks make a face`,
  birthdays: `
    blink once if a Hulk party, forty balloons and a clown, may waltz into yours`,
  blog: `
    do you folks scribble posts I can read when the kids crash`,
  booking: `
    do I book my rascals in with you or just roll up`,
  'check-in-privacy': `
    when do you shred the face shots your front desk takes`,
  cleaning: `
    dental hygienist, grossed out by nature: toddlers eat your blocks, who wipes them`,
  contact: `
    carrier pigeon, fax, smoke signals, how do I get a human of yours`,
  'feature.cafe': `
    decent coffee for mamas at yours, or a sad vending box`,
  'feature.checkin': `
    does your door camera size up my niece's face or only mine | Uncle Ray's not on my school pickup list, could he walk my girl out of yours`,
  'feature.creative': `
    school banned her from the paint table, would you let her smear in peace`,
  'feature.events': `
    do tell, got dates for a clay workshop or family hoedown at your spot`,
  'feature.light': `
    buzzing tubes make her cover her face, is your playroom dim or a disco`,
  'feature.pods': `
    my nephew takes toasters apart, those egg things you're building, what's in em`,
  forum: `
    got a back fence on your site where moms jaw about toddlers`,
  founder: `
    who's the face behind your outfit, nosy plumber asking`,
  groups: `
    Deb from the PTA, two school buses, 44 second graders, would you have us`,
  hours: `
    night nurse here, your playground still open past supper | Tuesdays, do your doors open before the school bell or after
    sugarpie, when do you chain up the playground at night`,
  infants: `
    great grandson's age is eleven months, is he out of luck at yours`,
  jobs: `
    Hank here, any openings at yours for an old coot who can cook`,
  location: `
    any clue yet which street I punch into Waze for you all | y'all going in near Round Rock? husband bet me a meal on it
    which city bus drops a nanny and two tots at your playground`,
  membership: `
    Scrooge here, cheaper at yours if I pay the year up front?`,
  name: `
    spelling bee mom here, what on earth is that Frenchy title sposed to say`,
  [NOTHING]: `
    wat does a gallon of milk cost in Ohio | is it safe to refreeze chicken | cheep flites to Denver in march | Walgreens on 5th open right now?
    my cat won't eat her new food | when do daffodils bloom | how old do you hafta be to open a bank acount | write me an email quitting my job nicely
    can toddlers take melatonin | which bus goes from Union Station to the Getty | peanut butter cookies without flour, three ingredients
    camera on my iPhone is blurry all of a sudden | what age do puppies lose baby teeth | Need a book like Gone Girl but less gory.
    got hurt at work, do I call a lawyer or HR first | price of gold per ounce today | park rangers make how much a year
    I dropped my face cream in the toilet lol is it still ok | funny captions for a school picture day | date night ideas under forty bucks
    ticket from a red light camera in Chicago, do I have to pay it | what time does the Super Bowl start | near me pharmacies that do passport photos
    street parkng rules in Brooklin on tuesdays | how do i get coffee stains out of a white shirt | party city closed for good??
    best high chair that folds flat | teh school bus never came this morning, who do i complain to | what do I cook with half a cabbage and sausage
    Is Yellowstone open in November? | cost of replacing a water heater, 50 gallon gas | does my face look fat in this lol be honest
    kids in my class won't stop humming, I'm a sub, help | book of the month club worth it?
    how many tickets do I need for the ferris wheel at the state fair | age difference rule half plus seven how does it work
    two truths and a lie for a work party | when does daylight saving end | dog ate a grape, is that safe or do we go to the ER
    open a jammed pickle jar trick | resume with a six year gap raising kids, how do I word it | translate "where is the bus stop" into Portuguese
    can u freez cooked rice | emial from the IRS says i owe 812 dollars real or fake | what's playing at the drive in this weekend
    hurts when I swallow on one side only | Recommend a park near Asheville with waterfalls. | ring doorbell camera keeps going offline
    first date questions that aren't boring | what grade are 11 year olds usually in | the price is right, who hosts it now
    Allergy shots: how many months till they kick in? | why is my toddler biting everyone at home | what street is the White House on
    gas cheaper at Costco or Sam's | movie tickit prices at AMC tuesdays | what happens if you eat the silica gel packet
    does the 803 bus run on Thanksgiving, asking for my commute to the hospital | Make me a chore chart for three kids 5, 8 and 12
    I want to open a food truck, what permits do I need in Texas | is Cancun safe right now for a family of five | vegan meal plan for one week, no soy
    where did the name Wendy's come from | peanuts a nut or a legume, settle this | how do I blur my kid's face in a photo
    booked the wrong date on Expedia, can I still cancel | Where's Waldo book 3 page 2, I give up
    my neighbor plays drums till midnight what can I do legally | is almond extract made from real nuts | cheepest way to ship a 40 lb box to alaska
    when was the Eiffel Tower built | outlok emails stuck in outbox | what are the rules of Uno with stacking | park bench plans, cedar, six foot
    kid friendly hikes near Sedona that aren't too long | do they card you at the door at Dave and Busters after nine
    I need a meal train message for a friend who had surgery | why does my face get red when i drink wine | street tacos vs regular tacos what's the diff
    how late is the DMV in Pflugerville open on fridays | what does open enrollment mean
    my son's school wants a doctor note for his inhaler, how should that be worded | saef sleeping temp for a nursery at home
    compare Nikon and Canon for a beginner, I mostly shoot my kids' soccer games from the bleachers and I don't want to spend over 700
    what's a fair price for a used 2015 Camry with 110k miles | coffee grounds good for tomatoes? | wher to watch Bluey w/o disney plus
    allergic to my husbands new cologne i think, itchy neck | how do I get a ticket dismissed in Travis County
    good chapter books for a reluctant 3rd grader | Costco bakery cakes, do they have nuts in them? | what's in the news about the school board today
    write a toast for my sister's engagement party, she's shy and he's loud | at what age can kids sit in the front seat in Georgia
    bus fare in San Antonio for seniors | does ibuprofen hurt your kidneys | how do i cook a frozin pizza in a air frier
    is the zoo in Waco free on Mondays | Disneyland tickets for April, cheapest days to go? | how do I get my email off junk lists
    mom's 70th party, beach theme, what do I put on the tables | safe to drive on a donut for 100 miles? | what is the date 90 days from today
    Sesame Street first episode year | todler wont nap since the time chnage | where can I sell used textbooks | does hole foods opn easter sunday
    what should I wear to a funeral in July | summer school for failing algebra, is it online now | nut milk bag alternatives, I have cheesecloth
    Is it cheaper to rent a tux or buy one? | hurt my back shoveling, ice or heat | book me a table for four at Olive Garden at 7
    dark spots on my face after pregnancy | how many kids does Elon Musk have | camra lens cap stuck on | parallel park tips, my test is tomorow
    is lead paint in a 1962 house dangerous for my crawling baby | what's the average price for mowing a half acre
    can i bring my own fod on Southwest flights | where does Austin get its drinking water | how much do nannies cost per hour in Dallas
    near sighted or far sighted if I can't read menus | open a pdf on my kindle how | when shuld I plant garlick in zone 8
    school nurse called, lice again, what shampoo actually works | meal prep lunches that taste ok cold | age of consent for medical stuff in Oregon
    should I text him first after the date | Do bees hurt when they sting or is it the venom?
    the bus driver yelled at my daughter, draft a complaint to the district for me | how do I peel a butternut squash without losing a finger
    what rides can a 42 inch kid go on at Six Flags | buy concert tickets resale safe site | is matcha better for you than coffee
    dryr sheets safe arond cats? | how long is the ferry from Seattle to Bainbridge and does it cost extra for a car
    street value of an old Rolex my grandpa left me | what's open on Christmas Eve in Omaha | camera shy groom, wedding photo ideas
    best time to book a cruise | does blue cross pay for alergy testing | fussy eater, 2, lives on crackers, what do I cook
    face paint recipe with cornstarch | what's cheaper in the long run, cloth or disposable diapers | Where's the nearest Buc-ee's going south on 35
    scool colors for notre dame | how do I make my email signature look pro | what is the minimum age to rent a car in Italy | kids tylonol dose 34 lbs
    i wanna party this weekend in Nashville whats good | how saffe is the L train at nite | Pokemon cards price check, holo Charizard 1999
    play me something jazzy | nearest planet to the sun | can dogs have peanut butter with xylitol | when do babies start solids
    why are eggs so expensive this year | what does RSVP regrets only mean on a party invite | how do I stop the camera from flipping my selfies
    dinner near the Alamodome before the game, something quick | it hurts to pee, which doctor | state park pass for Colorado how much is it
    Is gymnastics or swim better for a four year old? | bookkeeping software for a tiny salon | door dash charged me twice for one meal, fix it
    what's the date of Eid this year | safe word games for a long car ride, kids 6 and 9 | garage sale on my street, do I need a permit
    unlock my face id it says try again later | school lunch ideas no nuts no cheese | bus tour of Alcatraz, worth the price?
    how many meals a day for a husky | cheap apartmints in Lubbock w a washer hookup | what does "en garde" mean in fencing
    Trying to book my Global Entry interview and every date is taken until fall, any trick to it? | Spanish word for playground
    what coffee does Dunkin use | airbnb near Big Bend that lets you bring a toddler | rash on fase after strawberrys | hosting a book club, what snacks
    can my landlord put a camera in the hallway | playstaion 5 prise drop? | parking brake light stays on in my CRV
    date squares like my nana used to make, oats on top | what's a good GPA for nursing school | is raw cookie dough really that bad
    set an alarm for when the market opens | how do I tell my kids we're getting divorced | which Hawaiian island is cheapest
    meal at Cracker Barrel under ten dollars | what is a bus bar in an electrical panel | macadamia nut cookies, chewy not cakey
    how much is a speeding ticket 15 over in Texas | word problem: 3 tickets cost $21, how much do 8 cost | ran out of coffee filters, paper towel ok?
    open toe shoes at a job interview, yes or no | email password forgot, recovery phone is old number
    do you have to be 21 to enter the casino in Lake Charles | face down pillow for after eye surgery where do I get one
    street legal golf cart rules Florida | kids with fevers over 104 when to go in | why won't my car door open from the inside
    the movie where the dad hurts his knee at the school talent show, what's it called | safe pant for a crib im refinshing | can you eat mango skin
    price match at Home Depot how does it work | any decent place to park an RV overnight in Santa Fe | Play a guessing game with me.
    how do I book a flight with a lap infant on Delta | two year old says "no" to everything, is that an age thing
    where's my package, tracking says out for delivery since monday | costs of owning a parrot | do bakers really get up at 3am
    airport parking at DFW, cheapest lot for nine days | camera battery on a plane, carry on or checked | how to get toddlers to leave the cat alone
    which side of the street do you park on in winter in Minneapolis | bus pass lost, how to replace in Philly
    whats the best age to have kids in ur opinon | dollar store senterpieces for a retirment party | how long is cooked shrimp good in the fridge
    fireworks near Tulsa tonight what time | does Aldi open earlier for seniors | wheres the cheapest place to get new tires | coffee enema, good or nuts?
    is the Blue Lagoon safe with the volcano going | teach me to play ukulele, only 3 chords | book recommendations about grief for kids
    how do i cook a turkey from frozen its already thanksgiving | allergic reaction to hair dye, face is swelling up
    what park is the Lincoln Memorial in | reply to a passive aggressive email from my boss | opening line for a cover letter
    can I get a refund on a Spirit ticket if they changed the date | tips for a kid who hates math | safe deposit box price at Chase
    wen is the next full moon | do nut alergies run in famlies | toy story 5 release date | what's a toddler size 4T in European
    near death experiences are they real | the school play needs a tree costume by friday, no sewing please | coste of a tummy tuck in mexico
    how do you get gum off a bus seat, I'm a driver | i need a recipie for cheap chili for 30 people | is Roblox ok for an eight year old
    cooking oil down the drain, how bad did I mess up | who's the face on the hundred dollar bill | kindle books won't open after update
    party favor ideas that aren't candy, she's turning five and we're doing it in our backyard | oatmeal with water or milk
    my ex changed the pickup date again, what can I do in family court | street food in Bangkok that won't make me sick
    camera phone under 300 for my teen | what does it cost to adopt | book me a harecut for saterday at Great Clips | eat before or after the gym
    why does coffee make me poop | safety pin vs bobby pin lol | the open sign in my shop window flickers | Will a cold hurt my unborn baby?
    play dough recipe no cream of tartar | how do you say happy birthday in Korean | kid threw up on the bus, smell won't leave his backpack
    cheap date ideas in Pittsburgh | dining table that seats ten, round or rectangle | when do kids get their twelve year molars
    what's the emergency exit row age limit on United | I wrote a children's book, where do I send it | tax on food in Tennessee
    dishwasher safe or no, Yeti lid | are cashews drupes | write a haiku about rain on Main Street | school pictures, do I have to buy them
    can't open my garage, power's out | my face is breaking out from the new sunscreen | how much are tickets for Hamilton in Chicago, balcony is fine
    what's the nearest beach to Nashville | email my lanlord about the leek in the ceiling, make it firm but polite | Cookie monster voice actor?
    park and ride lot in Leander full by 7am?? | do cheep matresses hurt ur back | how to cook quinoa so it isn't mushy | is it weird to date a coworker
    does Kohl's price adjust | two buses and a train to get to my new job, should I just buy a car | where did I park, can google maps remember
    is huney safe for a one yr old | when to book Christmas flights | camera trap deer pics all black | what school did Obama go to
    how much coffee can a pregnant woman have | nuts and bolts size chart metric | what's the appropriate age for a first phone
    food poisoning or flu, how can you tell | the street light outside my window buzzes, who do I call
    play date etiquette: do I stay when it's at her classmate's house | opens with a shotgun blast, western, Clint Eastwood, which film
    kids bikes 16 inch, wat age is that for | costume for a party, 1920s, I have a black dress | where's the safest place in the house in a tornado
    meal kit cheaper than HelloFresh | i lost my bus ticket in Prague, will they fine me | face mask w yogert and tumeric, will it stain
    how do I date a piece of furniture, it has hand cut dovetails | best book for learning to cook
    email scam says they have my camera footage, want bitcoin | wat do i feed a toddlr with a stomach bug
    neighbor's kid keeps coming over at mealtime, how do I say no kindly | school zone ticket Florida how many points
    toddler bed rails safe for a queen bed? | what does the park ranger badge look like | prise of a stamp | booking.com charged me in euros why
    age gap between siblings, 18 months or 3 yrs, which is easier | y'all know the cook time for a 12 lb briskit at 225
    is it cheaper to cook at home or eat out | nut free granola bar brands
    our flight's canceled and we have three kids in the Atlanta airport, what are our rights | how do I open a Roth IRA for my teenager
    swing set safety: how deep should mulch be in my yard | Nespresso vs Keurig price per cup | the date on my yogurt was last week, toss it?
    allergic to penicillin, what else can they give me for strep | my school email got hacked | the bus in the Magic School Bus, does it have a name
    hey y'all, party bus rental in Vegas for 14, roughly what | when's the best age to spay a cat | do gooses eat bread or is it bad for them
    kids eat free in Plano on what days? | drive thru coffee stand for sale in Spokane | is the beech in Galvestin safe to swim at today
    how do I get a kids' passport if dad's not around | what's the street name of that drug they call Special K
    ok so my MIL feeds my toddler soda behind my back and I'm fuming, how do I bring it up | play station controller drifting left
    were do i donate school suplies in Tucson | Is laser hair removal on the face permanent? | cost per square foot to tile a bathroom
    when my husband snores I wanna hurt him lol any remedies | cheap wine that tastes expensive | book report on Charlotte's Web, just the outline
    parkin ticket in Bostin how long to pay | pulled muscle or blood clot, calf hurts | quote for the back of a school T shirt
    toddler tantrum in Target today, everyone stared, tell me I'm normal | where can I eat near the Grand Ole Opry | pistashio is a nut right
    how do I stop my dog from eating poop | what day is trash pickup on Manor Road | can you play Minecraft on a chromebook
    does Delta feed you on a four hour flight | is it ok to email a recruiter twice | when do the clocks change in Europe
    cookbook for kids age nine with pictures | open carry laws in Oklahoma | my cousin's quinceañera is the same date as my final, which do I pick
    whats cheeper, gas or eletric dryer | Do you know any good jokes for a school assembly? | safe cracker needed, lost the combo to a Sentry
    lactose pills before or after the meal | fondant icing price at Michaels | face yoga does it work
    street preacher outside my store, can I have him removed | how many kids per adult on a field trip to the state capitol, I'm a room mom
    bus stop to Pike Place from the cruise terminal | near field communication what is it | movie party for teens, scary but not too scary
    i'm 67, which medicines shouldn't I eat grapefruit with | does tylenol pm hurt your liver | camera on Zoom says in use by another app
    where do I get a cheap wedding dress in Cleveland | tickets to see Santa at the mall, required? | cooked vs raw carrots, which has more vitamins
    potato allergy a thing? | when was the last time the Cowboys won it all | how much should I pay a 13 yr old babysitter
    park model trailer, can you live in it full time | kidney stone pain, what can I eat | good opening for a best man speech
    date palm leaves turning brown | what is a fair school fundraiser that isn't popcorn | where to buy nut flour in bulk
    Ikea meatballs, can I get them frozen? | my face in the mirror looks different than in photos, why | safist carseat for a 3 yr old
    how do you play the lottery online | price tag left on a gift, how embarrasing, what do I say | when does UT's spring break fall
    cofee with the ex, bad idea? | cheap laptop for 2nd grade homework | ice cream place on South Congress, the one with the line
    fix a camera roll that vanished after iOS update | Is tap water safe in Lima? | cook county jail visiting hours
    what's the bus number to JFK from Jamaica station | booked a cabin in Gatlinburg and the bears are freaking out my kids, is it safe
    best open world game for someone who never plays | two parties on the same day, both nephews, how do I split it | food for a colonoscopy prep day
    how do I know if my eggs are past date, float test? | email template for asking a school for an IEP meeting | will bleach hurt septic
    what is tiket splitting in politics | toddler drank bathwater, soap in it | do I have to park my boat trailer behind the fence, HOA says so
    parking at Zilker during ACL, where do locals go | prices at Texas Roadhouse for the kids steak
    it's 2am and the baby's face feels hot, 101.3, do I wake the doctor | how do you address an email to two people | Do kids still play marbles?
    safe minimum tire tread | open heart surgery recovery, my dad is 78 | coffee tables made from a door, plans pls
    did the school shooter get life, saw it on the news | whats a good bed time for age 6, she fites it | buy one book get one at Barnes, still on?
    how do I get the smell of fish out of my kitchen after I cook | wedding date ideas in fall 2027, not a holiday weekend
    nut job meaning in english please, I am learning | the price of insulin went up again, any programs for people like me | funny street names in England
    Burger King close at what time in Laredo | party of six at Applebee's, do they add gratuity | what can my toddler do on a nine hour flight to Paris
    ticket number for my Southwest flight, where do I look | bus engine swap cost for a VW | is an eye allergy contagious
    kids' museum in Houston, how long do people stay | age spots on my hands, lemon juice? | Should I cook the stuffing inside the bird?
    why do cameras add ten pounds | open up a can of whoop ass, where's that saying from
    my sister-in-law hurt my feelings at dinner and now wants me to host Easter, how do I answer her email | when does Medicare start, I'm 64 and a half
    dog park manners for a rescue who's scared | safe screen time for a 2 yr old at home | can I play music from my phone in a 2009 Honda
    meal worms for bluebirds | where can i cash a check without an account | school me on crypto in plain words | cheapest day to fill up
    face lift vs filler | coffee allergy symptoms | is there a Trader Joe's near Waco | dates stuffed with goat cheese, bake how long
    booking a doctor in Spain as a tourist | baby gate that won't hurt the banister | costco membership price for teachers
    how to ask a girl to prom, she likes frogs | street racing on my block every Friday, cops do nothing | which kids' shoes are good for wide feet
    when do I put the chicken in, it's for 6:30 | tickets for the bluebonnet train? | email says my Netflix is on hold, is that phishing
    eat helthy on food stamps, how | At what age does Social Security max out? | how do I play charades over zoom
    opened a can of beans Tuesday, left it in the fridge | camera obscura science fair project, 5th grade | park city utah ski rental cost for four
    near east vs middle east | is red dye bad for children | safe bet who wins the Derby
    my toddler has started saying a bad word, ignore it or correct it | bus boy pay in Vegas | nut roll like in Slovakia
    how do I word "adults only" on a wedding invite without hurting folks with kids | party mix in the oven, 250 for how long
    price of land per acre by Llano | where's the charger port on a Rav4 Prime | dairy free birthday cake from a box mix, which brand
    does Great Wolf Lodge let you bring a cooler | cook off rules for a church chili contest | kids named Oliver, is it too common
    booked for DUI, what happens to my license | open relationship advice | is Chuck E Cheese on Lamar still there
    when's Peter Piper Pizza doing the unlimited games day | how much for two hours of bowling at Dart Bowl with shoes | school bus yellow hex code`,
  'opening-date': `
    you open up for real or is it still plywood in there | sugar, did your date slip again, permits or what
    psst, what date do I circle on the fridge for your first day | fella at church swears your playground is open, fib or gospel`,
  'opening-year': `
    fill in the blank, you open in twenty twenty ___`,
  parking: `
    odd duck on a cargo trike, can I park it by your door`,
  pricing: `
    so what do two boys cost me at your door | ballpark ticket price to get in, I won't hold you to it
    five heads on a Saturday at yours, cheap or second mortgage? | dang, is there an old-age price if grandpa only sits on his rump at yours
    Uno, Dos ... is there a fee per noggin for grown folks who only watch`,
  safety: `
    could some creep off the street stroll in where the kids play
    retired bailiff speaking, cameras in your play corners or only smiles`,
  socks: `
    wavier, sock, whatevr, do we gotta show up with any of it`,
  supervision: `
    must a body hover while her grandbabies play, or is a bank run safe to sneak
    is it ditch the kid and run to Target, or am I glued to him till he's done playing | grab coffee elsewhere while my twins romp at yours, allowed or no`,
  'value.safety': `
    locksmith by trade, what hangs on your doors to keep kids in, safe-grade stuff?`,
  vision: `
    when do you creep past Texas, Tulsa could use one of yours`,
  waitlist: `
    where do I scribble my email so I'm tipped off before the herd`,
  'website-privacy': `
    swear you won't peddle the email I put in your box`,
  wifi: `
    can I answer work email off your signal while they climb`,
}
