/** Disabilities, and what is too loud or too bright. */
export const NEEDS: Readonly<Record<string, string>> = {
  accessibility: `
    do you have low sensory hours | quiet hour for autistic kids on sundays maybe? | my patient's little boy uses a wheelchair, could he get around in there?
    I come with a walker these days, dear. Are there steps? | Ramps? | Is the facility ADA compliant, including restrooms and routes of travel?
    My son is deaf. He can go? Somebody knows sign language? | the kid i babysit has down syndrome, is it set up for him
    Three of our students have cerebral palsy, so is there an elevator or an all-ground-floor layout? | Do you run austism hours with fewer people?
    Is accessibility actually designed, or do you mean one ramp at the back? | my middle boy has adhd and a leg brace, can he do the climbing stuff
    I have a blind child in my room this year, and her mother would love to know what you've got for her.
    is it ok for a kid with a feeding tube and a chair, we have a lot of trach and g-tube families
    My husband uses a mobility scooter, so could he get through the entrance? | Step-free or not?
    does it have a special needs time? the girl i watch has seizures | Would there be low-sensory mornings for our special education families?
    My son is nonverbal, uses an AAC tablet and needs extra time with everything new. What have you set up for autistic kids?
    Will there be a door operator and wide turns for a power chair, or am I carrying 300 pounds? | can a weelchair get in
    We have a student with a walker and one with an aide for his autism; are the structures usable for them? | barier free entrence?
    step free from the curb to the door? | is there a charging spot for a power wheelchair, and can it get through
    worth it for a kid in a walker or is it all ladders | any noise free hours for autistic kids
    not asking for a discount, asking whether my daughter's wheelchair can get around
    My son drives a power chair, worth more than my car, and so many places say welcome and then there's three stairs. Can he get in and actually go around?
    wheelchair? | ramp or elevater | My son is in chair with wheels, he can enter easy? | are there quiet hours for autistic kids or nah
    I get about with a walker. Would there be steps to climb? | Confirm ADA compliance, including accessible routes and restrooms.
    wheelchair disability access accessible | Every so-called friendly venue has one ramp round the back by the dumpsters. Will yours?
    There's a lift and an adult-size changing bench, correct?
    My daughter has cerebral palsy and a power chair. She watches from the edge everywhere. Can she get onto the climbing part with the others?
    My kiddo is blind and fearless, he climbs by touch and counts his steps. Has anybody thought about braille or tactile signs?
    sensery freindly mornings with fewer poeple? | special needs night once a month? | handicap ramp by the entrance? | how do I get in with a weelchair
    can my walker get in, there's always that one step | how would I get around with a cane | how would a blind dad get around in there
    my mom's on cruches, could she make it round | steps? | is there an elavator | wide aisles? pushing a wheelchair
    will Pop's power chair fit thru the door | Abuela moves slow and uses a rollator; is everything on one floor
    do I have to fold the wheelchair ramp out myself or do you have one | is the path to the door level, I roll
    is there somwhere to sit my wheelchair user down low with the others | ramp at the entrance, is it steep
    is there climbing to do from the curb up to the gym, I can't manage stairs | any ramps behind the building
    I am seventy four and I do not do stairs, so is there an ordinary way for me up to wherever the little ones are | is there a way in for disabled
    my boy has braces on his legs, can he get on things | does a power scooter get threw your door | signs in brail?
    Service dog ok? I'm visually impaired and he guides me
    We've got one in a gait trainer, one on foot and a baby sister, and most places put the fun at the top of a ladder, so could the first one actually get to anything
    is grandpa gonna get his wheelchair past the doorway
    Great grandma is ninety one, can't see past her nose, and uses a white stick, is there anyone or anything to guide her round
    is it steep, my chair hates ramps | are the dores wide enuf for her wheel chair
    She broke her wrist at a bounce house last summer and it healed funny, she tires fast, is there an hour set aside for kids with limb differences?
    are there only stairs or a ramp too | seizures: he has epilepsy, is he able to come | is the ground floor or do we need an elevator for the walker
    hes got hemophilia. have you made allowances for kids like him
    my daughter is deaf and cant hear a fire alarm. what do you offer deaf children in general | could she squeeze through sideways in her power chair
    cant see, im legally blind, how will i get around | can i bring his nebulizer cart, and what is set up for a kid with cystic fibrosis
    he has a feeding tube, is there stuff he can join in on | hes alergic to nothing but he wont speak to strangers, any accomodations for selective mutism
    Our pediatrician just added ADHD to his list, on top of asthma. What are you planning for kids with that?
    picky eater with autism, is there an hour set aside for children on the spectrum
    My twins are tube fed so the menu's wasted on us. We come with two adaptive strolers, a ventilator and a lot of hope. How would they get onto the play stuff?
    can a power chair get through the front door | stairs at the entrance? | elevator or steps only
    is everything on the ground level for somebody with a walker | My son uses a gait trainer. Can he get in and around?
    how wide are the doorways, her chair is 27 inches | ADA compliant? | are the bathrooms big enough for a wheelchair to turn
    adult-size changing table for my nine year old with CP? | do you have low noise hours | quiet mornings for autistic kids, what day
    my daughter is blind, are there tactile signs or braille so she can find her way around | deaf mom here. Anyone on staff who signs?
    ASL interpreter available | captions or visual alarms for deaf visitors? | Service dog ok inside for a boy with seizures?
    I use crutches and can't do a flight of stairs | wheelchare access? | acessible entrence where | where is the step free entrance
    I'm in a scooter (the mobility kind, not the kick kind). Can I get from the sidewalk to the play floor?
    hoist or transfer platform to get from a chair onto the climbing stuff | Do you lend noise canceling headphones | sensory friendly session times?
    Last weekend we drove forty minutes to a bounce park only to discover eleven concrete steps and no rail, and I ended up carrying my six year old plus her walker. Will that happen with you?
    hearing loop at the desk? | low vision dad, are edges and steps marked with contrast | can a kid in leg braces reach the upper parts
    Automatic doors? I can't push a heavy one and hold my canes. | nana has a rollator, any curbs or thresholds she'd trip on
    my husband lost a leg overseas, is getting in a hassle | since you have an elevator to the second level we can bring his chair right?
    he's nonverbal, are there picture boards by the doors | how hard is it to get into the building with a bad hip
    is the flooring smooth enough for tiny casters | Can my kid be in a wheelchair and still get onto the equipment?
    I had a stroke in the spring and drag my right foot. I can handle a slope but not a staircase, and my grandson is too heavy for me to lift. Would I make it inside?
    She's four, has cochlear implants, and echoey rooms are torture for her. I'm not asking about parties or prices yet, only if you will do hours with less noise.
    our twins were born at 25 weeks, one walks and one rolls in a tiny pink wheelchair, and they refuse to be separated, so can the one on wheels get wherever the other gets
    is there a elavator for weelchairs
    My cousin has Usher syndrome so he can't hear and is losing his sight. He has never once been able to enter a kids' place without me describing every step. What have you set up for people like him?
    You have sensory hour every first Sunday like AMC, right? | there's an elevator, isn't there? my son's power chair weighs 300 lbs
    ADA only means a ramp to most places. Only a ramp with you too? | is it as good as Morgan's Wonderland for kids in wheelchairs
    Quieter sessions for autistic kids are Monday nights, says our ABA therapist | I guess a walker cant go up any of that climbing stuff
    So deaf kids get an interpreter if we ask two weeks ahead, correct? | service dogs ok? a husky named Biscuit, alerts for seizures
    My brother with Down syndrome is 31 and functions like a five-year-old; the caseworker told us you'd have an adult changing bench with a hoist. Did she get that from you, or is she hoping?
    caregivers for disabled children get in without hassle, yes? and step free? | if theres stairs were not coming. are there stairs
    Braille signs, I'm betting no | Is the low-sensory morning lower than the one at the trampoline park, where they just turn off one speaker
    she has spina bifida, the Easterseals lady says you got transfer platforms | cerebal palsy + feeding pump. can you plug in the pump somewhere
    Do you fit the KultureCity certified thing? their map seems to show you
    EB means his skin blisters, so are surfaces soft enough for that, per your "every body" line?
    doorways 36 inches, or the usual 32? I need numbers for his Permobil
    My ADHD kid elopes and my blind kid needs contrast edges. You handle low vision how? | Just admit it isnt weelchair freindly
    my daughter is autistic and melts down in loud places, do you have special hours | quiet hour for sensory kids | Can a power chair get through the doors?
    son has cerebral palsy and uses a walker. what could he play on? | elevater or stairs only | is it ADA compliant | deaf kiddo, anyone sign?
    blind mom with a guide dog, will I manage in there | adult changing table for a disabled ten yr old? | disabled acess | adhd + autism friendly?
    I'm on crutches until spring and have two toddlers. step free entry? | service animals ok? | You'll have low-sensory mornings on Sundays, right?
    special needs swing or equipment
    My grandson has spina bifida and every slide we've tried starts with a ladder he can't climb, so he sits and watches his sister. Anything he can reach in his chair?
    braille, big print, that sort of thing | down syndrome, nonverbal, age 7. is it set up for him
    My nephew covers his ears at the hand dryer and hides under tables at parties, he's on the spectrum, and crowds are the worst. Would there be times set aside for kids like him?
    wheel chair ramp | autism hours? | elevater or only stairs | down sindrome | cerebral palsy, walker | deff kid, asl anyone? | ADHD friendly | servis dog
    blind toddler, braille signs? | low sensory mornings? | daughter has epilepcy | crutches after surgery | spina bifeda, leg braces
    adaptive swings, special needs | feeding tube / hearing aides | I'm the one on wheels, not my kid, and I'd love to get further than the lobby
    my son has Down syndrome and low muscle tone, stairs are his Everest | Autistic twins, nonverbal, they'd need an hour when it's nearly empty.
    veteran, left leg's titanium, right one's stubborn. My girl is five, wants me up on the climbing stuff with her and not at some café table, and I'd like to know before we drive in from Killeen that I won't be stuck at the bottom
    Physical therapist, I refer families with cerebral palsy and need to know before I send anyone.
    we use sign langauge at home, most staff just shout louder | walker, oxygen tank and a stubborn streak, that's my mother
    she has a feeding tube and a gait trainer, we've been turned around at two doors already | blind mom with a guide dog here, labrador, very polite
    one step at the entrance and we're stuck outside, her power chair weighs three hundred pounds
    My students have IEPs, a few with Rett syndrome, and every outing dies at the bathroom that won't take a chair.
    ADHD to the max, diagnosed last week, I'm new to all this and don't know which places accomodate
    epileptic kiddo, we plan every outing around what the venue can adapt
    spina bifida warrior, age 4, scoots faster than you can run. He'd just need things he can get up on.
    cochlear implants and static from plastic slides don't mix, so our audiologist says to ask first about hearing-impaired visitors
    My son's ten, in a power chair, 300 pounds with him in it. We drive an hour from Lampasas to most things, pay to park, and then there's a step at the door. Could he get in and around at yours?
    We moved from Tulsa for the therapy, and so far we've been asked to leave one gym, one party and one splash pad. She's got Down syndrome, she's turning five, loves other kids and cake and tires fast. I'm not after a discount. Will there be things she is able to do?
    Our boy is autistic, weekends are impossible with the crowds, and pizza places are hell on earth for him and his little brother. Any low-key times set aside for kids like ours?
    Grandpa's blind and does all the school pickups by bus with our six year old, then they go for ice cream. Would there be anything to help him find his way around inside?
    Im deaf, I sign with my hearing kids, 4 and 7, and at the bounce place I missed every loudspeaker, even closing time. What have you got planned for folks like me?
    My son uses a power chair and he's 8, and he's so done with watching his sister from the edge. We'd drive from anywhere. Can he get around inside, and is it step free?
    I need to know whether you'll run quiet hours for autistic kids. We can only come before eleven on weekdays, and we gave up on the trampoline park because the music was so loud.
    I'm a mom with MS and some days I'm on a scooter, some days on a cane. My kids are 5 and 9 and totally able-bodied. Will the building have ramps or an elevator for somebody like me?
    My niece is blind and seven years old, and she's the bravest climber you ever met. Her birthday isn't until fall, I just want a fun day out with her. How accessible is it going to be?
    daughter uses a wheelchair | any stairs or is it all flat | is it ADA | do you do sensory friendly mornings
    my boy has a walker, what can he actually do there | deaf child, will anyone sign | i have bad knees and a cane, how would i get around | weelchair
    wheel chare ramps?? | wheelchairs | my daughter uses a power chair, the ramps go all the way to the top, right? | is there an elevator or only stairs
    Sensory hour is the first Sunday of the month, correct? | do you have an adult size changing table in the bathroom? my son is 9 and in diapers (CP)
    Which of the pods can a kid in a walker get into? | my boy is autistic and hates loud rooms, would you say it's quieter than Chuck E Cheese
    are there noise cancelling headphones to borrow | Does a one-on-one aide for a disabled child get in free?
    my mother uses a scooter, will it fit through the doors | Are you fully ADA compliant? I'd like that in writing.
  `,
  'feature.light': `
    do the lights flash | my son covers his ears and eyes at Chuck E Cheese, how bright is yours going to be | strobe lights?? he gets overwhelmed
    what does sensory mean in your design | is there a dim calm corner for meltdowns | lihgting thing, explain
    Fluorescent tubes give me a migraine. What kind of illumination are you putting in?
    My son stares at every lamp and gets sick from blinking ones, at the dentist, at Target, everywhere. Do you have something gentle planned, or is it disco?
    are the lights super bright | my kid gets overwhelmed in noisy places | what is the sensory lighting thing | any quite corner to calm down in
    fluorescent tubes give me migraines, what kind of lamps will you use | is there blasting music | do the colers change | will it be overstimulating
    Chuck E Cheese left my daughter in tears with the buzzing and beeping and blinking, is the atmosphere at yours any gentler | neon and disco balls i bet
    dim or glaring? | a place to decompress when he melts down | how do you keep the room from being sensory overlod
    lights you can play with? how does that work | does it echo in there like a swimming pool
    somewhere soft and low lit where a frazzled kid can get away from the hubbub for five minutes | does anything flash
    After an hour under the buzzing tubes at the trampoline hall my ears ring and my daughter crawls beneath a table with her hands on her head, so is yours calmer on the senses
    i live under fluorescent lights all night, please tell me it's gentler in there? | Is it terribly loud, dear? My hearing aid screams in those arcades.
    How lowd does it get? | Are any strobe or flashing light effects anticipated? | There is lights very strong? My girl cry with the lights.
    is it one of those places w flashing lights and blasting music bc i get migraines
    What did you mean by sensory lighting? A mother asked me and I was stumped.
    When it gets to be too much he covers his ears and drops to the floor. Is there a corner where he can come down again?
    Sensory lighting: is that a dimmer switch with a fancy name? | one of mine gets wound up by noise, is there a spot to cool off
    We have a peace corner in my room for big feelings; will you have a place like that, away from the racket?
    Will the lightning be soft or bright like a gym? | is there a dim spot anywhere, i mean for the kid but also for me | free of flashing strobe lights?
    the lighting, what's it like, my son pays a price in headaches for neon | sensory lights? | is the ligting to brite
    The lamps they are strong? my girl has pain with much light | are there like led strips that change color
    Flashing bulbs give me a headache. Will yours be gentle? | Describe the luminous environment and measures against overstimulation.
    sensory lighting design light what is it | Strobes and buzzing fluorescent tubes, why does every kid place do that. Will you?
    It's blacklight and disco balls, I imagine
    Our daughter melts down under harsh ceilings. We carry sunglasses to the supermarket. What have you done about glare and overwhelm?
    a calm corner if he gets overstimulated? | whats the deal w the shifting gloe, is it slow? | eye-watering lights? he's sensitive
    spent a fortune on therapy so my son can handle crowds, will the lamps and noise undo it | can i find a corner thats hushed when hes had too much
    is the light inside gentle or those buzzing tubes | smoke alarms are what set him off, any sudden loud sounds in there?
    seizures: is anything blinking fast in there | the ceiling thing with lights looks cool, does it strobe
    are there quiet exits if we need to escape a meltdown, i mean a spot away from the din
    my oldest got a concussion at a trampoline place and now noise hurts her head. how loud is it | red lights make him nuts, do you use color washes
    i have thin skin for sound and chewing or shreiking wrecks me, is it loud | does the place have fishtank glow, lava lamps, soft colors like that
    is there a corner where it's calm and the lights are soft | where can he go when it's all too bright and loud
    strobe lights like at laser tag, right? bc then we can't | quieter than the trampoline park?
    I heard there's a DJ. My kid melts down over noise, is it loud | so the clam corner is a closet with a beanbag, as at his school?
    Sensory Lighting was designed by the Meow Wolf crew, wasn't it? What does it do | fluorescent tubes flicker and give me migranes, you use those i guess
    It'll be as overwelming as Dave & Buster's, admit it
    My nephew covers his ears at hand dryers, and after Chuck E. Cheese he hid under a coat for an hour. The OT, Miss Gwen, thinks you have a nook where the lights go gentle and things settle down. Does she have it right?
    do the colors change slow or do they blink, the video somebody shared blinked | flashing lights? | are there strobes, my kid has photosensitive epilepsy
    is it super loud and bright in there | my girl gets overwhelmed by blinking stuff. how is the lighting | clam corner when it all gets too much?
    Sensory lighting, what is it | neon and blaring pop music like everywhere else?
    I get migraines from fluorescent tubes, one hour at the arcade and I'm done for two days. What kind of lights will there be? | overstimulating?
    somewhere for a kid to decompress | does the light change colors or what | disco strobe tunnel, yes? kids love that | is the lightning harsh
    all that light show, won't it fry their brains?
    Does anything flicker or pulse in there? My boy loves colors but the laser tag place sent him under a bench crying from all the glare.
    sensry lighting wat is | strobe flashes? | to loud? | calm corner for meltdowns | flouresent glare hurts | blasting music all day?
    way to overstimulateing? | quiet spot to decompress | flashy lites | dim or bright in there | headphones needed 4 the noize
    neon everywhere like an arcade? | echoy rooms, my ears lol | colors that shift on the walls? | sensery overlode
    loud echoey gyms send her under the table within minutes | I get migraines from those flickering tubes, so usually my husband goes and I stay in the car
    strobe and disco stuff wrecks my nephew for the rest of the day
    when the party noise gets too much he needs a place to hide for a bit, a tent, a nook, anything, otherwise we leave in tears, cake uneaten, and I apologize to everybody by text
    last one had sirens, neon, and a DJ. I aged ten years. | He carries ear defenders everywhere and rates places by how fast he has to put them on.
    she loves rainbows on the wall and chaseing shadows, could do that all afternoon
    I'm a lighting technician and nosy about what "sensory lighting" is supposed to be. | big crowds plus harsh flourescents equals meltdown in our house
    my sweet girl gets overstimulated at the grocery store, never mind an indoor playground with forty screaming kids and colored lamps everywhere
    wish there was a dim little den to come down in after the wild part | everything buzzes and blinks nowadays, I miss soft light
    Highly sensitive kiddo, we usually last nine minutes before hands go over ears.
    My daughter is six, and strobs at a skateing rink in Round Rock made her throw up on her own birthday cake. How is the lighting going to be at yours?
    We last about twenty minutes at such places, then the music and the yelling get to all of us and we leave with the pizza uneaten, thirty bucks poorer. Is it loud at yours?
    When he's had enough he needs five minutes somewhere dim, then he's good for another hour with his sister and her cupcakes. He's eight. Would there be a calm spot like that?
    I come off the night shift at 7 with a migraine and a sack of breakfast tacos, and still my three year old has to run somewhere. Is it neon tubes everywhere, or something gentler on the eyes?
    My daughter is 4 and gets migraines from fluorescent and flashing lights, we had to leave a school play last week. The drive and the cost are no big deal. What's the lighting going to be like?
    Both of my boys have sensory processing disorder and birthday parties at loud bright places end with somebody under a table. We live close by, I think. Are there calm spots where they can get away from it all?
    is it super bright like the other ones | strobes or flashing? my son has seizures | daughter is autistic and melts down when it's too much
    what are the sensory lights | somewhere calm to decompress | do the lamps change color or just regular white
    overstimulation is our biggest problem at these places | my son is artistic spectrum will it be to loud an brite | senory lites
  `,
}
