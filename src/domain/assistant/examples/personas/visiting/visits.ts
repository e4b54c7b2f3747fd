/** Booking, what to wear, Wi-Fi. */
export const VISITS: Readonly<Record<string, string>> = {
  booking: `
    do I reserve a slot or just roll up | time slots? | is it timed entry like the pool during covid | how far ahead do we have to reserve
    walk ins on saturday mornings ok? | same day tickets possible or is it all in advance
    Can I turn up unannounced at 10 am or does my spot need to be held? | do I have to pick a date and time online before we come | apointment needed?
    can i switch my resevation to another day if he gets a fever | do we need to pre register or is spontanious fine
    How many days' notice for a normal visit | first come first served or scheduled?
    We never know until nap ends whether we're going anywhere. Is deciding at the last minute allowed, or is everything reserved ahead?
    the zoo made us choose an arrival window in december and we got turned away for being 20 minutes late. Will you do arrival windows too?
    where's the calendar where i choose my day | can I schedule our visit now for the first week | put me down for Saterday at 2
    I'd like to reserve for four, Thursday 4 pm | if it's raining and we decide at the last second, will we be let in without a reservation
    is it drop in or by appointment, mornings i mean
    we'd be six people on a tuesday, three moms and three kids, nothing formal, should somebody call ahead or just show up?
    my schedule changes constantly, can i just show up | Must one telephone ahead, dear, or simply arrive? | Walk-ins ok?
    If a reservation must be moved because of a court date, may it be rescheduled without penalty? | I need to make an appointment before to come?
    do i gotta resrve a spot or can we just roll up | Do visits go by time slot, and if so how soon do they fill?
    Some mornings he can't leave the house at all. If we had to reserve a slot, could we shift it to another day?
    Will there be online reservations, or another account and app I have to sign up for?
    if we drive 40 minutes and its full do we get turned away, or can i hold spots for 5 kids
    Would a family that decides at the last minute on a rainy Saturday need a reservation?
    We can come without reserv? We never know what day my husband is free. | I'm not planning my Saturday two weeks out. Do I have to book?
    need to buy tickets for the 14th | can I get tickets for this saturday online | advance purchase or at the door | do i pay at the conter or prepay onlin
    just turn up with money in hand or what | timed entry slots? | do tickets sell out on rainy days | is there a deposit to hold a visit slot
    do u take resevations | tikets for a sunday, buy before or there? | book now button doesnt exist?? | I can't find where to check out and pay for our visit
    is the ticket dated or good for any day | can I move my tickets to another date if someone gets a fever | how many days in advnace can u book
    do I need a QR code or can I buy on arrival | cap on how many people you let in, should I secure a spot
    what happens when you're full, do walk ups get turned away | apointment neded or drop in any time | can I book over the phone, I don't do online payments
    do adults need their own timeslot too | I hate planning. spontaneous visits possible? | so I have to book a week out, right
    since walk-ins aren't allowed, how do I get a slot | can I purchase entry for my sister and her boys as we're meeting there tuesday
    not a party, need to reserve regular play for 3 kids | don't tell me the price, tell me where to order tickets
    We have a layover in Austin of around five hours with a four year old and no idea if the flight will be on time, so I can't commit to an hour. Would they let us in without having bought anything beforehand?
    At the last place we drove forty minutes and were told it was sold out and that only online orders were honored, kids in tears. Will it be like that with you?
    My shifts at the hospital change every week and I only know on the day itself whether I'm off. Am I going to be able to come on a whim with my daughter, or do I have to lock in a date?
    my mother has no smartphone or credit card, she'd bring the kids on the bus and pay cash there, or does everything have to be arranged on the web first
    no-show fee if we miss our reserved time? | late for our slot, do we lose it | are tickets on sale yet
    Coming from Waco just for the day with my niece, who has talked of nothing else since she saw your website. Must I secure our entry somewhere first, or will the person at the desk simply sell it to us?
    last saturday we stood in a line around the block for a puppet show with people waving phones who'd ordered early. for yours, is ordering early a thing?
    I never know when my toddler will wake up from a nap. Places with strict arrival windows stress me out, I've forfeited so much money. Are there windows?
    Grandpa flies in on the 20th and leaves on the 22nd, so there's exactly one afternoon. I'd like to get that nailed down and paid for. How? | walk in ok?
    do i hav to resrve | Is necessary make appointment before to come? | can we just pull up
    I never learned those online tickets. Might I simply turn up at the desk? | Is admission subject to advance reservation or timed entry?
    book booking reservation slots needed? | I'm so tired of timed slots selling out by Tuesday. Don't do that to us
    I must reserve two weeks ahead, I hear, so where do I click?
    My shifts change the night before. I can never plan. Could we decide at breakfast and simply show up?
    Last winter we paid, drove, queued, and were told our slot had ended eleven minutes ago. Is yours going to be time slots or free flow?
    do tikets sell in advanse or at the counter | Can I reserve for opening day? | do i need to pick a time slot
    Any openings Saturday around ten for a mom and two kids? | Should I schedual ahead or just show up? | put us down for a friday please
    My kid caught a stomach bug the night before the zoo and they kept our money for the date. If we had to move our day with you guys last minute, could we?
    how far in advance do we have to lock in a date | can we just roll up at whatever time or is it assigned | walk ins ok on a sunday
    Could you pencil in my family for the first morning? We're easy, five of us. | Is there a calendar where I click the day I'd like to visit?
    sold out days, is taht gonna be a thing so i should reserve
    I drove forty minutes to a trampoline park once and they turned us away at the counter because every jump slot was taken. Would that happen with you or can folks come in off the street?
    whats the wait like at the door if i dont have a reservatoin | two hour slots or unlimited arrival? trying to figure out if i gotta choose a window
    I resevred a day already, comfirm please | can a sitter cancel our visit for us if the date changes | Hold us a spot the week of the solstice, ok?
    Is there an app for picking arrival times? | If I wanted April 9 for a visit of two, must I claim it beforehand?
    Where do I sign to reserve my slot for a day? | is there a line to get in on saturdays or do i put my name on a time
    Save me a place for Saturday the 8th, we'll be four | can we come on opening day without a reservaton
    My mom hates crowds, so when she brings the kids on a weekday, would she be let in if she hadn't arranged it?
    if my kid gets sick can we move our visit to another day | do i put my name down before coming or just show up | tickets bought ahead, is that a must
    online only or can i walk up to the gate | what if i show up with no reservation will that do | do y'all let us swap the date if we cancel
    my mother in law flies in from ohio and never plans anything, so i want to know if she can just roll up with the kids or if everything has to be prepaid with a time
    is ther a way of canceling or moving a visit | do tickets sell out so i need one weeks before
    is it timed, like do I pick the 10 o'clock or the noon entry | will my spot in the 10am slot be lost if im late | drop in w/o booking
    do i gotta be first in line | my sitter brings the girls on wednesdays and i hand her an envelope, so tell me if she has to book the day before
    could she squeeze in a visit without a reservation | no ticket ahead no play? | how far in advance do I need to reserve a spot
    do I have to save a spot or can we just turn up | where do we buy tickets ahead of time | Are there spots left for Saturday or is it walk in
    so you must reserve 48 hours ahead, correct? | walk-ins get turned away, that's what I heard | OpenTable has you listed, do I book through that?
    My slot is 10:15 on Sunday, can it be moved to 11 | Just let me reserve. I don't care how. Put me down for Saturday.
    is it timed entry like the Thinkery does or do you simply show up | I'm told only 60 kids per session, so how early do I have to grab a spot
    You wouldn't make a tired dad fill out a calendar just to come in, would you | no reservatons needed on weekdays, right?
    Got a text saying "your On Joue visit is confirmed for 3/22" and I never signed up for anything. Do you even do reservations?
    If nobody can stroll in off the street like at McDonald's PlayPlace I'm out | do i cancel my tuesday visit 24 hrs before or can i do it same day
    The sitter claims there's an app where you choose your time, same as for haircuts. What's the app called?
    resrvation under the name Okafor, party of four, did it go thru
    We're the sort of household where somebody always throws up in the car, so planning ahead is a fantasy. My friend Lucia warned me that you sell out three weeks in advance. Can a family like mine just turn up?
    Would showing up at the door with five cousins on a whim be ok or do we need to say so beforehand?
    I supose theres a standby line for folks with no reservation | Ticketmaster?? please say you're not using ticketmaster to schedule visits
    it's first come first served isn't it, like the splash pad | What happens if we're late to our two o'clock window? Do you give it away?
    resevation needed? | book online | time slots | reskedule if shes sick | just show up whenever? | sold out on rainy days? | appointmint only?
    tickets in advance or at door | call ahead 1st? | same day spots | do i gotta rsvp | save us a place thursday | pre regester for a visit
    change my visit to nxt week | I'm spontaneous to a fault, we decide at breakfast where we go | hate those apps where you need a slot three weeks ouut
    they fell sick twice and we lost our time slot at the aquarium, couldn't move it
    Planner type here, I sleep better when I have a confirmation in my inbox for saturday.
    drove fifty minutes to a place once, paid for parking, wrestled both into socks, only to hear from a bored teenager at the desk that it was sold out for the day
    we're always late, twins plus traffic, so a fixed entry time stresses me out | in-laws arrive thursday without notice and we'd just show up with them
    not a computer person, my grandson makes all my reservations and he's at camp | hope you can just wander in off the street
    the line at the splash pad went round the block, i'd rather have a guaranteed spot
    We might have to cancel last minute, she has chemo weeks that nobody can predict, so anything set in stone is out.
    tried to click on tickets for saturday, theres no button
    I nanny on short notice, the parents text me at 7 and want the kids out by 8, no time for arranging slots
    We never know until naps end, which might be one or might be three, then it's shoes, snacks, car, forgotten bear. Can we just turn up?
    The museum made us pick a slot two weeks out, $48, then the toddler got an ear infection and it was "sorry". If that happens with you, may I move us to another day?
    Do I have to hold a spot ahead? I'm bringing my nephews, 4 and 6, from Kileen for one Saterday only, with their lunch and their hopes, and I'd cry if you were full. Their mom only lets me have them once a year, around the younger one's birthday, and it's a three hour round trip in a car with no AC.
    Showed up at the aquarium with 3 kids and no reservation. Sold out, forty dollars of gas for nothing, nuggets all over the back seat. Will it be like that with you?
    i do rideshare so i never know my days till that morning. if i wake up free and my daughters off school, 2nd grade, do i need to of signed us up before or can we walk right in?
    I've got four kids, and getting everyone into the van on time is a miracle in itself. If we show up at 10:20 for a 10 o'clock slot, some places turn us away. Do we need a reservation at yours?
    Can we just walk in? My kids' dad works construction and we never know he's off until it rains that morning, so planning ahead isn't really a thing for us.
    We'd be coming from Killeen, that's over an hour, and I don't want to get there and be told it's full. My daughter would cry all the way home. Do you sell time slots in advance?
    my niece babysits for us on and off and she'd take the older two, 5 and 7. the prices i'm sure are fine. do i have to reserve something online before she goes or can she pay at the door
    I'm on the waitlist, I think, if the form worked. What I don't understand is if that's a reservation. Once you're open, will I have to book each visit?
    My son has ADHD and some mornings we're ready by 8 and other mornings it's noon before he has pants on. I need to know whether you're going to require tickets ahead of time.
    We tried three museums over spring break and every one of them was sold out online by Monday. It was 95 degrees and we ended up at a gas station getting slushies. Will yours be walk-in?
    I'm the planner in my family, I book dentist appointments two years out. We have a trip to Austin coming up for a wedding, not a party. How far in advance can I book a regular visit?
    There's a rainy forecast and ten moms in my group text all had the same idea at once, you know how it goes. The other place capped it at 80 kids. With you, is it first come first served or by appointment?
    I don't have a smartphone and I don't intend to get one. I would bring my granddaughter on Mondays after her speech therapy. Is it possible to simply turn up, or must everything be done ahead?
    I tried to find a button to schedule a visit on your site and there's only the email form. We've got next Thursday free from one to four and the kids are beyond excited. How do I reserve a spot?
    We pay for a gym with childcare where you have to reserve two days before, and they charge a no show fee. I hate it with my whole heart. Will it be like that with you or can people come spontaneously?
    walk ins ok? | do i have to reserve a slot | can we just show up | buy tickets online ahead of time or at the door
    hate when you drive 40 min and they're full, can I hold a spot | how do i schedule a playdate visit | du we need a resrvation | walkin or apointment
    Reservations | do i need to reserve or can we just show up on a rainy saturday | Which app do I use to get a time slot?
    I'd like tickets for 2 adults 3 kids next Sunday please | walk ins get turned away when full, is that the policy?
    what's the cancellation policy if my kid wakes up sick and I already booked | How many days ahead do slots open up?
    if I reserve online is it cheaper than at the door? | can you put my name down for thursday 10am, party of 4, under Ramirez
  `,
  wifi: `
    open wifi? | is there internet for guests | can i work on my laptop there | whats the wfii pasword gonna be | need to jump on a zoom while they play
    hotspot available? | can i stream my show while the kids climb
    I freelance and bill by the hour, so if I could answer emails on a decent connection for ninety minutes while they wear themselves out you'd be my second office
    do i have to use my own data | is the signal any good inside | remote work friendly? | wi fi for parents | can we get online in there
    my plan has like 2 gigs a month so a network to log on to would be great | how fast is the connection, I upload big video files | intenet acess?
    5G dead zone or guest network | you have free wifi right, all cafes do
    my boss thinks I'm at my desk on thursdays, I am in fact watching two boys hang upside down, so could I get online with the laptop over a coffee and answer the ocasional message
    is there wfii? i need to finish charting | Is there that wi-fi thing, dear, so I can send pictures to my sister in Amarillo? | Got wifi?
    I may need to take a video hearing from the café; is there a reliable internet connection for guests?
    There is internet free for the visitors? My phone has few data. | whats the wifi situation bc my data is cooked
    Our sign-up sheets are all online, so would I be able to get on the internet from there?
    His talker app needs to be online. Can visitors connect to the internet? | Guest network speed, and is it behind one of those captive portals?
    can the big kid get on the wifi while the litle ones play | I do lesson planning on my laptop; could I connect while my own daughter plays?
    is the wifi free n whats the password gonna be lol | is wifi free | free wi fi so I can work while they play?
    unlimited data is pricey so does the place have internet for guests | do I have to buy a coffee to get on the wifi | is the internet included with entry
    fre wifi??
    I bill my clients hourly and could sneak in a video call while my two climb around, provided there's a decent connection that doesn't cost extra.
    I've got deadlines, a laptop and a phone plan with two gigabytes. If I pay to bring my boys in for the morning, can I get online at your place or am I burning my own data?
    wifi? | free wfi | There is internet for the parents? | whats the wifi password
    I like to video call their grandpa overseas. Would my tablet connect there? | Is complimentary wireless network access furnished to guests?
    wifi wi-fi internet connection there | Half these metal buildings have zero signal, I can't be offline on a workday
    Fast fiber for guests, that's what you promised, no?
    I freelance. My boss expects me on Slack until three. Could I bring my laptop and get online while they play? | hotspot
    My therapist only does Tuesdays at ten over video, and my sitter just moved to Waco. While they climb, would the connection handle a Zoom?
    is the intenet free | does tickt include the network password | is wfii extra | wi-fi by the hour or included?
    do i hafta buy somthing to get the wifi code | can i get online w/o paying | how much data can i use before you cut me off
    wfii range? reaches the benches? | what's the rnage on the router | is it going to break down, the wifi | any spots with internet, I work remote | wi fi?
    where do I get the wifi password | Do you have internet in the building for guests? | could I park myself with a laptop and get online for an hour
    cell signal is terrible in big metal buildings, is there a network visitors can join | is the wifi free near the tables | wify for parents
    hotspot access?
    I have a standing zoom at ten every morning and my sitter just quit, so if I brought the kids could I connect from your place or should I tether
    my battery is about to die and I've got a ticket to close for work, so if I camped out at a table on a Friday would I be able to get online
    the wifi password is WePlay2025, isn't it | faster internet than at Starbucks? | I'd guess it's Google Fiber since you're in Austin, am I right
    Since there's free wifi I'll bring my laptop. How many megabits? | my zoom standup is at 10, don't tell me there's no signal
    AT&T drops inside big metal buildings. You've got a network for guests, surely | is the guest network two bucks an hour like at the airport
    Somebody wrote that you jam phones so parents look up from their screens. I need to be online for work, so is there a connection or not?
    You block Netflix on the network, yes? | wifi's only for members i hear, is that so
    I work remotely for Dell and my boss Priya thinks "indoor playground office" is hilarious, but a coworking mom told me she'll be streaming from your tables all week. Can I count on getting online?
    do u have wi fy or shoud i pay for the hotspot | No internet, no visit. Simple as that. Well? | eduroam works there, according to my grad student sitter
    Would five tablets at once choke your router? asking as a homeschool mom | I presume you ask for an email before letting phones log on to the net
    is the public wifi secure | got wify? | internet pasword | can i zoom from there | laptop work while kids play | free wife for customers? | guest network
    cell signel or hotspot needed | netflix for big bro, streaming works? | how many mbps | wi fi speeds suck? | get online for my meeting | conect my ipad
    remote worker, decent connection? | facetime daddy over ur wifi | email n slack from ther?
    remote worker, my boss pings me nonstop even at the playground | my signal dies in every big metal building in this town
    Finals week. I'd be typing my thesis in the corner while my daughter plays. | got a zoom at 2, no sitter, praying for a connection
    we're on a prepaid plan with 1 gig a month and it's gone by the 5th
    Video calls with her papa overseas, he's on a ship, are the highlight of our day wherever we are
    I blew through my data at the last playplace uploading slide videos
    I'm diabetic, food I bring myself, that's fine, but my insulin pump app needs to be online or else the alarms don't reach my wife, and steel walls usually kill my reception
    Tech support guy here, I bring my laptop and answer tickets wherever there's internet. | hotspot on my fone is broke and im on call all weekend
    honestly hoping theres no internet there so my husband finally looks up | telehealth therapist, I squeeze notes in between, but only if I can get online
    grandad wants to stream the Longhorns game while the girls run around
    I take calls at 10 and at 11, my boy is five and has to run, and my phone's out of data by the 20th. I'd have a coffee and a corner. Could I get online there?
    When my nephew cuts his cake my mother in Lima wants to watch on video, and my carrier dies in any big metal building. He's turning three. Will you have internet for guests?
    My teenager will take her brother, 6, to yours after school on one condition, you can guess, and it isn't money or food. Will there be a network she can log on to?
    Single mom, freelance bookkeeper, two boys in first and third grade, and tax season falls right on spring break. Kids climb, I invoice. I need a seat, decent coffee, a couple of hours and a connection to upload with; the first two I saw on your page. What about the last?
    I work remote, and my boss thinks I'm at my desk right now. If my kid could climb for two hours and I could sit with a coffee and my laptop, I'd be there daily. Is there wifi?
    My teenage stepson comes along to everything and he's miserable without internet, there's basically no signal in half of Austin. The younger ones are 6 and 8. Will guests be able to get on your Wi-Fi
    can I hop on zoom from there | internet for guests? | work from home mom, need to answer emails while they play | password for the network
    my tablet has no data plan so it only works when connected | free hotspot? | wify | do u have wi fy for are phones | Wifi | what's the wifi password
    I work remote, wifi is fast enough for zoom calls I hope? | Do I have to pay for internet or is it free like at Starbucks?
    tmobile never works indoors for me, can i get online there somehow | since there's free wifi upstairs can I sit there with my laptop all day?
  `,
  socks: `
    do they need grip socks | barefoot ok? | do i sign a waver | what should my kid wear | house rules? | should we pack a change of clothes
    can she wear her princess dress | do you sell socks if we forget | what do we bring | sandals allowed or sneakers | is there a liability form for parents
    My twins rip their socks off the second we leave the car, so do I need special ones with rubber dots or can they run around in their bare feet
    are costumes fine, he lives in his spiderman suit | wavier needed? | can i fill out the release form online beforehand | adults too? the sock thing
    can we bring toys or scooters from home or is that against the rules
    Yesterday at the bounce house they made us purchase rubbery footwear for all four of us and sign three pages on a tablet before anyone could jump, is that how it will go at yours too
    do they need grip scoks, i can never find two that match | What should I dress them in, dear, and do they take their shoes off? | Waiver? Send it to me.
    I'd like to review the liability waiver beforehand; must one be signed? | What clothes is good to wear? And what must I bring?
    do i need to wear socks too | Is there a list of house rules I could hand out so families know what to pack?
    He cannot tolerate socks. Not any kind. Would bare feet be allowed? | Let me guess: proprietary six-dollar socks required?
    thats ten socks to keep track of, are socks mandatory | Should they have a change of clothes with them, or closed-toe shoes?
    Is there a waver buried in the fine print that I'd have to sign? | is it a shoe free place | do I have to buy your grip socks
    they charged me $4 for socks elsewhere, will we need special ones | do I sign away my rights in a waiver before paying
    barefoot ok or socks we have to purchase | what do we pack besides money | socks? | do we ned griped socks
    We must take off the shoes? what clothes is good | can i wear crocs | Should I pack slippers or a change of clothes for the boys?
    Is execution of a liability waiver required as a condition of entry? | what to wear bring clothing
    Four dollars for special socks every single time, I have a drawer full of them. Are you doing that too? | Barefoot is mandatory, I heard?
    He hates seams on his toes. We've tried every brand. Could he go in without anything on his feet? | sign a release form?
    My son has worn the same Spider-Man suit since August, including to the dentist and to church. Is a cape ok or do you have a dress code?
    are socks included | do i have to buy your socks | grip socks 4 dollars a pair or can we wear ours | hidden costs like those sticky socks
    do i sign something and is there a charge for not having it printed
    every place makes me buy theyre special socks, six pairs in my drawer now, is that your rule too | should i bring money for socks
    shoes off, sokcs on, 20 bucks gone? what's the dress code
    i lost a forty dollar pair of sandals at the last bounce place, so is it shoes off at yours and what goes on their feet
    do we buy the gripy ones from you at the counter | do i pay 5 for non slip footies at your place
    do we fill out a liability form before we fork over anything | do i sign something in case he gets hurt | need grip socks so they dont slip?
    no open toe shoes because of stubbed toes? | do I put my name on a liability form ahead of time
    do the kids wear wristbands or special shoes, what do i pack | are the safety rules posted yet, like do they need shoes off
    is it save for kids to run around with bare feet or do they get told to cover em | is outside shoes a no
    his epipen holster is on a belt, are belts and buckles banned in there | no socks no play | where do the shoes go, do we need grippy socks
    where do I sign the waiver | grip socks cost $4 and you can't bring your own, right? | I can reuse our Urban Air socks, can't I
    Barefoot is fine, thats what Montessori people do | The waiver is online at Smartwaiver, isn't it? Send me the link
    do adults need the socks too or only kids | so no crocs past the bench, correct? | Im guesing long pants, because of the slides
    If grandma doesn't sign the release she can't come in, says my lawyer husband
    My kid only wears a Spiderman costume with a cape. A reviewer claimed capes were banned as a strangling hazard. Should I pack regular clothes?
    Does the waver my ex signed cover me or must I sign my own | Bring a swimsuit for the foam? someone said foam | shoes go in cubbies with a lock, yes?
    no glitter hair, no jewelry, no belts: did I get your dress code right | I refuse to sign away my right to sue. Will you make me?
    You sell a fresh pair at the counter for two bucks if we forget, I assume
    What should I pack? The Bounce House lady's list had knee pads, a towel and a change of underwear
    AFO braces can't fit inside non-slip socks. Do you insist on them like everybody else does?
    notarized form for a friend's kid? that's what they told me, a NOTARY | are tutus ok or do they get caught like at altitude
    one signature is good for a year, correct, or do we fill the liability paper every time | socks or barefoot | do we need grippy socks
    is there a wavier I gotta sign | can I sign the liability release online for the cousins too | shoes off at the door?
    What should the kids wear? Is a dress ok on the climbing stuff? | Do you sell those non slip sox there
    you make people sign away their rights if a child gets hurt, don't you | what do i pack for the day
    My daughter hates socks with a passion, sensory thing, she will take them off in three seconds. Are they required? | change of clothes needed?
    can she wear her tutu and jewelry | crocs ok | waver? does grandma sign or only the legal guardian | do aduls take shoes off as well
    We have tickets to nothing else that day so I'd pack lightly: bare feet, leggings, water bottle. Anything mandatory to put on or a form to autograph when we show up?
    grip sucks needed? | waver to sign | barefoot or sneakers | what to wear | dress coad? | pack a change of clothes? | crocks ok
    elsa costume or regular outfit | house rules | release form, can dad sign | shoes of at door | leggings vs jeans for climbing | earings and neclaces off?
    what should go in our bag | bring toyz from home | his feet stink like cheese, just warning yall
    always forget to pack the right stuff, last time I paid four bucks for grippy ones
    My daughter only ever wears a princess gown. Floor length. Tulle. With a train. | I wear a prosthetic with a shoe on it that doesn't come off easily
    barefoot family, we don't even own slippers | lawyer dad, I read every liability form before I scribble my name on it
    I bring my sister's kids a lot and at the trampoline hall they sent me home because I wasn't the one who may sign for them
    she refuses sneekers, only crocs, purple ones | last time he split his jeans on the slide, i'd like to dress him right | muddy rainboots season over here
    plantar warts, ugh, so no naked feet for us | don't know whether to pack spare clothes, water shoes, helmets or what
    Wedding guests from India, the ladies come in saris and lots of bangles, I hope nothing of that is against the house rules.
    sunday best straight from church, patent leather shoes, itchy tights, I'm wondering if we should stop home first to change
    At Altitude it's three bucks for the grippy ones, and we own nine pairs by now, none of them matching, for kids of 4 and 6. Woud we need those for yours?
    We'd come straight from soccer in Zilker, cleats, shin guards, mud, two boys of 7 and 9 and hungry as bears. What should they have on their feet with you?
    My ex has them weekends and I've got the weekdays, and each gym in town wants paper from both of us plus ten dollars. Will there be a waiver to sign?
    It's 102 out and my three year old lives in a swimsuit and Crocs, even for lunch, even at Grandma's in Llano. What do we need to pack or put on for your place?
    Can she go barefoot? It's her birthday, she's five, and she'll fight me in the car all the way up 35 over tights and shoes. Her cousins from Belton do as they please at home, and they'll have had cake by then.
    We're a family of sandals people and my kids' socks never match or exist. Last place sold us four pairs at $3 each on top of admission. Do they need special grip socks at yours?
    My nanny will be the one taking the kids most days, and I'm always traveling for work. At the gym I had to sign in person and we lost a whole afternoon. Do we need to fill out a waiver?
    It's our first time at any indoor playground, we always had a backyard until we moved. The kids are 3 and 6 and we've got the whole Saturday. What should they wear and what do we have to bring?
    do we wear the grippy kind or go barefoot | do we have to sign a waiver | what should they wear | shoes on or off | should i pack a change of clothes
    any house rules i should know | what do we need to bring for a visit | do they need sox | gripy soks requird? | do i haft to sine a wavier | socks
    grippy socks are 3 bucks at the counter, is that correct? | can i sign the waiver online now so we skip the line | are bare feet ok
    Do grown ups need socks as well or just the kids? | is a costume with a cape allowed, he won't take it off
    should I pack a change of clothes and a swimsuit for a splash area | who has to sign the liability form if it's a friend's kid I'm bringing?
  `,
}
