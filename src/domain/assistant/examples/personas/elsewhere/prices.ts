/** Prices of other things. */
export const ELSEWHERE_PRICES = `
  how mcuh is the thinkery | Urban Air ticket price | Chuck E Cheese birthday packages cost? | wat does the ymca on town lake charge for a famly membership
  Costco membership fee | is the bulock musuem free on sundays | Zilker Park parking fee | Barton Springs cost for non residents
  how much do babysiters charge per hr in austin | average daycare tuition in Travis County | how much is altitute in ceder park
  do you know if Peter Piper Pizza does free refills | Legoland San Antonio annual pass worth it? | shlitterban season pass price
  Austin Zoo admission for toddlers | Inner Space Cavern tickets, how much | what does a latte cost at Starbucks | HEB curbside fee?
  cost of a birthday cake from Upper Crust | how much should I tip a clown | wage at Target right now | how much does Disney world cost for 5 ppl
  Netflix price went up again?? | does Main Event have half price mondays | Pump It Up deposit refundable? | how much is gymboree class or little gym
  can I walk in at Thinkery or do I reserve | Do I need a reservation at Peter Pan mini golf? | Wildflower center members get in free?
  parking at the airport per day | cost of living in round rock | whats rent on a 2 bedroom off Lamar | soccer league registration fee for u6
  AISD pre-k free or tuition | what's my school charging for aftercare | how much does it cost to build a playset in the backyard
  best cheap stroller under 100
  My friend's kid had his party at a trampoline park on Burnet and they got a package with pizza and socks. Do you happen to know what that place charges and whether they want a deposit?
  we already decided on the aquarium for this weekend instead of waiting for you, how much are they asking per child nowadays and is the parking there free
  I'm budgeting the whole summer: theme park, splash pad, dance camp. You're already in my sheet. What does Blazer Tag charge for two hours
  can i charge my phone there | is there an ATM inside | bus fare downtown capmetro | does southwest charge for car seats
  we have a rewards card at Kidstrong and also go to My Gym sundays, and I'm trying to figure out which one is the better deal per class. What do they each charge now?
  Our neighbor's boy is turning six at Main Event this weekend and I'd like to know beforehand what a game card runs there so that I can send my son with enough cash.
  I'm between your waitlist and a Sea World fun card, ha. How much is the fun card for Texas residents, and does it come with free parking?
  Someone hit our van at the Barton Creek mall and the shop quoted two thousand dollars for a door, does that sound fair to you?
  my dentist wants a deposit of one fifty just to reserve a slot for my kid's filling, is it normal that they do that?
  the preschool down the road raised its registration fee again and they don't refund it if you drop out. how much do other preschools around Austin ask?
  Do Round Rock Express games let kids under three in free, and can you walk up and buy lawn seats the same day?
  Been thinking of getting my twins a used trampoline off Facebook marketplace, what would be a reasonable offer for a twelve footer with a net
  Is a family membership at Lifetime Fitness by the month, and do they charge for the childcare room as well? My sister-in-law keeps talking about it.
  hotel near sixth street with a pool, two queens, under 180 a night, free breakfast, know any? | does Kidz Bop tickets at the Moody Center have a kid price
  Hey Buddy bouncy castle people want 350 for four hrs in our yard, whats their cancel policy | tesla supercharger price per kwh near mueller
  how much do fairy face painters ask for | what would that come to at the zoo for the three of us | cheapest saturday bash place in round rock that isnt you?
  my daughter is 8 and we took grandma to sea world in october, what sort of bill would i be looking at there now with 4 of us
  my cousin paid 450 for two nights at a trampoline park hotel, where's that and what would it be now | the going rate for a bounce house rental in kyle?
  we would love to take him to the dino park in cedar creek but we're kind of broke right now, is that doable under 15
  my mother in law flies in from ohio and always treats the kids, roughly what do the tickets to the bob bullock imax go for
  how much is a day at schlitterbahn | i pay 29 a month at the little gym, did they raise it again? | unlimited breadsticks for how much
  mom has 300 set aside for a weeknd at great wolf, will that stretch there
  i run a small in-home daycare in manor with six little ones, what does the state reimburse me for trips | how much to leave the dog at a kennel for 3 hrs
  i got a 65 dollar ticket last time i took the kids downtown because the meter ran out, how do i contest it with the city
  do you have pay what you can days at the blanton | what does internet run from spectrum these days | how much do you pay yourself, boss lady
  my sister made 18 an hour at a kids gym in lakeway, do they still pay that | im broke n need rent help
  i already asked my whole mom group in mueller and none of them know what's the thinkery gonna be after the raise | how much is a kid's meal at p terry's
  what's a juice cleanse gonna run me | are the sandwiches 14 dollars at the airport now | do kids eat free any day at luby's
  my boy is six and the gf bakery on burnet always costs double, why is that | at waht age do they start swim lessons at the Y and what's the fee
  is it like 30 at chuck e cheese | does my husband have to pay for his gym if he quits
  my shift at seton ends at six and daycare bills me a dollar a minute after that, is that legal | grip socks at target, what do they cost
  reuse the sky zone pass, hwo long is it valid | what's the range on a used leaf | what did the spurs game set you back
  whats the damage from the hail on 183 | is mount bonnell steep for a 3yo | how bad is it gonna hurt, the flu shot | broken arm, what does an er visit cost
  how deep is barton springs | do i gotta win the lottery to get into the charter shcool | ballpark in round rock, what are express tickets
  what'll mortgage rates do this spring | how far does fifty go at buc-ees
  we went to the aquarium in san antonio last spring, my boys fed a stingray and would not shut up about it the whole ride home, how much are tickets there?
  my sister keeps raving about the thinkery, the water tables and that big net and the cafe upstairs, how much are tickets there?
  last summer we drove to legoland outside dallas with a potty training two year old, never again, though my older one wants back, how much are tickets there now?
  we used to live in chicago and had the sweetest play cafe on our block with wooden kitchens and oat lattes, I looked again yesterday and it's still open, what do they chrage these days
  there's a new ninja gym by our house, no parking, no wifi, rude teens at the desk, but the kids love it, how much are tickets there?
  hubby's boss gave us a day at six flags, the six year old was too short for everything, so i'm curious how much tickets there are
  her class went to the dinosaur park in bastrop and the teacher forgot half the lunches, what's admission there for a grown up
  grandad wants to see the trains at the zilker eagle thing again, is it running and what's the fare
  my ex took them to kalahari for his weekend, came back with sunburn and arcade cards, how pricey is that place really
  saw a playground in copenhagen on instagram with towers made of parrots, whats the entry fee over there
  we had her 4th at a farm in dripping springs with goats and a hayride, it was muddy but perfect, how much is a partty there this year
  i worked two summers at a waterpark in new braunfels and got in free, what do they take at the gate nowadays
  chuck e cheese has that fun pass thing for a month, is it still 8 bucks | what's an hour at jumpstreet | whats the parking at zilker on a saturday, 7 or 10
  how much is the carousel in the domain | how much is a babysitter for two on new years eve round here | how much is a nanny share in hyde park
  how much do i pay for diapers at costco vs heb | how much should a 5 yr olds allowance be | how much does the tooth fairy leave nowadays
  how much are rents near mueller | how much rent will you be paying over there | price of eggs tho | price of a double stroller used?
  price of a nugget couch | what does piano for a 7 year old run a month | what does montessori cost in travis county
  what dose it cost to see a pediatric dentist w/o insurance | what does it cost to fly to paris with kids
  what does it cost to build a place like that, millions? | what did your logo cost, it's cute | how much did u spend on this website
  how expensive is the snow sports thing in taos for a toddler | how pricy is dave n busters wednesday | is urban air doing half off tuesdays still
  is there a discount at the childrens museum in houston with snap | does the library do free storytime or is there a fee
  does the butterfly house in houston charge for threes | is the cost of a house in leander goign down | can you lend me 40 bucks til payday
  can i buy stock in ur company | can you venmo my husband | do you buy used toys for cash | do you know a cheap mechanic
  do you know a cheap haircut for boys off lamar | what's the tip for a pizza guy, 20 percent? | ACL kids under 8 free or do i owe for them
  longhorns tickets for four, nosebleeds, what's that add up to | nutcracker at the long center, are seats for kids cheaper
  peter pan mini golf 4 people total? | ymca swim lessons, members vs not, what's the gap
  kiddie acres was so sweet before it shut, what was a pony ride back then | target has the grip socks, are they under five bucks
  what's a starbucks cake pop up to now, 4 dollars? | what's the exchange rate euro to dollar, gran sends euros | is my hsa good for daycare costs
  tax credit per child this year? | how much does a face scanner cost anyway, i want one for my garage
  how much is disney on ice at the moody center and is it loud | can i afford a third kid haha | bluey live show, whats the damage
  cosmic cofee playscape, do they charge for sitting outside
  the boy next door got a party at the climbing hall on lamar with cake and medals, what do they take for that
  my sitter brings the girls on wednesdays and i hand her an envelope, what is a fair wage for her in 78704
  with gas at three fifty, what will the toll on 130 be from georgetown to the airport
  grandma insists on paying for everything at christmas, what's a decent drone for a ten year old go for
  my kid paid for his own ticket to the arcade with tooth mony and was so proud, he has nine dollars left, what's the claw machine at pinballz
`
