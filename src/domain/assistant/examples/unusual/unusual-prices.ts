import { NOTHING } from '../nothing.ts'

/** Prices, passes, booking, jobs. */
export const UNUSUAL_PRICES: Readonly<Record<string, string>> = {
  booking: `
    Can a body just moseye in off the street or do you need a week's notice and a blood oath
    I'm a nurse on nights; I never know at breakfast if I'll be alive by ten. Does one have to commit beforehand or may I simply materialize?
    Are you one of those RSVP-or-perish establishments
    Suppose we swing past after church, no warning, seven of us in our good shoes. Turned away or let in?
    the dentist makes me book in february for october. u guys like that? | Scalpers got every slot at the pumpkin patch. Do you even do slots
    First come first served or by appointment only, like the Pope? | Fixin to drop in unannounced like my mother in law does. Allowed
    Does it work like the barbershop, where you take a chair and hope, or like the salon, where Denise scolds you for not phoning?
    dibs. how do i call dibs on a saturday morning
    I can't plan lunch, let alone a Thursday three weeks out, I've got triplets and a goat. Tell me spontaneity is permitted.
    Must I make a reservation, sir or madam, as at a steakhouse, or is it more of a taco truck situation?
    If the baby wakes with a snotty nose on the day, can we shove our time over to next week without a fuss? | rezzervashun nesessary?
    Is it a stand-behind-the-velvet-rope scenario on rainy days or can folks claim their place the night before
    Can I bag a spot ahead of time, as my mum would say, with towels on the sun loungers at dawn
    Spur of the moment's the only moment we've got, with dad on call. Okay to be spur-of-the-moment people at yours?
    The allergist, the orthodontist and the swim coach all own a chunk of my calendar, so I'd need to nail down 2:15 on a Wednesday or it isn't happening. Will you let me nail things down?
    If five of us just sorta appear out of the ether on a rainy Sunday, is there a host stand with a clipboard, or do you have to have called dibs online?
    Walkups?? | Our sitter is flaky as a croissant, so we cancel everything. How hard is it to bump an afternoon to another date at your place
    May one turn up. That is the entirety of my question.
    In Japan you get a numbered paper and a bow. In Austin you get a three-hour queue for barbecue. Which style of getting in have you picked, scheduled or scrum?
    gotta schedual or can i jus roll up w my 3 heathens
    Will the man with the list look me up and down and say "name?" or can a nobody with two toddlers breeze through
    I'm told it's sold out through Halloween. Sold out of what, I wonder; do you even hand out time slots?
    Do I have to nab a spot for the twins and another for me, or does nobody nab anything and we all just shuffle in?
    Kid's got a cast till the 14th. If I'd claimed the 10th, could I trade it in for a later day?
    My horoscope says Thursday. I say, let me in Thursday. Is there paperwork beforehand or do the stars suffice?
    I'm a chimney sweep, I get in wherever I knock. Does knocking work on you, or only advance arrangement? | Grab-a-spot app, phone line, or just elbows?
    Can one secure a Monday at ten while still in one's bathrobe, ideally on Sunday? | Reserving. Is that, like, a thing. With you.
    Would the "on joo" place let us swap our Sunday for a Monday if Sunday's been snatched by the in-laws, once we've arranged it
    We had a whole thing planned: balloons in the minivan, grandpa in his good hat, the baby left with my sister, and then some girl at the other gym says "do you have a confirmation number?" I'd never felt so naked. Will I need such a number with you
    appoyntment or just show my face`,
  jobs: `
    Retired lunch lady, forty years of wiping chins, bored silly at home. Got an apron for me
    My knees are shot from roofing, thirty years of it, but I can sit and stamp hands all day. Who'd I talk to
    hey um my mama said yall might could use a hand, im 17 and i dont drop stuff | Seeking gainful employment!! Juggler, CPR card, own unicycle.
    I'm between gigs, as the drummers say, and my probation officer, lovely woman, suggests I look for something with kids in an honest building. Taking people on?
    Situations vacant, as we said in Leeds: any?
    My cousin's a welder who paints clouds on ceilings. Should he send y'all his particulars, you hunting for folks?
    Who do I bribe with kolaches to get a name tag and a shift | I was a rodeo clown. Toddlers are smaller bulls. Hire me?
    My nephew, good lad, Eagle Scout, allergic to sitting still, wants a summer thing with a paycheck. You folks got a hopper for résumés?
    Is it true you took on forty people already and the last three spots are for bilingual folks? Soy bilingüe.
    Does the crew get dental, and is there a crew yet | I used to run the Tilt-A-Whirl. I have references, most of them living. Where would a man apply.
    Let me be your mop guy. Best mop guy in Cedar Park. Where do I sign on
    I'm fifty-nine, laid off from Dell, and frankly I'd trade every spreadsheet for a name tag with a giraffe on it. Vacancies?
    Two tours in Kandahar and a degree in early childhood. Odd combo, I know. Recruiting yet?
    Do you pay college kids decently, asking as one who currently gets paid in burritos. Is there even a position
    My therapist says to apply for things. So. Hello. Are there things. | Are résumés on lavender paper still a faux pas, and do you want mine at all
    A gal at the DMV said y'all are hiring "play sommeliers." I have no idea what that is and I am perfect for it.
    Are you on the hunt for a storyteller with a real beard, December availability, no agents
    My teen needs a first job where the worst that can happen is glitter. Taking sixteen-year-olds?
    I mend sewing machines, I mend toys, I mend hearts. Surely a place full of breakable things wants a mender on its payroll.
    Lookin to hang up my spurs as a long-haul driver, got patience and a forklift ticket. Need warm bodies?
    Ex-kindergarten aide, laid up with a hip, back in fighting trim. Who reads applications over there
    uh do u pay weekly or biweekly n r u even hiring yet | I walk dogs for a living, eleven at a time. Eleven toddlers can't be worse. Sign me on?
    Substitute bus driver, clean record, knows every verse of every song. Could you use such a person for pay
    hey so i closed my nail salon and i want to do face paint for wages, hu do i talk to
    Semi-retired magician, rabbits deceased. Any opening for a man who can only do the coin one | U takin seasonal elves?? i got ears already
    Looking to swap my cubicle for a ball of yarn and some five-year-olds. Whereabouts does one drop a CV
    Lifeguard in summers, lump in winters; winter wages, could they be had at your place?
    Could a hard-of-hearing baker with hands like oven mitts and a soft spot for kids find Saturday work with y'all
    Bartenders make good toddler wranglers: same clientele. You staffing up? | hirin?? i cleen, i cook, i cud guard a ball pit wit my life
    Sixteen years I captained a shrimp boat out of Port Aransas; then the diesel won. I can splice rope, calm a crowd, cook for thirty and sing badly. My daughter says an indoor playground is mostly rope and crowds. Would you be taking on hands`,
  membership: `
    Is there such a thing as a punch card, like my sandwich place, tenth romp on the house?
    A season ticket, like my seats at the Horns games, that a thing | All-you-can-play, monthly, cancel when the kid gets bored?
    We're basically going to live there come August when the playground slides are skillets. Make us residents. What's the card called
    Costco has its executive level. REI has the lifetime thing. What's the equivalent at your joint, if I may?
    Can Pop-Pop bankroll a whole year of it and stick a bow on it for Christmas
    A lady at Pilates swears there's a founding-families tier that closes Friday; I'd hate to miss it if there's anything to join
    loyalty perks for the regulars? stamp, fob, secret handshake | The wife wants an annual thingamajig so she can quit doing math every Saturday
    Is my seven-year-old going to need a laminated badge with her picture, like at the Y, to come every week for one lump sum?
    Frequent flyer scheme for the under-tens? | unlimited whoopin and hollerin for one price per month, yall doin that?
    A lifetime pass, carved in stone, transferable upon my demise. I jest. But some kind of pass?
    We're a one-car, one-income, one-nerve-left family; does a bundle exist where I pay up front for, say, ten afternoons and burn through them as needed?
    A standing arrangement, like I've got with the milk people, where you bill me monthly and we come when we please. Offered?
    Grandfather me in, is there some early-adopter all-year thing I could glom onto?
    Fob, wristband, retina, whatever gets my kid in all summer without me paying each blessed time: will you sell such a thing
    snach a yerly pass before they sell out, were?
    If I sign for twelve months and then get transferred to Guam, does your yearly plan let a Navy family wriggle loose
    A pass for Nana separate from the pass for us, or does one rule them all?
    Pass or no pass, that's what my bridge partner keeps asking, and I said Lorraine, not that sort of pass, the sort you buy for a year at the playground
    Auto-renew is the devil's own invention. If you've a monthly plan, does it have that horn on it
    Two households, one kid, a custody calendar colored like a quilt. Would both houses share the one yearly card?
    Might there be a subscription, akin to my crossword one, that I'd forget to cancel
    An all-access laminate like the roadies wear, good till next summer, for one small drummer. Do you issue those?
    Shall we be "members," like at the country club my mother-in-law won't stop mentioning?
    Between us girls, is the yearly one a better bargain than paying each go, or isn't there a yearly one
    Our aquarium card gets us in till March whenever the mood strikes, and I've grown spoiled. Anything comparable in your drawer?
    Somebody in the HOA minutes wrote "playground dues $89/mo." Is that your monthly plan or Brenda's imagination?
    Freeze my plan in July when we're at Grandma's lake house? Assuming there's any plan one could be on.
    The opera makes you subscribe by the season, five nights and a tote bag. Have you a season in that sense?
    Military brat math: we move every two years, so a year-long whatsit scares me, but a six-month one? Exist?
    I clipped the "founder's pass" ad from the pennysaver, half the year free it said, so that's real?
    All I know is Ruthie's crew rides on one plastic card at the trampoline place, four kids, twelve months. Is that in the cards with you
    yerly membaship for my too grankids, dose it exsist or no`,
  [NOTHING]: `
    blink twice if my ex husband is lying to me about the mortgage | The ransom note in my escape room has a typo in it, who do I tell
    the tariff on washing machines from korea, did it go up again | Which body part filters blood, kidney or liver? my kid's quiz is tomorrow
    A lawn-mowing teenager in our street wants 60 bucks, is that robbery | Toll tag won't read on the 130, who do I ring up
    Barnacles on my pontoon, vinegar or scraper? | moseying about the Hill Country in April, which wildflower drive is best
    Is a racing pigeon the same as a carrier pigeon or did the family die out | My unicycle has a bent rim, anyone in town true those?
    Scalpers want $900 for Taylor Swift, should I cave? | Does the Pope do private audiences with toddlers, serious question
    Is the secret handshake in the Masons actually secret anymore | Happy Meal toys this month, are they the Minecraft ones
    My mechanic quoted me parts and labor at 1,400 for a Corolla, do I run? | Thyroid pills for a beagle, cheaper at Costco or Chewy?
    Amtrak half fare for kids starts at what age | where can i sell plasma in san marcos and whats it pay
    Denny's on I-35, are kids still eating free Tuesdays | Actuary exam P, how many hours of study before I should sit it?
    Water bill tripled in July, City of Austin says no leak. Who fights these? | Luby's closed on Lamar?? where do I get a LuAnn platter now
    Hives on a toddler's belly after strawberries, wait or go in? | brisket: fat side up or down, settle it
    How steep is the Goat Cave trail with a jogging stroller | Tab key on my chromebook is stuck, any trick?
    I wired money to a contractor and he vanished, when all's said and done is it gone | Kolaches in West: Slovacek's or the Czech Stop
    Mule deer or whitetail, what's the difference again? | thumb nail turned black after the car door, will it fall off
    Lifetime warranty on my Craftsman wrench, does Lowe's honor it | Dead Sea Scrolls exhibit in Houston, is it worth it for an 8 year old
    Amazon says I've been notified of a recall on my stroller, but which one? | Alamo basement, is there one, settle a bet
    Timeshare in Branson won't let us quit, any lawyer you'd trust? | Why are my tomatoes split on the bottom, too much water?
    Going once, going twice: do storage unit auctions in Round Rock take cash only | Fee-wise, is Fidelity or Vanguard better for a Roth
    that good rock my kid found is sparkly green, is it worth anything | Cough up a lung every night at 2am, my four yr old, is that croup
    speeding ticket in Bastrop county, can I do defensive driving online | giraffe at the zoo ate my hat, do i ring somebody
    Nail polish on the couch, pink, suede, husband home at five, HELP | Smoke signal coming off my grill, white smoke bad or good for ribs?
    Guam to Austin with two cats, which airline is least awful | Croissant layers keep leaking butter, too warm a kitchen?
    Therapy horses near Dripping Springs, are there any that take Medicaid? | BOGO at Payless, wait does Payless even exist anymore
    38 and a half inches at three, is that tall for a girl? | Got mugged in Minecraft by a llama, how do I get my stuff back
    raisins in a toddler's nose, do I blow or tweeze | Divorced people not on speaking terms, who gets the dog in Texas?
    Bridge: partner opens one club, I've nine points, do I pass | glitter in the dog, both ends, vet or wait?
    Quilt batting for a baby blanket, cotton or bamboo? | Forklift ticket expired in March, do I resit the whole exam
    Country club dress code, are golf jorts a crime | French words for a menu, is it "prix fixe" with an x?
    first haircut for a screamer in south austin, which place has the race car chair | Peso's at what to the dollar today?
    card declined at HEB with a full cart, mortified, is Frost Bank down? | Queso without Velveeta, can it be done?
    Jackson's on the twenty and who's on the fifty | Horoscope for a Pisces toddler, is today bad for haircuts?
    HOA dues went up over a broken fountain, can we revolt | my ticker acts up on stairs, is that anxiety or the real thing
    Notary near Mueller who's open Sundays, know one? | Hippos: do they really sweat pink?
    eggs hatched in our porch wreath, wrens i think, can we use the door? | Forever stamps, still good after the hike?`,
  pricing: `
    Warm or cold: fifteen bucks a munchkin to get through your turnstile
    Itemize for me, line by line, what two twins and a grumpy uncle would owe at the gate
    I drive the feed truck out of Lockhart and my wife does the arithmetic, so she needs a figure per young'un before she'll say yes
    blink twice if it's over twenty | My late husband used to say never ask the tariff at the Ritz. Well, I'm asking the tariff at yours.
    Fill in the blank: one kid, one Tuesday, ______ dollars. | whats the ransom to let my gremlin loose in there lol
    Our finance clerk at the rectory requires a quotation for admittance of one adult and three minors, kindly oblige
    How deep will I be diggin in my overalls for this | my sergeant wants to know do uniforms get a break at the door, I'm just the messenger
    Is it going to be Schlitterbahn money or public library money? | Word at the laundromat is you're charging by the minute like a parking meter. True
    I deliver for the post office, six days a week, and on the seventh I take three grandkids somewhere. Last place took me for ninety dollars before anybody had their shoes off. Tell me yours so I can brace.
    So the abuelos, do they fork over too or just sit there for nada | I coupon. Binder, tabs, highlighters, the works. Got anything for my binder
    Does the meter run while the kid's napping in the stroller, figuratively speaking, or is it one flat whack | admishun for a fore yeer old pleez
    Would a person on SNAP get the same mercy at your desk that the Thinkery gives?
    Zoo was a car payment. Trampoline place was a kidney. You are what body part. | Spit it out, the sticker, I've got a toddler hanging off my leg
    I should be ever so grateful for a ballpark, dear, I live on a pension and a cat
    Four of mine, two of my sister's, one we sort of inherited from next door. Is there a point where you stop counting heads and knock something off
    If Junior melts down at minute six and we flee, do I see my dollars again or is that a donation
    Rumor from the carpool line: Wednesdays are half off. Which I already told everyone. Please say I'm right.
    Hand on heart, is a lawn-mowing teenager's wage enough to treat his baby sister to an afternoon there | my hubby calls it the toll. whats the toll
    Riddle me this: I am a single dad, I have forty dollars, I have five children. Do all of us get in? | damage?? for 2 kiddos
    No judgment, I sell boats, I know what "call for price" means. Is it call for price?
    At the bounce place in Pflugerville they tack on a glove fee, a band fee, a breathing fee. How many of those little barnacles should I expect with you?
    I got a jar of nickels and a very determined granddaughter. Nickels enough?
    pls tell me its not one of those places where the mom pays to sit on a bench | Say a number. Any number. I'll say higher or lower.
    For a memo to my commander at Fort Cavazos: cost of entry, per dependent, and military reduction if any.
    Lordy, what do they soak you for at a place with lights like that | I'm nine and I have $11.35 from my tooth and from dog walking. Does that get me in
    Let's not dance around it. Entrance. Dollars. Now.
    The barber told me you're gratis for under-fours, and the barber has never once been wrong about the Cowboys
    how many Happy Meals is one go, thats how my son counts
    Whether a foster placement, who might be with me three days or three years, is admitted at some gentler rate I can't tell from your page
    Sibling number four ought to be thrown in like the thirteenth donut, no?
    I teach third grade in Del Valle, so assume I'm broke. Do you go easy on educators who bring just their own two?
    wat duz it kost 4 a snot nosed 3 yr old an his gran | Price it like a mechanic would: parts, labor, the lot, for one wild five-year-old
    Pray tell, good innkeeper, how much gold for a knight of six summers? | Is it dearer on the weekend. Everything's dearer on the weekend.
    Between the braces, the transmission and the dog's thyroid I have precisely one fun-dollar a month, and I'd rather not learn at the counter, with two kids already vibrating, that it won't stretch. What's the figure?
    Well bless your heart for the pretty website, now where'd you hide the part about money
    A stroller-bound two-and-a-half-year-old: full freight or half fare, like on Amtrak? | yo is it free.99 | Ouch level from one to ten, wallet-wise?
    I do the books for a tire shop, I like a table. Row for child, row for adult, row for sales tax. Fill my table.
    You want HOW much? oh wait you dont say. so how much | Do firemen's kids get the hero treatment at the register, same as at SeaWorld?
    Last Saturday, picture it: three cousins in the minivan, one without pants, and Grandpa reading the sign at the jump park out loud, "twenty-six NINETY-NINE?" We turned around. Spare me a U-turn, what will your sign say
    If we come for the final hour only, do you still gouge for the whole shebang? | hola vecina, cuanto me van a clavar por two niños
    Guess I'll be selling plasma again. How many bags of it for a family of six?
    Not to be a penny pincher, although I am one, professionally, I audit school districts, does the second hour come cheaper than the first?
    Break it to me gently, I just paid for camp. | gimme the skinny on fees | Kids eat free, that's Denny's. Kids play free, that's who? You??
    The missus has drawn up a spreadsheet of every wet-weather option in Travis County and yours is the only cell still blank under "shekels per sprog."
    Does my daughter's aide, who's paid to shadow her, have to buy her way in as well? | Whisper it: what's a visit set me back
    Could y'all see your way to a lil discount for a preacher's brood, there's eight of 'em
    Seven. Eight. Nine. Stop me when I reach what one child pays. | I'm an actuary. Expected outlay per visit, plus variance, for one adult and 2.3 kids?
    we r from Laredo, four hours of are-we-there-yet, so the fee matters less than KNOWING the fee, comprende
    If one of them barfs in the car on the way and we never show, is my payment toast
    Supposedly locals with an Austin water bill get in for less, that's what the crossing guard told me
    Charge me whatever, says my husband, a man who has never once looked at a receipt. I look at receipts. What would it say?
    twenny bucks?? thirdy?? am i close | Is it a swipe-your-card-and-weep deal or a pocket-change deal?
    Oyez, oyez, the town crier of Cul-de-Sac Lane must announce your entry levy by supper
    I promised my boy that if his reading went up two levels we'd go someplace with a climby thing. It went up three. I wash dishes at a Luby's. Tell me straight what I've gotten myself into.
    Does crawling count as entering? I mean, does my 2 y/o's not-yet-walking self incur a charge
    How bout a deal for me and my one homeschool weirdo if we come at dead o'clock on a Tuesday morning
    "Contact us for rates" gives me hives. Just the rates, por favor. | Wampum, doubloons, Venmo: what do you take, and how much of it
    Per head, per hour, or per tantrum?
    My bowling league has a pot going, closest guess to your cover charge takes the brisket. I've got $18.50. Settle it
    do u charge big brothers who just sulk in the corner with a phone
    A gentleman at the VFW hall mentioned that those of us with a Purple Heart bring our grandchildren in on the cuff. I would not presume, only inquire.
    Out with it, how steep | Can I haggle? I'm from Marrakech, we find a listed price rude, but I do need one to start from.
    Your competitor by the Costco does "dollar minute." Sixty minutes, sixty dollars, one crying accountant. Yours works how?
    prolly outta my league but whats the tab for a single momma and her lil man | Do you grade on a curve, like, poorer zip code pays littler?
    Since you've capped it at twelve ninety-five, I'll bring the whole block. Twelve ninety-five still good in October?
    When all's said and done, and the tax man's had his nibble, what leaves my checking account
    Is there a cheapskate hour. I am asking as a proud cheapskate. | Twofer?
    I string tennis racquets for a living and I charge by the job, so go on, what's the job here, one lad, two hours, mild sweat
    Pocket lint and a Whataburger coupon, that's what I've got till the first of the month. Am I laughed away?
    Grandma here!! The church van lady said "it is a flat twelve" but she also said the Alamo had a basement, so, is it
    Would it be gauche to ask what you extract from a household of five | how mutch for too kidz an won groanup
    Mystery box: inside is the amount I hand over for my toddler. Shake it. Does it rattle or thud?
    Our au pair takes them on Thursdays. She's twenty, Danish, eats like a bird. Is an au pair a paying customer
    Comparable establishments in Zürich ask twenty-two francs. You?
    Give me the nosebleed-seat version: the least a person could spend and still get a kid through the door.
    My left pocket says ten, my right pocket says a Canadian ten. Sufficient?
    I fell for "starting at" once, with a timeshare in Branson. No "starting at," please. The whole enchilada, out the door, two boys and me.
    Ya gonna nickel n dime me for going out to the car and comin back in?
    So, weather's something, huh. Tomatoes are done for. Anyhow my daughter-in-law wants to know what y'all are asking. For the children to go in, I mean.
    $$$ or $ on the yelp scale | Verify: law enforcement, twenty percent off, ID required, spouse included.
    A buck a year of age? That'd be cute. My eleven-year-old would resent it.
    Is there mercy for latecomers, as in, thirty minutes of play for a thirty-minute price | Bottom dollar, sweetheart, I've got the auctioneer's disease
    I buried my savings in a hot water heater on Monday. On Friday the kids want to go and jump on things. Somewhere between those two days I need to learn what your front desk says after "that'll be."
    no price = too pricey, thats my rule. prove me wrong
    When you're an amputee veteran like my brother, folks wave you in at Six Flags. Any waving-in, fee-wise, at yours?
    The piper must be paid, as they say; how handsomely? | Howdy. Long-haul trucker, home four days a month, want to spoil my girl rotten. Budget me.
    my girl (5) asks if she can pay with a rock. its a good rock. otherwise whats it in money
    My wristwatch and I agree a half hour is plenty. Is there half-portion pricing, like the soup?
    Would y'all consider it shameless if I asked about a stay-at-home-dad rate | Cough up the numbers, cowboy
    As treasurer of a family of nine I move that the chair disclose admission costs. Seconded by my mother-in-law.
    Does it sting like a speeding ticket or like a library fine
    Same-day second visit, since my kid will forget his jacket and then his mind: charged afresh or waved through?
    I'd wager you've tucked a "convenience fee" in there somewhere, like the tickets for Willie Nelson. Have you?
    Sir, I shoe horses. A hoof is forty. What's a child
    We've got the strollers in the trunk, the grandparents in the wayback, a thermos of the good coffee and precisely zero clue what y'all will bill us for the pleasure of coming in.
    the tooth fairy in our house pays 2 bucks, so how many teeth is one trip to yalls
    Psst. Employee discount for the guy who paves the lot next door? Asking for me, the guy. | Cheaper than therapy or nah
    Suppose a lad turns three at midnight, does his fee balloon at breakfast | Consider me seated. Consider the kids out of earshot. Reveal the sum.
    Our WIC office hands out a list of spots that shave something off for folks like us; should I look for you on it
    twins shud be a bogo i grew em both at once!! are they
    I'd like to know the wound before the knife, as my abuela would put it: entry for one little girl with a big bow.
    At the aquarium, the guy in the shark suit told us kids under 40 inches swim by for nothing. Mine's 38 and a half in boots. Same yardstick where you are, moneywise?
    Pay-what-you-can day, like the art museum? My can is small. | Are your fees "surge" like the Uber when it storms
    I shouldn't complain, I've only been mugged by four play places this year. Will you be a fifth
    wut r the sharges for a famly of 4 wit a newbie in the army | Ledger open, pencil licked. Child: ___. Adult: ___. Surprise nonsense: ___.
    My kid's whole kindergarten says it's "a hundred million dollars." I suspect rounding.
    Money back if it's wall-to-wall bedlam when we arrive and my anxious one won't go past the mat?
    You lot do concessions? In Glasgow that means pensioners and the unwaged, not popcorn.
    Just finished night shift at the brewery, eyes like raisins, and the wee one wants to know can we go to the French-named place and I said baby, Daddy's got to see what they want for it first. So here's Daddy, seeing.
    Three visits a year is us, max, so don't sell me a card. What's one measly visit run?
    Does daylight saving save me any daylight dollars, meaning an off-hours bargain | You're forty bucks a kid. I can smell it. Tell my nose it's wrong.
    moolah needed 4 me + my bro's kid, he is 6, i am 19 and broke af
    Would the gent at the counter split the bill between two divorced people who are not on speaking terms, and how big is the bill
    Less than a movie? Movies are nineteen now with the slushie. | kindly state the consideration payable for ingress of one (1) minor
    Adjunct professor here: two degrees, no dental. Is there a scholarship of sorts for getting in?
    Ballpark, not Globe Life ballpark, just ballpark, for three squirts and a mom | Fess up about the fee. I'm a priest, I've heard worse.
    My accountant brother bet me a rack of ribs that somebody who opens with French words charges French prices. Do you?
    Should the littlest, who does nothing but lick mats, be billed like the eldest, who'll scale your chandeliers? both are over two
    thats gonna be an arm n a leg huh. which arm | Rank yourselves, by what you charge at the door, among: Chuck E., the Thinkery, a monster truck rally.
    Our union, Local 520, electricians, gets a shave off the ticket at Sea World. Whom do I pester for the same haircut?
    Does the adult tag along at no charge like a remora on a shark
    Tuition's due, the AC died, and I have thirty-one dollars in an envelope marked FUN. Will the envelope do for me and two boys, or had I better mark it GAS and quit dreaming?
    whatchall want for a hour | As a Dutchman I'm obliged to ask whether everyone pays for himself and how much himself is
    I've a hundred-peso note, a smile, and a four-year-old. Enough.
    Teacher appreciation week: a mug again, or do you actually knock down the ticket for us
    Cheep or not cheep, said the chick. My daughter's joke, my real question.
    Seventy-two hours ago I didn't know what an indoor playground was, then I became a stepmother. What does one typically lay out at yours for the two of them?
    Is there an hourly, a daily, a by-the-pound? | Plumber's rule: quote first, wrench second. Quote me for the kids.
    Zero dollars for kids with a deployed parent, that's what the base newsletter printed. Did the base newsletter fib
    whats the hit on my debit card for 1 kiddo 2 grownups, itll decline over 30 | Hmm. And the cost, the cost of, you know. Coming. With my boy.
    For the love of queso just put a digit on it | When the fever hits an hour before and you've already got our loot, do we get the loot back?
    Eight-dollar parking at the mall, nine-dollar pretzel, and I haven't even reached the kids' admission. Which would be?
    I'm writing the July column for the Manor Gazette, "Fun Under a Jackson." Do you qualify, at under twenty for a child?
    Will y'all match the Groupon from that dump by the airport? | kan i get a senyor diskount if im bringin my grate granbaby
    Break a fifty for me, in your head: what change comes back after two kids and their mother?
    The sign at the skating rink reads "SPECTATORS $4." I spectate. I spectate hard. What would a spectator owe you?
    Cotton's down, cattle's up, and my girl's turning six; what'll y'all be fetching per calf? | sumthin for the stepkids too or do they pay fool price
    Scale of gumball to mortgage, where's your gate money sit?
    Twas the night before payday and all through my purse... finish it with what two kids would cost me
    Foster kids, two, maybe three by Friday, and the agency reimburses up to fifteen apiece with a receipt. Do you come in below that
    Is the second kid cheaper, and don't say "every child is precious"
    Crikey, back in Perth it's thirty a nipper plus a coffee. What's the go here, dollars-wise?
    My boss needs to see it in writing for our employee perks: a corporate cut on tickets, what percent
    Tacos we can afford. Tacos times four kids we can afford on Tuesdays. You, I've no earthly idea. Well?
    Clock's ticking on my FSA and my patience, so, what do you ask from a mom with one walker and one runner, both over two
    Heads, tails, or hidden surcharge? | my uncle is a notary and he'll notarize anything, so put your entrance charge in writing and we'll make it holy
    You're the only place that hasn't tried to upsell me and it's making me itchy. What do you charge?
    Any break for Hutto Hippos season-ticket holders, since y'all surely love hippos?
    Six sleeps till my sister's crew descends, nine cousins, a grandmother who tips in butterscotch, and I'm the one treating. Forget the parking, forget the socks: tally us up, roughly
    Comps for bloggers? I have 211 followers and one is my dentist. | Punishment I'd expect for a no-show: do I forfeit the cash?
    is it chargd by the kid or by the carlode | Once in, all day? Or does my twenty bucks turn into a pumpkin at ninety minutes
    The bell captain at my hotel says tourists pay double at kiddie joints in this town. We're down from Tulsa. Do we?
    Rock-bottom on a rainy Tuesday with a doctor's note and a sad face: what's the least you'd take from me
    "Suggested donation," as at St. Elmo's pancake breakfast, or a stern fixed sum?
    Im a beekeper, stung dayly, so hit me: the entrence fee for a lil drone and his qween
    My neighbor Odell, who fixed our disposal with a shoehorn and knows everybody at city hall, claims you wrote your rates in chalk on some wall downtown. Six fifty a tot, he says, and grown-ups for a handshake. Is Odell full of beans
    Got a hundert dolars birfday munny from meemaw, my sons six, we want to come by ourselfs on a reglar day, wil there be any left after tickits
    discownt fer twinz?? there reel identicle u can scan em both as one`,
  waitlist: `
    Where does a fella scribble his address so y'all holler when there's news | Put me in the queue, near the front, I bring excellent energy.
    Tap me on the shoulder the second you've got anything to say. How do I arrange the shoulder tap?
    Carrier pigeon, telegram, email: pick the one by which I'd learn the big news first, and sign me up for it.
    wheres the dotted line for the early birds
    What hoop do I jump through so your messages land in my inbox and not just my sister-in-law's, who is insufferable about it
    i typed my thing in the box.. is that it? am i in the club of people who get told | How does one get wind of things before the Facebook mob does?
    Ok I gave y'all my email in the wait list thing like a month ago and crickets. When does it chirp
    Pencil me in for the heads-up, would you, I'm in the Panhandle and news gets here by mule
    the lil pop up said be first to know and then my thumb closed it. how do i get it back
    Reserve my daughter a spot in the hear-it-first line, she's in labor right now and will care about this in two years
    Add my name to the scroll! Which scroll? Where is the scroll? | I would like very much to be among the notified.
    Sling me a postcard when it's all settled, and tell me where to leave my particulars for that | wate list? were do i put my e male
    Am I on your list already? My sister put my hotmail in something while drunk on eggnog. If not, how'd I add it?
    I want the smoke signal. Whatever you send up when the doors and dollars are decided, I want to see that. Who lights it
    Just to be clear, that box that wants my email, that's the line, correct? I type, I'm in line, you write me?
    wanna be an early bird, already got the worm, need the list | on the roster for updates yet? me: no. make it yes. how
    Hollering distance, that's what I want to be in when y'all announce. Do I fill something out for it?
    Spare me the mail, I know, but the one mail, the mail with the when and the where and the how-much, that one I'd want. Sign-up's where?
    how long's the line of folks wanting the scoop and can I still tack my name on the tail
    I don't do forms. I'm eighty-one. But my granddaughter says there's one form, and it gets me the news by computer letter, so show me the form.
    What incantation summons your announcement into my Gmail | Rope me in for the bulletins, pardner, just show me which box wants my address
    Nudge me, poke me, ping me. But how do I get on the roll of people who are pinged
    Dear Sirs, I wish to be put down for your forthcoming notice, in the manner of a gentleman ordering a book.
    A pinky swear that I'll be told before Karen. What do I click?
    I got cut off mid-form by a toddler licking the screen. Do I need to put my email in all over again to be told?
    Which do I do to be in the loop: knock, ring, or leave an email in a box
    Tell the newsletter fairy I exist, por fa. Or tell me how to tell her. I want the prices the minute they're hatched.
    Forever stamps I've got plenty, email I've got one; which of them buys me a seat among those you'll write to first?
    sine me up fer the email wen u no stuff pleese, my boy asks evry mornin
    My shift at the poultry plant ends at four, the kids get off the bus at ten past, and by five we're all so hungry we'd eat the mulch, so I can't sit down and browse for news every day. Isn't there some place I leave my address and y'all come to me?`,
}
