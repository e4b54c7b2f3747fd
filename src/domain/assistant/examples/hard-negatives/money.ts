import { NOTHING } from '../nothing.ts'

/** Money and tickets, here and anywhere else. */
export const MONEY: Readonly<Record<string, string>> = {
  birthdays: `
    refund of the party deposit if my kid gets chickenpox?? | If Maya invites 14 friends, will $350 cover the whole celebration?
    my sister in law wants to know what deposit holds a saturday party for her twins | what's the cheapest package for ten kids and a cake
    We went to Urban Air last weekend for a cousin's eighth and it was $480 with pizza for twelve, so what would you want for the same kind of bash?
    should i tip the party host, or is that in the package | how early do i have to pay to lock in a party date
    is 200 dollars enough for a party of eight at yours | wht does a 5th bday cost there | group rate if it's just me and two neighbors splitting the bday
    sibling discount for joint party, twins turning six? | jack turns 5 in march, how many bucks for a shindig with cupcakes
    fees for changing the headcount of a bday after we signed | how much is too much for a kid party, cause i won't go above 300 with you
    whats the total for a private bday room w/ tax and tip | gift bags, are thoes extra or inside the party price
    so what's the damage if i bring the birthday girl and her nine besties | can i negotiate the bill if only six of the ten party guests turn up
    Party included in the ticket, or is the room with balloons another $140? | how much to rent your entire space for a bday
    do u take afterpay for the bday package | If a party has 24 guests instead of the 20 I paid for, do you collect the difference?
    if i cancel my twins' bash two weeks out do i lose the down payment | Registration for the bday room: is that 250 nonrefundable like at the gym?
    whats the charge for an extra half hour in the cake room | can i use my kids free birthday coupon from elsewhere towards ur party`,
  booking: `
    my mom wants to hold a spot for tuesday, would she have to put a deposit down or just show up | can i move a visit i booked by mistake to the next day
    how early do i have to pay to lock in a saturday morning slot | can i pay at the door with a credit card or is it all reserved online beforehand
    are tickets sold in time slots or do we just roll up | fees for changing our visit from monday to wednesday?? or can't we change it
    could yuo push our slot back an hour if we're stuck on mopac | what do i owe if my booking is a no show
    I'm a single dad on every other weekend. If she comes down with something on my Saturday, can I shift our time to two weeks later without losing it?
    could scalpers grab the opening week slots, or do i reserve straight with you
    how much notice for a tuesday, can one adult one toddlr just pop in and pay
    Registration for a saturday slot: prepaid and nonrefundable? or just walk up?
    Foster mom here, kids come and go on short notice. Do I need to prepay for a certain time or can I decide that morning?
    have to buy tickets before i leave the house or can i decide on the spot | does it cost to hold our slot with a card, or only if we dont show
    what time shall i get there if u sell out fast, or can i prepay a guaranted place`,
  groups: `
    whats the rate for 22 first graders plus chaperones | If our class of 14 each brings $5, is that enough for the outing?
    rates for a preschol bringing fiften 3 year olds | do teachers who bring their whole class come in free
    kids from the head start program free if we come as a bunch | Admission for our entire kindergarten, anybody at your office know?
    free entry for aides when our special ed class visits? | group rate for a girl scout troop, nine girls and two moms
    title one school here, budget is basically zero. could you do scholarships for the outing | prices for our summer camp coming on a bus, 60 kids
    is my kid's daycare able to get a bulk deal from you | can i negotiate a lower rate for a homeschool co-op, around 30 heads
    how much dose a field trip run per student w/ you | If a bus leaves our school with 24 second graders, how much would you collect per head?
    pta night, would you give our school a cut of sales if we bring 80 families
    Venmo the teacher each kid's share, or does the school get one invoice from you?
    our church has about 45 kids and a van fund, could you do a flat fee
    I run a small in-home daycare, six kiddos, and margins are thin. What would you want from us for a Wednesday morning, and are the staff free?
    what percentage off if two second grade classes come the same day`,
  jobs: `
    whats the going rate you'll pay play attendants on a saturday | salery for front desk folks ther? | how much do your floor staff make per hour
    Taxes: will you send 1099s or W-2s to the part time college kids working for you? | do your employees get to keep tips
    Does working there come with health insurance? | what's the least you'd pay a high schooler working weekends with you
    I have four kids, one income and a husband between jobs, so before I get his hopes up: are you taking people on and what would you pay?
    can I earn money as a teen in the summer, I'm 16 and good with kids | i lost my job at a trampoline park, do you pay better | do you pay interns
    equity for early employees or just hourly wages | overtime payed for your shift leads on holidays?
    Been refreshing your page for weeks because I'm after a summer gig. Camp counselors get $13 an hour over at the Y. Would you beat that?
    pto and sick pay for ur cafe crew? | do babysitters with certificates get more per hour on your team
    is my resume worth sending, i need 18 an hour at least | do you pay for the training days
    how many dollars an hour, i've done six years of daycare work
    I run a small in-home daycare, six kiddos, and I'm burned out. If I closed it and came to work for you, could you match about $3,200 a month?
    Our daycare just announced another hike, $85 more a week, and the aides see none of it. I'm one of them. What would you start someone like me at?`,
  membership: `
    how much does a kid's yearly ticket run so we can come over and over | do grandparents get added to a family pass for free
    coupon code for joining the annual plan? | do people with the yearly card get coupons for their friends
    price for a subscription if we come every week | season pass for you guys, price?
    We went to Urban Air last weekend and bought their monthly thing, and I'd happily cancel it if you had something unlimited too
    military families get a cheaper annual?? | is 200 dollars enough for a whole year of visits
    can i pay monthly for the all you can play plan and stop whenever
    I have four kids, one income and a husband between jobs, so the only way we could come often is some kind of unlimited card, would that exist?
    sibling discount on the yearly thing? | anual fee insted of paying every time, is that coming?
    would my thinkery card get us into yours for nothing, like reciprocal | can I earn points every visit toward a free one, like a punch card
    gift for a nephew, thinking a year of play at yours instead of plastic toys, would u sell that
    is my kid's pass good for his little sister too or must i buy another | wil the montly go up after a promo year
    how do i unsubscribe from the year pass if we move to denver | is ther a cheeper deal if the twins both get an unlimited card
    over time would a pass pay for itself if we show up twice a month | is it worth the money to get the yearly if we live in san antonio
    I'm a single dad on every other weekend, so a regular monthly plan is wasted on us. Could there be a half version that only counts my Saturdays?
    can a sitter use the yearly card thats in my name | is there a free trial month before the yearly kicks in
    worth buying ten visits at once, like a bundle card
    Foster mom here, kids come and go on short notice. Could a year card stay with me and cover whichever little one I have that month?
    teh cost of coming every single week would kill us, is there a flat thing | bundle of six entrys cheaper than six seperate ones? and do they expire`,
  [NOTHING]: `
    how much is a kid's ticket at the Austin Zoo | how much is a ticket for parking in a fire lane downtown
    do grandparents get a senior discount on southwest flights | do seniors get a discount on property tax in travis county
    refund if my kid's plane tickets get cancelled?? | refund from the IRS still hasn't shown up, is that normal
    whats the going rate for a babysitter on a saturday night | whats the mortgage rate looking like this week
    If one ticket costs $14 and Maya buys 3, how much change does she get from $50? | coupon code for legoland? | coupon code that works on doordash today
    do people really save with those extreme coupon binders | is there a fee to valet at the Four Seasons
    is there a fee when I overdraw my checking account | my landlord wants two months rent as deposit, can he do that in texas
    my credit union put a hold on a check deposit, how long does that take | tuition at goddard school for a 3 year old full time
    salary of a preschool teacher in round rock | whats a decent sallary to live in austin with two kids | how much is parking at zilker on weekends
    how much is a parking spot worth in manhattan lol | bitcoin price today | price of eggs is insane right now
    what's the cheapest day to fly to orlando with toddlers | what's the cheapest grocery store for a family of six
    how much do lifeguards make per hour at schlitterbahn | how much do plumbers charge per hour around here | season pass six flags fiesta texas price
    sesaon finale of shark tank, who got the million | can i get my money back for a hotel room i booked by mistake
    can i get my money back on a car warranty | Taxes are killing me. What can I write off for two dependents?
    Taxes on lottery winnings in Texas, how much
    We went to Urban Air last weekend and they charged my Visa twice, plus the locker, and nobody picks up the phone there, so how do I dispute a charge like that?
    kid eats free restaurants in austin on tuesdays | kids savings account with the best interest | do you sell gift wrap, i need some for a wedding
    where can i sell my kids old clothes for money | whats a normal tip for a hairdresser | whats 20 percent of 64.50 | militry discount at lowes??
    military pay for an e5 with housing allowance | Does insurance cover braces for a nine year old?
    Does homeowners insurance go up if you get a trampoline | how early do i have to pay off my car loan to avoid interest
    how early do i have to buy disney tickets for spring break | early bird special at luby's cafeteria what time
    early bird parking garage rates congress ave | is 200 dollars a lot for a first grader's allowance savings
    is 200 dollars a night too much for a motel in galveston | Museum of Science in Houston family admission, anybody know?
    Admission to UT, what does a year of tuition come to? | free entry to national parks for fourth graders, how does that work
    free tax filing for families under 60k | wht does a nanny cost in cedar park | wht does it cost to rent a bounce house for the backyard
    can i pay my rent with a credit card without fees | can i pay someone to stand in line for me at franklin bbq | what's the minimum wage in texas now
    what's the minimum payment on a chase card if i owe 900 | group rate for hotels near the convention center
    group chat app that splits bills, which one
    I have four kids, one income and a husband between jobs, so do we qualify for food stamps or the child tax credit?
    sibling discount at the ymca summer camp? | what does it cost to charge a tesla at a superchrger
    what does it cost to install a car seat professionally | are tickets to the circus still 2 for 1 at heb
    are tickets from a red light camera still a thing in texas | my realtor says sell now, is it a good time for austin homes
    my house sold under asking, what closeing costs do sellers pay | jack has 5 quarters and 3 dimes how many cents is that
    jack wants a 5 dollar toy, how many weeks of 50 cent allowance | annual fee amex platinum worth it?
    late fee on daycare pickup is $1 a minute, is that legal? | fees for changing an american airlines flight | fees for wireing mony to mexico
    what does the thinkery cost these days | does the thinkery have its own garage and whats the rate | title loan places, are they a ripoff
    budget app for couples, free one | can I earn money from home filling out surveys? | can I earn airline miles paying for daycare
    Honest question. I got on a waitlist for a daycare, they took $150 and now won't give it back. Can they do that?
    how much is too much for a birthday present for a classmate | how much are swiming lesons at the jcc
    i lost my ticket stub for the parking garage at the domain | i lost my wallet, how do i freeze my debit card
    rain check on the rodeo tickets, do they refund | could you refund a zelle payment sent to a scammer | whats the sales tax in austin
    whats the total solar eclipse date | what do i owe my ex in child support if i make 4k a month | what do i owe the irs if i sold stock
    gift for a nephew who likes dinosaurs, under 25 dollars | gift tax limit for grandparents giving cash | prices on iphones dropping after september?
    prices for camps this summer in pflugerville | Do I need cash for the toll on 130? | Do I need cash on a trip to Costa Rica?
    do you pay for parking at barton creek mall | do you pay taxes on unemployment | is my kid's daycare allowed to raise tuition mid year
    is my kid's college fund better in a 529 or a roth | netflix went up again how much is it now | gas went up again, cheapest near 78745
    so what's the damage for a dented bumper, roughly | so what's the damage deposit on an airbnb
    My husband says parking downtown eats up more than lunch does, so he wants to know what the yearly permit for residents near Rainey Street costs from the city.
    My husband says daycare eats up more than the mortgage does, and he's right, $1,900 a month for one toddler. How do other people afford that?
    how do i unsubscribe from hulu they keep billing me | recieved a bill from the ER for 3 grand, can i negotiate
    can i negotiate rent when the lease renews | equifax breach settlement, how much did people get | equity line of credit, is it smart for a remodel
    is ther a cheeper double stroller than the uppababy | is ther a cheeper parking spot by the airport than the blue garage
    Parking ticket on Guadalupe, $40, can I fight it? | whats the overtime law in texas for salaried managers
    which stroller is worth the money for city walks | is pet insurance worth the money for an old lab
    I'm a single dad on every other weekend and still paying full child support. Is there a way to have the amount reduced by the court?
    how much dose a field trip to the bob bullock museum cost per student | how much of a dose of tylenol for 40 lbs
    how much to rent the pavilion at zilker for a bday | how much to rent a stroller at disney world | does target take afterpay for cribs
    do movers take checks or only cash | If a train leaves with 24 passengers who paid $6.50 each, how much did the railroad collect?
    my ticket got stuck in the scalper app, stubhub won't reply | my spot got towed at the apartment, 275 bucks!! who do i call
    Been refreshing the SeaWorld page for weeks because I'm planning our summer money. When do their fun cards go on sale usually?
    pto meeting fundraiser ideas that bring in real money | pta dues, tax deductible or nah
    how much is a baby sitter suposed to get for two kids overnight | southwest cancelled on us, do they owe us a hotel
    if i cancel geico mid term do they prorate | Venmo charged me an instant transfer fee, why?
    Venmo or PayPal, which is safer for selling a crib on Marketplace? | is there free parking at the austin airport for pickups
    is there a free credit report site that isn't a scam | how much will a tuesday matinee for one adult one toddlr be at alamo drafthouse
    how much is ube vs lyft to the airport on a tuesday | Kiddie Academy wants a $250 registration fee nonrefundable. Normal?
    worth buying dogecoin for my kids college | worth buying a house in leander now or wait | is my old ipad worth something at best buy
    is my late grandma's china worth something | whats this weird charge from apple 9.99 | whats the charge for a checked bag plus car seat on delta
    Foster mom here, kids come and go on short notice. How much does the state give per day for a therapeutic placement in Texas?
    pay what you can day at the blanton? i thought it was thursdays | where to donate a car for a tax deduction
    our church van needs a new transmission, roughly how much | our church wants to give 10 percent, gross or net?
    how do i get solar salesmen to stop knocking | is solar worth it with the federal credit gone | can i use my fsa for daycare or only doctor bills
    can i use my southwest points on a rental car | teh cost of living in austin vs dallas | teh cost of tokens at chuck e cheese??
    how many dollars in 350 pesos | how many dollars an hour is daycare drop in at kidspark
    I run a small in-home daycare, six kiddos, and margins are thin. How much liability coverage do I need and who sells it cheaply?
    I run a small in-home daycare, six kiddos. Should I raise weekly tuition by $15 or start charging for snacks?
    disneyland tickets go up every october huh | have the tickets for hamilton gone on sale | what percentage of income should go to rent
    if i put 500 in an index fund every month what'll i have in 18 yrs | if i put the turtle cake order at heb in today is there a rush fee
    houston zoo membrship for 5 how much plus does it work at other zoos | houston zoo parkng free for members? | houston zoo field trip rates per pupil
    etherium or bitcoin, which one for a beginer | ethereum gas fees why so high | gas stove vs electric which is cheaper monthly
    A ticket is $18 and children get 25% off. Find the price of 2 adults and 3 children. Show your work.
    A ticket to Paris for 3 children and me in June, about how much? | A ticket for an expired inspection sticker, how much is the fine?
    kids empire round rock socks and entry total?? | kids empire has a bday deal mon-thurs, how much is that one
    kids empire or urban air, wich is better value | hyatt lost pines kids nightly resort fee is that per person
    hyatt points expring, can i gift them to my sister | hyatt housekeeper tip per day
    My mother-in-law offered to cover one fun thing a month for the kids, and we're thinking Typhoon Texas. What do their season tickets go for, and do the little ones pay?
    My mother-in-law offered to cover the down payment on a house for us, and we're wondering how much she may give before anyone has to file a gift tax form.
    My mother-in-law offered to cover one month of preschool, but the director says tuition has to come from a parent's account. Have you heard of that?
    nintendo swich 2 bundle cheapest rn | nintendo gift card code doesnt work, walmart wont refund | refurbished kindle fire for a 6 yo, wich model
    does sea world give teachers a free pass every spring | does sea world charge for lockers and strolers
    does allstate give a discount for no accidents | what time does bank of america open on saterday | what time do cheap tickets at the movies end
    what bank has the best teen debit card | how much interst on 5000 at 4.5% for 3 years | how much does peter piper take per game card
    how much does a wedding venue in dripping springs run
    Our daycare just announced another hike, $85 more a week. Is there a state subsidy in Texas for a family making about sixty grand?
    Our daycare just announced another hike, $85 more a week. What do nanny shares run in Mueller these days? | divide 96 dollrs by 8 cousins
    96 dollars for a concert shirt, come on | 8 cousins in a cabin at garner state park, nightly fee? | renters insurence that covers a stolen bike
    bike stolen from a rack, police report, will progressive pay | travel insurence for a cruise w/ a toddler, needed?
    car note 480 a month too high for a used sienna?? | carnival wristbands at the rodeo, any deal online
    rental sienna for a week at christmas, whats cheapest`,
  parking: `
    is there a fee to leave the minivan in your lot | how much is parking gonna set me back when we come play
    Does your insurance or the city cover my car if it's broken into in your garage? | what do you charge for leaving an electric car plugged in
    Do I need cash for meters near you?
    My husband says parking downtown eats up more than lunch does, so if you end up anywhere near Rainey Street will we be feeding a kiosk or do customers get validated?
    Parking included with the ticket, or is that another $40 like at the stadium? | how much to rent a bike locker outside yours
    is there free parking for us who just drop stuff off, or a garage that bills by the hour
    our church van is 11 feet tall, would a garage take it and what would that cost us
    if i put 20 dollars on the meter at the curb will that last our visit
    houston plates on our car, would a garage of yours bill us diffrent than locals
    hyatt parking was 58 dollars a nite!! pls tell me yours wont gouge us | do we chip in for a bike rack or lockers out frnt, or is that free
    pay by plate, pay by app, or nothing at all when we leave the sienna out front?`,
  pricing: `
    how much will a kid's ticket be at your place | do grandparents get a senior discount to come in with the little ones
    refund if my kid melts down after ten minutes?? | If I bring 3 kids, will $50 get all of us through the door? | coupon code for first time visitors?
    admission for a 3 year old and one full price adult | do teachers get a break on admission, my salary sure isn't getting bigger
    how much is playing for an hour gonna set me back | price for today only, no subscription | what's the cheapest day to come play with toddlers
    how much do you charge per hour of climbing around | single visit for you guys, price?
    can i get my money back for a visit i paid and then we all got the stomach bug
    Taxes included, or do you tack those on at the register when we buy entry?
    We went to Urban Air last weekend and paid $27 a head plus grip socks plus a locker and I nearly fainted, so please tell me you'll be kinder to a family of five
    kids under a certain age free or does every head pay | military discount at the door?? | early bird price if we come in the first hour of the day?
    Admission for the whole family, anybody know? | free entry for caregivers of disabled kids, or do we pay two tickets
    wht does a 5 yr old cost to get in | what's the least we'd pay to get in, like on a slow weekday
    I have four kids, one income and a husband between jobs, so before I get their hopes up about your climbing forms I need a number: what does an afternoon cost us?
    sibling discout at the till when i brng three? | what do you charge for one hour vs the whole day | are tickets gonna be cheaper on weekdays
    jack is 5, ellie is 3, how many bucks for both | per visit fee, ballpark?
    on medicaid and wic here, budget is basically zero. could we come in at a reduced rate
    Honest question. You have no product yet, so have you at least settled on a price range for a toddler and a mom?
    how much are you asking for grown ups who only sit and watch | i lost my job, would you lower entry for unemployed parents
    could you refund us if the playroom is packed and we leave | whats the total w/ tax for 2 adults 2 kids to get in
    prices on ur end dropping after the first months? | Do I need cash or can I tap my phone for entry?
    do you pay separately for grownups or is that one ticket per family | wil entry go up on weekends and hollidays | so what's the damage
    My husband says lunch out eats up our whole fun budget, so if there's four of us, two of them under six, what would just getting in come to?
    is ther a cheeper price for twins | Playdate for four at $40 total, would that be realistic at your counter?
    what if we go over time, is there an extra charge by the minute | is it worth the money compared to a free splash pad
    I'm a single dad on every other weekend and I hate paying for a full day somewhere when we only last ninety minutes. Would you bill by the hour?
    how much dose it run for a student w/ a college id taking a little cousin | can kids be charged for a whole day when we only take 45 mins
    Been refreshing your page for weeks because I'm planning our summer money. Camp is $380 a week, the pool is $90, and you are a blank in my spreadsheet. Give me a figure per kid, even a rough one.
    do i pay for the babysiter as well when she brings them in | if you cancel on us cause of a burst pipe, do we get the cash back for entry
    Venmo okay at the desk? | how much will it be for one adult one toddlr on a tuesday | worth waiting for a grand opening sale on admission?
    whats the charge for bringing just a grandpa who reads the paper
    Foster mom here, kids come and go on short notice. The state gives me about $27 a day for each. Would you let foster families in for less?
    do you have one of those donation days, pay what you can | please dont tell me its 25 bucks a kid
    can i use my fsa debit card to get in since its therapy for my sons motor skills | teh cost of one afternoon vs chuck e cheese??
    how many dollars for an under three | your tickets go up once you're popular huh | what percentage off for cops, nurses, firefighters
    gas money for the drive from waco plus entry, how much should i brng | A ticket for me and 25% off for my 3 children, would that be a thing with you?
    charge all 8 cousins the same, or is the 13 yr old counted as an adult when paying | by the hour or a flat rate? | hourly rate? | per hour or per day
    is it charged by the hour | one price for all day? | is that per kid | per head?
    Other places let babies under 1 in free with a sibling so I figure you do as well | I'm guessing babies are free, like everywhere else?
    My coworker swears it's free for kids under 2. True? | so under 2 gets in free, yes? | Siblings under two get in free, like most places?
    Someone on Facebook said siblings under two get in free. True? | can babys come in free my youngest is 7 mnths
    Babies under one get in free, I suppose? | do they charge for a ten month old who just sits in the carrier | if I only sit and watch do I pay too
    do I have to buy a ticket for myself if I stay the whole time | does the grown-up who just sits there pay | do parents who stay pay for themselves
    I'm not playing, I'm only watching, is there a fee for me | are grown-ups charged if they stay with their kids
    does my husband pay too if he's only holding the coats | do I pay to sit in the café while they play | if both of us stay do both of us pay
    is the adult who stays with them free | if I drop them off is it more expensive | is it cheaper if I don't stay | would teachers get 10 percent off
    20 percent off for nurses, yes? | is there something off for school staff | half off for firefighters?
    do people on your list get a lower price later | does joining early get me a lower rate | will whoever signs up first pay less
    is there a cheaper rate because I put in my email | we come twice a week, is one visit cheaper then | what's one visit on its own
    what would a single time cost | just one visit, what do you charge | a one time visit, how much | paying each time, what is it then
    what does a cup of coffee set me back | how much is a latte at your café | and a coffee, what's that run | what would a muffin cost there
    what do you charge for a juice box | come on, ballpark, 15 bucks | ballpark? 20? | give me a ballpark, ten dollars? | does my carer pay
    does an aide who comes along for my daughter pay | is a caregiver charged`,
  waitlist: `
    do people who sign up on the list get a coupon or just the news | is there a fee to get my name on your list
    sign me up for the early bird price anouncement | my email in that box, is it gonna get me the prices before everybody else
    Honest question. You collect emails on a waitlist, you have no product yet. Does it cost anything to be on it, and what do I get for it?
    what do i owe you to be put in line for opening day | how do i subscribe to hear the cost the minute its out
    my spot on the list, can somebody pay to skip ahead of me
    Been refreshing your page for weeks because I'm planning our summer money. Rather than checking every day, can you just message me when the figures are out?
    Registration on the list: $0, or is there a nonrefundable fee? | if i put my email in do i get a launch discount or just a heads up
    My mother-in-law offered to cover one fun thing a month for the kids, and she wants me to let her know the moment you have numbers. Can she get a message too, or is it one address per household?
    how much intrest is there already in your list, am i number 5000 or what`,
  'website-privacy': `
    do people who gave you their email end up in some coupon mailing sold to advertisers | do you sell my email for money
    do you make money off what i type into this form | my email isn't going to be sold to some real estate or insurance company is it
    Honest question. You collect emails on a waitlist, you have no product yet, and everybody knows data is worth money. Who's buying it?
    how do i know ur not billing advertisers for my contact info | would equifax type brokers end up with what i send through your site
    If a site like yours collects 2,400 addresses, do you trade them for cash? | is my data worth something to you, who pays for it
    please dont sell my number to solar salesmen | what percentage of my info goes to marketing firms
    kids empire sent my adress to half of texas i swear. u make money that way too?
    Our daycare just announced another hike, $85 more a week, and offered nothing in return except a new app that I'm sure harvests everything. Speaking of which, who profits from what I enter on your contact page?`,
}
