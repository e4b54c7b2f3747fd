/** Health, food and safety elsewhere. */
export const ELSEWHERE_LIFE = `
  when can I start giving my baby peanut butter | how do i introduce allergens at 6 months | best frist foods for an infent | baby led weaning or purees
  how many ounces of formula should a 3 month old drink | my toddler refuses vegetables, any tricks | is honey ok for a 10 month old
  what should I pack in my kid's school lunch | glutenfree pancake recipie | give me a recipe for vegan birthday cake | how do u make playdoh at home
  homemade slime without borax | what can i cook for a picky 4 year old tonight | how do I make cold brew at home | which espresso machine should I buy
  how much coffee is safe while breastfeeding | what can we craft with toilet paper rolls | crafts for a rainy day at home | how to get paint out of a carpet
  how do I wash marker off the wall | diy sensory bin ideas for my living room | how to make a cardboard castle in the backyard | reccomend a bedtime story
  is harry potter ok for a seven year old | picture books about feelings? | read me a story about a dragon | good chapter books for a reluctant 9yo reader
  help w my math homwork | whats 7 x 8 | can u write my book report | how do i help my son with fractions | capital of france
  my third grader hates spelling, how do I make it fun | what is photosynthesis, its for school | what toys to by for a 2 yr old
  best christmas present for a girl who is 6 | are magnatiles worth it | which climbing triangle is good for home use | where can I order a pikler
  what night light should I get for the nursery | best stroller for twins | is a balance bike better than training wheels | where do i get cheap legos
  how do I get my baby to sleep through the night | furber or cry it out | when do kids drop their nap | 4 month sleep regression is killing me
  what time should a 3 year old go to bed | he wakes up at 4:30 every single morning, what can I do | is white noise bad for infants | how to potty train
  my 3 year old will only poop in a diaper, help | when shoud i start poty training | potty chair or toilet seat insert?
  how long does toilet training take for boys | she was dry for weeks and now has accidents again | pull ups or undies at night | how do I treat diper rash
  my todler bites, how do I stop it | what do I do about tantrums in the supermarket | how much screen time for a 6 year old
  signs of a milk allergy in babies | how do I know if my kid has celiac | what do I do if he's having an allergic reaction right now
  how do you use an epipen | is there an allergist in austin you recommend | when do babies start to crawl | should my 14 month old be walking by now
  at what age can kids stay home alone | at what age should a child get a phone | what age does kindergarten start in texas
  how do I get two siblings with a big age gap to stop fighting | birthday gift for a four year old boy who has everything
  how do I throw a dinosaur party in my own backyard | who makes the best kids birthday cakes in town | what games can twelve kids play in a living room
  how do you say thank you in French | translate playground into spanish | what's a good halal restaurant on the east side | vegan brunch near zilker?
  My son is in second grade and his teacher wants a diorama of the solar system by Thursday. We have a shoebox, some paint and no clue. How would you do the planets?
  I've tried stickers, M&Ms, a singing potty and a whole naked weekend, and my almost three year old still hides behind the sofa. My mom says wait, the daycare says hurry. What would you do?
  My eight month old gags on anything that isn't smooth, the pediatrician says to keep offering lumps, but I'm scared. Which textures should I begin with?
  We moved her to a big girl bed last month, and since then it's two hours of getting up for water, hugs and monsters. How do I get her to stay put at night?
  my husband wants to build a climbing wall in our garage for the kids, what holds and how thick a mat would he need
  My second grader has a report due on volcanoes, I work till eight and the library's closed. Could you write down five facts for her that a seven year old understands?
  our pediatrician wants us to begin with egg and yogurt at half a year, and my mother says wait till one because of allergies in the family. who's right?
  I want to make a birthday cake without egg or milk for my daughter's class on Friday. What do I use so that it rises?
  She's five months, wakes every ninety minutes, and only dozes off on my chest. Everyone swears by a different method. Where would you start?
  I need something to keep a three and a seven year old busy at the kitchen table this weekend, we've got glue, egg cartons and yarn. What could they build?
  who patches up a leaky roof in round rock | do you know any good cameras for a nursery | where do i get trained in CPR near cedar park
  my son is a bolter, which leash backpack should I buy | will there be a crossing guard at his elementary
  She broke her wrist at a bounce house last summer. Can we still sue them? | is the foam inside my ikea couch non toxic
  was child safety week in may or september | my toddler puts his mouth on everything, is that normal at 26 months
  do i call the pediatrician if he gets hurt and wont stop crying | do yall do background cheks on tenants
  how many kids get injured a week at places like sky zone | he split his chin on a metal ledge at the library. glue or stitches?
  need a bath mat so they dont slip at home, which one | fire restrictions in travis county right now?? | is the paint in my 1962 house lead
  what about choking, what foods should i cut up at age 3 | sprinklers and a splash pad nearby at zilker, safe for babies?
  would an ambulance be billed to me if it comes to the er, aetna ppo
  my ex isnt supposed to be near the kids. how do i file a protective order in travis county | are there bars on rainey street that allow kids
  leave the gate open at the pool and the alarm wont sound, how do i reset it | are backyard trampolines worth the risk | is it safe to mix bleach and vinegar
  how do i handle a biter at home, hes two | refund policy | is there a nurse line i can call at 2am
  kid ran into a glass door at a buffet once. how long do i watch for concussion | has a kid ever been snatched from barton creek mall
  how high can my kid jump before it hurts his knees, like off a trampoline at home | do architects make good money in austin
  he's on blood thinners so a bump is serious. can i crush the pill in applesauce | is the car seat from 2014 dangerous, does it expire
  who's a good dentist if he chips a tooth | what precautions r needed for flying w a newborn | do the motion sickness wristbands really work
  ok but realy is it safe to swim in lady bird lake | is 6th street safe for a family on sundays
  Four stitches at the jump park, two hours in the ER. When can he go swimming again? | does anybody inspect used cribs for recalls
  do lifeguards at deep eddy start at noon | how secure is ring doorbell | who watches the kids at chuck e cheese, anybody?
  pinched fingers in hinges, ice or heat? | is there risk of sids with a weighted sleep sack | will the windows tint block uv in my car
  he has a nut allergy and carries a pen in his bag. is there anywhere in austin to get the pen cheaper | is tylenol ok every four hours after a fall
  is somebody going to refund me if we leave after a fall | phtalates, bpa in sippy cups at target, which brand is best
  whats in a good first aide kit for the car | is the playscape at mueller shaded or does the slide burn them | he cant swim, where are lessons for cheap
  thieves stole our stroller from the porch, do i call 311 | bear proof trash cans for camping, worth it?
  what if i faint at the sight of blood and cant look at splinters, where do i find a therapist | is lime a safe brand of scooter for a 7 yr old
  gymnastics at crenshaws, is it safe for a 3 yr old | tell me the law on car seats for children in texas | what do the sirens on wednesday mean in austin
  is it save for kids to take melatonin every nite | who do i call if he's bleeding from the ear | were security deposits on apartments always this high
  glutin free pizza crust, how do i make it | how much is juice at whole foods | do labels on chips have to say peanut by law
  is there a vegan brunch on south congress | My daughter had anaphylaxis from one cashew in March. Does insurance pay for two auto injectors?
  egg free pancake batter please | halal chicken near rundberg, who has it | what snacks for a 1 year old dont cause choking
  does he need to be switched off cows milk formula | sesame is the one that gets us. can an allergist desensitize him?
  if hes reacting to something he ate, benadryl or the er | our scout den needs a nut free trail mix recipe | red dye 40, when does the ban kick in
  his epipen is expired, does it still work | will breast milk keep four hours on the counter
  soy, corn, dairy, eggs, we avoid all four. what do i cook tonight
  My husband swells up from shellfish and my mother in law will only eat rice. Which seafood place in Austin has a separate fryer?
  diabetic kid here, how do i count carbs in a tamale | could you tell me how long to bake muffins without eggs | sugar free syrup at starbucks, is it keto?
  do you have a chart of which purees come first | He's had one reaction in his life, to pistachio gelato. Should he be retested at five?
  milk allergie or lactose intolerence, how do i tell | zyrtec or claritin for a six year old | my baby gets a rash from strawberries, what cream
  are water bottles made with bpa at walmart | is lactaid safe while pregnant | what would you pack for a kid with eoe on a road trip
  hes alergic to bees, is benadril enuf | do bakers need allergen training in texas | cupcakes that rise without eggs, how | where's a nut free bakery
  how do i introduce eggs at six months | We pack our own everything because of his milk protein allergy. Any tasty recipe for dairy free lunchbox muffins?
  theres a kid in our troop with allergies, do girl scout cookies contain tree nuts | can i get a refund if you dont have stuff hes not allergic to
  can i get a refill on his allergy shots at cvs | feed the kids what when they have diarrhea | she only drinks almond milk, is that enough calcium
  Our pediatrician just added wheat to his list, on top of egg and cashew. We used to love the bakery at Hyde Park. Does the cafe there label ingredients?
  honey before age one, why not | string cheese that a dairy allergic kid can eat, what brand | anybody there know a good allergist in austin
  decaf latte while pregnant ok | my baby needs his bottle sterilized how long | is it bad to eat nachos while nursing
  restuarant nearby with a nut free kids menu? | picky eater with autism, food therapist in round rock?
  Thanksgiving we ended up in Dell Children's because of a pecan pie. How do I make a pumpkin one that's safe for her?
  are scrambled eggs safe for my 8 month old | does anyone test for allergies without needles | our homeschool co-op wants easy plant based lunch ideas
  finger foods without a choking risk for a 9 month old? | could i eat at torchys with a soy allergy | formula brand thats hypoallergenic
  may she take claritin and flonase the same day | shot records needed for allergies at preschool? | fussy eater, how many tries til he likes peas
  do yal know how to make snak mix | shes alergic to sunscreen, wich mineral one is best | wheres the nearest spot w decent cofee to the domain
  hives on his arms after lunch, whats the quickest cure | when can my son face forward in the car | wich booster seat is safest | car seat laws in texas
  Can my 7 year old ride in the front? | is it legal to leave a kid in the car for five minutes while I pay
  do you install car seats like the fire station does | how tight should the harnes be on a rear facing seat | expired car seat, still ok?
  what weight do they outgrow an infant seat
  My sister-in-law bought a used convertible seat at a garage sale and can't find the label, how would she know whether it was ever in a crash?
  my baby has a 103 fever what do i do | how much tylonol for a 30 lb kid | She hit her head and is sleepy now, should I go to the ER?
  is this rash chiken pox | kid swallowed a coin help | does my toddler need stitches | is melatonin safe for a 4 year old | how long is strep contagious
  my son limps after falling off his bike, sprain or fracture? | Poison control number? | are vaccines dangerous | what's a good pediatrican in austin
  how do you treat a nosebleed | signs of concusion in a child | should I give ibuprofen or wait
  My two-year-old ate a crayon and maybe some of the wrapper while we were painting at home last night and now his poop is blue, is that alarming?
  is Chuck E Cheese safe | are trampoline parks dangerous | How many injuries did Urban Air have last year? | does Thinkery have security
  is zilker park safe after dark | did a kid realy get hurt at that bounce house in Pflugerville | is Barton Springs clean enough for toddlers
  Does Disneyland scan your face now? | is the McDonalds play place ever cleaned | how secure is my kid's school, they had a lockdown on Tuesday
  is austin a safe city | crime rate in 78745 | are schlitterbahn slides safe | my gym's childcare lost my son for ten minutes, should I sue them
  fisher price recall list | was my crib recalled | Is the Snoo safe? | are magnetic tiles with button batteries dangerous
  recall on that baby lounger pillow | stroller wheel fell off is there a recal | which sunscreen is non toxic | are water beads banned yet
  do pool fences have to be four feet | best baby gate for stairs? | how to babyproof a kitchen | what nanny cam should I buy
  is tiktok safe for my 10 year old | how do I delete face ID from my iphone | does facebook keep facial recognition data
  how do I modify a custody order in travis county | my ex isn't paying child support, what can I do | I think my neighbor is hurting her kids. Who do I call?
  how do i get a restraining order | teach my kid to swim, where
  We flipped over in a fender bender last week, everybody is fine, but do I have to replace both car seats now even if they look undamaged?
  The toy company mailed me a notice about the activity cube my baby chews on every day, something about paint. Where do I send it back for a refund?
`
