/** Asked lately about what there will be to play. */
export const ASKED_PLAY_LATELY: Readonly<Record<string, string>> = {
  overview: `
    Can you describe what's going to be inside? | Is this just another trampoline park or what exactly is going to be inside?
    Please, what words describe how the rooms will look when I enter? | is there stuff to climb in there or just ball pits
    What mood are you going for inside, calm or carnival? | What's a four-year-old monkey of a nephew going to clamber on?
    Is there something to climb on? | What exactly are they gonna be clambering on? | What is inside this house of play? Something to climb up?
    What's in there for a four-year-old to scramble over? | What kind of stuff is there for kids to climb on? | What is there to climb on?
    What kind of things can kids climb on? | Is there any climbing? | What kind of things will there be to climb on?
    What will the kids get to do inside? | What kind of stuff is there to climb on?
    Is there something to climb on? My toddler climbs everything.
    I read the home page twice on my lunch break and it all looks really pretty but I still can't picture it. Is it like a trampoline park, or more of a museum, or slides and a ball pit? Can somebody just tell me what's going to be in there?
    Is there going to be something to climb on? | What's there to do once we walk in? | What will there be to climb on?
    Is there climbing stuff or is it all screens? | what do the big kids do that won't scare the small ones
    is it so padded and careful that it's boring | What can a 4 year old do there?
    I looked all over your page on my break and it looks really pretty, but I still can't picture it. Is it slides and ball pits, or more like a museum, or what? Tell me what the kids would actually be doing in there.
    What can kids do there once it's open? | Is there climbing stuff?
    My husband thinks it's just another bounce house. I told him it looks like something different, with light and little rooms and art, but I couldn't explain it very well at dinner. Can you tell me in a few words what it's going to be?
    My boy climbs everything. Is there stuff to climb? | my kid is shy is thier any small quite spots to play by hisself
    I have a climber. I mean a real one, he's 4 and last week I found him on top of the refrigerator. The pediatrician says he needs to get it out somewhere. I'm looking for a place where he's allowed to go up high and I'm not yelling no every two minutes. Is there going to be climbing?
    is there like a climbing wall or something to climb | wat kinda thngs r inside fr kids | What will there be for the kids to climb on?
    what's it going to feel like when you walk in | What can the kids do once they're inside? | Is there any climbing? My two climb my curtains
    I tried to tell my mom about this over the phone and she thinks it's an arcade. She's picking up the kids on Fridays now and I want her to try something else than the mall. How would you describe it to a 70 year old?
    I looked at the pictures and tried to explain to my 5 year old what it is, and she asked me nine hundred questions I had no answer for. Is there slides, is there climbing, can she hide in stuff. So what's actually going to be inside?
    is there stuff to climb on or is it mostly screens?
    So my sister and I are going back and forth about this. She says it's one of those loud trampoline places with arcade games and I said no, it looks more like a museum for kids with a coffee shop. We looked at the home page and still can't agree. What is it actually going to be like in there?
    What sort of stuff is there to climb on? | What kind of stuff will there be to climb on? | is there stuff to climb on or is it all screens
    When my kids were small we had a park and a creek and that was it. Now I have nine grandchildren staring at screens. My daughter says your place is different but she couldn't tell me how. Explain it to an old mail carrier, what's it going to be like in there?
    So what would my kids actually be doing in there? | What kinds of things will there be for kids to do? | climbing stuff?
    is there stuff to climb on, mine thinks he's spider-man | She climbs everything at home, does she get to climb at your place?
    Walk me through what is going to be in there. | Is there anything to climb? | Give me the short version of what you're building
    So what's in there, climbing stuff or mostly screens? | the vibe? | quiet nooks
    New places scare my daughter, so I make her a little picture story ahead of time about what she will see. Then she's usually fine. Could you describe what's going to be inside?
    What is there for a kid who climbs everything in the house | Do the little ones get to climb on things?
    So tell me in plain words what children will do at your playground | Will there be something to climb on, he needs the heavy work?
    Do they get anything to climb on? | What would my kids actually be doing once we walk in?
    Mine climb the fridge, will they have something to climb on?
    I've got a shy four-year-old who has to hide for a bit before he joins in. In most halls there's nowhere to go but the restroom. Are there spots where he can pull back for a while?
    Got things to climb on? Mine's basically a monkey. | Help me picture it, what will we see when we walk around inside?
    Are there any calm places where a shy child can hide for a bit? | Will it all be noise and flashing, or is there a calm place to sit with a book?
    Is there stuff to climb on for a kid who scales the bookshelf? | If my boy gets overwhelmed, is there some calm spot to retreat to?
    Is there any climbing for a ten-year-old who scales our fence for fun?
    A coworker described it as a museum, my neighbor says it's a trampoline hall and my son thinks it's a school. I give up. What will it really be like inside?
    My cousin in Houston takes her kids to one that is only trampolines and the music is so loud. I don't like it, my head hurts after. Yours how is it going to be?`,
  features: `
    What will my kids actually do there all afternoon | What can kids actually do in there all afternoon?
    Can you just list everything that's going to be inside please | What will there be for the kids to do inside?
    whats the cofee place insde gonna be calld | Rattle off everything that's going inside
    Kindly enumerate the attractions you intend to build. | ok so whats even inside the place
    Could you enumerate everything the place is going to contain
    My stepdaughter is nine and says playgrounds are for babies, anything there that'd win her over
    I've been looking at your page for a while and there's a lot of pretty language on it. I'm a simple guy though. Forget the poetry, just give me the rundown of the actual stuff that's going to be inside the building when it's done.
    Give me the complete list of what you intend to put in. | What's in scope for version one of the space?
    What is there for kids to actually do? | Can you give me the list of everything that's going to be in there?
    List the attractions on the drawing board.
    I looked over the site for two minutes between traumas and saw a lot of poetry. I'd rather have the inventory. Climbing thing, art thing, snack thing, whatever it is. Could you enumerate what will physically be there so I can tell my wife whether it merits the drive?
    What amusements, all told, have you in mind?
    I know how these projects go, because I draw them: someone falls in love with a rendering and then the thing gets value-engineered to death. So I would like to hear in plain terms what is on the list of things you intend to build, the whole list if possible, so I can compare later.
    List your headline attractions, please. | Rattle off everything that'll be inside so I can paste it in our family chat.
    Can you list everything you're going to have inside? | What is actually going to be inside? | What will my son do there all day?
    What can a kid actually do in there?
    I babysit for a family and their mom wants to know what there is to do at your place before she says yes. She never has time to look herself. Could you give me the rundown?
    What all is going to be inside? | Can you give me a list of what all is going to be inside?
    What kind of stuff will there be for kids to do? | What will there actually be to do inside?
    Give me the list of everything you're planning to have inside | So what is there for kids to actually do?
    Can you tell me what there will be for kids to do inside? | What is there to actually do for a four year old?
    So what's actually inside the place? | Give me a list of everything that's going to be inside
    My husband thinks this is just another bounce house with a fancy name and I said no, it looks different. We have a bet going, loser does dishes. Help me out here, what's actually going to be in it?
    is there just one big room or different areas | What will there be for the children to do? | What are all the things you'll have inside?
    What will kids actually do inside? | you have no address no price no hours, what DO you have?? | what is all in there, give me the list
    What is there for them to actually do once inside? | Is there anything in there besides climbing stuff?
    What will be in there for them to do?
    I cut hair out of a shop in south Austin and half my clients are moms asking me what there is to do indoors with kids when it's 104 out. I want to tell them about you but I don't know what to say. What will you actually have in there?
    What's there for kids to actually do? | What will there actually be for the kids to do?
    We are a family of six, kids are 2, 5, 7 and 11, and it's always a fight because whatever the little one likes, the big one is bored by in ten minutes. I read your home page in the car line but I had to skim it. What all will be in there?
    What is there for kids to actually do once they're inside? | Besides climbing stuff, what else will kids be able to do there?
    What will there be for kids to actually do in there? | What is there actually to do inside? | what will they actually do in there all day?
    What all is going to be inside the building? | Can you give me a quick rundown of what's going to be inside?
    Give me the list of everything that will be inside | wat is there to do for kidds inside
    give me the rundown of everything that's gonna be in there | Run me through everything that is going in, please.
    Which attractions are on the plan so far? | gimme the rundown of everything that's gonna be inside
    We arrive to Austin in winter with a girl of 4, what will she find to do in your place? | List the stuff you'll have inside, no fluff please
    So what all is going to be inside? | Can you give me a list of everything that's going to be in there?
    Give me a rundown of everything you plan to have inside. | I'm picturing just slides and foam, what else will be in the building?
    What all will you have inside? | Could you list everything you're going to have inside? | Which attractions are on the list so far?
    Run me through everything that's going to be inside.
    I plan parties for a living, and clients always ask what there is to do besides cake. I'd like to have you in my binder for next season. Give me the rundown of what's going to be inside.
    Our older one is eleven and loves to build things, the younger one is three and would paint all day. We rarely find something that works for both. What is there for them with you?
    What would my kids actually find inside once we walk in? | Give me the rundown of everything you're putting in there.
    Could you list everything that is going to be inside? | Could you list everything you want to build inside?
    Apart from the usual slides, what's actually going to be inside? | What is there for kids to do once they're in the door?
    Please give me the full rundown of everything you intend to have inside. | Which different parts or attractions will there be inside?
    What all are you putting in there for the kids to do? | What kind of things will be inside for the kids
    Bonjour, qu'est-ce que les enfants pourront faire chez vous ?`,
  'feature.pods': `
    I saw "Neo-Age Learning Pods" on your page and have no clue what that is lol
    What would there be for a kid who likes to build stuff and take things apart?
    My 10 year old loves taking things apart to see how they work. Anything for a kid like him?
    What would a kid who loves building gadgets and taking things apart do there?
    Is there anything educational, like building or figuring out how stuff works, or is it only slides? | wat is a neo age lerning pod
    wut are the lerning podds | My boy devours gears and gadgets; what is there for him to sink his teeth into? | the pods?
    Explain the phrase "neo-age" to a woman who spent forty years striking out neologisms. | what do the kids actually do in those pod thingies
    Can children construct things with their hands there, like small engineers?
    In my school in Mexico I learned that children learn by touching, not by hearing a teacher talk for hours. Here I see many places with only screens and noise. I read that you have some pods for learning but I did not understand the word. What do children do in there?
    My grandson wants to know what the little pods are for | whats theese lerning podds
    What would my builder-type nine-year-old tinker with at your place? | Could my daughter hack together cardboard robots there?
    whats a lerning pod n what do thay do init | What are those learning pods you list on the page?
    Will there be anything for a kid who loves building stuff and taking things apart? | what is a neo age lerning pod
    What do children do inside those pods? | My second-born has a mind like an engineer, is there something to tinker with?
    whats a neo aje lerning podd
    My ten-year-old built a crane from a coffee can and a fishing reel, I swear she's smarter than me. Regular playgrounds bore her silly now, she wants gears and gizmos and something to figure out. Is there anything in your building for a kid who'd sooner take things apart than slide?
    What actually goes on inside those pods of yours? | pls explane the lerning podds | What on earth goes on in one of those pod things?
    Would a shy kid who likes taking gadgets apart have something to do? | Do the little ones get to tinker and take stuff apart, or only look?
    Are the learning pods more like desks or like dens?
    My kid is four and she's a builder. Not dolls, not princesses, she wants screws and boxes and to know why the toaster gets hot. Most places hand her a slide and that's that. I saw the words Neo-Age something on your page and had no clue. What would she be doing in those?
    What's a learning pod? | What do they do in those learning pods? | What are the pods for?
    Do you have building or tinkering stuff for a kid who takes everything apart? | Do you have building stuff, my nephew takes everything apart
    What are those learning pods I saw on the home page? | waht is a neo age lerning pod
    My boy takes everything apart. Is there anything for kids who like to build stuff?
    Are the pods like a science table or what do kids do in there? | What would a 5 year old do in one of the learning pods?
    What exactly happens in the learning pods? | what are those learning pods | wat is the lerning pods for
    What's a learning pod supposed to be? | Can a shy kid take his time there or is it all organized activities? | What are learning pods
    What do kids actually do in those learning pods? | What's in the pods exactly? | What are those learning pod things?
    What do kids do in the pods? | What do the kids do in those pod things? | what's in the part where they tinker and build
    are real tools used in those building pods | What are those pods I saw on the page? | What on earth is a learning pod?
    What are the learning pods exactly?
    I've been teaching kindergarten for 22 years and I'm always a bit suspicious of anything that says learning pods. Is it screens? Because my kids get enough of those. Please tell me what the children really do in there.
    What is a learning pod exactly? | is there something for a kid who loves taking things apart and building
    "Neo-age learning pods" sounds like a cult. What the heck is it?
    my daughter loves taking things apart, is there something for her hands to do
    my four year old asks how stuff works all day long, what would he tinker with | What are these learning pods I saw on your page?
    whats the lerning pods supose to be | What are those pod things on your page? | What are those learning pods I read about on the home page?
    What do kids actually do in the learning pods? | What do kids actually build in those pods?
    do you have a learning pod thing, what do kids do in those | What happens in the learning pods?
    What are those learning pods on your home page? | what do the kids actually do in those pods | wat are thos lerning pods i saw on the page
    What are these pods I keep seeing on the page?
    What are the learning pods for? | What are these learning pods I see on the page?
    My son is 10 and takes apart everything in the house, the toaster, the remote, my flashlight. He gets bored with slides in about five minutes. Do you have something where he could build stuff or figure out how things work?
    My kid is a tinkerer. He takes apart every remote in the house and he's bored in five minutes at regular play places with slides. My wife thinks this one looks different. Is there anything where he could build stuff and work on it for a while?
    curious what kids actually do inside those learning pod things
    When a kid is shy and wants to go slow, does your setup allow for that or is it all go go go?
    Please explain what a child does inside one of these pods. | What would a kid who takes everything apart find to do there?
    What goes on inside one of those learning pods? | what's a learning pod lol | Please explain me the thing with the pods
    What exactly are these pods, because Neo-Age tells me nothing | Saw the words learning pods and have no idea what that is
    waht is a neo age lerning pod suposed to be
    She's six and she took the TV remote apart yesterday, batteries and all. Slides do nothing for her. Got something where she can mess with things and build?
    Mine shuts down the second an adult says now it's time to do this. He needs to poke at things and work them out by himself, without being hurried. Do you have anything for a child like that?
    my toddler is obsessed with taking stuff apart, she disassembled the remote yesterday lmao. her teacher says she needs hands on stuff. is there a part of your place where she could just tinker
    Hello, we came from Ukraine in spring and my son is 7. He doesn't speak with other kids yet but he loves to build and take apart things. Is there something like this for him?
    My kindergartner takes things apart: clocks, remotes, my toaster. He gets bored with slides in five minutes. Have you got something where he can build and figure stuff out?
    What is a Neo-Age pod, it sounds like something out of a space movie
    Is there something to tinker with for a boy who takes every clock in my house apart? | What do children actually do inside one of those pods?
    I teach a STEM elective, so I'm curious what a learning pod is supposed to be. | These pods, is that just kids staring at tablets?
    He takes everything apart at home, is there something where he can tinker? | What would a kid actually do in one of those learning pods?
    My boy takes apart every radio in the house, anything there for a tinkerer? | whats a neo age pod lol nevr herd of it
    wat the heck is a neo agge pod lol
    My boy takes apart every remote in the house, he's five and he just wants to know how stuff works. Running around isn't really his thing. What would you have for a kid like that?
    I've got a boy who learns by taking things apart and he needs lots of time without someone hurrying him. School calls it off-task. Which part of your place would suit him?
    My ten year old wants to be an inventor and my eight year old wants to be Picasso. They can't share a table for five minutes. Do you have something for each of them?
    My boy takes apart every remote control in the house. He hates slides but he'd sit for two hours with gears and screws. Is there something for a tinkerer?
    My twins are nothing alike. One runs and climbs all day, the other sits in a corner and figures out how a lock works. Would there be something for the quiet one?
    Those learning pods you mention, what do they do in there? | He takes apart every remote in the house, do you have something for a tinkerer?
    What does a child actually do inside one of those pods? | I saw the word pods on your page, what goes on in them?
    My preschoolers love taking gadgets apart, do you have a place for tinkerers? | These learning pods, is that like STEM or what do they do in there?
    Those learning pods sound fancy, what happens in them? | I saw the word pods and pictured spaceships, what do kids actually do in them?
    What on earth do kids do in a learning pod? | Can my daughter tinker with things without some instructor hurrying her along?
    whats a neo age lerning pod lol
    Henry is six and he took my mantel clock to pieces on Saturday, down to the last spring. I wasn't even cross, he wanted to see how it went. Do you have something for a child who likes to tinker?
    My twins are opposites. One takes things apart to see how they work and the other draws on every surface she finds. What would each of them find to do at your playground?
    Our preschool lets children decide their own pace and work things out for themselves. Most indoor places we tried are just noise and slides. Do you have anything in that spirit?
    He takes apart the toaster, the remote, my headset, everything. A lady in the carpool line said you'd have hands-on pods for that kind of child. What are those exactly?
    My daughter takes apart every remote control in the house. We've just unpacked and she's already had the toaster open. Is there something there for a kid who builds and tinkers?
    She's a tinkerer, our four year old, she takes apart the flashlight and the remote. Most play places are all running and jumping. Do you have anything for a kid who likes figuring out how things work?
    My daughter builds things out of everything: boxes, tape, my phone charger. Slides bore her in ten minutes. What would you have for a kid like that?
    whats in those learning pods exactly | What do kids do inside those learning pods? | What are these learning pods exactly?
    My little brother is 9 and obsessed with taking apart every remote control in the house. I saw something about learning pods on your site. What would he actually do in one of those?
    My husband teaches fifth grade science and got all excited about the learning pods on your page. I told him I had no idea what they are. What do kids do in them?`,
  'feature.creative': `
    Do they get to paint? We live in an apartment and I can't deal with it on the carpet
    Can they paint there, and do I have to scrub the table afterwards? | Can they paint there so I don't have to scrub my kitchen table again
    Will there be an art area? Mine will paint anything that holds still | Is there any arts and crafts stuff for kids who don't like climbing?
    Is there art stuff for kids who aren't into climbing? | When a toddler gets glue everywhere, am I the one scrubbing?
    do they got paint n blokcs | Do the little ones get to daub and smear with pigment, and must I mop afterwards?
    is der a lil art aera were they can pant
    My daughter loves to paint but in our apartment the carpet is white and the landlord is very strict, so I always tell her no, no, no. She is four, she does not understand the deposit. I would love one place where she can make a disaster with colors. Do you have that?
    does my daughter get to smear paint all over and I don't have to hose it down
    Do they make pictures and cut paper there, like kindergarten used to be | crayons, glue?
    My great-niece comes home from nursery with paint in her hair and her mother has a fit each time. But she does love it so, and I don't have the space for an easel. Would there be somewhere at yours where she could make a proper mess, and who has to scrub it after?
    Who has to scrub up the spilled tempera, me or you? | Are art supplies part of it, like easels and stacks of cardboard?
    do thye get to piant and make a mes | Can the kids paint or do crafts? | Who cleans up after all that paint?
    If my girls smear paint all over, who's on the hook for scrubbing it off? | Is there a corner with glue, crayons and construction paper?
    We're a craft house. There's dried papier-mache on my ceiling fan and I've quit apologizing for it. What I would dearly love is for all five to make something enormous and sticky in a room that isn't mine, with somebody else holding the mop. Will you have anything of the sort?
    Who scrubs the floor when the little artists have finished? | Is there glue and cardboard and that sort of crafty stuff?
    do yall have creativ zoens or wahtever theyre called, wats in em | Children can use brush and color, and who wipe the dirty table after?
    painting corner | My seven-year-old daubs color on every wall we own. Got somewhere she's actually supposed to?
    Who sweeps up after the glitter and glue? | finger paints? | Is there an art area where they can paint?
    Who cleans up the paint when my toddler gets it all over the floor? | Will there be painting, and do I have to scrub it up afterwards?
    Do you do painting? | Do I have to clean up after they paint? | Is there painting or crafts? | Who has to clean up the paint, me or you?
    Are there art activities? My boys love painting and I hate cleaning it up.
    My kid paints on everything. The couch, the dog, my site plans. I gave up doing art at home because I spend an hour cleaning for ten minutes of fun. If she goes wild with paint at your place, am I the one with the sponge?
    Can kids paint there and do I have to clean it up? | Is there an area where they can paint? My kitchen table can't take any more
    Is there an art area? My son loves paint but he gets it on everything | Can kids paint there and who cleans up after?
    can they paint without me having to clean everything up after | Who cleans up after the kids do crafts?
    Is there a spot where kids can paint, and do I have to clean up after? | Is there painting? And who cleans up after?
    My kid isn't a climber, is there art stuff for him? | Is there an art area where they can make a mess?
    Is there art stuff there or is it all climbing? | Do you have art stuff, like painting? | Who cleans up when they get paint everywhere?
    Can the kids paint there? | Who cleans up after the art projects? | Do I have to clean up after my kid paints?
    Who cleans up after my kid paints everything | does it cost extra to do the paint and clay stuff
    paint all over the table, does somebody mop that up or me | are there scissors and glue guns lying around where they paint
    could she spend the whole morning in the painting part | Do you have painting or crafts? | Can they paint there, and who cleans it up?
    My granddaughter loves to paint. Is there an art area? | Who cleans up after the painting?
    Who cleans up the paint when my kid gets it all over? | Do I have to clean up after my son in the paint area?
    is there a place for painting and crafts | do I have to clean up after my kid makes a mess with the paint?
    Do you have art stuff, paint and so on? | who's scrubbing the paint off the tables afterwards, me?
    my kid draws on everything, is there a spot where that's actually allowed | Do kids get to paint there? | Who cleans up after the art stuff?
    Can they paint there, and who cleans that up? | Do you have a spot for arts and crafts? | Is there an arts and crafts area?
    Who cleans up after the kids paint?
    My kid will paint anything, including our couch, twice. I don't let him do it at home anymore and I feel kind of guilty about that. I saw a bit about art on the site but skimmed it, is there a place there where he can make a mess?
    is there an art area where they can make a mess that I don't have to scrub later | Is there going to be an art area?
    Is there painting? Mine comes home covered in it every day | Is there art stuff, like painting, and who cleans up after?
    is there painting? and who cleans it up | Is there an art area? My girls would paint all day if I let them. | craft stuff
    Is there an art area where they can get messy? | Who cleans up after the painting, us or you?
    My granddaughter would paint all day if I let her. Do you have art stuff? | What kind of arts and crafts will they have?
    Will there be painting or other art stuff for the kids? | Is there an art area? My kid loves to paint.
    is there paint, like can they get really messy | Will there be art workshops? I'm a tattoo artist and my girl draws all day
    Do kids get to paint, and who cleans up after? | Will they come home covered in paint? | My girl loves to paint. Is there any art stuff?
    Do I have to clean up after them if they get paint everywhere? | My step-granddaughter loves to paint. Anything like that there?
    Is there painting or anything messy? | Who cleans up after the kids get paint all over the table?
    Can kids paint there? I can never do paint at home. | Will there be arts and crafts? My girls love to paint
    Is there an art area? My niece would paint the walls if I let her
    Do they get to paint and do crafts? | Who cleans up the paint mess, me or you? | Is there any painting or crafts?
    Do I have to clean up after them if they paint? | Is there any art stuff for kids who don't like climbing?
    If my kid paints, do I have to clean up after him? | is there painting or crafts or is it only climbing
    Will there be painting? My daughter lives for paint | Do kids get to paint or is it all running around?
    Do I have to clean up after he gets paint everywhere?
    My late husband built wooden toys his whole life and I have a soft spot for places that let children make things with their hands. These days everything has a screen. Can you tell me if there's anything at your place where they build or paint or tinker?
    I used to be an art teacher before I took an office job and I miss it every day. My kids would paint on the walls if I let them but our rental has white carpet, so it's crayons only at home. Will you have somewhere they can make a real mess?
    I just became a stepmom to a nine year old who is polite to me but that's about it. I'm trying to find things the two of us can do side by side without it being forced. She loves to draw and make stuff out of cardboard. Is there anything like that planned?
    My son only wants to paint right now, got anything for that? | He adores getting paint up to the elbows, is that allowed?
    I'm looking for messy play, paint and such, that I don't have to scrub off my own walls. | What kind of art stuff can the kids get into?
    is there somewhere my daughter can go wild with paint without me scrubbing the floor after
    Mine always get paint up to the elbows, who has to wash the tables afterwards? | Who scrapes the paint off everything once the kids are done with it?
    After they've painted everything including each other, am I the one scrubbing? | whats the diffrence btween a creatve zone and a lerning pod
    can thay do drowing and buld with bloks | crayons and paint
    I let mine fingerpaint at home exactly once and we lost a rug. I want them to have that, just not in my house. Would I be on my knees scrubbing at the end at your place too?
    My sister won't let her boys paint at home since the couch incident. They're dying to get their hands into something messy. Is there painting at your place, and who gets stuck with the cleanup?
    I'm tired of paint on my kitchen floor, can they do messy art at yours | My niece loves to paint, is there a spot for that?
    Somebody has to wash up all that paint, is that going to be me? | Would blocks and building things be part of it?
    Mine would paint the dog if I let her, is there somewhere to make art? | Who has to scrub the paint off the tables afterwards, us?
    Do they get to paint too, or is it all climbing? | Who scrubs the paint off the tables afterwards, us or you?
    If they get into the paint, am I the one wiping down tables? | Is there somewhere to paint?
    Do I get stuck scrubbing when my two-year-old spills the paint? | Are there arts and crafts, or only things to climb on?
    Who has to tidy up when my twins get glue and paper everywhere? | Do they get to make a mess with paint or do I have to keep them clean?
    do tehy get to do artsy stuf like panting
    I'm minding my cousin's boy this summer. He likes nothing better than gluing cardboard together and getting filthy. What would he find to do at your place, and do I have to clean it up?
    My kid is the messiest artist you will ever meet. At home I say no to paint because I'm the one holding the sponge. Would she get to make art with you without me apologizing to everyone?
    Our house is tiny and I never let them paint because the carpet belongs to the landlord. They would give anything to smear colours around for once. Do you have something like that, and who has to scrub it afterwards?
    She'd paint from breakfast to bedtime if I let her, got any art stuff? | If mine dumps a whole bottle of paint, am I on my knees scrubbing?
    Could the children do finger paints without me having to scrub anything afterward?
    Is there somewhere he can paint without me apologizing for the floor afterwards?
    I've got a little one who paints on every surface she can reach, is there a spot for that? | Is there anything to build with, like blocks?
    Somewhere to paint that isn't my kitchen table, do you have that? | Who scrubs the tables after my twins have been at the paint?
    What are the creative zones supposed to have in them, just crayons? | Who scrubs the tables after the kids have been painting, us or you?
    What would an arty four year old get to do with her hands?
    My middle one would rather sit with blocks and crayons than run, is there anything for him?
    My twins love painting but my rental carpet doesn't, can they get messy at yours? | After the glue and paint explosion, who has to scrub the table?
    painting and crafts
    My boy will spend two hours with paper and tape and ignore any slide. I need somewhere he can make things and nobody gets mad about glue on the floor. Is that you?
    At my house the paint stays in the cupboard because I have white carpet, and I feel like the meanest grandmother alive. They are itching to make something. Could they get good and messy with you, and who tidies up?
    I teach art part time and what I hear from parents is that they'd never allow paint at home because of the carpet. Is painting part of what you'll offer, and who deals with the mess?
    do they get to paint there? I'm not doing paint in my apartment with two 3 year olds
    Is there somewhere the middle one can slop paint around, she's my artist | is there somewhere kids can paint and make stuff
    Can they paint there? In my house I don't let them because of the carpet
    My daughter loves to paint, is there something for drawing and making a mess? | what's there for kids who just like painting and making a mess
    What kind of art can the kids do there?
    My niece paints everything, last week it was the baby's crib. Her dad has given up on the carpet. Is there a spot at yours where she can really make a mess with paint?`,
  'feature.events': `
    Are there going to be workshops on weekdays for little ones? | Do you plan on any classes or workshops for school age kids?
    Will there be workshops or classes during school breaks? | do yuo have werkshops or speshal days for familys
    do yall have a calender of workshps and family days | hi!! do u guys have workshops for kids
    Are puppet workshops or suchlike on some calendar? | do yall do storytime or classes or anything like that
    Will you give workshops during the summer vacation? | Will there be seminars or craft classes on weekday afternoons
    Is there a workshop thing where he could learn to build something with me | Do you mean to put on workshops that curious kids could attend?
    Are there going to be days with the entire clan invited, cousins and all? | Will you have workshops or classes for kids over the summer?
    Where would I find the calendar of events?
    I've been trying to plan the summer since March. My boys are 8 and 10 and last year's camp was a disaster. I saw that you'll have programs and workshops. What kind of things will there be and where will they be posted?
    Are hands-on classes or workshops scheduled for kids? | Do you hold family days or workshops through the year?
    yo good mornin, do u guys do workshops | Do you run craft classes or seasonal happenings?
    Buenas tardes, ¿habrá talleres para una niña de siete años?
    What's on the agenda besides ordinary play, say craft classes or family festivals?
    I keep a shared calendar for five households, color coded, don't laugh. I'd like to add your workshops and special days to it so the cousins can sign up together instead of me texting everyone separately. Is something like that in the cards, and what sorts of happenings would they be?
    Will you have workshops during the week? | Is there a calendar of what's going on? | Are there any classes or workshops for kids?
    Any workshops for kids during school break? | Where would I see what events are coming up?
    Are you going to have classes or workshops for the kids? | Where would I see the calendar of family days?
    will ther be story time or speshal events for gradkids | Will there be stuff like music workshops or classes?
    Will you have any workshops over the summer? | Will there be family nights or classes we can sign up for?
    do you do craft classes or workshops for kids | Do you plan to run any workshops for elementary age kids?
    Do you do workshops for kids on weekends? | Do you run any classes for the kids? | Do you offer any classes or workshops on weekends?
    Will you run craft classes or summer workshops? | Are there going to be classes or workshops on weekends?
    Will you have any workshops for the kids in summer? | Any plans for a grandparents day or something like that?
    Do you have workshops we could use for homeschool art credit? | Do you run any classes or workshops? | Will there be classes or workshops?
    Are there going to be classes or workshops? | Do you plan on having a grandparents day?
    Are there going to be classes or workshops for kids? | Will you have workshops or just free play?
    Will you have music classes or workshops for kids? | any plans for holiday events like Lunar New Year or Diwali
    I homeschool my three, 5, 8 and 11, and we're always hunting for something in the middle of the day that's more than just jumping around. A friend said that you'd have classes. What sort of things are you going to run, and is there a schedule somewhere yet?
    do you run summer camps | will there be stuff going on like craft classes on weekends | where do I see what's coming up each month
    Any workshops or classes for kids on the calendar? | Are there going to be workshops or classes in the summer?
    Will there be any special days for families? | Will you be doing workshops for kids during the week?
    Will you have classes or story times or anything like that? | Do you hold workshops for kids during spring break?
    Will there be classes or workshops on weekends? | any workshops | Are there workshops or classes the kids can sign up for?
    will yuo have wrokshops for kids in the sumer | Will there be classes or anything besides just playing?
    Will there be workshops during the week for the little ones? | Are you going to have workshops or family days?
    Will you run any workshops over the summer? | Will there be classes or workshops during the summer?
    Do you have workshops or classes for kids, like music stuff? | Will you have classes or workshops on weekends?
    Do you do classes or workshops for kids on weekdays?
    Are there going to be workshops over the summer? | Will there be classes or workshops during the week?
    Will you have classes, like music or art for toddlers? | Will there be any classes or workshops homeschoolers could come to during the day?
    Will there be workshops or classes on the weekend?
    any workshops planned or is it just open play | My granddaughter enjoys a good workshop, will somebody be running any?
    Will you be putting on workshops? | Are you putting on any workshops for kids? | do u have workshops and stuff or is it just free play
    Do you plan family days or classes where we could go all together?
    Is there anything on the calendar besides free play, like classes or a family day? | Besides birthday stuff do you plan workshops for kids?
    is there goin to be a calender of evnts for familys
    I used to run a craft studio in Lyon and would love to lead workshops for kids here. Will there be such things at your place, and who do I talk to?
    Do y'all run workshops or is it only open play? | Will you put on any workshops or special days for families?
    What sorts of things will you put on besides everyday play? | Is anything organized going to happen, like craft workshops, or is it only free play?
    My oldest loves classes and workshops, would you be running any? | Is there one calendar where I'd find everything that's going on?
    Besides free play, is there a program of things to take part in? | Would there be a workshop my daughter could take part in?
    Do you put on special days for the whole family? | Are there going to be workshops the kids can join?
    r u guys planing stuff like sceince workshps or famly days
    Planning any workshops kids can take? | Do you do days the whole family comes for, like a special event?
    I'd love to sign the girls up for a workshop or two, do you plan on having those? | Besides free play, do you intend to offer classes or workshops?
    Besides free play, are you putting on any workshops or family days?
    Would there be workshops and that kind of thing when kids are bored of just climbing? | Do you plan on running workshops for children?
    Does anyone run classes or workshops there during the year? | Are you going to run workshops we can sign the older ones up for?
    Are there going to be special days meant for the whole family together?
    Do you plan to have workshops or special days for families? | will ther be worksohps or any kind of clases for teh kids
    wil you have any worshops for kids in teh summer`,
  birthdays: `
    Can I rent some space for my son's 6th birthday, like 15 kids?
    Thinking ahead to my daughter turning 7, could we rent a room and bring about 15 kids for her party?
    Could we do my son's sixth birthday with about 15 kids?
    I'd like to throw my twins' 5th birthday with you. What do your party packages include?
    My daughter turns 5 in the fall and we don't know many people here yet, do you do birthday parties?
    Thinking ahead for my daughter turning 6, about 15 kids. Is that something you'll host? | do yall do brithday partys
    do you do brithday partys | can i book a bday partie for 15 kids ther in octobr | do u have bday partys | party prices | bday parties
    My twins turn 5 next spring and they want everybody from their class, so we're talking 20 kids plus parents. Our house is tiny. Last year we did the park and it poured. Do you have party packages and how far ahead do people book them?
    We are planning my twins' 8th birthday and they want somewhere with room to climb. There would be maybe 20 kids, plus a bunch of cousins. I'd need to know if you do packages and what they run. I'm happy to put down a deposit.
    Bonjour, est-ce qu'on peut fêter un anniversaire chez vous ? | Would $300 cover a party with 12 kids? you can just say yes
    I'm a party planner with 40 bookings a year. Put me down for the first Saturday and tell me what deposit you take.
    I need to lock in October 18 for my son's party, what's the deposit? | If a party for 12 kids will be under $400 type A, if it's more type B
    Could my soon-to-be six-year-old blow out candles at your place?
    I heard ten kids for three hundred with pizza, does that match your party sheet? | can my boss rent it out for a bday
    For a quinceañera no, but for the sixth birthday of my niece, can I reserve? | Do you celebrait birtdays and how much cost
    pizza pkg for 10 kids gotta be around 300 huh | May the partners at my firm hire out a party room for my daughter's sixth
    bday partys for my steson hes turning 7, posible? | For budgeting purposes only, put a range on a party of twelve
    Can we throw my middle girl's tenth birthday at your venue? | What goes into a birthday bundle if I want to treat my niece?
    can we hav her brithday partie thier | I'm guessing the party room holds thirty and costs less than the bowling alley?
    Is a balloon bash for a five-year-old at yours pricier than hiring a pony? | Do you do birthday parties?
    How many kids can come to a birthday party? | What's in the birthday package? | Can I reserve a party for my twins in the fall?
    do u do brithday partys | Hola buenos días, ¿hacen fiestas de cumpleaños? | A birthday for ten kids is going to be at least 300, isn't it?
    The twins share a cake in June, would you host the shindig? | do yall do brithday partys for a 7 yr old
    Would a party for fourteen be under three hundred dollars, give or take? | Can I throw my charge's sixth birthday bash at your place?
    ballpark for a party of ten kids with pizza, I won't hold you to it | Mine are turning six on the same day, obviously. Do you throw bashes?
    brithday pakages pls?? | Our agency deck lists your party package at 350; can I leave that number in?
    I'm plotting a surprise sixth birthday for my nephew. Could you hold a room for fifteen? | can we ahve my neices birtday prty ther
    For my spreadsheet I'm putting three hundred dollars for a ten-kid party; shout if I'm way off.
    Can I throw my daughter's 7th birthday there? | How much is a party for 15 kids? | What would a party for ten kids run?
    Do you do birthday packages for two birthday kids at once? | How much would a party for 15 kids be?
    Can I have my nephew's 6th birthday there? | My daughter's turning 3, could we have her party with you? | do yall have birfday partys
    birtday partys?? how do i book one | do u have bithday partys | birthday packages?
    I'm guessing 200 dollars would cover a party for ten, yes? | Just a ballpark for a party of twelve, I won't hold you to it
    My friend already booked a party with you for 300 dollars, can I get the same one?
    I'm putting in a budget for next year, what number should I write for a party of 12?
    Ballpark for a party of 15 kids, just so I can start saving? | She turns 7 in the spring. Will you do birthday parties?
    How much would a party for twelve kids be? | My twins are turning 6 in the fall, could we have their party with you?
    I'd like to do my daughter's 5th birthday with you, how do I reserve it? | Can we do my daughter's 6th birthday there?
    My daughter turns six in the spring, could we do her party with you? | Can I reserve my son's 7th birthday for one of my weekends?
    can my kid have his brithday there | do yall have brithday partys | do you do birtday partys on sundays
    Do you do brithday partys for like 12 kids
    My son turns 8 in the fall and this is the first party I'm doing on my own. His mom always handled it. There'd be maybe ten kids from his class and I have no clue about cake or decorations or any of it. What do your party packages include?
    Would a party there be under three hundred? Just yes or no | If I set aside 300 for a party with ten kids is that going to be enough?
    Just a ballpark for a party of ten, I won't hold you to it. | Can I have my son's 6th birthday at your place?
    Do you do birthday packages when three kids share the same birthday? | I want to have my son's 5th birthday at your place, how do I reserve?
    How do I reserve a party for my twins, they're turning 6 | Can I hold my son's fifth birthday there?
    Could I rent a room with you for a client's kid turning six? | What's the youngest a guest at a party can be?
    can we do a bday prty for 15 kids thre | do yuo have brithday partys | birthday prices | Hola buenas tardes, ¿hacen fiestas de cumpleaños?
    Just a ballpark on a party for 15 kids, I won't hold you to it | Ballpark, would a party for ten be more like 300 or 500?
    Would a party with you run more or less than Chuck E. Cheese? | Just give me a ballpark for a party of 15, I won't hold you to it
    I have to put a number in my client's quote for the venue today, would 400 be safe?
    Can I book my daughter's 6th birthday there for this fall? | birtday partys how much u charge
    Is the birthday package closer to 200 or to 400? | Can I have my daughter's 6th birthday there?
    How much is a birthday party for about 15 kids? | We want to throw an adoption day party. Could we rent a room? | do u hav birtday partys
    If I set aside $300 for my grandson's party, would that be enough? | I'd like to have my son's 5th birthday there, how do I reserve?
    What do the party packages include? | Bonsoir, est-ce qu'on peut fêter un anniversaire chez vous ?
    Should I put aside more like 300 or 500 for a party with 12 kids?
    I plan kids' parties for a living. Can I book a room at your place for a client? | How many kids can come to a birthday party package?
    Can I bring my own cake and decorations for a party | do you guys do brithday partys
    I need a number for my client by tonight, just guess what a party for 15 will cost
    she turns six in May, can we have her friends over to your place for cake
    how far ahead do I have to grab a Saturday for ten kids and a cake | could we do his 4th with you, thinking maybe eight little guests
    my niece wants her big day at your place, what do we need to do
    what am I looking at for twelve kids, cake and a table for my daughter's sixth | what's the deposit to hold a Saturday for my kid's party
    do the party kids each need a ticket or does the package cover them
    I make party budgets for a living, what's your cheapest party look like
    we want to rent the room for two hours with balloons for my twins, what's that run
    does our goodie bag and pizza come with the party or is that more | is cake and pizza part of the party
    can we decorate the party table ourselves | Pretty sure I read the party package was $350. Still right?
    How far out will parties fill up, you think, two months? | Can I book my daughter's 5th birthday now? | do yuo have birthday partys
    Do you do birthday parties? My girl turns 6 in the fall. | do u have birtday partys
    My boy is turning seven and he has never had a real party because I'm always on the road for his birthday. This year I'm home. I want to do it up right with about fifteen kids and a cake. Can you tell me what your party packages look like?
    Somebody on Facebook said parties start at 299. Is that still the deal? | Can I have my granddaughter's 6th birthday there?
    do you have a birhtday partys | If I put aside a hundred dollars for a party, would that about cover it?
    Can I have my son's 6th birthday there? | How many kids could I invite to a party at your place? | birtday party pacages??
    If I told my team we could do our party there in December would I be lying? | Could we do my daughter's 6th birthday there?
    brithday partys for a kid with alergies | You must have the party packages written down somewhere, what's the smallest one?
    How do I reserve a birthday for my twins turning 6? | do u hav birthay partys | Should I budget 300 for a party with twelve kids or more?
    What would a birthday for 12 kids set me back, more or less than 400? | I'll put you down for $350 for Maya's party then
    I'll assume we can bring our own cake from Costco for his birthday | My daughter wants her 7th birthday at your place, do you do parties?
    my son turns 6 in March, could we do it at your place | how many kids can I invite for the cake thing and what would a package be
    could I bring my own cake and balloons for her party | how far ahead would I need to lock in a date for his party
    Can I bring a cake from home for a party? | How many kids can I invite to a party? | Can I reserve a party for March?
    What would a party package run me? | do u do bday partys | Should I expect to pay about 300 for a party like at the other places?
    I'm assuming ten kids is the limit for a birthday, yes? | Can we do her 5th birthday with you?
    Should I save more like 200 or 400 for a party with 12 kids? | Could I book my daughter's 6th birthday with you?
    What does a party package include? | Somebody on Facebook said parties start at $400 for ten kids. True?
    Is $300 about enough to set aside for a party for ten kids? | Would the first Saturday in December work for her party, can you pencil us in?
    Hola, mi nieta cumple 5 años en noviembre, ¿hacen fiestas? | We want to do my daughter's 5th birthday with you guys, how do I reserve it?
    Can we have my granddaughter's 5th birthday at your place? | I'd love to throw my daughter's 5th birthday there, who do I talk to?
    My own daughter turns 6 in the spring, could we do her party there? | Could we do my son's 6th birthday there?
    my son turns 5 in march, can we rent it out for his party | Do you do 7 year old birthday parties with a private room?
    do yall do birtday partys for 6 year olds | are their birtday partys | birtday partys how many kids can come | do u do bday partys thier
    can u do a bday prty for 15 kids in febuary | should I put aside two hundred for a party or is that way off
    I assume we can bring a cake and pizza from outside for the party | A ballpark for a party of ten is all I need, I won't hold you to it
    How long before a party do people usually reserve with you, six weeks? | Just a ballpark for a party of fifteen, I won't hold you to it
    Just ballpark, what would a party for ten kids run me? | Just a ballpark for a ten kid party, I won't hold you to it
    Could I hold my daughter's 6th birthday at your place? | How far ahead do parties need to be reserved?
    Can we have a joint party for the twins' 5th birthday at your place?
    Our whole team wants to celebrate my son's birthday, do you do parties? | We'd like to have her 5th birthday with you, how do I set that up?
    my son turns 4 in the fall, could we have his party at your place?
    I'd love to have my daughter's 5th birthday at your place, can I reserve it? | My godson turns 6 this fall, can I throw his party with you?
    do u have birtday partys for a 5 yr old | is ther a plce for brithday partys | can we have a brithday party for 15 kids ther
    do u do brithday partys on sundays | Would a party for 15 kids be closer to 300 or 600?
    Just so I know for my budget, will a party for 15 be under 400? | Just a ballpark for a party with ten kids, I won't hold you to it
    parties are usually around 350 in Austin, would you be over or under that | I'll put 20 people down for a party on December 6, ok?
    Would 200 dollars cover a party for ten kids? | My son turns 6 in the fall, can he have his party at your place?
    Could we do my daughter's 4th birthday at your place? | We'd love to do my twins' 6th birthday there, how do we reserve?
    Do you do birthday parties for kids with special needs? | Do you do birthday parties? My girl turns 5 in the spring
    My son turns 6 in the fall, can we do his party with you? | My nephew turns 7 in the spring, can his aunt throw him a party there?
    birtday partys do you do them and how mutch | birthdya partys for 12 kids posible? | birtday partys for 10 kids do you do thouse
    birtday party for 15 kidz how mush | are they birtday party packeges yet
    If I budget 300 dollars for a party with 10 kids, will that do it?
    They'll let me bring my own birthday cake in, everybody does that, right? | Ballpark, would a party for ten be closer to 300 or 500?
    Just a ballpark, would a party for 12 be closer to 300 or 500? | what would a party for 10 run me, less than 300?
    Between us, would a birthday there be more or less than 400 dollars
    We want to have my daughter's 7th birthday with you, can I reserve a date? | Can we hold my great-niece's 7th birthday there?
    What would a party for ten kids run me? | I want to do my twins' third birthday with you, what do the party packages look like?
    Can I rent a room for my daughter's 6th birthday? | Can we do my son's 6th birthday at your place? | Can we do my son's 5th birthday there?
    My son turns six in the spring and I'd love to have his party with you, is that something you do?
    I want to throw a party for my niece when she turns 6, can I do it at your place? | do u have bithday partys and how much r they
    do you do brithday partys for 5 yr olds | do you do brithday partys for 2 yr olds | is ther gona be a bithday room we can rent
    brithday partys do you do them and how mny kids | do you do brithday partys for like 15 kids | do thay have a birtday room for like 10 kids
    bday party cost
    My oldest is turning 6 in the fall and she's asking for a party with her whole class, that's about 22 kids. Our house is tiny and the park is too hot. I'd like to know what your packages include and if we can bring our own cake from the bakery where I work.
    My brother's granddaughter turns six in October and I'm the great-uncle who always pays for the party. Last year was bowling and it was a disaster with the little ones. I'd like to get this one settled early. Do you have party packages and how do I put down a deposit?
    My daughter turns 7 in October and she has already told her whole class she's having her party at the new playground, which was news to me. I've got about fifteen kids to think about. Do you have party packages yet and how would I reserve a date?
    My twins turn four at the end of the year and it'll be their first birthday in Texas. We don't have a house yet, just a two bedroom apartment, so I can't host anything. I'd need a place for maybe ten kids with cake. Could I reserve something with you now?
    I'm putting you down for a party on June 14, just say ok | Should I budget around 400 for a party of fifteen?
    Ballpark it for me, 10 kids, pizza and cake, are we talking 300 or 500? | I'm guessing the party package is around 300 for ten kids, am I close?
    My ex says you told him parties are 350 dollars. Did you?
    I'd rather do her party somewhere that isn't our backyard, is that something you'll do | Could my grandson celebrate turning seven with you?
    Could we rent part of it for a small, calm party when she turns five?
    I have a client whose boy turns five in the spring, can I throw his party at your place? | would my nephew be able to have his 6th bday there
    Would you let us blow out candles there for my twins' sixth? | Can I throw my son's seventh birthday at your place?
    I'm already plotting my daughter's seventh birthday, would a party at your place be possible? | do u guys do brithday partys
    do yuo do bithday partys for medicaly fragil kids | can i bring my own cak for a bday prty | can my twinss have there brithday at ur place next yr
    Twins turning five in March and I'm the kind of person who plans way too far ahead. We're looking at about 20 kids plus parents. Do you have party packages I could look at?
    Godson turns five and his folks just had a newborn, so I said I'd throw the party. Now I'm panicking. What packages do you have and what would a dozen kids run me?
    He spent his seventh birthday in the PICU and we swore to do it over properly. Ten kids, nothing fancy. Do you do parties, and roughly what would one run?
    I plan parties for a living, mostly for kids turning four or five, and clients keep bringing you up. I'd love to grab a Saturday in October before the good ones vanish. How do I reserve a party?
    my niece wants her party with like 20 kids from kindergarten, my sister is losing it and i offered to handle it. do you have packages yet and could i lock in a date
    My little girl turns 5 two weeks after we move and she'll have no friends to invite yet, so I want it to be special. Do you do parties, and what would one run us?
    My girl turns eight this fall and wants about a dozen friends along. The trampoline park wanted 600 dollars, which is absurd for cold pizza. What would a party package be with you and how do I reserve it?
    I plan birthdays half a year in advance, my sister says I'm insane. Both boys were born the same week, so one party for the two of them. Can I reserve a date with you and what's in the package?
    should I start setting aside deposit money for a six year old's big day in October
    Put me down for a cake and nine little guests on the third of May, would you?
    I'm guessing the deposit to hold a party is about a hundred bucks, warmer or colder?
    Hypothetically, if one wanted to host a dozen seven-year-olds with candles and a crown, what would it set one back?
    what'd it set me back to throw my girl's 4th birthday at your place, ballpark
    Say the birthday girl comes down with chickenpox the night before, do we get our party money back?
    Is a goodie bag and cake table the sort of thing you'd throw in for a kid turning six?
    Thinking of your place for my daughter turning 5, do you do parties? | Would you throw the party for my girl's fifth?
    I'd love to celebrate my niece's seventh birthday with you, would that work?
    Could we celebrate our little one's fourth with her friends at your place?
    I'd love to throw my son's seventh birthday at your place, is that something you offer? | can we have my grandaugters brithday party ther
    can we hav her brithday ther, she is trning 5 | wil we be abel to do bday partys | cna we do a brithday prty for my twinz | birthday cake party
    She turns four in the spring and has already invited the whole class in her head. I can't have 20 kids in my apartment. What would a party at your place run me and what comes with it?
    My great-grandson is turning six in the fall and his mother is at her wits' end. I said Granny would pay for it all this year. Do you do parties, and what would a party run me?
    Our daughter will turn seven in a wheelchair van full of balloons, as she says. We'd love to have her party with you, eight kids or so. Can I reserve a date, and what's in the package?
    My daughter turns six in the spring and she has already told her whole class the party is at the new playground. I haven't reserved anything, obviously. Can I, and what does a package run?
    Our girl turns ten and she wants something that isn't bowling again. Your website looks so pretty. Can we do her party with you, and do I book that online?
    My daughter turns five in October and all her cousins are flying in from Colombia. I want to surprise her. Could we have her party at yours, and how do I reserve it?
    Every year I bake a cake and cram twenty cousins into a two bedroom apartment. This year I swore to find somewhere else for my daughter's ninth. Do you do parties, and could I book one with you?
    Bonjour, on pourrait fêter les neuf ans de ma fille chez vous ? | what comes in a party package and how many kids does it cover
    I've got my card out, let me lock in a Saturday in November for my son's party
    How many guests can we bring if we hold a party, and can I put down a deposit now?
    How many guests are included in a party and what does the package run? | If a mom cancels her kid's party two days before, does she lose the deposit?
    Party for twenty fourth graders, what's the going rate? | What would a party for fifteen first graders run me?
    What do I have to budget for a party with ten little guests, cake included? | When can I start reserving a date for my twins' party in the fall?
    What would you charge me for a party of twelve with cake?
    We'd like to hold Theo's seventh birthday at your place, is that something you'll do?
    My twins turn five soon and I'd love to throw their party at your place, is that something you'll do?
    Our little sister turns seven and I'm in charge of the party, could it be at your place?
    Would you do a sixth birthday for a kid who has no friends here yet but a lot of cousins?
    We're planning her third birthday already, could it happen at your place? | wil u do bday partys
    brithday party for my 6 yr old at yuor place posible? | hwo much fro a bday prty with 10 kisd | birtday party for 15 boys posible or no
    do u take bdya partys for like 12 kidds | brithday prty posible for my fostr son?
    My son turns 6 in October and he wants everybody from school there. That's 18 kids and a husband who refuses to do it at our house. Can I reserve a party with you yet?
    Our triplets, yes triplets, will be five next spring. Last time we did it in the backyard and it rained on the cake. Could we have their party with you instead?
    My boy turns eight in October and he has never had a party with guests because noise upsets him. He told me this year he wants to try. Could we hold it with you?
    My daughter turns six in October and she has told her whole class that her party will be at the new French place. I didn't have the heart to say no. Can I reserve something with you?
    End of season we always do pizza in some deafening arcade and half the parents hate me for it. This year the last game is also our goalie's birthday. Could we celebrate it at your place, and what would a package run?
    My little girl turns four right after we move into our house. I don't have a kitchen yet, so a party at home is out of the question. Could it be at yours, and what's in the package?
    I plan birthdays half a year ahead, call me crazy. Ours is in the fall and I'd need a room, a cake table and a rough figure per child. Do you have anything like a party package?
    My wife left in spring and it's just me and the girls on weekends. They want a party in October with the whole class and I have never planned one in my life. Can I do that at your place, and what would a package include?
    ¿Se podrá festejar ahí el cumpleaños de mi hijo con sus amiguitos? | Ok between us, what's a party for ten kids going to run me?
    A dozen six-year-olds, cake and balloons, what would a do like that run me? | How many guests does a party package cover?
    How many guests can I invite before the party package gets more expensive? | Cake, ten kids, two hours, what does a party like that come to?
    If I book a birthday for twelve kids, how big is the deposit? | How many guests can we invite for a party, and what deposit do you ask for?
    What would it run me to throw a party for triplets turning five?
    do u guys do bithday partys he turns 6 in may | do you do brithday partys? my son is turnig 8 in the spring | do yuo do brithday partys, turning 6
    birthday partys
    She turns seven in the fall and for the first time she has asked for a party, only four kids and no singing. Can we have it at your place?
    Hola, mi vecino me habló de ustedes. ¿Van a hacer fiestas de cumpleaños para los niños?`,
}
