/** The café. */
export const CAFE: Readonly<Record<string, string>> = {
  'feature.cafe': `
    expresso on site? | will there be decent lattes or jsut drip | coffe?? | can a tired dad get caffeine in there | flat white or sad drip from a machine
    somwhere to sit while they run wild? | where do the moms hang out | Chairs for adults, I beg you.
    I have a bad back, can I sit somewhere and still see my twins | is there a table where I can watch him from | can you see teh play area from the tabels
    what's in it for me, the adult | I just need ten minutes of quiet with a cup of something hot | honestly I want to exhale for once
    Is there any place a mom can decompress | a break. that's all. will I get one? | tell me about the coffee conda | coffee conda whats that
    what is a conda lol, like the snake? | Anaconda café?? explain | cofee shop inside the playground?
    I moved here from Melbourne, I've given up on finding a proper cortado near a place where children can shout. Should I keep hoping?
    cappucino for me while they climb? | is the coffee any good or is it burnt gas station stuff | You're putting a Starbucks in there right
    who needs a playground, I need a barista | is the parents' area comfy or plastic benches
    Can I have a seat, or do I stand around holding jackets for two hours like at the bounce house?
    will I be able to answer some emails at a table with a view of my kids | sofa? armchair? anything with cushions for the adults?
    I'd meet my girlfriends there while the toddlers play, is there a nice corner to chat over a macchiato | adult zone? | do parents get a spot of their own
    Every indoor place in Austin has a vending machine and one wobbly bench. Tell me yours is different.
    My wife works nights, so on Saturdays I'm alone with three boys and running on fumes. If there's a strong brew and a place to park myself where I can still spot them, I'm sold. Is there?
    We have tried the mall, the library, the trampoline place off 183. In all of them I end up on the floor against a wall with cold tea. What do you offer the parent?
    I'm a single mom, 5 yr old and 3 yr old, no village here. I don't care about lights or pods, I care about whether I can sit down for a second and breathe.
    grandpa here, knees shot, will there be a seat facing the kids
    My mother-in-law can't stand for long, and wants an espresso with a view of the grandbabies
    Is the cafe in the same room as the climbing or tucked away behind a wall? | line of sight from coffee to kid?
    i want to keep an eye on her wihtout getting up from my drink | is it a reel cafe or just a kiosk | snack bar or actual cafe
    Seriously, is there anything there for parents | my husbnd will only come if theres cofffee | need my mocha fix | do you pull shots or pour over
    Iced coffee in July, please say yes | Is there a caf | does it have a caffe for mums | relaxing for me or another two hours of chasing
    can I read a novel somewhere inside while my 8 year old does his thing | Wine moms are over, we're cold brew moms now. You in?
    I heard there won't be a café after all. Shame | so no coffee then, just play? | tea drinkers too, or only coffee people at the parents' counter
    a moment of peace for mama?? | Where would the babysiter sit | what's the deal with the place for parents to sip and sit
    we dads were joking about a recliner room. what do we get actually | does the cafe face the playground
    Is the cafe just for parnets or could I sit their with my dauhgter | Would love a perch with a mug and an eye on the chaos
    after drop off at preschool i go nuts at home, could I come for a cup and some grown-up seating while the baby's cousin plays
    can I catch my breath there, my doctor says I'm burnt out and the kids never stop
    I've spent four winters on freezing metal bleachers and sticky floors at kids' places, and I told my husband the next one must have a proper chair and a proper cappuccino, so does yours qualify?
    Between the toddler, the kindergartner and a job I do at midnight, nobody has handed me a hot mug in weeks. Will there be somebody at your place who does?
    i dont need food, we eat at home, i dont need wifi either, just want to know is there somewhere soft where a mother can put her feet up and still see the kids
    My book club has six women with eleven kids between us, and we want to talk like adults over an americano while the gang climbs in plain view. Is that the sort of thing you're setting up?
    cna i get a latte | place to sit and watch them play? | whats coffee conda | conda like anaconda?? what is that cafe | do parents get a break
    decent espresso or gas station sludge | can I see the kids from the coffee area | cappucino, yes or no | somewhere to sit down for five minutes
    is there a cafe on site or do i need to hit starbucks first | caffeine situation? | i need a flat white and a chair, in that order
    do the seats face the play area
    Three kids under seven, up since 4:50, running on fumes. All I'm asking is a halfway good cup and a minute where no one touches me. Possible?
    will ther be a caffe | the coffee shop, is it facing the climbers or tucked away in a back room | a snake themed coffee bar? haha is that true
    I don't care about pods or paint, I have slept nine hours since sunday, and the only thing that'll get me out of the house is a strong americano near a comfy chair
    will there be real coffee, strong, because i'm coming straight off nights
    Might a grandmother get a decent cup of coffee and a chair facing the little ones? | Coffee any good?
    Will there be seating in the café with a direct view of the play area? | I can drink a coffee and look my children at the same time?
    do u guys have iced lattes in the cafe | Two of us like to plan fundraisers over a cappuccino while our kids run around; would the café work for that?
    I haven't finished a hot drink in seven years. Would I be able to sit with one and still see him?
    Proper espresso machine or a Keurig on a folding table? | is there somewhere for the old man to sit down with a cup of joe while they run
    After a day with twenty-two five-year-olds I need coffee before conversation; will you serve it? | where do parents sit n get cofee
    can I buy a decent coffee while they play | do you sell expresso | is the coffee any good or that burnt free stuff from an urn
    is there somewhere to sit and spend money on caffeine | will there be a spot for mom to buy a latte and breathe
    i'd pay anything for a chair and a hot drink in view of my kid | the coffee bar, for grown ups? vending machine or real barista
    got a free hour to kill while she climbs, anywhere for a cappuccino on site
    vending machines that eat dollar bills are what every gym has, I hope yours has an actual place to get a drink for us
    I would have paid a hundred dollars yesterday for one warm drink while sitting down and still seeing my kid. Please say there's going to be a place for that.
    coffee? | is ther a caffe for moms an dads | Have coffee there? I need sit and drink | whats coffee conda lol
    Might a grandmother get a decent cup of something hot and watch them from her chair? | Will a beverage concession for adults be operated on the premises?
    cafe coffee shop place inside? | I'm done with burnt vending machine sludge at kids' places. Will you pour something drinkable
    The coffee bar is a Starbucks, right?
    Three under six, haven't finished a latte since 2019. I'd trade my car for a chair with a view of them. Will I get one? | espresso
    In most of these spots the tables are in a back room and I end up standing with a cold cup. Are your cafe seats turned toward the action?
    Will somebody be making lattes for us on the day? | where do parents hang out inside, is there a chair
    is there a place to chat over a latte while they run | do you have a chair where I can sit and read | Where do I sit?
    is there somwhere to sit and still see my kid | can I have my latte and watch | where will the adlts be | does the coffee corner face the play area
    a bench would be nice for us moms
    I'm picturing myself on a folding chair in a corner with burnt coffee like at every other one of these joints. Is that where us parents end up?
    I drink a mean cappuccino, got a spot for me where I can keep an eye on them | where do bored husbands go, is there an espresso and a place to plop down
    are there chairs? not the tiny kind, for us | I'm shy irl, can I just sit with my tea and watch them play | do I get a veiw of my kids from the table
    so I just stand for to hours? | can I work on my laptop with a flat white and look up at my two | is there a lounge for grown ups with drinks
    wheres the comfy seat, my back is shot and I'd want to spot my daughter from it
    whats the minimum spend at your coffee counter if i just want to sit and look at them | do i hafta buy a coffee to get a chair facing them
    do baristas make a good flat white, parents wanna know | is the latte any good | can i only come for coffee, no ticket
    do u charge to sit in the coffee part and watch | coffee shop open to folks who aren't paying to play?
    i will happily pay for a real cappuccino if i can sit down and see the boys
    i'd pay good money for ten quiet minutes with an espresso, is that something you'll have
    we tried a place on anderson lane where you sit on upside down buckets and the coffee came from a pod for four fifty, will parents get anything better at yours
    can i see the corner where hes playing from my seat with a latte | can i keep an eye on two of them at once while i drink something hot
    does the cafe have anywhere to sit that faces the kids | is coffee any good there | keto moms like me live on espresso, is yours decent
    is latte art a thing, im a coffee snob | where's a table for me and my cortado, right by the play
    We pack our own everything because of his milk protein allergy, so food is a non issue. I just want to know if there's a bench where I can see him and sip something good.
    is a latte a real latte or from a pod machine | can nana sit with her tea and watch him tumble
    could i eat at a table while hes climbing, and still spot him | is your barista any good
    mom fainted once from shrimp dip, long story, anyway is the cofee strong and can i sit facing the kids
    Will I have somewhere to sit where I can watch them? | where do parents sit | place to sit down with a latte and still see my kids?
    comfy chairs or hard benches for the grownups in the coffee area | can I see the play area from my table | somewhere to grab an espresso on site
    is there a starbucks inside or your own coffee place | Where do moms go to breathe for five minutes
    worn out dad of four asking if there's a spot where I could put my feet up, drink something decent and look up now and then to count heads
    cofee on site? | Coffee near the play floor, or do I have to leave the building for it | any place for adults to just sit
    where do gronups sit with there coffee | It's a Starbucks inside, isn't it? | Coffee Conda, so there's a real anaconda in there??
    expresso by Cuvee I hear, correct? | better coffee than the brown water at Chuck E. Cheese, I beg of you | you can't see the kids from the tables, I bet
    So the café is for parents only and kids aren't allowed a chair? | Conda cafe = vending machine. tell me im wrong
    I haven't had a hot drink sitting down since 2021. Ashley in my running group swears you've planned a place with a barista and chairs turned toward the play area, and I accused her of cruelty. Is it true?
    is there oat milk latte art and a comfy seat or just a keurig on a cart | good coffe? | vanilla lattes | cold broo for tired mom
    espresso machine or keurig | seat were i can see them | coffee conda?? | starbuks inside? | real barista? | capucino plz | table facing the fun
    iced americano, yes or no | need cafene bad | can i sip a chai and watch | cofee shop for dads | decaff, cortado, whatever u got
    i run on caffeine and nobody in a playground has ever brewed a decent cup | Barista by trade, I cry at what they serve in play centers.
    just want five minutes on a chair where i can still spot him
    the snack bar at the other place had a vending machine and a wobbly stool facing the restroom | I havent finished a hot latte since 2019
    conda?? like the snake? my son's now scared of the coffee corner
    My sister and I only ever get to talk when the kids are busy. A table, two cappuccinos, eyes on the climbing stuff, that's the dream.
    freelance translator, no office, no childcare, I write best with an espresso at my elbow and my boys somewhere in sight tiring themselves out. I'd more or less move in if you had a corner like that
    Bean roaster from East Austin, I'm wondering whether you will take coffee seriously over there.
    dad here, up since four, kid has croup, wife is deployed, car's in the shop, send flat whites
    it'd be great to sip something and have the whole play floor in view rather than a brick wall
    i need to sit down with a tea and just exhale while someone elses walls get climbed | my wife won't go anywhere without proper coffe, she's Italian
    Up since 4:30 with the baby, got a three year old who runs on batteries, drove in from Kyle on fumes. Will there be real espresso for me or the push button stuff?
    I work from a laptop, so I look for a table first and toys second. He's nine, he won't need me to hold his hand. Could I sit with a flat white and see him from there?
    My in laws, retired, don't climb, don't paint, would pay anything to rest their legs after the drive from Waco. Somewhere to sit with a cup of something while the grandkids wear themselves out?
    What's a Coffee Conda? My seven year old says there's a snake in it, now he wants his birthday in there and his sister, who's three, won't get in the car.
    I haven't finished a cup of coffee since 2019, that's not a joke. My kids are 3 and 5 and they'd be climbing everything anyway. Is there somewhere for us parents to sit and get a decent latte?
    I work from my phone a lot, and my battery and I are both always at 10 percent. The hours I'd come would be mid morning with my 4 year old. Will there be a café?
    can a mama get a latte | is there coffee | where do i sit while they run around | coffee conda?? lol whats that | do they sell lunch
    can i keep an eye on them while i have a drink | honestly just need ten minutes sitting down with caffeine | is their a cafay for the moms | coffee
  `,
}
