/** Parties. */
export const BIRTHDAYS: Readonly<Record<string, string>> = {
  birthdays: `
    my son's bday is march 8, can we do it there | turning 5 on the 22nd, looking for a party place | birthday slots in october?
    can I lock in a date for her partty | are saturday afternoons available for birthday parties | how long is a birthday party, two hours?
    Her big day falls on Christmas Eve. Would you host her and ten friends anyway? | party dates still free in april?
    He turns six in September and wants his whole class around a cake at your place. Possible? | brithday party on a sunday?? | do u do bdays at nite
    when can I start booking birthday parties | put down a deposit for a June party? | do you rent the room for a 4th birthday on a weekday, cheaper maybe
    Leap-year kid here, February 29, and this time it's a real one, so we're going big: twenty kids, a piñata, the works. Would you be able to take us?
    We always do a joint celebration for the twins around Thanksgiving, candles and balloons and too many cousins, and I hear places fill up a year out. How would I get on the list of parties with you?
    what does the birthday package include and how long do we get | could her quinceañera's little cousins' birthday bash be held there in the evening
    I need a place for blowing out candles on the 17th | can I bring my own birthday cake | can we hang baloons and streemers
    party room for 15 second graders, how does one reserve it | do you provide the cake and candles or do we | piñata allowed?
    my girl turns 6 and wants a unicorn theme, do you decorate | how many guests fit in a party | brithday party cost
    She's turning five, the whole of her preschool class is invited, and I have zero energy to host. What would you take off my hands: invitations, goody bags, cake?
    can we do a birthday on a weekday morning, that's the only time i'm human
    I'd like to give my granddaughter her sixth birthday there, dear, cake and all; do you do parties? | Party for 15 kids. How much?
    What deposit is required for a birthday reservation, and is it forfeited upon cancellation?
    In my culture we make a big party for three years old, with piñata. We can do it there? | planing a bday for the kid i watch, do u guys host those
    The class-party moms want to know whether a private room for birthdays is planned.
    Could we have a birthday with only four children and no one singing? He hates the song. | What's the markup on a brithday package?
    twins turn 8 on the same day, is that one party or two party fees
    I get twenty-two invitations a year, so I'm curious: will you do birthday celebrations, and how many guests can come?
    how far ahead would i have to lock in a party date, my schedule comes out six weeks at a time
    May we bring our own cake and decorations to a birthday, or are outside vendors excluded? | How much cost the birthday for 20 kids? With food?
    can they do the pizza n cake thing for his 7th bday | Do you rent out the whole place for a birthday bash?
    Is there a bithday package for sensory kids, something short and low-key? | Do I have to call a human to get a party quote, or can I see packages online?
    cheapest way to do a kids birthday with y'all? i got five of these a year, every year, and my wallet is crying
    One of my students asked to celebrate turning six at On Joue; would her parents be able to arrange that? | how much to party there | bday package prices
    what's the cheapest party package | party deposite? | is the depost for a bday refundible if she gets chicken pox
    can I put money down now for a party in november | bithday party cost?? | how much per exta geust at a party
    is the birthday child's entry included in the package | private rental for a birthday, the whole building, what would you charge
    buyout for a first grader's party how much | party room by the hour? | can we bring our own cake or do you charge for that at parties
    goodie bags includd in the partey price? | pizza included with the party or extra | party host, do we tip them | minimum headcount for a birthday bundle
    do siblings who tag along to the party count toward the total | weekday party discount
    turning 4 in June, is there a date open and what's the downpayment | quinceañera no, but my little one turns five, ¿cuánto por la fiesta?
    can i book a prty onlien or do i call | is the party room free on the 9th | are any weekends still free for a celebration for my daughter turning eight
    joint party for two cousins, one price or two | twins' party, do we pay double | reschedule a party if it ices over in February
    balloons and decorations extra? | my budget is 300 for the party, doable? | is $500 enough for a dozen five year olds with cake
    so the party packages start at 299 like your competitor? | we'd love to celebrate his adoption and birthday the same day, cost?
    surprise party for a 9 yr old, how do I lock it in
    My son's turning seven the week school starts and he told the entire class he's having it at the new playground. I don't even know whether you do that, what you'd charge, or if I need to put down money. Help.
    I know general admission isn't out yet. What I'm asking about is the celebration package, with a room and a host and maybe pizza, for around eighteen children.
    Grandma here. I offered to cover my granddaughter's big day in September, the one where she turns ten, and would rather pay once for everything than have each guest buy a ticket. Possible?
    last place kept our two hundred dollar deposit when the birthday girl got the flu, so before i even consider you i want to know your policy on that
    do you do those half birthday things in summer for december babies, and is it pricey
    i dont want the cafe or the art stuff just a table, candles, and 10 kids going wild for 2 hrs for his 5th. how much
    reserve a table for cake and presents
    The invitation has to go out in three weeks and I still have no venue for his eighth. Eleven boys, one cake, maybe grandparents. Would you hold a room if I wire something today?
    she shares a birthday with her cousin and our families want to go halves on one bash, so could the bill be divided and what would it come to
    I saw that the café is for parents and the mess is yours to clean up, which sounds like heaven for a party mom. What's the package like and how do I pay?
    My kid has two friends. Two. Every venue makes you pay for ten guests on a birthday, and it breaks my heart to see eight empty chairs. Is there a small option?
    bday party? | how mutch is a brithday packege | I want celebrate seven years of my daughter there, is possible? | can i have my 12th there with the squad
    I'd love to surprise my grandson with cake and candles at your place. Could I? | Specify the terms for private birthday functions, deposits and headcount.
    birthday birthdays parties party room | Every venue is booked solid for parties in October and you don't even list packages
    Your party room holds thirty, so can we bring a piñata?
    She turns five on a Saturday. Half the preschool is invited and our living room fits six people. Would you host us?
    He turns 8 in a year and already picked the cake, a volcano with real smoke. Could you save me a date and tell me how many kids is the max?
    baloons, goody bags, invitashuns, do you provide those | how far in advance do we have to lock in a party date
    She turns five in June. Can we do the cake and candles at yours? | his bday is on a tuesday, can we have the bash at your place
    Could I put a deposit on a date for my daughter's seventh? | How soon can I claim a Saturday afternoon for twelve first graders and a piñata?
    are partys allowed after closing time | Which months are open for partys?
    Quinceañera for my goddaughter's little cousins, a kids' corner for two hours on the 21st, would you take it?
    First bday coming and the venue fell through, do you host ones that tiny?
    My twins were born on leap day so we celebrate when we feel like it, and this time they voted for a joint shindig with their whole class. Do you rent out for that?
    party at 6pm on a sunday doable? | Is my son's date taken? March 14, superhero thing, fifteen guests. | when will party packages come out
    do we get the room befor you open to the public in the morning, for a bday | Half-birthday, December the 2nd, is a room something you'd rent us?
    I've been burned by a bounce house guy who ghosted us a week ahead. When you open, how would I hold a celebration with you and what's the damage?
    Do birthday kids get in at a discount that month? | do u do bdays on weeknights | Sweet sixteen at yours, could we?
    If I wanted April 9 for a party of ten, who decides if it's free? | how many kids per party and how long, like 90 mins
    Will a party host be there with us from setup to pickup | what would that come to for a party of twelve with cake
    how mcuh to get ten kids in for my son's 6th | is there a deposit if we want the room for her big day | price for twenty five year olds and balloons
    per head what is it for a party | does the birthday girl get in free at her own party or do we count her | what do you charge to host my twins turning 7
    cheapest package for a saturday bash?
    my daughter turns 8 in october and wants all her friends over, we're 14 kids plus grandma, what sort of bill am I looking at
    quote for a private do, 15 kids, pizza and a pinata | do the parents of party guests pay too | how many hundred would a birthday be, two? five?
    if two guests dont show up to his party do i still owe for them | do u have a cheaper bday option without food | turning 4 in march, how pricey
    my cousin paid 450 for her kid's party at a trampoline park and still had to bring her own plates, would y'all be less than that for around a dozen kids
    renting the whole place out for her quinceanera-style 5th, what's the going rate | goody bags included in what you charge for celebrations?
    is it a flat fee for celebrating or by the child
    we would love to throw him a dino party but we're kind of broke right now, is a small one with six kids doable under 150
    whats the minimum spend for a party | do i put money down for the party | two sibs same party, is the second half off
    paying for a face painter at her seventh? | do i have to buy your cake | what will a party set me back | what's the damage for ten kids and a princess
    is it steep for a party | three figures for a celebration? | what's the number of kids for a celebration
    we had her 4th at a farm in dripping springs with goats and mud, so this year indoors please, how much is a party with you
    the boy next door got a party at the climbing hall, cake, medals, the works, and now mine wants the same with you, what do his parents and i need to save up
    how many kids can come to my sons party without somebody getting trampled, whats the max
    you wont have a birthday without trampolines right, what do the parties get
    Four stitches at the jump park, two hours in the ER, and the manager there never even said sorry. Anyway we'd like to try again for his 6th, can we reserve a room?
    do you keep a balloon for the birthday kid | im scard of clowns, any at the partys | can i bring his own cake for the party, celiac
    My daughter had anaphylaxis from one cashew at a birthday in March, so we're keeping her own party tiny. Could you do six kids?
    can we do a luch party for his 5th there | could you bake a cake without eggs for my twins turning 4
    pizza or cupcakes for her six year old bash, what comes with it | cupcakes for the guests, do we supply them at the party | feed a party of ten what
    honey badger costume for a party, ok? | pirates, fairies, string lights, can we decorate for her birthday
    so the playtime is included in the party price i suppose | you cater parties?
    may she celebrate turning five with a smash cake from us, shes allergic to store ones | can i get a party quote with gluten free for two guests
    do yal have snaks at the bday packages | is a nutfree party posible | can I throw a birthday at your place
    party room location and deposit for a seventh birthday | the gold party comes with pizza, doesn't it?
    $350 for ten kids is what your party costs, correct? | Is the deposit refundable if the birthday boy gets chickenpox?
    Less of a zoo than a Chuck E. Cheese birthday, I hope? | My neighbor Kim already booked the party room for March 8. So can I have March 9
    just tell me the party price, I'm not asking for your firstborn
    you let us bring our own cake from Central Market, right? it's for her fifth birthday bash
    Does a mascot come out and sing like the rat does for the bday kid | So max 15 guests in the celebration, and the grownups don't count?
    I heard from the piñata guy at the flea market that you forbid piñatas at parties
    Somebody rented teh whole place for a quinceanera suposedly. Could I rent it for a sixth birthday?
    is it true the birthday child gets in free and goes home with a T-shirt | if you cant do august 2nd for my sons party im going w/ Main Event
    Two hours plus thirty minutes for set up of the party, is that the deal | Please don't say parties are Saturday only, we keep Shabbat
    balloons and confetti ok for the cumpleaños? they told my comadre no
    Her party was supposed to be at the skating rink, the rink burned its compressor, and now eighteen first graders have invitations with no place on them. A mom named Bethany said your Sunday two-to-four party slot is free. Is it?
    What's the difference between the Deluxe and the Super Deluxe bash? | do I tip the party host 20 percent or is it included
    You do adult 40th birthdays after hours, the radio joked. Was it only a joke? | brithday packege for twins is double or single price
    Id wager goodie bagz are extra | Would an outside magician be allowed for our little celebration, as Mr. Zany claims he performs at yours every month?
    I want the rainbow theme room, same as in the picture my daughter saw, for when she turns four. Hold it for us and I'll love you forever, ok?
    bday partys? | pinata okay? | bring r own cake | turning 5 in june, 20 friends | party packages | birthday patty prices | deposit for the party room
    balloons n streemers alowed | goodie bags included? | fiesta de cumpleaños | rent hole place for her b day | princess theme, host dressed up?
    6th birfday saturday | how many guests per celebration | invatations supplied?
    my wee man turns five in November and has already invited 22 people plus the mailman
    twin girls, one wants unicorns, the other wants sharks, and I want neither in my living room
    I'm a cake baker, moms keep asking me whether I'd deliver to you for their celebrations | we always do a piñata, always, my abuela insists
    she's turning eight, has spent the last two in and out of Dell Children's, missed every sleepover and every slide. I want to go all out for once, with friends, balloons, her oxygen and a ridiculous cake
    Event planner, several clients want a themed bash with a private room. | last year it rained on our backyard bday and thrity kids were in my kitchen
    the deposit at Chuckys was insane and they lost our reservation for the party
    leap year baby, real date only comes every four years, we're going to make it count
    his whole class is coming, two of them have nut allergies, one's in a wheelchair, grandma's flying in from Manila, and the invitations to his sixth have to be printed with a place on them by friday
    quinceañera season is over, now its the lil ones turn, he'll be 6
    I promised him a big blowout with goody bags and a pizza table, don't make a liar out of me
    our budget for her special day is about 200 including cake, balloons and guests
    My daughter turns seven on the ninth of March, a Sunday, and her best friend can't have gluten. I'll see to the food, I just want a room, a table and a place for nine girls to run. Is that something you'll host?
    He wants dinasaurs, his sister wants too paint, I've got about $250 and a house too small to swing a cat. What would his party for twelve kids run me?
    We did Leo's fifth at the trampoline place in Pflugerville, they took a hundred dollars up front and kept it when all the kids got the flu. For his sixth, would you want a deposit too?
    We've looked at a brewery in Dripping Springs with a sandbox, a church hall and somebody's ranch, and my husband liked none of them. Both grandmas fly in, one with a walker, one vegan, for Ruby turning three. Could we rent the whole place to ourselves that day?
    How far ahead would I need to grab a date for a party? Our triplets turn four in the middle of July, when half the class is in Port Aransas and nobody can park on our street.
    I'm turning 40, I'm a big kid at heart, and my friends all have toddlers and love good coffee. Could a grown woman celebrate with you, candles and all?
    no its not her quince she's only turning 8, but in our family 30 cousins show up and the tios go till ten at night in the parking lot. could we celebrate her at yours?
    Is there a limit on party guests? Her whole kindergarten class is 22, then come the brothers and sisters, and it's her first real one since the surgery at Dell Children's. She's turning six in April, she wants everybody there, even the boy who ate her crayons, and I can't say no to her this year.
    Chuck E Cheeze quoted me 400 for piza and a mouse. My son is scared of the mouse, he'll be four, he likes blocks and cupcakes. What's in the package at your place?
    My boy was born on Christmas Day, poor thing, when everything's closed and everybody's broke. I'd do it in January instead, after school, with six friends. Do you put on parties for kids like him?
    Does somebody from your team run the games, or do I? For her big six I've got nineteen first graders, a husband who works Saturdays and no talent with balloons. Last time, in our yard in Manchaca, I did it by myself with a whistle and a bag of candy, and three of them ended up on the roof of the shed by four o'clock.
    His abuela's driving up from Laredo with a piñata the size of a fridge in the truck bed. He'll be six and he can't stop talking about it. Would we be able to hang it at your place, when we have our cake and all?
    She turns nine on a Thursday, gets shy around strangers, and school isn't out till 3:30. If we had her party with you would it be a private room or a table in the middle of everyone's noise and coffee?
    My ex already called dibs on the zoo, so I'm the one finding a spot for Max turning two, halfway handy for his folks in San Antonio. It'd be eight adults and one toddler in a paper crown. Too small for a party with you, or fine?
    sooo my twins bday is the same wknd as ACL, traffic nuts, hotels 500 a nite. id rather do cake n presents w you the week b4. can i reserve for 10 kiddos?
    My daughter turns 5 on November 8 and half her class has nut allergies, so we've learned to do cake at home. For the rest we want somewhere big and indoors. Can we have her party with you?
    How much is a birthday party? We've got about 15 kids, all between 6 and 8, and the bowling alley wants $500, which seems nuts.
    I see that you open sometime in 2025 and my twins turn 7 that year too. They each want to invite ten friends, Lord help me. Will you do birthday packages, and what's in them?
    My son has never had a real party because he gets overwhelmed by noise. He's about to be 10 and told me he finally wants one, at a place with climbing. Is that something you'll host
    we usually go places on saturdays from 2-5 because of nap time. my girl is turning 3 and i want to get her party on the books asap. how do i reserve one with you?
    We'd have grandparents flying in from Ohio and cousins from all over, maybe thirty people. I'd need to book flights months ahead. I need to know whether there's a private party room.
    My kids split time between two houses so we do two of everything, including birthdays. Their dad got the trampoline place this year and he's bragging about it. Do you do parties there?
    I was the mom who forgot to order a cake last year, so this year I'm planning early. Parking and address I'll worry about later. Would we be able to bring our own cake for a party at your place?
    My sister and I had babies the same week, and now the cousins are turning 4 together. We'd want one big party with all of daycare, maybe 25 kids. What's the max number of guests for a birthday?
    I put my email on the list just so I could be first for this. My boy turns 8 in the spring, he's crazy about building stuff. When can I start booking birthday parties?
    He's turning 12, which is the very top of your range, and he says he's too cool for most things. But he liked the look of yours. Would you throw a birthday for a kid that age?
    We're on a tight budget since the layoff but I promised her a party somewhere other than our apartment. She's turning 6 and she wants to paint with her friends. What are the party prices?
    The hours don't matter since it's a weekend, and we don't mind driving from Temple. It's my grandbaby's fifth and his mama is overseas with the Army. I want to give him a birthday at your place, is that possible
    Are birthday parties going to be part of it? I'm room parent this year and people keep asking me for ideas, especially somewhere indoors for August babies like mine.
    It's her seventh birthday and she wants ten girls and a lot of glitter. I'd love it if the parents could just leave and come back after cake. Do you do parties, and can kids be dropped off for them?
    my son turns 5 in march, could we throw his party there | how much is a party package | private room for cake and presents?
    want to reserve for her bday, 15 kids | do you do parties | can we bring our own pizza and cake to the party
    twins with the same birthday obviously, any packages | birfday partys | can i hav my sons bday ther | birthdays
    how much is the party package for 12 kids, ballpark | I want to put a deposit down for a party on July 19. Where do I pay?
    the gold party comes with pizza and a host, doesn't it? | can we rent the entire place for my sons 6th bday | how many kids max in the party room
    Is Saturday at 2 still free for a birthday? | do you let us bring our own decorations and a piñata
    you're doing unicorn themed parties i saw on insta, what's in those? | Would a birthday with you be less than at Chuck E. Cheese?
    is the birthday child free if there's ten paying guests
  `,
}
