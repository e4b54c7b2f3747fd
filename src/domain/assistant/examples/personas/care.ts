/** How clean it is, and who is sick. */
export const CARE: Readonly<Record<string, string>> = {
  cleaning: `
    how oftin do you mop | are toys wiped down daily | every night or once a week, the scrubbing | when do you disenfect the climbing stuff
    how many days after a fever can he come | 24 hours fever free rule? | how ofen are the mats cleend | do you deep clean on mondays
    How long must we stay home after pinkeye?
    Flu season is november through march at our house, practically, and the last ball pit gave all four of us norovirus. How frequently do you wash things?
    she threw up at 3 am but is fine now, would you let her in | will bathrooms get checked every hour
    Preschool says a child has to be symptom free for a full day before coming back, the gym says 48 hours, my pediatrician says whatever. What will you say after a stomach bug?
    At the last play café they'd open at nine and the tables were sticky by a quarter past. Who wipes, and how many times between morning and night?
    how often do you wipe stuff down | is it gonna be gross and sticky | what if a kid has a runny nose | do you sanatize the toys
    ball pits are petri dishes, how do you keep yours clean | sick policy | hand foot and mouth is going around, do you turn away sick kids
    pink eye, can we still come | every indoor place we go to we bring home a stomach bug, what do you do about germs | can i bring him with a cough
    what cleaning products do you use | clening schedule | covid precautions | are the bathrooms cleaned every hour
    who mops up if somebody throws up on the climber
    My youngest is on chemo maintenance and her immune system is paper thin, so tell me how surfaces get disinfected and whether coughing children are sent home
    lice check?
    my nephew licks handrails, I'm not joking, and we spent all of january with a bucket next to the bed, so what's your rutine for keeping the climbers from turning into a virus buffet
    as a nurse i gotta ask, how often is stuff disenfected | There's always a runny nose in those places, so do you wipe the toys down, dear?
    Who cleans it and how often? | What is your sanitation protocol, and what is the exclusion period after a fever?
    It is clean? In other place the floor was very dirty. | ngl those places are always sticky, is yours gonna be clean
    Hand, foot and mouth just tore through our kindergarten, so what will you do about germs?
    He licks things. Windows, railings, other people. How do you sanitize? | Is there a cleaning schedule that anyone can check, or do we take your word?
    one has a cough the other four are fine, do we all stay home | Lice, pink eye, strep: what's the rule if a child comes in contagious?
    norovirus season is coming, what do you clean with, bleach or just sprinkle hope | What would a parent be told if somones child throws up on the slide?
    is it germ fre | do you keep the place free of pinkeye and lice, how
    every visit to a play place costs me a week of runny noses. what do you do about sick kids
    are things disinfected or do we pay with hand foot and mouth again | germs? | how offen do you disinfekt | The toys they are washed each day?
    I keep a spotless house. Will the floors be mopped and the toys wiped? | State sanitation protocols and exclusion criteria for communicable illness.
    clean cleaning hygiene sanitize | We always come home from these places with hand foot and mouth. Do you people own a mop
    Kids with a runny nose are let in, I bet
    My daughter's on chemo. Her counts are low and a cold can mean the hospital. How strict will you be about coughing children? | lice policy
    A stomach bug went round our whole class after a birthday at some arcade and I missed four shifts. What's your rule on fever and vomiting?
    My kid caught a stomach bug the day after a play place opened. What's your policy when somebody's puking?
    perfume free, bleach free, what do you wipe things with | what happens if somebody throws up on the climber | who mops up a spilled slushie
    is the foam whiped down at nite | my toddler puts his mouth on everything, how often are the surfaces disinfected
    what about coughing, do you send them home | does it smell like bleach | how do u handel lice
    can my kid get clean in a bathroom, like is it filthy or not | what precautions r u taking against hand foot and mouth | does anybody scrub the equiptment
    is there risk of infection, my husband has cancer | what happens to the ball pit balls after a kid pees | Mold??
    pinkeye, noro, strep, any of that kept out of the toys | every toy sanitized?
    My wife's a ER doc and says there's more flu than ever. Do feverish kids get turned away? | germ free? | do tables get wiped so theres no peanut smear
    Do you clean the milk up fast? One of my pupils licks floors and I'd like to know how filthy they get. | fragrance free cleaner?
    peanuts on the floor?? does anyone sweep | whats the policy on bringin back a kid who had the runs yesterday
    i need to know whats in the soap u use on the mats | milk spilt everwhere here i bet, do u keep up with the mess
    will they share germs with my kid, are the sneezers sent away | hes alergic to dust, how offen do you vacume | any contact with blood gets bleached i hope
    are there sticks of gum under the seats, yuck, i mean is it clean | is it gross in there like crumbs in the ball pit
    no crumbs left on the mats overnight right, somebody sweeps | restrooms scrubbed hourly?
    will the other kids have sticky peanut hands on the slides, do you make em wash | i heard alcohol wipes are all you use on the toys | snot policy pls
    does your place smell like feet, who wipes everything down | You steam the ball pit every night, correct? | Less gross than the McDonald's tubes? please?
    So a kid with pinkeye can come if he's on drops? | I herd there was hand foot and mouth going around at your place
    fever free for 24 hours is your rule, right? same as school | what do you spray, Lysol? my son wheezes from Lysol
    The balls get washed once a month, like everywhere, I bet | if my baby catches RSV there I'm coming for you. how do you disinfect
    someone told me you got UV robots at night lol is that a fact | Do your toys get boiled, wiped, or just wished upon?
    A woman in line at Costco told the entire line that indoor playgrounds never, ever mop under the mats, and that yours would be no different. I'd love to prove her wrong. How often do you?
    hand sanitzer stations by Purell at each door, yes | norovirus shut down the place in Leander for a week. What's your plan when a child pukes
    You send snotty noses home, don't you? | lice checks like at camp, or nah | is it cleaner then a hospital like the ad i saw claims
    Accidents happen: he's potty training. I presume someone comes running with a mop? | Masks are required in flu season, my aunt reads
    hepa filters from Dyson or plain AC? covid made me paranoid | do shoes off = clean floors or do the floors still smell like feet, honest answer
    how often do u wipe stuff down | germs!! ball pits are disgusting | what do you disinfect with | do you let snotty kids in
    My son is immunocompromised after chemo. How strict will you be about sick children and about sanitizing the toys?
    can we come if she has a runny nose but no fever | hand foot and mouth goes around these places like wildfire. whats the plan
    are toys washed dayly or weekly | Stomach bug last time we visited an indoor gym. All five of us. Is yours sanitary? | lice??
    how long after throwing up before we may come back | is the place gonna be gross | hand sanitizer by the door?
    bleach or gentle cleaners, my kid reacts to harsh chemicals | who mops up when somone pees in the tunnel | covid rules? masks?
    you clean every hour, I believe? | is it hygenic | do you send home a child with a cough or pink eye
    dirty diaper smell and sticky slides, thats what I remember from those places. how will yours be kept
    My daughter caught ringworm, pinkeye and a cold at three separate gyms this winter, and I'm not exaggerating. What are your desinfection habits going to be?
    hand foot n mouth | sanatize toys? | ball pit germs | flu season rules | covid protacol | pink eye, keep home? | snoty noses everywhere | lice check
    who mops the puke | cleen bathrooms | fever last night, can he come | disinfectent u use | strep throat | hand sanitizer stations | stomic bug went around
    hand foot and mouth went through our daycare like wildfire, I'm traumatized | he licks things. Slides, mirrors, strangers.
    my little girl got a new kidney in February. She'd love to climb and paint and have a birthday like other kids, but a stranger's cold can put her in the hospital, so I look at every handrail with suspicion
    found a used bandaid in the ball pit of a place i shall not name | runny nose since september but no fevver, we never know wether to stay home
    I clean offices for a living so I notice every smudge | norovirus week. That's all I'll say.
    lice letter came home again and I'm itching just thinking about shared dress-up stuff
    Microbiologist, I've swabbed play equipment. You don't want to know. | those foam pits smell like old cheese and pee
    School nurse. Parents dose them with Tylenol and send them anyway, and I bet they'd do the same with you.
    bathrooms tell you everything about a place, and the last ones told me to run | my hands are raw from sanitizer, germophobe mom of a kid who loves floors
    with a newborn at home i can't have her dragging in RSV from sticky toys
    Last February we caught hand, foot and mouth from a ball pit, all four of us, and missed a birthday and a week's pay. How often would yours get wiped down?
    We'd keep our distance, we'd bring our own snacks from home in Bertram, and her big brother, who's ten, could use a day of being just a kid. My daughter is on chemo, she's six, and weekday mornings with few people would be our time. Money we'd find. What will you do about germs on the toys?
    He's got a runny nose from October to May, it's cedar, the doctor swears it isn't catching. We'd be driving from Marble Falls with his two sisters. Would you turn us away for it?
    Diaper leaks down the slide, I've been that mother, with people holding muffins staring at me. My youngest is two so it'll happen again. How quick would your crew disinfect after something like this?
    Lice went round her kindergarden twice, then the dance school. Cushions, mats, dress-up hats, do those get washed? I don't care what you charge if they do.
    My 3 year old just got over hand foot and mouth, which we're sure came from a play place. We lost two weeks of work and money we don't have. How often do you clean everything?
    My son's on chemo and his counts are okay right now, so his doctor said small outings are fine. He's 7 and would pick you over any party. I need to know how you sanitize the equipment.
    I get mad when people bring kids with green snot to the playground, sorry but I do. We go Mondays and by Thursday everyone at our house is down. What's your policy on sick kids?
    how often do you wipe things down | my kid always catches something at these places | what if a child shows up with a fever | germs freak me out
    hand foot and mouth is going around, whats your policy | are the bathrooms gonna be gross | is it clen | how offen do u desinfect | sik kids polisy
    germs | you wipe the ball pit every night, right? | what disinfectant do you use, bleach or the green stuff
    Can my kid come with just a runny nose? No fever. | is it true somebody caught hand foot and mouth there
    How many times a day do the bathrooms get cleaned? | after a kid throws up how fast is it sanitized, do you close the area?
    do you ask for vaccination cards
  `,
}
