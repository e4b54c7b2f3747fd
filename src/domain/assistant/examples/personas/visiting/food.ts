/** What there is to eat, and allergies. */
export const FOOD: Readonly<Record<string, string>> = {
  allergens: `
    my son carries an epipen for peanuts, what's your nut policy | nut free?? | is the kitchen going to share a fryer between shrimp and fries
    celiac mom here, anything she could eat | any glutten free snaks | do you serve diary-free ice cream or popsickles
    Halal chicken nuggets would make our Fridays. Possible? | we keep kosher so can we pack sandwiches | is outside food ok
    So I can just bring a cooler from home right | are lunchboxs alowed inside | what will the kids eat | chicken tenders? mac and cheese? what's on offer
    Do you do pizza by the slice | since nuts are banned on the premises, I assume nobody can bring a PB&J | can i take a bag of goldfish crackers in with us
    juice boxes from our own fridge, yes or no | will somebody stop me at the door over a granola bar
    Places like this allways make you buy their overpriced nachos and throw out your own snacks. You too?
    egg and sesame are out for us. would a muffin be safe | can you please list ingrediants on the pastrys | Is there a vegan option that isn't just fries
    vegitarian kids meals? | I'm plant based, so is my whole crew, what would we be able to order | no pork, no gelatin, please tell me what's possible
    EpiPen trained staff? my daughter went into anaphylaxis from cashews at a party last spring | my grandson swells up from shelfish | do you use penut oil
    wondering if there'd be a microwave for warming up leftovers we bring | am i allowed to bring a warm bottle for the little brother
    could we bring formula and a thermos of hot water in | sippy cups from home ok? | water bottles permitted or do we have to buy drinks
    Can we get DoorDash delivered to us while the kids are playing | can I grab Torchy's on the way and eat it there
    Whataburger bag in hand... do I get turned away? | will lunch be served | what do you sell to eat for toddlers with hardly any teeth
    Are there hot meals or only packaged stuff | my kid has type 1 and needs his low snacks on him at all times, will the rules let us carry those in
    type 1 diabetic, are carb counts posted | alpha-gal from a tick bite means no beef no pork no dairy for my husband, does the kitchen get that
    EoE kiddo with six foods off the table, will we be able to pack his safe meals | my twins have FPIES to rice and oats
    soy!! it hides in everything. will it be labeled | red dye 40 makes my 6yo bounce off walls do u use it in slushies | organic? non-gmo? or the usual junk
    how helthy is the menu | plz tell me there is fruit and not just candy | menu pdf | whats the menue | do thay have brekfast tacos
    Can grandma have something with no sugar | lactose intolerant, is there oat or soy milk
    do you carry almond milk? asking because I need it NOT to be in the building
    the lady next to us at the last place was cracking walnuts over the ball pit and my daughter ended up at Dell Children's. How do you handle that?
    We went to a trampoline park in Round Rock where they confiscated a pouch of applesauce, my two year old screamed the entire way home, so I'd like to know in advance how strict you'll be about things in my diaper bag.
    I love that there will be good coffee, honestly, but what I need to find out before I get excited is whether a seven year old with a tree nut allergy can sit in that room without me wiping down every chair.
    Sorry for the essay. My oldest is 9, has celiac disease, and reacts to crumbs. We never eat out. Could we sit in your café with our own lunch and not buy anything?
    we're muslim and my sons would love the climbing, the only thing my wife wonders is if the meat would be zabiha or if she should bring our own
    My daycare makes me fill out a three page form for my son's milk allergy. Do you do anything like that, or do I just hand somebody a card?
    Who do I tell about his sesame allergy on the day | is it safe for a kid with a peanut allergy | how safe is the food
    every body is welcome, sure, but is a body that can't have eggs | what's your inclusive plan for kids who can't have dairy
    Everyone's welcome they say. Vegans as well? At lunch? | party for my son, half the class has nut issues, what does the kitchen promise
    since your cafe is nut-free I've told his allergist we'll come | You're certified gluten free, correct? | so the cafe is halal right
    i heard u can bring ur own food, true? | My sister says no outside snacks whatsoever. Confirm? | food policy | food | snacks? | alergies
    allergy info pls | lunch? | bottles ok? | byo lunch | picnic inside possible | tree nuts, kiwi, banana. that's our list. Thoughts
    mi hijo is allergic to mariscos, is there fish cooked there | The boy can't have wheat.
    Our daughter only eats five foods because of her autism and we always travel with them in a little tin. Hope that's fine.
    picky eater who lives on plain noodles from his thermos, will that be a problem
    She's breastfed but takes pumped milk from a bottle at noon, is there a fridge for it and may I bring it in
    can i heat up a babys bottle at the cafe counter | pouches and puffs for my toddler, ok to carry in?
    can the kids eat near the climbing stuff or only at tables, and is that our food or yours | Do you have kids plates, like half potrions
    wil there be icecream lol | do you serv beer or wine | Is a Starbucks cup going to get me kicked out
    I don't drink coffee. What else is there, like smoothies or lemonade | the cafe sounds fancy, is it going to have normal kid food like grilled cheese
    is the bread sourdough or what, asking for a gluten sensitive gut | low fodmap anything? | Keto mama looking for a bite that isn't cake
    Does your bakery case get made in a facilty with nuts | what abuot cross contaminaton | do staff swap gloves between orders
    is there a policy on parents handing out treats to other peoples kids, mine can't have milk chocolate | strawberrys give her hives all over
    Anaphylaxis. Corn. Yes, corn. Nobody ever takes it seriously. Do you? | My nephew breaks out from mustard, does that go in your sandwiches
    jain family here, no onion no garlic no eggs, should we eat beforehand | we're hindu and aviod beef
    Seventh-day adventist vegetarians visiting from Keene, will we find a meal | Ramadan evenings: could we break our fast there with dates we bring
    passover week, can we carry in matzah and our own stuff | Eat first or eat there? | if we stay past noon do the kids go hungry
    Can nursery kids bring a packed lunch if they come for the morning
    I run on a tight budget and buying lunch for four at a venue kills me, can I bring sandwiches from HEB | is there a spot where we can eat what we brought
    would a picnic blanket and some tupperware be frowned upon | Is it alright if I give my baby his jar of carrots there
    can i bring puries for my 8 mnth old | any high protein bites for a hungry 12 year old after all that climbing
    my pediatrician says strict avoidance of sesame, egg, cashew and pistachio until his oral challenge in August, and I'd hate to pay for entry and find out the counter sells baklava
    is baking done on site? flour in the air is a problem for my daughter's wheat allergy
    benadryl in my purse just in case, but how do you keep peanut butter hands off the slides | can we trust the coffee place with a milk allergy
    The café: dairy? nuts? I need specifics, not slogans.
    Nobody there could answer when I asked about eggs at the old Kidcreate place. Will yours know what's in the food?
    Please don't make it another place with nothing but sugar for kids to eat.
    Is the seating for people who brought their own meals too, or just paying cafe customers | do you sell milk cartons for toddlers
    can a nanny bring takeout for herself | I'm PKU and so is my daughter, low protein everything, we never find a thing so may we bring ours
    coconut allergy, latte syrups scare me
    Quick one from a dad with a lactose-challenged stomach and a soy-allergic 4 year old: what on earth could we order?
    Our pre-K teacher told us your place is going to be allergy friendly. On what basis? | i'm not joining the waitlist til i know if you do gluten free
    when you open will you hve vegan cupcakes | Can we hold a potluck at one of the tables | is tap water filtered or bottled only for drinks
    do they make tacos al pastor or is it more like croissants with a french name like that
    french cafe means butter and almonds everywhere, and my kid is deathly allergic to almonds | do u guys do sushi or onigiri, my daughter only eats rice
    I'm raising a boy with a peanut AND a mustard allergy, we skip half the parties he gets asked to, and I'd cry with joy if one indoor spot in Austin just banned the stuff. Will you?
    Last Sunday a teenager behind a counter told me the brownies were "probably fine" for a kid with an egg allergy. Probably! I want to hear what your cook would tell me.
    My in-laws are strict vegetarians from Ahmedabad, they fly in for two months and would watch the kids at your place, but grandma won't touch a pan that has seen meat. Could she bring her own tiffin?
    We'd be driving in from Bastrop and staying most of the day with three hungry kids, so tell me straight if I should stuff the trunk with sandwiches or whether that's forbidden.
    sitting and sipping is nice for the adults but after an hour of climbing my boys are starving wolves, so what real food can they get there, and how soon do we find out
    I pump at work and my sitter would take the baby and her sister to you, so she'd have two bottles of my milk in an ice pack. Does a house rule against drinks from outside apply to that?
    The mission and the values read lovely, but I've got a kindergartner who went blue in the face from one bite of a pistachio cookie, so who checks what comes across your counter
    I know you aren't open yet and prices aren't out, that's fine, I only want to know if someone with celiac like me gets more than a banana and a bottle of water at the cafe.
    peanut alergy here, epi-pen and all, what's your policy on nuts | Could I pack my own sandwiches, dear, or must we purchase lunch? | What's to eat?
    What are your cross-contamination protocols for tree nuts and sesame? | The food is halal or have pork? And how much cost?
    can i bring snacks from home or will they take my goldfish | A third of our kindergarteners have some allergy; is the place nut-fee?
    He eats five foods and all of them are beige. May I bring his own nuggets in a thermos? | Fourteen-dollar quesadillas, I assume? What does food cost?
    feeding 5 kids at a snack bar is a mortgage, can we bring a cooler | Do you have dairy-free and egg-free options? I keep an allergy chart on my wall.
    anything gluten free? celiac kid, and i don't mean "we have salad" | Will there be milk and fruit or just candy and soda pop? | Can I bring in a pizza?
    Should my daughter suffer anaphylaxis to milk, I'd want to know beforehand whether ingredients are listed on the menu. Are they?
    I can enter with my own water and tortillas? | He's on a strict casein-free diet, so are there labels on what you sell?
    Is there a vegan menu or is it chicken fingers all the way down? | what do kids meals run
    Are outside lunchs allowed, in case a child can't eat what you serve? | how much is lunch there | what do chicken nuggets cost | kids eat free?
    food sounds overpriced at these places, can I pack sandwiches instead | can I save money and bring our own snacks
    corkage fee type thing for bringing our own cake slices and juice | glutin free optoins? | dairy free milk? | is the kichen peanut free
    is your food free of red dye | nut-free promise or at your own risk? | we're celiac so gluten free matters more than price
    do you charge extra for oat milk, he can't have dairy | gluten fre pizza??
    Last weekend we spent thirty dollars on soggy fries at a bounce house because coolers were banned. If I carry in grapes and cheese sticks for two, will someone stop me?
    She's anaphylactic to cashews, and I will gladly pay double for a place where the kitchen is entirely free of them. Is yours?
    My husband always says the entry isn't what kills you, it's the eleven dollar hot dog. So what about you, what are hot dogs, juice and such going to cost?
    nuts? | alergys | My boy can't eat gluten, you have food for him? | can i bring my own chips | May I pack a few sandwiches in my bag for them?
    What allergen-control protocols and labeling will the kitchen observe? | allergy allergies food menu
    No outside food rules are just a money grab. Tell me we can bring a lunchbox | The kitchen is peanut free so I can leave the EpiPen at home, right?
    He swells up from sesame. We spent Easter in the ER after a bagel. What would he be able to eat at your tables? | halal or kosher?
    any vegan stuff on the menu | celiack mom here, do you have a dedcated fryer | lactose intolerent kid, oat milk maybe
    He lives on applesauce pouches and dry Cheerios, nothing else since a choking scare. Would the folks at the door make me throw them out?
    what food do you serve, pizza or what | do u have cheaper food like a pb&j | feeding a toddler all afternon is expensive, can i pack stuff from home
    how much is a grilled cheese | are snacks included | what's a juice box gonna run me | are your sandwiches 14 dollars like at the airport
    can i save money bringing my own lunch | i can't afford both tickets and lunch out so can we eat our own pb sandwiches | is the food overpriced
    do kids eat free any day | my boy is celiac and the gf stuff always costs double, will you hvae any and what for
    a water bottle for 5 dollars or may i refill mine | how expensive is lunch | do you charge if i bring in my own snacks
    will you sell me a kidney bean salad lol i'm vegan | ballpark for a nut-free lunch combo? | what's your value meal for littles | peanut free?
    we budget every outing on a whiteboard, twenty for tickets, five for parking, and the blank is food, so can we just pack it
    shes got a peanut allergy and she climbs like a monkey, what i want to know is whether nuts are sold | does the cafe have anything without nuts
    glutin free? | what do you fry with, peanut oil? | can i bring his own sandwich, celiac | how much is a juice box | dairy??
    do snacks get labeled so theres no peanut surprise | is there vegan anything | warm up a bottle there?
    My daughter had anaphylaxis from one cashew at a birthday in March, so I read every label now. Which ingredients does your kitchen use? | eg free menue
    halal chicken or just pork hot dogs | is there a kosher option | what snacks for a 1 year old will you sell
    does he need to be bottle fed outside or are formula and bottles ok in | sesame is the one that gets us. yall cook with it?
    if hes allergic, will you tell me what he ate | is coffee served with oat milk for the lactose intolerant
    our scout den brings its own trail mix, can they eat it there
    Do you sell anything with milk in it? One of my pupils is anaphylactic, her aide would want the list. | does flour get used in everything you bake
    is ouside food a no | red dye 40 makes him nuts, is it in your slushies | people sneak in food and my kid is allergic. whats your rule
    his tree nut thing is mild, just tell me what you serve | can we eat lunch there | will you have a fridge for breast milk
    soy, corn, dairy, eggs, we avoid all four. what's left for her on your list
    My husband swells up from shellfish and my mother in law will only eat rice, a fun pair to travel with. What's on the menu? | are chps like 4 bucks
    diabetic kid here, carbs listed? | could you bake a muffin without eggs on a normal day | sugar free? | do you have purees or anything soft to buy
    penuts on the menu?? | a mom at storytime said you ban all nuts, true | whats the policy on bringin a lunchbox | i need to know whats in the nuggets
    keto, paleo, whatever, is there food for grown ups on a diet
    He's had one reaction in his life, to pistachio gelato, in Rome of all places. Will there be ice cream, and is it made near nuts?
    is the kitchen a dedicated nut free one | no nuts no play | milk allergie here, do u have othr milks
    pizza or burgers for a six year old, do you do those | will they share food with my kid when im not looking, are snacks only at tables
    I'm Hindu, is there beef in it | my baby gets purees, may i carry them in | are water bottles ok | is lactaid milk a thing
    what would you feed a kid with eoe | You serve free snacks with admission, so are they organic? | hes alergic to everthing, what can he eat
    do bakers there use almond flour | cupcakes for sale, any dairy free | where's a nut free table | how do i order if he cant have eggs, is it marked
    We pack our own everything because of his milk protein allergy. Will anybody stop us at the door with a cooler?
    do you do cottage cheese and fruit for preschoolers, something healthy | theres a kid in our troop with allergies, what could she order
    whats a hot dog run | can i get a list of the stuff hes not allergic to | any cross contact in the toaster | feed the kids what
    are there veggie sticks or is it all junk | i have celiac and crumbs wreck me, is the fryer shared
    she only drinks from her own thermos, is that permitted
    Our pediatrician just added wheat to his list, on top of egg and cashew. Does the café at On Joue plan to label ingredients? | honey in anything?
    pirates booty, goldfish, string cheese, you selling those | so the food is included in the ticket price i suppose, thats why im asking what you serve
    anybody there know whats in the sauces | lactose free latte for me | my baby needs his bottle heated, microwave? | is it only crummy food like nachos
    no food form home rite | you cater to muslims? meaning the meat | restaurant style meals or just vending machine
    picky eater with autism, only eats one brand of nugget from home, can i carry it in | will the other kids have peanut butter sandwiches from home
    Thanksgiving we ended up in Dell Children's because of a pecan pie. Do you bake with pecans? | are the eggs you serve cooked in a pan with butter
    anything under 5 dollars to nibble on | kids eat free teusdays? | does anyone taste the soup before serving, ha, do you have soup
    can nana with diabetes get something without sugar | our homeschool co-op eats plant based, would there be food | finger foods for sale?
    i heard alcohol is served, beer and so on | Food allergy mom of three here. Don't care about the coffee. Do the cookies come from a shared facility?
    could i eat my own salad at a table | is pork in the gummies | formula, can i mix it there with hot water from yall
    may she carry a store bought snack bag, shes allergic to most stuff | nut polcy pls | can i get gluten free bread on a grilled cheese
    fussy eater, will there be choices | i wanna know if they put eggs in the mayo | do yal have snaks
    Grandson's allergic to mango and kiwi and half the world. Do you make smoothies? | shes alergic to sunflower, is it in your oil
    does the place fry fish sticks | is your barista able to swap in coconut milk | mom fainted once from shrimp dip, long story, anyway do you use shelfish
    do preskool groups get to eat there own lunches | slices, wraps, soup, what have they got to eat | coloring in the icing, is it artifical
    is it ok to be vegitarian here lol, any meals | hives on his arms after lunch is why i ask, do yall post ingrediants
    My twins are tube fed so the menu's wasted on us, but my husband eats for four. What would he order? | can i brought brekfast tacos for us
    are jars of babyfood sold | cheep lunch for 3 kids, what would i pay | is a nutfree visit posible, what do you carry
    he choked on a grape at daycare so i worry. do you sell grapes | can we bring our lunch from the taco truck next door or is outside food banned
    you're 100% nut free, aren't you? | the chiken nuggets are glutin free according to HappyCow | Is the pizza $3 a slice or do you gotta buy the pie
    Since outside food is banned, what does a kid with PKU eat? | I was told we can bring a cooler. True?
    Halal hot dogs, someone at the masjid said you'll have them | Better food than the trampoline park's nachos please?
    My daughter carries an EpiPen for sesame. The lady at the farmers market booth promised me your kitchen never touches tahini. Can I take her word for it?
    do u have vegan grilled cheese, im guessing daiya | Juice boxes are five dollars?! who decided that
    It's kosher, because the rabbi's wife is involved. No? | No red dye 40 in the snacks, correct?
    So formula and breast milk don't count as outside drinks, right | if there's peanut butter in that building I will sue
    water botles get confiscated at the door, I read | dairy fre options or just sad carrots
    we eat at Whole Foods because of my celiac son, is yours as careful as theirs with crumbs | does the kids combo come with fries or applesauce
    Goldfish crackers in my purse: smuggling or allowed
    Our preschool's allergist, Dr. Mehta, keeps a list of safe eateries in town and a mom from class says you've made it onto the list for egg and milk. Is that so, and who cooks?
    You wouldn't serve soda to toddlers, would you? | Whoever does your menu, tell me they thought about soy
    can grandma bring her own tamales, she's gonna bring them anyway | I assume a microwave is available to warm up the puree we brought
    is the food safe for a peanut kid | EpiPen kid, tree nuts. can I trust your kitchen? | penut free? | gluten fee food | vegan nuggets | halal meat?
    bring r own snaks | kosher menu | dary allergy | juice boxes from home | celiac, can she eat anything | how much is a slice of pizza | epi pen, sesamee
    goldfish crackers in my bag? | lactos intolerant | kids menu, mac and cheese? | watter bottles aloud? | peanuts could kill him, so eating out is roulette
    we're halal and usually end up with fries
    Celiac family, three out of four, and the fourth only pretends. I carry a cooler everywhere, to birthdays, field trips, funerals, and I've been told to leave it in a hot car more than once.
    she only eats beige food that i bring from home, don't come between her and her nuggets
    I'm vegan, the kids are vegetarian, husband eats anything that moves | the hotdog at the last place was elevn dollars, never forget
    my grandkids are sugar-crazed enough without a candy counter | epi pens in every bag we own, tree nuts, sesame, egg
    Kosher kitchen only for us, so we'd be packing a lunch. | type one diabetic, needs juice on the spot, hope nobody gives us grief over a snack pouch
    he's lactose intolerant and will drink any milkshake he can grab | Nutritionist in me weeps at nachos and slushies, hoping for carrots.
    our picnic basket goes where we go, that's how i was raised | dairy, soy and red dye 40 turn my angel into a gremlin, so I read every menu in advance
    hangry after exactly forty minutes, my lot, so lunch on site would be a lifesaver
    My son's six and he went to the ER from a cashew at a party in Round Rock, so two EpiPens ride in the car with us now. What nuts will be in the stuff you bake?
    We keep kosher and we're out your way most Sundays with two boys, 3 and 7, who are hungry the minute they stop climbing. Would there be something they could eat?
    A latte for me is great, but I've got two bottomless pits who get out of school at three and want a real meal before karate. Will you have anything hot for kids?
    Could I bring her own lunch in? She's four, tube-fed half the time and picky the other half, and we stay for hours because the drive from Burnet is so long. Her sister's seven and eats everything that doesn't move, so with her I'd be happy to buy whatever you sell and sit there till dark.
    The zoo's hot dogs were nine dollars and my card got declined in front of my kids. We'd be at yours over noon. What does a grilled cheese go for?
    Is the place peanut free? Every tuseday my moms group, tots from 2 to 5, picks somewhere new, and one mother won't get in the car unless we know. We're nine families with eleven kids, we drive in from all over Williamson County, and we like to settle in with coffee and stay past lunch, so I promised I'd ask first.
    My youngest takes formula at eleven and again at two, while big brother climbs whatever stands still. I can nurse a cold coffee but not feed her cold milk. Could somebody warm up the bottle?
    husbands diabetic, daughter is celiac, im just cranky by noon. we'd be comin in from Taylor so we cant run home to eat. is there gluten free on the menue
    My girls are 8 and 10 and they'd be playing with you until evening, then break their fast at sunset, since it's Ramadan. We only touch halal. Will your kitchen have that?
    We pack apple slices and crackers wherever we go, because five kids at café prices is a car payment. Nobody leaves hungry, nobody spends a dime. Will someone at the door make me throw them out?
    It was my turn to find something for Saturday, with street parking or without, and my husband only has one thing he won't budge on. Vegan household, two toddlers, one Subaru, living in Hyde Park as you'd guess. Oat milk and something without eggs, or should we eat before we come?
    After swim class, around 10:30, mine fall apart without protein. I don't need a party spread or a fancy seat, just cheese sticks. You gonna sell snacks for little ones?
    Red die makes my five yr old climb walls, and I don't mean your climbing walls. His cousin from Killeen has a milk thing on top. Will the labels say what's in everything?
    My sister in law hauls a whole cooler, tamales, juice, the works, to every place she takes her grandkids on Saturdays. Do I need to warn her to leave it in the trunk?
    Sesame, of all things, put my three year old in the hospital on her birthday. So your lights may be pretty and your prices fair, but how careful would your cooks be about that?
    We got invited to a birthday you might be hosting someday and my first thought, as always, is my son's peanut allergy. He carries two EpiPens. Will the café have peanuts in anything?
    My 4 year old has celiac and we can never just go somewhere and relax. We'd drive from Georgetown and stay all day if it worked. Will there be anything gluten free to eat?
    Can we bring our own snacks? I've got three kids, one income, and I'm not paying eight bucks for a cheese stick no matter how good the view from the seats is.
    my daughter is allergic to egg, dairy and sesame. other kids eat and then touch everything and she gets hives from just that. i need to know if food stays out of the play areas
    We keep halal at home, and when we're out with the kids for a whole afternoon it gets tricky. The hours I'm thinking of would run right over dinner. What kind of food will you be serving?
    My son is 9 and autistic and eats exactly five things, all of which I bring in a little blue cooler. Some places make us leave it in the car, which is parked a mile away. Would you let us bring it in?
    I'm a nervous first time aunt taking my nephew out for the day, and he's allergic to tree nuts. His mom gave me a whole binder. Is your place nut free?
    We'd love to sit at the café while the big kids play, and the youngest still has to have her special formula and purees. She's got a soy intolerance too. Are outside food and drinks allowed?
    I run a moms group of vegans and we're always looking for somewhere to meet on Thursdays around ten. Coffee alone doesn't cut it with hungry toddlers. Will there be stuff on the menu our kids can eat?
    My kiddo reacts to latex and strawberries, weird combo I know. The pediatric allergist says ask every time before we pay for anything. What are your allergen policies
    Tell me about food for kids with allergies. Mine's had two ER trips this year already and she's only 5, so we skip most parties and even school lunches.
    It's a long day for us because we come on the bus and the stroller is loaded. I pack sandwiches to save money. I'd like to know if there's a rule against eating our own lunch inside.
    Every place says "allergy friendly" and then there's peanut butter cookies by the register. I'm tired of it, and my boy's safety matters more than the fun. How will your kitchen handle cross contamination?
    My mom's diabetic and gets shaky if she doesn't eat something decent every few hours. She'd be the one taking my girls on Wednesdays. Will the café have real meals or only pastries and coffee?
    My son's got a dairy allergy and my daughter uses a walker, so we're a fun bunch to plan for. Cost is whatever. What can he eat there, and can she get around?
    my kid is allergic to peanuts | outside snacks allowed? | gluten free options | we carry an epipen, is it a nut free place | whats on the menu
    can i bring a sandwich from home | vegan, halal, anything like that to eat? | She's dairy free and I never know if it's safe to feed her out
    wat food do they hav | can we bring are own snaks | nut alergy is it ok to eet ther | glutin free | peanuts
    you're nut free, right? so I don't need to bring the epipen?
    My son is anaphylactic to peanuts. Somebody in a group said your café has no peanuts at all. | can we bring our own snacks because of celiac
    do the fries get cooked in a separate fryer | Which items on the menu are dairy free? | the cafe uses oat milk from what brand? daughter reacts to some
    is it ok if i sneak in a cheese stick and some goldfish lol | I'll assume the muffins are egg free unless you tell me otherwise.
    is there sesame in anything you sell? we had a hospital visit in march | So there's a halal option at the Coffee Conda, correct?
    Just tell me if it's safe to eat there with a tree nut allergy, I'm not going to sue anyone | will they have pizza or is it only coffee and pastries
    Are the ingredients lists posted online anywhere? My twins are allergic to soy and wheat. | can i bring a costco cake thats been in a kitchen with nuts
    kosher? | who's the allergy person on staff, I want to talk to them about my kid's milk allergy | whats a latte gonna run me there, 5? 6?
  `,
}
