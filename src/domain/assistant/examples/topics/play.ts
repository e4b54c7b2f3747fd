/** What there is to do. */
export const PLAY: Readonly<Record<string, string>> = {
  overview: `
    what can a kid do there all day | what can my five year old do there | what will keep them busy | what is there for kids
    what is there to play | what is there to see | what can you play there | what do you play there | how do kids play there
    what toys do you have | what kind of toys are there | what games do you have | are there swings | is there a tunnel | are there tunnels
    are there ladders | monkey bars | rope ladder | climbing frame | climbing wall | is there a climbing wall | play equipment
    is there something to climb on | my son climbs everything, is there something for him | my son is wild and needs to move
    my kid needs to burn off energy | can they run around | can they jump | is there room to run | how does it look | what's it like inside
    what's it going to look like | is it pretty | is it colorful | is it boring | how exciting is it | what do you have for active kids
    what do you have for kids who like to hide | hide and seek | cozy places | reading nook | nooks | slide | slides | climb | play | fun
    photos of the place | pictures | pics | virtual tour | what will it be like | what will it look like | what does it look like inside
    what is inside | what is there to do | what can kids do there | what can my kids play with | what will my kids do all day
    is there climbing | can kids climb | climbing | is there a slide | are there slides | big slides | do you have slides and climbing
    do you have a jungle gym | are there play structures | what kind of play equipment is there | are there nooks | is there a place to hide
    what kind of activities | activities | things to do | what games can they play | is it fun | will my kids like it
    do you have pictures of the inside | can I see photos | is there a video | describe the inside | what is the atmosphere like
    what will my children get to do in there | what will my kids actually do in there | what do kids get to do | what can they do in there
    what can children do at your place | what is there for children to do | is there a water slide or a normal slide | is it big on climbing
    climbing or slides | what does the playground look like | what's inside the playground
    Describe the space to me | What will it look like inside? | Are there things to climb on? | Will it be like a McDonald's PlayPlace?
    I'm picturing a ball pit, am I right? | Give me a tour in words | What would an afternoon there be like?
    Is there anything for climbing and also somewhere quiet? | What's inside? | My son loves monkey bars. Will he find something like that?
    Paint me a picture of the finished playground | How is the playground gonna be? | any trampolines or foam pits
    What makes up the playground itself? | What kind of play equipment will you have? | What's the vibe? | Is it loud and neon, or calm and cozy?
    Can you sketch out what awaits us? | What shall my grandchildren find when they walk in?
    For a feature story, how would you describe the experience? | I was wondering what the interior will be like
    Will there be tunnels, ropes, climbing walls? | what's there to do lol | Is it more of a jungle gym or a reading corner?
    Walk me through the place from the front door | Big picture: how do you imagine the playground? | What is it that the kids will be playing on?
    Any hideouts or little nooks to crawl into? | Do you have photos or a description of the rooms?
    We loved the one in Lyon with the climbing nets. Is yours similar? | My kid is a climber, she scales everything at home
    What attractions are inside the hall? | Is it all screens or real physical play? | What kind of atmosphere should we expect?
    Just a bunch of plastic slides, or something prettier? | How is the interior, please, what there is?
    How would you sum up the playground you're designing? | Will there be swings? | Is it a maze, an obstacle course, what?
    Tell me what to imagine when I think of this playground`,
  features: `
    give me a rundown of everything | what all is in the building | what will be in the building | which areas will you have
    which attractions | name the areas | name all the features | how many areas are there | what parts does it have
    what sections are there | what's planned | what do you plan to have | what are you planning | what are your plans for the space
    what will you have | what will there be | tell me the features | list the amenities | what extras do you have | all features
    planned spaces | equipment | facilities | zones | what features are planned | what are the features | list of features
    what areas will there be | what zones are there | what rooms are there | what spaces are there | what amenities do you have
    what facilities do you have | what attractions are there | list everything you have | what all do you have | what do you offer
    six things | features | amenities | attractions | what are the highlights | what is included
    what all is there | list of attractions | What activities will be offered? | give me the full list of things you're planning
    what are the six things | how many features are there | what does it offer besides a café | what facilities will you have
    could you give me a rundown of everything planned | pods, lights, art... what else is there | which zones are there | what are the different areas
    what sections will the playground be divided into | is there more than just climbing | name all your features please
    anything apart from birthday parties | my kids ask what there is to play | what attractions you have for the childrens
    is there enough to fill an afternoon | I'd like an overview of the planned features for our magazine | what stuff u got | what's on offer
    is there a list of what's included in the playground | do you have a lineup of what is coming | what are the main highlights
    tell me everything that will be in there | which services are you going to offer | what equipment and areas are planned
    besides art and check-in, what are the other features | what would we find if we walked through the door
    Which offerings have you announced so far? | what's the whole package, feature-wise | all the features in one go please
    the feature list, where is it | what have you got in store for the kids`,
  'feature.pods': `
    something for a kid who loves taking gadgets apart | my son takes everything apart | my daughter loves science
    my daughter loves building things | my kid is into robots | my boy loves numbers and puzzles
    my kid asks a thousand questions, will she learn something | my kid loves magnets and gears | is it only play or also learning
    is there anything that makes them think | brain stuff | will they use their brains | does it help with school | early learning
    educational value | curriculum | what is neo-age | what does neo age mean | how do the pods work | what happens inside a pod
    how big is a pod | how many pods | engineering | experiments | inventing things | inventor corner | curious kids | hands on | science
    math | learning | education | tinker | what is a learning pod | what are the pods | what is a neo-age learning pod | learning pods
    pods | will my kids learn something | is it educational | is there anything educational | do you have STEM activities
    science experiments | robotics | coding for kids | can kids build things | legos | lego | building blocks and tinkering | tinkering
    hands-on learning | can they experiment | maker space | engineering stuff | is there learning involved | what do they learn
    math and science | school readiness | montessori | do the pods teach anything | what exactly is a learning pod | what's a pod
    is there something for little scientists | something for a kid who likes to build | something for a smart kid
    will they learn something | will my daughter learn anything
    what are the learning pods | neo-age learning pods | neo age?? what is that | what happens in a pod
    is there something for kids who love to tinker | my son takes everything apart, anything for him | anything with robots or gears
    is there a science corner | will there be LEGO robotics or building kits | my daughter likes to figure out how things work
    what do children learn in the pods | are the pods like little rooms | is there coding for kids | something educational, not just running around
    is it Montessori style | What educational offer is there? | do the pods have screens or is it hands on | are the pods guided or at their own pace
    can a slow learner take his time in the pods | cozy place where kids can build stuff | makerspace for children?
    experiments and engineering for a curious 8 year old | neo-age sounds futuristic, what's in them
    Could you describe the concept of the Neo-Age Learning Pods? | puzzles, magnets, marble runs, things like that?
    my kid isn't sporty, he'd rather build machines | pods pls explain | is there some learning in it or just play
    i homeschool, is there anything hands-on to learn | are the pods for sleeping | STEAM lab | learning pod what is inside
    will curious kids have something to discover | I was wondering whether children can learn while they play there
    mechanical toys, circuits, levers, anything of that kind | my granddaughter asks "why" all day, what do you have for curious minds
    are the pods a classroom with a teacher | where can kids tinker`,
  'feature.creative': `
    my girls live for glue and glitter | my boys love paint | my kid could draw all day | my son wants to build with cardboard
    is there paper and pens | is there something artsy | anything artsy | anything creative | anything for a little artist
    my little Picasso | is there a place to be creative | can kids make something to take home | do they get dirty from paint
    are there aprons | can they make music | are there blocks | wooden blocks | building blocks | art room | art studio | painting wall
    chalk | sculpting | sewing | pottery | crafts | paint | draw | art | messy play | sensory bins with slime | who cleans up the mess
    what are creative zones | creative zones | is there arts and crafts | arts and crafts | can kids paint | painting | drawing
    finger paint | can they do crafts | art table | is there a craft corner | can my daughter draw there | my son loves to paint
    my daughter loves to draw | playdough | clay | slime | glitter | coloring | creative things | can they make a mess
    will their clothes get paint on them | is it messy | music instruments | do they take home what they make | blocks
    can they draw on walls | they draw on every wall at home, can they do that at yours | they paint everything, could they do that there
    could they paint at yours | could they make a mess at yours | I'm tired of scrubbing paint, can they paint there
    I don't want to clean up paint at home | is there a spot for painting | is there a place to paint | does it have anything artsy
    does it have crafts | does it have a craft corner | do they have paint
    will my daughter be able to draw | do you have blocks | who cleans up the paint | do I have to clean up after my kid's painting
    my son loves Legos and blocks, is there something | art corner | art studio for children | finger paint and glitter | crafts for a rainy day
    clay or play-doh? | is there an easel | glue, scissors, paper, do you have that | can kids make a mess
    we don't allow paint at home because of the carpet, can they do it there | who mops up the spilled paint
    Which artistic activities will be possible? | building with wooden blocks | creative stuff for a kid who hates climbing
    does my kid have an outlet for her imagination | my budding artist needs space | origami, collage, drawing?
    is it a problem if he splatters everything | will the mess be on me | do they have crayons and markers | can she create things there
    big ideas and paper, what's that about | somewhere to be creative | creative zones pls tell me | is slime on the menu
    My grandson never stops drawing, is there anything for him? | do the children can make painting and handicraft
    I was wondering about sculpture, collage or watercolors | cardboard forts? | making things with their hands, like art
    after painting who does the cleaning up | what's in the art area`,
  'feature.events': `
    will there be a grand opening party | a party when you open | an opening celebration for families | is there something special on the first day
    do you run anything during spring break | do you run anything during summer | anything going on in the holidays
    anything special on Halloween | what's on for Christmas | is there a visit from Santa | is there a winter party
    anything on the Fourth of July | is there a weekly class | is there a regular program | what classes do you plan | do you teach anything
    do you have ballet | gymnastics | music lessons | baby sign class | cooking class for kids | reading hour
    someone reading stories to kids | puppet theater | concerts for kids | workshop for parents | special days | theme days | pajama party
    princess party day | superhero day | daddy daughter day | mother's day event | festival | what's happening this week | what's on | camps
    camp | workshop | classes | class | program | events calendar | where can I see what's on | playdate events | do you have events
    events | what events are planned | event calendar | calendar | programs | workshops | do you have classes | dance class | music class
    yoga for kids | toddler class | mommy and me class | story time | storytime | summer camp | spring break camp | day camp
    holiday events | Halloween party | Easter egg hunt | Santa | is Santa coming | seasonal events | family days | family night
    family game night | movie night | special events | lessons | swim lessons or gymnastics lessons | puppet show | magician | live shows
    meet and greet with characters | mom meetups at the playground | parent workshops | is there a program for homeschoolers during the day
    what is going on this month | does it have classes | does it have events | do they have events | is there storytime
    is there storytime or anything like it | is there music time | is there anything planned for kids on Halloween
    what can we do there at Christmas
    what events will you have | do you run workshops | is there an event calendar | will there be programs for kids | is there a calendar of what's on
    any Halloween events | do you do something for Christmas | music class or story time | is there a toddler program in the mornings
    puppet shows, magicians, that kind of thing | do you organize parents' night out | holiday activities | are there weekly activities
    what's happening at On Joue once you're open | where can I see the schedule of workshops | will you host seasonal parties, like Easter egg hunts
    What programming do you intend to offer? | a movie night would be cool | workshops for parents and children together
    anything going on during spring break | where do i find upcoming events | dance lessons? | do you plan festivals or family days
    are there courses we can sign up for | Santa visits | homeschool enrichment program, anything like it | after-school programs?
    is there something special at weekends | cooking workshop for kids | event program please
    I run a local events newsletter, what will be on at On Joue | have you activities with animator | do you have shows or live music for kids
    are there baby-and-dad mornings or family Sundays | besides birthdays, which events are planned`,
  birthdays: `
    my kid turns four in October, can we party at yours | we want to celebrate his fifth birthday | can I throw my son a party
    would you host my daughter's party | could we do her birthday with you | we are looking for a place for a birthday
    looking for a party venue | party for twenty kids | party for fifteen four year olds | how many kids fit in a party
    how big can a party be | do you close the place for a party | can we have it to ourselves | can we have the place for ourselves
    rent it for a private celebration | buy out the place for an evening | exclusive use | after hours party | what is included in a party
    what does a birthday package include | what do parties run | how much would a party for ten be | party price
    do birthday kids get anything | may I bring a cake | may we bring candles | do you have party rooms
    is there a room for presents and cake | who sets up the party | do you do the clean up after the party
    can I reserve a date for a party | is it too early to book a birthday | baptism party | quinceanera | end of school year party
    christening | anniversary party | kids birthday | birthday boy | birthday girl | b-day | birthday | host a party | celebrate
    can we have a birthday party there | do you do birthday parties | bday | kids party | birthday party packages
    how much is a birthday party | what does a party cost | price for a party with ten kids | can we rent a party room
    is there a party room | can I rent the whole place | private rental | private event | can I book the place for a private party
    can we host a baby shower | can we host a graduation party | can we have our family reunion there | celebrate turning five
    my daughter turns six and wants a party | my son's 7th birthday | throw a party | how many guests can come to a party
    how many kids can we invite | can we bring our own cake | can we bring decorations | can we bring balloons | do you provide the cake
    is pizza included in the party | goody bags | do you have a party host | can I book a party now | how far ahead do I reserve a party
    deposit for a party | party themes | do you decorate | do you send invitations | is there a birthday discount | party | parties
    celebrations | cake | surprise party | venue for a birthday | can we celebrate there | do you do birthdays | do u do birthdays
    do you host birthdays | can I have my son's party there | can we have a party | can we do a birthday | how much is a birthday
    how much for a birthday party | what does a birthday cost | are birthday packages available | are parties possible
    is a birthday party possible | partys | and birthdays | what about birthdays
    can we have a birthday party | bday party | how much is a birthday package | my son turns 5 in March, can we celebrate there
    can we book a party room | how many kids can come to a party | do you do cake and decorations | are there party packages
    is a private party possible | I want to rent the place for my daughter's birthday | can I book a birthday for next fall | party room
    party for 15 kids | do you host parties | will there be a party host | how do I reserve a birthday | do you have party favors or goodie bags
    sweet little sixth birthday, any chance | do you do themed birthdays like dinosaurs or princesses
    Are birthday celebrations offered, and at what rate? | celebrate my twins' birthday | balloons and candles allowed?
    I'm planning a joint party with another mom, can you host that | how far ahead must we reserve for a birthday | is the birthday kid free
    can I make anniversary of my son in your place | first birthday party | quinceañera is too far off but a 4th birthday?
    private hire for a birthday on a saturday | bday pkg price? | would love to throw my niece's party with you | where's the party booking form
    do you provide invitations for the party guests | can the grandparents organize the birthday there | how long does a party last | piñata?
    kids birthday bash, do you do those | surprise party for a 7 year old | I was wondering whether birthdays can be held at On Joue`,
}
