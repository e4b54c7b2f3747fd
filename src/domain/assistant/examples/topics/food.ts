/** Food, allergies and the café. */
export const FOOD: Readonly<Record<string, string>> = {
  allergens: `
    do you have oat milk | will there be oat milk | do they carry almond milk | does the café have soy milk | any milk that isn't dairy | have they got decaf or tea
    juice boxes | what about juice boxes | crackers and apple slices | a sippy cup of milk for the little one | string cheese from home
    my son has a peanut allergy | my daughter is allergic to nuts | is it nut free | are you a nut free facility | is there peanut butter
    tree nuts | allergic to milk | milk allergy | egg allergy | sesame allergy | shellfish allergy | he reacts to soy
    she cannot have wheat | food allergies | allergies | allergens | severe allergies | she carries an EpiPen | anaphylactic
    is the food allergy friendly | how do you handle allergies | what about allergies | cross contamination | do you list ingredients
    gluten free | is there gluten free food | celiac | celiac disease | lactose intolerant | dairy free | vegan food | vegan | vegetarian
    vegetarian food | plant based | halal | is the food halal | kosher | we do not eat pork | sugar free | low sugar options | organic food
    healthy food for kids | healthy snacks | what food do you serve | what will kids be able to eat there | what is on the menu
    is there a menu | menu | food | food policy | can we bring our own food | can we bring food from home | can I bring snacks
    can I bring a snack for my toddler | can we bring lunch | can I pack lunch | can we bring a picnic | can we bring outside food
    can we order pizza in | outside drinks allowed? | can I bring formula | can I bring breast milk | can I bring a sippy cup
    can I bring baby food | my kid is a picky eater | do you have kids meals | kids menu | chicken nuggets | is there pizza | hot dogs
    fruit | is there dinner | diabetic child | dietary restrictions | dietary needs | special diet | dye free | nuts | peanuts
    can we eat there | can they eat inside | where can we eat our sandwiches | my little guy can't have dairy | my boy can't have milk
    she breaks out in hives from eggs | he swells up when he eats nuts | he gets sick from gluten | she gets a rash from strawberries
    my kid could die from a peanut | my daughter's allergy is life threatening | one crumb of peanut and we are in the hospital
    we carry an epi pen everywhere | is it okay to come with a severe nut allergy | is it safe for a child with a nut allergy
    is it safe for kids with food allergies | are there nuts in the food | are there nuts in the kitchen | do you bake with nuts
    do you fry in peanut oil | do you use almond flour | is there almond milk | is there oat milk | soy milk | is cheese in everything
    is there anything without milk | is there anything without egg | anything without gluten | anything without sugar
    anything without meat | do you have something for vegetarians | do you have something for vegans | we are a vegan family
    we don't eat meat | we only eat halal | we keep kosher | my kids are muslim, can they eat there | my son is diabetic, what can he eat
    my son has celiac, can he eat there | he is gluten intolerant | she is lactose intolerant | is there dairy free ice cream
    allergy friendly snacks | is the kitchen allergy safe | how careful is the kitchen with allergies | do you label allergens
    can you tell me what is in the food | ingredient list | what ingredients do you use | what's in the muffins | what do you feed kids
    what is there to eat for kids | will there be real food | is the food healthy | is it all junk food | is there fast food | french fries
    mac and cheese | burgers | salad | fresh fruit | sandwiches | is there soup | baby food in the cafe | what kind of food
    what kind of meals | what's for lunch | is there a children's menu | can I see the menu | could I bring my own sandwich
    may I bring food | can I bring my own lunch | can I bring cut up fruit for my kid | can I bring crackers | can I bring our own drinks
    can I bring a water bottle | can I bring a cooler | can I bring a thermos of soup | can I bring food because of allergies
    is outside food okay | is food from home allowed | do you let people bring food | are we allowed to eat our own stuff
    bring our own cake because of allergies | do you have a microwave for baby food | can I heat up a bottle | are lunch boxes okay
    is there a picnic area | is there a place to eat packed lunch | do you allow takeout | allergy | allergic | food allergy | intolerance
    eggs | dairy | milk | wheat | soy | sesame | shellfish | lactose | gluten | meals | dinner | lunchbox | snacks from home
    is there anything they can eat | is there going to be anything she can eat | is there anything he can eat with celiac
    is there anything my kid can eat | what can my son eat with his allergies | will there be something for allergic kids to eat
    my younger one reacts to egg | my older one is celiac | one is allergic to sesame and the other to nuts | he reacts to peanuts
    she reacts badly to nuts | her throat closes when she eats cashews | we had an ambulance once because of a nut
    we always have to ask everywhere about eggs | I have to ask about nuts everywhere I go | I read every label because of my son
    is the café careful with allergies | is the cafe nut free | is the cafe gluten free | is it gluten free | is the food gluten free
    is any of the food vegan | is there anything vegan | is there anything gluten free | is there anything halal | and allergies
    what about nuts | what about gluten | and gluten free | and vegan | and vegan food | and can I bring my own food
    and can we bring snacks | can I bring my own sandwich instead | can I bring my own snacks instead
    can I bring something from home to eat | can I take my own food | can I take snacks in | may I take lunch with me
    do you allow food from outside | do you allow snacks from home | do u allow outside food | peanut | allergen info | nut policy
    is food allowed | are snacks allowed | are we allowed to bring food | could I bring rice cakes for my toddler
    could I bring purees for the baby | can I bring my own food for the baby | is there somewhere to eat our own lunch | eat | food?
    snack policy | my daughter is vegetarian | my family is vegetarian | my husband is vegan | our kids don't eat pork
    we are Jewish and eat kosher
    My son has a nut allergy | Will the café have gluten-free things? | Can we bring our own snacks? | outside food allowed?
    My girl is celiac, what could she eat there? | Is the place peanut free? | We keep halal; anything on the menu for us? | vegan options
    I was wondering what kids could have for lunch | do u sell pizza or chicken nuggets | Lactose intolerant toddler here, is there oat milk?
    May I pack a sandwich for the boys? | He carries an EpiPen, does staff know how to handle anaphylaxis? | What's on the menu?
    Is kosher food available? | Would a water bottle and some Goldfish crackers from home be ok?
    My daughter swells up from sesame, can you keep her safe? | snacks | Are ingredients going to be listed on the food you sell?
    Can my kids eat lunch there or just coffee for the adults? | We bring our own food because of egg allergy, it is permitted?
    Can I heat up a jar of puree or a meal I brought? | Are juice boxes and fruit pouches fine to carry in?
    Severe dairy allergy, we had the ER twice, I'm so nervous about cross contamination | Do you serve healthy food or just junk and soda?
    My neighbor says no picnic baskets allowed, true? | Does the coffee bar offer decaf, tea, or almond milk?
    Is there a table where we can eat what we brought? | Vegetarian family of five, would we find a meal?
    My child is diabetic and needs to snack on schedule | Soy, wheat, shellfish: how do you deal with those in the kitchen?
    Can I bring a birthday cake baked at home? | Will there be beer or wine for parents? | Any peanut butter around? kid gets hives real bad
    Are cookies and ice cream sold inside? | lunchbox from home ok? | What can picky eaters get at the Coffee Conda Café?
    If kids smear food on the toys, is my milk-allergic boy at risk? | Food rules please | Will there be vending machines with drinks and chips?`,
  'feature.cafe': `
    will there be a cafe | is there a coffee shop | can I get coffee | can I get a latte | is there good coffee | iced coffee | espresso
    cappuccino | tea | matcha | hot chocolate | is there something to drink | drinks | can I buy a drink | can I buy snacks
    do you sell snacks | do you sell food | can we grab lunch there | can we get breakfast | brunch | pastries | muffins | smoothies
    juice boxes | ice cream | is there a restaurant | is there a snack bar | cafe | coffee conda | what is the Coffee Conda
    where can parents sit and drink something | can I sit with a coffee and watch the kids | can I see the kids from the cafe
    is there a place for parents to relax with coffee | can I come only for the cafe | can I just come for a coffee
    is the cafe open to everybody | caffeine for tired moms | something to munch on | hungry kids, can we buy something | refreshments
    water fountain | can I get a flat white while they play | can I have a cup of tea | is there decent coffee
    I need coffee to survive, do you have any | where do I get my caffeine | mocha | cold brew | chai latte | decaf | lemonade | soda
    water | juice | is there something sweet | croissants | bagels | cookies at the counter | cake and coffee | is there a bakery
    is there a kitchen | is there something to eat | is there a place to eat | where can we eat | can we buy lunch | can we buy food there
    can you get food there | do you serve food | do you have food | can I order something | can I grab a bite | where can I sit with a drink
    can I sit down with a cup while they climb | is there a seat with a view of the kids | do you have a cafeteria | is the coffee any good
    whose coffee do you serve | is there a barista | what is there for tired parents | is there a spot for parents to breathe
    a break for parents | can I meet a friend for coffee there | can we meet for coffee without kids | hot drinks | cold drinks | coffee
    latte | snack | breakfast | lunch | bistro | restaurant | can grown-ups get coffee | can grown-ups get an espresso
    can adults get a drink | can adults buy coffee | can parents get coffee | can moms get coffee | could I get a tea
    could I get a cappuccino | could I buy a sandwich there | will you serve tea | will you serve coffee | will you serve lunch
    will you have coffee | will you have cake | will there be lunch | will there be a coffee bar | somewhere to get lunch
    is there somewhere to get lunch | is there somewhere to get coffee | is there somewhere to drink something
    is there a place to get a snack | is there a coffee place | a coffee place | coffee shop | coffee bar | coffee for parents
    where can I get a coffee | where can I drink a coffee | while they play can I have a coffee | I would love a coffee while they climb
    tired mom needs coffee | do u have coffee | cafe? | and coffee | what about coffee | what about drinks | food to buy
    something to eat and drink
    can I get a coffee | is there good espresso | what's the Coffee Conda Café | do you serve lattes | is there somewhere to sit and watch the kids
    i need caffeine to survive playdates | can I drink a flat white while seeing my kids | is it real coffee or a vending machine
    is there a Starbucks inside | will there be a coffee shop for parents | can parents take a break | a place to catch my breath while they play
    where do parents hang out | does the café face the play area | can I see my kid from the table | barista? | is there a snack bar for parents
    does the cafe have a view of the playground | Will refreshments be available for adults? | hot drinks for the grown ups
    is there tea or just coffee | why is it called conda | 5 minutes of peace with a cup of joe, possible?
    I was wondering if there's a bistro or a coffee corner | any place for exhausted moms to sit down | matcha, chai, that kind of thing?
    do you have a lounge for parents | is the café for parents or for kids | exist there a cafeteria
    could I read a book with a coffee and still watch them | somewhere to sip something while the kids go wild | Who is the café meant for?
    we love coffee, please say there's a café | mocha for mama? | is there a seat where I can keep an eye on my son`,
}
