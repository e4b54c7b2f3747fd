/** Faces at the door, and what becomes of them. */
export const CHECK_IN: Readonly<Record<string, string>> = {
  'check-in-privacy': `
    how long do you keep the face scans | is her pitcure deleted after we leave | how many days is facial data stored | do you wipe the scans every night
    retention period for biometrics? | when dose my kids face get earsed | will the face template still be there next year if we don't return
    do you hold on to the photos forever | how long are the facail recognition images saved | is it removed when my membership ends, the face thing I mean
    Can I ask for the scan to be gone the same day?
    Texas has a law about destroying biometric identifiers within a year. What's your time limit for faces collected at the entrance?
    My son's school had a breach with pictures they should have thrown out years ago, so before we ever set foot at your front desk camera I want to know when images get purged.
    from what date are you collecting faces, and where do they go | what if I refuse the camera, is there another way in from day one
    does it expire, the face profile | do i have to let you scan my kids face? i'm not ok with it
    I don't like having my picture taken by machines, dear. Could I say no? | Not scaning my kids. Whats plan B?
    Under CUBI, Texas's biometric statute, what is your retention schedule for facial geometry?
    You give the photo of the face to the government or the police? We are worried. | do u keep the face pics of the kid forever or delete them
    Families have been emailing me about the face scans. Can they opt out and still come in?
    He won't hold still or look into any camera, and I don't want his face in a database either. Can we skip it?
    Who's the biometrics vendor, and is my kid's face training their model? | what happens to all seven of our faces after we leave
    I need signed photo releases for a single class picture; what consent would you need to store a child's face?
    Who gets to look at those face pictures afterward, honey? | Does the scan get deleted or do you sit on it?
    Is a non-biometric alternative available upon request, or is consent a condition of entry? | How much time you save the face of my children?
    my boss (the mom) does NOT want his face in a system, can i sign him in some other way
    If our district's privacy officer asked whether you share facial data with third parties, what would you say?
    Can we refuse the camera without having to make a scene about it at the front desk?
    Encrypted at rest? Hashed? Deleted at checkout? What's the policy on face templates? | my wife thinks its creepy, do u sell the face scans
    at what cost to our privacy is this face scanning | do you sell face scans for money
    how long do you keep the picture of her face, and am I free to refuse it | I would pay extra to skip facial recognition. is there another way in
    is our biometric data the price of admission | feel free to tell me you won't store my son's face... will you? | face data? | who keeps the face scanns
    The photo of the face of my child, where you save it? | yall selling my face or what
    I don't like machines looking at me, dear. May I come in without the face business?
    Please provide your biometric retention schedule and its legal basis under Texas law. | facial recognition data storage stored how long
    Scanning children's faces is creepy and I want mine left out of it | The face scans get deleted every night so it's harmless, right?
    I work in cybersecurity. I've watched three breaches this year alone. If your camera system is hacked, whose toddlers' faces are out there?
    I'm okay with giving a PIN, a password, a bracelet, my driver's license, anything. Just not biometrics. Is opting out going to be possible?
    is the face recognision shared with the cops | is there an end date for keeping my kids picture from the door | How many days till the scan is whiped?
    by when must i opt out of the face thing | On day one, will my daughter's face be saved and where does it go after?
    My ex works in data and says these face templates sit on a server for years. From your opening on, what year would ours be thrown out?
    can we come on opening day without being scaned | does facail data get held overnight
    Is there a rule on how long you'd sit on our selfies from the entrance? Days, a year, forever?
    My mom hates cameras, so when she brings the kids on a weekday, would she be let in if she says no to the face gadget?
    do u share the face log with anyone at the end of the yaer | you making money off my kid's face?
    what keeps a stranger from getting a copy of her face scan | do you scan ids and then hang on to them
    my ex isnt supposed to be near the kids. would your system hand their faces to him or anybody | can i trust this place with my kids picture from the door
    since staff watch the door with a face camera, do i opt out somehow | ok but realy is it safe to give the scan, where dose it go
    how secuer is the face databse | do you keep a scan of a childs face
    cant see why they need a picture of my sons eyes and nose to let us in. what if i say no | im scard somone will grab her pic off yor system
    will they share the scan of my kid with vendors | where do my kid's face scans get stored | in which place are the face pictures kept and for how long
    you sell the face scans to Clearview, don't you? | So pictures of my kid are kept for 30 days, correct?
    Illinois banned this. Is it even legal in Texas to hold on to toddler biometrics? | I opt out. There's a QR code instead, right?
    is it Amazon Rekognition, and does Amazon keep a copy of her face | My ex is a cop. He says police can pull your facial records anytime. Is he bluffing?
    delete my son's faceprint or I call Ken Paxton | The face data nevr leaves the building, I assume
    Disney uses fingers and lets you say no to it. Can we say no to the face thing with you? | will my insurer get the scan?? people are saying
    Somebody's uncle in cybersecurity says a faceprint can't be changed like a password, so a leak is forever. How do you store them, encrypted or in a drawer?
    what if i wear a mask and refuse the camra, do we get sent home | you train AI on them babies' faces is what tiktok said
    Foster kids' images may not be recorded by anyone, our CPS worker Mrs. Dominguez was firm about this. Is there a way in for us with no face capture?
    After the visit it's wiped right? wiped wiped? | GDPR gives me the right to have the biometric template erased. We're from Lyon. Do you honor that?
    Is the retention like CLEAR at the airport, who keep it for years?
    An old fashioned wristband instead of the robot stare, that's the alternative for Amish folks like my in-laws, yes?
    Who besides you gets to look at the stored faces? The vendor? The landlord?
    My wife says no consent form, no face scan; I say you'd never save it anyway. Which one of us is right? | what do you do with the face scans afterward
    were are the pictures of our faces kept | I do NOT consent to my child's face being scanned. | can we opt out of fasial recognition
    is there another way in for people who refuse the camera | Can I just show ID rather than have my face taken? | what if I say no to the scan
    will I be turned away if I won't be scanned | how long do you hold onto biomettric data | Is the data wiped the same day? | who gets to look at the scans
    are the face immages shared with police | ICE, police, feds. Would they get access to your face database? | does some company in china get our biometrics
    which vendor stores the faceprints | Is it on a cloud server or a local box? | what if you get hacked and my daughters face leaks
    data breach with kids' biometrics... have you considered that | Encrypted? The face templates I mean. | You keep the scans for a year, right?
    since scans are deleted after 24 hours, do we have to enroll every visit? | I assume face recognition is optional? | is face scanning manditory
    facial recognition is creepy, whats the alternitive | This is dystopian. What becomes of my toddler's face in your database?
    big brother much? who owns the footage of my face | Texas has a biometric law (CUBI). Do you comply when it comes to retention?
    How does your biometric collection square with COPPA? | BIPA, CUBI, GDPR, which one governs your faceprints and what's the retention schedule?
    I'm an attorney working on privacy matters and I'd like to see the retention and destruction policy for the biometric identifiers you intend to capture at the entrance.
    written consent before biometrics are captured? | do I sign a consent form for the face thing | how do i get my sons scan erased
    Right to be forgotten for the entrance camera? | if we only come once, do our faces stay in the system forever
    once we cancle will you purge the face files | Are you using kids' faces to train AI?
    training some algorithm on my children? no thanks. is that the deal | Clearview type stuff? where does it go
    is my face turned into numbers or saved as a photo | hash or image? | who sees the scan, the girl at the desk?
    can employees browse the pictures of kids from the scanner
    I love the custody protection angle since my ex is unpredictable, but the same system means a record of where my kids are and when. Who can read that record?
    do you log what times we come and go with our faces | could my ex subpoena the face check in records?
    We're in an address confidentiality program. Our images can't be in anybody's database, period. Is there a manual way in?
    foster kids cant be photographed by court order. how would we get in without the face thing
    my religion doesn't allow images of us, is the scan avoidable | Amish cousins visiting, no photos. Can they come in without the camera?
    my husband works in intelligence and is not permitted to give biometrics to private firms. other options?
    is a paper sign in possible for those of us who hate face scanning | can we use a PIN instead of our faces | privacy concerns about facial recognition
    biometrics policy | How is facial information protected? | you better not be keeping pics of my babies | do the pictures taken at entry get thrown out
    how soon are the scans trashed | what exactly gets saved when the scanner looks at us | Does the system save anything, or compare and forget?
    are children under 13 even legally allowed to be face scanned | at what age do you scan, and is a toddler's template retained as he grows up?
    I signed up for the newsletter list fine, but a face scan is another matter, what will be recorded and can I decline?
    My teenager read an article about stores misusing face recognition and asked me what a playground would need it for and where her little sister's face would end up. I had no answer. Do you?
    Nobody asked for face tracking at a play place. Let me skip it. | skip the scan? | I wanna come but not with cameras reading our faces. possible?
    wondering if families who object to biometrics will be treated any different | is there a non biometric line
    Low tech option for entry? I'm old fashioned and distrust these gadgets.
    does the face system follow us around inside or just at the door? and is that kept | do you track faces of vistors for marketing
    facial data used for ads?? | third parties and our face scans, yes or no | is my faceprint passed to partners or insurers
    Can I see what you've saved about my child from the scans? | is a privacy impact assessment of the check-in tech available
    I work in cybersecurity and have seen what happens when small businesses buy off-the-shelf biometric kits: default passwords, open buckets, the works. How will the face records be secured?
    Does this chat or site grab my face through my webcam? | is your website taking pictures of my face rn | how private is the check in
    check in seems invasive. what info is retaned | Kids can't consent. So how can you keep their faces?
    i dont trust anyone with my kids biometric info after the school hack, so do tell how long it sits on your servers
    who has acess to the facial recognition data | Grandparents are wary of being "put in the computer". Can they visit without having their face registered?
    If my sister picks up just once, is her face stored forever too?
    I like that nobody can walk off with my child, truly, but is there a privacy friendly version of the entry where my own picture isn't archived?
    Last year a cinema in Houston kept my licence scan for months without telling me, and that was only a licence. How many days or months would a picture of my kid's face sit with you?
    My 12 year old says she would rather stay home than get her face put into a machine, and I'm kind of proud of her. Is there something else you could do for her at the door?
    as a survivor of stalking i have to know who is able to pull up images or visit times colected at your door, employees, owner, tech company, anybody
    opt out of face skan | delete my kids face data | biometrics stord where | selling faceprints? | cops get the face pics? | no facial rec for mine thx
    how long u keep the scan | what if hackers steal his face | refuze the camera, still get in? | third parties see face scans? | biometric consent form
    faces saved 4ever? | texas biometric law, you comply? | fase id creepy, is there another way | is her face on some cloud server
    I dont want my babys face in some database forever | I work in cybersecurity and biometrics of minors is a lawsuit waiting to happen
    we opt out of school photos, airport scanners, everything. Guess that rules us out for your entrance.
    what if the police ask for the pictures from your door scanner, just thinking out loud
    In the country I came from, cameras that recognize you mean trouble. I left for this reason.
    my ex is in witness protection adjacent stuff, long story, no scans of us can exist anywhere
    privacy law professor, collecting examples of face templates of children and how long they get kept
    i'd come tomorrow if there was a way in without showing my mug to a machine
    foster kids' images legally may not be recorded, so as their guardian the face thing is a dealbreaker unless there's an alternative
    hackers got into our pediatric clinic last year, so forgive me for being twitchy about where those face prints end up
    my faith doesn't allow pictures, and I veil, so unlocking a door by face isn't for me | creeped out by the facial thing ngl, who gets to see it after
    I've no problem with safety, I've no problem with signing in, I've no problem with a door that locks. I'd rather show my ID, though, than be turned into a face hash that lingers on a server
    delete it when we leave and im fine, keep it and im not, thats all i have to say about the eye scanner thingy
    We've kept our kids, 3 and 6, off Facebook, out of the yearbook even, and now a playground with nice coffee wants to scan them at the door. Could we get in without it?
    Nothing against you, I like the coffee idea and the paint idea, and I know the doors have to be tight. My husband can't have his picture in anyone's system because of his work, so no Disney, no CLEAR at the airport. We'd be there most Sundays with the twins. How long would you hang on to our faces?
    It would be a party of fifteen, most of them not my children, and their parents aren't even staying for cake. Who would get to see those face scans afterward?
    Illinois got us $400 each because an app had scanned our faces, which paid for the stroller. Now we've moved to Texas and you want to do that to a four year old. Would you share it with anyone?
    Coffee, climbing, quiet corners, I'm sold, and Saturday mornings would suit us. But can I have my kid's picture wiped out of that entry machine once we've gone home?
    I'm a privacy lawyer, so forgive me, and a mother of a five year old who'd love your paint room. I saw that you're planning facial recognition. How long would my son's face scan be stored?
    My husband does cybersecurity and he flat out said no cameras reading our kids' faces. I'd still really like to come on opening weekend. Could we get in without the facial recognition?
    We adopted our girls through a closed case and nobody can have pictures of them, full stop. I don't mind paying or waiting in line. I need to know what you'd do with the face data.
    i don't want my kids face scanned | how long do you keep the pictures from the door camera | can we opt out of the face thing
    who gets the biometric data | is facial recognition mandatory | is there another way to get in without being on camera
    face ID on toddlers is creepy sorry | Does your site use my webcam to recognize me? | faceal reconition no thanx | wat do u do with the fase pics
    which server are the face scans on? | So you delete the photos after 30 days, right? | Is my kid's face sold to some AI company?
    i don't consent to face recognition. what's the other way in | who makes the facial recognition, is it Amazon or that clearview thing?
    Does the police get the face data if they ask? | I read you keep biometrics for 5 years. Under Texas law you need my consent first. Comment?
    can my toddler go in without being scanned if I show my drivers license | just say yes or no: are kids' faces stored
    did this website already take a picture of me through my camera?
    my husband works in IT and says the face stuff is all in the cloud in virginia, is he right | What happens to the face file if we never come back?
  `,
  'feature.checkin': `
    can someone else pick up my kid | do you use face id at the door | what stops another parent walking out with my child
    is there a wristband or a code to match us | how do you check that I'm the mom | facial recogniton, seriosly? what for
    my ex is not allowed to take the kids, does the exit system know who's who | check in and check out process? | can the nanny collect them
    how does the scanner know which kid belongs to whom | do we scan a face or show an id
    grandpa sometimes comes to fetch them, would your system let him leave with the boys | do i sign them out when we go
    what happns at the front desk when we arrive | so basically a camera looks at us and the gate opens, is that the idea
    how are kids matched with their grown ups
    We're divorced, there's a custody order, and her father has a habit of showing up unannounced, so explain to me how you make sure she goes home with the right person
    My sister does wednesdays, the sitter does fridays and I do the rest, so who exactly gets to walk out with my son and how would your front desk tell us apart from some stranger
    I forget cards, I lose wristbands and I can't remember a PIN, so please walk me through what happens between the front door and the play area and again when we leav
    how does the sign in work, i want it quick | When I come to fetch my grandson, dear, how will they know that I'm really his grandma?
    How do you make sure nobody leaves with my kid but me? | My ex-husband has no custody; by what mechanism is a child released only to an authorized adult?
    When we arrive, what we must do at the entrance? They scan the face? | if i bring him, can i also check him out or does it gotta be his mom
    How does check-in go when one mother brings her own three plus a neighbor's two?
    Lines are the hardest part of any outing for my son, so how does arrival work, and does he need to stand before a machine?
    Face recognition at a playground, seriously? How does it work? | five kids at the desk, is chekc in one by one or all at once
    At dismissal I match every child to an adult on a list; how do you match them when they leave?
    can my mother in law pick her up if i'm asleep, how would they verify | Do they use one of those cameras that knows your face at the door, dear?
    Wristbands? Badges? How's the in and out work? | Could a noncustodial parent walk out with a child who was signed in by me?
    My sister bring the kids but I pick up. It is permitted that other person leave with them? | how do u get them back out at the end like is there a code
    Which tech do you use so each child goes home with the right grown-up?
    If someone he doesn't know took his hand he'd just go along, so what do you check before a child gets to leave with an adult?
    What's the fallback flow when the face match fails at chekout? | is it hands free chekin or do i sign a clipbord
    do I check in at a cash register or with a face scan | how does checkin go once we've paid
    not worried about the price, worried he'll bolt. free spirit, four years old, finds every exit. how do you make sure a kid can only go out with the person he came with?
    check in how | how dose the chek in work | When we arrive, how we register the child at the door? | do u scan my face to get in thats wild
    Would they hand the boy over to just anyone at the exit? | Describe the identity verification procedure at ingress and egress.
    check in check out process procedure steps | Wristbands fall off and staff never look. What do you use at the gate?
    You take fingerprints at the entrance, no?
    My ex has no custody. He has turned up at preschool twice. When somebody signs a kid out, how do you know it's the proper adult?
    bracelet, QR code or what to get in | how do they mach a kid to the adlt when leaveing
    Can my mother be the one who checks them out and takes them home, she's got her own car and I've got surgery
    how do I get in, does a camera look at my face | who cheks us in | what do I do at the front desk | who is allowed to take my son out
    at pickup do you match us up or can anyone grab him | does the door know who's mine | my ex has the kids on weekends; could he leave with them
    what happens when we arrive | face scaner at the enterance, how does that go | do kids have to give names at the front or does a machine recognize them
    am I signed in at a desk or by camera when I walk up | so I just stand at a camera and it opens?
    Im on a jury downtown next month and my wife will take the boys alone, so once she walks up with both of them what does she have to do to get let in, fingerprints, a wristband, what
    When my nephew went missing at a fair for nine minutes I aged ten years, so tell me straight how you match a kid to his adult on the way out
    what would we walk through at the entrance, a turnstile, a scanner | whats my face in for at the door, a scan?
    it cost me a lot of nerves last time when a stranger tried to walk out with my niece at one of those places, how do you stop that
    what keeps a stranger from walking out with my niece | do you have cameras that recognize us at the entrance
    whats your plan if a kid is picked up by grandpa instead of me | who is allowed to take my kid home | do you scan ids at the door
    my ex isnt supposed to be near the kids. could he sign them out
    My mom will bring him most days and she has a bad hip. Can she be put down as one of the people who collects him?
    has anyone but me got the right to check her out once shes in | do the kids wear wristbands that match ours so nobody else walks off with them
    how do i know that the lady leaving with my granddaughter is her mother
    he has a nut allergy and carries a pen in his bag. who do i hand him over to at pick up, does grandma need to be registered
    can kids jsut leave with anyone | our last gym daycare let a kid go home with the wrong aunt. whats different
    Could a stranger walk off with my kid through the front door? | where do we go when we arrive, a front desk that scans us?
    It's a thumbprint to get in, right? | you stamp hands with matching numbers like Chuck E. Cheese, don't you
    So any aunt can pick her up if she says the password? | does the camera recognize identical twins? mine are Rosa and Luz and even I mix them up
    My ex's new girlfriend, Amber, says she could walk out of there with my boy no questions asked. Could she?
    same face thing as the airport, look in the lens and go, correct | check in takes 20 mins, a review says. how does it go step by step
    Grandpa drops off the day's bag, the nanny arrives at three, I come at five from Samsung, and a friend guesses your exit only opens for whoever came in with the kid. How does leaving with a child work?
    is it an RFID bracelet at check-out or your face, my money's on the bracelet | how does checking in work
    walk me thru what happens at the front desk when we arrive | wait, you scan faces?? | Do I look into a camera to get in?
    facial recognition, is that for real | is it like face ID on my phone | Why is there face recognition at a playground?
    Who is allowed to leave with my daughter? | can my ex pick him up witout me knowing
    We're in the middle of a custody fight. Their father is not permitted to take them. What prevents him from walking out with the kids?
    there's a restraining order against my child's dad. how would you make sure she doesn't go with him | custdy papers, do you look at those at checkout
    my sister will be colecting the boys, is that allowed | Can grandma pick them up instead of me?
    nanny takes them home on Thursdays, how do you know she's legit | do kids get wrist bans that match the parents
    matching bracelets? stickers? codes? how do you pair us up | QR code at the door or what | Is there a sign in sheet?
    how do i check my kids out at the end | what do we do on the way out, just leave?
    Somebody at the mall playground tried to walk away holding my nephew's hand. How do you make certain every child goes home with the right adult?
    how do u match kid to parent | what's a Secure Tech Check-in | secure tech check ins?? sounds like the airport | Is it TSA style
    do i need my drivers license to pick up my own kid lol | ID required at pickup? | is a photo ID enough for the babysitter to take her
    My kids have different last names from me. Will that cause hassle at check out? | My wife and I are both moms. Could either one of us sign our son out?
    stepdad here, not on any papers. can I take my stepson home from there
    Foster parent, placements change quickly. How is it determined who the child goes home with?
    I have an identical twin who is not welcome near my children, long story. Would your face system tell us apart at the exit?
    can the scanner tell twins apart | does facial recogntion work on toddlers | what if the camera doesnt recognise me
    I shaved my beard, will it lock me out? | sunglasses, hat, mask... will the thing at the door still know who I am
    i wear niqab. how would the entry scan work for someone like me | what's the machine at the entry do | biometric entery, realy?
    So it's thumbprint entry, right? | since you use fingerprint pickup, does the whole family enroll?
    I heard kids are chipped or tagged when they come in. True? | Are you gonna use an app for arrival? | kiosk or a human being greeting us
    how long does check-in take, I got three screaming kids | long line to get in while they scan everybody?
    first time there, what happens when I step through the door with the kids | Can a teenager sign out her little brother?
    my oldest is 15, may she leave with the younger ones | What if another mom offers to drive my girl home, do you let her go?
    carpool friend taking my kid along, how do I authorize that | authorised pickup list? | pick up password?
    list of approved adults, can I put three people on it | would some stranger be able to claim my child at the counter
    what if somone pretends to be me at pickup | could anybody just say hes mine and go | Non custodial parent shows up, demands the child. Then?
    My ex-husband's mother has already tried to take our son from school once without telling anyone, and the school just handed him over. I never want to live through that again. How does your release of children work?
    I'm a family lawyer and my clients ask about places where handovers are controlled. How do you verify the adult at departure?
    who can remove a child from the premisis | will he be stopped at the door if he walks out with someone else's mom
    Do you compare the grownup who leaves with the one who came? | same adult in, same adult out? or could dad drop in and swap with me halfway
    we tag team, I bring them and my husband takes them home. does your system allow the switch?
    what technology is used so nobody takes off with the wrong kid | chekc in with face?? | so its face scan both ways, in and out?
    Is the scan just for adults or the children too? | do my kids' faces get scanned or only mine | what is the piont of the camera at the entrance
    how does the face thing keep children safe | honestly the face stuff intrigues me, I work in computer vision. what is it used for?
    My dad watched a show about facial recognition and now asks me every day whether that playground in Austin really uses it. Does it?
    Reading about the pods and the lights I got excited, then I saw "secure tech check-ins" and have no clue what that is, a turnstile?
    turnstile, keycard, buzzer, what is it | checkout like at a hotel or at a daycare | what do they do at the daycare style pickup to confirm its me
    Divorced, week on week off. Only the one who has them that week should be able to take them. How do you handle handoffs?
    joint custody, no drama, just want both of us recognised at the door | Can the au pair be registered as one of the grown-ups?
    uncle visiting from Ohio wants to take them out early for ice cream, would he be let go with them? | i forget my wallet constantly. will my face do
    do I need a phone to check in, mine's a flip phone | we bring five neighbor kids, how do you record which belong to whom
    a mix up at pick up happened at our old preschool, the aide gave my son's bag AND nearly my son to another lady. how do you rule that out
    how strickt are you about who leaves with who | you check people on the way out as well as in, dont you?
    My boyfriend isn't the bio dad but he does all the daytime stuff, birthdays, café runs, art class. If he brings my girls, is he the one they'd be relased to?
    I get lost with technology, my phone is from 2014 and I never remember passwords. When I come with the grandchildren, what will I have to do at the counter to be let in?
    After the movie theater incident where a lady almost left with the wrong toddler in a matching jacket, I want to understand your exit control. What is it?
    I'm a nanny for two families and would bring four children with three surnames, the parents never come along. How would you know that these are "mine" when we head home?
    grandmother has legal gaurdianship, mother has visits only on sundays, and both look a lot alike. Is it a person or a machine who decides if she may walk out with him?
    So the kids play while I have coffee, great, but suppose their aunt I'm not speaking to shows up and says she's taking them to lunch. Would she get out the door with them?
    Coming for a birthday with a dozen guests whose parents I barely know... each child has to end up in the right minivan afterwards. How's that controled?
    how check in wrks | ex husband picking her up?? | facial recogniton, y | wristbands or tags? | nana can she take him home | face scan at the door how
    sine out process | who's allowed to leave with mine | front desk kiosk or person | custdy order, only me leaves w/ kid | qr code to get in?
    baby sitter do pickup ok? | matching kids to parents at exit | tech check inn thing | uncle grabs them at five, possible?
    my ex isn't allowed to pick them up, there's paperwork
    I'm the nanny, different last name, different skin color, and I get quizzed every time I walk out with them
    at a fair once a stranger nearly walked off holding my nephew's hand and nobody at the gate blinked | wristbands always fall off of her skinny arms
    identical twins, good luck to your camera
    I work at the hospital till seven and there's no sitter, so Grandpa will be the one collecting them most days in his old Buick. I'd want him to be able to take them out without a fuss.
    so you scan faces at the door. Sounds like the airport.
    I'm a caseworker and there's a no-contact order in one of my families; before they set foot anywhere I need to understand how a kid is let out and with whom
    those hand stamp sytems are a joke, anybody could leave with anybody
    my beard comes and goes, my phone never unlocks for me, so i'm a bit anxious about your entrance
    Big sister is sixteen and would fetch them at the end, hope that's not a problem at the exit
    we have shared custody and tuesdays are his, wednesdays mine, the front desk at the old place mixed us up twice
    software tester, intrigued how the secure tech sign-in would go step by step
    My sister picks up mine on Wednesdays, my mom on Fridays, in different cars, and they look nothing alike. How would your front desk know who may take the kids home?
    Eight kids, two moms, hands full of coats and juice, and it's pouring in the parking lot. Walk me through it: how does signing in at your door go?
    Their dad and I split in June and he isn't supposed to take the boys, 4 and 7, out of anywhere. If he shows up on a Saturday could he check them out and go?
    Does the scanner want the kid's face, mine, or both? My toddler wouldn't hold still for a passport photo at $15 a try, and there's always a line behind us. I've got a shaved head since chemo, my mother has new glasses, and my five year old will be wearing a tiger mask from now until Halloween.
    My custody situation is ugly, there's a court order and everything. My kids love playgrounds and I'd pay double for peace of mind. How would you make sure they don't walk out with somebody who isn't me?
    How does check-in work with you guys? At our church they give us a paper sticker with a number, and my toddler eats it every single Sunday.
    how do you know who's picking up my kid | what stops a stranger from walking off with her | wristbands or what do you use at the front
    what happens when we first get there, at the desk | and when we leave, how do we sign out | My ex isn't allowed to take him. Would your staff catch that?
    what tech is at the entrance | how dose chekin work | who can pikup my kid
    My ex isn't allowed to pick up our son. He couldn't just sign him out, could he?
    Wristbands with matching numbers, like at the other places? Or how do you know who belongs to who? | is the face scan on the way out too or only going in
  `,
}
