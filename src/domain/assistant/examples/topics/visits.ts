/** What a visit takes. */
export const VISITS: Readonly<Record<string, string>> = {
  booking: `
    do I need to call ahead | do we need to tell you that we are coming | can we turn up unannounced | can I come whenever I want
    can we come any time | do I have to plan ahead | spur of the moment visit | last minute visit | same day booking
    do you take reservations | do you do reservations | is it first come first served | is entry by time slot | pick a time slot
    is there a calendar where I pick a time | is there online booking | book through the website | book by phone | can I hold a spot
    can you hold two spots for us | save us a place | I want to reserve for Saturday | I want to book for four | I would like to book
    can I change my booking | what if we are late for our slot | what if we can't make it | how full does it get | is it always packed
    do you get crowded | how many visitors at a time | max number of kids | maximum capacity | is it always busy
    is it possible that you turn us away | could we be turned away | will we get in if it is full | what if it is full
    do I have to stand in line | how long is the wait to get in | can I come see the place first | could we look around first | reservations
    reserve | slot | walk in | walk-in | book | do I need to book | do I need a reservation | do we have to make a reservation
    do I have to reserve | do we need an appointment | do we book ahead | do I have to sign up for a slot | time slots | timed entry
    can we just show up | can we just walk in | can I come by spontaneously | can we drop in | do you take walk-ins
    can we come without booking | how do I book a visit | how do I make a reservation | where do I book | can I book online
    can I reserve for next week | book a session | reserve a spot for two | is there a booking app | do you have an app
    can I cancel my reservation | can I reschedule | how far ahead do we have to book | will it be crowded | how many people can be inside
    how many kids at once | do you limit the number of kids | capacity | will it sell out | will there be a line
    do we have to wait in line | is there a queue at the door | is it busy on weekends | reservation | booking | appointment
    schedule a visit | schedule a tour | can we get a tour | do I need to book ahead | do u take reservations | can I reserve
    can I reserve online | is booking required | must I book | do we have to book | and do we need to book | what about reservations
    Can we just show up, or does a slot have to be reserved? | walk-ins ok? | I was wondering whether visits need an appointment
    Is it timed entry like the trampoline park? | My neighbor says you have to reserve days ahead, is that so? | do i gotta book online first or nah
    We decide last minute on rainy days, would they turn us away at the door? | online reservations
    Will tickets be sold in advance or only at the counter? | Is possible to come without reservation?
    How far ahead would I need to secure a spot for a Saturday? | Spontaneous visits: allowed?
    If my kid gets sick, can I move our reserved session to another day? | Where do I find the calendar to pick a time slot?
    Will there be an app for scheduling our play session? | I'd like to reserve for two adults and three kids next weekend
    could you pencil us in for tuesday morning | What happens if you reach capacity and we arrive unannounced?
    Do grandparents just turn up with the little ones or must they phone first? | Are drop-by visits welcome?
    What's your cancellation policy for a reserved visit? | Is there a limit on how many families can enter at once, so we need a reservation?
    I hate planning; tell me I can simply walk in! | For our article: will admission be reservation-only? | can i get tix on my phone b4 we drive over
    Would same-day entry be a thing? | Do I need to RSVP for a normal play day? | We live two hours away, so I want a guaranteed spot before driving
    Must one sign up for a session, or is it open play all day? | Please, how I can book a place for my daughter?
    Is pre-registration required to come play? | Do weekends fill up so you need to reserve?
    Will you have 90-minute sessions you have to choose beforehand? | Not a party, just a regular visit: reserve first?
    Could I change my arrival time once I've picked a slot? | If we're running late, do we lose our time slot? | buy admission online ahead of time?
    Suppose it pours on Sunday, can fifty families all just come in unplanned? | first come first served?`,
  socks: `
    what do they put on their feet | can he keep his sneakers on | can I wear flip flops | can I wear heels
    do parents have to take off shoes too | what if we forget socks | where do shoes go | do my kids need extra clothes
    should they wear leggings | does she need long pants | does my kid need a swimsuit | what clothing | what gear do we need
    do we need helmets | do they need knee pads | do I need to bring anything | anything we should bring
    what do I have to bring for my toddler | packing list | what to pack | can we bring a ball | can she bring her doll
    may he bring his teddy | are toys from home okay | do I need to fill in a form | any forms to fill out
    do we have to fill out paperwork | do I sign away my rights | can the grandparents sign the waiver | does every parent have to sign
    waivers | is there a release | are there any rules | what rules do we have to follow | what are the do's and don'ts
    what are kids not allowed to do | is running allowed | can you get kicked out | policy for rough play | what do we need to bring
    what should I bring | what should I pack | what should they wear | what do kids wear | dress code | do they need special socks
    grip socks | do you sell socks | can they go barefoot | shoes on or off | do we take off our shoes | can kids wear shoes
    do adults need socks | bare feet | can she wear her costume | should I bring a change of clothes | are princess dresses okay
    what clothes are best | is there a waiver | do I have to sign something | do we need to sign a waiver before | liability form
    release form | what are the rules | house rules | rules of the playground | are there rules I should know | what is not allowed
    code of conduct | can we bring toys from home | can my child bring his own toy | do we need water bottles | socks | shoes | waiver
    what to bring | what to wear | rules | is there anything we need to prepare before coming | paperwork before the visit | do I need socks
    do the kids need socks | should the kids wear socks | should they wear socks | should I bring socks | are socks required
    are socks needed | and socks | what about shoes | what should I wear | what should my kids wear
    Do they need grip socks? | barefoot ok? | Do I have to sign a waiver? | What should my daughter wear?
    I was wondering if we should pack a change of clothes | Do you sell non-slip socks at the door? | Must grown-ups take off their shoes as well?
    Are there lockers for our coats and bags? | Where do we put our sneakers? | what do we gotta bring w us
    Can my princess wear her Elsa costume to play? | Is there a liability release for parents? | Should the kids wear long pants for the slides?
    May my son bring his own toys from home? | Are jewelry and hair clips forbidden while climbing?
    My neighbor says you need special sticky socks, is that true? | Can they wear Crocs inside? | Can grandma sign the consent form or only a parent?
    It is necessary to bring slippers? | Do we need an apron for the paint or old clothes? | Would a dress be a bad idea?
    List of things to pack for a visit? | Could I reuse the grippy socks from Urban Air? | What are the rules for visitors?
    Should I bring towels or spare underwear? | Do you have cubbies for boots? | My feet get cold, do adults have to go shoeless?
    Legal question: will you require a signed release before entry? | Can I fill in the waiver online beforehand?
    Is my child's helmet or knee pads needed? | Are scooters and balls from home prohibited?
    What is the code of conduct, running, shouting, roughhousing? | footwear? | He hates wearing anything on his feet, will that be an issue?
    Tights instead of socks, would that do? | Can kids come in swimsuits or pajamas? | First visit coming up someday, how do we dress?`,
  wifi: `
    could I get on Zoom from there | can I join a video call | can I work on my laptop | can I get some work done while they play
    I freelance, could I answer clients from there | I work remotely, is there internet | is the internet decent | is the internet good
    good internet? | internet speed | is the wifi good enough for calls | is wifi included | guest network | network
    where do I plug in my laptop | plug for my laptop | charge my phone | sockets | is there signal inside
    can my kid watch youtube on the wifi | home office while they play | desk | work tables | do you have wifi | is there wifi
    wifi password | what is the wifi password | free wifi | is the wifi free | is the wifi fast | internet | internet access
    can I get online | can I work there | can I work from there | can I work remotely there | can I take a zoom call | can I bring my laptop
    is there a place to work | work space for parents | are there outlets | power outlets | can I charge my phone | phone charging
    do you have a hotspot | is there cell reception | wireless | coworking | can I answer emails while they play | is there good wifi
    is there wifi for visitors | will there be wifi | will there be wifi for visitors | will you have wifi | do u have wifi | wi-fi
    I work from home, is there wifi | could I work there with my laptop | and wifi | what about wifi
    Could I take a Zoom call while the kids climb? | I work remotely, can I bring my laptop and get online? | Is there a guest network for visitors?
    what's the password for the net | Will my phone have signal inside the building? | I need to answer emails while my son plays
    Do I have to use my own hotspot? | Is the connection fast enough for a video meeting? | Free wireless for parents?
    My husband telecommutes on Fridays; could he get work done from your café? | can i stream netflix while they run around lol
    Are there outlets and internet for people who work from home? | How many Mbps will you offer?
    I was wondering if I'd be able to get connected on my tablet there | Would a freelancer be able to do two hours of online work at a café table?
    Is there good reception, or is it a dead zone for cell phones? | I'm on call, so I have to stay reachable on Slack
    Grandma wants to FaceTime with us during the visit, will that work? | It have internet for the clients? | broadband for guests available?
    Can my teen get online while her little sister plays? | I have a deadline; could I upload files from there? | Is a visitor hotspot being set up?
    Will I be able to go online without eating up my data plan? | My data's limited, any free net at your spot?
    Teams meeting at 10, kiddo wants to play. doable there? | Does the café come with a decent connection, not only coffee?
    Could we get a coworking corner with internet? | Do you plan to provide connectivity for customers?
    Is the internet secure enough to log in to my work VPN? | would i be able to check my mails there
    Can I join a webinar from a seat by the play area? | Worried I'd be cut off from the office; is there wireless coverage?
    Can my MacBook get online at On Joue? | Will there be LTE or 5G inside, or at least a network?
    Hypothetically, if I had to send a report while the girls play, could I?
    As a student mom I need to study online, is that possible at your place? | Do visitors get a login for the network?`,
  cleaning: `
    how clean is it | is it clean | how often do you clean | how often is it cleaned | do you clean the toys | do you wash the balls
    do you sanitize | do you disinfect | is it hygienic | hygiene | germs | is it full of germs | will my kid get sick
    what do you do against germs | do you have hand sanitizer | where can we wash hands | hand washing stations | what if my child is sick
    can sick kids come | runny nose, can we come | my kid has a cough | fever | flu season | covid rules | masks required?
    hand foot and mouth disease | lice | pink eye | stomach bug | what if a kid throws up | what if a kid pees on the slide
    who cleans up accidents | are the bathrooms clean | cleanliness | cleaning routine | cleaning products | do you use bleach | sick policy
    contagious | dirty | sanitary | is everything wiped down | should I keep my toddler home if her nose is running
    my son has the sniffles, can he come | can we come with a cold | we had a stomach bug last week, when can we come back
    do you send sick kids home | what if another kid is sick | everybody always gets sick after indoor playgrounds, do you clean
    those places are always gross, how do you keep it clean | are the toys dirty | who wipes down the toys
    how frequently are the toys washed | do you steam clean the carpets | is the floor mopped | are the play structures wiped
    do you deep clean | do you clean every night | is there soap | hand sanitizer | wash hands | do kids have to wash hands
    I worry about bacteria | viruses | virus | coughing kids | chickenpox | covid | RSV | strep throat | immune compromised child
    is the air filtered | do you use natural cleaners | are toilets cleaned often | somebody peed in the slide | vomit | spit | disgusting
    smelly | gross | tidy | is it cleaned | how do you clean it | how do you keep it clean | how do you keep the toys clean
    what do you do about germs | what about germs | what about sick kids | is it clean too | and is it clean | my kid has a runny nose
    can she come with a runny nose
    How often are toys disinfected? | Is it going to be gross like other ball pits? | Who wipes things down?
    My daughter has a weak immune system, are germs under control? | Can we come with a runny nose?
    I was wondering about lice, hand foot and mouth and all that | do yall sanitize stuff | Will there be hand sanitizer stations?
    Which products do you clean with, bleach or non-toxic? | My son had a fever yesterday, should he stay home? | Are the bathrooms kept clean?
    Is the air filtered, HEPA or something? | Will sniffly children be sent home? | What do you do about potty accidents on the slide?
    Do you close for deep cleaning? | I'm a germaphobe, reassure me | My mother worries about stomach bugs in such places
    How it is washed, the mats and the cushions? | Indoor playgrounds always smell of feet, will yours? | Sanitation schedule, please
    Every time we go to one of these we catch a cold | Would a child with chickenpox be kept out?
    Are the pods scrubbed between kids who lick everything? | Pink eye is going round, how do you stop it spreading?
    Do you use steam or UV on the play equipment? | My baby puts everything in her mouth, how clean are the toys?
    Is there a janitor on site all day? | Flu season, is it safe from viruses?
    Dirty diapers found in play tunnels elsewhere; how would you prevent that? | Measles is in the Texas news, what is your rule?
    tidy and spotless or sticky? | Are strong chemical smells from cleaners a concern for my asthmatic boy?
    My neighbor found mold at another play place, how will you prevent it? | Can he come if he has a cough but no temperature?
    Will kids have to wash their hands before entering?`,
}
