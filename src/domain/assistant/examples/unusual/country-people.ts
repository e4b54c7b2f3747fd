import { NOTHING } from '../nothing.ts'

/** Nurses, ranchers, soldiers and the old. */
export const COUNTRY_PEOPLE: Readonly<Record<string, string>> = {
  about: `
    Pretend I just fell off the turnip truck. You're the who doing the what?
    I'm a suspicious old coot from Lampasas. My daughter sent me your link with no explination, no "dear Daddy", nothing but a yellow face blowing a kiss. I don't click on what I don't know. Identify yourselves.
    What outfit is this, exactly?
    I found a flyer under my wiper at Brake Check while they hung my new muffler. It's got a giraffe, a coffee stain and two words I can't read. Nobody at the counter knew neither. What kind of buisness are you?
    So what are you, a gym, a school, a nursery, or one of them trampoline barns?
    Your handle came up on bingo night and not a soul knew: restaurant, church, or toy store?`,
  accessibility: `
    I'm deaf as a fencepost and so is my Lacy. We sign. Will that be any trouble to your people, or have you thought about hearing-impaired kids at all?
    I'm a granddad with one good side since the stroke. I can hold a rail, I can't do a stair, and little Dovie wants me at the top with her, not waving from some café bench. How'd I fare in your building?
    colostomy and ostomy families, y'all got a private restroom set up for a six-year-old with a bag?
    Muscular dystrophy, power chair, 400 pounds with him in it. Thresholds? | seeing-eye lab named Dolly goes where I go, and I go where the grandkids go
    serebral palsy, gate trainer, big grin | Gramps rolls on a Hoveround. Ramp or steps?`,
  ages: `
    My niece is a giant at ten, looks sixteen. Ten still counts, yes? | He's two in dog years but really four and his sister's eleven, both eligible?
    My crop's a mixed one: three, seven, and twelve and a half. Would the same barn suit all? | fourteen going on forty. too old?
    stirrups-up: is there a lower limit, my granddaughter turned two last Tuesday | Is thirteen over the hill for your place?`,
  allergens: `
    My grandson's six and diabetic and we measure every crumb with a kitchen scale from the gun-loading bench. Fancy café or no café, I'd need to pack in his own sandwitches. Allowed?
    red dye sets ours off like a bottle rocket, what are they pouring in the kids cups | Gluten's poisen to my Wyatt
    celiac, seven, tired of sad rice cakes | Chow hall rules: may I carry in my own PB and J
    tree nuts, sesame, kiwi: I've intubated over less. Speak plainly about the snach bar.
    Doc put our little one on the ketogenic diet for fits. Might she tote her own vittles?
    My boy's EpiPen rides in my scrub pocket, his brother's inhaler in the other, and we were promised a wheelchair ramp and cheap tickets elsewhere and got neither. Forget all that. Does your kitchen fry in peanut oil?
    Lactoes gives my granson the trots. Just so you know. Any soy in that coffee-shop icebox?
    Cow milk's no good for Clay, he's a goat man. Anything goat?
    Pediatric floor nurse. I've charted four anafilaxis cases this month, two from birthday cake and one from a muffin labeled "safe", so forgive the tone. Will ingredients be posted on the wall, yes or no?
    If my youngest eats dirt he's fine but if he eats an egg he's in an ambulance`,
  announcement: `
    Sis said there was something to look forward to in the heart of Texas for little ones. What was she on about?
    Hear ye hear ye, what's the proclamation? I missed it. | What in tarnation is on the way, the sign didn't tell much
    What's all this hullabaloo about, what's headed our way? | A little bird told me something was landing in Austin. Which something?`,
  'badge.comfort': `
    Creaky old aunties included, or is there nowhere for the likes of us to set a spell?
    Four grandmothers, one wagon, a diaper bag the size of a saddle. Got elbow room?
    My late husband's walker, my daughter's jogging buggy, three generations in one trip. Will we be packed like sardines?
    My hips won't take a milk stool, my sister's knees won't take a stair, and the baby's rig is wide as a hay wagon. All we're after is someplace proper for old women to sit and visit. Have you thought of us?
    Oxygen tank, rollator, sister Opal, and the twins' buggy. That's our parade. Will it fit?
    My wife's got a bad back, I've got a bad front, and the stroller's a double-wide. Accommodations for the old folks in tow?`,
  'badge.inclusivity': `
    Burn scars on my boy's face from the house fire. Kids point. Mothers scoot away. I'd want to know in advance if yours is a come-one-come-all kind of crowd.
    My grandbaby speaks only Spanish, her daddy's in a turban, I'm the color of coffee and her other granny's white as buttermilk. We make quite a sight at the Luby's. Is the welcome mat out for all that?
    We're two grandmas raising a boy together in Bastrop. Folks at the last spot gave us looks. You going to?
    Stepdad, ex-con, sober six years, ink up to the jaw. The T-ball mothers move their coolers when I sit down, and the boy's begun to notice it. If he wants to play at yours, do I wait in the truck?
    Our Pearl has a laugh that rattles windows and she hugs whoever's nearest, and we've been shushed and moved along and stared at from here to Amarillo, in liberries and in churches. Are folks like us wanted at your place?
    Is a tattooed single daddy with a glass eye going to be made to feel like a skunk at a picnic?`,
  'badge.innovation': `
    who tries the contraptions out before the public, some fellow in a necktie?
    So what's unheard-of about your style of play, I've been a granny since Nixon and seen every fad | Are reel live kids your test pylots
    Fresh ideers or the same old slide with a new coat of Krylon? | What's the newfangled part? | What's under the hood that the others ain't got?`,
  'badge.safety': `
    On the Abrams the armor came first and the seats came second. Same thinking with you and protecting tykes?
    Retrofit or factory-installed, the safeguards? | bolted on afterward like a cheap roll cage, or was protection in the blueprint from day one?
    Did the safety fellow get a chair at the first napkin drawing, or come in with his clipboard after the paint dried?
    Was the harness sewn in or glued on after the lawyer called, so to speak, regarding keeping kids unhurt?
    Afterthought or forethought, when it comes to keeping the babies in one piece`,
  birthdays: `
    Surprise do for my boy, ten, daddy's flying in from Djibouti and will be hid inside the cake box. Is that the sort of shenanigan you'd put on, and is there a room?
    We lost her mama in the spring and she's turning nine in June and I'd like to throw her one whale of a birthday with a cake shaped like a tractor. Do you do such, and can it be had without mortgaging the herd?
    Grandson hits the big oh-seven in March. His daddy's a sergeant overseas and wants to watch the candles on the video phone. I'd shell out a down payment today if you'd tell me what a shindig runs.
    how much deposite to hold a bithday room for my grandaughter jolene
    A pinata, a smash cake, and my whole shop crew. Could you stomach it for little Ruben's fifth?
    cupcakes, candles, eleven rowdy cousins, one turning six. That doable under your tent?`,
  blog: `
    You keep a column? Heloise used to. | I'd as soon read as ask. Have you got write-ups, with news and advice?
    my reading glasses can't find where you post your articles and tips, is there such a page
    Got a newsletter-type page where you folks write up child raising pointers? I read the Progressive Farmer cover to cover, so length don't scare me.
    reading material from you folks, like a column? | Where's that diary thing you folks publish`,
  booking: `
    Slot requierd, or first come like the barber?
    Shoot, plans change in a cavalry family hourly. If I had us down for Saturday could I shove it to Monday?
    Would I be turned away at the threshold if I hadn't called for a slot? | Do I fone ahead or just mosey in
    Rain check if the calf comes early and we can't make our time? | Standby like Space-A, or a confirmed seat?`,
  'check-in-privacy': `
    Retention period on the biometric template? I did signals intel twenty-two years, I don't care what's in the coffee or the lights, and that is the only thing I want to know before my grandson walks under your lens.
    Robot eyeballs at the door and I want none of it. Is there a plain old way around?
    For OPSEC, can a family decline the face thing and use an ID card?
    I'm the sort that puts tape over the laptop lens. Whose server do these kiddos' faces end up on?
    After my wallet got hacked at Target I trust no gadget. How long are those mugshots of the little ones kept?
    Will they hang onto a picture of my granddaughter's mug after that camera at check-in reads it? We are an Army family, her daddy's deployed, and I don't care for his child being kept in some stranger's computer.`,
  city: `
    Ain't this thing in Dallas? That's what the radio feller said. | What town is this in? The jeepee-ess and my wife disagree.
    Is it Austin, Minnesota, where the Spam is, or our own? | Round Rock claims you, Austin claims you, who's lying?
    Could be San Antone, could be Waco, could be Austin, y'all never said. | State capital or somewheres else?`,
  cleaning: `
    C. diff doesn't die with hand gel, I'll have you know. What'll you spray? | wipe-downs hourly or when hell freezes
    My daughter works infection control and calls ball pits "petri dishes". Your rebuttal?
    norovirus went through Fort Cavazos daycare like a grass fire, what would you do the morning after | A tyke upchucks on the climber. Then what?
    Pinkey polisy, snot polisy, head lice policy. Let's hear em.
    My niece is on chemo counts, I'm an oncology RN, and her twin licks handrails like a salt block. Before anybody books or pays, how often does somebody bleach the critter slobber off everything?`,
  contact: `
    I've been given the runaround by three chat robots this week, one at the bank, one at the VA, one at the propane company. How do I get a letter in front of flesh and blood at your shop?
    pony express, carrier pigeon, what's the best way to send yall a question | I have a bone to pick and no phone number to pick it with.
    Your robot's sweet but I'd sooner talk to Homo sapiens. Who reads the mail there?
    Smoke signals reach you? I've a question about a thing not on the page. | Where does a man lodge a compliment with somebody who has a pulse`,
  'feature.cafe': `
    If a mama sat down with a latte, would her back be to the kids? | expresso? cappucheeno? or Folgers in a can
    Could I see the wild bunch from where I sip? | A mug of something strong, I beg you, mine's been cold since 2019
    Percolator or the fancy kind? And a chair I can get up out of, pointed at the grandkid? | How's the joe? I live on hospital sludge.`,
  'feature.checkin': `
    It's a turnstile with a brain, am I close? Describe how a family gets logged in. | Hows the fasial whatsit work on identicle triplets
    How does the thing know me with a welding beard in winter and bald as an egg come summer, when I come to fetch my own girl?
    thumbprint, eyeball, dog tag, what do the kids show going in
    Our custody order is nineteen pages, his weekends are the odd ones, and his new girlfriend is my spitting image, which the whole parish enjoys. How would your scanning doodad keep her straight from me when it's time to leave?
    my ex mother in law is a smooth talker with a fake smile and a purse full of gummy bears, she'd sweet talk the café girl and the cleaning man too. whats at the exit to stop her leavin with mine
    My mother is 84, wears a different wig every day of the week and takes her teeth out for comfort. She'd be doing pickup while I'm in surgery, I'm a scrub tech. Will that contraption know she's kin?
    Who countersigns a kid out the door? | If I'm the godfather and look nothing like the baby, how do they know it's me that's to carry her home?
    A babysitter fetches ours on drill weekends. She's nineteen, wears six nose rings, and has purple hair one month and green the next, though she's a deacon's daughter. Would your electronic bouncer hand them over to her?
    ex-husband's got no custody. would your machine let him waltz off with her
    Does that gizmo match the child to the one who brung him? I've got whiskers in winter and none in July, bifocals on Sundays, and I'd hate to pay, park, and then be took for a kidnaper.`,
  'feature.creative': `
    Do the crayons stay there or do they wind up on my walls? Asking what art doings you've planned.
    Butcher paper on the floor and a kid with a brush: got that? | Finger painting in Sunday whites. Is there such a peril at yours?
    glue, gliter, watercolers, the whole catastrofy? | tempera all over the overalls, who scrubs the floor after
    Play dough in the hair is grounds for divorce at our house. What messy things have you got cooking and do I have to clean it?`,
  'feature.events': `
    Y'all gonna put on a Grandparents' Day? | Any hodowns, pupet days, seesonal to-dos?
    workshops? I own one with a lathe. What do you mean by it and how will a body know the dates
    Besides parties, what's on the docket, any classes with a teacher? | Which almanac page shows your goings-on, story hours, family Saturdays?
    You got a bulletin of doings, say a Saturday craft class for grandkids?`,
  'feature.light': `
    Autistic grandson wears ear defenders and hums. Where does he go when it's all too much?
    My son came home from Bragg with migraines and his boy inherited the lot. One disco ball, one air horn, one birthday with a DJ, and we're all in the dark room till Sunday. Is there any hush in your building?
    My wife went under the knife for cataracts and now glare just about kills her, the Walmart, the church, even the icebox bulb. She still wants to bring little Edna for the paints and the blocks. What's your illumination like?
    soft lamps or them hospital tubes that buzz like hornets
    boy gets the jitters from racket, can't do Chuck E Cheese for ten minutes. will it be a hootenanny in there
    My husband came back from Kandahar with a TBI, and a flickering tube at the commissary dropped him like a sack, right by the coffee, in front of both our boys. Do the lamps in your place strobe?`,
  'feature.pods': `
    Them "learnin pods", is that like a pea, or what
    My grandboy took apart my pacemaker manual for fun, bless him. Have you some snug corner where a thinker can fiddle on his own clock?
    Erector sets, pulleys, that kind of tinkerin? | What would a six-year-old who fixes toasters do in them Neo Age doodads
    He don't care to climb and he don't care to paint. Hand that boy a dead carburetor and a screwdriver and you won't hear from him till supper. Nothing in there for a kid who has to figure a thing out with his hands?
    Little Huck don't run, he ponders. Is there a hideyhole with gadgets to ponder on?`,
  features: `
    Itemize for me everything going under that roof, one through six | I want the full menu of doings, not of eats: every section you intend to build
    A rundown of attractions, please, bullet points, my cardiologist says no surprises | Enumerate the planned whatchamacallums.
    What's slated, part by part? The café I know of. And the rest? | Run the inventery past me, every nook you've got on the drawing board`,
  forum: `
    Heard a whisper there's a message board for moms and dads. Could my twelve-year-old get on it?
    Lonesome as a coyote since the transfer to Hood. Any other mothers to type with through you folks?
    Any place besides Facebook to swap war stories with other mommas from your bunch
    Our FRG moms wonder is there some porch where parents jaw with each other online | Y'all have a virtual back fence for us mothers to lean on?
    Sister's a Guard wife in Rosebud with a colicky one, a bitey one and no neighbor closer than the gin. She's got nobody to gripe to about bedtime. Is there a parents' gabfest on yore site?`,
  founder: `
    Name me the culprit in charge | Who hatched this scheme? | Who's the ramrod of this spread?
    Is the president of it a mama, a banker, or a retired colonel? | Blink twice if the boss lady has a name
    Show me who wares the stars on the collar around here`,
  groups: `
    Our Chaplain's Kids' Camp is looking for a rainy-day stop with sixty-some campers, five of them off dairy and one chaplain off his rocker, and would pay for the lot. May I put you on the itinerary?
    We host a Gold Star families' outing each spring, forty-odd kids and their mothers, a charter coach, sack lunches and a bugler who plays Happy Birthday if there's cause. Would you entertain us as a bunch?
    I run the 4-H in Blanco County and have nineteen Clover Kids plus a short bus. Somebody tell me whether you'd take a herd that size and at what sort of rate.
    Vacation Bible School, First Baptist of Thorndale, bus holds forty-four and Pastor's wife counts twice. Could we all pile in some Thursday?
    Second-grade classes from Thrall ISD, eighty-eight sack lunches, four allergies, one child who bolts, and a bus driver who's sweet on me and parks crooked. Do schools get let in, and cheaper?
    I drive the activity van for Brookdale daycare in Taylor, and it's thirty-one car seats of chaos, two with nut alergies, one biter, and a director who counts nickels. You want us on a weekday or not?`,
  hours: `
    Reveille's at five in this house, when's yours | Y'all run on Sundays after church lets out, or is it the Lord's day off?
    Charge nurse here. I clock out at 0700 on Tuesdays with my scrubs smelling of iodine, the kids wide awake, the coffee gone and the birthday aunt asleep. Would anybody be up to unlatch the door that early?
    Do y'all keep banker's hours or Waffle House hours? | After the supper dishes, say eight-ish? | Shut on Vetrans Day?
    Federal holidays, school holidays, deer-season opener: which ones would find you dark?
    I work three twelves, sleep like the dead, and come alive about when normal people thaw the chicken. Price I can stand and drive I can stand. Would a Wednesday at dusk be any use to me, or do you roll up the sidewalk at four?
    Crack of dawn folks, we are. Milk's in by six. Will the kids be cooling their heels on your step?
    Shift-change mamas at St. David's took a vote in the break room, over cold lasagna and somebody's leftover birthday balloons, and I'm the delagate. Some want crack of dawn, some want moonlight. Which'll you run, early birds or night owls?
    My EMT shift ends at 1900 sharp. Lights still on?
    Night shift moms, hear me roar! We don't see the sun, we eat supper at breakfast, our kids have turned into raccoons and not one place in this county will have us. Anything past nine p.m. with you folks?`,
  infants: `
    Where would a mama pump? | Papoose on my back, four months, big sister's the customer. Does the papoose get in?
    The little feller is eleven months and walks like a drunk sailor. Is he too green?
    My daughter's got one who'll climb your walls and one still on the bottle with no more neck than a turtle, and she can't saw herself in half. What's there for the turtle while the monkey plays?
    could a fella bring a nursing mama along and is there a table for didies | Eight months, no teeth, strictly a lap passenger. Anything for her?`,
  jobs: `
    Retired master sergeant, bored stiff. You need a gate guard on wages? | need a hand mucking out? I work cheap
    My medic's out of the Army in May and good with kids. Y'all taking on hands?
    I've been a crew chief, a short order cook and a lunch lady. Where do I hand over the resume?
    Sixty-nine, retired LVN, still spry. I've give shots to half of Milam County, I can change a baby one-handed, and I make better coffee than any café. Is there a spot on yore payroll for me?
    lookin to turn in an aplication, I can weld, mop and herd toddlers`,
  location: `
    Mail carrier out of Manor here. Gimme a number and a street or I can't deliver squat.
    Would the old Montgomery Ward lot be warm, or is Mueller warmer? Point with your chin if you have to. | Tole road side or the free side
    which cattle guard do I turn at to get to y'all
    East of 35 or over yonder by the Hill Country Galleria? One is forty minutes and the other is my whole tank of gas plus a fuss with Leroy about parking, so it matters to me some.
    Word at the VFW is you've got free beer for dads, a tank for the boys to drive, and a lot on Airport Boulevard beside the old tire barn. Beer and tank I know is lies. What about the lot?
    What's the nearest landmark, a Dairy Queen will do?
    The hospice chaplain in me says be patient, all is revealed in time. The grandmother in me has a 2011 Camry, one working eye and a fear of flyovers. Hand over the map already, would you?
    Somewheres I could reach without merging on I-35? I'm eighty, and I'd rather wrestle a gator than that road.
    what cros streets, I'll be coming in on a Harley with a sidecar | Which bus do I catch, my license got took at eighty-three`,
  membership: `
    Punch card like the feed store has, ten and the next one's on the house?
    Thinking Christmas. Could I wrap up a year of visits for the stepgrands and put a bow on it?
    Feed store's got me on a charge account. Anything like that here, pay once and come all year long?
    Lifetime, annual, senior-plus-grandchild: is any sort of plan for regulars in the hopper?
    Military brats come and go every two years. Would a yearly card even be sold, or by the month? | Seeson pass, same as for deer?`,
  mission: `
    What good do you mean to do in this world? | What's the calling behind it, as my preacher would put it?
    What hill would y'all die on, as to what childhood ought to be? | In the Corps we had a commander's intent. What's yours for this outfit?
    To what end, all this? | State your purpus, in one breth, like a good soldier.`,
  name: `
    Spell out that Frenchy title for an old cowhand, what's it say in plain talk | On Jew? On Joe? On Joo-ay? Help me not embarrass myself.
    Tell this old jarhead how you pronounce it and what tongue it's from
    My French was learned off a girl in Marseille in '68 so correct me. It's "we play", no?
    Cajun wife swears the name's about a cheek. I say it's about a game. Settle our supper bet. | Parlay-voo? I don't. What's the moniker stand for?`,
  [NOTHING]: `
    Does Medicair Part B cover hearing aids or am I whistling in the wind? | Season for deer, does it start the first of November?
    Brussels sprout seedlings, what do you figure on asking per flat? | Which principles does a heat pump work on?
    What did Waylon write down in his little black book song | hornets in the pump house, how do I get shed of em
    Loose bolts on a Ford tailgate, who stocks those? | swing by and look at my alternator? lol wrong chat, is this O'Reilly's
    I tell you what, my knees say rain. Will it? | a pound of brisket at Snow's runs what now
    My PCS orders say report in August. How many pounds of household goods will they haul? | Tricare dropped my son's referral, who do I holler at
    hand foot and mouth, what do you dab on the blisters | If one of them splits a hoof, who's the closest farrier?
    Got any openings in the roof, skylights and such? | Slot on the alternator bolt is stripped, or is it metric?
    Bottle rockets in a burn ban, legal or not | Folks at the co-op have a pool going on rainfall. I drew two inches. Am I winning?
    Back fence got leaned on by a bull, what's a roll of wire? | Head lice on a show calf, ivermectin or powder?
    Could I donate my late wife's rocking horse to you? | Two thousand and what was the year of that big Bastrop fire? | What ich creme works on chigers?
    Reveille's at five in this house, how do I get a bugle app on this thing | A pinata for the shop crew's Christmas, where would I buy one
    Is it 2026 that Luby's goes under for good? | Butcher paper for a brisket, shiny side in?
    Shut-off valve on the propane's stuck on Veterans Day weekend, who's open | Why is the Y on Lake Austin closed?
    Who's the ramrod on Rawhide, Eric Fleming or Clint? | Seeing a white lab running loose on 71, whose is she
    thumbprint, eyeball, dog tag, which one does DEERS want | You could've opened the car wash by seven, Earl. So why didn't you?
    Air conditioning in the building, or just fans like my barn? | Asking for the whole dialysis ward: is the chili too salty?
    Suppose a quarterback gets concussed. How many weeks does he sit? | a wavier for heavy loads on FM 1431, where do I sine
    who won the stock show steer this year, fill in the blank | Would it be terrible manners to ask the square footage?
    Rain check on that beer, Larry, the calf came early | What's the going rate for coastal bermuda, square bales?
    It's a bird with a brain, an owl, am I close? | The ice maker's leaking and Vernon's no help. Shut it off where?
    Could Gladys Pruitt from the church be your aunt, by any chance? | Kindly tell a worried great-grandmother how one enters a greased pig contest
    Night shift moms, hear me roar: who has blackout curtains on sale? | Standby like Space-A out of Randolph, how early should I show?
    Being 81 and having outlived two husbands I don't plan far. Who does cheap wills?
    My wife went under the knife for cataracts Tuesday and glare just about kills her, the Walmart, the church, even the icebox bulb. How long till she can drive little Edna to school again?
    tork spec, lug nuts, F-250, quick, he's under it now | Krylon or Rustoleeum on a swing set?
    my sugar is 312, should i drive in to the ER or ride it out | Creaky old hinges on the henhouse, WD-40 or lard?
    how many head can you legally fit in there | Lightning killed my heifer, will the insurance pay
    My husband, 76, thinks he can still ride a bull. His doctor says no, his brother says yes, they're open till midnight, there's no age limit, and the tickets are bought. What says you?
    Two adults, three tykes, one Purple Heart license plate. Where do I renew? | What's the toll on 130 from Lockhart to Georgetown with a stock trailer?
    somebody mind telling me how long a perm lasts on white hair | Where's that diary of the Alamo fella they keep, Austin or San Antonio?
    Sock on the PTO shaft is tore, ma'am, boots fit the same? | Blind corners on 290 got my mirror clipped, who pays?
    My farrier's seventy-one, drove an hour from Bertram, brought his own coffee, left his own trash, trimmed three and never once raised his voice at the mule. What's a fair tip on top of his price?
    My transmission slips in third and the light's on. Bands or solenoid? | What's the nearest Dairy Queen that still does the dude sandwich?
    Where does a steer go when it's all too much at the show barn? | Sardeens in musterd, y'all like em
    Brother-in-law pours concrete and says the slab's four thousand square yards. True?
    My first sergeant only wants four digits on the form, last of my social or last of my plate? | Ya think the Fed will cut? My CDs come due
    Gramps rolled his Hoveround into the stock tank, who repairs those? | What's under the hood of an '84 Scottsdale, the 305 or the 350?
    warm or cold: there's a barbecue pit within spitting distance of the Alamo | Spam and eggs, do you brown it first?
    is the river up at Marble Falls, we got grandkids wanting to tube | what's the freight on a pallet of T-posts to Llano
    What's a chrome hubcap cover go for, chief | I heard at the beauty shop they're putting a Buc-ee's in Lubbock. So?
    "Stay within arm's reach" says the lake sign, so how deep is Inks Lake? | Do I phone ahead or just mosey in to the sale barn on Thursday?
    My EMT card lapses in June. Who recertifies? | Do you keep a corpsman's kit bag in size large? | need a hand mucking out the chicken coop, I pay cheap
    Lord, the Cowboys. Did they lose again? | Hell freezes and so do my pipes, who thaws them in Burnet?
    Who hatched these guineas, my neighbor or me? It's about a court case | who do I call about a downed power line in Dripping Springs
    Where would a well man put a new pump, at 300 feet? | PSA test came back 4.8, how bad is that at seventy-three
    Gluten's poison to my old hound or is that grapes
    My platoon sergeant lost his DD-214 in a flood, along with his boots, his birthday cards and a good coffee pot, and the records office has us on hold music. Any idea how long that takes?
    When the Guard unit at Camp Mabry gets home, who do we see about yellow ribbons for the trees on our street?
    You open a pickle jar how, with arthritis | SITREP on the brisket, over | Being a scam victim twice over, whom do I report the gift-card fellow to?
    pony express, carrier pigeon, who was faster, settle it | who sells them rubber grippy footies like at the hospital, mother's slipping
    My medic's out of the Army in May, good with kids, good with needles, drinks coffee like a mule, wants to wear white. How does the GI Bill figure for nursing school, part tution or all?
    Crack in my windshield, is six inches too long to fill? | State capital of Kansas, quick, it's for the crossword?
    Do grannies get their flu shot on the cuff at Walgreens | Remind me, does a hefer calve at two or three?
    Oatmeal cookies, do they keep without the icebox? | Ballpark me on a clutch job for a Silverado | I have a bone spur and no podiatrist to pick at it.
    how much deposite to hold a bull at the sale barn for my grandaughter jolene
    The neighbor's donkey got in my hay again and the sheriff won't come. What does the law allow me to do about that, short of the thing I'd like to do?
    is it like dropping your rig at the shop, toss the keys and come back at five? for the muffler I mean`,
  'opening-date': `
    I'm told your doors swung wide on Memorial Day, tickets, cappuccino, face cameras and all, and me sitting here in Giddings none the wiser with two bored grandboys. True or bunkum?
    My PCS orders say report in August. Shall we see you up and running before then or kiss it goodbye?
    Is the coffin nail in yet, or are y'all still hammerin, cause my leave starts the ninth | SITREP on the launch, over
    Being 81 and having outlived two husbands I don't plan far, so tell me straight if I'll live to see the thing unlocked.
    Asking for the whole dialysis ward: soon, or not so soon? | Fixin' to haul grandbabies in from Llano, has the gate swung open yet
    Folks at the co-op have a pool going. I drew October. Am I winning? | Fill in the blank: first customers through the door on ______
    Has the paint dried, have the permits cleared, are you taking live children? | Warm or cold: by Easter the ribbon will have been cut?
    Riddle me this: it starts with an S and the leaves turn or it starts with an F and they fall. When do you let people in?
    Confound it, everybody's got a date but you. The fair has a date. The cotton gin has a date. My hip replacement has a date.`,
  'opening-year': `
    Is it 2026? Somebody at Luby's swore up and down.
    Y'all fond of the 1900s? Kidding. What's on the calendar year-wise, 2025, 2026, or when I'm planted? | Two thousand and what?
    Some say '25, some say '26, and my mother-in-law says the Rapture comes first. Which year's on the books?
    My first sergeant don't care what month, what street or what it costs. He only wants four digits in the little square on the leave form so my family can come see your place. Which year?
    The calender over my workbench runs out in December. Is it this one or the next one I'll be circlin? Just the year, pal.`,
  overview: `
    On a scale from church nursery to county fair midway, what's the general feel going to be inside
    Describe her to me like she's a used car you're proud of | Would a child say "wow" or "meh" at first sight, and why? Give me the flavor of it.
    Draw it in words for a blind man who used to build barns
    Paint me a picture, honey. My eyes are bad and the website's all gray to me, so what would a body see walking in?
    Close my eyes and walk me through the joint, slow.`,
  parking: `
    Charging post for my Lightning, the truck not the weather | hitching post for a dually and a gooseneck?
    Handycap plackard on my Buick, where do I leave her? | My F-350 don't fit under nothing, what's the garage clearance at yours
    Valet, pasture, or circle the block till Jesus comes? | Twelve-passenger van, roof rack, wife driving, God help us. Where's she to stash it?`,
  pricing: `
    what's the freight per youngun
    Pappaw's mechanic says soldiers' kids get in for nothing and the café takes food stamps. Pappaw's mechanic also says the moon's a hologram and my brakes are fine. Is he right about what you'll collect at the gate?
    What do you figure on asking per sprout? | You take fifteen percent off for a CAC card, don't you? | What's the toll, trollkeeper?
    Two adults, three tykes, one Purple Heart. Damage? | What's the cover charge, chief | Do grannies get in on the cuff
    I live on Social Security and pecans. Tell me gently what a Tuesday with you would set me back.
    Since it's six bucks a head like the skating rink was, I'll bring nine, correct? | Ballpark me, I'm on a sargent's paycheck with four kids
    Nickel-and-dime me gently: is it by the hour, by the kid, or by the truckload?
    I'm seventy-eight, raised five boys on a dairy outside Dublin, Texas, and never paid one dime for them to climb on a thing. Now my daughter says you folks will want money at the door. How deep should I dig in this coin purse?
    Suppose my budget's a twenty and some lint, and I've got the boys from both marriages, a stepdaughter who eats, and a truck that drinks. It's rent week too. Do we make it past your register?
    Honey, I still write checks. What amount do I put for one great-grandson?`,
  safety: `
    If one of them splits his chin, who's got the gauze?
    Kindly tell a worried great-grandmother whether a runner could bolt out to the road. Ours is a greased pig.
    Loose bolts scare me. I've torqued ten thousand. Would you call the place dependable for a clumsy three-year-old?
    I ran a trauma bay nineteen years and I could tell you which backyards sent me which bones. Not asking what it costs or when. How many youngsters would get carried off hurt from yours, and what's done to prevent it?
    somebody always totes a snake-bite kit in our truck. what's yall's version, for scrapes and knots on the head
    Do you keep a corpseman on deck?
    Somebody snatched a child two counties over, in broad daylight, from a place with coffee and paid tickets and a nice young man at the desk, and I haven't slept right since. What stops a stranger from strolling in among those babies at yours?
    I was told at the salon that the fence is eight foot, two deputies walk it, and the coffee's free besides. I only asked about the youngsters' security, mind you. Is there real protection, or is it all talk?
    The sheriff's my cousin and he asks what you've got to keep a creep from slinking in.`,
  socks: `
    Sunday-go-to-meetin' clothes or play britches? | Barefoot as a yard dog okay? | must they have them rubber gripy footies like at the hospital
    Spurs off at the door, I suppose? What else is a no-no for attire? | wavier papers, do I sine em ahead, being only the step grandpa
    Sock feet or boots, ma'am`,
  supervision: `
    Say my dialysis runs long and I'm across town with a needle in each arm, and he's finished his paints and his snack. Can he be there on his own till I'm unhooked? He's nine and minds well.
    Farrier, 61. Chance of me being in the saddle elsewhere while they're in your care?
    I've a standing hair appointment Fridays at ten, down the road, and Darlene does not forgive a late arrival. The boys would be happy with your paints. Could somebody mind them for the length of a perm?
    Dismissed or on duty, us parents?
    After a double on the line rebuilding heads I can't keep my eyelids up, coffee or no coffee, so could I slip off to the truck for forty winks while the twins romp?
    Would my hired man be allowed to just set them down at the curb and go feed?
    is it like dropping your rig at the shop, toss the keys and come back at five? kids I mean | Must Nana hover or may Nana skedaddle to the Walmart?
    Twelve-hour shift, no sitter, husband in Korea, mother-in-law in a snit. I'd pay whatever you ask and cry of gratitude if I could leave my two with your people till suppertime. Is that ever going to be a thing?
    I'm no helicopter. I'm more of a parked Buick. Must I be in there underfoot the entire time?
    I'm on call for the cath lab, and when that pager goes off I've got eighteen minutes to be gowned. No time for socks, strollers and goodbyes. If I bolt, whether the kids bolt with me is what I need to know.
    "Stay within arm's reach" is what the lake sign says. Yours? | I'd be in the same building but not the same room, crocheting. Permitted?`,
  'value.child-centered': `
    From down on their bellies, what do they see? I ask because grown folks build for grown folks.
    My granddaughter's knee-high to a grasshopper and every counter in America's over her head. Yours too?
    Kid's-eye level, the page says. Whose bright notion, and what's that mean for the windows and shelves?
    Explain "child-centered". Sounds like something off a government grant.
    I'm four foot nine and so I notice: do your doorways suit the small or the tall?
    Sombody there mesured things off a four year old instead of off an architect?`,
  'value.inclusive': `
    She never gets picked for Red Rover. You claim a way in for everybody. Meaning what, sweetpea?
    What do you mean when you say inclusive, in words of one syllable | "Everybody joins in" is a fine bumper sticker. Back it up.
    inclusive how? give it to me like I'm changing your oil | What's your trick so the kid nobody picks gets picked
    My foster girl hangs at the edge of every game. Does your bunch have any notion how she'd get roped in with the rest?`,
  'value.safety': `
    Hinges, locks, line of sight, give me the particulars as you would to a fellow who hangs barn doors
    Any blind corners? On patroll we hated blind corners.
    What sort of latches and what kinda stuff is the padding made of, I inspect brakes for a living so I ask
    Toxic glue? Pinch points? Dark nooks behind a pillar? My trade is machine guards so humor me on build quality.
    Doors a toddler can't jimmy? See clear from one wall to the next? That the kind of thing y'all mean by "above all"?
    splinters, lead paint, cheap Chinese foam, I've seen it all in the ER. what are things made out of and can i see across`,
  values: `
    What three things wouldn't y'all budge on if the banker begged | Which prinsipals are nailed to the wall? | recite me your creed, the three-part one
    Army's got seven, LDRSHIP. How many you got and which? | Ten Commandments, Boy Scout Law, what's yours boil down to?
    What do y'all hang your hat on, morally speaking`,
  vision: `
    Will my kin in Tulsa get a chapter of it by and by | Ya'll a one-horse outfit or fixing to spread clear to Tennessee?
    My third move in five years. Tell me there's one coming to Clarksville, Tennessee, or El Paso, or wherever the Army flings us next.
    Ambishuns past the county line? | I heard at the beauty shop you're putting one in Lubbock by 2030. So?
    Half of III Corps is sitting in Killeen with nothing for the kids but a splash pad that's been broke since spring, and Austin's an hour with no potty stop. Would you ever put a second one up here?`,
  waitlist: `
    Put my old AOL mail on that roster so I get hollered at first
    Hook a retired schoolteacher up to your notifications so she hears where and how much before the bridge club does
    Sign my husband up to be told, he's in Poland with spotty mail but he reads every one | Scribble me down for the heads-up, would you, sugar
    Shoot me word the second there's a price tag and an address. How do I get in that line?
    Stick a pin in me as interested and ping me later, I don't get out to the mailbox but once a week`,
  'website-privacy': `
    do you track me with them cookies, the computer kind not the oatmeal kind
    Ever since I typed my mail in a tractor site to ask what they charge and when they're open, I get forty Viagra letters a day. Will you peddle my adress the same way?
    Does this here page keep a file on me like the VA does | I refuse to type in my grandchild's birthday. Do you demand it?
    I only gave you my email. What else did you write down in your little black book?
    Being a scam victim twice over, once by a prince and once by a roofer, I don't give my address to a soul. But my granddaughter wants the news from you. Swear on a Bible my name won't be auctioned off by this webpage?`,
  why: `
    I don't get the point of the place when kids have sticks and dirt. Convince me.
    My brother-in-law says there's no money in kids, only in car washes and storage units, and he's got a boat to show for it. You could've done likewise. So what moved you to build this instead?
    Talk me into it. There's a McDonald's slide two miles off, so what's the argument for you? | Why y'all and not the Y?
    How come you're bothering to build this when the creek is free | What itch were you scratching when you dreamed this up?`,
  wifi: `
    G-mail's how I chart, and my hotspot's dead as Moses. Will guests get online?
    can a diesel tech video-chat home off yalls router or is it bring your own bars | internet for the visitors, gratis or nada
    Bandwith for a soldier's FaceTime at 3 from Kuwait, would yall provide | YouTube for grandpa while they run wild? need a password?
    Is the wifey's Kindle gonna hook to something at your place`,
}
