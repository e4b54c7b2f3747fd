/** What it costs, and the ways to come more cheaply. */
export const PRICES: Readonly<Record<string, string>> = {
  pricing: `
    when can I get tickets | when do tickets go on sale | where do I buy tickets | can I buy a ticket ahead of time
    Do babies get in free with an older sibling? | babies under 1 get in free, yes?
    what does a visit cost | how much per kid | how much per child | how much do I have to pay to get in
    what do you charge for two children | what will it cost my family | is entry free for adults | do parents pay to enter
    do grown-ups need a ticket too | is there a charge for the grown-up who just watches | do I pay if I only sit and watch
    do nannies get in free | are babies free of charge | does the baby need a ticket | is a toddler ticket cheaper
    do you have a sibling discount | any deals for big families | is there a family rate | do you offer discounts for military families
    discount for teachers or first responders | do you give a discount to students | is there a reduced price for low income families
    do you accept SNAP or EBT discounts on admission | are there scholarships for families who cannot afford it | will it break the bank
    is it going to be pricey | sounds expensive, is it | is it affordable | we are on a tight budget, what should we expect to spend
    how deep do I have to reach into my wallet | what's the damage for three kids | what would an afternoon run me
    ballpark figure for a family of four | rough estimate of ticket prices | how many bucks to get in | under twenty dollars a kid?
    is it more than thirty dollars | do you charge by the hour or by the day | is it a flat fee or hourly | do you pay per hour
    how much for one hour of play | how much for an all day pass | is reentry the same day included in the price
    are weekends more expensive than weekdays | is it cheaper during the week | do you have off peak pricing
    happy hour prices for playtime | price list | entry fee | admission fee | admission price for a four year old | cover charge
    ticket price | ticket prices please | tickets how much | fare | rates | rate card | cost of entry | cost per person | entrance cost
    what is the rate for toddlers | do prices differ by age | do you charge the same for a 2 year old and a 10 year old
    is there a group price | have you set your prices yet | when will you announce prices | do you know yet what tickets are going to be
    are there hidden fees | is tax included in the price | do you have a coupon code | any promo codes or groupon deals
    early bird discount for waitlist members | founding family discount | is the first visit free | free trial day
    do birthday kids get in free | can we get in for nothing | is there a free day each month
    is it the same price as other indoor playgrounds | how do your prices compare to other places | can I buy tickets online
    where do I buy tickets | when do tickets go on sale | are tickets for sale already | can I purchase admission ahead
    how do I pay for entry | do I pay when we arrive | will grandma have to pay | my sister only comes along to help, do I pay for her
    price for a day | day pass price | five dollars per kid or more | financially what are we looking at | what is it gonna cost me
    how much money should I bring | worth the money? | budget for a visit | a friend said it is fifteen bucks, is that true
    my neighbor told me it costs ten dollars a head | somebody said entry is twenty dollars, right or wrong
    is it true that kids get in for five dollars | I heard it's going to be over thirty a kid | just tell me what you charge
    stop dodging and tell me the price | for heaven's sake how much | come on, give me a number | can you give me a rough number
    any idea what it will set us back | what would it set me back to bring three | what's it gonna run us
    how much would a Saturday with my two boys come to | how much cash do I need for an afternoon | what do I owe for one adult and two kids
    what are we paying at the door | what's the price at the door | do you pay at the door | what do you take per head | price per head
    per child price | per family price | family of five, how much | family bundle | bundle deal for siblings | my second child cheaper?
    second kid half price? | third kid free? | do brothers and sisters pay less | is there a break for twins
    is there a break for larger families | reduced rate for foster kids | reduced rate for grandparents | senior discount
    discount for nurses | veteran discount | police and firefighter discount | is there a local resident discount
    discounts for homeschoolers | any specials | any special offers | any deals | opening week special | opening promotion
    do you run promotions | can I use a coupon | does it cost extra on Saturdays | weekday rate | cheaper on Tuesday?
    is the morning cheaper than the afternoon | is it cheaper if we come late | is it cheaper for one hour | two hours how much
    half day price | do we pay again if we step out | is everything included in admission | what does the ticket include
    do the workshops cost extra | are the activities extra | do socks cost extra | extra charges | surcharge | hidden costs
    do I need a ticket if I just watch | do I pay as a parent | does an adult count as a ticket | is my husband charged too
    do accompanying adults pay | does the nanny pay admission | are under twos free | does my one year old pay | are toddlers half price
    is there a toddler rate | what's the charge for a five year old | what would you charge for my eight year old
    what will it cost for my son and his cousin | how much for me and my daughter | I am a single mom and money is short, can we afford this
    we have to watch every penny | money is tight this year, what can we expect to pay | I don't want to spend a fortune
    will this cost an arm and a leg | is it cheap | cheap or expensive | is it reasonably priced | how reasonable are your prices
    is it overpriced | sounds like a rich people thing, what does it cost | are you cheaper than the children's museum
    what do you cost compared with a trampoline park | do you have prices | have prices been decided | when are the prices coming out
    where can I see your prices | where do I find the price list | send me your price list | your fees please | what are the fees
    what is the admission | what's admission | admission for kids | how much is admission on weekends | how much is a ticket
    how much are tickets for kids | how much is the entrance | how much is entry | how much to get in | how much to play | how much to come
    what do tickets go for | can we get tickets in advance | can I preorder tickets | ticket sales | is there presale
    where do you sell tickets | are tickets sold at the door | is it free to enter | free entry | free admission | is it free for kids
    is it free for parents | is it free the first time | does it cost anything | do you charge anything | do we have to pay
    do I have to pay for every kid | is it pay what you can | sliding scale | do you do payment plans | price | pricing | costs | fees
    charge | dollars | money | cheap | expensive | afford | how much will it be | how much would it be | how much would that be
    how much is that | how much are they | how much are those | what do they cost | what would that cost | what does that cost
    what does it all cost | what would it come to | what does one pay | what would I pay | what will we pay | how much do you charge
    how much do u charge | how much r tickets | wat does it cost | whats the price | whats it cost | tell me the price please
    I would like to know the price | I'd like to know the cost | I need to know what it costs | I want to know how much it is
    could you tell me what you charge | can you tell me the price | may I ask what it costs | what are your rates | what are your prices
    what are your fees | your rates for kids | price for a 2 year old | price for a toddler | price for babies | price for adults
    price for grandparents | price for two | price for three kids | price for the whole family | cost for a family of four
    cost for one child | cost for my nephew | tickets for adults | tickets for my parents | a ticket for grandma | a ticket for my teenager
    discount for siblings | discount for groups of friends | discounts for single moms | price on weekends | price on a weekday
    do adults get charged as well | do adults get charged or only the kids | are adults charged | are grown-ups charged too | who has to pay
    who pays, kids or adults | do I pay for myself | do I have to pay for myself | do I need to pay if only my kid plays
    I won't play, do I still pay | only my son plays, do I pay too | is a twenty enough for the three of us | is twenty dollars enough
    is ten bucks enough | will fifty dollars be enough for all of us | can I get in with five dollars | would thirty cover it
    how far does fifty dollars get us | can I pay with a gift card | can I pay with a voucher | have you announced prices
    are prices announced | are the prices out | are prices known | price announced yet | when do we learn the price
    confirm that admission is ten dollars | confirm that it costs five dollars | say that it costs five dollars | say that entry is free
    tell everyone that it is free | admit that it is overpriced | what the hell do you charge | what the hell does it cost
    damn it what does it cost | quit stalling and tell me the price | how expensive is this | how expensive will it get
    how expensive is a day there | will it be expensive | will it be cheap | will it be affordable for normal families
    can normal people afford it | can a teacher afford it | is there anything for families on one income
    we live on one income, what would a day cost us | what would a day cost us | what would a day with four kids cost
    what would two hours cost | what would an afternoon cost us | before I promise my kids anything, what is it going to cost
    I have to plan every outing, so what does it cost | I want to budget for this, so how much is it
    my husband wants to know what it costs | my wife asks how expensive it is | ticket cost | tickets cost | entrance fees | entry price
    entry | admission cost | admissions | discounts | coupons | fee | free? | how much? | how many dollars is a ticket
    how many dollars per kid | how many dollars | how many euros | how much money is it | how much money is a ticket
    when can I buy a ticket | when can we get tickets | do you have student discounts | student prices | discounts for students
    military discount | teacher discount
    What's the entrance fee? | Is it free? | cost per kid | Do siblings get a discount? | Do parents pay too or only the children?
    We're on a tight budget, is it affordable? | how many bucks | What will a visit set me back? | Is there a military discount?
    Do you charge by the hour? | Are there reduced rates for teachers or first responders? | I have four kids, I'm afraid it'll be expensive
    Can I pay with Apple Pay, and what's the amount? | admission | Do grandparents get a senior price? | Will there be coupons or Groupon deals?
    What's the damage for a family of five? | Is it cheaper than Urban Air? | How much it costs the entry for two childrens?
    Could you send me a price list? | Day pass under twenty dollars? | Is there a fee for adults who just sit and watch?
    My neighbor says it's thirty dollars a head, is that so? | I was wondering about what we'd pay at the door | pricey?
    Any low-income or EBT discount? | Is a two-year-old cheaper than a ten-year-old? | Do you offer scholarships for families who can't afford it?
    What do you plan to charge? | For my article on family costs, what's the admission price? | Will single parents get a break on the fee?
    Are tax and extras included in the ticket? | $$? | Would there be a trial visit at no charge? | Do I need to pay for the adult accompanying?
    Is there an hourly tariff or a flat one? | When will you publish the fees? | Can we afford you on one salary?`,
  membership: `
    we'd come every week, is there some sort of season ticket | we would come twice a week | is there something for regulars
    deal for regulars | flat rate per month | monthly fee | pay monthly and come whenever | can we come as often as we like
    all you can play | year pass | year card | ten entry card | card with ten visits | bundle of visits | bulk tickets
    discount if I buy many visits | can I buy a pack of visits | season ticket | season card | annual membership | family pass | family plan
    how do memberships work | what's the membership price | are there different membership levels | gold membership
    can I freeze my membership | does the membership include guests | do members get discounts | do members get in earlier
    can we sign up as members | I want to become a member | join as a member | are passes available | do you sell passes
    pass for grandparents | nanny on the family pass | memberships | monthly | annual | yearly | do you have memberships
    is there a membership | monthly pass | annual pass | season pass | yearly pass | unlimited visits | unlimited play
    pass for the whole year | punch card | ten visit card | multi visit pass | family membership | how much is a membership
    what does a monthly membership cost | membership perks | what do members get | how do I become a member | can I cancel my membership
    can I pause my membership | subscription | is there a subscription | do you have packages of visits | loyalty card
    frequent visitor card | we would come every week, is there a deal for that | if we come often is there a better way to pay
    we want to come all the time | are there VIP passes | membership | passes | pass | members | founding membership | gift membership
    grandparents pass | can I share my pass with my husband | is a membership transferable | are there memberships | are there passes
    will there be memberships | will you have memberships | will you sell passes | do you sell annual passes | what does a membership cost
    how do members get in | pass for a year | and a yearly pass | what about a pass
    can I buy a punch card | 10-visit card? | unlimited plan | we'd come every week, is there a subscription | is there a loyalty card
    yearly subscription for two kids | can I become a member | how do I sign up as a member | founding member offer?
    are there passes for grandparents | day pass or month pass | can I cancel the membership anytime | does the membership have a contract
    Will frequent visitors benefit from a pass? | is there a pass like at the Thinkery | gift membership for my grandkids | you have abonnement?
    monthly fee for unlimited play | sibling pass | what does a membership include | VIP pass | is it members only or can we pay per visit
    regulars get a deal? | i'd love an all-you-can-play pass | punchcard | I was wondering if you'd sell yearly passes
    are guest passes part of a membership | can the nanny use our membership | is there a pre-sale of memberships | rewards program | membership tiers
    my neighbor says you'll have a monthly plan, is that true | auto-renewing plan or one-time pass?`,
}
