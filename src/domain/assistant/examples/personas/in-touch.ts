/** Jobs, the waitlist, a person. */
export const IN_TOUCH: Readonly<Record<string, string>> = {
  waitlist: `
    tel me when you know teh date | can you email me once it opens | how will I find out when it's open | ping me when the day is set
    i want to be first to hear | where do i sign up for updates about the opening | Is there a list that gets told the date before others
    don't want to keep checking this page every week, can you let me know | will I be notified or do I have to keep looking | let me no when u open
    can i get on the wait list | how do i joim the waitlist | put me on the list for when prices come out
    Do you send a message as soon as there's an address? | save my email and write me when it's time | sign me up for the heads-up
    How long does the wait list take to hear back, and how does one get on it? | is there a reminder I can set through your site
    I understand you don't have a date or hours or prices. Fine. I have three kids and the memory of a goldfish, so what do I fill in so that you chase me instead of the other way round?
    Is it too late to get on the early list? | My wife asked for a text when you open. Is email the only way to be told? Where does her address go?
    we're out of town until spring and would hate to miss it, how can we hear about it | what do list people get told and when
    wheres the form to stay in the loop | how do i sign up | can u notifiy me | i want to be first to know | add my email please
    is there a newsletter i can subscribe to | whats the wiatlist for | am i on the waitlist already? i think i signed up twice
    does joining the list cost anything or obligate me | where do i leave my email
    my phone ate the form, tried typing my gmail and nothing happened, how else do I get on that early list you have
    when i join the wait list what will you send me | notfy me when you know more
    I never remember to check websites so I'd need you to ping me the minute there's an address and a price, is that something I can set up
    how do i get alerts | whats the benefit of joining the waiting list
    I have three daughters and a memory like a sieve, is there some kind of reminder thing where you write to me so I needn't keep asking
    I keep forgeting to look and by the time I remember everything is always sold out, so is there a way you'd write me as soon as the address and the prices are out
    how do i get on the list, i'll forget if i don't do it now | Where do I put my name down so I'm told first, dear? | Put me on the list. How?
    What steps are required to enroll on the waitlist? | I want to be in the list of wait. What I have to do?
    where do i sing up to get pinged when its a thing | Is there a form our families can fill in to be notified?
    I'd want an email as soon as you know anything, so we can prepare him. How do I sign up? | What do I get for joining the waitlist, other than spam?
    does the waitlist cost anything or is it just leavin my email | How might I be added to the mailing list for news?
    I typed my email on the wating list but nothing happened, did I do it right, honey? | is the waitlist free
    do I have to put down a card to join the waitlist | any obligation to buy if I sign up for the list | how do I get an email once the prices are out
    ping me when you know what it'll cost | notify me when tickets drop | where do I leave my email to be told the rates | how to sing up for price news
    am I committing money by putting in my email | what do I get by being on the waitlist, do you tell us the prices
    I clicked the email thing. Nothing asked for payment. Did I do it right, how does one get on it
    My sister says you only find out about cost and address if you're signed up somewhere. I don't mind handing over an email address, I just can't see where or how that works.
    no money today, only want to be informed when doors and prices are settled, what do I fill in
    I gave a trampoline place my address once and ended up with a bill for a "reservation hold". Before I hand mine to you for early news: does being on that list oblige me to anything?
    waitlist? | how do i singup for the wait list | How I put my name for receive the notice when you know more? | put me on the list
    My niece did it on her phone. How do I get myself onto that list of yours? | By what means may one register for notification?
    wait list waiting list sign up join | Typed my email, pressed the button, nothing. Am I on the waiting list or not?
    The waitlist costs ten dollars to join, doesn't it?
    I forget everything. Two jobs, three kids, no brain left. Can you ping me once you know the day and the street? | notify me
    My sister and I have a bet going. She gave you her email in January, I never bothered. Does being on the queue get her told before the rest of us?
    Let me know when you open. | how do i get told the minute the date drops | Where do I sign so I'm emailed once you've got a day?
    Will somone write to me when its ready, or must I keep checking? | is there a line to get in for new folks, like a list i put my email on
    Remind me closer to the date, can you?
    I keep forgetting things since the baby, I'd never remember to check back in some distant month. Is there a way you'd ping me once it's settled?
    wait list? | Am I already on your list? I put in my gmail last week for the opening news. | i signd up, when will i hear
    Put me on notice for the date pls | Can my mother be on the alert list too, she's got her own email | Save me a place in line till the date's out
    where do I enter my email adress to hear first | maling list pleas, put me on | will you send me the address once you have it
    please let me know the moment you settle on a spot | I left my email last week, am I on it | where would I find it, the list for first dibs
    where can I sign up | I'd like to be told when there's news | how do I get on | how do I get in line early | steps to sign up?
    list me, I want to hear everything first | are you taking names for early news | do you have a place to sign up where I leave my adress, the gmail one
    it's asking for my email, is that so you can tell me when the location's picked? | will I get a mail when you know the address if I type my email in
    My inbox is a dumpster fire but I'd make an exception for the day you announce prices, so what do I fill out
    do I have to do anything else to join after I typed my email in | updates? like can you ping me | where do I put my emial | am I signed up
    how do I make sure I hear before everybody | did my sign up go through? it just spun | can you text me when you pick a place
    put my neighbor on too, she doesn't do computers | which email is on the list, mine or my wife's, we both tried to get early word
    do i put my email down someplace to hear the rates first | do y'all take us off the list if we cancel our email | is it free to get on the early list
    do i owe anything for signing up for updates | were do i sign so u ping me once the rates are out
    any form for the first hundred families to leave an address | put me down for news about mony stuff, my mail is ready
    so nobody can tell me a figure yet, fine, then how do i make sure i hear when there is one
    i already asked my whole mom group in mueller and none of them know what it costs, is there some list i can get on so it lands in my inbox
    credit card needed for the list | will my spot on the list cost | notify me abt pricing
    i have spent all afternoon filling in the thing where you put your mail for the list and it keeps spinning, how do i get on
    where do I sign up to hear when the address drops | how do I get notified once you know where you'll be | put my email address on the list
    Where's the waitlist form | I don't want to check back every week for the street name; can you just ping me the minute it's out
    I'm number 400 on the list, Karen says. How does one get on it? | the wait-list cost's $10 to join, doesn't it
    so if I sign up I'll be told before the general public, yes? | put me on the list: no, really, right now, how
    Is the waiting list closed? my sister got a "full" message on some other site | You text people on the list, I guess, or is it email
    Being on the wait list means I have a guaranteed ticket, right? what does signing up get me | lemme guess, I have to download an app to get notified
    I entered my address in that box on Mother's Day, my toddler hit the keyboard, and now I fear bananaphone@gmail is in line instead of me. The internet guy said to enter it again. How do I sign up for the waitlist properly?
    waist list | sign up for updates | add my emale | put me on teh list | early access, how | keep me in the loop | be frist to know | joining the queue
    remind me when its time | regester my intrest | where's the waiting list form | email alerts plz | get on ur mailling list
    count me in, subscribe button? | I don't want to miss the news when you've got an address and all that | put me down please, me and my sister both
    would like to be first to hear | keep me postd, my memory's like a sieve and I won't check back
    I gave my email somewhere on this page but nothing came, maybe it didnt go through | sign us up!!!! the twins are doing cartwheels
    Expat arriving in the fall, I want to get on whatever list there is from over here in Bremen.
    typed my adress wrong in the little box the other day and now I'm afraid I won't get the word
    nudge me when there's something to know, I'm not on facebook or insta | Grandma says to add her too, she wants the announcement in her own inbox
    everyone at the playgroup wants to be notified, I said I'd find out how | I love being in line for things, weirdly. Count me in for this line.
    we leave for a posting in Korea and return in a year, by which time I will have forgotten your name, so a heads up by mail when the date, the street and the prices are out would be great
    I can't keep checking back, I've got a newborn, a three year old and a desk at Dell. How do I get told when there's an address and a day?
    My neighbor got on some list of yours and says they'll hear the prices before the rest of us. Our kids are 5 and 5 and competitive. Where do I put my name down for that?
    I typed my email in that box in the parking lot at daycare, a kid on my arm, a burrito in my teeth, and I don't know if it took. What is it I do to get on the waitlist?
    Does it cost anything to be on your waitlist? That preschool on Bull Creek took $75 off us just to wait, for a two year old, and then closed on Fridays. I'm a bit raw about it, sorry, and my husband says that I'm not to give my card to anybody else who has a slide and a latte machine.
    If I get on the list, what do you send me? Gymboree used to write me every day about parties and pants, and I've got a baby and 4,000 unread as it is.
    I don't need to know the date today, I know it's not out yet. I'm just forgetful with two under five and I want somebody to tell me when it is. How do I get on the list?
    My friend said she's on some kind of list and she'll hear the price and the address before anybody else. I'm jealous, and also competitive. Where do I sign up
    how do i get notified | sign us up!! | what happens after i give you my email | do people who sign up early hear about prices before everyone else
    tell me the second you have a date | where's the form to stay in the loop | how do i jion the wait list | sing me up for the wating list pls
    notifi me wen its open | waitlist
  `,
  contact: `
    are you open to suggestions? where do I send mine | open to partnerships? who should I write to | how do i get hold of a human
    is there an emial i can write to | i wanna speak to someone | got a question the bot can't answer | do you answer messages or is it a robot
    customer service | want to complain to a real person | how can the press reach you
    I have a business proposal, I make hand carved wooden animals and would love to show you samples, where do I send my pitch
    is anybody reading what i send | DM you on insta or where | contct info | I'd like to give feedback about your drawings, what's the best channel
    whats the quickest way to ask you something personal about my daughter without posting it in public | text line? | how do vendors get in touch
    I sent something a week ago through some box at the bottom of the home page and heard crickets, does a person ever look at those
    I've got a long and slightly embarassing question about my family that no bot should handle, so which way do I get it to somebody with a pulse
    We own a small bakery on the east side, and I'd love to talk to whoever decides about pastries for the café, so where would I direct a message like that
    is there a real person i can write to at 3 am | Have you a telephone number, dear? I'd rather speak with someone. | Who do I call?
    To whom should I address written correspondence? | How I can talk with a person? My English is better written. | can i dm u guys or is there an email
    I have a partnership proposal for you; what's the best way to get it to a human being?
    I have a long list of questions about my son that no chat box could answer. Who would read it if I wrote? | Am I talking to a bot? How do I reach a human?
    need to ask somebody somthing privat, whats your email | How do I send a note to your team? | Got a complaint about your site. Who do I send it to?
    where do I send an invoice to you | who do I write to about a wrong charge on my card | feel free to call me... or do I message you? how
    how do I speak to a human, not about price, about something private | I'm a vendor with good prices on foam mats, where do I send my pitch
    email you how? | phone numbr | How I can speak with a person real? | can i dm someone | I don't trust robots. Is there a human being I may write to?
    To whom should formal notice be directed? | contact contact info reach message | This bot is useless, get me a human
    Your hotline picks up until six, right?
    I have a partnership proposal. I run a puppet theater and I don't want to explain it to a machine. Where should it go? | press inquiry, who handles media
    I've written to three companies this month about a lost invoice and got robot replies each time. If I send you something, will somebody with a pulse read it?
    I run a mall in Charlotte, whom do I write to at your company | what's your email address | email adress? | mailing address please, I have a card for you
    I need an address to send an invoice to | how do I reech you by phone | how would I reach the owner | can I reach somebody without filling in a thing
    got a number? | is there somone I could call abt an idea | I left a message last week, did anyone read it | who do I talk to
    where do I send feedback about the site | where do I write to you | where would I find a human to ask | where can I follow up on my message
    is there a place to chat with you folks before it's built | read anything I typed? did it go through to a person | how do I get in touch
    is somebody at the other end of this form | does the CEO answer when I write
    I'm an alum of the same college as the president of this company, or I think I am. How could I drop her a line?
    I used to run the kids' program at the Y in Pflugerville for eleven years and I'd love to donate some ideas, so who would want to hear from somebody like me
    will I get a reply if I type my question in that box | who answers the mail, a bot?
    we just moved here from Fresno and know nobody, is there somebody on your team I can introduce myself to | I'm shy on the phone, can I write
    did my message go thru? it just spun | can I text you | put my neighbor thru to a real human, she doesn't do computers
    I am seventy four and I do not do apps, so is there an ordinary way for me to ask you people a thing or two | do you have a fax for our PTA letter
    press inquiry, who handles that | complaint about your site, who do I adress it to | your instagram is a ghost town so how does a person get hold of you
    what's the number to call | are you free for a call, i'd rather talk to a human | whats your email address | email addres? | phone number
    where do I send a letter | Where do I write to complain | who do I call | is there a number I can text | which address do I email a proposal to
    where can I reach a human | I'm a reporter at a local paper on deadline, where should I direct my questions | where do i send feedback
    can't find your phone anywhere | Do you have whatsapp | fax? lol | can I talk to a real person about a lost order
    where's the inbox for vendors? I sell foam flooring | do you read messages or does it go into a black hole
    I filled in nothing yet because I want to be sure somebody on your side will look at what I write, is it a person or a robot
    My son drew you a picture of his dream slide and wants the owners to see it. How would we get in touch to share?
    Where do I go on this site to ask you a question that the bot can't answer | where is the message box on the home page | customer service line?
    give me your direct line | I own an empty retail building in the area and would like to pitch it to you. Who should hear about it?
    got a property to offer yall near Burnet, how do I reach the right person | whos the right person to mesage about sponsorship
    i want to speak to the manager | mailing address or email, whichever, I only want to send you a note | is there someplace to send a thank you
    how can we partner with you, where do I start the conversation | found a broken link, where do I report it | write to who?
    can I DM you on insta to ask something
    My letter got returned, your facebook doesn't answer, and I don't want to sign up for any list. How does a regular person ask you folks something?
    I run a diaper bank over on the east side and would love to set out a donation barrel when you open, who do I talk to or where do I write | fone number??
    were do i email yall | the number is 512-555-0148, right? it rings and rings
    I want to talk to a human, you're a bot called Joey aren't you. how do i reach someone | your email is hello at onjoue dot com I guess?
    DM on Instagram is the best way to get you, correct? | So messages go to a call center in Manila, or does somebody of yours read them
    Get me the manager. NOW. | I'm with the Statesman, deadline 5pm, I was told a Ms. Fontaine handles press
    we make wooden climbing triangles in Lockhart and want to sell you some, our cousin says email the owner. is there a way to write
    I've left three voicemails with what turned out to be a plumber. The chamber of commerce lady gave me that number and was very sure of herself. How do people get a message to you?
    nobody answers anyway, like at Comcast. do they? if i write in | I noticed a hazard in one of your pictures, who do I tell | fone number | talk to a human
    email adress for you | complaint department | contact from wont load | who reads messages | call sombody | whats app or txt? | reporter, need a quote
    get ahold of yall | suggestion box | dm u guys? | vendor, i sell playground foam | costumer suport
    Reporter with the Statesman, on deadline, would like a quote from a human being.
    I sell rubber flooring, best in the state, and would love to get a brochure in front of the right person
    talking to a bot makes me grumpy, I want a person | I rep a line of Danish wooden furniture, looking for your purchasing department
    your neighbor-to-be, three houses down I think. The cement mixers start at dawn, my dog howls, my wife works nights; before I go to city council I'd rather have a chat with somebody responsible
    there's a typo on your page and I'm itching to tell someone | no phone nummber anywhere, drives an old man crazy
    Insurance broker, fifteen years with play centers, happy to send over a quote to whoever handles that.
    got a proposal for a collab, i make kids music with 40k followers | I have a complaint and a compliment and nowhere to put either
    city councilwoman's aide here, she would like to get in touch with your leadership about a visit
    Documentary student, hoping to get hold of somebody for an interview. | my cousin donates used books to kids places and she'd want to write y'all a note
    local muralist, would be honored to pitch my portfolio to somebody on your team
    My question is about my son's feeding pump, his wheels and his school hours all at once, and no robot is going to get it right. How do I write to a human there?
    I'm with a TV station doing a piece on new stuff for kids under ten, openings, prices, birthday trends. Where do I find a number or an email for you?
    We make rope nets down in San Marcos, have hung them in three zoos and a café, and my own kids test them on Sundays. How should I get our catalog in front of you?
    Sent you a note on Sunday about my twins, who'll be six, and whether a bus fits in the lot. Does anyone actually read those messages?
    I sent a message to what I thought was your Instagram and a stranger answered, very nice lady. I've got a long story about a booth at our spring fair. What's the best way to contact you?
    I would rather talk to a human than type on this little thing, no offense. My questions are about my grandson and they're complicated. Is there someone I can write to or call?
    got a phone number | can i talk to a real person | does anybody actually read the messages | I'm a reporter and would like an interview with you
    i have a suggestion for yall, where do i send it | our company sells play equipment, who should we speak to | wats ur fone number
    how do i contakt sombody | emale adress? | contact
  `,
  jobs: `
    when do you start hiring | part time evenings for a college student? | Do you hire for the summer | i'm free after 3 on weekdays, looking for work
    hiring before the grand opening or after | how soon before opening will you recruit | what openings do you have | whens the job fair
    are you hireing now or later this yr
    I'm retiring from teaching kindergarten in May and would love a few mornings a week around children. When would you take applications?
    morning barista shift, is that position filled | min age to work there, I turn 16 in july | can i work there | my daughter needs a summer job
    any openings for early childhood teachers | where do i send my resumay | looking for part time work | do you need a barista | whats the pay for staff
    internships | I taught kindergarten for 22 years, retired last May and already can't stand the quiet, would you have any use for somebody like me
    application? | jbos | can a 16 year old apply | i used to manage a gymnastics center and I'd love to be on your crew
    positions available in cleaning or the front desk | do you take on party hosts | whos recruiting for you | when will you start interviewing people
    I'm 19, studying early education at ACC, got my CPR card and four years of sitting for the neighbors' twins, and I'd rather mop up paint at your place than flip burgers
    laid off from the children's museum in may, good with a crowd of five year olds, decent at pulling espresso, so I was wondering if you're takng people on and who'd look at my papers
    are you hiring nurses or first aid people? so done with nights
    My granddaughter studies early childhood education and needs a summer position, dear; may she apply? | You need a maintenance guy?
    Are you presently recruiting, and for which roles? | I look for work. I can clean or cook. You need people? | do u hier at 16, i'm great w kids and broke
    One of our moms is ready to go back to work part-time; are there any positions?
    I'd love to see autistic adults on your team someday. Are there openings of any kind? | Any engineering roles, or is the tech all outsourced?
    lookin for a second job nights n weekends, yall hirring? | I'd trade grading for play in a heartbeat; where would I send my résumé?
    Are you looking for teachers to work over the summer? | how much do you pay | pay per hour? | hourly wage for play staff | salary for a manager
    paid training? | do workers get free admision for there own kids | employee discount and benefits if I work there
    will barista tips be pooled, thinking of applying | im 16 and need summer money, u hiring | lookin for part time wrk what r the wagess
    unpaid internships for early ed majors? | volunteer for free in exchange for experience, do you take people on
    my daughter babysits for eighteen an hour and wants something steadier around little kids, would you have openings and what do you pay
    Retired kindergarten teacher, bored, don't need much money. I'd read stories or run the paint corner a few mornings a week if you pay anything close to what the library does. Who are you taking on?
    what do you pay art instructors | how often is payday, asking as an applicant
    I make seventeen fifty at the rec center now, nights and weekends, and would love to switch to something with little ones. Any positions, and would it be more than that?
    hiring? | r u hirring teens | I look for work, I can clean or make coffee, you need people? | im 16 can i get a job there
    I taught kindergarten for thirty-one years and I'm bored stiff. Could you use a retired lady? | Where may I submit a résumé for prospective employment?
    job jobs employment work apply | I've applied everywhere and nobody calls back. Do you have any positions or not
    You pay baristas twenty an hour, or so I read | Just laid off from a preschool. I've got CPR and a background check done. Do you need staff?
    internship for a child development major | lookin for a part time gig on weekends, any vacansies | Any openings for a weekend cashier?
    Hold my job application till the solstice, ok?
    My sister-in-law teaches ukulele and swears toddlers adore her. Do you have any music teacher positions lined up?
    Any further openings for a branch manager, or really any manager? | any openings | When do you start taking on staff?
    When do y'all bring people on board, before the build is through or after? | Could a high schooler work Saturdays at yours?
    is there a closing shift i can aply for
    Twenty years a kindergarten teacher, retiring the last day of May, and I'd go mad at home. Would you need somebody like me?
    what time would a front desk person clock in, i'd like to apply | I saw a job fair on Sunday, were you recruiting there?
    seasonal help wanted this summer? | got any posisions opening up by spring, i do janitorial | Are you hiring for the launch?
    When would interviews be, the fall?
    My nephew does the climbing wall at the Y, knots and belay, and is sick of the commute. When you open a position for a guide, whom does he impress?
    where do I send my resumé or rezume whatever | where would I find open positions | were can I sign up too work | how do I get in on the hiring
    what do I do to work the front desk | are you takin aplications | I need work close to Riverside, you got anything | do u need drivrs
    my daughter is 17 and wants to help out there this summer, where does she apply | I make a mean cappuccino, hire me
    I used to run the kids' program at the Y in Pflugerville for eleven years and I'm bored out of my mind in retirement, so do you want somebody like me
    how far along is hiring | where do barista applicants go | are there jobs for me to browse | can teans work there
    before I apply from Wimberley with three years of daycare behind me I'd like to know, is there any kind of spot for me on the crew
    im a travel nurse here for 13 weeks and I'd take weekend shifts minding kids, so my question is do you need anybody
    what's the hourly for folks working the front desk | teacher looking for a summer gig, what's the pay | is the staff paid well | 15 an hour to work there?
    is it minimum wage | do yall pay weekly | my sister made 18 an hour at a kids gym in lakeway with free entry for her son, woud i make about that with you
    employee discont for my own kids? looking to apply | do baristas make good money with u | paying gigs for face painters? | salary for the manager role
    benefits? 401k? | im broke n need work | do volunteers get money or free entry, i would help out sundays | what's it like to work there
    give me an idea of the pya | how big is the paycheck | is there a break room, asking as a future worker
    i worked two summers at a waterpark in new braunfels for eight bucks an hour, what do you give a lifeguard type like me
    i teach kinder at a small school in del valle and would love extra income in summer, so an hourly number would help
    im trained in CPR, anyone over there taking applications | will there be an opening for a guard, I did ten years at a mall
    do yall do background cheks before you hire, i have an old misdemeanor and need work | are you hiring nurses
    do you do your interviews in person, i've led active shooter drills | do lifeguard certs help me get on your team
    how do i know that the lady at the counter gets paid right, im asking as someone who wants to apply
    I'm a retired deputy, willing to stand at the entrance and keep an eye out. Where do I send my resume? | could a prek teacher get a job with you
    are the safety people hiring | who do i yell at to get my old job back, jk, do you need cooks | is the kitchen staff job still up
    do bakers need to apply yet, i make sourdough | can i get a job flipping grilled cheese | is your barista opening filled, i can steam milk
    where can I apply | I live nearby and need work | who do I hand my resume to, is there a place for it | you pay $18 an hour, right?
    Indeed shows a "play guide" opening, is it real or a scam | my niece is 15, she can work there with a permit, yes?
    Since you're hiring 40 people, who do I send the resume to | do you pay more than Chuck E. Cheese, bc they pay trash
    I'll be your best barista ever. When's the interview? | heard the manager position already went to somebody's cousin lol
    A recruiter named Chelsea messaged me on WhatsApp saying she's with you and wants my bank info for a "remote toy tester" role at $900 a week. Are you recruiting at all?
    volenteer hours for NHS, you accept teens I think | CPR card and a CDA, eight years at Bright Horizons. You'd be fools not to take me. Any vacancies?
    just tell me if theres work, si o no | Is there a job fair at the Palmer Events Center on the 9th with you in it?
    my parole officer says you're a second-chance employer, true? | Part time mornings while mine's in pre-K, that's a thing you offer, isn't it
    Do party hosts keep their tips, before I put in an application | Internships for child development majors at UT: Professor Lin says talk to you
    bilingual pay bump?? the school district gives 1k | I quit Target yesterday because my buddy told me yall start training monday
    background check takes 2 weeks, correct? for new hires i mean | I used to be a bank guard, can I do security for you
    lifeguard certified, cpr card, 19, looking for work | r u hireing | barista position? | aplication link | part time gig | send my resumay where
    summer job for 17yo | what do you pay staff | carreers page | need a janitor? | internship, early childhood major | lookin 4 work, ex nanny
    managment openings | party host job | volunter or employed | hs student wants to work there | 16 and looking for my first job, good with kids, have a bike
    laid off from the daycare after 12 years, i'd love to put my experience to use with you
    I make killer espresso drinks and am done with Starbucks. Just saying. | Early childhood major, need 120 internship hours by May.
    my son has a learning disability, is nineteen and a hard worker, nobody gives him a chance to earn a paycheck
    retired and bored, could do a couple shifts a week at a front desk
    Just got my work permit after two years of waiting, I clean, I cook, I speak four languages, in Syria I was a kindergarten teacher, and I love children too much to fold boxes in a warehouse forever
    lifeguard and cpr certified, summers free, would wear a silly costume if the wage is right
    leaving the Army in october, logistics background, and would like to do something gentler with my life
    i have a resumé all polishd and no place to send it, playgrounds are my jam | Art teacher on summer break, happy to work part time leading crafts.
    manager of a trampoline park for 5 yrs, ready for something classier, hint hint
    my probation officer says i need employment by the first. good with tools | teen volunteer here, need service hours for honor society
    My daughter's 17, babysits half of Barton Hills on Friday nights, and needs money for her first car. Would you have something for her?
    I was a barrista for six yrs, then had my kids, now they're in school until three. I'd love to be the one making the coffee at yours. How would I apply?
    I saw you'll have art and a coffee bar and the whole works, and my nephew, who's five, says I should be the boss of the paint. Laid off from a preschool in Del Valle in December. I'm CPR certified, great with two year olds, no car but a bus pass, free any day. You looking for people?
    I run birthdays at a jump place for $11 an hour, come home deaf at nine and smelling of pizza. What would somebody like me make working for you?
    I've been a swim teacher and a camp counselor, and I'm great with little kids. I'm free nights and weekends and I've got my own car. Are you hiring?
    My daughter's 17 and needs her first job so she can help pay for her phone. She babysits for half our street and she's CPR certified. Do you have any openings for the café or the front desk?
    where do i send a resume | my teen is looking for a part time gig | I was a preschool teacher for 10 years and would love to join you
    do you need baristas for the cafe | can i volunteer | how do i aply for a job | hiring | what do you pay, 15 an hour?
    my daughter is 16, can she work there summers | is the manager job on Indeed really yours? | I'd be a great party host. When are interviews?
    are you looking for a barista for the coffee place | do u hire people with a record
  `,
}
