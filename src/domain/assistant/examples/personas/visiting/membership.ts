/** Passes and memberships. */
export const MEMBERSHIP: Readonly<Record<string, string>> = {
  membership: `
    annual pass good for how many months | can I pay month by month for unlimited visits | is there a monthly pass? i'd come a lot on off days
    I'd love to give the grandkids a year of it for Christmas instead of more toys. Can you buy such a thing? | Anual pass. Yes or no?
    What are the terms of membership, and does it auto-renew? | There is a card for the month, to enter many times?
    do u have punch cards like buy ten visits | Would a season pass be something we could raffle off at our auction?
    We'd come three times a week for short stays, so a membership would be better for us than single tickets. Is one coming?
    Subscription model, obviously. Can you cancel without calling anyone? | family memebership for 2 adults and 5 kids, does that exist
    Might there be an all-year pass for families who'd come every week after school? | Is a pass transferable between a parent and a nanny?
    May a grandmother buy a pass for herself and bring whichever grandchild she has that day? | monthy unlimitd whats it cost | punch card?
    10 visit card cheaper than paying each time? | mebership fee?? | yearly pas for twins how mutch | can we buy a pass now before you open
    founding member rates? | what are the dues | can i cancle my monthly plan anytime or is it a contrack | do you refund an annual pass if we move away
    freeze option if we travel | autopay every month, is that a thing | do members get guest passes | member perks like money off coffee?
    grandparent pass, where any adult can bring the child | could I give a pass to my nephew for Christmas
    buying a yearly pass as a baby shower gift, possible? | is teh pass per child or for the houshold | does one membership cover the nanny
    how many visits before an annual pass pays for itself | we'd come three times a week so paying each time is nuts. anything for regulars?
    loyalty card, buy nine get the tenth free? | VIP tier? | corprate memberships for employers as a benifit
    my company reimburses family memberships, do you have one | reciprocal with the children's museum passes? | ASTC passport accepted
    can two divorced parents share one membership | split custody, do both houses need their own pass | so membership is $49 a month, right
    I want to become a member, where do I pay | sign me up as a member! here's my credit card lol | day pass or month pass
    We homeschool five kids in Cedar Park and would practically live there, so a one-off entry price is useless to me. Do you plan something where we pay once and come whenever?
    I don't need to know the ticket price, my parents want to give us something for a full year of visits as a Hanukkah present. Will that exist?
    Our zoo card runs out in March and I only get to keep one of these in the family budget, so I'm wondering if yours will have an annual option and whether it would include my mother in law.
    my old gym charged me for six months after i quit. if you do monthly billing will it be easy to get out of
    With four under eight and a husband on night shift we need somewhere to go every single morning. Paying at the door daily would bankrupt us. Any plan for people like us?
    pass holders get in earlier?
    We spend August to May in Austin and summers in Vermont, so twelve months of anything is wasted on us. Would you sell something for the semester, or month by month?
    Not interested in single tickets at all. I work from cafes, she's three, we would be in twice a week forever, so tell me about the regulars' plan and what it saves.
    I'm a caseworker and wonder whether an agency could purchase a yearly card that different foster parents borrow, similar to what libraries do with the museum.
    at the climbing gym I pay once monthly and both my girls are covered, bring a buddy fridays too. are you thinking about anything in that style?
    annual pass? | montly memberhip | You have card for come many times? | is there a season pass or unlimited thing
    I'd like to give them a year of visits for Christmas. Is such a thing sold? | Are recurring memberships offered, and on what cancellation terms?
    member membership pass passes | I hate paying each time, I want something monthly or I'm out | The founding-member deal is still on, isn't it?
    We'd come twice a week. The zoo card paid for itself by February, the museum one too. Do you sell something like this? | punch card with ten visits
    do subscribbers get to bring a gest | when will annual passes come out | how many hundred would a year's pass be, two? five?
    is it a flat fee every month or do i pay each time | once vs unlimited, is unlimited even a thing | how much is a year
    a punch card with ten visits, do you have that | buy a friend a gift pass for xmas? | would it pay off to get the annual thing if we come weekly
    monthly plan for two sibs, is the second half off
    we live five minutes away (i hope) and would be there all the time through summer, is there something where i pay once and we just come and go
    i pay 29 a month at the little gym, do you do something like that | season pass or only pay as you go | can i cancel my monthly whenever
    family plan for 5, recurring | unlimited play for how much a month | how much do members pay | benefits if i pay every month instead of once?
    chuck e cheese has that fun pass thing for a month, will you have one too
    grandma insists on paying for everything at christmas so instead of more plastic could she give the kids a whole year with you, and what would she pay
    annual park pass? | the founding family pass is $49 a month, right? | I heard lifetime memeberships were sold out already
    Is your annual pass better than the zoo's? | so a punch card of ten visits never expires, correct
    my sister-in-law Dana says she's member number 7. can I be number 8? | Can I freeze the monthly thing over the summer like at my gym
    just sell me a year pass. take my money. | Does the Thinkery membership get us in with you by reciprocity?
    Costco carries your gift passes i think, 2-pack | grandparents can be added on the family plan for 5 dollars, yes or no
    You better not be one of those auto-renew traps like Planet Fitness | gold silver bronze, which teir has guest passes
    for her baby shower I want to give a season pass, not stuff. The clerk at the toy store told me you print them on little wooden cards. Do those exist?
    If we come three times a week, a flat monthly deal has to beat single tickets. You've got one, I assume?
    Unlimited visits for 99 a quarter. too good to be true? | do passholders get to skip the line, as the blogger said
    Could you please match the deal from Little Land? Theirs is a yearly thing with two adults
    My ex bought our daughter a membership, or so he tells the judge, and I'd like to know whether such a thing can even be bought from you at this point.
    Cancelling a subscripton takes 30 days notice, doesnt it? | Are the 20-visit bundles shareable between two households? | anual pass | punch cards?
    monthly membrship | gift pass for the nephews | unlimitted visits plan | season tickets like six flags | founding member perks
    cancle membership anytime? | loyalty program | family plan for 3 kidos | 10 visit card | auto renue subscription?? | VIP tier
    member shop for grandparents | year pass, christmas present idea | grandma wants to buy us a year for christmas
    I nanny for two families and we'd be there three mornings a week, rain or shine, with me drinking your coffee in between. Paying again at the door each time would be nuts
    Stay at home dad, I live off punch cards and annual passes. | at the zoo we're members, at the science museum too, we do like our little plastic cards
    i want to give my sister something other than diapers for the shower, like unlimited visits for her older one
    got burned by a gym contract i couldn't get out of, never signing a monthly thing without reading
    My HR department would buy a stack of season tickets for staff with kids.
    only in town from Memorial Day to Labor Day, a whole year wouldn't pay off for snowbirds like us
    a ten-visit card that the nanny and I could share, that's what I wish for | I'd hapily be a founding member and get my name on a brick or something
    stocking stuffers are impossible, but a pass would fit in there
    we move around, military life, so freezing a subscription during deployment matters to us
    big family, we usually get the household plan wherever there is one
    We'd show up every rainy day and every 100 degree day, which in Austin makes about 200, with two kids of 3 and 5. Paying each time at the door is silly. Is there a yearly deal?
    My mother never knows what to give, she's done with plastic toys, and the boys turn 5 and 8 in one week. Could she get them something from you that's good for twelve months?
    The gym takes it from my card on the first, the museum in March, the zoo whenever it likes, and my kids went twice. Would I be locked into a monthly plan with you too?
    10 visit punch card is what the old place by Westgate had, good for both my girls, any day any time, never ran out. you gonna have that?
    I nanny for three families, kids 2 through 7, and come in on weekday mornings with whoever isn't napping or sick. Would one pass cover me with different children?
    We've got a two year old and my wife is home with her every day going nuts, her words. At twenty bucks a pop we'd be broke by Friday. Will you have a monthly pass?
    I bought the annual zoo pass and the museum pass, and we've more than gotten our money's worth with three kids. We'd come from Leander every week. Are you planning a membership?
    My mom lives in Florida and wants to buy the kids a year of something for Christmas instead of plastic. They're 4 and 6 and she worries about safety first. What would an annual membership cost?
    We come as a bundle, me and my sister and our five kids under 9. Paying each time adds up and I hate fishing for my card. I'd like to know if there are punch cards or something like 10 visits.
    monthly unlimited would be a dream | do you sell punch cards | we'd come every week, is there a deal for regulars | looking to become a member | membrship
    anual pas for the hole family | memberships | is the annual pass still 199? | founding members get a lifetime pass, right? how do I become one
    do you do a punch card, like 10 visits | Can grandma use our family membership when I'm at work? | is the monthly thing unlimited or x times
    my neighbor already bought a season pass from you. why can't i find it? | Could I freeze a membership over the summer when we travel?
  `,
}
