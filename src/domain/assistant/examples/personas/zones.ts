/** What there is to do. */
export const ZONES: Readonly<Record<string, string>> = {
  'feature.events': `
    what workshops are on the calendar | is there an events calender | any holiday programs in december
    will there be something special on halloween, like costumes | family days, is that a thing? | Do you plan weekly programs or just free play
    What's going on month to month once you're running? | summer workshops for a seven year old? | where do I see everything scheduled, workshops and such
    Will there be a santa visit or an egg hunt | are classes planned, like music on Tuesdays | speical events? | do yall do worksops on weekends
    Is there going to be a single schedule where I can look up all the programs, or will I have to chase five different posts like at our rec center?
    Besides the climbing, will something be happening on particular days, a puppet afternoon or a science evening? | one-off activities on certain dates?
    i like places with a monthly lineup. will you have one | new years countdown at noon for littles, would you host stuff like that
    Do you intend to put on gatherings for families now and then? | any programing for moms and kids together on fridays
    I do shows with puppets and a one-man band, usually around the winter holidays. Do you intend to have such performances and family days on your calendar?
    any holiday happenings or family days | do you run workshps | is there a calender of what's on | will there be storytime or puppet shows on certain days
    special occasions, like a Halloween thing | what kinds of programs will you put on for kids | do you do story time | summer camp? | is there a calender
    family day, what is that | are there classes | special events for halloween or easter | what programs do you run | music class for my kid
    where do i see whats on each week | holiday celebrations? like santa visits | weekend activities schedule
    yoga for kids or dance or something led by an instructor
    our library does a puppet show every second thursday and it's always packed, are you going to have regular things like that on a program | evnts?
    pottery workshop for the eight year old and a singalong for her brother, are sessions like that in the works
    will there be anything organized or is it all free play | mothers day brunch or dads day, do you put on that sort of thing
    we've got the free play figured out, but grandma visits twice a year and I'd love to time it with some kind of special day for families, how would I find out what's on when
    my oldest is past slides and my youngest can't sit still, so rather than just showing up I'd like guided stuff, a puppet show, a baking lesson, a scince afternoon, will you run those
    do you do weekend workshosp, my off days move around so i'd need a calendar
    Will there be anything special going on, like a family day that we grandparents could come to? | Any events or is it just open play?
    Where would one find a schedule of programs and workshops? | You have classes or activities special for children, for example dance?
    r u doing anything for halloween like a costume thing
    I coordinate our own family nights, so I'd love to know what programs you have planned, to avoid the same Saturdays.
    Scheduled things go better for us than open chaos. Are there small workshops on a calendar we can look at ahead of time?
    Is there an events calendar, or will that be buried on Instagram? | any famly days or special programs, always lookin for something we can all do together
    Are there story hours or workshops in the plans? | Got anything like a father-daughter workshop night?
    do you have a free event calendar to look at, workshops and so on | i've got free time on saturdays, do you run family days
    what workshops would be on offer if we've got a free afternoon now and then | events? | is there workshps or clases
    You make some activity special, like festival for families? | any halloween thing planned
    Do you put on a puppet show now and again, or a grandparents' day? | Will scheduled programming be offered, and where is the calendar published?
    events programs calendar agenda whats on | I always hear about these family fun days when they're over. How do I find out what's on
    There's story time each Thursday, somebody told me?
    We homeschool. Mondays drag on and the boys need something organized with other kids. Will workshops be on offer? | summer camp or holiday program?
    musik nights or seasonal speshuls, anything like that | Is there a calendar where I can see the puppet shows and craft days?
    Do your special evenings for families run each month? | Will there be a Holloween bash with costumes? | when's the next workshop | story hour every week?
    Grand opening — clowns, balloons, a band, anything like that on the program?
    We miss our old town's children's museum in Duluth, where the third Thursday had clay for the kids and cider for us. Anything in that vein on your program?
    breakfast with santa?? | Summer camps: do you run them? | is there a noon years eve thing for little ones, you know, a countdown
    My sister-in-law teaches ukulele and swears toddlers adore it. Do you have sing-alongs or music classes lined up? | What's on this season?
    mother's day, are u doing something | do you have classes on a schedule
    Will you host a Lunar New Year celebration? My kids' grandparents keep asking what there is for our culture.
    special guest night once a month? like a magician | Are there theme days coming up, pirates, dinosaurs, whatever
    do u do weeknite workshps for kids with their dads | parents night out, do u run those as a special thing with pizza n crafts
    is ther a spring break thing on the calendar | fire trucks coming to any of the family days?? | egg hunt in april?
    sesame street characters ever visiting? | I'm Hindu, is there a diwali family day | do you do cooking class for preschoolers on the calendar
    Santa comes on the 12th, doesn't he? | story time with Miss Patty moved to you from the library, I was told | So the robotics workshop is full already?
    is there a summer program like Thinkery camp, workshops or such | You do a father-daughter dance, right, on some family day
    just show me the calender of events, thats all i ask | Puppet show every Friday, my guess. What programs do you plan to run?
    I teach toddler music in Hyde Park and my students' parents keep bringing up a "family day with drums" at your place, hosted by a certain Big Tony. Is a schedule of special events something you're going to have?
    Halloween trunk or treat at yours, the flyer on the laundromat says | story time? | sumer camps | pics w santa | parents night out?? | work shops for kids
    event calendar | music clases | toddler yoga | easter egg hunt there? | family day wen | puppet show or magician | moovie night
    halloween costume parade? | special programms | mothers day brunch event | family night would be so fun
    Storyteller here, my audience of toddlers would love some regular thing on the calendar.
    we get restless on rainy Sundays, a puppet show or a workshop would be heaven
    halloween in this town is just candy and heatstroke, be cool to have something happening indoors
    Dads' group wants to do something together once a month, we look for venues with a program
    between ballet that's too pricey and soccer that's too hot, my girls have nothing to do after school on our side of town. I'd sign them up for a class in a heartbeat, pottery, drums, whatever you've got
    my calendar is chaos so i love places that put all whats-on in one spot | Summer camp spots are gone by February, hoping you will run something
    our little ones are at home all week with me, some kind of weekly music hour would save us
    she missed the santa visit at the mall, crossing fingers for special days at yours
    Parents magazine, updating our list of seasonal happenings; I have no entries for you.
    it'd be lovley if y'all celebrated Diwali or Lunar New Year with the kids | a mommy-and-me yoga session, say, would get me out of my pajamas
    parents' date night once in a while, or a movie evening for the whole family, I'm just throwing out wishes for the schedule
    My kids, 5 and 8, did clay on Tuesdays at the rec center till the city cut it, sixty a month and worth it. Will you run any workshops?
    Every December we look for a Santa thing that isn't at a mall, with somewhere to park and no two hour line for a crying toddler. Are you planning any special events like that?
    Is there a calendar of what's on? I've got three kids and rotating shifts, and if there's a family day on a Thursday I have to trade with somebody a month ahead. My mother would drive over from Seguin for one of those, she's wonderful with the two year old, but she needs it on paper and on her fridge.
    Storytime at Windsor Park is full by 950 and my two year old only goes for the songs and bubbles. I'd pay for a seat, that's how bad it is. Would you hold something like it?
    My eleven year old's outgrown camp at the Y, the four year old's too young for it, and I've used up my leave. We live ten minutes from downtown. Is there any chance you'll have programs in summer?
    Our library cut its kids programs and there goes our Wednesday. My girls are 7 and 10, they've outgrown just running around and we don't need another party place. Will you have classes or workshops?
    We're new here and don't know anyone, and our families are both back in Peru. The kids are 5 and 8. Will there be family days or special events where we could all join in?
    any classes | do you do workshops | is there a calendar i can look at | something for halloween or xmas?
    family night would be so fun, are yall doing those | what sort of programs will be running | workshoops or clases | wat evens r u haveing | workshops
  `,
  'feature.creative': `
    open ended play with paint and blocks? | do you do open studio for painting | finger painting? | who scrubs the paint off the tables, me?
    Lego or wooden blocks to play with on site?
    My kid lives to make a mess with glue and glitter and my landlord hates it. Could he do that at your place instead?
    messy play, do we have to tidy up after | can she draw there
    We live in a one bedroom on Riverside with white carpet, so paints and clay are forbidden at home. I want a place where she can splash color about and somebody else mops.
    legos? | can they paint | who cleans up the mess | easel and finger paint, anything of that sort | my kid loves to draw | are there bulding bloks
    do i have to scrub glitter off the table afterwards | messy play allowed? | clay, glue, scissors, what have you got
    We don't do paint at home since the white sofa incident, so I'd be thrilled if she could go wild with colors at yours and somebody else deals with the mopping
    crayons and paper | is there an art room | a spot to make stuff with cardboard | can they take there paintings home
    duplo, magna tiles, wooden bricks, something to stack | my boy is not a runner, he's a scribbler, what would he do there | play doh?
    Our apartment has cream carpet so anything with a brush is banned, and preschool stopped doing easels when the budget got cut, can the girls get properly smeared at yours without me on my knees afterwords
    he isn't into running about, he builds towers, cities, airports, hours of it, and then tapes drawings on top, is there a section for that sort of kid or is it all climbing
    is there painting? i don't have the energy to clean that up at home | Does somebody else mop up the paint, dear, or will I be on my knees again?
    Kid wants to paint. Do I have to clean it? | Who is responsible for the cleanup in the art area?
    My daughter love to draw and paint. You have paper and colors? | is there a crafs area where they can go feral w paint
    What goes on in the Creative Zones? Our art docent is curious.
    He loves the feel of wet paint and hates being told to keep it neat. Can he make a mess with it?
    What's a Creative Zone: an iPad drawing app or actual paper? | we dont do paint at home since The Couch Incident, can they do it at yours
    Will there be easels and wooden blocks, the kind of open-ended things my kinders adore?
    Is there an arts and crafts coner for my granddaughter, she's a regular Picasso | free painting or guided crafts?
    do kids get a free hand with the paint, mess and all | will I be charged if he gets paint on the wall
    who pays when my toddler smears glue over everything | are their bloks for free bilding
    They cost me an arm and a leg in cleaning bills every time we do watercolor at home, and my rug is ruined. Is there anywhere at yours where they can go nuts with color?
    art stuff? | can kids paynt there | There is place for draw and make with the hands? | is the creative zone like slime and glitter
    Do the little ones get to fingerpaint, and who wipes up after? | What materials are furnished in the Creative Zones, and upon whom falls the tidying?
    creative zones zone crafts arts | I refuse to scrub glue off my own floor again. Is there a spot where you let them get messy
    I have to wash the brushes myself afterward, don't I?
    Our apartment has white carpet. The landlord is strict. My kindergartner dreams of huge sheets and watercolors, could she do that at yours?
    easels, clay, legos? | is there a crafty area for sissors and cardbord types | is a rich menu of crafts planned, paint, clay?
    is your paint for the kids to smear on paper or is there none of that | what do the kids paint with, brushes or fingers?
    does flour get used in the art stuff or is it all crayons | is art a thing, like easels | do you do collage for preschoolers
    are there popsicle sticks and glue and such | she only drinks from a sippy, can one tip over without you minding the mess at the art tables
    finger paints wash out? | slime, clay, yarn, what have they got to make stuff | coloring pages and easles, is that part of it
    is it ok to be messy with glue n glitter | is there somewhere to paint and make a mess | where do they do the art | a place for blocks
    paint is washable Crayola, right? and who scrubs the table | Creative Zone is just coloring sheets, I suppose
    We'd hafta clean up after the panting ourselves, like at the pottery place? | You've got Lego by the ton, says Finn in room 4. Blocks at all?
    so slime is banned but clay is ok in the art area? | more art than at Michaels kids club, less? what's made in those zones
    My mother still talks about my finger painting on her sofa in 1989, so we don't do mess at home. Coach Dennis says his kids will be doing theirs at yours, with paper everywhere and nobody yelling. Is there such an area?
    creativ zone has pottery wheels i think, tru? | fingre paint? | play doh | glitter everywhere, who cleans | arts n krafts | legos or big bloks
    easels and brushes? | messy play rm | clay, slime, goo? | my lil artist draws nonstop | scisors n glue allowed | cardboard forts | crayans and paper
    creative zone, what's that | paint on her dress, do i clean up | origammi, collage, stickers
    she goes through a ream of paper a week and my fridge is out of magnets | glitter is banned in our house, I'm not sorry
    My grandson paints on walls. Actual walls. The landlord is not amused. | i'd pay good money for someone else to scrub the fingerpaint
    he builds block towers up to the ceiling and there's no floor left to walk on | not every kid is a climber, mine would rather make collages all day
    We live in a studio apartment above a nail salon, beige carpet, strict landlord, and a four-year-old who thinks she is Picasso. Messy crafts are out of the question at home, so I dream of a room where she can splatter.
    art therapist in private practice, happy whenever little people get to smear color around without being told off
    she wants to be an artist when she grows up, currently in her cardboard and tape period
    hope there's some gluing and cutting, grandma's arthritic hands can't help much but she loves to watch them create
    duplo obsesed over here, also markers, also clay | I dread the cleanup more than the mess itself
    I don't allow paint in our apartment since we lost the deposit, but she's four and that's all she asks for, even at breakfast. Can she go wild with it at yours?
    They come home from Grandma's in Lakeway covered in glue, and then she phones me about the rug. If mine, 3 and 5, make a mess at your art tables, do I have to scrub it?
    Duplo and wooden blocks are what he spends his birthday money on; slides he can take or leave. Hes six, were in Buda. Do you have that sort of thign?
    Is there something artsy? My older girl, 10, draws all day and won't touch a climbing wall, and I'm tired of paying for two so that one can sulk in the car. She turned her whole birthday into a mural on our garage in Leander last fall, and the HOA sent us a letter before the cake was gone.
    My kid is an artist, at least she says so, and our white couch would agree. We'd pay somebody just to let her paint on their stuff instead. Can she do messy art there?
    My twins are 3 and they make a disaster out of any craft. I always end up on my knees wiping glitter off some poor lady's floor. Who has to clean up after the art stuff, us?
    do they get to paint | arts and crafts area for a kid who draws on walls | who has to clean up the glitter lol | whats in the creative zone
    my daughter's happiest covered in finger paint | can thay pant and make a mess | arts n craffs
  `,
  'feature.pods': `
    will there be open ended tinkering stuff in pods | whats a neo age pod | neo-age = new age? are these crystals or what
    is there anything for a kid who takes clocks apart | my daughter builds robots out of boxes, where would she tinker | STEM stuff?
    learning pods, is that like school | Does the pod thing have gears, magnets, puzzles to work out?
    Our nine year old isn't sporty, she'd sooner sit in a snug corner with screws and wires and find out how a thing works. What have you got for her?
    whats a neo age learning pod | are the pods like little classrooms | anything for a kid who takes apart the toaster | what do children do in a pod
    do you have gears, magnets, tinkering stuff | is there somthing for my budding enginer | are the pods some kind of VR capsule | robotics or coding?
    pods = sleeping pods?
    My nine year old doesn't care for slides anymore, he wants to solve puzzles and figure out how machines work, is there a corner for brains like his
    hands on sceince? | lerning pods explain | how many kids fit in one of those cozy pods
    will a teacher lead the pods or do kids explore alone at their own speed | sounds like new age hippie stuff, those pods, what are they really
    curious kid who asks why all day, what have you got | do pods have tablets in them or is it real objects to handle
    My grandson is eight and would rather unscrew the doorknob than go down a slide, his birthday is in june, and somebody mentioned cozy capsules for tinkerers, so what goes on in those
    i get the café and i get the paint but the thing with the futuristic name lost me, the little booths where they supposedly learn, is it homework or playing or waht
    what the heck is a learning pod | What do the children do inside of those pods, dear, is it anything like a treehouse?
    My boy takes apart every tool I own. You got a spot for tinkerng? | Kindly define "Neo-Age Learning Pods," since the term isn't self-explanatory.
    The pods are for learn what thing? Is like a class? | neo age pods sounds like sci fi, whats in them
    We're a STEM campus; is there a hands-on corner where kids build and experiment?
    He needs to figure things out by himself, without anyone hurrying him. Is there a small snug space with things to put together?
    "Neo-Age Learning Pod" reads like a random word generator. What is it?
    got one kid who builds robots from cereal boxes, whats there for him to build with
    Are the pods something like the discovery centers in my classroom, where they work things out with their hands?
    are the learnin pods screens or real stuff they can touch | is it free play or are there scheduled lessons in the pods
    are the learning pods worth it, like what do kids actually do in there | free building time with gadgets? tell me about those pod things
    do pods run on coins like arcade booths or what are they | pods? | what r the neo age lerning pods | What is "pod"? in my language is for vegetables
    are the pods like gaming pods or | These pods, is that where a child may take apart an old radio, so to speak?
    Define "Neo-Age Learning Pods" and the activities conducted therein. | neo age learning pods pod what are they
    Neo-Age sounds like a cult, what goes on in there | The learning pods are tutoring booths with a teacher, as I understand it
    My son dismantles the toaster. He builds robots out of cereal boxes and loathes being rushed. Is there a corner for a tinkerer?
    My nine-year-old is past dolls and art. She wants gears, magnets, wires and a problem that takes her all afternoon. Is there STEM stuff for somebody like her?
    the pod thingys, are they hands on or screans | fine motor things for a five yr old, gears, tinkering? | Where do kids tinker and build gadgets
    the pods are sleep pods, like at airports? | Learning Pods means tutoring at $60 an hour, correct?
    Neo-Age sounds like crystals and incense, tell me it isn't | i was told the pods had VR goggles inside, is this what neo age pods are
    So a pod is a homeschool pod, eight kids and a teacher, or is it a thing to climb into and tinker?
    Are those Learning Pods better than the workshop at the Thinkery for a kid who takes toasters apart
    My engineer brother bets that what you call pods are just plastic igloos with a tablet glued in. My girl builds marble runs from cereal boxes. What would she do in one?
    peas come in pods. what comes in yours | wats a lerning pod | neo age what now | robots or coding? | tinkerring spot 4 my builder
    gears, magnets, circuits? | pods, like peas?? | sience experiments | hands-on learning area | puzzels for curius kids
    cozy cubby where they figure things out | enginering type play | are capsules closed or open | educashional corner? | kid who takes apart clocks
    he takes apart every remote in the house, I need somewhere he may
    My niece built a pulley out of dental floss. She'd be in heaven anywhere with gears and stuff to figure out.
    neo-age sounds like a crystal shop to me, haha | STEM teacher, always hunting for hands-on spots for tinkerers
    i'm picturing egg shaped capsules, kids strapped in with headsets. Hope that's not what those pods are
    she asks why forty times a day, doesn't care for slides, finds birthdays too loud, and all she wants on a saturday is to test how things work with her own two hands, at her own speed
    retired mechanic, my grandbaby follows me around with a wrench and I'd like to see him put something together someplace that isn't my garage
    gifted kid, bored stiff by slides, needs a puzzle to chew on | learning pods remind me of covid school, i shudder
    mine woud rather wire up a bulb than go on a swing | Robotics club coach here, the little siblings sit around with nothing to build.
    The word pod makes my claustrophobic son nervous, I would like to describe to him what goes on inside one.
    my boy with a screwdriver is a menace, ok, he unscrewed the toilet seat yesterday. there has to be a cozy corner in this town for that kind of mind
    My boy's seven, he takes the toaster apart and can't sit through a birthday party. You've got some kind of pods, I read. What would he do in one?
    Is a learning pod like the Covid ones, when we paid a teacher $300 a month for five kids in a garage in Crestview? I wasnt sure from your page what goes on in them.
    She won't climb, won't paint, won't eat, but give her gears or a gadget to figure out and she's gone for an hour. She's four. Is there a corner for tinkering?
    neo age pods, sounds like crystals and yoga to me lol. I got a 9yo who's into robots and gas money for one trip a month. so what are those
    My 8 year old takes apart everything we own, including our toaster and my mother's clock. I read about learning pods on your page while I was looking for prices. What are those
    He's a quiet kid who'd rather build by himself than run around screaming with twenty others. Party places are torture for him. Is there something hands-on where he could tinker in peace?
    whats a learning pod | any STEM type stuff | He takes apart every remote in the house. Somewhere to do that? | neo age?? what is that
    is any of it educational | my shy one likes to tinker alone in a corner | lerning pods wat r they
  `,
}
