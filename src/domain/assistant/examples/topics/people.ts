/** Who is behind it, and what for. */
export const PEOPLE: Readonly<Record<string, string>> = {
  about: `
    I keep seeing your ads, what is this | I saw your logo, what is it | I saw a sign, what are you building | what are you folks building
    what is this thing | what is this supposed to be | what is it exactly | what exactly are you | what kind of business is this
    what sort of place is that | so what is On Joue | and what is On Joue exactly | in a nutshell what is it | in short what is this
    summarize what this is | explain to my grandma what this is | never heard of you, who are you | first time here, what is this
    is it an indoor place | is it a place for rainy days | where can we go when it rains | is it like a soft play | is it a soft play center
    is it like a jungle gym hall | is it a kids gym | is it a kind of daycare or a playground | is it a store | is it a restaurant
    is it an app | is it a game | is it real | is this real | what do I get to know about you | can you tell me about yourself
    introduction | who are you guys | concept | what is the concept | what's the concept | idea behind it | playground | indoor playground
    is it covered | is it good in hot weather | can we come when it rains | what is this | what is this place | what is On Joue
    what are you | what exactly is it | what kind of place is it | what is it all about | tell me about it | tell me about the place
    tell me more | give me an overview of the business | describe On Joue | explain what you do | what do you do
    what do you offer families | is it a playground | is it an indoor playground | is it indoors | is it indoor or outdoor
    is it inside or outside | is it outdoors | is it air conditioned indoors | is it a play cafe | is it a gym | is it a museum
    is it a school | is it a trampoline park | is it like Chuck E Cheese | is it a chain | info | information | more info | about
    what is this place for | what is that place | what is on joue exactly | whats on joue | whats this | wat is this | what u guys do
    Never heard of you. Who are you people and what do you do? | so like what even is this | In a nutshell, what is On Joue?
    Is this a daycare, a gym or a playground? | What kind of business is On Joue? | I landed on this page by accident, what am I looking at?
    Would you please explain what this company is? | Is On Joue a toy store? | is it a preschool or something
    My neighbor says you're a trampoline park, is that so? | about you | What sort of establishment are you?
    Are you an app or an actual physical place? | Is it an outdoor park or under a roof?
    I'm writing a directory entry; how should I describe On Joue? | Explain it to me like I'm five | On Joue, c'est quoi?
    Hello, I am new in Austin, what is this place please? | Is this a kids' museum? | Are you a bounce house place like Pump It Up?
    idk what on joue is, help | My grandson keeps saying On Joue. What on earth is it? | Are you some kind of Chuck E. Cheese?
    Can you introduce On Joue briefly? | Is this place real already or only a plan?
    What category would you file yourselves under: arcade, soft play, childcare? | Tell me the basics about On Joue | Is it an indoor play center?
    Just found you on Google. Fill me in? | What does your company actually offer to families? | Is On Joue a summer camp?
    For my article: one factual sentence on what On Joue is | Would you say you're a soft-play center? | Does On Joue already exist?
    ELI5 on joue pls | Am I right that this is some indoor jungle gym thing? | Is it a charity, a club, or a play space?
    I'm curious about On Joue in general | My wife signed us up for updates about On Joue; what is it? | Quick intro?
    A friend recommended On Joue without explaining. What is it?`,
  name: `
    how do I say your name | am I saying it right | how is it pronounced in French | is it on jew or on zhoo
    what on earth does on joue mean | what's that name supposed to mean | what's behind the name | why a French name in Texas | why French
    does joue mean cheek | does it mean we play | is the owner French | are you French | what language is on joue | translate on joue
    english for on joue | what does joue stand for | what does it mean in English | spelling of your name | pronunciation
    what does on joue mean | what does the name mean | what does joue mean | is that French | is the name French | how do you say it
    how do you pronounce it | how do I pronounce On Joue | how is it spelled | why is it called On Joue | why that name
    why the French name | where does the name come from | story behind the name | who came up with the name | meaning of the name
    translation of the name | name | what language is that | do you speak French there | whats on joue mean | what does the name stand for
    what does your name mean | why on joue as a name | does the name come from another language | is the name from another language
    what language does the name come from | what you're called, what is that
    How do you pronounce and translate On Joue? | What's the story behind the name? | why is it called that | on joue meaning
    Does "joue" have something to do with cheeks? | My high-school French is rusty: is it "we play"? | Why did you pick such a foreign-sounding name?
    I was wondering what those two words stand for | Is "On Joue" someone's surname? | Can you translate your brand into English?
    Etymology of the company's title? | lol how do u even say on joue | Is it a pun? I see a rosy cheek in the logo
    My kid asks what your name means, what do I tell her? | What does the word joue mean? | Je suis française, why cheek or play?
    Is the name an acronym? | Why not an English name for an Austin playground? | Your name sounds Italian or maybe French. Which?
    Please explain the wordplay in your brand name | The name is to do with "jouer", no? | I am journalist: what inspired the brand name?
    "On" as in on/off, or is it another language? | why french in texas | My mother-in-law from Quebec says it means "we play". Is she right?
    Should I say "on joo" or "on zhway"? | What's with the pink cheeks? | Does the title have a double meaning?
    What is the significance of what you call yourselves? | I can't figure out your name, what is it supposed to mean? | It means "one plays", right?
    What would On Joue be in Spanish or English? | Is there a hidden meaning in On Joue? | Cute name! What's it mean?
    Is it called after a French person? | The translation app gave me "on cheek". Is that correct? | How did you come up with On Joue as a brand?`,
  mission: `
    what difference do you want to make | what do you want for children | what do you hope to do for kids | what are you in this for
    what's the point of it | what's the point of this place | why are you doing this for kids | what is your aim | what is your calling
    what is your goal for families | your promise to families | what do you believe in | what does childhood mean to you
    is this about money or kids | is it all about profit | motto | slogan | aim | objective | what is your mission | mission
    mission statement | what is your purpose | what is the goal of On Joue | what do you want to achieve | what are you trying to do
    what do you stand for as a company | what drives you | why do you exist | what do you believe about childhood | purpose | goal
    What's your purpose? | What are you trying to achieve for children? | What's the goal behind all this?
    Do you want kids to learn something, or is it just fun? | What is the aim of On Joue? | I was wondering what you stand to accomplish for families
    Is your purpose education or profit? | whats ur mission | Could I quote your mission in our school bulletin?
    What do you hope childhood looks like at your place? | Your objective, in one sentence? | What good do you want to do in the world?
    Are kids allowed to develop at their own pace there? | What cause do you serve? | Journalist question: what is the company's stated mission?
    What is the intention of this project? | Will it help my child flourish or just wear him out? | What promise do you make to parents and children?
    My pastor asks what your mission is | Which is the mission of your enterprise, please? | Do you have some higher purpose beyond selling tickets?
    Is helping children learn and grow part of why you do it? | What does success look like for the kids who come?
    Do you see grown-ups as part of your mission too? | the point of on joue? | What do you want to give to children? | Tell me about your calling
    I only support businesses with a purpose. What's yours? | What guides your work day to day, what's the mission?
    Is it your ambition to let kids be kids? | What are you all about, mission-wise? | Which goal do you pursue with the playground?
    Play, learn, grow: is that your motto? | Could you state your raison d'être? | For the grant application I need your mission
    Are you on a mission to fix childhood? | What do you set out to do for little ones? | Your commitment to kids' development, how do you phrase it?`,
  vision: `
    where next | where to next | which city is next | where else | where are you going next | what comes after Austin | next city? | and after Austin | where will the next ones be
    where is this heading | where will you be in ten years | what's next after Austin | do you dream bigger than Austin
    how big do you want to become | will there be one near us in Waco | will there be one in Oklahoma
    we live in Dallas, will you come here too | we live in Denver, any plans for us | are you planning to go to other states | other cities
    other states | will you open in my city | will you come to Florida | can we get one in Chicago | please come to Houston
    is Austin the only one | is this the only location | are there other locations | do you have other branches
    how many playgrounds do you have | second location | more locations | a chain of playgrounds | nationwide plans | licensing
    could I open one in my town | I want to open a branch | investors wanted? | invest in you | are you looking for investors | growth
    expansion | expand | the future | what is your vision | vision | what are your plans for the future
    where do you see yourself in five years | future plans | long term plans | will you expand | will you open more
    will there be more locations | are you opening a second one | will you come to Dallas | will you come to Houston
    are you coming to our city | are you planning one in San Antonio | will there be one in Denver | will you go nationwide | nationwide
    national network | 2030 | can I open a franchise | franchise | franchising | do you plan to grow | can I invest | ambitions
    next cities | how many locations will you have | will you expand to other states | will you expand to other cities
    are you coming to Dallas | are you coming to Houston | are you coming to San Antonio | plans for 2030 | will you open another one
    Where do you see yourselves in 2030? | Are you planning more locations? | any plans for dallas later on | Is it going to be a chain?
    Do you franchise? | What's your long-term plan? | We live in Chicago. Will you ever come here? | vision statement
    How many play spaces do you want eventually? | Will there be a second one after Austin? | I was wondering if you'd go nationwide someday
    What's the big dream? | Growth strategy for the coming years? | My neighbor says you'll be all over the country, is that so?
    What comes after Austin? | Are you opening in Florida at some point? | Investors ask: what's the five-year outlook?
    Will it stay a single playground or become many? | Could you bring one to Seattle, pretty please? | You think to open in other states too?
    Is Houston next? | Where's this headed in ten years? | Do you intend to become a national brand? | when r u coming to atlanta
    I'd like to open a branch in my town, is expansion planned? | What's the roadmap through the end of the decade?
    Is this a one-off or the start of a network? | We're moving to Phoenix next year, will we find you there? | Would you consider other markets?
    How big do you want to get? | Will there be sister sites in San Antonio or Fort Worth? | Describe the company's vision, please
    Ambitions beyond Texas? | My grandkids are in Ohio. Will there ever be one there? | Going national?
    What do you foresee for the company down the road? | By when do you want to be across the U.S.?
    Are licensing or franchise opportunities on the table? | Just Austin, or elsewhere too in the future?
    What does the far future of On Joue look like?`,
  founder: `
    is the owner French | are the owners French | is the founder from France | is she from France
    whose idea was this | whose baby is this | who had the idea | who invented this | who thought of this | who is building this
    who's actually running this | who's running the show | who is the person behind this | who's the person in charge
    who is responsible for this | who is the face behind it | who do I have to thank for this | who are the founders | who are the owners
    who leads the company | who is leading this | name of the owner | name of the founder | what's the founder's name | is the founder a mom
    is it a man or a woman who runs it | is it a big corporation | is this a big company | are you a local business
    are you a small business | is it a family business | is it woman owned | are you from Austin | who is your leader | leadership
    management | team | people behind On Joue | there's no name anywhere, who runs this | who is behind this | who is behind On Joue
    who owns it | who is the owner | who runs it | who runs this place | who is in charge | who started it | who founded it
    who founded On Joue | who came up with the idea | whose idea was it | who is the founder | who is the president | who is the CEO
    who is the boss | who is the manager | founder | owner | president | ceo | who made this | who is the team
    tell me about the people behind it | is it family owned | is it run by moms | is the owner a parent | is it locally owned
    is the owner from Austin | who is building it | what company is this | is there a photo of the founder | founder story
    who owns the business | who owns this business | who owns the company | who owns this place | who runs the business | who's the owner
    who's the founder | who's behind it | who built this | and who owns it
    Who's the CEO? | whos the boss | Is it a mom who founded On Joue? | Who is the president of the company? | Who came up with this idea?
    Are you a family-run business? | I'd like to interview the person in charge. Who is that? | Who runs On Joue? | Are you part of a big corporation?
    leadership team? | Can you tell me about the woman or man behind it? | Who do I credit as the creator in my article?
    Is there a picture of the founder? | What is the background of the person leading this? | Who had the idea of the playground, please?
    Does the founder have kids? | My neighbor says a former teacher started it, is that so? | owner name | Who's funding and leading this project?
    Before I trust you with my kids: who are you, personally? | Do you have an introduction of your president anywhere? | Who signs the checks?
    Is the proprietor from Austin? | Whose brainchild is this? | Bio of the founder? | I want to know the people behind the brand
    Who is at the helm? | Is this run by a private equity firm? | Who dreamed this up? | Could I read the founder's story?
    the ppl running this, who r they | Which person has created On Joue? | Does a pediatrician or an educator lead it?
    Who should I thank for bringing this to our city? | Is there a face behind the name? | Headshot and bio of your executive for our magazine?
    Is it one entrepreneur or several partners? | I was wondering who's in charge over there`,
  values: `
    what do you hold dear | what counts for you | what comes first for you | what's most important to you | what are your priorities
    what principles do you have | what rules do you live by | what do you believe | what are the three values | what guides your decisions
    guiding principles | company values | do you have a philosophy | what are your values | values | core values | what do you value
    your principles | principles | what do you care about | what matters to you | what guides you | what is important to you
    philosophy of the place | your beliefs | culture | ethics | what do you stand for | what do you think is important
    What principles guide you? | What matters most to you as a company? | List your three values, please | Which ethics do you follow?
    what r ur values | Is there a code you live by? | What's your philosophy? | I choose places that share our family's values. What are yours?
    Do you have guiding principles? | What three things guide you? | Are you a values-driven business? | On what beliefs is the playground built?
    Name the pillars of On Joue | What would you never compromise on? | I was wondering what your priorities are
    For my profile piece: the company's core beliefs? | Which are the values of the house? | Do you have a creed?
    My neighbor says you have three rules you go by, is that so? | What ideals are behind the design? | Your company culture, what's it based on?
    Is there a manifesto? | Any religious or political leanings, or what are your values? | How do you decide what's right when designing this?
    We're a Montessori family. What convictions do you have? | What are the foundations you build upon? | Can you tell grandma what you value?
    Your top priorities, in order? | What's the ethos? | Which commitments define you? | What's important for you, guys?
    What standards do you hold yourselves to? | Tell me what you prize as a team | Besides your mission, what values do you have?
    Moral compass of the company?`,
  'value.child-centered': `
    is everything built at a height little ones can see | can small kids see everything at their level | is it built at eye level for kids
    are things at kid level | is it designed around children or adults | are the sinks low enough for kids
    do you design with children in mind | what is at eye level | do kids come first in the design | small doors for kids
    what does child-centered design mean | child-centered | child centered design | designed for children how | is everything child sized
    is it built at kid height | designed from a kid's point of view
    What do you mean by child-centered? | Is everything built at kid height? | Are the sinks and door handles low enough for little ones? | eye level?
    How is the design adapted to small people? | My daughter is tiny for her age; can she see and reach things?
    Is the place designed from a child's point of view? | child-centered design explain | Will things be sized for kids or for adults?
    Why do you say design starts with the child? | Do children come first in how you build the rooms?
    Are windows placed so toddlers can look out of them? | In what way is your architecture kid-focused?
    I was wondering how you put children at the center | Are the ledges low? | Is it scaled down to their size?
    Everything's always too high for my son | Kid-sized doors, for real? | What does it mean, the design centered on the child?
    How does the building look from three feet off the ground? | My architect friend asks how you interpret child-centered
    Are the lamps placed with kids in mind? | does stuff sit at toddler height | Did you think about a child's perspective when drawing it?
    Of your values, explain the one about children at the center | Do short kids have to be lifted up to see anything?
    Is it made for children's eyes rather than grown-ups'? | Like Montessori, with furniture at child height?
    Please elaborate on the first of your three values | Who do you design for first, parents or kids?
    For a design magazine: what is child-centered about your space? | Can a preschooler reach the light switches and shelves?
    Is the space made to a child's proportions? | Do you get down on your knees to plan the rooms?
    "Child-centered" sounds like marketing, what's concrete about it? | Are the doorways child-scaled? | How kid-oriented is the layout, really?
    My little one hates places built for giants | Will a three-year-old find things at her own level? | So the kids' view decides how you design?
    low shelves low windows?`,
  'badge.innovation': `
    did you try your ideas on actual kids | did kids test it | have kids tested it | did you ask children what they want
    who tests the ideas | what's so new about it | what's new about your playground | anything new here or the same old
    is it just another playground | is it old school or modern | new kinds of play | what ideas are new | futuristic | inventive
    technology | what is new about the way you play | innovation in play | innovation | what is innovative about it
    what is modern about it | do you use new technology for play | new ideas | is it high tech | cutting edge
    what's innovative about On Joue | how are you innovative | what new ideas do you have for play | who tests your ideas
    do kids test the things before they go in | are children involved in trying out the designs
    I'd like to know what is novel in your approach to play | so what's the innovation part about | is it just slides again or something new
    will there be anything we haven't seen before | what does the innovation badge on the page mean | do you use focus groups of kids
    my daughter loves giving feedback, do kids get to judge the ideas | "toughest critics", who are they | How do you test new ideas?
    Are your play concepts piloted with actual children? | what is fresh about the way you do playgrounds
    are you modern or more of the old-school kind of playground | anything cutting edge in there | something new for kids who have seen everything?
    is it tested by children really? | my neighbor says kids try everything out first, is that so
    any inventive stuff, or the same ball pit as everywhere | do you innovate or copy the others
    As a design journalist I am curious how innovation shows up in the project | what do you mean by innovation | u got any new ideas or same old
    how do you know kids will like it | how do you find out whether a new game actually works for kids | are there prototypes that kids try
    who decides if an idea is fun enough | do you play-test? | what innovative things are there to play
    kids get bored so fast, do you come up with new ways to play | original ideas for playing | New Way of playing, what is it please?
    is there a kid jury or something | what's so revolutionary about your play | does any kid get to say what works and what doesn't
    would you say On Joue is an innovator in play`,
  why: `
    why should I pick you | why should I pick you over the trampoline park | why would I choose this over a park
    why would I go there instead of the museum | why not just go to the park | what do you have that others don't | what do others not have
    what's the difference between you and other places | what's your edge | what makes this place special | what makes it unique
    what is so great about it | what is so special | what's good about it | convince me | why you | why this place | why play
    what's in it for parents | does the world need another playground | is it better than the other indoor playgrounds
    why did you decide to build it | why does this exist | why on joue | why should we come | why should I choose you
    what makes you different | what makes you special | how are you different from other playgrounds | how is it different from other places
    what is special about it | why are you better | what sets you apart | how are you unlike other indoor play places
    compared to other play places | why would my kids like it more | why did you start this | why are you building this
    reason for doing this
    why did you decide to make a playground | what made you start this project | Why does Austin need another indoor playground?
    what's the reason behind all this | aren't there enough play places already, why yours | how come you're doing this
    why should I pick you over Chuck E. Cheese | what sets you apart from a trampoline park | What motivated the creation of On Joue?
    so what's the point of this place | why would parents choose On Joue instead of the free park | whats the why | reason for existing?
    what problem are you trying to solve for parents | Could you tell our readers why this project came about? | convince me, why should we come
    why you and not Kidstrong or Urban Air | what's different between you and the other bounce places | the "we" in we play, why does that matter
    do you design for parents too or only for kids, and why | what inspired the idea of On Joue | where did the idea come from
    I was wondering why somebody would open a playground these days | what need does it answer | why do kids need a place like this
    my husband asks why bother when we have a backyard | what drives you to do this | is it for kids to be bold or for parents to be at ease
    why is play so important to you that you build a place for it | for what reason you create this place? | what's your pitch to a skeptical mom
    Why would a family get excited about On Joue? | give me one good reason to care | how are you not just another soft play
    why both children and parents at the same table | What gap in the market did you see? | tell me the thinking behind starting On Joue
    the story of why you're doing it`,
}
