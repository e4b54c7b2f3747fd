import { NOTHING } from '../nothing.ts'

/** Who types with one thumb. */
export const YOUNG_PEOPLE: Readonly<Record<string, string>> = {
  about: `
    ngl i thought this was a dentist lol what even is on joue | explain it like im five, wat is this business
    sorry if this is dumb im recording this while i do dishes, my coach mentioned you guys and my stepmom mentioned you guys and neither one could tell me if your a gym or a school or a toy store so what are you
    correct me if im wrong but aint this a laser tag | somebody in my moms group swore yall r a math tutor chain lol, what r u for real
    who r yall, in a tweet`,
  accessibility: `
    my cousin rolls in a power chair, hes 9 and heavy, are there steps | hes got a trach and a feeding pump plus shes deaf, u set up for them
    shes autistic n crowds r a boss battle, yall do quiet sessions
    my little brother has cerebral palsy, he has leg braces and a walker with flames on it and hes faster than me, but one dumb step and hes stuck, so would he get stopped at the entrance
    hes got downs n a heart thing, shes in a wheelchair, n im just tired. can they both get around in there
    sensory hour for my nonverbal 5 yr old, n a ramp for his gait trainer`,
  ages: `
    my step daughter is 14 but thinks shes 6 when theres slides, she aged out or what
    my nephew just hit thirteen yesterday and hes built like a linebacker but all he wants for his birthday week is to climb stuff with his baby cousin whos four, so is he past the level cap or will yall let him in
    too old at 12 and a half asking for me | one kid is 3 the other is 11, will either of em be bored to tears
    u take middle schoolers or are they cringe | my girl is 2 next tuesday. does she make the cut n is her 9 yo brother too big`,
  allergens: `
    kiddo goes full hulk if a cashew is in the same zip code, whats ur kitchen rly using
    can my baby daddy bring lunchables in or is outside snacks contraband | do they run a dedicated fryer cuz gluten wrecks me and my mini me
    could i smuggle in a pouch n some goldfish for my picky one
    im babysitting for rent money and the lil dude im watching has a epipen the size of a lightsaber, is the cafe gonna be sketchy w tree nuts
    shes plant based by choice since she was five because of a pig named gary and her brother lives on cheese sticks, what would the two of them even eat off your menu, or should i fill up their lunchboxes
    sesame. just the one word. it sends her to dell childrens | do i gotta buy ur overpriced pizza or can we pack a sammich
    ok so hes celiac and his best friend is allergic to egg and milk and im the mom who always gets stuck reading labels with a flashlight, what do yall do in the kitchen so nobody swells up
    dye free dairy free fun free, thats our life. anything he could eat | red 40 makes him feral, i need a ingredient list for the cafe
    can she have her own juice box w meds mixed in or will yall confiscate it`,
  announcement: `
    my whole for you page is moms freaking out over some teaser with a french name and nobody will say what it is and im dying over here, so what exactly did yall just announce
    teaser said something's on its way, spill | my roomate said something huge is comin to atx, is that yall
    i scanned a qr on a telephone pole and it just said 2025, like whats the news here
    my tiktok is all countin down to smthn in austin w ur logo, whats comin | saw a bus bench w rosy cheeks on it n no info, the big reveal is WHAT`,
  'badge.comfort': `
    my abuela, a double stroller the size of a tank and me. do we fit | grandpa has a bad hip n needs to sit his butt down, also i push a wagon. space??
    can the whole crew come thru, me my man two grannies n a stroller w a diaper bag the size of a microwave, without bein packed like sardines? last place had us standin on one leg like flamingos
    i got a side by side stroller thats wider than my future, aisles?? | is there elbow room for big fams, we travel like a circus
    me maw n paw paw wanna tag along, will they be in the way or is there space for old folks`,
  'badge.inclusivity': `
    two moms and a kid with purple hair, we gonna get side eyed | we fat, loud n brown lol do we belong there
    he wears a hijabi moms hand lol i mean im hijabi, we welcome right
    my kid is trans and shes ten and the swim moms got so weird about it we quit, she doesnt want a parade she just wants to play tag, so i need to hear it from yall, are we good
    we only speak spanglish at home n my boys r LOUD, is everybody cool w that or do we get the look
    dont laugh but im a 19 yr old mom n people stare. will i feel like a outcast at yours`,
  'badge.innovation': `
    r u just another reskin of the same playplace or is there a new mechanic | hows yalls gameplay different from the 9000 other bounce places
    did any actual children beta test these ideas | surprise me, whats fresh here that chuck e cheese never thunk of
    whats the twist, kids helped make it or sumthin
    every place says its the future of play and then its the same purple tube slide that smells like socks from 1998, so whats honestly new in the way kids would play at yours`,
  'badge.safety': `
    was the safety stuff in the alpha build or hotfixed in at launch | did a safety nerd sit in from day one or was it an afterthought
    im in the architecture magnet at my school and the teacher says people always glue the safety on at the end like a sticker on a helmet, so did you guys think about it while it was still just pencil lines
    hindsight fixes or blueprint stage, when did yall think bout safety | were exits n stuff on the napkin doodle already, like the very first one
    be so fr, did u plan the safe stuff at the start or when the insurance guy yelled`,
  birthdays: `
    kid wants a bday raid for 15 homies, yall do that | lvl 6 celebration for my princess, cake permitted, how many goblins max
    turnin 5, wants a creeper cake n all of pre k there, how much deposit r we talkin | is renting the joint out for a sweet 8 on the table
    so my daughter wants a mermaid party and my son wants a zombie party and they were born the same dang day, could we do like a mermaid zombie thing at yall with eighteen kids and our own pinata
    homegirl wants to throw her twins a unicorn bash at yalls, whats the going rate n how far out`,
  blog: `
    u got a lil column or articles i can read while im nap trapped | does yall post parenting hacks anywhere or just sit there
    the blog u mention, whats it yap about
    while hes in speech therapy i sit in the hall for fifty minutes staring at a fish tank, do you guys put out any reading like parenting tips or updates i could scroll through instead
    last thing yall wrote bout potty training, is that on ur site somewhere? the posts page | old posts from ur journal thingy, can i still read em`,
  booking: `
    do we gotta call dibs on a time or can we just roll up | if we show up sweaty and unannounced do we get turned away
    is it gonna sell out on weekends, should i lock in a slot
    we are not planners, last tuesday we ate cereal at ten pm in the tub, so if i just show up when the mood is right will they let us in or do i have to pick a slot like a dentist
    if my kid pukes day of can i bump our time to another day w no drama | grandma doesnt do apps, can she just walk up to the counter w the kids n get in`,
  'check-in-privacy': `
    where does my face go after the scanner eats it | u keepin my sons faceprint on a server somewhere fbi style
    i dont consent to my babys face in a database, is there a opt out lane | how long till yall delete the mugshots from the entry cam
    my boyfriend does cyber security at dell and he about choked on his taco when i read him the part about scanning kids faces, he wants to know is it encrypted and who you hand it to
    whos got eyes on the facial data, cops? advertisers?`,
  city: `
    wait is it the austin in minnesota, the spam one, or ours
    my ex moved to killeen my mom is in san marcos and i keep on getting your ad in all three places so just tell me plainly what town is this being built in
    roun here or down in houston | yall are a dallas thing yeah | atx right? say atx
    my gps brain is broke, which town do i even put, austin or sum other place`,
  cleaning: `
    last indoor place gave us all hand foot mouth lol do u actually wipe anything down | hes got a snotty nose but no fever is he benched
    do them balls get washed cuz ive SEEN things
    so theres this smell in kid places you know the one, like old cheese and hand sanitizer had a baby, and then everybody gets the stomach thing by sunday, whats your wipe down situation gonna be
    ring worm, lice, pink eye. whats ur policy when a kid shows up w that
    the ball pit at my old spot smelled like feet n regret, so how often does urs get sanitized`,
  contact: `
    is there a human i can dm or just u, bot | need to yell at a real person nicely, whats the move
    no offense but i been talking to bots all day, the bank bot, the wic bot, the pharmacy bot, and i just want one person with a pulse to read what i wrote, how do i get that
    tried callin nobody picked up, hows a person get thru to yall | pls tell ur boss to hit me up, or gimme the form
    i gotta complaint n a compliment, where do they go`,
  'feature.cafe': `
    wifey runs on cold brew and spite, will somebody pull her a decent shot while she watches them
    my only luxury is sittin down with a hot latte that stays hot while i can still see the chaos, tell me thats a thing
    what kinda coffee snake is a coffee conda
    i been up since four with a teether and i smell like yogurt, if theres a real espresso machine and a chair where i can still see her ponytail bobbing around i will literally weep, is there
    could i get a flat white n not stand up for a minute, while my goblin is in plain view
    big ask: caffeine, chair, eye contact w my child across the room. possible`,
  'feature.checkin': `
    so like does the camera at the door read my mug like face id or nah | can her nana who isnt on the paperwork just scoop her up at the end
    whos allowed to extract my kid at the end of the raid, only me?
    whats stoppin my ex from walkin out with our daughter, he looks super legit and hes got her last name
    biometric login for toddlers?? walk me thru that
    what if the new dude my sister is datin gets in line pretendin to be uncle, does the system let him leave w her
    wats the login process at the front desk, fingerprints, retina, blood oath? | do they give u a matchin wristband or does a cam clock us at pickup
    im her big sis, 17, got my own license n car. would the face gizmo hand her over to me
    our nanny does pickup mon n thurs, me tues, his dad wed. will yall know all three of us at the exit
    i got identical twins and even my own phone unlocks for the wrong one, so when they roll up to your front desk how does the camera tell which is which when we come in and when we go
    custody papers say no dad. so at the gate on the way out, what makes sure she dont go home w him`,
  'feature.creative': `
    do u let em fingerpaint and who scrubs the floor after, cuz at home its me | legos blocks markers all that messy jazz, got a spot
    my kid is a jackson pollock w no chill, can she splatter
    shes got a cardboard obsession, paper towel tubes, tape, the works. lil maker table anywhere? | blocks n paint mess, does mama get stuck moppin
    grandma lives with us and shes got white carpet and a whole religion about it so my kids have never held a paintbrush, would they get to go nuts with color at yours and not on my dime`,
  'feature.events': `
    anything on the calender like workshops or family nites | yall ever gonna throw like a halloween thing or class for lil ones
    do u do like kid yoga or science saturdays or is it just free roam | where would i see every happening in one spot, the shows n classes n whatnot
    summer is eleven weeks and i have ideas for about two days of it, so besides just running around is there gonna be like workshops or story times or something with a schedule i can stick on the fridge
    mothers day thing, dads nite, talent show, yall got stuff like that planned`,
  'feature.light': `
    he melts down under those walmart buzz lights so hows ur lighting gonna be
    strobe lights make my brain static n my sons too, is it gonna be a rave in there | is there a chill corner for when hes overstimmed n about to blow
    how loud n blinky does it get in there cuz i get migranes
    at the arcade there was sirens and blinking and a robot yelling jackpot and my daughter crawled under the air hockey table with her hands on her ears, is yours gonna be like that or mellow
    no cap does it get dim n glowy or hospital white`,
  'feature.pods': `
    what is a neo age learnin pod n does it launch to space | them pod doohickeys, does a kid just chill in it or build stuff
    my guy takes apart the remote, the toaster, my moms hearing aid one time, and he goes slow and hates being rushed, somebody told me about pod things where they can fiddle with stuff, how do those work
    hes the type to take apart the remote, is there a corner where thats encouraged, those pod thingies maybe
    learning pods... is that homework in disguise lol
    so my nephew is obsessed with gears and redstone and he will not talk to anybody but he will build for six hours, would them pods fit a kid like that`,
  features: `
    my group chat has eleven cousins in it and they all want a different thing and im the one who has to report back so read me off every single zone and extra thats planned and i will copy paste
    whats all in the box, like every zone u got planned | list every single attraction yall r cookin
    rattle off the half dozen things ur brochure brags about | gimme the inventory, every zone every perk
    cliff notes of what u can do there, all the parts`,
  forum: `
    any mom group chat on yalls site where we can trauma bond | where do the other parents on here gossip
    im nineteen and none of my friends have babies they have finals, so id love to talk to other moms online that get it, is there some spot on here where parents post and answer each other
    anyplace to swap war stories w other toddler survivors on here | message board for moms n dads, u have one rite
    are kids allowed to sign up on ur parent chat board or just us olds`,
  founder: `
    who's the final boss running this company | name and pic of the ceo pls my bf thinks its elon
    i only give money to people not hedge funds, thats my one rule since gamestop, so before i get my kids hyped is it some corporate overlord or one lady with a dream running the show
    my granddad invests n wants to know whos steerin this ship | tell me bout the prez of this outfit | which mad genius came up w this joint`,
  groups: `
    im the youth pastor not even joking i got 22 kids on a church bus, do u take a mob like that
    my mom runs a in home day care w 8 tots can they come as a pack on a tuesday n do they get a deal
    do my texas history teacher count if she brings all of 4th period | cub scout pack 88 den leader over here, 11 wild wolves, one saturday. doable?
    my co-op of homeschool weirdos is like 30 deep, u do field trips | wut if our whole soccer team plus coach rolls thru, any team rates`,
  hours: `
    okay google text the playground question mark how late do the lights stay on in the evening
    my shift at whataburger is over at nine thirty pm and my toddler naps till like six so we r basically vampires, is there any chance the doors r still unlocked for us after dark on a school nite
    Hi there comma this is Destiny's mom period I would like to know whether you all shut down on thanksgiving or stay open like the movie theater does question mark
    sunday mornin after church like 11ish, doors unlocked?
    um hello this is voice to text so sorry if its weird i have to pick up my oldest at two fifty five and i wanna know if we can squeeze in before that or do you guys only wake up after school lets out
    i work graveyard at the amazon warehouse and get off at 6 am and my toddler is wide awake like a rooster while im a zombie so im hopin you got a early bird shift, whats the earliest u unlock
    is memorial day a go or yall grillin
    i teach swim mon wed fri til noon and my man has the truck on tuesdays so really thursday late mornin is all we got. tell me yall aint one of them places thats dark on thursdays
    is it like a tuesday thru sunday sitch | do yall do a late friday for teens w lil sibs or is it lights out by supper
    mlk day, no school, mom at work. u open that day | do u stay open thru nap time, like one to three`,
  infants: `
    hatching date for the little egg is june so hed be like 4 months, is there any spot for a potato that cant crawl
    my breastfed blob is 8 weeks and eats every ninety minutes like a tiny landlord collecting rent, and my oldest is three and going nuts, so if i bring both where do i nurse him and change a blowout
    newborn plus toddler combo, can the newborn just come along in the wrap | hes 14 months, walks like a drunk pirate. banned?
    lil bean is 20 months old, 4 months shy. would u bounce her | pumpin mama, is there a private nook w a outlet n can the 5 month old come`,
  jobs: `
    sixteen n broke, yall need a slide tester or cashier or sumn | barista w 2 yrs exp lookin for shifts, yall takin apps
    lifeguard cert, cpr cert, great w rugrats. lmk who to send resume
    my girlfriend has been a preschool aide for six years and her boss makes her clock out to pee, she is so good with kids its unreal, would yall have a spot for somebody like that on payroll
    summer gig 4 a college kid, any openings | where do i slide my resume`,
  location: `
    so im layin in bed dictating this with my eyes closed, we share one minivan with my sister and she works way out by the airport, is your building anywhere that direction or are we talking the total opposite end of town
    so which side of I 35 am i rotting in traffic on | pin drop or it didnt happen | near the domain or do i gotta trek to buda
    im fifteen and i got my cap metro card and two cousins holding my hands the whole way so before i tell my aunt yes i need the stop we get off at and how far we gotta walk from there
    my dad has us every other weekend up off parmer n he hates driving, like HATES, wont cross the river for his own birthday, so which end of town did yall stick this thing in
    we moved to pflugerville last week dont laugh at the spelling, hows the drive | what street do i type into waze | quest marker plz, my map is empty
    behind the costco or naw | r yall closer to mueller or to slaughter lane, my uber budget is 11 bucks
    landmark? next to what? i navigate by taco trucks`,
  membership: `
    season pass?? like a battle pass but for slides | granny wants to gift us a whole year of visits for xmas instead of more plastic, is that buyable
    my mom keeps buying them talking plush toys with no off switch and im about to lose it so i told her get us something we can use all year, is there a pass she could put in a card
    stay at home dad here, wed come like 4x a week so payin each time is goofy. monthly plan? | annual sub or pay per play
    10 visit bundle, cheaper than singles?`,
  mission: `
    is there like a lore reason this place exists, a bigger purpose
    my philosophy club at anderson high roasted a bunch of companys yesterday for having no purpose and somebody brought you up, so besides making bank whats the actual point of doing this
    big picture, what yall tryna do for the kids of this world | yer north star, what is it
    my sociology class is doin companies w a soul, what r yall hopin childhood gets outta this
    deep question for a tuesday, what do yall want kids to walk away with, as a mission`,
  name: `
    which fancy language did yall steal the name from | my gamertag is in french too so i gotta know, wats urs translate to
    tell me that name isnt just a typo of enjoy | i keep sayin on joe, on jowl, on jew... how do u even say it n what is it
    auntie thinks the name is cajun for joy, fact check her | joue is cheek?? somebody told me that n i giggled`,
  [NOTHING]: `
    is there a patch for the escape glitch in minecraft bedrock | coords for the nearest diamond vein pls
    What year did Fortnite come out comma my son is asking period | whos the final boss in elden ring | when does the next battle pass season start
    why is my ping 300 on xbox rn | bro how do i unsubscribe from old navy emails | whats the damage on a cracked iphone 15 screen
    random dude followed me on insta, how do i block him
    so my mans and i been trying to get our deposit back from this apartment off riverside since march and the lady keeps saying next week next week, can you write her a mean letter
    what time does whataburger stop breakfast | write me a 5 paragraph essay on texas independence its due at midnight
    Hey Siri set a timer for ten minutes for chicken nuggets
    my girlfriend said k period like with an actual period and then she liked my sisters post but not mine and its been four hours, is she mad and should i bring her takis
    how do you say i love you in french asking for my crush
    hes five and his thumbs dont reach the bumpers so he holds it with his feet like a monkey and honestly hes winning, is there a controller made for small hands under thirty bucks
    my twins wont nap and ive done the white noise and the blackout curtain and the driving around and the crying in the pantry, that last one was me, any sleep tricks before i lose it
    who won the spurs game last nite | can you beat my high score on snake | typo in my hw, is it definately or definitely
    spring break starts when in aisd | whos the best healer to bring on a raid | core principles of communism in 3 bullets
    granny wants to gift us a whole year of netflix, how do i redeem the code | line for the taylor swift tix is 40k people what do i do
    chocolate chip cookie recipe no eggs we out | hows the trek to enchanted rock w a stroller
    my son changed his roblox password to something with butt in it and now he cant remember how he spelled it and the robux are stuck in there, how do i get back in before he explodes
    he swallowed a lego what do i do | is it gonna rain saturday my cleats are wet | tell me a joke, bored in algebra | how much is a ps5 rn
    my baby daddy wont pay, can u recommend a lawyer | what does rizz mean my students keep sayin it | is buda tx a good place to rent
    do u like girls or boys robot | how many spoons of formula for 6 oz | does HEB deliver diapers after midnight
    whats a good gamertag for a kid named Otis | lightsaber toy for 4 yr old under 20 bucks | closing time was sung by who, its stuck in my head
    nah but who would babysit a iguana over christmas | lady with a dream dress size chart? | ur code isnt working, the domino's coupon one
    my couch has gum on it how do i get it out | cooking badge in cooking fever how do i unlock it
    overstimmed rn and its just me at 3am, anyone u can call for ppd | how much deposit for a apartment w a dog
    leach field smells in my backyard what do | are crocs out of style my mom wont stop | can u vegan-ize a brisket recipe lol
    my switch wont connect to the tv | is 12 and a half old enough for instagram
    our district keeps adding snow days even though it was like one icicle, so my moms already booked galveston and im gonna miss finals, what date does leander let out for summer
    my cousin posted a picture of what her baby would look like grown up and it looked exactly like danny devito and now i need that app, whats it called and is it free
    can i get a refund on vbucks my kid bought 80 dollars worth | rooster crowin at 4 am at my neighbors, who do i call
    he already bought the tux and his mom bought us matching corsages but he said my dog is ugly and i cant get over it, do i dump him before prom or after
    voice test one two is this thing on | how tall do u gotta be for the batman ride at fiesta texas
    all speed no armor build for monster hunter, thoughts | grillin temps for chicken thighs | laser tag birthday at main event, u know the rate?
    which star is the north star im outside lookin | remote stopped workin after he took it apart | keurig says descale whats that
    reservation at olive garden for 9 tonight plz | how do i go live on twitch from a phone
    war stories from vietnam my grandpa wont talk, how do i ask him | waze says im in a lake lol fix | lost one airpod can i track just that one
    my toddler ate sidewalk chalk is that bad | what rank is plat 2 in league, like percent | whats a 504 plan my counselor said i need one
    good baby names that go w the last name Gamboa
    i filed on turbo tax in february with two kids and head of household and it still says processing and rents due on the first, when is that refund gonna hit my chime
    sub for buttermilk? mid recipe rn
    my book is eleven days late and its the one with the dragon on it and my brother drew on the dragon, is the library on cesar chavez open sunday and how mad are they gonna be
    how many coins for the shiny skin in clash | sitch is tuesday i got a bio quiz n know nothing | afk for 20 min will i get kicked from ranked
    outfit ideas for picture day, theme is western | pitch deck template for shop class? | circus comin to cedar park when
    homework in spanish, conjugate tener | rgb strip half dead on my pc setup | hackers got my snap, how do i get back in
    is it legal to drive barefoot in texas | lice shampoo that actually works?? | wheres the power button on a hp chromebook
    costco card got declined lmao can i use my moms | target run tmr, whats on sale in baby | do bearded dragons need a heat lamp at nite
    translate no cap for my grandma | he said im mid, roast him for me | is fallout shelter worth it on mobile | whens the act test in april
    diaper rash cream that isnt desitin | my thumb hurts from texting is that a thing | nickelodeon had a show w a noggin channel, where can i watch
    fanfic sites that arent wattpad | uber for a 15 yr old is that allowed | slip n slide on concrete, dumb or genius | world domination mod for civ 6
    zilker kite fest what day | insurance for a 16 yr old boy w a mustang, ballpark | cliff notes for the crucible act 2
    hospital white nail polish name? | slime without borax how | singles near me lol jk unless | packing list for a cruise w a toddler
    resume objective for someone whose never worked | tracked my package its in ohio, why
    my little brothers quince band, yeah he plays tuba, needs to eat after the gig and theres fourteen of them with forty dollars, whats the best taco truck on east riverside past ten
    niece vs nephew which is the boy one, brain fried`,
  'opening-date': `
    okay so the baby finally went down and ive got maybe nine minutes so straight to it my friend swears she saw kids in there last weekend and im like girl thats a construction zone so are you guys running already or what
    soft launch, hard launch, any launch, when | finna ask, is the grand opening b4 or after spring break
    my uncle hangs sheetrock and he says buildings like that always run late so dont sugar coat it for me are the walls even up and should i promise the kids october or just say someday
    on a scale of soon to when i have gray hair, when can we come | yall already open n just not tellin us?
    fill in the blank: our doors swing open for the first time on ____
    launch day countdown pls, my son made a paper chain n keeps askin how many loops, and hes already told his teacher, the mailman and his barber that hes gonna be first one thru the door w his cape on
    release window? q3? q4? when its done tm
    my due date is in october and i wanna bring my oldest before baby 2 wrecks our life, so will yall be up n runnin by labor day or should i just give up and get a water table
    i hear yall open valentines day, fact or fanfic | yall been sayin soon since my kid was in diapers n now hes writin his name. gimme a month`,
  'opening-year': `
    2025 or is that number cap | is this a this year thing or a 2026 thing
    my daughter gon be in first grade by the time this opens huh, which year r we talkin | i graduate in 2026, will u exist before that
    they told my tia 2024 n then 2027, which is it | will 2025 hold or is it gonna slip to the year after`,
  overview: `
    paint me a lil picture of the vibe once ur inside | vibe check, is it more jungle gym or more art museum inside
    give me the tldr on what itll look and feel like | imagine im blindfolded n u gotta describe the inside
    scuse me ma'am or robot, what would we actually be walkin into, like whats it gonna be inside
    is it gonna be like a big ol treehouse or sterile like a clinic, whats the feel`,
  parking: `
    my truck is lifted and my ex drives a boat of a suburban, where do we leave em | scoot scoot i ride a moped where do i ditch it
    charger for a tesla by the door or am i walkin from egypt | is it gonna be a parking lot nightmare like south congress
    two car seats in a honda fit, i need a space close to the door. garage or lot | handicap spots out front? i mean for the car`,
  pricing: `
    whats the damage at the door for two gremlins and me
    ok math problem for u, i got 3 heads, one of em is 2 so hopefully free, and theres forty seven dollars left on my card till friday plus i wanna buy a soda. do we make it thru the gate or nah
    bet its like forty bones a pop aint it | does a tenner cover one rugrat or am i dreamin
    i mowed three lawns, got 36 dollars in a sock, does that get me n my sis through the gate
    do siblings stack a discount or is it full freight for all four of em
    we had to return twelve dollars of nerf darts for gas this month so be gentle, if the little one gets a fever in the car do i get my admission money back or is it just gone into the void
    hey um so i am talking into my phone because i have a baby on one arm and i guess what i want to know is do the grown ups have to buy a ticket too or only the kids period
    my brother paid sixty somethin for him and two boys at the jump place on 183 and then they made em buy socks and a slushie and he about cried, so whats it gonna run us just to get in at yours
    is it by the hour or all day for one price cuz my kids burn out in 45 mins flat | blink twice if its over twenty bucks a noggin
    toddler eats free, ok wrong place, but toddler PLAYS free?`,
  safety: `
    my lil bro speedruns escaping every building, does yalls place patch that exploit | random dude walks in off the street what stops him
    my 7yo is a certified escape artist, like got out of a target, got out of a church, got out of a moving wagon once. my mil says these places are a free for all and my husband says im being extra. so tell me straight, could he make it to the street
    heard some kid got snatched at a mall playpen, could that happen to mine at yall
    my middle one has fallen off a horse, a roof, and a bouncy castle so the er nurses know his middle name, if he cracks his chin at your place is there anybody trained or do i drive him
    my kid's a glass cannon, all speed no armor. how many bonks per hour should i expect
    my lil sis follows any dog anywhere no questions asked and we lost her at barton creek mall for eleven minutes and mom still cant talk about it, could she slip out of your place without nobody noticing
    yall got bouncers? like big dudes at the entrance
    when he was two he walked into traffic outside the zoo w like six adults standin there so ive got trust issues, how do yall make sure nobody wanders off
    my respawn rate is zero so, is the climbing stuff gonna hurt him | nobody better mess w my sister. can some creep w/out a kid just stroll in`,
  socks: `
    gripy socks y/n | do i gotta sign my life away on a wavier | crocs ok or shoes off
    do they need long pants or can they wear whatevs, n do i sign a form
    one of mine wont wear socks since birth, screams like im sawing his leg, and my other one only wears rain boots, its july, so is there a foot rule at your place or can they come as they are
    packing list?? like do i bring spare undies n grippers`,
  supervision: `
    can i yeet the twins in there and go get my nails done | if i just sit in the car n doomscroll while hes in there is that allowed
    deadass do i gotta hover or can i clock out mentally for an hour on the couch by myself elsewhere
    are there grownups on staff with eyeballs on em the hole time | u babysit em or nah
    13 yr old me in charge of my 2 cousins, good enough or does a adult have to be in there
    my stepmom told me id get ten bucks to take the littles but i got a calc exam to study for so tell me how this works, do i have to chase them all day or do your people keep watch
    would it be weird if i put in airpods n did homework in the corner, or do i have to follow my stepbro around in there every sec
    i have a zoom with my probation officer at two and i swear its only twenty minutes, could i leave my boy there playing and step out to the parking lot or is a parent glued to the floor
    drop em, run to target, come back. cool or illegal | mom jail or freedom, do i have to stay inside w her
    its gonna be me n five nieces, i got two eyes. does ur crew help watch`,
  'value.child-centered': `
    my kid is 3 apples tall, is anything gonna be at HIS height or all adult height like everywhere else
    shes tiny like cant see over a cereal box tiny, is the stuff designed from a shorty pov
    we went to the childrens museum and my daughter had to be lifted up for every single button and peephole like a bag of flour, my back is toast, are your ledges and things down where her eyes are
    ugh every place is built for giants. do yall squat down n look from where they look | child-centerd design, thats buzzword soup, wat do u mean by it
    do yall get on ur knees n check what a toddler sees, the ledges n all`,
  'value.inclusive': `
    we always end up the weird family on the bench, how do yall make us part of the squad
    hes the new kid everywhere we go cuz army, will he actually get pulled in to play or just watch
    hes shy n kinda quirky n hates joinin in, hows ur spot not leave him on the wall
    only kid w a single dad at every playgroup, moms freeze us out. u actually fold people in or thats just a poster
    inclusive community as in what, explain, no corporate talk
    foster kiddos, new ones every few months, they never feel like they belong nowhere. how does ur community part work for em`,
  'value.safety': `
    blind corners are my villain origin story, tell me i can see my son from anywhere | what r the climby things made out of, pls not that stinky vinyl
    the daycare we left had a front door that my two year old opened with his foot while holding a banana im not even kidding, so whats your doors like, the actual hardware not the promise
    got any lead paint or splintery junk in the build materials
    when yall say safety above all is that just vibes or what concretely goes in the walls n doors
    pillars everywhere blocking my view is a dealbreaker, is the layout open so i can spot him`,
  values: `
    three commandments yall live by go
    my econ teacher makes us find a companys core principals and put em on a poster with glitter glue, everybody else picked nike and i picked you, so hurry its due in twenty minutes, what r urs
    what do yall stand for, like ur code | pick three words the company lives n dies by | safety, kids n what, theres a third thing u believe in rite
    my church small group asks every business, what r ur values`,
  vision: `
    are yall gonna franchise this thing to tulsa cuz im stuck up here w a feral toddler
    my husbands in the air force so we get shipped someplace new every two years, omaha next, then who knows, and i wanna know will there be more of these spots in other states or are we outta luck
    by like 2030 how many of these do yall wanna have spawned | plano wants in. any shot | kinda rude to skip el paso. u plan on growin or just the one
    world domination plans? asking as a denver mom`,
  waitlist: `
    how do i get on the list thing so u ping me | put me down as first in line for the news | notify me when its live bro how
    i have eleven tabs open and a baby on my boob and im gonna forget yall exist by dinner, so where do i leave my email so somebody tells me when theres real news
    early access list, wheres the button | add me 2 the early birds so i kno when prices drop, whats the steps`,
  'website-privacy': `
    if i put my gmail in here am i gonna get sold to 400 vitamin companies | are these cookies the tracky kind or the chocolate kind
    after that shein thing i get texts about my car warranty in three languages so before i type one letter in your little box whats saved about me and does anybody else ever get it
    do u want my kids name n bday when i sign up cuz thats creepy | delete everything u got on me, also wut is it
    am i bein tracked rn just for chattin on this site`,
  why: `
    sell me in one breath, what makes u pick this over the mcdonalds ball pit | convince my skeptical wife in a sentence why u n not the trampoline barn
    i have a backyard a hose a dog and forty three paw patrol toys and honestly he plays with a stick, so go on, make the case, why does the world even need you
    ok but whats the big idea behind the whole WE play thing, why bother | pitch deck slide one: the why
    i could just go to zilker for free. so whats the reason u guys made this`,
  wifi: `
    whats the ping like in there, can i get online from the bench | my ipad kid needs to download 1 show, got internet for guests
    hotspot ran out so can i leach off yours | can i stream on twitch from the bench, need like 10 mbps up | is there signal or do i need the lan password
    i take online classes at acc and the only time i can submit my discussion posts is when hes busy on a slide somewhere, my data plan is a joke, so would my laptop be able to get online there`,
}
