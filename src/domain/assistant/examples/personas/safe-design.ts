/** What makes it safe by design. */
export const SAFE_DESIGN: Readonly<Record<string, string>> = {
  'value.safety': `
    can i see my kid from across the room or are there walls in the way | what are the doors like, do they lock
    what materials are the toys and floors made of | any toxic piant or cheap plastic | are there blind corners where a kid disappears
    clear line of sight throughout? | is it non toxic | BPA free stuff?
    I have four kids and two eyes, so tell me whether the space is open enough that I can count heads without getting up every thirty seconds
    safety above all... ok but what do you mean by that concretely | wood or plastic or foam | are doors secured
    formaldehyde, lead, phthalates, have you picked things without them | can you see everything from one spot
    my daughter chews on evrything, what is the equipment finished with
    how did you choose the fabrics and coatings, I've read scary things about flame retardants in foam blocks | tall partitions blocking the view, yes or no
    Never mind the face scanning, I'm asking about the stuff itself: what are the climbers built from, is it splintery wood, are the paints ok if licked, and did somebody choose them with care
    At the last party I lost sight of my nephew behind a giant plastic castle for ten minutes, so do you keep the view unobstructed or build big things in the midle
    can i see across the whole room from one spot, because i will be sitting, believe me
    Are the doors the kind a clever little escape artist can't push open, dear? | What's the stuff made of? I don't want cheap particle board.
    What does "safety above all" denote in concrete terms? | The paint is not toxic? My nephew put all in the mouth.
    are there like hidden corners where i cant see the kid or nah | When you tell parents safety comes first of all, what do you mean by it in practice?
    He chews on everything, truly everything, so what about the matirials the play pieces are made out of? | "Safety above all" is a slogan. Unpack it.
    can i keep eyes on five kids at once or are there walls in the way | Teachers are always scanning the room; will there be blind spots?
    Do the doors close up tight, sweetie? | Lead, BPA, flame retardants: did anyone pick the materials with care? | "safety above all" meaning?
    wat dose saftey above all mean | This phrase, safety above all, how you explain it | is safety above all just a slogan or does it stand for sumn
    You print "safety above all" in big letters. What do those words come down to, dear?
    Construe the phrase "safety above all" and the obligations it imports. | the safety above all all value thing what's it mean
    Anybody can write safety above all on a web page. Spell out what the phrase covers | Safety above all means fun comes second, doesn't it?
    I was reading your three principles aloud to my wife. The second one stopped us, the safety one. What is that principle supposed to translate to?
    define the safety item in your list of values | of your guideing values the one on saftey, unpack it for me | is the foam non toxic
    can i see every corner from one spot | was child safety the reason you went with those plastics, and which plastics are they
    my toddler puts his mouth on everything, what are the surfaces made of
    he split his chin on a metal ledge at the library. got any metal in your build or is it wood?
    I lost sight of my daughter at the children's museum for six minutes and I still shake thinking about it. Is your room one open space where nothing blocks the view?
    is your paint lead free, i mean on the walls and frames | are there bars or nets made of nylon or what
    does it smell like new plastic, what chemicals are in the gear | is the ground soft vinyl or cork or rubber
    kid ran into a glass door at a buffet once. got glass? what are the walls and panels
    safety was on the poster at the last place, what do you mean by that slogan of yours | can i keep an eye on two of them at once, is the layout open
    the ceiling thing with ropes looks cool, whats the rope, cotton? | what material are the ball pit balls, pvc?
    phtalates, bpa, formaldahyde, any of that in the toys | is the playscape at yours maple, steel or plastic
    cant see around those big tube mazes. yours got them or clear views | toy corn, wood eggs, all that pretend stuff, is it varnished with anything nasty
    i need to know whats in the mats | is the kitchen play corner painted with something safe | does anyone test the toys and their glaze for lead
    "safety above all" is just a slogan, admit it. what does it mean in practice? | The materials are that cheap PVC from Alibaba, correct?
    can I see every corner from one spot or are there blind tunnels like at McDonald's | so doors lock with a buzzer, the way banks do?
    phthalate-free and no lead paint: my toxicologist wife assumes not. Careful with materials or not careful?
    You put "safety above all" over everything, so spell out what that value stands for, my brother the fireman is asking
    are the sight lines better than at the trampoline park, where I lost sight of mine behind a pillar for ten minutes
    i guess the doors are regular glass ones a toddler can push, not secure ones? | What is "safety above all" supposed to mean in practice?
    your value number two, the safety above all one, unpack it for me | "safety above all" ok but what does that actually involve
    every business prints safety above all on the wall. meaning what, for you?
    I was reading your three values to my partner and we got stuck at safety above all, sounds like a slogan, what's behind those words?
    explain ur saftey above all motto | In what sense is safety "above all"? Above fun too? | clear site lines? | any blind spots | non toxick paint
    BPA in anything? | what are the mats made of | doors lock on there own? | led free i hope | flame retardants in the foam | splinters frm cheap wood
    see my kid from anywear? | phthalates, vinyl, pvc? | latches n gates kid proof | "safety above all" meaning | rounded corners, padded edges?
    careful matirials like what | I lose sight of him the second he goes around a corner, hate those maze layouts
    our daughter chews on everything wood or painted so I worry what stuff is made of
    I'm a carpenter and I've seen the splintery particle board they put in these places. | propped-open doors to the streeet at the last one, gave me chills
    as a single parent of three, with a toddler on one hip and a ticket machine in front of me, I can only watch one direction at a time. Open views across the room would save my sanity
    Chemist. Off-gassing foam and cheap vinyl are my pet peeve. | "safety above all" sounds nice on paper, spell out what's meant
    those opaque tunnels where you can't see a thing from outside make me sweat
    had a door slam on her fingers elsewhere, so I look at hinges and latches first
    phthalates, lead paint, formaldehyde, i read every label, you can call me neurotic
    blind corners and hidden nooks, that was the trouble with the old mall one
    I've got one who chews everything, age two, and a house in East Austin where we just paid nine grand to get rid of lead paint. What sort of materials are you building with?
    When I sit down to feed the baby my five year old's gone behind some pirate ship within a minute, at every place from Kyle to Georgetown. Are the rooms laid out with clear lines of sight?
    "Safety above all" reads nicely on a page, between the lattes and the birthdays. I inspect daycares for a living and I'd like it spelled out. What do those words mean?
    We've got a two hour drive to Austin and I don't do that for just anything. My sister said you list "safety above all" somewhere. What does that actually mean in practice?
    will I be able to see her from across the room | could a toddler slip out the exit | what materials are you using, anything toxic
    lots of blind corners? hate losing sight of them | you say safety above all but what is that in real life | are the doors locked
  `,
  'badge.safety': `
    was safety an afterthougt | do you plan safety in from day one or bolt it on later | when in the design process did you think about safety
    how early does safety come into the drawings | are you gonna slap some foam on it after the inspector shows up
    did a safety person sit in when the blueprints were made | how do you go about planning for saftey | at what stage do you consider what could go wrong
    our old gym added nets only after a boy fell, did you consider that kind of thing up front or will you wait
    first sketch to finished room, where does protection come in | is the safe stuff built in or added on | whats your process for designing out hazards
    i'm an engineer and retrofits always look like retrofits, so was risk handled in the earliest plans
    do the architects take hazzards into acount from the begining | pretty sure you drew the fun stuff first and safety later, no?
    baked in or sprinkled on top? the being safe part I mean
    As a retired building inspector I have watched a lot of owners call me two days before the ribbon cutting to ask where the railings go, so when did that topic come up for you
    did anybody think about safety when drawing this up or does it get slapped on later
    Was the safe part thought of at the beginning, dear, or does it come at the end like frosting?
    On job sites safety's an afterthought till someone gets hurt. Was it in your plans from day one?
    At what stage of the design process was safety considered? | You think in the safety before to build, or after?
    did yall plan the safety stuff from the start or just wing it
    Can I tell our parents that protection was part of your planning from the very first drawing?
    Too many places bolt on a gate after a child gets out. Has safety been in the drawings since the begining for you?
    Is safety in the architecture or a patch you ship later? | hows the safety side get planed, walk me thru the thinking
    When we set up a classroom we think of hazards before the furniture; do you plan that way too? | like was safety step one or step ten in the planing
    was it planned safe from the get go or fixed up afterwards | was safety an afterthought | at wich stage do you think abuot safety
    From the beginning of the drawings you think in the security? | did yall plan safety from day 1 or slap it on later
    My father was a builder; he always said you plan the handrail before the stairs. Did your designers?
    At what phase of design were safety considerations incorporated? | how do you plan out your safety planning
    Most places bolt on padding once somebody breaks an arm. Please say you thought about it earlier | You'll add the safety bits after opening, I suppose?
    I'm a civil engineer and a mother. I've seen projects where risk review came last and cost a fortune. When did it enter your blueprints?
    how does safety figure in the design process | is protecton baked into the arkitecture from the start | was child safety in the drawings from day one
    safety was an afterthought at the last place. and here? | do the architects think about hazards before they draw
    are the safety measures the first thing you sketched, or bolted on later | was security baked in when you dreamed this up
    You added the safety stuff after the fire marshal complained, right? | was safety in the very first drawings or bolted on at the end like at most places
    I bet the architect drew something pretty and then the insurance man came with nets | At what stage did safety enter the design? my guess is last
    An engineer I bowl with, Stan, says everybody retrofits railings once somebody falls. You planned for it beforehand, or are you going to do the same?
    so safety was an afterthought, like on the Boeing. no? | from sketch one? did you realy have safety in mind from day one of the design
    The city made you redo the plans to be safe, rumor has it. Or was it part of the plan right from the beginning?
    Was security an afterthought or was it thought of from day one? | did the architects consider hazards at the drawing stage
    how early in the design did protection of kids come up | is safety baked in or bolted on later
    at what stage do you plan for accidents, before or after you build
    Too many places install the cute stuff first and then slap on foam once someone gets hurt. Is that your approach as well?
    hope you didnt just tack the safety stuff on at the end | You'll add the protective features after opening, correct?
    From the blueprint onward, or as a last step? I mean keeping kids from harm. | how do yall go about planning for safety
    As a civil engineer I'd like to know your process: when does risk get discussed, concept phase or punch list? | is safety part of the orignal sketches
    do you start with safety and then make it pretty, or the other way round | What's your approach to designing for safety? | safety an afterthougt?
    baked in from day one? | who thought of safty at blueprint stage | safety in the very frist doodle? | arcitect plan for accidents early?
    retrofit later or built in | was safety just addded on | safety since the drawing board | securety planned b4 building?
    how early did you consider safety | safe by design or by luck | tacked on safety feetures? | hazards considered in the drafts?
    part of the origanal design, safety | safety planning process | too often safety is an afterthought, a net stuck on once somebody's been hurt
    I was a building inspector for 26 years and they always call us after the drawings are done.
    worried you'll build the pretty thing first and bolt on guardrails later
    My engineering prof used to say you can't sprinkle safety over a finished design, it must be baked in. I wonder who over there thinks that way.
    not asking about cameras or scanners or who's at the desk, it'd just calm me to know someone was thinking about hazards while the blueprints were still napkins and coffee stains
    at what stage y'all started thinking about protection, that says everything to an insurance guy like me
    retrofit pads and duct tape, that's what i saw at the last place, clearly not planned from day one
    industrial designer here, I'd love to hear that risk was considered in the very first draft and not by the lawyers at the end
    hope precaution is part of the plans and not a stiker you put up afterwards
    i'm on the city planning board and want to see safety considered from the get go
    From experience: if they don't plan for it early, they never do it right. I mean safety obviously.
    At my cousin's gym in Katy they put up padding after a kid got hurt, and locks after the next thing, and then raised the price. Was protecting them part of your plans from day one or will it get bolted on later?
    I'm an architect, mother of a two year old, regular at every café with a fence. At what stage of your design did safety come in, the first drawings or the final inspection?
    I was a paramedic for eleven years and I've seen what happens when safety is an afterthought. My grandson is six. Did you think about it while planning or is it something bolted on at the end?
    was safety thought about early or last | do you add the safe stuff later on or plan it in | when in the drawing stage do you think about injuries
    is the building being designed with hazards in mind | my husband is an engineer and asks how safety gets into the plans | built safe from the ground up?
  `,
}
