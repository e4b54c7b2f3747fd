/** What a visit costs. */
export const PRICES: Readonly<Record<string, string>> = {
  pricing: `
    hourly rate or for the whole day? | is it cheaper before noon | early bird price? | after-5 discount?
    how much to get in? i've got two kids and one paycheck | What does a ticket run for a grandchild, dear, and do us old folks get in free for sitting?
    Prise per kid. Go. | Please advise of the admission fee and whether tickets are refundable upon cancellation.
    How much dollars for one child? I want to know before I promise to them. | how much is it bc the mom only gave me a twenty
    Might there be a discount code I could share with our families?
    We sometimes last ten minutes before we have to leave, so would I get any of my money back if he melts down at the door?
    Let me guess, $30 a head plus "service fees"? What's admission? | is there a deal for siblings, because five times full price is a car payment
    Do educators get a lower rate at the door? | any discoutn for healthcare workers, we get like free donuts and thats it
    I clipped coupons for forty years, so I simply must ask whether you'll have senior Tuesdays or anything a bit cheaper on admission?
    Do dads pay too or just the kids? | Is a cheaper admission planned for families on free and reduced lunch, so nobody on our campus is priced out?
    Do caregivers who come along as an aide pay entry? | Surge pricing on weekends, or one flat entry fee?
    whats it cost for a family of 7 to walk thru the door, ballpark is fine, i won't hold you to it
    Some of my students' parents count every dollar; what would one afternoon of play set them back? | what's admission | how many bucks for one toddler
    whats the entry fee | what's this gonna run me with three kids | ballpark figure per child? | is it spendy | do grwn ups pay too or only teh little ones
    sibling discount? | we have triplets, any break for multiples | miltary rate? husband is at fort cavazos | teachers get anything off?
    I'm a nurse, is there a hero discount | firefighter family here, wondering if you knock something off for first responders
    do you honor EBT cards for reduced entry like the museums do | we're on Medicaid, would there be a low income rate
    sliding scale or pay what you can days? | any scholorships so kids whos parents cant afford it can come play | hourly or flat rate
    do I pay by the hour or is it all day | what do extra hours cost after the first two | weekday vs weekend rates | peak surcharge on Saturdays?
    do you charge less in the late afternoon, like the last ninety minutes | twilight ticket price? | how much r tickts | ticket price please
    How expensive is a day there for a family of five? | where is the price list on this site, I've scrolled the whole thing twice
    why are there no prices anywhere?? | just tell me the number | give me a dollar amount | $15? $20? $30? what are we talking
    is it more or less than twenty dollars a head | I heard it's $24.99 per kid, is that right | so it's free to get in, correct?
    since admission is free, do we just show our ID | is entrance complimentary for grandparents | do abuelos have to pay if they only sit and watch
    spectator fee for nonplaying adults? | cover charge? | is there a charge at the door for dads who are only dropping the diaper bag
    nanny comes along, does she count as a paid guest | caregiver for my son who has CP, does she have to buy an admission as well | first visit free?
    any free trial day so we can see if he likes it | cupon codes? | got a promo code? | will you be on Groupon | two for one deals ever | BOGO tuesdays lol
    is a 2 yr old cheaper than a 10 yr old | do todlers an big kids cost the same | do you price by height | is sales tax inclded in the prise
    any hiden fees i shoud know abuot | what's the damage for two | how much will this set me back | bet it costs a fortune | sounds pricey ngl
    Looks fancy. I'm guessing regular folks won't be able to afford it. | this better not be another rich people place
    can a single mom on a waitress paycheck afford this | we live on one income so budget matters, what should we plan for
    how much shud i budget for 1 afternoon w 2 kids | how mcuh is it | pirces?? | how much dose it cost to get in | admision for 4 yr old twins
    wats the fee for a kid and 1 adult | prcie for a family | is their a discout for siblngs | cuanto cuesta la entrada | cuánto cobran por niño
    combien ça coûte | cost | prices? | $$? | how much | cheap or expensive | affordable? | studnet discount w UT id | senior rate for nana? | AAA discount?
    homeschool families pay less on weekday mornings anywhere else, you too? | do foster kids get in for nothing | rate for locals vs tourists
    do Travis County residents get a better deal | is there a family cap, like after the third child the rest are gratis
    we've got six kids, does it stop adding up at some point | does each child pay separately or is it one family rate | per person or per family?
    if my kid melts down after ten minutes did I just pay full price | if we leave for lunch and return do we get charged twice
    can we come and go all day on one payment | pay by the minute? | how much for just an hour | what would a quick half hour before swim lessons cost us
    is any of it extra, like do the pods or the paint studio cost on top of entry | does the ticket price cover the art materials
    once we've paid is everything included | all inclusive or do you nickel and dime us | upcharges inside? | does it take tokens or is it one fee
    wil there be any free days for the community | any days when nobody pays | happy hour rates for worn out parents?
    summer prices different from school year prices? | spring break pricing gonna be jacked up? | do prices go up on holladays | grand opening special?
    opening week discount for the first hundred families? | when wil yuo post prices | have you decided what to charge yet
    you announced the city and the year but not what it'll cost us, what gives | could you at least give a range
    rough estimate is fine, I won't hold you to it | what's the going rate for a kid there | how does your price compare with a trampoline park
    r u cheeper then urban air | will you cost more than the Thinkery | will it be around the same as Chuck E Cheese play all you want
    do you price match other play places | what do I get for my money and how much money is it
    my husband says no place is worth forty bucks for two hours. what is yours | how deep do I have to dig into my wallet
    what would we shell out for a family of 4 on a Sunday | how much dough lol | the moolah question: how much
    grandma's paying so she wants to know the total for two boys and herself | I'm the treasurer of our household (ha), so what's the cost per visit
    single visit price | one time visit, no subscription, what would that cost | don't want a membership, only the drop in price
    how much without a membership | waht do nonmembers pay | not a party, just a regular tuesday visit, what's the charge
    not booking anything yet, only need to know what a ticket will go for | walk in price for 1 kid 1 parent
    cost of entry on a kid's actual birthday, no party, just us two | Does my daughter with Down syndrome get a reduced rate?
    is admision discounted for kids with disabilties | do you charge for an infant in a carrier when big sister is paying
    how much for my one year old if he stays strapped in the stroller the entire time | lap baby free like on airplanes?
    12 year old pays adult or child price | at wat age do kids strat paying
    We're visiting my sister in Round Rock over Thanksgiving with four cousins between three and nine, and since it'll probably rain I'm looking at indoor stuff. What would getting all of them in run us?
    ok so I love the calm lighting idea and the cafe with seats that face the kids, and it's close to grandma, but I've been burned by places that are thirty dollars for ninety minutes so what is yours
    My ex has them on Saturdays and I get Sundays, and we're splitting every bill to the penny, so I need the exact admission amount for two kids before I suggest it.
    I don't care about the coffee or the wifi or parking, I have a tight budget and three boys, tell me what entry is going to be.
    Joined your email list months ago, read the blog, posted in the forum, and still nobody has told me what a visit costs. Getting a bit impatient.
    the last indoor gym we tried wanted a fee for me, a fee for socks, a fee for the locker and I ended up near sixty dollars with one child. are you like that?
    I'm a grandfather on social security and the grandkids come to me every other weekend, we like to do something, nothing fancy, but it has to fit in about thirty dollars. Would it
    My wife thinks places with facial recognition and fancy pods must be super expensive. I said maybe not. Settle it for us, how high are the prices?
    we have a toddler with sensory needs who may last 15 minutes or may last three hours you never know, so is it charged by time or is it one set amount
    Im planning our staycation in July, one paid outing per day, already have numbers for the pool, the zoo and mini golf, only yours is blank in my spreadsheet.
    We'd drive in from Killeen, that's already gas money plus lunch, so please say there's a discount for active duty or at least that parents don't pay.
    As a nanny I get a weekly activities allowance of fifty dollars from the family and I have to plan around it; would two children and me fit under that for one morning?
    my daughter turned two last week so she finally qualifies! yay. but now does she also need a full price ticket or is there a toddler rate
    heard about you at the library storytime which costs nothing, and I'd love to come but with layoffs this year I gotta ask about money before I get my kids excited
    We are a household of seven with grandparents who only want to sit down with a coffee, and paying full fare for seven people when three play is silly. How do you handle that?
    been comparing places for rainy days, one charges by the hour, one by the sock color lol, one is a flat fee. which kind will you be
    quick q before i tell my mom group in Pflugerville, they will ask me straight away "how much" so what do i say
    Love the mission statement. Every family is welcome, you write. Does that include families who can't pay full price?
    what's the tariff for a child of six, as we'd say back in England | price hike after the first year?
    will costs go up with inflation or do you lock them in | lowest price day of the week? | is Monday the bargain day | any deels for larg familys
    bundle for mom plus kid? | so the sticker price is what exactly | is it one of those freemium things, play free but pay for the good rooms
    donation based or fixed | nonprofit with free entry or a paid place? | do u gotta pay to get in or nah | is this city run and free like a rec center
    free??? | no charge for under 2, right? my friend said so | my coworker swore adults get in free on weekdays, true?
    total for 1 mom, 1 stepdad, 3 kids, 1 teenager who'll sulk in the corner | is there a aditional charge for 2nd parnet
    do older siblings who are 14 and just waiting have to buy in
    So we did the numbers: two movie tickets with popcorn is fifty, bowling is seventy, jump park is eighty. Where would an afternoon with you land on that scale for me and a pair of second graders?
    I'm disabled and on a fixed check, raising my grandbaby, and I always have to ask the embarrassing question first, so here goes, do folks like us get a break at the door?
    wondering if the rate includes both parents because we always go as a pair, one chases the runner and the other holds the shy one, and paying for four bodies adds up quick
    we'd probably do an hour tops since the baby naps at eleven, hence I'd hate being billed for a full day. is it prorated?
    Birthday is in May but forget parties, too much drama. I just want to take her and one friend for a plain old visit and know what I owe at the end.
    My brother in law laughs that anything with french in the name doubles the bill. Please prove him wrong with an actual figure for entry.
    we're a blended household, his two and my two plus one together. do stepkids ride on the same household fare or is it five seperate fares
    do aupairs n godmothers count as payng customers
    Teacher salary, two toddlers, August checks don't come till the 31st. Need to know what an outing with you takes out of the account before I get anybody's hopes up.
    are hearing or speech therapists let in gratis when accompanying a client, or must they purchase a wristband too
    how bad will my bank acount hurt after a rainy weekend w yall | do nights cost diffrent then mornings
    I'd rather you be upfront, are we talking dinner-out money or ice-cream-cone money
    Guessing you'll be like thirty two fifty plus a service charge, same as the one off Parmer? | any voucher in the Austin parent magazines coming
    is it a suggested donation at the door | pensioner concession? visiting from Australia | cost?? | how mutch for 2 kids
    How many dollars is the entrance for one child | is it free or do i need to beg my mom for cash
    I'm on a pension, sugar. Is there a lower rate for us seniors who just watch? | Please disclose all admission fees, surcharges and taxes applicable.
    what's the price cost of a ticket | these places always rip you off, forty bucks for an hour. what are you going to charge
    Grown-ups get in free so I only pay for the kids, yes?
    Single mom of four here. We can only do things that fit in a fifty-dollar weekend. Would we be able to afford you? | tariff | sibling discont?
    do u charge by the hour or the whole day | militery or teacher discout | ballpark me, more like ten or more like thirty
    entry fee for a four year old plus her dad | Do kids get in at a discount the opening month? | is it 25 or 26 dollars | Twenty what, dollars?
    what would that come to for the three of us on a random tuesday | how much to get my son in, he's 6 | is there a deposit for just going in to play
    price for one five year old, no balloons, no fuss | per head what is it to walk through the door | does a girl of four get in free
    what do you charge twins, full fare for both? | cheapest day to come, is saterday more?
    my daughter is 8 and wants to go in october with grandma, we're 4 altogether, what sort of bill am I looking at | quote for a normal visit, 2 kids and me
    do parents pay too or only the kids | how many dollars would a visit be, ten? thirty? | if my kid gets sick do i get the ticket money back
    do u have a cheeper ticket without the extras | my 4 yr old in march, how pricey to get in
    my cousin paid 45 for two kids at a trampoline park and still had to buy extra wristbands, would y'all be less than that for two kids
    just an ordinary afternoon for my 5 yr old, what's the goign rate | grown-ups included in what you charge for a kid?
    is it a flat fee for playing or by the hour | we would love to take him out more but we're kind of broke right now, is a visit doable under 15
    whats the minimum spend to let two boys run around for an hour | do i put money down at the door | tickets bought ahead, are they less
    how much online vs at the gate | what if i show up with a 20 will that do | do y'all give the money back if we cancel
    my mother in law flies in from ohio and always treats the kids, so i want to know how much she should have on her for three of them
    is ther a fee for canceling late | do tikcets get cheaper if i buy weeks before | what's the hourly | is it timed, like 2 hrs for X dollars
    once vs unlimited, what does once run | how much is a day | just one vist no punch card, what do i owe | buy a friend's kid entry, how much would it be
    would it be a lot each time if we come weekly | two sibs same day, is the second half off
    we live an hour away and would be there maybe once all summer, what's it for one go | i pay 19 a visit at the little gym, are you around that
    pay as you go, how high | can i get my 15 bucks back if she melts down after five minutes | family of 5, one time, total?
    unlimited play for how much a day | teacher discount for me and my own two kids | our household of 6 wants some kind of deal
    if i bring 3 kids from my own house how much each | mom has 30 set aside for the weekend outing, will that stretch at your place
    we're on SNAP, can you waive anything at the door | mom with three, what do you ask a head
    i have six little ones at home in manor and my husband just lost overtime, so is there any cheaper day for a family like ours | do you bill by the minute
    how much to let the kids in there for 3 hrs | is the under 3 crowd fre | since parking is free what's left to pay for
    do you validate student ids for a lower ticket | are grownups paid entry | do i need cash for entry or roughly how much | do i get charged for my toddler
    toddler? how much | i bought a 65 dollar ticket last time i took the kids downtown because it was a big show, am i gonna have that kind of number at yours
    do we pay for a spectator with the kids | paying for myself to sit there all afternoon is not my idea of fun, do adults pya
    are babies in arms free to get in, or a reduced ticket | does ticket include everything inside
    total for the day with gas left out and the parking left out | do you have pay what you can days | is an extra adult extra
    play by the hour or all day? what price | do i hafta buy a ticket too if i only watch | can i get in w/o paying if i have the nanny's kids
    how much do we pay | 15 an hour to play there? | is there a minimum price | do yall charge more weekends
    my sister paid 18 a kid at a kids gym in lakeway with free entry for her baby, would i pay about that with you
    employee discount thru dell for my own kids? | fee for the family of four | benefits for foster families at the ticket desk, like half price?
    im broke n need a cheap outing | do nannies get free entry, i would bring him sundays | prcie range? | is it free to get in early
    do i owe anything for a second adult | were do i see the rates | any perk on price for the first hundred families
    put me down for one kid one adult, what's the money | so can anybody tell me a figure yet, fine if it's rough
    i already asked my whole mom group in mueller and none of them know, what's one kid gonna be | credit card hit for one kid, about what
    will my plus one cost | not me asking abt pricing at 2am | join my kids inside for free? | how much is a kid | are siblings included
    what's a visit gonna run me | are your tickets 14 dollars like at the museum | can i save money bringing my own crew of cousins
    i can't afford lunch out after tickets so how much are tickets | is the place overpriced | do kids play free any day
    my boy is six and the ticket for six always costs double the todler one, will you do that too | a single child for 5 dollars or am i dreaming
    do you charge if i bring in my own mother | can i only come for an hour, cheaper ticket | do u charge the one who only sits and watches
    is the visit worth paying for or should i go to a free park, like what's the fee | grandpa isnt playing, is he paying?
    i will happily pay if it isnt silly, so what's the sum for the boys | i'd pay good money for ten quiet minutes, what's good money at your door | is 2 free
    what do you charge for a 12 yr old | at what age do they start paying | do my 3 and my 11 cost the same | my nephew is 14, adult price or kid price
    do you let 3s in half off | kids under what age free
    i have a 2, a 7 and a 13 and every place in town wants me to buy three different wristbands, so what would mine add up to | five and up full price?
    does a nine year old pay like a grown up | is there a senior price, we're 70 | what's it like, ten bucks? | is it more like $10 | is it like 30
    whats the deal with two kids, any bundle | so what is this going to be, 12, 15, 20 | waht am i paying, ballpark
    what am i looking at here, twenty? forty? | give me an idea of the price | how big is the bite out of my paycheck | describe it to me in dollars
    picture me with a stroller, a preschooler and zero dollars till friday after the mall closed its little play corner, what will i need when i walk in
    whats it gonna be for a kid, like ten? | roughly what is it each | sounds great, how pricey is it
    is it worth the drive or will gas plus tickets kill me, what are tickets | is it a paid entry or open to the public free | drop in, how much
    can i pay less since i only watch her | late arrival, still full fee? | is there a sitter discount, i bring two kids i nanny
    does my husband have to pay or can he come in free | two parents, is only one charged | i woud pay half if we leave after an hour?
    must one adult per child be paid for
    my shift at seton ends at six and daycare bills me a dollar a minute after that, could we come late for a lower price | open play by the hour, what's that
    can her big sister come along so i needn't pay | do i have to buy your ticket for a baby on my hip | hidden costs like service fees on a tickt
    reuse the ticket next day so i don't pay twice? | waive the cost? we got three foster kids
    do i sign something and is there a charge for just looking arround | every place makes me buy six tikcets even for the baby, is that your rule too
    should i bring money for me too or only the kids | shoes off, socks on, how many bucks gone? for admission i mean | $10 or more like $30?
    what's the range, low to high | what will it set me back | what's the damage | is it steep | how bad is it gonna hurt | arm and a leg?
    will i need to sell a kidney | how deep do i dig in my pocket | will a twenty cover us | whats my wallet in for | eye-watering?
    do i gotta win the lottery first | is it going to break me | is there a break for big families | single digits or double digits to get in
    two figures for a family, surely | go easy on me, what's the number | ballpark? | less than luch at chick fil a? | whats it come out to with tax
    what do three munchkins and a tired dad fork over | be honest am i gonna gasp | how far does fifty go with four of us
    we went to the aquarium in san antonio last spring, my boys fed a stingray and it cleaned me out, how much are tickets at yours?
    my sister keeps raving about what you're planning, the forms to climb and the cafe, how much are tickets there?
    we used to live in chicago and had the sweetest play cafe on our block with wooden kitchens for nine dollars a kid, what will you charge
    there's a ninja gym by our house that takes seventeen a kid plus socks, and i'm done with them, will yours be any kinder to us
    her classmate's mom is asking what admission is for a grown up at your place since she hated the dinosaur park
    my ex takes them every other weekend and asks me how pricey your place is really, arcade cards or not | what's an hour at your place
    what's the value for a family of four on a wednesday, any cheap day | who's charged, the kid or the both of us
    you making money off my kid at the door, and how much | penny free? as in no charge monday? | are you free or a paid place | fine, what's the fare
    i'm on a fixed income and raising my grandbabies by myself, so before they get there hopes up tell me plainly what the two of them wil cost
    my neighbor swears it'll be thirty five a head with mandatory socks and paid wifi, that can't be right for a bit of climbing, can it
    i do not care about the french name or the coffee or the fancy lights, i just need to know if four kids means four full tickets
    between the parking, the lattes and the gluten fre muffins an outing is never just the outing, but what's the basic bit at the gate
    you list pods and paint and learning and a cafe but there's no figure anywere, why so secretive
    if thursday is dead why not let us in for less, my old place in tulsa did that and it was packed with moms
    took an uber there and back from the hotel, tourists with a 3yo here for one day only, no yaer pass needed, what do we shell out
    wondring what teh cost is for 2
    the boy next door got taken to the climbing hall, cake afterwards, the works, and now mine wants to go to yours, what do i need to save up for one trip
    my sitter brings the girls on wednesdays and i hand her an envelope, so what goes in it for admission, her included
    wiht gas at three fifty and the toll on 130 i already spend plenty before we arrive, so please say getting inside is gentle
    we tried a place on anderson lane where you sit on upside down buckets and still pay for both parents, will parents be charged at yours
    i teach kinder at a small school in del valle and my own budget is thin, so a per child number for my two on a sunday would help
    every time i open one of these sites they say play play play and i still dont know if it's eight dollars or eighty
    grandma insists on paying for everything at christmas so when she takes the kids for an afternoon with you what would she pay
    nobody warned us at the last place that the one year old on my back would be sixteen dollars plus tax, so is there a lap child rule abuot tickets
    we budget every outing on a whiteboard, ten for snacks, five for parking, and the big blank in the middle is you
    my kid paid for his own ticket to the arcade with tooth money and was so proud, he has nine dollars left, is that enough for you guys
    i lost a forty dollar deal for the last bounce place, so is there any coupon for yours
    would an ambulence driver like me get some kind of first responder discount | is evry adult inside chargd | how much is a day with two kids and no juice
    is there an option for cash at the entrance, how much should i carry
    My husband swells up from shellfish and my mother in law will only eat rice, a fun pair to travel with. What would entry be for five of us?
    are tickets like 14 bucks | fee free for under 2? | my baby gets carried, so do i pay for him
    what would you charge for a kid with a feeding tube, since he only watches | You serve families with low income, so is admission less with medicaid?
    whats a day pass run | so the second kid is half off the ticket price i suppose | anything under 5 dollars to get in | kids play free tuesdays?
    Grandson's allergic to mango and latex and half the world, his mom has it all handled. I'm a pensioner, is it cheaper for me to come in?
    cheep entry for 3 kids, what would i pay | where is pricing | Where do I see what it costs | ballpark cost to get in the door?
    is the $22 for one hour or all day? | less than at Chuck E. Cheese? | just give me a number. ballpark. per kid.
    grownups are free like at Catch Air, correct? | So the sibbling discount is 50%, right? | Groupon has you at two-for-one, legit?
    I heard 30 bucks a head. If that's true you can forget about us. | does the twelve dollar rate include the grandparent or is he extra
    you take the Museums for All EBT price of three dollars, don't you | military gets ten percent off, my husband's buddy says. Confirm?
    the Yelp page lists you as $$$ and I about fell off my chair, is it really that steep
    If I leave after 20 minutes because of a meltdown do I get my 18 dollars back | im guessing 15 on weekdays and 20 on wkends?? am i close
    Teachers don't pay on Fridays, at least that's what my principal's secretary announced over the intercom this morning, and the whole faculty lounge cheered. Was she right about the teacher deal?
    Cheaper or pricier than Urban Air, one word answer | be honest is this gonna be a rich people thing
    tickets are $9.99 until the end of the month, so how do I lock that in | The trampoline park charges 26 with a drink. You'd be under that, surely
    My cousin Tasha said the first hundred families get in for nothing | why is a two year old charged the same as a twelve year old
    does the twenty cover all three of mine or is it twenty times three
    There's a screenshot going around the PTA chat with a price board on it, $16 kids, $5 adults, $2 late fee. Did that board come from you or did some teenager make it in Photoshop?
    I will not hand over my email just to hear what it costs!!! tell me here | wait so you have surge pricing like uber on rainy days?
    You look like kind people. Kind people say what admision is.
    Is a one-hour ticket half the daily one, or do you bill in blocks like the bounce place in Cedar Park? | how much $$ | sibbling discount? | price per kid
    entry fee tuesday | do adults have to pay | millitary discount | groupon or coupons? | is it free lol | tikets cost wat | cheap or bougie
    dayly rate 4 twins | lone star card / ebt deal? | admision for grandma too? | can i afford this on minimum wage
    single dad on a warehouse wage, three kids, one of them not even two yet, and the oldest saw your picture and hasn't talked about anything else. I can't go promising them things I can't pay for
    Four kids. At most places that's a car payment just to get through the door.
    the last one charged me for my own entry and I just sat there on my phone, felt robbed
    we're on SNAP and WIC and museums give us three bucks off, that'd mean the world here too
    I'm retired on a fixed income and would like to treat all my grandbabies without going broke. | active duty family here, we do love a military discount
    my wallet's already crying | If it's anything over twenty a head I'll just let them jump on the mattress.
    Teachers never get a break anywhere, twelve years in the classroom and I still pay full fare at everything, so I'm hoping you'd be different.
    wondering if little brother gets in for free since he only watches | broke student aunt, trying to be the fun one on a budget of about nothing
    hoping its per hour and not a flat fee cause we never last | looked evrywhere for the rates, zilch
    my boss gives me petty cash for outings with the kids I nanny and wants to know the damage up front
    I do a spreadsheet for everything, gas, tolls, birthday presents, even the ice. We're a family of five on one teacher's salary, driving in from Lockhart on a Saturday with sandwiches in the cooler. Two grown-ups, kids 3, 6 and 10. What would that come to at the door?
    My nanny would take the twins on Tuesday mornings while I'm at the office. She doesn't play, she sits and looks at her phone with a latte. Do I have to pay for her too?
    That place in Lakeway wanted $22 a head plus grippy socks plus the garage, and my three year old lasted forty minutes before a meltdown. Tell me yours is cheaper?
    I'm on WIC and SNAP and my boy turns six this spring. The Thinkery let's us in for a couple bucks with teh card. Do yall do something like that?
    What's the damage for one kid for one afternoon? I've got a seven year old, no car, I come by bus with lunch in my bag, so every dollar counts. At the trampoline place they made us buy the special socks too, and by the time he got a slushie I was out thirty bucks and it was barely noon.
    My husband is a firefighter, 24 on and 48 off, so we do all our fun on weekdays, right after lunch, with the four year old. Would he get anything off for his badge?
    Baby is nine months and just sleeps in the carier, big sister is four and wild and wants her birthday at every place she sees. Does the baby get in free or am I charged for two?
    Suppose I pay up front for Saturday and then somebody wakes up with a fever, which is every January weekend at our house in Manor. Do I see that money again?
    grandpa here. got 6 grandkids from 2 to 11 comin in from Waco for the 4th, one of em eats nothing but corn dogs. i dont do websites much, how much are tickets
    We've been to the one in Houston with the ball pit and the slushies, where you pay by the hour and the ticking clock stresses me out. My kids are slow to warm up. Is yours a flat fee, or are you on a meter too?
    My sister has lived by you since her first was born and says her kids can't wait for it, the coffee, the colors, the little workshops. Coming from Mexico City for ten days with four cousins, staying downtown without a car, free in the evenings. Do you charge per child or per family?
    My twins have two half birthdays, silly, I know, so twice a year they get to pick where we go and where we eat. Is there a break for siblings born the same day, or is it full fare times two?
    I only get my daughter on Sunday evenings after five, which leaves maybe an hour of play before bath and bed across town. Am I going to be charged the same as somebody who's in there all day?
    Sales tax, service fee, "convenience" fee, garage: by the time we got out of that bounce barn on 183 it was ninety dollars for 2 kids and no lunch. Whats the real number at yours, all in?
    My wife's deployed, so I bring our boys, 3 and 8, everywhere by myself and we live off drive-thru. Mostly it's weekends. Military get in for less?
    My husband just lost his job and we have three kids who are 3, 5 and 9, all in your age range. They love to climb and they'd spend all day in the paint room. Before I get their hopes up, what would a visit run us?
    How much is it per kid? I'm free every Tuesday after 2 and we live maybe ten minutes from downtown so we'd be there constantly once you guys open the doors.
    We have been to a lot of play places around town and parking always ends up costing more than the snacks. Your café looks really nice in the description. I need to know whether grown ups have to pay admission too or only the children.
    so my twins turn 4 in march and we're doing their party at home this year, but i wanted to take them somewhere fun the day after. just the two of them and me. whats the entry fee
    I'm a grandma on a fixed income and I watch four grandkids on Saturdays from nine to three. I'd love to bring them to play somewhere clean and safe. Do you give any break on the price when there's more than one sibling?
    My daughter's in a wheelchair and her brother is 7, and every outing we do gets expensive fast. We'd probably drive in from Round Rock. Can you give me a ballpark of what tickets are going to be?
    Ok so the last place charged us $28 and we stayed for forty minutes because the baby melted down. Is it a flat rate for the day with you or do you charge by the hour? I'm not signing up for any email list until I know.
    I teach second grade and we get a small stipend every year for family activities, which I'd spend on my own two boys. They're allergic to nothing and scared of nothing lol. I'd like to know if you have a teacher or military discount.
    We'd be visiting from San Antonio, so about an hour and a half each way with a toddler who hates the car seat. That's a lot of gas on top of everything else. What do you charge for admission for a two year old?
    I saw the website and the coffee place looks adorable and honestly I'd move in. My wife says these places are always overpriced though. Settle our argument please, are you going to be cheap or expensive?
    Hi, single dad here, I get my kids every other weekend and every Wednesday evening. We usually go to the park because it's free and I can walk. What are the rates for one adult and two kids at yours?
    Tell me what it costs. I've read the whole page about pods and lights and secure check-in and there's not one dollar sign anywhere.
    My sister wants to chip in for my boys as a Christmas present instead of more toys, and they're 6 and 8 and wild. She needs a number so she can budget. Just roughly what a family of four would pay to get in on a Saturday
    my little one has a milk allergy so we never eat out and we pack everything, which means at least we save on food. is there an admission charge for kids under 3 or do they get in free?
    I homeschool five kids, ages 3 through 11, and our mornings are wide open. Money's tight but we'd make it work if you run some sort of cheaper weekday rate. Will you have one?
    Do you charge the parents? Last weekend we paid $14 a person for my husband and me to sit on a plastic bench by the bathrooms while the kids ran around, and there wasn't even decent coffee.
    how much for 2 kids and me | is it pricey | single income household here, wondering if we can afford it | ballpark for a ticket | any military discount
    do you charge by the hour or all day | hope it's not 30 bucks a head like the last place we tried | how much dose it cost | howmuch for too kids
    is it expensiv | do perents haf to pay | isit fre | price | tickets | just between us, what's admission going to be?
    my friend says it's 18 dollars a kid, true? | a rough guess on the entry fee is fine, i won't hold you to it | Is it more like $10 or more like $30?
    So kids under 3 get in half price, I assume. | will you be cheaper than Urban Air on weekends? | Since siblings are free, do I only pay for the oldest?
    do adults pay too or only the kids that play | the lady at my gym told me there's a tuesday discount. which tuesdays?
    ok but what's the range?? every place has a range | military family here, we get 20% off like everywhere else right?
    I have 4 kids, budget is 60 bucks for all of them, would that do it? | Is the $22 on google for one hour or all day?
    tell me the price or I'm taking my money to the trampoline park | do teachers get in free like at the Thinkery
    What do grandparents pay to come in and just watch? | you must have a price list somewhere internally, just paste it here
    whats the fee for an extra hour after the 2 hours are up | Do you take EBT or Museums for All rates? We can't do full price.
  `,
}
