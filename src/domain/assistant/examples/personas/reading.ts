/** Forum, blog, and what the site keeps. */
export const READING: Readonly<Record<string, string>> = {
  forum: `
    is the parent forum open to kids | Is the forum open now, and may any parent post? | can i chat with other moms | is there a parents group
    facebook group for families | do you have a community where people trade advice | where do parents hang out online
    i'd like to ask other dads how they handle picky eaters | can my 10 year old make a forum account | are kids allowed on the forum
    looking for mom friends, new in town | place to post a qestion to fellow parants | is the forum for adults only
    can I swap hand-me-downs or babysitter tips with people from your community somewhere on the site | how do i sign up for the fourm
    I work nights and my only adult conversation is with the dishwasher, any online spot where other parents talk | who can write in the community threads
    reddit style thing for caregivers? | my teenager saw a place to comment and wants a login, is that meant for her or for us
    Since the divorce every friend I had turned out to be his friend, so I'm hunting for a spot online where other parents compare notes at midnight about fevers, bedtimes and loneliness
    any group chat for parents who are up at 4 am like me | Is there someplace online where grandmas and mamas can swap stories, dear?
    There a message board for parents? | Who may register for the parents' forum: adults only, or minors as well?
    I am new in Austin and I want to know other mothers. There is a group online? | is there like a dicsord for sitters and parents
    Where can our moms talk with yours? I mean an online community, not Facebook if possible.
    I'm looking to compare notes with other parents of kids like mine. Do you have somewhere we can chat?
    Does the comunity board exist, or is it a dead phpBB from 2009? | wanna ask other dads how they handle big broods, is there a place to post
    May my five-year-olds have an account in your community, or is it just for adults?
    Is there a discussion space for parents, and do children have access to it? | is teh forum fre | is there a free place online to chat with other moms
    do I need to be a paying member to post in the community | forum membership, who can sign up
    can my 11 year old have a forum account, is it free for kids too | where could I swap tips with other parents about cheap stuff to do in Austin
    is there a board where parents sell or trade hand me downs | fourm cost anything?
    New in town, no friends with kids yet, no budget for mommy classes. Did I read right that there's someplace on here where parents talk to one another at no charge?
    forum? | is there a chatt for parents | I'm new in the country and I know nobody. Have a group where mothers talk? | can i join the forum im 11
    Might I swap stories with other grandparents somewhere on here? | Are minors permitted to register on the community board?
    parents parent forum discussion board | Facebook groups are toxic. Is there somewhere calmer to compare notes with other moms
    The forum's where the kids chat with each other, isn't it?
    Moved here in June. Hubby travels, the kids are tiny and I haven't talked to an adult in days. Where do your parents hang out online? | message board
    I'm the only dad at the playground with a sling and a toddler. The moms are kind but they talk among themselves. Where do I post a question for fellow dads?
    is there someone I could call on if I have a question for other moms and not the company | who do I talk to, I mean other dads, not staff
    where would I find it, the board for grownups to swap notes | where can I sign up to post with other parents | where do people post questions
    where do parants hang out online | is there a place to chat with families before it's built | I'd like to hear what other people think of the news
    how do I get on the message board | who runs the carpool group, is there a page where parents arrange stuff
    do I have to be a mom to join the discussions | what do you talk about in the parent group | are there other dads for me to talk with
    who answers when I ask something in the community, other parents?
    I missed the last few threads with the other mamas, is there an archive anywhere or does it all just vanish on Facebook
    can teens post on the parents board
    we just moved here from Fresno and know nobody, is there some way to meet other families through you before the doors ever open
    want to swap sitters with other familys, you got a group for that? | I'm shy irl, can I just read what other parents say
    join for free? the moms' message board | is there a forum | where do the other moms hang out online | place to chat with parents in my area
    Where can I post a question for other dads? | is there a spot on here to swap advice with families near me
    do you have a discussion board, like a neighborhood group | Is there an online community, or do we have to find each other on Facebook
    just moved to Austin and know nobody, my two year old and I are lonely, does your site have somewhere that parents talk to each other
    where do I read what other parents think | message bord for parents? | can my 11 year old join the comunity boards
    looking for a place to vent about toddler sleep with other grownups | Where's the thread where people guess the location? I want to join the conversation
    somewhere to find carpool buddies among the other families online? | parent meetups get organized where, on your message boards?
    Is the place where parents talk open to kids too?
    I'm on bed rest, far from my family, new in town, and my husband travels. Is there anywhere on here I can swap notes with women in the same boat?
    the parents' group is on Facebook, right? | I hear your forum's moderated by a lady called Trish who deletes everything
    So kids can make an account in the forum too, my ten-year-old is asking | is it nicer than Nextdoor, the place where your parents chat
    You have a Discord for moms and dads, don't you | dads are alowed on the parent board, or is it moms only as I suspect
    We moved from Omaha in June, I know exactly one person, and that is the mailman. He thinks you run some sort of online spot where local parents swap advice. Does he think right?
    where do i post a question to other parnts, reddit or have you got your own comunity | Is the parents' forum moderated, or can kids get on it?
    chat w other moms | forum link | dads groop online | facebook group or own board? | discusion bord | meet playdate parents | discord for parents?
    ask other parents bout potty training | community page log in | can my dauhter post in forum | mom friends needed | thred about picky eaters
    reddit style community | swap storys with families | make an acount for parent forum
    lonely stay at home mom, moved from Boise for his job, don't know a soul with kids, and i'm too shy to talk to people at slides, so typing with some other parents first would be my speed
    I'd love to swap tips with others who have a picky sleeper | all my friends are childless and I need people who get it
    Single dad, the facebook mom groups keep rejecting me. | looking for other parents of multiples to vent with at 2am
    my twelve year old wants to join your chat board, I'd like to know that's not allowed
    would be neat to trade hand me downs and babysitter names with folks who'll go there too
    Grandmother raising two. I would enjoy hearing from others in my shoes, in writing, since I don't get out much.
    we're expats and want to meet other French speaking mamas online before we arrive
    reddit is so meen, wish there was a kinder corner to discuss parenting stuff
    i have loads of opinions about potty training and nobody left to tell them to | hoping to find a playdate buddy for my only child by posting somewhere
    Saw someone mention a thread by a dad on your discussion board, can't find where that is.
    New in Pflugerville, husband's on the road, two boys under six, dinner at five and not one friend yet. Is there somewhere on here to talk with other moms?
    Which pediatrician, which preschool under a thousand a month, who bakes a cake without egg: those I'd like to ask parents, not a business. Got a board for that?
    We're all waiting for it in this house, even the baby, and their dad wants to know what the lattes will cost. My 12 year old wants to post in that community of yours, and she already has a phone I regret paying for. She says her friend from Lakeway is in. Is it for kids or only for adults?
    A lady at the bus stop found her carpool and a forty dollar stroller through some parents' discussion page that you have. My sons are 2 and 5 and I need both. Where would I find it?
    My husband travels and I'm home with 2 and 4 year olds, and some days the only adult I talk to is the mail carrier. I can't wait until you're open. Is there somewhere online to chat with other parents meanwhile?
    My 11 year old wants to sign up for your forum to ask about the building stuff. I'm not sure that's a good idea, she's barely allowed to use email. Is it for kids or only for adults?
    somewhere to meet other moms | is there a facebook group or something | want to swap advice with other dads
    can my daughter make an account on the message board | where do people chat about this place
    new to austin and lonely with two little ones, any parent group | is ther a form for parents to tok | parent fourm | forum
  `,
  blog: `
    how often do you post on the blog | how can i follow the progress | any updates on construction i can read | parenting tips? | were do you post news
    i like reading about child development, do you publish anything | behind the scenes stuff? | is there a place to read your latest post | insights section?
    rainy day ideas, do you have any to read | how do i keep up with how the building is coming along without giving my email
    i miss the old mommy blogs, anybody writing like that at your place | diary of the project anywhere? | blgo link
    somebody in my toddler class quoted a piece you wrote about letting kids be bored, where would I find it and the rest of what you've put out
    articles for parents | do you share tips on screen time or tantrums anywhere on your website | stuff to read while we wait
    I don't want alerts or lists, my inbox is a swamp, I'd rather drop by now and then with a cup of tea and read what you've been up to, is there a page like that
    Somebody on your team must have thougts about sibling fights, boredom and rainy saturdays, do you write any of it down for the rest of us to read
    anything short i can read on break, like tips for parents | Do you write articles, sweetie? I like to read a bit with my morning tea.
    You post updates anywhere? | Do you publish articles or periodic updates that I could follow? | You have articles with advices for parents?
    do u guys have a blog or just vibes | I'd like to link to something worth reading in our bulletin; do you post parenting artciles?
    Have you written anything on helping kids with transitions, such as a post I could read?
    Is there a blog with progress posts, and does it have an RSS feed? | wheres the blog, wife says theres tips in there about picky eaters
    Where could I read your thoughts on play and learning, some kind of collumn? | Where I can read the news and the tips of On Joue?
    is there anything free to read from you, articles about parenting | any posts with money saving tips for parents, or updates
    is your blog behind a paywall | blog? | do yu have artciles to read | You write something about education of kids? I like read | u got a blog or nah
    My daughter reads me things off the computer. Do you publish little pieces with advice? | Does the company publish periodic written content?
    blog posts articles post tips | Instagram is banned in our house. Where do you write about how things are going
    The blog sits behind a paywall, I suppose | Night feeds at 3 a.m. I've read everything on my phone, even the shampoo bottle. Got any parenting reads?
    parenting tips column? | can I follow along in some kind of journal | got a number of followers on your posts? where are the posts?
    where do you write your stuff, articles and so on | where would I find it, the thing with tips from you | where can I read it
    where can I follow along with what you're making | where do you post youre news | read anything good lately? I mean from you, on here
    do you have a newsletter I can sit and read | I'd like to look at old news you put out | does this website have a page with parent tips
    My inbox is a dumpster fire so is there some page I can check for updates on my own instead of you mailing me | what do you write about
    are there artcles for us to brows | who writes the posts, can I see a few | somebody told me you share tips for rainy days, where's that at
    any write ups from behind the scenes | updates? like a diary of how it's coming
    I missed the last few things you published, is there an archive anywhere or does it all just vanish on Instagram
    your instagram is a ghost town so where's the real news | do you have money tips for new parents to read | where can I read your articles
    where do you post updates | do you write about parenting tips anywhere | where would I find news about construction progress
    any place to follow along while you build? I like reading behind the scenes stuff with my coffee | got a link to the blog | blgo?
    is there a page with stories and insights | My wife mentioned reading an article of yours about screen time, where on the site would that be
    where is your latest post | do yall publish anything to read in the meantime | Where do I go for rainy day parenting ideas written by your team?
    can I read something from you without joining a mailing list, a column or journal or what have you | were can i find yalls blog posts
    I'm not on social media and I hate newsletters. If I wanted to sit down with something you've written about raising kids, where would I look?
    the blog is written by ChatGPT, isn't it | You've got a podcast, right? or only articles
    I read a post of yours about picky eaters on Medium, is there an official blog | so your newsletter articles are behind a paywall like the NYT?
    is your blog as good as Busy Toddler's? where's it at
    Your column on screen time made me cry, you wonderful people. It was yours, wasn't it? Have you got more articles like that
    Grandma clips things from the paper about raising kids, and she is convinced that a Doctor Lindqvist publishes parenting tips on your site every Wednesday. Do you put out anything of the sort for us to read?
    ur blog? | parenting tips | artickles to read | latest post | potty trainin advice column | who writes the blog | blog url pls | insights 4 parents
    rss feed | rainy day ideas, wrote anything? | screentime tips posted? | something to read at naptime | bolg updates | mom essays, picky eating tips
    wheres yalls writting | I'm up nursing at 3 anyway, so I'd rather read something good from you than doomscroll
    Love a good read about play and little brains over my lunch break | content writer here, I'd like to see what articles you publish before I pitch one
    my mother in law prints out everything and wants your tips for parents on paper
    I work on an oil rig three weeks of the month, so what I'd enjoy is to follow your progress from afar, post by post, with stories and pictures, and read them to my kids over video
    I'm a sucker for a well written post about toddlers | someone quoted a piece you'd written on screen time, i want to read the whole thing
    Librarian putting together a reading list for new dads, looking for your essays and updates. | instagram isn't my thing, I prefer long form
    running out of rainy day ideas and need some insight from people who think about play all day
    i subcribe to like nine parenting newsletters and columns, room for a tenth
    my students analyze how family businesses write online, yours might publish something worth looking at
    My three year old hits, won't nap, and lives off noodles and air. I liked how you write about children on the front page, even the coffee bit. Do you post articles with tips?
    Besides the waitlist mail, which I'll forget, is there a page where you write up news and updates? I read at 2 am while nursing, then again on the bus.
    I've got a Saturday sitter, a six year old with a tablet glued to him, and a marriage to save. Somebody quoted a piece of yours on screen time and six year olds, at a birthday party of all places, over the pizza. Where can I read it?
    I like reading things while I nurse at 3 am, and I've already finished the entire internet. Your page was nice but short and had no prices. Do you have articles or a blog or something?
    I'm always looking for tips on getting kids off tablets, mine are 6 and 9 and it's a war. A mom at the park said you write about stuff like this. Where would I find it?
    do you post articles | anything i can read while i wait | do you give parenting tips anywhere | how do i follow the progress
    where do you put out your updates | got any behind the scenes stories to read | do u have a blogg | wher can i reed ur artikles | blog
  `,
  'website-privacy': `
    how long do you keep my email | do you need my kids birthday to sign up | whats done with my info | are there cookeis tracking me
    will i get spam from third parties | why would a website need my childs name | is my data safe here | do you share emails with advertizers
    i dont want my address ending up on some list | what do you store when i fill in the form
    last time I signed up for a kiddie thing I got diaper coupons for six years, so which companies get to see what I type here | do you keep this chat
    can you delete what i sent you | does the site record which school my son goes to | do i have to uplod a photo of my daughter
    GDPR, CCPA, any of that, what personal details does this page hold on to | google analytics or facebook pixel on here?
    my info on your website, who sees it
    My identity was stolen in march so I'm careful now, and before I put my address in your little box I want to hear who keeps it and whether it gets passed on to anybody
    a karate school once asked for my son's full name, his age and his school just to send me a brochure, and I walked away, so what do you folks demand online
    if i give you my email do you sell it, i get enough junk | Will this computer page remember things about me, dear? | You selling my info?
    What personal data does this website collect, and on what basis do you retain it? | If I write here my name, who sees it?
    does this site track me or whatever | Before I send the link to 400 families: does the page collect anything about their children?
    I never put my son's diagnosis or name online. Does the site ask for either? | What cookies and third-party trackers are on this page?
    if i join the list will i get a thousand ads for diapers, who gets my adress
    We're strict about student information at my school; what does your site want to know about a chlid? | do u keep what i type in this chat
    do you sell my email to advertisers | are you making money off visitor data from this website
    if the list is free then I'm the product, aren't I? what do you do with addresses | does this site store my credit card or anything else
    do I have to type in my kid's birthday on here | why would you need my child's birth date on your website
    Nothing is free, I tell my kids, so what do you take from me when I use this page or type in that little form? Name, location, what I click? | cookies?
    do you sel my emial | If I write my mail, you give it to other companies? | is this site tracking me
    A fellow on the phone stole my neighbor's savings. If I type my name in here, what do you do with it?
    Provide your data retention practices for information submitted via this website. | privacy private data info website
    Every newsletter I sign up for ends in spam. Who gets my address from you? | You need my child's date of birth to sign up, right?
    I'm careful. I never post my girls' names or their school anywhere. Does your page ask for any of that? | GDPR request, what have you got on me
    what do you kno about me just from browzing here | who else gets my email adress | will you sell my address once you have it
    where would I find what you've stored on me | who is allowed to take my son's details off this page | is it secure to type my email in here
    can you see what I type or who I am | what's there to do about my email if I want it deleted | list everything you have on file under my name
    who runs this page and what do they do with my info | where do my clicks go | do you keep my adress after I sign up | does this website know where I am
    it's asking for my location, do you save that? | will I get junk mail from your partners if I type my email in
    My inbox is a dumpster fire since a trampoline place passed me around to every advertiser in Travis County, so are you going to pass me around too
    are there cookies? not the eating kind | do I have to give my kids' names to join | what do yuo track | what do you write down about visitors to this page
    complaint about your site selling my data, do you | will you sell my email | you making money off my address?
    where does my email address go, do you sell it | does this site track my location | do you know where I live from my phone | do you keep my home address
    youll sell my emial to Pampers, won't you | this chat is recorded and sent to Google, correct?
    So signing up means you know my daughter's birthday and school? | cookys from Meta on your page: I counted 14. lies?
    My email got spam from a diaper brand after the waitlist. Was it you who sold it?
    less nosy than Facebook, I hope? what does this site save about visitors
    Do I have to upload a photo of my kid on the website, somebody named Heather did
    I'll report you to the FTC if this form keeps my info. What do you keep?
    I once typed our pediatrician's name in a contest box on a mall website, and for two years got calls from a Mr. Vance about life insurance. He told me all kid websites trade lists. What happens to what I type on yours?
    is it safe to type my email in here | do you sell emails | will I get spammed by fifty companies if I put my address on the list | do you use cookeis
    does this site track me | you got google analytics or a facebook pixel on this page?
    Who reads my data when I fill in the contact form, and is it passed on? | do I have to give my daughters birthday to sign up
    why would you need my kid's name online? | privacy policy link? | Are you keeping this chat? | is what I type to this bot saved
    do yall share my info with third partys
    I get so much junk mail since I registered at a kids' gym that traded my details to some summer camp broker. Will you do the same with my address?
    how do i get my email removed from your records | you collect childrens school names, right? my friend said so | do not sell my personal information
    is my IP adress logged | does the page secretly collect stuff about my kids | what happens to the message I sent thru the form
    Before I join the waitlist: is my email secure with you, or do you rent out lists? | data protection of the homepage pls
    will you ask me to post a picture of my child online | So you make money off our data, like every free site?
    my daughter 9 found ur page and typed stuff in, did you record her name or anything
    Thinking about the waitlist, but my company drilled us on phishing and leaky mailing lists, so what do you hold on file once somebody hits submit?
    cookys on this site | sell my email? | privecy policy | you tracking me | spam me after signup? | google analitics | delete my info off your website
    do u need my sons birthdate | kid photo on the form? | persnal data u keep | my contact message, who sees it later | adds gonna follow me around
    what's saved when i type here | share adress w marketers | asking for school names? nope | every time I give out my email i get nine hundred coupons
    I use a fake name online, always have | cookie banners make me see red
    Stalker ex, so I'm careful where I type anything about us, and I just typed my first name in your form.
    my browser is set to paranoid, my brother calls me tinfoil man, and it says you've got trackers here, or maybe thats the other tab with the diaper coupons, either way I'd feel better knowing what you log
    I'm a data protection officer from Hamburg on vacation and can't help reading the fine print of every page.
    hope this chat isnt being sold to some ad company, i already get diaper ads since before my wife knew
    if you hand my adress to third parties i'll be livid
    My niece filled something out on here with her school and birthday, she's nine, and now I'm worried.
    don't want my kid's name floating about on your server because I signed up for updates | I'd like my message from last week gone, erased, wiped
    old lady here, got scammed twice, so I don't leave my mail adress just anywhere
    I gave you my email for the prices and now there's a diaper ad wherever I look, and my youngest is seven. Did you sell it?
    My boys are 4 and 7, one with seizures, and I'd like to ask about the lights and the stairs. But who holds on to what I send you through this page?
    My daughter's school had us enter birth dates, photos, allergies, the whole lot, and then it got hacked in March. Do you collect any of that about kids on your site?
    Does this page put trackers on my phone? It isn't even mine, it's the bank's downtown, and I'm only looking up party places and tacos on my lunch hour.
    I'm a lawyer with a two year old, so I read the small print with my coffee, for fun, before nine. What information does your website keep on a visitor?
    I'm about to put my email in that form, but my last one ended up with forty spam messages a day from who knows where. I don't mind hearing about the opening. Do you sell my information?
    I filled in the contact thing and mentioned my daughter's name and her school by accident, she's 5. Now I'm lying awake about it. What do you keep from people who use the website?
    do you sell my email | what do you do with my info | will i get spam | is this chat being saved | Not comfortable giving my child's name online.
    what have you got on file about me | do u sel my infomation | wat abowt my privicy on this sight | privacy
  `,
}
