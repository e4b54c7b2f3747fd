/** Who stays, and groups. */
export const SUPERVISION: Readonly<Record<string, string>> = {
  groups: `
    field trip in may for 40 first graders? | when can my class visit, we have thursdays free | feild trip for 40 frist graders
    I run a home daycare with eight kids, could we all come | girl scout troop visit? | our church youth group wants an outing | school trips on weekdays
    homeschool co-op meetup of 25, do you take that
    I'm a preschool director in Hyde Park, planning next spring's excursions, two classes of three year olds plus four teachers. Is there someone who handles that?
    I'm treasurer of the PTA at a small elementary in Del Valle, we have funds left for one outing with about sixty kids and ten chaperones in spring. Do you take schools?
    do you take school feild trips | daycare group of 24, possible? | kindergarten class outing | is there a group rate
    we run a homeschool co-op and would like a morning together | teacher here, how many chaperones per ten students
    mommy meetup with fifteen kids, is that a group | can a camp bring a bus full of kids | feild trip info
    do you host company family outings, we are about sixty people with kids | cub scouts den meeting
    Head Start program director, we've got 40 four-year-olds and a tiny budget, and I'm wondering if you'd welcome a visit from a crew like ours
    group booking discount for preschools | class trip end of school year | do you do school visits | montessori outing, 18 children, 3 teachers
    what's the most kids a child care center could bring in one go
    I teach second grade at a title one school, twenty two kids, one aide, a yellow bus and about four dollars per head, and my principal wants to know if you'd even consider having us
    do you take dayacre groups? ours at the hospital is looking | I teach Sunday school to nine little ones, could I bring the whole class?
    Bringing a Cub Scout pack. Can you handle 30? | What contract governs a school's group visit, and is a certificate of insurance furnished?
    The school of my son want to make a excursion. You receive groups? | my summer camp job wants to bring like 25 kids, is that a thing
    We'd love to do a PTA night for 200 people, with a group price; do you host those?
    Our autism support group meets monthly, ten families or so. Could all of us come as a group? | Do you do corporate family outings for a team of forty?
    i coach a t-ball team, fourteen kids, whats the group rate | May I bring my class for a feild trip?
    our homeschool co op wants to come on a weekday, about 6 families, do yall do that | could a girl scout troop come as a unit, asking for my lil sis
    group rate for 25 | school field trip price per student | do chaperones get in free on field trips | free admision for teachers on a clas trip?
    daycare wants to bring 18 kids, cost? | girl scout trop discuont | cub scouts den of nine, cheaper as a bunch?
    can the PTA pay by check or purchase order for our kindergarten outing | title 1 school, any grants for a field trip
    do you invoice school districts for class visits | summer camp outing, weekly, bulk price | how do I book for a whole second grade
    I'm the office manager at a pediatric therapy clinic and we'd like to take our little clients somewhere each quarter, roughly twenty with staff. Is there a rate for organizations, and would we reserve?
    Our after-school program has a van, fifteen kids and about a hundred dollars a month for outings. No birthdays, just us. Do you host programs like ours?
    corporate family day for 60 employees' kids, can we come as one party of 60 | minimum size to count as a group
    the kids' choir I direct gets an end of season treat from the parish, twenty two singers plus six helpers, no cake no birthday. do you take crowds like us and at what price
    We're a small Montessori in Hyde Park and every family chips in eight dollars for the spring excursion. Would you have us, and could the school pay in one go?
    field trips? | can my scool class com | I am teacher of first grade, can we visit with 22 students? | can our girl scout troop come thru
    Our church ladies take the Sunday school out each spring. Could you have us? | Are institutional group visits contracted for, and what ratios apply?
    group groups school daycare visit | Nobody answers teachers about excursions until May, when the bus is already gone. Do you take classes?
    Schools get Tuesday mornings to themselves, right?
    I direct a daycare in Pflugerville. Thirty-four kids, two vans, one who's allergic to everything. Would you take us all for a morning?
    PTA outing with 60 people
    We're a homeschool co-op of fifteen families who meet Wednesdays, some with babies, some with wheelchairs. Could all of us come together as one bunch?
    How soon can I bring twelve first graders from our school on a bus? | how much to get ten kids in with their kindergarten teacher
    price for twenty five year olds from our pre-k | per head what is it for a whole scout den | quote for 15 kids from a daycare in pflugerville
    do chaperones pay too or only the students | is it a flat fee by bus load or by the student | teacher bringing 22 first graders, what's the discount
    our homeschool co-op of 18 wants a bulk deal | if i bring 30 kids from the Y how much each | do brownies troops get a better number
    PTA has 300 set aside for the second grade outing, will that stretch at your place | title 1 school, can you waive anything for the class trip
    summer camp of 50, lump sum? | church nursery of fifteen, what do you ask a head | daycre with 4 teachers and 9 kids, any break on admission
    i run a small in-home daycare in manor with six little ones and the state gives me almost nothing for trips, so what could you do for us moneywise
    do you bill the school | her class wants to come to you after the dinosaur park forgot half their lunches, what's admission for a class
    wondring what teh cost is for a 2nd grade class
    i teach kinder at a small shcool in del valle, forty three kids, and the bus alone eats the budget, so a per child number would help me ask my principal
    do you do field trips, our school does active shooter drills monthly and the kids need joy
    my oldest got a concussion at a trampoline place and now the whole class wants a safer outing. do you take 24 second graders
    Kindergarten?? like a class of them | could a prek teacher take her whole class | daycare?? ours has 18 toddlers and a minibus
    our scout den has 14 cubs, can they come together
    Do you take field trips? One of my pupils is anaphylactic to milk but her aide handles it all, I only need to know about bringing 22 kids and four adults on a weekday.
    whats the policy on bringin a class of kindergardners | theres a kid in our troop with allergies, what rate do 15 girl scouts get
    you cater to muslim schools? we'd bring 40 | our homeschool co-op meets fridays, could 30 of us come at a group rate
    i wanna know if they take school trips, we got two allergic kids and eat on the bus befour | do preskool groups get a wekday morning
    is your place somewhere a kindergarten could bring forty kids on a bus | Our Pflugerville daycare wants an outing
    Title I schools come free on Thursdays, right? | group rate kicks in at 12 kids, doesn't it? | my Cub Scout den leader says you do sleepovers for packs
    So KinderCare already has every Tuesday? What's left for small daycares | Do you beat the Bob Bullock museum's field trip price?
    I need a yes by noon. 42 second graders, one bus, May 16. | Chaperones are one per five and get in free, correct?
    The homeschool co-op in Dripping Springs was told you'd host them weekly
    YMCA camp wants to bring 60, I was given your name by a Mr. Salazar, is he the field trip guy | purchase orders from AISD are ok I assume
    church nursery outing, about 25, you shut the place for us? | can girl scout troop 1482 earn a badge at yours like at the Thinkery
    i run a in-home daycair, 6 tots. do i count as a group or nah
    Our PTA treasurer budgeted nine dollars a student because the last indoor place charged that, and the principal wants a written quote for ninety-four kindergartners. Is a class trip to you something we can arrange?
    You'd have a lunch room for field trips, surely, everyone has
    Since corporate family days are your bread and butter, what would it run Indeed for 200 people?
    Special-ed class of 8 with 5 aides, is there a school visit rate, the district says there is
    We were all set with the Natural Gardener till it rained. Could you squeeze in 30 pre-K kids, you're our heroes if so
    feild trip in febuary or is that blocked for testing like they say
    Wait, does my moms' club of eleven strollers need to sign up as a group? Karen from MOPS insists it does | feild trip | girl scouts troop
    homeschool coop | daycare bus of 30 | kindergarden class visit | pta wants to come | chruch youth group | school rate? | teacher here, 22 first graders
    tball team outting | summer camp groups? | hedstart kids | mops playgroup, a dozen moms | cub scowts | AISD preschool trip
    22 second graders, three chaperones and one school bus, that's my life | I run a home daycare, six littles, and we've been to the library a hundred times
    Den leader, our wolves need an outing before winter. | youth pastor looking for a spot for thirty rowdy sunday schoolers
    my preeschool has a tiny excursion budget and the principal wants it all in writing
    homeschool co-op of about 18 families always on the prowl for weekday excursions
    YMCA day camp director, so July is one long search for air conditioned places that will take fifty campers, ten counselors, a crate of sunscreen and one kid who always loses a shoe
    Big Brothers Big Sisters volunteer coordinator, we'd come with a dozen matches at once
    we're a refugee resettlement agency and want to bring several families at one time as an outing, perhaps at a reduced rate
    the girl scouts sold 900 boxes and want to blow the money on a day out together | after school program here, 40 kids k-2, van and waivers all set
    my special ed class of nine has never been on a feild trip because nobody takes us
    Company outing with everyone's kids, around sixty of us, I drew the short straw and have to organize.
    mother's morning out at the Methodist church, we tour somewhere with the four-year-olds each spring
    I teach kinder at Blackshear, 21 kids, two with peanut trouble, and the bus has to be back by 1:30 on the dot. Do you take classes like ours?
    Our Girl Scout troop meets Tuesdays at six and has $180 from cookies to spend on something fun before summer. Might we come, all 14 of us with two leaders?
    Our budget for outings is $600 for the entire year, and the pumpkin patch ate half of it. Twelve toddlers, three teachers, one rope they all hold on to, snack at ten sharp. We're a daycare on Oltorf. Is there a rate for the likes of us?
    homeschool co-op here, ages 4 to 12, we got the zoo for half price on thursdays and everybody brown bags it. would u do somthing like that for a bunch of 30
    Every June our church in Elgin runs vacation Bible school, and on the last day we bus sixty kids somewhere with water bottles and sunburns. Would you be up for having us?
    I run an after school program with 40 kids, ages 6 to 10, and we've got a bus so parking isn't a concern. We usually do one outing a month. Do you take field trips?
    Our preschool has a tiny budget, two teachers, and sixteen four year olds who can't sit still. I'm the one who finds the spring outing. Could we bring the entire class
    I lead a Girl Scout troop, Daisies, so they're all 5 and 6, and three have food allergies which I handle myself. We meet Tuesdays at four. Is there a way to come as a group?
    I teach pre-k, can i bring my class | girl scout troop of 14 | homeschool co-op rates? | daycare director here, looking for an outing for 20
    do you take schools | church youth group wants a day out | feildtrip for my clas | do u do scool gruops
    I run a daycare with 24 kids, what's the group rate | is the minimum 15 for a school field trip | can our girl scout troop do a sleepover
    AISD schools come free on weekdays, my principal said. Who do I call? | What date can you take my kindergarten class in April?
    do homeschool co ops get their own morning?
  `,
  supervision: `
    can i leav him for two huors while i shop | drop off at 9 and pick up at noon? | can i run to HEB for 30 min while they play
    parents night out, do you watch them till ten | Do I have to be there the whole time? | i work from 1 to 5, could you keep an eye on her
    can my 11 yr old stay alone for an hour | is it like day care where u leave them for the afternon
    Could I nap in the car for forty minutes while he climbs?
    I have a dentist appointment at 2, an hour tops, and no sitter. Would your staff look after a four-year-old while I'm gone?
    May I step out for a call that lasts half the morning or do grown-ups need to stay put? | date night!! will u take them 6 to 9
    My mother is in the hospital and visiting time is from two to four with no kids under ten. Could I leave my boys, seven and nine, with you for that stretch?
    do i have to stay | do you watch the kids | is there staff on the floor keeping an eye on them | can i run to traget for an hour | is it like babysiting
    kids alone ok? | do parents need to be in the room | drop off hours | how many adults per child do you have
    can my 12 year old bring her little brother without me
    I've a dentist appointment at 2 and nobody to take the girls, could they stay with your people until I'm back | can i sit in the car while he plays
    who minds the children | leave my son ther by himself? | does a parent have to be within arms reach at all times or are there minders
    could one mom bring five neighbor kids and be the only adult | stay or go, what's expected of me once they're inside
    They're nine and eleven, sensible girls, they've got a phone, and I'd love to grab groceries and a haircut while they're busy in there, or am I obliged to hang around the whole time
    If my back goes out and I can't chase him, will one of your employes be looking out for him on the climbers, or is it all on me
    coud i nap in the car while she plays? be honest | Do I need to be right there with them every minute, or are there young people watching?
    Can I drop them and go to Home Depot? | Who bears the duty of supervision: your staff or the accompanying parent?
    I must stay with my children, or I can go to work and come back? | can i chill on my phone or do i have to follow him around the whole time
    If I ran an errand for the book fair, could my two stay there for an hour without me?
    He can't be left alone even a minute. Am I allowed to go in with him everywhere?
    Is this effectively daycare, as in can I leave and get four hours of work done?
    with one adult and five kids, is that enough or do you need a grown up per kid
    What's the ratio of staff to children on the floor, and do employees keep an eye on them?
    Do parents have to stay on the premises, or is drop-off being considerd?
    May a sixteen-year-old sitter serve as the responsible person in charge, or must a parent remain? | can my kid roam free or do I shadow her
    could I get an hour free while you watch them | who's in charge of the kids if I step out | do I stay or is it like a paid sitter
    I'd happily pay for drop off so I can run to the bank. allowed? | are parents free to go grocery shopping while theirs play | drop off?
    can i leve my kids and go | I must stay inside with my child or can I go to market? | can my mom just dump us there and leave
    Must I sit there the entire time, or may I slip off to the hairdresser? | Is parental presence mandatory throughout a minor's visit?
    drop off dropoff stay or leave | I need two hours alone before I lose my mind. Will your staff watch them?
    It's a babysitting service so I can run errands, I gather
    My eldest is twelve and sensible. I've got a dentist appointment around the corner. Could she be there on her own for an hour?
    I see a nice coffee spot mentioned, but my office is two blocks away and my boss is a tyrant. Are there sitters on the floor so I could go back to work?
    one adult waching five kids, alowed? | can a sitter be there instead of me | Once the Austin one opens, do I have to sit in there with them?
    Can I leave them from three to six? | Can I leave them with you once they're three? or is four the youngest? | date night drop off??
    We've a standing Wednesday meeting that lasts an hour and the sitter has mono. Would your people mind our two while we're gone?
    do i have to hang arround til closing | When doors open, may I wave goodbye and go to Costco?
    Will somebody be minding the little ones from opening to close? | Are dads required to stay put on a Sunday?
    how much to leave the kids with you for 3 hrs | 15 an hour to sit my kdis there while im out? | is it more like a drop off place | drop them off, how much
    can i pay so someone watches her while i run errands | late pick up fee? | dose my husband have to stay or can he go to the gym
    two parents, is only one required inside | i would pay double if i could leave for an hour | must one adlut per child be there
    my shift at seton ends at six and daycare bills me a dollar a minute after that, could the kids wait at your place alone
    childcare by the hour, is that what i'm paying for | can her big sister mind her so i needn't stay
    wondring what teh cost is for 2 hrs of sombody minding him | my son is a bolter, could he be left with yall for an hour
    can a four year old get dropped off alone | whats your plan for letting kids stay while i run to heb
    I lost sight of my daughter at the children's museum for six minutes and I still shake thinking about it. Do your people watch them or is it on me the whole time?
    is every adult expected to remain inside | leave at the gate or come in with him, what do parents do
    can i trust this place to mind my kid while im at the dentist | since staff watch the kids, can i nap in the car
    safety was on my mind when i dropped him at the last place. can i drop him here? | who wachtes the kids | can parents just leave
    My wife's a ER doc and works nights. Can I leave ours with you on a Tuesday so she sleeps? | do i have to be within arms reach
    what if i'm late, will they keep him til i get back | tell me the ratio of staff to children | his epipen is in my purse, do i have to stay
    where can I park my kids for an hour while I run errands | can I drop him off and go to the mall next door
    Do I get to be somewhere else while they play, like at the gym down the road? | do I have to stay near my kid the whole time
    so it's drop-off for kids over five, right? | I can run to Target wile they play, yes? | Every 10 children get one staffer, I read on a mom blog
    You'll babysit for two hours while we see a movie at Alamo Drafthouse, correct? | IKEA Småland takes them for an hour free. do you?
    a 14 yr old cousin counts as the responsible adult in there, doesnt she | My friend Jo says parents aren't allowed past the gate. Really?
    Do I have to crawl in after him or can I sit, since you've got attendants for that? | Kids Night Out with no parents is Fridays, my coworker says
    just say yes or no: can I leave
    As a single dad of a very responsible nine-year-old who already walks home from Zilker Elementary, and having heard from another dad that you let fourth graders stay alone, may I let her play while I take a client call off site?
    one adult for six kids is fine isnt it? daycare ladies do it | you have play supervisers in yellow shirts, thats what the post showed
    If my au pair brings them do I need to come too | I'd guess eyes on your own child at all times, like the Y
    It's a babysitting gym, basically. Can I go get my nails done?
    The brochure in the pediatrician's office said "parents relax, we watch". Does it mean your people keep an eye on them so mine needn't have me there?
    You don't really expect ME on the slide at 61 with two fake knees, do you? May I wait outside | Can his older brother, 16, be in charge instead of me
    What if I step out for twenty minutes to move the car, you'd look after her, you seem like lovely people
    Lifetime Fitness has a two-hour limit for leaving them. what's yours? | can i drop them off and come back | drop off ok?
    i wanna run to HEB while they play, allowed? | could I leave my 8 year old for an hour | is there babysitting
    thinking: kids play, I go home and nap. possible? | do your staf watch the childern or is that on me
    Who is keeping an eye on mine if I step out for a phone call in the car? | is it like a daycare where you hand them over
    am I resposible for watching them or are you | How many attendants per child? I'd like to leave mine with them.
    At Ikea they took my kids for an hour while I shopped. Same here? | parents night out, you take the kids, we have dinner, yes?
    You supervise the kids so us parents can leave, correct? | My 11 year old is mature, can she be there by herself? | at what age may they be in there alown
    I work remote and have meetings downtown on Wednesdays. If it's secure and the doors lock, I'd happily leave both boys with your people for a few hours. Would that be permitted?
    must a grown up remain on the premises | does someone mind them while I pee | hoping it's a place I can ditch the kids for a bit lol
    can my 13yo daughter be the one who stays with her brother instead of me | Sitter service or do we hover? | are we expected to follow them around
    I've got a newborn at home and haven't slept since August. If I bring the big kids at ten, could I go lie down in my own bed and fetch them at noon?
    Is it on me to break up fights and keep up with two of them on the climbing stuff, or are there people on the floor in charge of that so I can read?
    do i hafta stay | target run while they play | staff wach kids? | leave em n go 2 gym | babysitting service? | her 16yo sister wach her instead
    nap in my car, allowed? | unattended kids | date nite kid free | childcare like ikea smaland | parent must b present? | quick phone call outside, fine?
    do i chaparone the whole time | hands off moms, who's minding them | I'd drop them off and run to Costco, not gonna lie
    she clings to me like a koala, I can't imagine not being right beside her | I've got chemo on thursdays and nobody to take the boys for those two hours
    my eleven-year-old has her own phone, her own bus card and her own opinions. She wants to go with her friend and no embarrassing mom in sight, while I picture waiting in the parking lot with a thermos
    don't want to be the only one hovering while everyone else leaves their kids unattended
    Working from home, deadline at four. If somebody kept an eye on him there I'd kiss their feet.
    I'm a 15 year old babysitter and not sure I count as the adult | hoping its like ikea where u hand them over and go shopping
    no family in this country, no sitter, I have the citizenship test next month and nowhere to leave my son during it
    with a bad back i cant go crawling after him all afternoon, someone else would have to | I'd go nap in the car if I may, third shift is killing me
    big brother is 12 and very responsible, he could be in charge of the small ones while I get groceries
    at the rec center the attendants just stare at their phones and the kids run wild
    I'd love to run to H-E-B for half an hour for milk and diapers while mine, six and nine, wear themselves out. Or do you need me in there the entire time?
    My nine year old's friend's mom says leave them at two, get them at four, she'll pay and bring snacks. Is dropping them off like that allowed with you?
    With the newborn and the C-section I can't go climbing after my three year old, I want to sit and drink something hot. Would your staff keep an eye on him?
    I'm at work until seven in Buda and the sitter just quit on us, eighteen bucks an hour and she quit. Kids are 8 and 11. Could they stay at yours on their own until I get off?
    Kids' day out at our church is 9 to 1 for $35, lunch included, and I get my teeth cleaned in peace. Would I be able to leave my two year old with you in that way?
    I have a dentist appointment nearby every six months and I dread bringing my kids, who are 6 and 8. They're good kids, no allergies, potty trained. Could I leave them with you for an hour?
    Do I have to stay? I'd love to run to the grocery store while my 10 year old and her friend play, and it's not like I'd be gone all day.
    My wife and I haven't had a date since the second one was born. Your café sounds nice but we'd rather be somewhere with wine. I need to know whether it's drop off or parents stay.
    can i drop them off and go to target | do i have to stay the whole time | is someone watching them or am i
    need a couple hours without kids, do you babysit | how long can my 8 year old be there alone
    can the nanny take them instead of me or does a parent have to be there | leaving for 30 min to run an errand, allowed?
    do i haf to stay w my kid or can i leav | dropof alowed | dropoff | can I leave my 7 year old for two hours and run to HEB | so drop off is from age 5?
    Do you have a parents night out where we leave them till 10? | is one adult enough for six kids
    can my 14 yr old watch the little ones there instead of me | If I'm sitting in the café, does that count as supervising?
    what's the babysitting rate per hour | My coworker said you have certified nannies on the floor, so parents can go home.
    do i have to go inside the play area with him or can i sit in the car
  `,
}
