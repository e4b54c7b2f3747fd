/** How safe it is. */
export const SAFETY: Readonly<Record<string, string>> = {
  safety: `
    i see what happens when kids fall off stuff, i work in the ER. how do you keep them from getting hurt?
    I worry so, dear. Can some stranger simply stroll in off the street? | Kid falls and cracks his head. Then what?
    What measures are in place to prevent foreseeable injury to minors? | It is safe for the children? In my country we are careful of people who take kids.
    how safe is it fr, last place i took him he got a bloody nose | Our parents will ask me this first: is it safe, and do you have security at the entrance?
    He's a bolter. If he runs for the exit, what stops him? | Cameras everywhere, or nobody watching? How's security handled?
    with five i cant chase them all, could one of em slip out the front
    What if the bigger boys knock my little one down, is it safe for the small ones?
    Are sex offenders screened out, and how are unaccompanied adults kept away from the children?
    can some creep just walk in there?? asking as the one whos responsible
    A mom at our last meeting told a horrible story about a fun center where her boy broke an arm and no one noticed for minutes, so how do you keep kids from harm?
    Water, traffic, doors: he has no sense of danger at all, so is this a secure place for a child who wanders?
    How secuer is it? I count heads all day and dread losing one. | is it free of sharp edges and toxic paint
    I'd spend any sum if I knew she's safe. is she? | do big boys charging around knock over toddlers, or how do you keep it safe
    price of one lapse is a lost child. how secure is the building | BPA free, lead free materials? is it safe | safe? | is it secur for my litle one
    I am afraid my child hurt himself, is secure the place? | can my lil bro break his neck in there
    I worry so. Will my precious ones come to no harm with you? | What measures protect minors from injury on the premises?
    how safe secure is it safety wise | A boy cracked his tooth at the trampoline park and the staff shrugged. What are you doing so that won't happen?
    The doors just stand open so anybody can wander in, don't they?
    My toddler bolts. She's been out of two stores and a library before I could blink. Can she slip out to the street from yours?
    can I keep an eye on him from across the room or are there blind spots | are the toys made with toxik stuff | security??
    There was a story on the news about a man filming children at a mall play area. It's all I think about now. What if a creep like this walks in?
    anxious first time mom, talk me down: how do you keep them out of danger | my pediatrician hates indoor play places because of the falls. should I worry
    can just anybody get in | how would a runaway get out of there | who checks that nobody wanders off the street into the play floor
    does the door lok so mine can't bolt | what stops my runner from getting to the street | is it secure | is somebody at the gate so no creeps walk in
    I have a bolter. | will my kid be ok in there | can you see whos comming and going | how do I make sure everybody who walks in is supposed to be there
    my boy has a habit of getting out of doors, can he | is it tight security in there
    Im on a jury downtown next month and my wife will take the boys alone, so if one bolts while she's tying the other's shoe is there anything between him and the street
    When my nephew went missing at a fair for nine minutes I aged ten years, so tell me straight what keeps a stranger from strolling in off the sidewalk
    how bad is it gonna hurt if she falls off the climber
    arm or leg broken, who do i call at your place
    what happens if somebody falls off the climber | are the dores lokd so they cant get out
    what keeps a stranjer from walking in
    my son is a bolter, can he slip past the front desk
    She broke her wrist at a bounce house last summer. How do you keep that from happening at yours? | can a four year old get out the exit alone
    is the inside lit so dim that kids trip in the dark | whats you plan if a kid gose missing
    how will you keep kids from getting injured | are the stares steep
    is it dangerous in general, kids crashing into each other and so on
    need mats so they dont slip, got those? | who is allowed to wander in off the street
    I lost sight of my daughter at the children's museum for six minutes and I still shake thinking about it. Could she leave your building without anyone noticing?
    do you scan the room for weapons, like a metal detector | are toddlers kept apart from rowdy ten year olds so nobody gets flattened | what about choking
    are there bars or nets so nobody tumbles | is every adult inside checked
    leave the gate open and mine is gone. got gates that close? | you wont have trampolines right, my nephew snapped his tibia on one
    can i trsut this place with my kid | how do you handle biters | do you seperate the boys that punch and shove from the rest
    is the ground soft were they land | My mom will bring him most days and she can't chase him. Is he going to be able to run out onto the street?
    weapons policy
    kid ran into a glass door at a buffet once. if it happens with you who takes care of the bump
    since staff watch the doors, no kid can wander off, correct
    has a kid ever been snatched from a playland, cause im terrified. tell me why yours is different | are tall men without kids let in
    how high is the tallest thing they can fall from
    he's on blood thinners so a bump is serious. who do i talk to on site when he gets one, is someone qualified
    shes got a peanut allergy and she climbs like a monkey, what i want to know is whether there is netting at the top | can my kid get locked in a bathroom
    is the climbing wall dangerous, do they wear a harness or what | no open edges because of stubbed toes?
    what precautions r u taking | my daughter is fast and cant hear me yell. do i have to worry about the exits
    ok but realy is it safe | is the play area safe for a family on crowded sundays
    Four stitches at the jump park, two hours in the ER, and the manager there never even said sorry. Would anybody at your place have helped him?
    does anybody inspekt the equiptment
    the ceiling thing with ropes looks scary, tell me nobody can get strangled | how secure is it | who watches the door
    how do i know that the lady in the corner isnt some creep
    pinched fingers in hinges, thought of that? | is ther risk of faling on concreet | will the windows open wide enough to fall through
    my oldest got a concussion at a trampoline place and now i ask everyone the same thing, how do you stop head injuries
    is somebody going to tell me after a fall | what happens when a tiny one gets buried in the ball pit under bigger kids | Kidnapping??
    could she squeeze between the railings
    I'm a retired deputy and a grandfather, so I notice entrances. Who keeps an eye out at yours for people who don't belong?
    can kids just leave, as in push the door and bolt | evry sharp egde rounded?
    is the playscape at yours checked for loose bolts so it cant come down | he cant swim, any water he could drown in
    My wife's a ER doc and says monkey bars are the number one culprit. Will falls like those be handled somehow? | could a predator get a job with you
    do things in arms reach tip over on them | thieves of kids is what i lie awake about. is the place patrolled | bulley proof?
    what if i faint, im pregnant, does any staff know what to do | is it safe when somebody lets a scooter loose indoors, do you stop that
    our last gym daycare let a man in who wasnt anybodys dad. whats different | are the latters ok or will he fall and crack his skull
    is it save for kids to run around in ther
    im scard somone will grab her wen i blink | who do i yell for if he's bleeding | security?? who's on it
    people sneak in past the desk and my kid is tiny. whats your rule
    We pack our own everything because of his milk protein allergy, so food is a non issue. What I fear is him getting kicked in the head by bigger kids.
    Thanksgiving we ended up in Dell Children's because of a pecan pie. I'm not asking about food. I'm asking who would run over if she stopped breathing.
    finger traps in the climbing gear?
    a kid broke an arm there last week, is that true?
    Safer than the trampoline park, where my girl chipped two teeth? | some creep can jsut walk in off the street, right? no guard
    There's an off-duty cop at the door on weekends, correct?
    You don't have nets, I saw a picture. Will they fall? | my runner bolts. he got out of a Gattitown in 9 secs. could he get out of yours
    what if somebody takes a child, like that thing on the news in Killeen? I'm not coming till you tell me how you keep them safe
    I'll get a lawyer the minute she gets so much as a bruise, so is this place safe or isnt it
    My father in law, a retired EMT, gives every play place a grade from A to F, and Jumpstreet got an F after a sprained neck. He predicts a D for you before even seeing it. How safe will it be for a reckless boy of five?
    Will my kid get hurt in there? | so what happens if sombody brakes an arm on the climber | how do you keep creeps out
    my son is a runner, will he get out the front door? | Got a bolter here. One unlocked exit and he's in the street. | do you have security gaurds
    what are the mats made of, I don't want cheap toxic foam | lead paint??
    is the padding flame retardent free | Convince a paranoid mom. Why should I trust you with my two?
    my husband thinks these places are death traps lol, prove him wrong | Can I see my child from anywhere in the room?
    blind spots, hidden corners, tunnels where you lose sight of them... how many? | Do the doors lock behind you?
    could a three year old push the exit open on her own | Broken bones, concusions, stiches. Parents worry about this stuff you know.
    concussion risk on the slides?
    I've read horror stories about kids choking in ball pits and I'm honestly scared to bring mine anywhere like that, so tell me how secure yours will be
    We went to a bounce place in Round Rock last summer and my daughter split her lip and nobody even had an ice pack. How are you going to be different?
    safty? | is it saef for my twins
    predators go where kids are. what's your plan | Can a grown man just stroll in with no kid? | what stops a random weirdo off the street from coming inside
    I hope you won't let adults in without children | Sharp edges anywhere? | rounded corners on the furniture I hope
    My todler puts everyting in her mouth, are the toys non toxic | BPA, phthalates, formaldehyde... which of those will be in your equipment
    What kind of wood and plastic are you building with, anything harmful? | is teh foam off gassing, my nephew has asthma
    how high are the climbing walls and what's underneath if someone falls | fall height, netting, soft landing?
    will ther be nets so nobody tumbles off the top level
    My child fell off a loft at another play cafe and had to go to Dell Children's in an ambulance, so before I even think about coming I need to hear how you prevent that
    who do I scream for if she's bleeding
    Does it meet state playground standards | how often do you check for loose bolts and broken pieces
    I lost sight of my son at the zoo for four minutes and it was the longest four minutes of my life. I need a place with good visibility and no way out.
    grandpa here. knees are bad, cant chase. will the little one stay inside the building? | Double gate at the entry? | child proof latchs on everthing?
    pinched fingers in door hinges, did anyone think of that | finger guards on doors pls | outlets covered?
    i get anxious in crowds thinking somebody's gonna grab my baby girl. how protected is this spot | kidnapping. i said it. what do you do about it
    My anxiety is through the roof since the news about that abduction at a mall. Tell me something calming about your security.
    rate how risky this is 1 to 10 | would you let your own children loose in it?
    Feels like an accident waiting to happen with all that climbing. | Not gonna lie the climbing forms look steep. dangerous?
    are the climbing thingys sturdy enough | weight tested? like if a dad climbs up there will it collapse | chocking hazzards in the building blocks area
    small parts! my 2yo swallows beads | are the paints poisinous if he licks his fingers | splinters? real wood?
    my daughter got her hair caught in a net climber once. hazards like that, have you removed them? | strangulation hazards, cords, loops, drawstrings??
    entrapment gaps between bars, heads get stuck | capacity limits so nobody gets trampled? | i need to feel at ease when my kid is out of arm's reach
    peace of mind, thats all im after, can you give me that
    As a former ER nurse I've seen every trampoline fracture there is, so excuse me for being blunt, but what precautions are you taking against injuries?
    I'm a police officer and a mom of four. Walk me through how you secure the perimeter.
    my wife's a safety inspector for OSHA, she wants specs on how hazards are handled | tell me about security measures | whats protecting the kids
    Wondering if my little girl would be out of harm's way there. | wondering whether the exits are alarmed
    Any way a child could wander into the kitchen and touch hot stuff? | coffee burns, hot drinks near running toddlers, that seems sketchy
    kid escapes through emergency exit, then what | How do you deal with a lost child inside?
    we've got an escape artist in the family!! houdini himself. can he break out | How secure are the doors from the outside?
    is the entrance locked or buzzer or wide open | are bathrooms safe, like can a stranger follow a kid in there
    My kid doesn't understand danger whatsoever, he will jump from anything. How padded is everything? | padded floors or hard concrete | rubber floring?
    slippery floors? my boy has had three head bumps this month | climbing forms + a kid with zero fear = ?
    My mother in law refuses to come unless I can show her it's not hazardous. She's from Monterrey and reads every bad headline. What can I tell her about protection?
    es seguro? is it safe for the niños
    Sounds lovely, the café and the art and the pods, but I can't relax over a latte unless I know the kids can't get hurt or slip away. What have you got planned?
    I run a home daycare and have seen injuries from the dumbest stuff, a loose screw, a cracked slide. What quality of materials do you use?
    materials? natural? tested? | any mold, asbestos, bad air in the building | Is it a safe space physically, I mean bruises and bumps
    scraped knees don't bother me. missing kids do. | i bet theres no security at all
    nobody ever talks about securty at these indoor gyms. do you even have any | my ex brother in law is on the registry. do you screen visitors at all
    sex offenders... do you check anyone coming in | My foster son has a habit of hiding. Can every nook be looked into by an adult?
    quiet nooks sound cute but who can see into them? | sightlines from the café to the slides, honest answer
    Will I be able to keep an eye on two kids going opposite directions? | is there any spot were kids go out of veiw
    can somebdy lure a child into a corner nobody sees | older sistr let go of his hand and poof. worst fear. are the ways out blocked
    can they get to the parking lot by themselves | busy road outside + my speedy four year old. is the door kid proof
    we're thinking of switching from the gym's kids club because a child was injurred there, would yours be any better protected
    Mom group says indoor playgrounds are basically hospital visits waiting to happen. Fair? | what's your injury rate going to look like
    glass? mirrors? anything breakable in reach | earthquake, flood, power outage, do the doors still keep kids in
    Saw a video of a slide cracking. Yours won't, will they? | how carefull are you with what kids touch and chew on
    My neighbor swears you dont need to hold hands at all because evrything is padded and locked up tight, she wants memberships already, but I'm the worrier of the block so is she correct about that?
    we alredy did the whole soft play circuit in Cedar Park and Leander, fun but staff were fifteen year olds on phones and the gate was propped open with a chair. Whats your gate going to be like?
    I'm blind in one eye and my peripheral vision is poor, which makes busy rooms hard. Is the layout open enough that an aging nana wouldn't lose a four year old behind a pillar?
    Our pediatric OT loves climbing for gross motor skills, I just see teeth on the floor. Seriously, what cushions a tumble if my clumsy guy misses a foothold?
    Price isn't my concern and neither is distance, we'd drive in from Kyle. My one dealbraker is a facility where an outsider can get near the kids unnoticed. Can they?
    My twins turn five in March and I want to throw the party with you, but twelve excited kids and one open door makes my stomach flip. Can guests' kids slip outside?
    Skeptical uncle here: swings, ropes, ladders, no helmets, what could go wrong? Give me the rundown on how you'd keep my niece in one piece.
    I grew up in the eighties on hot metal slides and survived, my wife however wants everything organic, lead free and certified. What can I report back to her about the materials?
    We are a military family and move often, so I research each place thoroughly: exits, visibility, construction, how strangers are handled. Summarize yours.
    kinda nervous, convince me its safe | brokn arm what then | strangers walkin in off street | security gard | my kid's a runner
    first ade kit | kidnaping worries | concussion from a fall | creeps hangin around
    busted lip, whos helping | nervous first time mom, reassure me
    he broke his collarbone at a trampoline park in April, right after we'd paid for the year there, and I haven't slept right since. My husband wants to take him somewhere new and I'm the one shaking my head
    mine's a bolter. One blink and he's in the parking lot. | as an ER nurse I see what comes in from these places every weekend
    read about that creep who hung around a play center in Ohio and now i'm jumpy
    My husband is a cop so we always check where the exits are and who is watching them. | I have to be able to relax for once without picturing concussions
    granny has the grandkids for a week and she's terrified something happens on her watch
    six foot climbing tower and a four year old with no fear, my heart rate is up just typing this
    big kids knocking over the small ones, chipped tooth, no apology. That was our last outing.
    our pediatrician rolls her eyes at indoor playgrounds, says all she sees is sprains and stitches from them | she wanders off with anyone who has a puppy
    I saw you have nooks and i immediately think of kids getting stuck or lost in there
    Convince an overprotective abuelo that nothing bad will happen to his princess.
    My four year old bolts. At the Domain she was out among the cars before I'd paid for my coffee. What would stop her from walking straight out of your place?
    We'd come on packed Saturdays, and I've three, ages 2, 5 and 9, going in three directions while I stand in line for muffins. What's to keep some man with no kids from strolling in off the street?
    How high is the climbing stuff, and what would he land on? Mine is three, he has no fear, and our insurance has a $5000 deductible. His brother's two years older and dares him to do everything, at home, at H-E-B, at Grandpa's barn in Smithville, so I've seen some X-rays in my time.
    I'd sit with my coffee and my email from ten until noon while the twins play. If one of them choks or nocks out a tooth, who comes running?
    You'll be by some big road, I guess, everything in Austin is. My grandson's five and when he's upset he runs, faster than my knees. Can he get out the front by himself?
    my cousin did birthdays at a jump place n said they never backround check nobody they hire, 12 bucks an hour and go. i got girls 6 and 8. hows yours gonna keep creeps away from them
    Money's not what keeps me home, nor the drive. It's that a boy in our county lost a fingertip in a rope net last summer, and mine are four and six. How do I know that can't happen with you?
    I'm sick of toddler places where the gate's propped open for the pizza guy every Friday night and babies wander off. Mine is two and fast. Is yours kept locked?
    Nana brings them on Thursdays, she's 74, she sees badly, and with more than one she loses count. Would anybody notice if a stranger took a child by the hand and left?
    Heard about a lawsuit over a trampoline place up on 620, kids 5 n 7, neck injurys. I like your café idea and my daughter likes the lights. But honestly is it dangerous??
    What happens if my daughter goes missing in there? Shes two, she hides and dosent answer, and once the zoo closed a whole gate over her in the lunch rush.
    My son is 3 and a runner, he's gotten out of two different daycares and I aged ten years each time. We've got afternoons free and we don't mind paying. Could he get out the door at your place without somebody stopping him?
    Is it safe? I know that sounds dumb, but my daughter broke her arm at a birthday party at one of those inflatable places in May and I'm still paying the bill.
    I'm looking at photos of climbing things and wondering about our youngest, who's barely 2 and puts her mouth on everything. The price and all that I can find out later. What are the things she'd be touching made of, is any of it toxic?
    My mother thinks indoor playgrounds are death traps and she's the one who watches the kids on Fridays. I want to take the family in your opening week. What can I tell her about how you keep children safe?
    i have 4 kids between 2 and 9 and only two eyes lol. at the last place there were all these tunnels and i couldnt see anybody for like 20 minutes. will i be able to see them from where i'm sitting
    We'd probably come during the week, maybe after the gym, and park wherever. I've read the thing about cozy pods and corners and it sounds sweet. But it makes me nervous, so are there blind spots where a kid could be out of sight?
    I'm a foster mom with two little ones, 4 and 7, and I have to be careful about strangers around them. We don't do parties or groups for that reason. I need to know what sort of security you're going to have.
    Our pediatrician warned us about play places after my older boy's concussion, he fell off a slide at a burger place. I still want him to have fun and he's free all summer. What's being done so kids don't get hurt?
    Ten years ago I was a lifeguard, so I'm that annoying dad who looks at doors and exits first and the snack bar second. My girls are 5 and 8. How are the doors going to be secured?
    My wife had a bad experience when a stranger tried to talk our son into leaving a mall with him. She hasn't wanted to go anywhere since, not even to parties. Would our child be safe at your playground?
    We lost our daughter at a kids museum for eleven minutes, worst day of my life. Someone found her by the parking garage. I'd like to know how safety works at your place before I even think about prices
    am i gonna end up in the ER with a broken arm again | my kid bolts every chance he gets | can i trust this place with my babies | is it saff | safety
    can you guarantee nobody walks off with my daughter?
    I have a bolter. are the exits locked so a 3 year old can't get out to the street | Is it safer than the trampoline parks? My nephew broke his leg at one.
    can i see the whole play area from where i'd be sitting with my coffee? | so the foam and paint are all certified non toxic I take it
    Heard a little boy got hurt on your climbing wall last week, is that true?
    be honest, is safety a real thing with you guys or just a slogan on the website | how do u keep out creepy adults without kids
    On a scale of 1 to 10 how safe is it for a clumsy two year old? | what stops a ten yr old from just walking out the front door with his friends
    Did you think about choking and head bumps when you designed it or do I need to worry?
  `,
}
