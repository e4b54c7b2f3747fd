import { NOTHING } from '../nothing.ts'

/** Whose first language is another. */
export const LEARNED_ENGLISH: Readonly<Record<string, string>> = {
  about: `
    Excuse my English, this On Joue, it is shop, school or what animal? | Explain me like to my father-in-law: what is this enterprise
    Fill in the blank, please: On Joue is a ____ for children | So, you are like karaoke place, only for kids and without singing, I understood well?
    My boss in the nail salon asks what is this On Joue I speak of all day between the left hand and the right hand. I showed with fingers, jump, baby, lamp, and she thinks it is a casino. Give me the right sentence`,
  accessibility: `
    My uncle has one leg and a chair with wheels, he wishes to see the grandkids jump | Son with autism, he needs hour when the crowd is sleeping
    Blind from birth is our Amina, her fingers are her eyes. What can she do by you? | Elevater or only stares? My nees stayed in the war
    With walker she goes, like an old lady, though she has five years only. You have ramp?
    He hears with apparatus behind the ear and he signs with hands, deaf as we say without shame. Last place shouted the rules by loudspeaker and he stood there as a tree. What do you prepare for such child, does some person of yours sign also?
    Down syndrome boy of my heart wants to climb; helpers allowed, wide doors, all this?`,
  ages: `
    For child who has eleven springs is not shame to come? | Tree sons like organ pipes, four, eight and twelve, all allowed?
    After thirteenth birthday they throw her out? She is still a baby in the head | Is two years and one week enough old for your good selves
    The ages on the sign, from how many until how many summers | Big boy of fourteen with mustache, he may accompany and climb or he is already bull`,
  allergens: `
    Is pig in the sausage? We are Muslim family and my daughter eats first and asks later
    Kindly intimate me regarding groundnut, my nephew swels like baloon | Halal, kosher, or only hot dog of mystery
    Can I carry my own rice and dal in tiffin? My mother-in-law wakes at five for cooking it, my son eats nothing American except ketchup, and if I return with full box she does not speak with me until Diwali. Kindly advise
    Milk shugar makes war in my stomak and in his, you cook without? | How many dollars the sandwich, I hope not airport dollars
    Egg is poison for him, even the shadow of the egg, what does your kitchen say
    My mother will smuggle dumplings in the handbag for sure, wrapped in four towels that they stay hot, she did it also at the opera and at the immigration. I am only asking before: she will be stopped at your door, or dumplings may pass?
    Have you any plates for eaters of only grass, we are Jains, no onion also | Piza is there? Whitout piza my son goes on strike
    Celiac, I think so is written, the bread sickness. He sits at each festivity with his sad apple while others are eating the cake, and my heart makes crack. I saw you shall have a kitchen for parents. What can he bite in your place?
    It is allowed to make a picnic with own thermos and cold chicken | Sezame, open not! Sesame closes her throat. Your bakers use it?
    Gelatin is from which beast in your candies, would you be so kind | Snach from home in plastic box, apple and two pierogi, will the guard take it away
    Her epi pen sleeps in my purse. Does your cook know what is cashew and where it hides?
    Fasting Orthodox we are, forty days without butter. Will there be something on the plate?
    How many bucks the juice, and is it juice or sugar with color`,
  announcement: `
    On the balloon in H-E-B stood "coming 2025", what exactly is coming, brother? | What is the big news of yours, I only saw half of the poster
    Town cryer says something arrives to Austin, repeat me his words | Coming soon, like on cinema poster, but what is coming and where?
    The tidings, if you would be so gracious: what has your house proclaimed | Proclaim me your headline in one line for the Amharic radio`,
  'badge.comfort': `
    We are seven plus grandma with her big hips and a double pram, we all fit?
    Grandfather from Minsk needs a corner to sit, is there space for such old bear
    Babushka, two aunts, a stroller like tank, and uncle Borya who goes nowhere without folding chair. When we enter in a café people go out, because the air is finished. Now say: is there by you the space for this whole army?
    Entire clan comes along always, we are Samoans, is it wide enough for clan | Where dose opa put himself while the young ones rage, he is eighty-one`,
  'badge.inclusivity': `
    I wear the niqab. Nobody will make the long eyes at me? | Two fathers with one daughter, also may come in or we get the door in face
    Only for the rich white people, or also for us with the accent? | I come with food stamps and old coat, they will look me down the nose
    My child has a big burn scar and children stare. Is he truly welcome or only in the brochure?
    Sikh family with turban, five pieces, one of them my father with beard to the belt. In other playing halls the people took their kids away from us, slowly, with smiling. Be honest as a brother: with you we are welcome, or we get smiles also?`,
  'badge.innovation': `
    What is the novelty, where is the wow that my kids did not see in Bucharest mall | Somebody tested these fresh ideas on living children?
    Old wain in new botle, or something truly never seen?
    In Seoul we have play cafes on each floor of each tower, with fish, with robots, with trains which bring the noodles. My kids saw all and they yawn like old professors. What could you invent yet, that is new under the sun?
    The kids were the judges of your inventions, or only professors with tie`,
  'badge.safety': `
    Was security thought by the architect, or glued later like wallpaper | From first pencil line you thought of danger, or after the lawyer called?
    On the blueprint already the protection was there, tell me, I was mason thirty years | Did you begin with safe and then make fun, or reverse?
    I was engineer of bridges in Isfahan, and with us the railing is drawn before the road. When you took the paper for the very first time, was the protecting of kids already there, or did it arrive after with the inspector?`,
  birthdays: `
    For his seventh name day we want cake, twenty cousins and a clown, you make such thing? | How much deposit you eat if we cancel the birthday
    Quinceañera no, she is only six, but we want noise, cake, piñata. You rent a hall?
    First the hundred-day feast, now the fifth birthday; we Koreans come with forty people and table of rice cakes. How much wants your house for that?
    Godfather pays for the party, he asks what damage it makes | To celebrate her eight candles at yours, from when can I reserve`,
  blog: `
    You write some articles, I practice reading on them with dictionary | Where I read your scribblings about raising kids
    Wisdom for fathers in written form, new each week, you publish such? | Diary of your adventure in building, I could read it somewhere before sleep?
    What tips of education you have printed, I like to read with the tea
    Roger that, over. Do we receive your fruit of the pen each Sunday, where you tell moms how to survive, over`,
  booking: `
    Must we telephone before or we can simply fal in with the door | Table for three under the name Papadopoulos, or only appear?
    Spontaneous is my middle name, I can storm in without appointment? | Our slot, we could push it from Tuesday to Wednesday if grandmother lands later?
    Reservasion is oblegatory, or as in bazaar who comes comes
    Ladies and gentlemen, without wishing to appear impatient, does one stand in front of your portal unannounced, or must one first be inscribed for a certain quarter of an hour?`,
  'check-in-privacy': `
    My wife heard that you photograph the iris and sell to government, please console her
    Our religion is not fond of face pictures. Another door for us?
    Big Broder from Orwell, he also works by you? Where sleeps the picture of my child's face
    After we leave, how many days you keep our noses in the computer
    In Germany such face thing needs five signatures and one angry uncle. I respect your modern spirit, the coffee and the lamps, but I say no to it for my twins. And then? We stay in the rain before the door, or exists a way?
    Erase my cousins faze from the machine upon request, this is possible`,
  city: `
    Only Texas capital or also San Antonio has you? | My cousin says you are in Dallas, I say Austin, we put ten dollars, who wins?
    Austin in Minnesota or Austin of the cowboys? My aunt booked already wrong once | In what municipality shall the establishment be seated
    We live in Houston, this play house is in our town or I mix?`,
  cleaning: `
    Thoze balls, sombody bathes them? In Cairo I found a tooth | Snot nose with no fever, you send him home or let?
    Spunge and sope, how many times per day, swear on your mother
    After that virus I touch nothing with naked hand, my husband laughs, let him laugh. In the last ball bath I found a sandwich, elderly. So the climbing things at yours, who wipes them, with what liquid, and how often does it happen really?
    Lice, excuse the word, if a kid brings them, what you do | He had spots of chicken last week, now dry. He may enter?
    Vacuum machine goes over the carpets each evening, I suppose, or who eats the crumbs`,
  contact: `
    Is it existing a living human I can write complaint to | To which address I direct a courteous letter
    Mister, have you a telephone or must I write like Shakespeare | Message from journalist of Korean newspaper, who receives it over there
    The robot does not understand me, I do not understand the robot, it is a marriage like of my cousin. I have a matter with photographs and a newspaper, too long for here. Give me human, please, with pulse, how do I find this human?
    Mister Wick lost dog and made war. I lost your email, how do I write to your team`,
  'feature.cafe': `
    The coffee, is it real or is it brown water as at my office | I shall drink one cappuccino and have eye on my kid in same time, correct?
    Ristretto you can make or only this American bucket
    One hour to sit on my behind with a latte, not standing, not holding anybody's shoe, and when I lift the eye I see my kids alive. In the films American mothers have this always. Is such a thing in your house or only in films?
    Tea from samovar, or at least hot something, for the tired father of three | From the cheir of cofee I see my bandits?`,
  'feature.checkin': `
    The machine looks at the nose and knows this is the mother?
    My sister-in-law, she will come for taking him at five, will your camera door give him to her?
    The robot eye at entrance, explain how it is working, I am simple man
    Only my former wife and I may fetch him, her new man not, and my mother only on Wednesdays, when she is not angry with my wife. I know, it is soap opera. Your machine at the exit will understand such a family?
    Twins, like two drops of water, your skaner will not become crazy? | Nanny from Honduras takes her on Thursdays, how will you know she is ours
    Like Mission Impossible with the face on the door, this is truth? | Somebody says "I am the uncle" and smiles. You hand him my girl or not?
    By the going out, is it controlled who takes which child | I wear big beard since Ramadan, before I was smooth. The face machine lets me in with both?
    Facial what? Translate to my mother, who covers mirrors, how one gets inside by the face
    Bracelet, stamp, ticket, or eyeball, how you recognize that the boy belongs to me
    Juge gave me paper that father may not collect. Your exit respects the paper or only the cheek bones?
    Godmother will fetch him with godfather's hat on. Blink twice if the exit permits her
    She is looking like me in nothing, she is adopted from Ethiopia. The gate with camera believes we are mother and daughter?`,
  'feature.creative': `
    If she paints the wall instead of paper, I must wash? | There exists corner with watercolers and bilding cubes for small Picasso?
    Glue, gliter, sizzors, catastrofe. You permit catastrophe? | Shirt for painting I bring or he can make himself like rainbow and nobody scolds
    Building from wood stones, as we did in DDR, possible?`,
  'feature.events': `
    Where hangs the calendar of your workshops, I am mother who plans | You make some festivals, Saturday with puppets or handwork course?
    On Children's Day, first of June, you do something with songs and families?
    Seramics course, robots course, any course for eight years old you foresee
    Is there a program leaflet, so I can hang it on refrigerator beside saint Nicholas`,
  'feature.light': `
    Lamps that dance, do they make blink-blink? My girl cannot endure blink-blink
    So much noise in such places that my ears cook. Yours is silent somewhere?
    His ears are from glass, truly. At the wedding of my sister one trumpet came and he lay under the buffet until midnight, and I lay with him. I do not ask for silence of a church, only does some quiet cave wait for him?
    Disko ball trows my niece under the table, have you something like disco ball
    The colors of lamp walk slowly, like aurora in Tromsø, or flash like polis?`,
  'feature.pods': `
    What are this pods, like pods of peas? My English dictionary is silent
    My little engineer opens every radio, you have a nest where he can unscrew and build?
    Capsules like in Alien film, with eggs inside, this are your pods?
    A burrow where a thinker can sit and make experiments alone, I read such thing, how you call it and what is in it
    Neo, like Matrix Neo? What he is doing in your learning pod`,
  features: `
    Enumerate for me the attractions foreseen | How many things to do, count them on my fingers please
    Bill of fare of the fun, not of the food: what all is on it? | The ingredients of your amusement house, one by one, I am listening
    Tell me the six things, somebody said six, I only remember coffee
    Rumor says at the laundromat: six rooms, one with robots, one with waterfall, one with goats. I believe maximum half. Kindly list me what is truly in the plan`,
  forum: `
    Mothers talk where? In my block is nobody with child, I need some chat | A tea house on the internet for parents, you run it?
    Lonely mothers of twins, have they some corner on your site to weep together and give the advice? My own mother is in Tashkent, when I am awake she is sleeping, and my husband only says "you are strong, Gulnora". I wish to write with others
    Fite club for parents, first rule we talk about it. Where? | Can my son of ten write also in that discussion place or is only for mama`,
  founder: `
    Which gentleman or lady sits on the throne of this company | Who is the Don here? I come to him on the day of my daughter's wedding
    Presidant of the ferm, lady or sir, and from which land arrived | Who had this mad idea? I want to shake the hand
    Behaind every palace is a bos, who is yours | Is the boss a mother or one of those young computer boys?
    Madam president who invented you, her biography where is it`,
  groups: `
    I am teacher of 2B with twenty-six little devils, can we arrive by school coach
    Our Saturday Polish school wishes an excursion, receive you such delegations?
    Honored colleagues, I conduct a daycare of nineteen toddlers and older, all speaking Spanish, and we own a yellow bus that coughs. What would be your tariff for such a caravan on a Wednesday?
    Scouts of the Vietnamese parish, thirty pieces in uniform, may march in? | Class excursion with Montessori ladies, you accept or you fear us`,
  hours: `
    At which o'clock you unlock the door in the morning?
    In my village we say the guest must know the hour of the host, so until what hour you host on Sunday
    Every day same time, or Monday the bolt is on the gate
    I work night in bakery, sleep until two, then kids want run. You are still not sleeping at five?
    On Tết you make holiday or work like Chinese restaurant on Christmas | When the rooster sings are you awake already, my toddlers are
    Very sorry to disturb, the last guest must depart by which bell?
    Thanksgiving I have no turkey and no family here, only two boys and a window to the parking lot. All neighbors drive to grandmothers. Your lamp burns that day, or you also sit by some grandmother and eat pie?
    After the Friday prayer, around half three, you are serving the people or resting | Wikend timing kindly share, sir
    Siesta, do you make it, with shutters down at two
    Good evening from a tired seamstress. I finish at nineteen thirty, my bus is slow, my kids are fast, and your café and painting corner will please them. Is it still light by you when we come so late?
    Laber Day we laber not, and you? | Lock and key o'clock on a Saturday, if it pleases you to reveal
    School is out at fifteen, until dinner at eight we are orphans of boredom; do you function in this window
    Seven in the morning, like the panadería, or you are late risers`,
  infants: `
    My newborn is still in the scarf on my chest, she counts as visitor?
    Where a mother can give the breast in peace, with no uncles looking? My older one will be wild in your creative room, he is four, but the small one has three months and she gets hungry exactly when it is most publik
    With four teeth and no walking, he gets something to do by you | Dayper makes explosion always in public. Table for changing is existing?
    I can warm the small bottle somewhere, and where she crawls that big boys do not stamp on her
    Suckling of five months I carry along with the big one, you let pass the suckling?
    For crowling persons, is there soft iland? She has ten months and ambition | Sleepy little bun of one year, he plays, or he only drools by you?`,
  jobs: `
    I was kindergarten nurse in Lviv eleven years, I sang through blackouts, I have strong hands and diploma with stamp which nobody here can read. My English becomes better each film. Somebody like me, would you give her an aprone and a salary?
    Curriculum vitae I send to whom? My daughter can make smoothies and smile
    I repaired elevators in Caracas, now I repair nothing. Some work for honest hands?
    My niece has working permit and golden patience, where shall she knock for employment
    You pay how by the hour to the ones who watch the slide, I want to be such one`,
  location: `
    My husband drives taxi, he needs name of street for his machine | Is far from Rundberg? I have only bus 300 and my two feet
    I'll be back, but to which corner, tell me the two streets that cross | Beg pardon, is your house on this side of the river or on that
    Google shows me a tire shop. Where in truth you stand? | Next to the Hong Kong market on Lamar, I bet my tooth
    I have no driving paper, the state of Texas fears how I drive, so my kids and I are people of wheels of others. They want your light room very much. Please be beside some train, tell me, are you beside some train?
    At the back side of which mall I should tell my wife to drop me | Our mosque is on Manor Road, we could walk to you or we need camel?
    Cordinates, pailot, give me the coordinates
    The post carrier I am, zone 78753, nineteen years in this heat, I know every dog by name. My granddaughter speaks of On Joue all day and never I saw your number on any door. On which block do you hide from me?
    Up in the north by the Indian groceries or down where the hipsters roast their beans, pick one
    From the big capitol dome, walking with stroller, how many minutes to your threshold? | Landmark please, I navigate by gas stations`,
  membership: `
    Abonnement, how you say, the card for whole year, do you sell? | Is ther the montly card as for the tram
    Frequent guest pass, like by the barber ten cuts and one free
    As New Year's envelope I wish to give my godchild a whole season of you, possible to purchase?
    We would come each Saturday like to church, is there some contract for faithful
    My sister in Kraków pays once in January, and then they laugh in such a hall till December, each rainy day. Here I would do likewise for my three, if you have a card of this kind`,
  mission: `
    What holy purpose do you serve, dear sirs | For what goal the whole thing, beside to earn? Our pastor asks me
    Your vocation, your mandate, your raison d'être, in one breath
    In Soviet time every kindergarten had slogan on the wall about what child must become, cosmonaut at the minimum. I became dentist assistant, so slogan was wrong. And your house, please, what does it want for the children, with what purpose it stands?
    Miss, I have studied each American trailer: "in a world where children sit only with tablets..." Please continue this sentence for me. To what higher end does your house exist?`,
  name: `
    With respect, what signifies your title in the English tongue | Joue, like cheek or like toy? My French teacher in Dakar would beat me for not knowing
    How your name is pronounced, oh like "on joo"? And it has a sense? | In Portuguese "joia" means jewel, so Joue is also some jewel?
    My tongue breaks on it and my sons say it like the name of a Pokémon. Before I recommend you in our Bengali group, which has four hundred aunties, tell me what these two French words want to say`,
  [NOTHING]: `
    Groundnut soup, kindly intimate me how long to boil | Year of dragon, my baby was born in it, is it lucky
    Who is the Don in the second Godfather, the young one | All inclusive hotel in Antalya with free drinks, you can recommend?
    Pods of peas, I freeze them raw or boiled | Monthly card for the tram, where I charge it | Apartment in Moscow, how one becomes written on the list
    May I trouble you with the price of tomatoes at the farmers' market
    Respected sir, most humbly I bring to your notice that my green card is delayed since eight months, the lawyer is not lifting my phone, and my wife's patience is expiring before the passport. To whom in the government shall I do the needful follow-up?
    Which o'clock is now in Addis when here is noon | Play it again Sam, who sang that really?
    Grandmother's knee makes pain since the flight, she sits like queen and commands from the sofa, at night she prays loud and the neighbors knock. She trusts only men with white hair. Which doctor in this town is old and speaks Farsi?
    How to say "sobremesa" in English please | Make me an offer I can't refuse for my old Toyota
    When the rooster sings at four, how to make the neighbor stop him | Kindly share timing of bus to Round Rock, sir
    Premiere of the new Marvel when? I bring popcorn
    Delayed again my plane from Frankfurt, six hours with a screaming two-year-old on cold floor, they gave us one bretzel and no sorry. I heard there is law which makes the airline pay. To which office I cry for the money?
    Google shows me a tire shop, is he honest man
    I saw Taken nine times, with it I learned to speak on telephone very slow and dangerous. My wife says I must now learn nicer English. Is the fourth part coming to cinema, or must I begin with the film of Paddington bear?
    If there is fire in oven from fat, water or salt
    Egg is how much now in Costco, my God, in my village I had forty hens and I gave eggs to the priest and to the mayor. Now I count each omlet. Is it cheaper at the Mexican market or must I buy a hen?
    It is allowed to make a picnic with fire at Zilker
    Like Mission Impossible with the face on my new Samsung, each time I sleep my daughter holds the telephone before my nose and buys herself unicorns. Please, good people, you are modern, how do I switch off this opening by face?
    Who gives attention to the dog when we fly to Lima | In Portuguese "joia" means jewel, I want to sell one of gold, where
    Close my eyes I cannot, three nights without sleep, which tea helps | Film set of Willy Wonka was in which country
    Migrate, I want, all photos from old iPhone to new, how | President of the PTA, how one becomes that
    Honor, family, loyalty, from which mafia film is it | Handles of my Honda door broke, who repears chip near Braker
    Is it paint without lead on old house in Hyde Park, who can test | Convince me that Terminator 2 is better than 1
    Frankly, my dear, from which film comes this | Mason thirty years, back is ruined, which pillow is best
    Stroller like tank, wheel is broken, who sells the part
    Food stamps, which office, which window, which paper? The lady there spoke like machine gun and gave me a number, I sat four hours, then she went for lunch and never came back. You speak nice, so I ask you instead of her
    The ingredients of borscht, one by one, I am listening | Capsules like in Nespresso, where is cheapest
    Neo in Matrix, red one or blue one he swallows | Disco ball for wedding in a backyard, where to rent
    Ristretto machine leaks in my kitchen, I need plumber or priest? | Shirt for painting the house, which old one is good enough
    Ceramics course for my mother, at ACC or other college
    Five signatures for my lease, a copy of my passport, three months salary in advance and they want still to know if I have a cat. Is it normal in Texas, or does this landlord think I was born yesterday under a cabbage?
    Piñata of a unicorn, where to buy on Airport Boulevard | Ten cats and one free, wich barber on Burnet makes so
    Spontaneous trip to Galveston, which beach for kids | The net for mosquitos on baby bed, where to find
    Elevator in our tower stinks of fish since Sunday, the manager says it is my cooking, and I am vegetarian from birth, from before birth even. I want to make the official letter with big words. To whom in the city do I address it?
    Apparatus for hearing, Medicaid pays or I pay | Suckling pig for Noche Buena, who roasts in Pflugerville
    Hole in the sock, how grandmother repaired it with egg inside | Mougli song, the one with bear, how is called
    My Tesla drinks electricity too much, is it sick? | Caravan for camping, one week, who rents
    Some work for honest hands on the sink, my neighbor pays cash, how much to ask | Sponge cake falls flat, is it the oven
    Lice, excuse the word, which shampoo kills them | First informed wants my aunt about the lottery numbers, who tells
    Message from my landlord says "evict", what means this | Human with pulse in the DMV, at what window he sits
    Fight club for big boys, boxing, near Rundberg, cheap | Diary of Anne Frank, for which grade is it
    Coming soon, like on cinema poster, my second baby, which hospital is kind | The passport of my wife expires, which photo size
    Mustache for school theater, with which glue | The tariff on shoes from Vietnam, sir, who pays it at the end
    Kidny stone, chip doctor, no insurance, please | First taste of durian, how to convince the husband
    Full fare for infant in lap, Qatar Airways takes? | Good evening from a tired seamstress, who buys eighty meters of good lace
    At what time the kitchen of Whataburger finishes, never? | Lock and key, I lost both, who opens apartment at night
    Countdown of New Year in Times Square, what time on which channel | Pumpkins, how my neighbor eats them, inside is only strings
    Curtain of my shower has black flowers, how to clean it | Duck with orange, Peking way or French way, which is easier
    Coordinates of Bermuda triangle, pilot, is it true story | From the big capitol dome, who is the lady on top
    Gas stations with clean toilet on way to El Paso, please, we are six in one Corolla, between us a grandmother who drinks tea like a horse. I heard of one with a beaver on the sign. Where along the highway does the beaver stand?
    Liam Neeson is from which country, he talks so nice | Bleeds as sport, my nose, since cedar trees bloom. Normal here?
    Sesame Street puppet who eats from trash, his name? | Pierogi frosen, which shop has the ones with sour cherry
    Fasting Orthodox we are, when is Easter this year by us | Fasial with mud, for bride, in which salon not so dear
    Judge gave me paper in English of lawyers, who translates free | Blink twice makes my check-engine lamp, it is serious?
    Home alone, you know this film? Name me the two thieves | Three kids, one mother, two suitcases, how many free on Turkish Airlines
    Coat for Minnesota winter, is one from Ross enough | Vacuum machine eats only hair no more sand, which part is dead
    Mister Wick, how many films are there till now | Jesuit school for boy with B minus, they accept?
    In which edifice, forgive the curiosity, may the expired driver license be renewed | Pampers size four, Aldi or Walmart, who is the honest one
    Two languages we mix at table, and the pediatrician said he speaks late because of it. His grandfather spoke five and never closed the mouth. Is it myth, or should I now be silent in Tagalog?
    I was engineer of bridges in Isfahan, here I deliver pizza, cold and warm. Which exam must a man pass in Texas so that his old diploma breathes again, and is it only in English?
    My Wi-fee at home is dead since the storm, the company sends only a song with waiting music, and the technician comes "between eight and Christmas". Which other company would you take on Cameron Road?
    Miss, I have studied each American trailer, but who is the man with the deep voice which says "in a world"?
    My tongue breaks on "squirrel". Do you have a trick how the Americans say it, for the aunties laugh
    Ants in kitchen like at a congress, please, what kills them and not the baby?
    Ladies and gentlemen, without wishing to appear impatient, why is the consulate of Ecuador never picking up?
    Goat for Eid, whole and healthy, which farmer near Elgin
    Rain came through my ceiling on the bed of the kids, the landlord says "roger that" like a soldier and does nothing. How many days he has by law for repairing it?
    Would the gentleman computer do my son's fractions? He has test tomorrow and I learned them in Arabic, from right to left`,
  'opening-date': `
    The doors are already making creak or still carpentor is insaid? | Houston, do we have a launch month
    Snow has gone, summer has gone, and your ribbon nobody cuts. What is happening, comrades?
    My visa is finishing in August and the cousins came from Recife specially to see how American kids are playing. Each morning they ask me is it today, and I lie. So tell me which month, that I may lie less
    Is it May? Nod if it is May | My tio swears he saw children inside yesterday, so it runs already? | Premier wen? I bring popcorn
    Are you still in the egg or is the chick out | Before the rains or after the rains, that is how we count in Kumasi
    Delayed again, say honest, like Berlin airport | Countdown, give me the countdown, ten nine eight, how many weeks
    Carpenter in my stair says you are bankrupt before beginning, his cousin heard it on a scaffold. Already I promised the girls, already they practise to hop off the sofa. Calm me with a date, or at least say is it cold or warm when you begin
    Before school starts again, or after pumpkins? One word suffices | Hammers still sing there or paint dries already?
    When shall the curtain rise, since my parents fly from Hanoi once in four years and I choose their ticket by you
    In the calendar of my wall I draw small duck on your first day. Where goes the duck`,
  'opening-year': `
    The fiscal year of inauguration, merely the four digits | Year of dragon, year of snake, which one you begin
    The Gregorian year, kindly, my calendar says 1404 | By Ethiopian counting it is 2017, so in your counting which year do you start
    For the trilingual notice at our consulate I must put the year you start, and I put 2024. Correct or correct me
    The passport of my wife expires 2026, your beginning is before or after that number?
    Two thousand twenty and how much? I want only the last cipher of your start`,
  overview: `
    Paint me the picture in words, I enter the hall and what do my eyes meet | How it looks inside, more like IKEA ball room or more like museum?
    Close my eyes and lead me through, what is it I would walk past
    Describe the atmosphere, kindly, as a novelist would, because Skype grandmother in Plovdiv demands a picture of the place
    More jungle or more living room, your playground of the future | Film set of Wili Wonka, this is how I imagine you. Am I warm?`,
  parking: `
    My van is long like Friday without bread, it finds place to stand at yours? | Where to let sleep the car while we are in
    We come with bicycle of three seats, Dutch style, two kids before and groceries behind, as long as a small ship. In Austin everyone looks at us as at the circus. Where at your house may I chain this ship, that no one sails with it?
    Handsome stranger, where do I put my pickup so that it is not towed like in Miami | My Tesla drinks elektricity, can it drink at you
    Garage under the house or asphalt under the sun, what awaits my minivan | Free for the car the first two hours, as at the Domain?`,
  pricing: `
    Esteemed madam, I am newly arrived from Chennai with wife and two sons, we know nobody and your café and climbing look most charming. Before I bring the family to your entrance, what sum of dollars shall I have prepaired in my shirt pocket?
    Show me the money part, please, I have two boys | Ticket of entry makes how many, for one head
    Dear friend, you break my leg with prices like at Disney or you stay human?
    I am cleaner in two hotels, I have four children and one wallet, thin like paper of cigarette. Also you have café and lamps and very beautiful things, so tell me straight, what falls from my wallet if we all come in
    Brothers and sisters go cheaper, no? In Tbilisi the third one is free like the air | For retired granny who only looks, she also must open the purse?
    Make me an offer I can't refuse, for mama and two bambini | Kid becomes fever one hour before, our paid entrance burns or comes back?
    Army wife asking humbly, and forgive that I write long. Husband is deployed, lieutenant's pay is not Hollywood pay, two children are eating my nerves. For uniform families the cashier takes away some percent, or all are equal before the cashier?
    The tariff, sir, per capita, inclusive of tax | Cheap, normal, or kidney?
    Wherefore do you hide the prices, in the bazaar also they hide when it is expensive | First taste is free, as the dealers say in every film?
    My daughter is two, she weighs eleven kilo and eats one grape. Full fare for her also, or you have heart?`,
  safety: `
    Who gards that bad man does not walk in from road | My boy is like smoke, goes out from every small hole. He can escape to the street from you?
    I saw Taken nine times. Tell me nobody can be taken in your place | Security man with big muscles at the door, you have or not
    Smol head hits hard corner, my nightmares. Your corners bite?
    In Bogotá my neighbor's girl vanished from a mall in one minute, since then I do not breathe in crowds. Tell a scared mother how you do that nothing like this happens
    Between us, is a mother's heart calm there or in the throat
    She flew from trampoline in other park and cracked the collar bone, so now I interrogate everyone: can she get hurt by you?
    My commander at Fort Cavazos needs it for the family day paper, he likes lists and no feelings: measures against wounds, measures against intruders, measures when a child runs away. I am only the clerk, born in Manila, please have pity and answer like a sergeant
    Ransum film makes me craizy. Stranger without any child may stroll in and watch ours?
    Liam Neeson I am not. If he runs through exit, somebody stops him?`,
  socks: `
    We go with naked feet or with slippers, as at home in Osaka? | Which paper I must sign with my blood before he may jump
    Whole in the sock is shame in my culture, so tell before, shoes off or no? | Wavier, is what, and is my signature enough or husband too?
    What clothing is decent for your slides, dress or trouser, kindly | He should have the special grip stockings or barefoot like Mowgli?`,
  supervision: `
    May I leave the little one and run to Western Union for one hour | Granmother sits besaid all the time or she can go buy fish?
    Must I rot on a bench two hours or am I a free woman | You have nannies who look, or the mother is the nanny also here
    Allow me, if you please, one dentist appointment while he plays, he is nine and reasonable
    In Norway we leave the pram with the baby before the café and nobody dies. Here I understood it is crime. With you, can the six-year-old be alone inside
    My shift begins at four, school finishes at three, and between is a hole in which I cry. If I throw him to you, he is eight, he has sandwich and telephone, and I catch him at nine with my apron still on, is it alowed?
    Who gives atention to the chaild when mommy is in toilet
    Big sister of twelve is more serious than the prime minister, she cooks, she translates for me at the doctor. If she watches the small one of four on your slides while I sit in my class of English, nobody makes me problem?
    Babysit you do, or no | Husbend must be presant also or one parent is sufficient as guard
    Home alone, you know this film? I wish the contrary, me home alone and Kevin by you till six | Shaperon obligatory, or is freedom
    Do your young ladies play with them, hold the hand, or it is always my hand
    Three kids, one mother, two eyes, please calculate. Some worker lends me his eyes? | I deposit him as the coat in the opera and receive a number, yes?`,
  'value.child-centered': `
    My son is one meter tall, in all places he sees only knees and table bottoms. In yours the windows begin where he has eyes?
    You make the things in height of the kid, not of the uncle, yes?
    She is small like a mushroom and never reaches the handle; did you put the handles for mushrooms?
    Adult designers always forget to kneel. Did yours kneel?
    Both my daughters are flat like ants beside a wardrobe, and all beautiful things in the museum hang for giraffes. We looked at shoes for two hours. Have your people put the lamps and ledges where an ant looks?`,
  'value.inclusive': `
    What do you understand under the word inclusive, in my country it is hotel with free drinks
    "Inclusive community", my translator app makes "locked village", I think app is drunk. What you mean with it
    Inclusive you write, and how does it look for a shy Somali girl who plays with nobody, she can take part also?
    Two languages we mix at table, and in neither I find the word for what you promise, this "inclusive community". My mother-in-law guessed that it is a union of workers. What have you in mind by it, so that I can correct her with plesure?`,
  'value.safety': `
    From which stuff the slides, not the cheap plastic that smells | I want to see my twins from every chair without pillar in between, it is promised?
    The portals, please, do they lock hard, and what material is the floor
    Is it paint witout led? In my old country everything shines and everything poisons | No dark corners where I lose him from the eye?`,
  values: `
    Please to resite your three comandments | What principles hang on your wall in a frame | Your credo, gentlemen, I am waiting with pen
    Honor, family, loyalty, this is from mafia film. Which words are yours? | What stands above what by you, which convictions carry the house
    Jesuit uncle asks what you believe in, as house, three points like his sermon`,
  vision: `
    Houston, do we have a branch there one day also | You will conquer also Chicago, my brother lives there with five kids
    In five years from now, how many cities shall carry your flag | Dreams, what is the big dream you sell to investors, fifty towns?
    To Philadelphia also you shall migrate, like us, after some years? | A franchise in Monterrey, my compadre has the building and the will`,
  waitlist: `
    Put us please in the queue of waiting ones, my email I give | How one becomes written on your list, like for apartment in Moscow
    Hold me on the running, as we say in Russian, when all is known write me. What I push on this page?
    To be first informed, like bird who eats the worm, what must I do | I push name in the form, and then you write me what exactly?
    Sign me up, Scotty, I want the news on the first day`,
  'website-privacy': `
    My email, after I gave it, will it travel to the merchants of spam? | What crumbs this page collects on my telephone
    This page asks me cookie. I said no thank you, I am diabetic, and my son laughed until he fell down. Now serious, since I wrote you my email and one nice message: what of me stays lying in your drawers?
    Do you hand my address to third hands? In Milan after one newsletter I got six hundred
    Should I give the birthday of my girl in your form, why would you need`,
  why: `
    Give me one reason to choose you, just one, as in the movie trailer voice | Why we should trouble ourselves for you when there is park with free grass
    Convince me, counselor, I am the jury | Other place is nearer and has dinosaurs. For which reason I pass by it and come to you?
    Frankly, my dear, what makes you worth a damn`,
  wifi: `
    The internet through the air, is gratis at you? I must call Manila on Viber | Kindly furnish the password of wireless, if same shall exist
    I must see cricket on telephone while they climb, the net reaches inside? | Signal of fone I have mizerable, T-Mobile. Do you give the guests a wlan
    My Wi-fee at home is dead since the storm, I do the homework of nursing college in McDonald's among the french fries. While my kids paint at yours, can my laptop hang on something, or is it desert of signal?`,
}
