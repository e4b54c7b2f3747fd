import { NOTHING } from '../nothing.ts'

/** Eating here, and anywhere else. */
export const EATING: Readonly<Record<string, string>> = {
  allergens: `
    is a peanut butter sandwich ok to carry in with us | whats on the kids menu besides grilled cheese | do you guys have chicken tenders
    is there anything gluten free for a celiac kid to eat inside your place | snack policy? like can we sneak in goldfish
    my daughter breaks out in hives from strawberries so i need to know what your kitchen puts in its smoothies
    epipen in my bag for tree nuts, does your cafe keep nuts out of the food
    my picky eater only does plain noodles from his own thermos, would the thermos get taken off us at the door
    halal options for my kids at your counter? | how strict are you on lunchboxes from home
    is it going to be like McDonalds food or something healthier that you cook
    we're packing sandwiches because four kids and concession prices do not mix, will you let us eat our own at your tables
    how much is a juice box going to run me at your place | sippy cups from home ok on the play floor or water only?
    will the kitchen share a fryer with shellfish, my nephew reacts to traces | is there gonna be a vegan option or just fries
    can uber eats drop lunch off for us at the playground if we're inside yours for hours | dairy free kid here, what could she order from you
    did you decide yet if ice cream will be sold there, my son can't have egg
    sunbutter and jelly for my boy is the only thing he eats out of the house, u ok with me handing it to him in your cafe
    what hot food if any, lasagna, soup, or only muffins in plastic wrap | Are your nuggets baked? Asking because my pediatrician has us off fried stuff
    family of five, my mother-in-law insists on tupperware rice wherever we go. tell me now if outside containers are a no so I can break it to her
    does outside food have to stay in the stroller or can we eat it at your tables
    he gets an itchy tongue from kiwi. so do you label ingredients on the fruit cups | low sugar stuff for my diabetic 9 yr old, will you sell any
    Need to know if bread at your sandwich bar is made with sesame, my boy carries an auvi-q
    do i gotta buy your food or can me and my boys eat what i cooked | making pancakes there on weekends for families? or is breakfast not on your menu
    whole family starving by 11 every day we go anywhere, so is there actual lunch or only chips
    is there a water fountain or should we lug in bottles for everyone | kosher kitchen or at least packaged stuff for us at yours
    what will vegetarians find on your menu for a toddler | how will i know which of your snacks hide milk, posted list? binder?
    anaphylaxis last spring over a cashew cookie, so I read every menu twice. who decides what goes in yours, and will cross contact be taken seriously
    can toddlers munch raw carrots i brought, or is it cafe food only
    grabbed curbside from HEB on the way, can a rotisserie chicken come in with us for a picnic in yor cafe
    smoothie prices? last indoor place hit me for nine bucks each | free refills on kids drinks in your cafe?
    My boy reacts to red dye 40. Any idea if the slushies or whatever you pour will have it
    is there anything to eat at all once were in, or do we starve til we drive home | what if i cut up grapes and bring em, thats a no?
    gluten makes me sick and everywhere says its fine then it isnt. so do you have a separate prep area or what
    hot dogs? corn dogs? tell me what you're going to be feeding these kids | the splash pad people let us wheel in a cooler. would you
    when will the allergen info for your kitchen be out
    whats fair game to pack? string cheese, hummus, boiled egg, would any of it get turned away by your staff
    can a kid get plain buttered noodles from yall | lactose intolerent 7 yo, will there be non dairy anything at the snack bar
    how late is fine, i just wanna know if you serve hot stuff or only packaged
    my autistic son eats five foods, all beige, so I carry them in a tote everywhere. would the tote be a problem in your cafe
    does anyone cook on site or is it all prepackaged snacks | trader joe's bag full of snacks ok to haul in on a rainy tuesday | nut free facility?
    how healthy is the food going to be, im over fries and ranch everywhere | i forgot lunch, can we buy something once we're at your place
    we got food poisoning from a playground hot dog once. Who makes your food, and is it fresh or off a roller
    wondering if almond flour stuff gets sold out of the same case as the kids cookies at your counter
    grocery bag of tangerines and a rice cooker lid, thats my kind of picnic. permitted at on joue?
    what would the cafeteria at your playground serve, roughly, like sandwiches or salads | dinner there possible? like real plates after 5
    they told me your cafe wont have peanuts at all, true?
    my ex is allergic to fish, will there be tuna anything in your café, we trade off visits there
    toddler meals in your cafe, small portions or just a big basket to split
    so the deal is I feed five grandkids every saturday on a fixed income and concession stands kill me. about what would lunch for them run in that cafe of yours
    My dughter was just diagnosed with celiac and we've stopped going anywhere fun. Before I get her hopes up about the pods and climbing, what could she safely order
    We drove from San Marcos to a farm playground and they wanted fourteen dollars for a hot dog combo. So will your prices for a kids plate be that nuts
    two year old threw up after scrambled eggs twice, so we avoid them. your muffins or whatever, are those gona have egg listed anywhere
    hungrey kids turn feral by noon so i gotta know, whats there to eat besides candy at on joue
    muffins crumbled in my stroller from home, am i gonna get scolded for feeding them inside
    vegiterian family of hindus here, no egg either. will we just end up with french fries at your counter
    the bounce place by us makes you dump your water at the door. please say you wont make us toss ours, its 102 out
    soup in a thermos for a kid who only trusts mine, could he open it at your place
    do you serve beer | wine for moms | can I bring a beer | cocktails | happy hour drinks | champagne | can I bring wine | Is alcohol served?
    do you serve wine | will there be wine for the parents | any beer for dads | can grown-ups have a glass of wine | is there alcohol on the menu
    a mimosa for mom, maybe?`,
  birthdays: `
    can i bring a homemade birthday cake for her party | is pizza part of the party deal or do we order it ourselves
    smash cake for turning three, would you mind that kind of mess in the party room
    Quarter sheet cake from Costco, 25 kindergartners, candles and all: would you let us cut it at your place after they play on her big day
    do kids get a free meal with the party package | goodie bags, cupcakes, drinks... which of those would you supply for a seven year old turning eight
    at chuck e cheese the cake cost us extra and so did plates. will yours nickel and dime a party like that
    pinata plus tres leches for my sobrina, would yall allow both in the fiesta room | how many pizzas come with a bday package for 18 first graders
    frosting and all, can our baker drop a unicorn cake off the morning we celebrate her
    do you need us to bring plates and forks for the cake, or is that in the bday package
    her teacher is coming to the party and is vegan, any chance your party food covers that
    donut tower instead of cake for my guy's sixth, would you set it up | grandma wants an ice cream bar at his birthday do, can that be arranged thru you
    im making my sons dino party spread myself, samosas and all, is home cooked allowed for the party
    cake pops and a tea set, my girl is turning five and wants it all on one table. do you do themed parties with the sweets included
    caterer for thirty, tacos, balloon arch: can we use our own people for his birthday at your place
    I always forget the candles! would you have some for a cake, plus a lighter, if we have her fourth there
    pls tell me if you provide the birthday cake or if its BYO
    my ex always brings a second cake. can two families each serve one at the same party in your room
    hi, so he turns 6 on a saturday, twelve cousins, half of them cant do dairy. would pizza and cake come from you guys or from us, and what would a deposit look like
    breakfast tacos instead of pizza for a morning celebration of my twins turning 3, do your packages bend like that
    my mom turns sixty and my son turns six, one brunch cake between them, is a joint party a thing in your rooms`,
  'feature.cafe': `
    will i get a decent cold brew while the kids climb | best part of these places is coffee honestly, will yours be real espresso or a sad keurig
    could I sip my coffee and still see my toddler from the table | latte in hand, feet up, kids in view... is that a thing you'll have
    where do grown ups sit with their tacos and coffee, can they watch the climbing from there | what about tea drinkers, or is it all espresso over there
    do i gotta stand all day or is there a cafe chair to sit down and watch my boys from | instant coffee or a barista? be honest with us tired dads
    sat through two hours of trampoline park on a metal bench with vending machine sludge they called coffee. will you do better for parents
    my 4 year old won't sit still so i mostly eat standing up. tell me there's a chair in your café where i can keep an eye on him
    i'd kill for a flat white | is decaf on offer, im 30 weeks and a coffee snob
    chick-fil-a has a mothers table with a view of the play area thru glass. Do your tables face the kids too?
    coffee while they play, is that the idea of the place
    my mom group would camp at your cafe all morning, are there comfy chairs to see the little ones from
    Pls tell me u have a bakery case for us parents with a cortado next to it
    matcha girl here, not a coffee person. is there a cafe for me while he plays
    After the 7am soccer game I have three sweaty boys, no coffee in me, and zero will to live. Promise me theres a good brew and a chair with a view of them
    resturant chair and a real mug for moms, or only a bench by the cubbies? I want to sip and spy on my crew
    husband says i'm a coffee addict. he's right. whats the coffee conda going to pour`,
  infants: `
    where would I heat up a bottle while her brother plays
    I nurse on demand and get glared at in restaurants, so is there a comfy private chair for that at On Joue
    can a 6 month old get fed purees at a table there while big sis is on the slides
    does anybody mind if i mix formula there, like is there a sink and a corner for moms with a newborn
    i need a rocking chair or any quiet spot for breastfeeding my 4 mo old, will u have one
    could someone microwave a baby's bottle for me there or is there a warmer for moms of little little ones
    I pump every three hours, so a closet with an outlet would honestly do it. anything like that for moms at yours
    my twins are ten months and we do baby led weaning, anywhere they can sit and smear avocado while their cousin age 6 plays
    ok to give my newborn a bottle in there or is the place 2 and up only
    pacifier dropped, bottle empty, diaper full: my tuesday. any corner at your place set up for mamas with a 5 month old
    i feed my foster baby every two hours so wherever we go i need a spot. does on joue have something in mind for feeding tiny ones
    does a bin of nutramigen and a thermos of hot water raise eyebrows or do you have a spot to feed an infant
    nursing while my oldest plays, allowed out in the open or only in a room
    whats open to a 9 month old there, say a place i can nurse her down for a nap
    7 months and just started oatmeal by spoon, can we do that somewhere there without being in the big kids way
    My sister is flying in with her eight week old who only calms down at the breast, and my kids are 4 and 6 and will be climbing. Would she have someplace dim to feed him
    she nurses best in the dark and her brother is loud. will there be a nook for us two while he plays`,
  [NOTHING]: `
    is peanut butter ok for a three year old | is peanut butter still banned in AISD cafeterias | how many carbs in a peanut butter cracker pack
    whats for dinner tonight, i have ground beef and nothing else | whats on the kids menu at Kerbey Lane | can i freeze leftover birthday cake
    can i order a birthday cake on instacart same day | my baby won't take a bottle since I went back to work | which bottle is best for gas and colic
    my son spits up every bottle, is that reflux | how do i make cold brew without a machine | how much cold brew is too much when pregnant
    do you guys deliver | do you cut chicken tenders up for a 2 yr old or let them bite
    my kid lives on chicken tenders and pretzels, should I be worried about iron | is there gluten in soy sauce
    is there gluten in play-doh, he licked some | is there a gluten free bakery near Mueller that does cupcakes | snack ideas for a road trip to Corpus
    snack policy at Rutledge elementary?? need it for thursday | who sells those little applesauce pouches in bulk
    my daughter broke out in hives after strawberries, do i go to the er | strawberries are $7 at HEB right now is it cheaper to pick our own
    how do you use an epipen on a wiggly toddler | epipen expired last month can i still use it in a pinch
    pizza dough recipe for kids to stretch themselves | is pizza a vegetable in school lunch rules lol | which pizza place has an arcade and a salad bar
    I nurse on demand and get glared at in restaurants, is there a law in Texas that protects me
    I nurse on demand and my nipples are cracked, what helps | can a 6 month old have honey
    what can a 6 month old eat for breakfast if she has two teeth and gags on banana | best espresso machine under 300 for a beginner
    best espresso on south lamar?? with a patio for toddlers
    my picky eater gags at the sight of anything green, is feeding therapy worth the money or does he just outgrow it
    my picky eater ate sushi at grandmas last nite!! whats a mild kind to try next
    how do i get my picky eater off of chocolate milk, hes on like four cups a day | halal butcher in round rock?
    halal marshmallows, which brand has no pork gelatin | how long do boiled eggs last in a lunchbox | how strict should I be about finishing the lunchbox
    bento lunchbox leaks everywhere, which ones dont | is the McDonalds on Burnet still the one with the indoor play place
    is mcdonalds happy meal toy pokemon this month
    were taking the kids to zilker saturday, are there food trucks by the playground or should we pack sandwiches
    we're packing sandwiches for the zoo, do they check coolers | should i let my toddler sip my coffee, he keeps asking for some
    at what age did yall let them have soda | how much fruit juice is too much at age 4 | how much sugar is in a capri sun | sippy cup to straw cup when??
    smash cake ideas for a first birthday no added sugar | smash burgers or grilled for a crowd of 15 | does formula go bad after an hour at room temp
    does formula count as liquid for tsa | does whole foods still give kids the free fruit
    kitchen gadget that peels apples in one crank, what's that called | what are the first symptoms of a shellfish reaction in a kid whos never had shrimp
    shellfish allergy blood test vs skin prick, wich one is more accurate | is vegan cheese good on pizza | is a vegan toddler getting enough b12
    air fryer fries from frozen, temp and minutes pls
    Cheapest place to get a quarter sheet cake? I have 25 kindergartners and a tiny budget, and Costco wants two days notice
    Costco membership just for the rotisserie chickens, is it worth it | do kids eat free anywhere on tuesdays
    do kids eat less in a heat wave, mine barely touch lunch | uber eats sent me the wrong order again and i want a refund
    is the lunch special at torchys available on weekends | dairy free mac and cheese that actually tastes cheesy??
    dairy makes my toddler constipated, what do i swap it for | dairy queen on 183 still open? | how do i steam milk for a latte at home with no frother
    latte from starbucks has how much caffeine if im nursing | i need foods that bring my supply up, breastfeeding twins and running dry
    does spicy food pass through breast milk | did blue bell recall the cookie dough flavor again
    did he outgrow his egg allergy if he ate a muffin and was fine | baked egg challenge at dell childrens, how long does it take and what do we bring
    goodie bag candy that isn't a choking hazard, ideas? | cupcakes that won't melt at a Barton Springs picnic in july
    the lunch lady told my son his sunbutter was not allowed, can a school really do that | sunbutter cookies turned green inside, are they spoiled??
    what wine goes with frozen lasagna asking for a tired mom | what temp do i reheat lasagna without drying it out
    what else besides lasagna can i bring a family with a new baby, meal train starts monday | Costco chicken nuggets taste like chickfila, change my mind
    Are dino nuggets really that bad for them every day | Pediatrician says she's in the 4th percentile, how do I sneak more calories in
    meal prep containers for a family of five | my mother-in-law puts sugar on everything she feeds the kids and I am losing it. how do i tell her to stop
    reheat rice safely how many days | can you microwave a plastic baby bottle | could i microwave frozen waffles instead of toasting
    wheres the closest taco truck | where's a taco place with a playscape, we used to love phil's icehouse | does the Thinkery allow outside food?
    does outside food get thru security at the Dell Diamond | does the Thinkery cafe have high chairs and pb&j
    at chuck e cheese the cake costs extra, is that true on sundays too | at chuck e cheese is the pizza gluten free crust sealed
    he says his tongue feels itchy after kiwi, is that an allergy | fruit cups in syrup vs juice, which rots teeth less | low fodmap lunch for a 9 yr old
    low blood sugar signs in a kid at night | sugar free popsicle recipes using monk fruit plz | need a keto bread that isnt gross
    need an auvi-q trainer, who gives those out free | sesame oil vs seeds, do they both trigger | what tea helps a sore throat for a 5 yr old
    what about tea, does it stunt growth or is that a myth | is kombucha ok for kids | do i gotta tip at a counter serve place
    do i gotta cook off the alcohol in vanilla extract for my boys frosting | piñata candy with no nuts where do i order
    tres leches from which panaderia, my tia swears by the one on east 7th | tres leches without condensed milk posible?
    making pancakes, out of eggs, what do i use | making pancakes shaped like dinosaurs, how
    is breakfast really the most important meal if she's never hungry before 10
    I pump every three hours at work and my boss gives me a closet with no lock, who do i report that to | pump parts in the dishwasher top rack yes or no
    whole30 day 9 and im starving | whole wheat pasta, kids hate it, any trick | instant pot vs crock pot
    instant noodles every day after school, is the sodium dangerous
    is the water in austin safe for mixing formula this week, saw something about a boil notice
    is a hydro flask dishwasher safe or does it ruin the paint | is there a boil water notice in pflugerville rn | kosher deli north austin that caters?
    kosher salt vs table salt in a playdough recipe | how many pizzas for 18 first graders
    how many first graders can share one large cheese, dominos has 50% off
    my twins are ten months and we do baby led weaning, is a whole strip of steak ok or will they choke
    my twins threw avocado on the ceiling how do i get it off | what do vegetarians feed their toddlers for protein
    what do vegetarians order at Franklin's, just sides? | tofu nuggets my six yo will not spit out, recipe? | frosting stained her lips blue is it toxic
    frosting that holds up in heat, buttercream or the shortening kind | how do i read a nutrition label for hidden milk
    how do I hide zucchini in brownies | sat through two hours at the trampoline park and the nachos made all three of my kids sick, who do i report it to
    vending machine ate my dollar at the Y, who refunds | my 4 year old wont sit at the table more than two minutes at dinner, what do i do
    my 4 year old eats sitting on the floor is that bad manners or normal | anaphylaxis vs panic attack how do u tell
    anaphylaxis action plan form for school nurse, where do i print it | cashews or almonds for milk at home, which is creamier
    can toddlers have raw carrots | can guinea pigs have raw carrots, my son fed ours a whole bag
    curbside at HEB is booked out til sunday, alternatives? | grabbed the wrong yeast, is rapid rise the same
    do you need a sheet pan or a cookie sheet for roasting broccoli | do you need to wash prewashed salad
    ok to give a newborn water when its 104 outside? | ok to reuse a half finished bottle next feed
    i'd kill for a breakfast taco, anything open at 5am near the airport | flat white vs cappuccino whats the diff
    smoothie with spinach that toddlers drink | smoothie king or jamba which has less sugar
    her teacher says no more cupcakes for class birthdays, what else can i send
    her teacher emailed that lunch debt has to be paid by friday, how do i log in to schoolcafe | free lunch application for the district, deadline?
    free samples day at central market? | I react to latex and to bananas too, is that linked | does red dye make kids hyper or nah
    what's a natural swap for red food coloring in velvet cake | zilker cafe hours? | pease park, is there anything to eat near the treehouse thing
    is there anything to eat that soothes canker sores in kids | what if my kid chokes on a grape, back blows or heimlich
    what if he swallowed a grape stem | frozen grapes for teething yes no | donut shop in cedar park that does number shaped ones
    donut fryer at home worth it? | pacifier or bottle at nap, dentist says neither | bottle brush keeps shredding, recommend one
    is decaf really caffeine free | is a dutch bros drink ok at 30 weeks
    gluten makes me sick and everywhere says its fine then it isnt, how long does it stay in the body
    gluten free communion wafers, asking for my daughters first communion | celiac blood test while already off wheat, will it come back false negative
    hot dog cut lengthwise or coins? | hot dog eating contest entry form for kids??
    the splash pad on 12th has a no glass rule, does that mean no jars of baby food too | the splash pad snow cone guy, does he take cards
    grandma wants to take them for ice cream after, whats good around downtown | grandma gave him ice cream before a dentist filling, will they cancel
    when can i start allergen introduction, 4 months or 6 | when is allergy shot season for cedar
    how do i know if its a milk protein allergy or just fussy | Chick-fil-A mobile app wont take my points
    chick fil a closed on sundays ugh where else has nuggets and a playground | i'm making a spread for superbowl, what dips do kids actually eat
    im making samosas, can i fill them the night before | whats a fair allowance for chores like cooking
    whats a fair portion of string cheese for a 2 year old, she asks for six a day
    i feed my foster baby every two hours around the clock and nobody told me how hard this is. any tips to stretch the night feeds
    i feed my sourdough every two days and its flat | can a kid live on buttered noodles | can a kid order off the adult menu at Olive Garden
    lactose intolerent 7 yo, ok to give lactaid every day? | lactose free formula vs soy, our ped is useless | coffee creamer recall??
    coffee bar with toys in east austin, whats it called, my sister goes there | coffee stain on a white onesie help
    my mom group does potlucks at Mueller lake, what feeds 12 and stays cold | my mom group says cut out dairy if baby has eczema, true?
    cake pops or macarons for a tea party themed tenth birthday, my oven is broken | cake pop sticks, paper or plastic
    how late does whataburger serve breakfast | how late is too late for dinner if bedtime is 7 | does target carry nutramigen
    does insurance ever pay for nutramigen in texas | my autistic son eats five foods, all beige. is ARFID something an OT treats or a psychologist
    my autistic son ate a crayon, poison control? | does anyone else hate cooking after work, give me 15 min dinners
    does the on-site cook at summer camp handle nut allergies, camp is in Wimberley | trader joes snacks ranked
    trader joes parking lot is a nightmare, do they deliver | capers capers capers, what even are they
    caterer for thirty in the park pavilion who does fajitas cheap | how do i keep ants out of my pantry | nut free granola bar brands for preschool
    nut milk bag or cheesecloth | how spicy is too spicy for kids | how spicy is the queso at matts el rancho | how healthy are veggie straws actually
    i forgot the lunch money again can i pay online | i forgot to thaw the turkey | nursing cover that doesnt slide off
    nursing home visit, what treats can i bring my grandpa whos diabetic | nursing strike at 8 months, she screams when i offer
    we got food poisoning from an indoor playground in Dallas once. Who inspects restaurants there and can i see the scores
    we got food poisoning from potato salad, how long til it passes for a 3 yr old | wondering if almond flour can go 1:1 for regular
    wondering if almond joys have coconut | pls tell me how to fix a split ganache | Pls tell me the bakery that does keto birthday cake in lakeway
    grocery budget for 6? | grocery store with a kids play corner so i can shop in peace, does ikea count lol
    what did the cafeteria serve today, my daughter said purple meat | what time does the cafeteria at Dell Children's quit serving
    dinner and a show type place for kids in austin? | dinner was refused again, do i offer a banana or let him go to bed hungry
    dinner theater with fairies, saw it on insta, is it still running | whats an open cup for a 9 month old | whats open late with milkshakes
    they told me benadryl first then call, is that outdated | they told me peanut dust in a plane can set it off, true?
    oral immunotherapy for peanut at age two, anyone done it in austin and what did it cost a month | can i take my coffee to go at the zoo train
    can i take my coffee black with prenatal vitamins | my ex feeds them nothing but drive thru on his weekends, can a judge make him stop
    my ex got the air fryer and now i need a new one, ninja or cosori | toddler fork and spoon set that's not plastic | toddler bit the thermometer, help
    toddler tower for helping in the kitchen, ikea hack? | oat milk oatmeal ok for bottle at 7 months? | 7 months and hates oatmeal whats next
    matcha for kids?? | matcha whisk broke what can i use
    so the deal is I feed five grandkids every saturday on a fixed income, and I want to try slow cooker soups they wont complain about. any that aren't bean
    so the deal is I feed five grandkids and three dogs and one of them ate an onion, is that bad
    My dughter was just diagnosed with celiac and I'm staring at my pantry crying. Which shelves do I throw out first, and is the toaster really contaminated
    My duaghter was just diagnosed with celiac, does her school have to make her a separate tray or is that only with a 504
    We drove from San Marcos to a farm playground, they wanted fourteen dollars for a hot dog combo and the ketchup was empty. Where do I leave a review of that farm
    two year old threw up after scrambled eggs twice now, no rash, husband says coincidence. do we ask for the blood panel or just keep them off the plate
    After the 7am soccer game I bring orange slices for the whole team, how many oranges is that for fourteen boys and their sibilings
    After the 7am soccer game everybody goes to Waffle House, is there anything there with actual protein for a vegetarian kid
    My sister is flying in with her eight week old who screams at the breast every evening around six, could it be something shes eating like broccolli or cheese
    my sister is flying southwest with frozen breastmilk, does that need to be solid for security
    hi, so he turns 6 on saterday and I want to bake a dairy free cake from scratch that doesnt taste like cardboard. oil or vegan butter
    hi, so is mr gattis pizza buffet still doing birthday rooms or did they close it
    resturant with a sandbox so we can eat and they can dig? south austin pref
    resturant left bones in his fish filet, he coughed it up, should i still have him checked
    is it normal for kids to be this hungrey at 11 yrs old, he ate a whole loaf
    recpie for playground-proof muffins, ones that don't crumble all over the stroller | vegiterian chili freeze ok?
    vitamin gummies count as candy? my five yr old begs for thirds | how do other moms get their kids to drink water, mine says it taste like nothing
    the bounce place by us sells pickle juice slush, is that even safe for little kidneys
    dessert first or last, what do child psychologists say about using it as a bribe
    breakfast tacos and a bounce house in our own backyard, how many dozen for 22 people | ordered favor for doordash and the driver ate half our wings??
    my kindergartner trades his whole lunch for takis, whats in those things anyway | husband says MSG is fine for kids, i say no. who wins
    fasting for ramadan with toddlers around, how do i keep energy up while i cook for them | how do i keep soup hot til noon in a kindergarten thermos
    my mom turns sixty, brunch spots with a kids corner and mimosas? | she bites when she nurses, teeth came in, ow
    does Torchy's have a dairy free menu | does Home Slice do gluten free crust | is P. Terry's nut free | dairy free options at Chuy's
    does Amy's have vegan ice cream | is there a gluten free menu at Kerbey Lane | which Austin pizza places do gluten free
    does Raising Cane's fry in peanut oil | egg free bakery near me | is Thai Fresh safe for a peanut allergy | do they have soy milk at Summer Moon
    what's dairy free at Whataburger | does Via 313 have an allergen list | are the fries at Hopdoddy gluten free
    does the snack bar at the Thinkery have anything nut free | which food trucks do vegan kids meals | does the cafeteria at my son's school do nut free
    is Bluey's cake at H-E-B nut free | does Pinthouse have a kids menu | halal restaurants with a play area`,
}
