/** Safety, the way in and out, and what is kept of it. */
export const SAFETY: Readonly<Record<string, string>> = {
  safety: `
    can a man without a kid just walk in | can anybody walk in off the street | what if a stranger just strolls in | do adults with no child get in
    could somebody without children get past the desk | can a guy alone just come in and watch the kids
    is it safe | how safe is it | is it safe for kids | is it safe for little ones | is it safe for my toddler | will my kids be safe
    will my child be safe there | how do you keep kids safe | how do you keep the children safe | what do you do for safety
    what safety measures do you have | what about safety | safety rules | safety standards | is the equipment safe
    are the climbing structures safe | are the materials non toxic
    are the materials safe | is the paint toxic | are there sharp corners | is the floor padded | is the floor soft
    can a child fall from the slide | what if my kid falls | what if my child gets hurt | what if somebody gets injured
    is there video surveillance
    is there security staff | is the entrance locked | are the doors locked | can a child run out of the door
    can my kid get out by himself | my son is a runner, can he escape | he likes to run off | can a kid wander off
    could someone take my child | can a stranger walk in | can strangers come in | who can get in | can just anybody walk in
    are adults without kids allowed in | is your staff vetted
    how do you prevent kidnapping | how do you stop bullying | what if a big kid pushes my toddler | will bigger kids run over little ones
    can I see my kid from everywhere | can I see my kids at all times | are there blind spots | how do I keep sight of my kids
    choking hazards | any dangers I should know about | danger | dangerous | secure | safe | injuries | accidents
    worried about my child getting hurt | I am an anxious mom, how do you keep them safe | is there a gate
    weapons policy | lost child | what if I lose my child
    how do I know nobody gets hurt | how do I know my kid won't break a leg | what if she breaks her arm | what if he bumps his head
    what if they fall | what if someone falls off the climbing thing | could my baby get trampled
    could my little one get knocked over by big kids | my toddler is tiny, will the big kids hurt him
    are the big kids kept apart from the little ones | is there a separate area so that toddlers do not get hurt | are there hard edges
    are the corners rounded | is there padding | is there soft flooring under the climbing forms | how high can they fall | are there nets
    does anything pinch fingers | can fingers get caught in doors | can heads get stuck | are there small parts they could swallow
    is there anything my kid could choke on | are outlets covered | are chemicals used in the play area | is the plastic free of BPA
    are the toys free of lead | is the furniture anchored
    are the people who work there trusted
    do you check the criminal records of your staff | who do you let near my kids | how do I know your employees are safe around children
    could a predator get in | I am scared of predators | do you keep creeps out | are men without kids allowed in
    can a random person come in off the street | can someone walk out with my daughter | could anyone snatch my kid
    can somebody grab my child and leave | abduction | kidnapping | how do you keep strangers away
    is the door locked from the inside | can a toddler open the front door | my kid is an escape artist
    my three year old bolts, can she get outside | he runs away all the time, is the place closed in | is the play area fenced
    is the area enclosed | can kids slip out unnoticed | will I be able to see him while he climbs
    can I watch them all the time from one spot | do I lose sight of them | security | protection
    protect my kids | child protection | how seriously do you take safety | is safety important to you | what precautions do you take
    what have you done to make it safe | is it as safe as a regular playground | is it safer than a trampoline park
    is it safe for a two year old | is it safe for a clumsy kid | are the slides safe
    are the structures sturdy | can it collapse | safety record
    hurt | accident | is it risky | hazards | unsafe
    concealed carry | I worry a lot, is my daughter going to be okay there
    I'm nervous about leaving the house with him, is it secure | is it dangerous | is it dangerous for toddlers
    is it dangerous for small kids | is it dangerous for a baby | how safe is it for toddlers | how safe is it for small children
    how safe are the slides | how safe are the play structures | how safe is the equipment | how safe is the climbing
    how do you protect the kids | how do you protect my child | how do you protect children from strangers | how will you keep the kids safe
    how will you make sure nobody gets hurt | please tell me how you keep the kids safe | tell me how you will keep my son safe
    who keeps an eye on safety | who is responsible for safety | who checks that it is safe | who looks after safety
    is somebody responsible for safety | is safety checked | are kids safe there | are my children safe with you | are toddlers safe there
    are the toys safe | are the stairs safe | safe for toddlers? | safe for babies? | and is it safe | is that safe
    and for toddlers, is it safe | is it safe if my kid climbs | could my kid fall | could a kid get hurt | could my daughter get hurt
    could a child get lost | could a child get out | could a stranger get in | could a stranger walk out with my kid
    a stranger nearly took a child somewhere else, what do you do about that
    I still have nightmares about losing him in a store, what do you do to keep kids in
    our son ran out of a place like yours and it scared me | my son tends to run off and I am scared
    she is fearless and jumps off everything, will she get hurt | I read about a kid who broke an arm on a slide
    there was an accident at another place, how do you prevent that | I'm nervous, tell me it's safe
    my mother-in-law thinks those places are dangerous | is it secure | is the building secure | are the exits secure | security measures
    safety measures | safety concept | protect | hurt child | somebody nearly took a child somewhere, what do you do about that
    what do you do so that no stranger gets to the kids
    will my kid be safe | can kids get hurt | I'm an anxious mom, is my child safe there | can a toddler run out onto the street
    can I see my kids everywhere or are there blind spots | sharp edges? | what if my daughter falls
    how do you protect the children | is there padding under the climbing stuff | are big kids going to trample the little ones
    Is the facility secure? | what precautions are taken | is my bolter going to be ok | should I be worried | lost kid, what then
    do the doors keep kids in | are there hidden corners where I can't see him | safe for a 2 year old?
    i heard horror stories about ball pits, is yours safe | creeps hanging around? | can any adult just wander in | how you keep childrens safe
    child safety info | My wife is nervous about accidents, how safe is the playground? | are the materials careful, lead free, BPA free
    is everything secure so nobody gets in or out | grandparents are worried about safety, what can I tell them | risk of broken bones
    tell me all about the security | my kid climbs everything, will he be ok | exits guarded?
    I was wondering if it's a secure place for small children`,
  'badge.safety': `
    how do you plan for safety | is safety part of the design | was safety considered in the design | safety and security
    is safety planned from the start | was protecting kids part of the drawings from the beginning
    did you think about safety when you drew the plans | was safety an afterthought | is security built in or added later
    how did you design for safety
    was safety planned from the start | is safety an afterthought | how early do you think of safety in the design
    when in the process does safety come in | safety by design? | is safety designed in or added later
    do your architects consider safety from the first sketch | How does safety figure in the planning process?
    I hope you don't just stick padding on at the end | is the building being drawn with safety in mind | how do you go about designing for safety
    what is your approach to safety while planning | do the drawings already account for safety | most places bolt safety on afterwards, do you
    what does the safety badge mean | at what stage was safety taken into account | are safety measures part of the blueprint
    My father is an engineer and asks how safety enters the design phase | safety planning | did you begin with safety or with the looks
    from the very first sketch, is safety considered? | u plan safety first or later | is it retrofitted for safety | how is safety built in
    we're an architecture magazine: how was safety integrated into the concept | do you plan ahead for safety or fix it once something happens
    I was wondering how you plan for safety before anything is built | since it's only planned, how are you preparing for safety | is safety baked in
    what role does safety play on the drawing board | do designers and safety people work together from day one
    do you think on security when you make the first plan? | tell me about the safety planning process | is safety part of the original concept
    are you planning for safety right now already | how do you plan to keep things safe from day one | is safety something you tack on
    does the layout get planned around safety | Was the safety concept there before the decor? | safety first in design or just marketing
    how's the safety planned, in advance or along the way | when do you start worrying about safety in a project like this`,
  'value.safety': `
    what does safety above all mean | do you have clear sightlines | what kind of doors and materials do you use | safety above all
    are the doors secure | clear sightlines | can I see across the room | what materials do you use | are the materials careful
    how are the doors secured
    Can I see my kid from anywhere in the room? | Are the doors locked so nobody slips out? | My son is a runner, he bolts for exits
    Any sharp corners or hard edges? | Is the paint lead-free? | Can toddlers open the exit on their own? | What are the toys made of?
    bpa free plastic? | Are there blind spots where I'd lose sight of her? | I'm worried a stranger could walk in through the door
    Do the surfaces contain phthalates or PFAS? | Explain your value about putting safety first | Will I be able to keep an eye on two kids at once?
    How are the entrances and exits secured? | Finger-pinch guards on the doors? | Is the foam flame-retardant and free of formaldehyde?
    Could my escape artist get out to the street? | Is the view open from one side to the other?
    How careful are you about what things are built from? | Which materials do you use, are they safe for the children?
    will i have line of sight to my kid | My granddaughter chews on everything; are the materials harmless?
    Is there a gate or a buzzer at the entrance? | What's concrete behind your "safety above all" slogan? | Can I watch him climb from where I stand?
    Splinters, screws, small parts: how do you choose materials? | Do walls block the view of the kids? | Are the gates childproof?
    I was wondering whether the doors are alarmed | In the list of values, what is meant by the safety one?
    We lost sight of our daughter at another playground, terrifying. Is yours easy to see across? | solid doors? my kid wanders off
    Is there natural wood or cheap plastic? | Latex in the mats? Chemicals? | For my report: how does the safety value show up in the building?
    Will there be hidden corners parents can't see into? | Is the floor padded with safe stuff? | My autistic son elopes, so exits really matter to us`,
  'feature.checkin': `
    how does check in work | how does checking in work | how do we check in | how do we get in | what happens at the entrance
    what happens when we arrive | how do I pick up my child | who can pick up my child | can grandma pick them up
    can my ex pick up our child | can my neighbor pick up my son | can somebody else pick up my kids | how do you know that I am the parent
    how do you make sure my kid leaves with me | do you check who leaves with whom | do you check IDs | do I need an ID | wristbands
    matching wristbands | do you use face recognition | do you use facial recognition | are faces scanned | why do you scan faces
    face scan | facial recognition | face ID | how does the face thing work | secure check in | check-in | check out | checkin kiosk
    pick up | what technology do you use at the door | how do we leave | sign in at the front desk | do the kids get a tag
    can a kid leave alone | how do I sign my kids in | what do we do when we get there | what happens when I come in
    where do I register at the door | how long does check in take | how do you know who belongs to whom
    what stops somebody else from taking my kid home | who is allowed to take my child home | will you let someone else leave with my son
    can my mother pick her up | can my brother collect the kids | can the nanny collect them | can my husband pick them up if I brought them
    my ex husband must not pick her up | custody issue, who can take my child | do you match parents and kids at the exit
    how do you make sure the right adult takes the child | do you give out stickers or bracelets | bracelet | is there an ID check
    do I show my ID | do you scan our faces at the door | is there a camera that knows my face | why do you need facial recognition
    why do you need my kid's face | what's the face thing for | what is facial recognition used for
    do you use face recognition to let people in | do I get in with my face | does the door open with my face | do we get a badge
    QR code at the entrance | how do we check out | how do kids leave | leaving with the right person | pick-up | pickup | entrance | exit
    can someone else take my child home | can someone else pick up my child | can somebody else bring my child home
    could another mom take my son home | do you check who picks up a child | do you check who takes a child home
    do you check who picks up the kids | who picks up the kids | who may pick up my daughter
    what stops a stranger from leaving with my child | how does pick up work | how do pick-ups work | how does pick up at check-in work
    my mother will sometimes bring the kids instead of me, how does pick up work | do you scan faces | do you scan faces at check-in
    facial recognition what's that for | what is the facial recognition for | how do you make sure nobody else takes my daughter
    how do you make sure nobody else leaves with my son | nobody else should walk out with my kid | make sure nobody walks off with my child
    check in process | do I sign my kid in at the door | can someone else walk out with my kid | how do you know I'm the parent at pickup
    do the kids get wristbands | is there a matching bracelet system | do you use face recognition at the entrance | what is Secure Tech Check-ins
    is checkout secure | how do you match the child to the adult | my ex isn't allowed to pick up our son, how do you handle that
    custody situation, who can leave with the child | what tech do you use at the front desk | how does leaving work | sign in and sign out procedure
    do I need a QR code to enter | is there an ID check at exit | can my kid slip out with another family | worried about kidnapping
    are kids only released to their own parents | How is identity verified upon arrival and departure? | do you check who takes which child home
    my biggest fear is someone taking my kid, what do you do | what do i do at arrival | biometric entry? | face id to get in?
    is there a pickup code | explain me the check in please | check-out, how it works? | how secure is the check-in
    is the entry automated or with a person | what happens at the door when we arrive | does a child leave with the right adult every time
    My friend says you use cameras that recognize faces at check-in, is that so? | can grandma pick him up or only the person that checked him in
    entry system | how do you prevent abductions | what's the high tech check in on your page`,
  'check-in-privacy': `
    what happens to the face data | what happens to my kid's face | do you store our faces | do you keep pictures of my child
    do you save photos of faces | how long do you keep the face data | who sees the face data | who has access to the biometric data
    is the face data shared with the police | do you sell the face data | is the face data encrypted | can it be hacked | biometric data
    biometrics | is the biometric data safe | I do not want my child's face scanned | I don't want you to scan my kid
    can we refuse the face scan | can I opt out | opt out | is face recognition mandatory | is the face scan required
    is there another way to get in | what if I say no to facial recognition | do I have to give consent | consent for face recognition
    is that legal in Texas | is it legal to scan children | can I have my data deleted after the visit | delete my face data
    where is the biometric data kept | is facial recognition creepy | privacy at check-in | privacy concerns about facial recognition
    do you photograph my kids | do you film the children | are images of my child stored
    I don't want my kid's face saved by a machine, can we say no | no way you are scanning my baby | I refuse to have my face scanned
    can I come without the face scan | can we come in without being scanned | what if we don't want facial recognition
    do we have to do the face thing | must my child be scanned | is scanning optional | is the camera thing optional | can I decline
    alternative to face recognition | is there a way in without facial recognition | where does my face end up | where do the scans go
    who gets to see the scans | who can see pictures of my children | do you share the scans with anyone | will the government get my face
    do you give pictures to third parties | do you use the pictures for advertising | how are the scans protected
    what if your face database is hacked | is there a database of faces | how long are the faces stored
    do you delete the scans after the visit | when do you delete the face picture | do you erase the pictures
    what do you store at check-in | what do you save at the door | what do you record at the entrance | do you keep a record of our visit
    do you keep fingerprints | is a photo of my kid taken at the door | is a picture taken of my son
    I find facial recognition on kids disturbing | this face scanning is creepy | that is an invasion of privacy
    big brother watching my kids | is it compliant with biometric law | texas biometric law | coppa | face data | face scans
    privacy of my kids | what happens with my child's face picture | what happens with the picture of my child's face
    what happens with face pictures | how long do you keep face scans | how long do you keep the scans | do you keep face scans
    what do you do with the face scan | what do you do with face data | can I say no to the face scan | can I say no
    is the facial recognition data private | is the face data private | is the facial recognition safe for our data
    how private is the face scan
    what happens with the face data | do you store my child's face | how long do you keep the face scans | can I opt out of facial recognition
    I don't want my kid's face scanned | is there a way in without face recognition | biometric data policy | who has access to the facial data
    do you sell the face pictures | is the face data deleted | what if we refuse the face scan | facial recognition creeps me out
    privacy of kids' biometrics | is it legal to scan children's faces in Texas | does this comply with Texas biometric law CUBI
    COPPA and face recognition? | where are the face images saved | could the face data get hacked | do the police get the face scans
    is the face template encrypted | my husband works in IT security and hates face recognition, any alternative
    Is biometric information retained after check-out? | does this website use my camera or collect face data | alternative to face id at the entrance
    can we use a card or PIN instead of our faces | no face scan please, possible? | is it mandatory to have your face recognized
    face pics stored in the cloud? | what about GDPR and the facial recognition | I won't consent to a face scan, can we still come in
    do you need a photo of my daughter for check-in | we're foster parents, our kids may not be photographed or scanned
    which company runs the facial recognition | how is facial data protected | does the system train AI on kids' faces
    you keep the face of my child how much time? | faceprints | surveillance of toddlers, seriously? what do you do with that data
    data retention for face recognition | As a privacy reporter: what is recorded at check-in and for how long? | can I have our face data erased
    is the face check optional | big brother at the playground?`,
}
