/**
 * Details of safety that no fact speaks of: cameras, first aid, drills, checks of staff. “Safety comes above all” does
 * not answer whether there is a nurse, so these have no answer and reach the owner's list instead.
 */
export const SAFETY_DETAILS = `
  Are there cameras, and does somebody actually look at them? | if somebody smashes a finger does anyone on your team know first aid
  do you keep bandages and ice packs around | do you have cameras up in case something happens
  whats your plan if theres a tornado while were inside | fire alarm goes off, how do you get everybody's kids out
  guards? or like a bouncer type at the front | a kid choked at our mcdonalds, is staff at yours trained for that
  CPR trained people on site y/n
  I'm basically a hawk. At our old gym a kid fell off the top and nobody even had ice. Should I expect the same with you?
  I'm furious, and at the last trampoline place my son broke a wrist. Is anyone trained in first aid going to be there?
  do you have cameras up | how long does it take for an ambulance, or do you treat a bump yourselves
  are there going to be cameras watching the play floor in case somebody gets hurt
  Is there someone who knows first aid and CPR on the floor? | is there an AED and somebdy who can use it | You got a guard?
  If my son hurts himself, who helps? I am afraid for acidents. | what's the damage if a kid falls, do you have ice packs
  he put a coin up his nose at the last playground so is somebody trained for that on your floor | who patches up a skinned knee
  do you have cameras over the slides | is anyone on the floor trained in CPR | will there be a guard posted during the day
  do you call me in case he gets hurt | do yall do background cheks on the staff
  he split his chin on a metal ledge at the library. got first aid stuff on hand? | fire driils??
  sprinklers and smoke alarms in the building?
  would an ambulance have adress to find you fast, i mean whats the protocal if theres an emergncy
  seizures: who on staff knows what to do in an emergency | is there a nurse | are you having a nurse there when the kids are playing
  do you do active shooter drills | who's liable if he chips a tooth | do lifeguards or somebody like that stand by in case of trouble
  are there marked exits if we need to escape a fire | do you keep a first aide kit | tell me the record of accidents among children
  what do yall do in a tornado warning | if hes reacting to something he ate, does a person with first aid training come
  anybody there know how to use an auto injecter if he eats the wrong thing, i mean emergency training
  hives after lunch, ok, but who helps if its a real emergancy and im in the restroom
  he choked on a grape at daycare so i worry. do any grown ups there know the heimlich | cameras in every room, I'd guess by Ring
  the nurse on site is named Joy and works weekdays, or did my friend make that up? Who treats a bumped head | CCTV?
  Is somebody on site who knows CPR? | first aid kit, yes or no | are the employees background checked
  Do you fingerprint or vet the people who work around the children? | any nurse or medic around | do u have an AED on the wall
  whats the emergency plan, fire, tornado, all that | Fire exits? | sprinklers and smoke alarms I assume
  Sadly I have to ask: active shooter protocol? | tell me theres a panic button or lockdown or something
  Are the play structures inspected by anyone independent? | ASTM certified equipment?
  since you have armed guards at the entrance, are they off duty cops? | You've got cameras in every room, right?
  Since every worker is CPR trained like you advertise, how often do they renew? | has anyone ever been hurt there
  dose an alarm go off if a kid opens a back door | if I can't find my son in the maze who helps me look | Do you know the Heimlich?
  seizure happens mid play, anybody trained?
  Since the news about that playground fire I look at every wall panel and wonder if it burns. Any thought given to fireproof stuff?
  cameras in there? | nurse or AED on site | fire alarm, what happens | cctv watching kids? | somone brings a gun
  hope somone on the floor knows CPR, my nephew once choked on a grape
  security guard by profession, I can't switch it off when I'm out with my own
  He broke a wrist at a jump place in Kyle on his seventh birthday and the kid at the counter didn't even have ice. Will somebody on your floor know what to do when that happens?
  Do you have cameras in the rooms? I only get evenings off, my girls are 5 and 7, and the last play place in Hutto had one blinking thing that turned out to be a sticker. They did my older one's party there too, three hundred dollars, and nobody could tell me who'd walked off with her new scooter.
  I'm sure it'll be lovely, the art, the coffee, the little lights, and my four year old has been begging me since she saw it. After Uvalde I don't take my two into any building without looking for a guard, not for movies, not for tacos. I know it costs money. Will there be one at yours?
  That bouncy barn in Elgin had one exit and a vending machine in front of it. If a fire breaks out on a busy Sunday, with forty kids in socks, how does everyone get out of yours?
  there's a camera in every room, right? | who inspects the equipment | is it inspected | is it certified | what happens in an emergency
  do you have first aid | first aid kit | is someone trained in CPR | do you have a nurse | is there a defibrillator | fire exits
  fire safety | are there cameras | do you have security cameras | security guards | do you do background checks
  are your employees background checked | has anybody ever been hurt | guns allowed? | evacuation plan | tornado shelter
  is the building fireproof | are there sprinklers | what do you do in a fire | what do you do in case of an emergency
  is there an emergency plan | is there a lifeguard or somebody watching for accidents | does the staff know first aid | is the staff trained
  is there a guard at the door | is there CCTV | cameras | security guard | is it safe for kids with seizures | do you follow ASTM standards
  safety certificate | safety inspection | any accidents so far | has a kid ever gotten hurt at your place
  are you liable if my child gets hurt | who pays if my kid gets injured | does anyone do first aid | band aids | do you have ice packs
  emergency | are guns allowed | active shooter plan | are there security cameras
  Everybody knows a daycare drop-in center must have a nurse, two exits and a padded floor by state law, and I drilled my kids on it like a sergeant, but the question is, when a kid cracks a tooth on your slide, who comes running
  Per our phone call your guards are armed. Say it's so. | True or false, Bluey band-aids and an EMT on the premises all day
  Nod if lifeguards. No pool? Then nod if anyone trained in choking.
  Eight summers I lifeguarded, so my head counts kids even in my sleep. At the bouncy place no one counted. If a tyke at yours bonks his noggin by the climbing thing, is there a trained soul with an ice pack nearby?
  Wut happens if the fire alarm gose off and my to boys are up in some tunnel wile im in line for a muffin? I was in a hotel fire in 99 so I allways look for the door first. is it safe in their?
  Mm, I watched the Dateline about the mall. Didn't sleep. Hubby says I'm being a helicopter, he also lost our son at a Buc-ee's for nine minutes. Do you have eyes on the place, cameras, a guard, anything?
  Suppose a lad gets concussed. Walk me through your drill, I've triaged three this week from one of them jump places in Temple.
  My bunkmate's kid broke an arm at a bounce barn in Temple, and they hadn't so much as an ice pack, just a cashier pointing at the waiver he'd signed. What have you got for busted limbs?
  I gather there'd be cameras? Not the kind for the door, the kind that catch a fella up to no good.
  He climbs curtains like Tarzan, he climbed the fridge, on his aunt's wedding he climbed the priest. I love him but I count his bones each night. Supose he breaks one by you on those climbing forms, there is somebody with bandage and calm hands?
  With permission, where are the cameras looking and does anybody look at the cameras | If there is fire, which way run forty children, please
  Is a nurse with plaster and ice on duty, as my second one bleeds as sport | blink twice if there's a guard at the entrance
  Is there somebody on shift who knows the Heimlich beyond the poster
  i code for a security camera vendor, are the play areas being watched by any lenses for kids' sake
  Band-Aids, ice pack, defibrillator: on the premises?
  my daughter bit it at urban air n nobody had even a bandaid. who patches em up at yours
  who's got the ice if Josie gets hurt on your climbing shapes | warm or cold: a nurse's kit within ten paces of the climbing thing
  Blink twice if somebody there knows CPR
  I've bandaged half of Travis County as a school secretary; who does the bandaging at your place, and is there ice?
  Bless your heart, but is there a lens in the ceiling or are we trusting to Providence?
  I'm not saying my toddler is feral, I'm saying he bit a park ranger. Anyone trained to patch up the other kid?
  Describe the scuffed-knee protocol in eleven words or fewer.
  I drove a paddy wagon for nine years, so forgive me: how quick is an ambulance crew at your curb if a noggin splits?
  nary a guard, nary a camera, that's what my bridge partner tells me
  Ex-Coast Guard. I like muster lists, life rings and redundancy. Got any analog of those for the small fry?
  is some dude gonna film my kid. like are there cctv thingies or not | choking. who there can heimlich. not a drill kinda question
  Grandpa Lloyd's pacemaker, my nosebleeds, the boy's asthma. One of us will keel over eventually. Is there someone with training?
  Do I smell an emergency button anywhere on those walls? Teacher habit. We drill for bad men monthly, sadly.
  one band aid per kid or is there an actual trained human with gloves
  My grandson carries an EpiPen and a rubber snake. Is there anybody on staff who'd know which to jab?
  Do they issue the children helmets? Knee armor? A priest? | Ouchies, owies, boo-boos, sanas sanas. Who kisses them, medically speaking?
  After the tornado drill at daycare mine crawls under things and refuses to answer. In a real fire or twister, what's the drill at your spot, who fetches the hiders?
  my kid has a cone of shame basically (scratched cornea) and runs blind on the left. somebody sober w/ a first aid card there??
  We foster kittens and one kid. Kid's caseworker, Ms. Odom, has a checklist with a box marked "emergency response," and she's a stickler, and I'd like to fill it with something beyond a smiley face. What do I write for your place?
  is the floor padded | is the floor soft under the climbing things | is the ground soft below the slide | are there mats under the climber
  are the mats thick | what is the floor made of | is the floor rubber or foam | do they land on foam if they fall | how thick is the padding
  are the corners padded | are the poles wrapped in foam | is there a net around the high parts | are there railings up there | do the ladders have handrails
  what do they land on | is there carpet or concrete under the slide | are the edges rounded off | is there a fall zone around the climber
  is anybody on staff trained in first aid | do you have a first aid station | what if a child breaks an arm there | who calls an ambulance
  is there an EpiPen on site | is there surveillance video | can I watch my kid on a camera | are the cameras recorded
  do you film the play area | is there a security guard | how do you vet your staff | do you check the references of your employees
  are employees fingerprinted | sex offender check for staff | are the teachers certified | how many staff per child
  what is the staff to child ratio | do kids wear helmets | do you give out helmets or pads | is there a fire escape
  do you have smoke detectors | what is your plan for a fire | where do we go in a tornado | do you have a lockdown plan
  what do you do if a child goes missing inside | do you have a safety certification | which safety standard do you meet
  who inspects the climbing forms | how often is the equipment inspected | is the building up to code | do you carry liability insurance
  am I covered if she gets hurt | who pays the doctor | can I sue you | has anyone been injured so far | your accident statistics
  how many kids got hurt last year | have you had any incidents | what do you do when a kid faints | somebody trained for asthma attacks
  weight limit on the climber | how high is the highest platform | how steep is the slide | do you have a nurse on duty on weekends | a medic`
