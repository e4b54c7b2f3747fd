/** Ways to hear, write, talk and read. */
export const IN_TOUCH: Readonly<Record<string, string>> = {
  jobs: `
    how do I send you my info for a job | where do I send my resume | how do I tell you about myself, I want to work there | do I need a certificate to work there
    I've got ten years with kids, do you need people | I have experience with children and look for work
    I am a college student who needs a job | I'm looking for a job | any jobs available | any openings | are there positions open
    are there vacancies | do you need baristas | do you need a cleaner | do you need party hosts | do you need helping hands
    do you need any staff | do they need any staff | do you need people | need help? | could I work at your cafe
    could my daughter work there in summer | can I be an instructor | can I teach a class for you | I would like to teach yoga at your place
    I'm an art teacher, do you hire | are you recruiting | when do you start hiring | how can I become part of the team
    can I join the team | can I send you my application | where can I apply | application | apply | job application | resume | work for you
    how old do you have to be to work there | do you hire sixteen year olds | I would like to volunteer | can I help out
    do you take interns | what does it pay | pay per hour for staff | benefits for employees | staff wanted | are you hiring
    do you have jobs | jobs | job | job openings | I need a job | I want to work for you | can I work for you | looking for work
    do you need staff | do you need help with staffing | are you looking for employees | open positions | how do I apply
    where do I send my resume | can I send my cv | careers | employment | vacancies | hiring | part time job | summer job | student job
    can my teen work there | internship | do you take volunteers | volunteer | volunteering | what do you pay your employees
    how much do you pay staff | salary | wages | do you need teachers | I am a teacher and would like to work with you
    I'd love to join your team | nanny looking for a position | manager position | are you looking for staff | are you looking for people
    are you looking for help | are you looking for teachers | do you have work for me | do u need staff | do they hire | can I get a job
    r u hiring | are you hiring right now | hiring now?
    I'd love to work there | How do I send my resume? | My daughter is 17 and looking for a summer job | Do you need baristas for the café?
    Any part-time openings for college students? | I was wondering whether you take volunteers | u guys need staff?
    I'm a preschool teacher seeking a new position | What do you pay per hour? | Is there an internship for child development majors?
    How old must one be to be employed at the playground? | I search work, I have experience with children | Would you be recruiting a manager?
    Retired grandma would enjoy helping out a few hours, any chance? | My husband is a chef; could he work in your kitchen?
    Do you run background checks on applicants? | Looking for employment as a party host | Will you be needing cleaners or janitors?
    As a laid-off nurse, might there be a role for me in safety? | Can I work weekends only while studying? | Job fair coming up?
    I want to be part of the team! | Who handles HR and applications? | Could I teach art workshops for you, paid?
    My neighbor says you're looking for people, is that so? | Do employees get health benefits? | CV attached, whom do I address it to?
    What qualifications do your play attendants need? | How many jobs will On Joue create in Austin? | Is there a gig for a face painter or a clown?
    Would you consider a bilingual candidate with daycare experience? | got any positions for teens
    I'm a software engineer who'd like to join your startup | When do interviews begin? | Seasonal work available?
    Hire me please, I'm great with kids`,
  waitlist: `
    how can I be among the first to hear | how can I be the first to know | I want to hear more when there is news | I want to be told first
    tell me when you know more | tell us when it opens | please tell me as soon as you know | ping me when it opens
    drop me a line when you open | shoot me an email when it is ready | send me news | send me updates
    send me an email once there is a date | can you write me when there is a date | can you remind me | can I leave my email
    where do I leave my email | where can I put my email | where do I put my name down | put my name down | add me to the list
    I'd like to be on the list | I would like to join the list | I want on the list | want to sign up | I want to sign up for news
    how do I enroll | register my interest | registration | how does signing up work | is signing up binding
    do I have to pay to be on the waitlist | does the waitlist cost anything | what happens after I join the waitlist
    what is the waitlist for | why should I join the waitlist | am I on the list already | I never got a confirmation
    remove me from the list | how do I unsubscribe | stop emailing me | alerts | notification | notifications | inform me
    stay in touch with news | how will we know | how do we learn about the opening | where do you announce news
    where do I follow you for updates | mail me | early access | how do I join the waitlist | waitlist | waiting list | put me on the list
    can I get on the list | sign me up | sign up | how do I sign up | where do I sign up | how do I register | can I be notified | notify me
    let me know when you open | can you email me when it opens | will you let me know when there is news
    can you tell me when prices are out | keep me posted | keep me updated | keep us in the loop | how do I stay informed
    how do I get updates | how do I find out when you open | how will I hear about the opening | subscribe to news | newsletter
    mailing list | email updates | text me when you open | what do I get for joining the waitlist | is the waitlist free
    how long is the waitlist | how many people are on the waitlist | did my signup work | I signed up but got no email
    how do I get off the waitlist | take me off the list | unsubscribe | be the first to know | get on the early list | reminder
    how does the waitlist work | can I sign up | can I sign up to hear news | can I sign up for the waitlist | signing up for the waitlist
    sign up for the list | how do I get on the list | how do I get on the waitlist | I'd like to sign up | where do I sign up for updates
    will you tell me when it opens | will you tell me when tickets go on sale | can you tell me as soon as you open
    could I get an email when you open | how can I get news | how will I find out | how will I find out when you open
    how do I find out more
    How do I sign up for updates? | I want to be notified when you open | Can you email me once tickets and address are out?
    Is there a newsletter to subscribe to? | I was wondering how to hear the news first | keep me posted pls | How can I be among the first to know?
    Do I have to pay to get on the waiting list? | Could you let us know when the doors open? | My neighbor already signed up, how can I?
    Can I register my interest? | What do waitlist people get? | Please notify me about the price as soon as there is one
    Do I need one signup per child or per family? | How I can enter in the waiting list? | ping me when its ready
    Did my signup go through? I put my address in the form | How will I find out that the location has been picked?
    Is joining the list a commitment to come? | Count us in, what's the next step? | How often would you send me messages if I join?
    Could I be told by text when the date is set? | Can grandparents in another state get on the list as well? | I'd like to enroll for early news
    Add my email: where? | Is there still room on the list? | Don't want to miss the launch, what should I do?
    How do I get an alert for opening day? | Should I keep checking the site or will you write to me?
    Do early sign-ups get the announcements before others? | Subscribe me | Would you remind me closer to the date?
    I typed the wrong email when I joined, can I sign up again? | So excited, where's the sign-up?
    May I ask what you'll send to people who left their address? | Let me know when I can finally bring the kids`,
  contact: `
    is there a number to call | do you have a telephone number | how can I speak with somebody | I need to talk to somebody
    I want to speak to a human being | get me a person | get me a human | human please | agent | representative | operator
    real person please | can somebody call me back | call me back | can I talk with the owner directly | how can I reach the owner
    whom do I write to | who do I write to | where can I write to | where do I send a letter | send an email
    I have a question for your team | I have a special question | I have a question you can't answer
    you did not answer my question, who can | that was not helpful, who else can I ask | who handles complaints | I'd like to complain
    I want to give feedback | suggestion box | where do I report a problem | the website has a mistake, who do I tell
    I found a bug on your website | report a problem | press contact | media request | interview request | TV station
    blogger collaboration | I'm a supplier | I want to offer you my services | I own a building you could rent
    we would like to sponsor you | could we work together | collaborate | cooperation | instagram | facebook | tiktok | twitter | whatsapp
    do you have social media | phone | call | mail | message | reach out | how do I contact you | how can I reach you | contact
    contact info | contact details | phone number | what is your phone number | can I call you | can I call someone | telephone | email
    what is your email | email address | how do I email you | how can I write to you | can I send you a message | can I text you
    is there somebody I can talk to | can I speak to a human | can I talk to a real person | I want to speak to a manager | customer service
    support | help desk | who do I ask | who can I ask about something else | get in touch | how do I get in touch | I have a complaint
    where do I complain | feedback | I have a suggestion | I have an idea for you | press inquiries | I am a journalist
    I write for a newspaper | partnership | I want to partner with you | sponsorship | I want to sell you equipment | vendor
    advertise with you | are you on instagram | do you have a facebook page | social media | do you have an office | how can I get in touch
    how can I get in touch with you | how do I get in touch with somebody | can I email you | can I write you an email | is there an email
    is there a phone | where can I call | do you answer the phone | is there a real human I can talk to | how do I get hold of a person
    can I get hold of somebody | is there a human I can reach | who can I get hold of
    How can I talk to a human? | What's your phone number? | I'd like to speak with someone on the team | Who should the press write to?
    I have a suggestion for the playground | I'm a reporter with the Statesman and would like an interview
    Where can I send a question you can't answer? | can i call u | We supply play equipment, who do we pitch to? | Is anybody reading the messages?
    I want to complain about something on the site | Do you have Instagram or Facebook where I can message you?
    I was wondering how to get hold of the owner | This bot doesn't help, give me a real person | Partnership inquiry from a local bakery
    I'd like to invest, whom do I approach? | How do I write to you? | Is there WhatsApp for you? | I found a typo on your page, where do I report it?
    Could someone call me back? | Support line? | My neighbor wants to offer you a building, how does she get in touch?
    To whom may I address a letter? | how long till someone replies to my message | I want to sponsor one of your rooms; who do I talk to?
    Feedback form? | Can I leave a message for the founder? | I prefer ask a person, it is possible? | Does a robot answer the contact form?
    Reach out to management how? | I have an idea about parking that I'd like to share with your team
    Are you on TikTok or X, or how else can I get through? | The form gave me an error, any other way of reaching you?
    As a city council aide, I need an official point of contact | Grandma doesn't do computers, is there a telephone?
    Would anyone be free for a chat about my child's needs? | Media inquiries | hello?? anyone real there?`,
  forum: `
    I'd love to swap stories with some other mums | I want to meet moms in Austin | we are new in town and look for other families
    I don't know any parents here, where can I meet some | where can I find playmates for my son | where can I find friends for my kid
    where do parents hang out online | where do parents chat | is there a chat for parents | is there a group for parents
    is there somewhere I can ask parents | where do I ask other moms | what do other parents think | can I read what other parents say
    can I discuss with other parents | can dads join the parents group | I want to post something | I want to start a topic
    how do I make an account | how do I create an account | sign up for the forum | log in | login | I forgot my password for the forum
    how do I change my username | is the forum for parents only | can kids use the forum | parents group | moms group | dads group
    mom friends | playmates | carpool with other parents | is there a forum | forum | where can parents talk to each other
    where can I meet other parents | can I meet other moms | can I find other moms | community | parent community | is there a parents group
    online community | facebook group for parents | discussion board | message board | can I ask other parents
    how do I get playdates with other families | where can I ask parents for advice | talk with other dads | how do I join the forum
    how do I post in the forum | can my child join the forum | I need to log in to the forum | meet other families | chat with other parents
    exchange tips with parents | where do parents discuss things | where do parents talk | where can parents discuss
    can parents talk to each other | talk to other moms | talk to other parents | other moms | other parents
    Is there a place to chat with other moms? | Do you have a community board? | Where can parents swap advice?
    I'm new in Austin and would like to meet other families online | Can my twelve-year-old sign up on the forum?
    Is there a parents' group, like on Facebook? | I was wondering if dads hang out on your message board | How do I post a topic?
    Discussion board for grown-ups? | wanna find playdate buddies for my kid, where do i ask other parents | Who moderates the community?
    Can children write in there? | Is there a Discord or a Reddit-type thing for members? | I'd like to ask other parents about potty training
    My neighbor told me there's a parent community, is that so? | Do I need an account to join the discussion?
    Where can I read what other families think? | I feel lonely as a stay-at-home mom, can I meet others through you?
    How can I reply to another mother's thread? | Could grandparents take part in the online community? | It exist a group for talk between parents?
    Is the community only for adults? | Can I trade hand-me-down clothes with other parents on your site? | Ask other parents
    Any place for single dads to connect? | Would kids be able to message each other there?
    I want to start a conversation about screen time with fellow parents | Can I share tips with families like ours, not just read yours?
    Where do folks discuss special needs parenting on your site? | I'd love a carpool with other families, where could I find them?
    Someone was rude in a thread; are there rules for the boards? | Does On Joue have a chat room for caregivers? | Looking for a mommy group
    How do I become a member of the community forum? | Is the parent board free to join?
    Could I ask other allergy parents how they cope, somewhere on this site? | Do nannies get to take part in the conversations too?
    Where's the thread where people talk about babies?`,
  blog: `
    do you post articles | do you publish anything | where do you write about play | is there a page with tips | any tips for parents
    any advice for parents | parenting advice articles | can I read more somewhere | anything to read while I wait | is there a magazine
    is there a podcast | do you write stories | who writes the blog | rss feed | latest post | blog posts | read | tips | do you have a blog
    blog | articles | articles about parenting | parenting tips | where can I read about play | posts | do you write about kids
    tips for parents | stories | something to read | reading | where are your articles | do you write about parenting
    do you write about parenting tips | do you write articles | where can I read your articles | do you have something to read
    Where can I read your parenting tips? | Do you publish anything about play and learning?
    I was wondering if you write posts about how the building is going | Any good reads for tired moms? | got a blog i can follow?
    Is there a news section? | Can I see stories from your community? | Do you post advice on rainy day activities? | What do you write about?
    Latest posts? | Where are your essays on child development? | My neighbor shared one of your articles, where are the others?
    I like to read about raising kids, have you something? | Are there behind-the-scenes updates to read? | Can I submit a guest post?
    Is there an RSS feed? | Do you share insights on toddler sleep or tantrums? | How often do new posts come out?
    Something to read while we wait for the opening? | You have texts with tips for parents?
    I'd enjoy some ideas for playing at home, do you publish any? | Is there a journal or magazine from On Joue? | Which page has the tips?
    Where do you publish your progress reports? | As a journalist I'd like to read your earlier publications
    Do you write about allergies or cleaning in your posts? | read more from you guys? | Any piece about why free play matters?
    Show me the newest article | Could I find craft ideas on your website? | Is the blog free, or do you need a subscription?
    Grandma wants to read up on modern parenting, do you have something for her? | Got any write-ups on screen time?
    Can I quote from your published posts? | Does your site have a column with expert insights? | Do you keep a diary of how the project goes?`,
  'website-privacy': `
    if I leave you my email will you pass it on | will you give my address to advertisers | do you pass on my data
    do you give my email to third parties | will I get spam | will I get ads | do you send junk mail | what happens to my email address
    what happens with my address | what happens with the things I write here | what happens to my message | is this conversation private
    is this chat private | who reads this chat | do you record this | can others see what I ask | are my questions saved | do you log my ip
    do you store my ip address | do you spy on me | analytics | trackers | cookie banner | why is there no cookie banner
    how do you handle personal data | how do you protect my information | do I have to give my real name | do I have to give my child's name
    do you ask for my kid's name | do you ask for my child's birthday | what do you know about my kids | what information do you keep
    what information do you need from me | what do you keep about me | can I have my data erased | please delete my email
    delete my account | close my account | right to be forgotten | data policy | terms and privacy | california privacy
    is the website secure | what do you do with my data | what do you do with my email | what do you do with my information
    do you sell my data | do you sell my email | do you share my email | will you spam me | what data do you collect
    what does the website know about me | what does this website store | do you track me | do you use cookies | cookies | tracking
    do you use google analytics | privacy | privacy policy | data protection | gdpr | is my data safe with you | is my email safe
    who sees my email address | who can read my messages | delete my data | how do I delete my account | how do I get my data deleted
    is this chat recorded | do you save this chat | do you store what I type here | do you keep my questions
    do you collect data about my kids | personal information | is it safe to leave my email here | do you track visitors
    do you track visitors of the website | does this website track me | does the website use cookies | what happens to my data
    how do you use my data | do you keep my data | do you store my data | how is my data stored
    What data does this site collect? | Will I get spam if I leave my address? | Do I have to tell you my kid's name?
    I was wondering what happens with the message I send | How can I have my information deleted? | Are you tracking me?
    r u gonna share my info w advertisers | Does the waitlist form ask for my child's birthday? | Is Google Analytics running on here?
    My neighbor says such sites sell data to brokers, is that so? | Do you keep my IP address? | I don't want my daughter's school on the internet
    Who can see what I wrote in the contact form? | What you do with my personal data? | GDPR or CCPA compliant? | Is it safe to give my email here?
    Please erase me from your database | How long do you store my email after I join the list? | Do I need to upload a photo of my son?
    Third parties? | Can strangers find out about my family through your website?
    For a consumer report: what personal information is retained by your site? | Would you ever pass on my address to marketing companies?
    I'm wary of forms, what stays with you? | Do you ask for credit card details on this page? | Does the page know where I live?
    My questions to you, are they saved? | Does this website use Facebook pixel or ad trackers?
    What personal stuff is needed for the waiting list besides an email? | Is my data encrypted or could it be hacked?
    I want to see the data you hold on me | COPPA question: do you gather information about kids online? | nosy websites creep me out, are you one?
    If I write to you about my child's disability, who keeps that? | Will my inbox be flooded or my details traded? | Can I stay anonymous here?`,
}
