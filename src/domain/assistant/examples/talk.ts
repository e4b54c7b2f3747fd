/** What people say that asks nothing about the place, by the kind of answer it gets. */
export const TALK: Readonly<Record<string, string>> = {
  'talk.greeting': `
    hi | hello | hey | hello there | hi there | hey there | good morning | good afternoon | good evening | good evening to you | hola | bonjour
    bonsoir | salut | howdy | hi everyone | hello again | hi assistant | hello bot | hey chatbot | greetings from Texas | hola buenos dias
    good day to you | hi from Round Rock | hello my friend | hey hey | hiya | buenas tardes | bonjour a vous | morning | evening
    good morning! | howdy y'all | yo what's up | sup | hey, anybody here? | hello, can you hear me | greetings from a tired dad | buenas, ¿hay alguien? | qué onda | coucou
    hey y'all, happy friday!
    Good evening to you, I do hope you are keeping well.
    good morning from a very sleep deprived mama
    Good morning from a very tired pre-K teacher!
    heyyy anyone there
    good morning from Manila, I hope your day goes well
    good morning, robot overlord
    evening! or morning, I've lost track honestly
    heyyy good morning
    Well hello there dear, how are you today
    Good morning, hope you're having a gentle day
    good morning from a very tired kindergarten teacher
    ok that's all I needed, you've been a big help, bye now
    Morning! Just got the kids on the bus and finally have a minute to look around here.
    merci beaucoup, bonne journée à vous
    Good evening, just having a look around now that the baby is asleep
    Oh là là, quelle jolie idée, bravo à toute l'équipe
    hey there, finally got all seven to bed, how's your evening going
    this whole site is a joke and so are you
    good evening, just having a look around | hi, just poking around your page | hello, finally sat down for a minute
    morning! coffee in hand, having a look at your site | hey there, the kids are finally asleep, how's your night | good evening, I hope you are well
    bonsoir à toute l'équipe | hola, buenas noches a todos
    Hey y'all, good morning | Well hello there, this is Walter from Round Rock, first time trying this | Good morning, I hope your day is a gentle one
    Good morning from the Bluebonnet classroom! | hey there, hello from the bleachers | hi there, just poking around while the baby naps
    hola, soy mamá de dos niños | buenas tardes, soy abuela de cuatro nietos | hola, soy el papá de tres niñas | buenos días, me llamo Rosa
    bonjour, je suis maman de deux enfants | bonsoir, je suis le grand-père de trois petits | hi, I'm a mom of three | hello, I'm a grandmother of four
    hi, dad of twins here | hola, buenas, aquí una mamá cansada | hello from a nanny of three kids
    hi there, finally got all six of them down for a nap
    Morning! Walt here | Hi there! Happy Friday :) | evening! finally got both kids down
    Good morning, hope y'all are having a blessed week!`,
  'talk.how-are-you': `
    how are you | how are you doing | how are you today | how is it going with you | how do you feel today | what's up | how's your day
    hope you are well | how have you been | ca va | que tal | como estas | comment allez vous | are you having a good day
    how's it going | salut, ça va ?
    Hola, buenas tardes, ¿cómo están?`,
  'talk.thanks': `
    thanks | thank you | thanks a lot | thanks a bunch | thanks so much | thank you very much | thanks for your help | thank you for the answer
    thanks that helped | that helped | that helps | that was helpful | very helpful | you have been a great help | much appreciated
    I appreciate it | ok thank you | ok cool thank you | great thanks | perfect thank you | awesome thanks | thanks anyway | merci | merci beaucoup
    gracias | muchas gracias | merci pour votre aide | good to know thanks | cool thanks | thank you so much for the info | you are the best
    you are so kind | you rock | good bot | nice answer | well done | cheers mate
    thank you so much, that was kind | thx | ty | appreciate it | perfect, that's all I needed | great, you've been very helpful | awesome sauce
    much obliged | mil gracias, muy amable
    bless you dear, you have been most patient with me
    Thanks a bunch, that's all I was after
    thank you so much, my English is small but I understood you
    ok fine, thanks for your patience with a grump like me
    thanks a bunch, you saved me a phone call
    Thank you so much honey, you have been a big help
    Thanks so much, you've put my mind at ease
    Perfect, thank you so much, back to folding laundry I go
    Thank you so much, you've been very patient with me
    Aw thank you so much, you've been a big help to a tired mama
    aw thank you, you've been a big help to a tired dad | thank you so much, back to the dishes I go | perfect, thanks, now back to work
    you've been very patient with me, thank you | thanks, you saved me a trip | bless your heart, thank you | thank you kindly for your time
    que amable, muchas gracias por la ayuda | super, merci pour les infos
    thx so mcuh yuo were super hlepful | Ok thanks that's all, light just turned green | Thank you, that was kind and clear, bye for now
    Merci mille fois, bonne soirée à vous ! | thank you so much, you've been really sweet to a tired mama
    ok thanks a lot, going to bed now, bye | ok thank you kindly, you've been a help | thanks so much, that saved me an email
    ok great, thanks a lot for the help | ok thank you so much for your help, God bless you | awesome thank you so much, my roommate will be so happy
    Thank you so much, I'll pass that along to the other dads`,
  'talk.goodbye': `
    bye | bye bye | goodbye | see you | see you soon | see you later | ok bye | thanks bye | have a good one | have a nice day | have a great day
    take care | good night | talk to you later | I have to go now bye | that is all bye | that's all for now | nothing else thanks | until next time
    au revoir | adios | hasta luego | a bientot | bonne journee | muchas gracias adios | merci au revoir | ok bye have a good one | catch you later
    ok bye, gotta run | see ya later | goodbye for now | ttyl | good night, off to bed | peace out | gotta go, the baby's up | adiós, hasta luego | nos vemos
    au revoir, bonne journée
    alright the bell just rang gotta run, thank you so much
    bless you, that's all I needed, have a good one
    tysm ur so sweet, have a good night
    ok perfect, appreciate you, gotta go get the kids now
    ok perfect, gotta get the kids now, bye | thanks, gotta go, pickup line is moving | alright, off to bed, good night
    that's all from me, have a lovely evening | appreciate you, gotta run
    Bless your heart, you've been a big help. Bye now! | Alright, that's everything I needed, have a lovely weekend
    ok thank you so much, gotta run, bell just rang | Wonderful, that clears it up for me. Have a good evening!`,
  'talk.robot': `
    are you a robot | are you a bot | are you human | are you a real person | are you real | am I talking to a bot | am I chatting with a bot
    am I chatting with a person | am I talking to a real person | am I speaking with a human | is this a bot | is this automated
    is this a real person | is this a chatbot | is there a person behind this chat | are you a machine | are you a computer | are you an AI
    are you artificial intelligence | is this an AI | bot or human | are you just a program | is a human answering me | is somebody typing this
    do I talk to a machine here | wait are you a robot
    are you a robot or a human | ¿eres un robot?
    wait am I talking to a person or a bot lol
    Forgive me, am I speaking with a machine or with a young lady?
    am I typing to a person or a computer right now
    Am I chatting with a person or a program?
    wait am i talking to a bot rn
    excuse me, am I chatting with a real lady or with a machine?
    wait am I talking to a person or to some script?
    are you a real person awake at this hour or a bot?
    wait am I chatting with a real person or a computer
    Am I talking to a real person or one of those machines?
    wait, am I typing with a real person or a bot?
    Am I typing with a person right now or is this a computer?
    wait, am I chatting with a real person or with a computer
    Am I chatting with a person or with a computer?
    wait am I talking to a real person at this hour or a computer?
    am I typing with a person right now or is this a computer | am I talking to a real person at this hour or a computer
    is this a person typing or a machine | so is there a human on the other end or just software
    Wait am I typing with a person or a bot | Am I chatting with a young lady or with one of those computers?
    Am I chatting with a person or with a program? | Am I chatting with somebody at a desk or with a bot?
    wait am I typing to a real person or one of those bots | Hang on, am I typing to a machine or to somebody at a desk?
    wait, am I typing with a person or a computer right now? | wait, am I typing with a person or one of those bots?
    wait am I typing to a real person or is this a robot | Am I typing to a real person or a computer? | wait am I talking to a real person or a computer
    hang on, are you a bot or is someone typing this? | Sorry, I am talking with a person or is a robot?
    Sorry, am I speaking with a real person or a machine? | wait am I talking to a real person or a bot | Am I chatting with a person or is this a robot`,
  'talk.who': `
    who are you | what are you exactly, chat | who am I talking to | who am I chatting with | what is your name | do you have a name | what should I call you
    who is answering me | who is typing | introduce yourself
    what are you exactly | ¿quién eres? | tu es qui ?`,
  'talk.help': `
    help | help me | can you help me | I need help | can you help | I have a question | can I ask you something | can I ask a question | quick question
    what can you do | what can I ask | what can I ask you | what do you know | how can you help me | what can you tell me | how does this chat work
    what questions can you answer | what topics do you know
    what can you do for me | what can I ask you about`,
  'talk.ok': `
    ok | okay | alright | got it | I see | understood | cool | nice | great | perfect | awesome | sounds good | makes sense | fair enough | no problem
    never mind | yes | no | yep | nope | sure | wow | lol | haha | hmm | test | all good | fine | that's fine | that's great | sounds great | good
    oh ok | oh I see | interesting | amazing | that's nice | sweet | ok got it | no worries | ok fine
    yay | yay!! | woohoo | hooray | omg I love this | I love it | love that | love this idea | so cute | that's so cute | that's adorable | aww | aww that's sweet
    that made me tear up | that's really sweet of you | how lovely | sounds amazing | sounds wonderful | sounds lovely | sounds like fun | sounds fun | what a great idea
    can't wait | we can't wait | I can't wait | so excited | we are so excited | I'm excited | good to hear | glad to hear that | that's what I wanted to hear
    that's what I hoped | good to know | that's good to know | that's a relief | phew | perfect, that's what I was hoping for | that answers it | that's all I wanted to know
    boo | boo that's too bad | that's too bad | too bad | bummer | what a bummer | aw man | oh no | that's a shame | what a pity | that's disappointing | that's a pity | darn | oh well
    ok I'll check back | I'll come back later | I'll do that | ok I'll do that | will do | ok will do
    good luck | good luck with it | good luck with it! | good luck to you all | I wish you luck | all the best | keep it up | congrats | congratulations | well done you
    fair | fair point | makes sense I guess | I guess so | I suppose | if you say so | whatever | ok whatever | meh | hmm ok | oh really nice | wow ok | haha nice | lol ok
    that's funny | you're funny | good one | my bad | sorry | sorry my mistake | oops | oops wrong chat | nothing | nothing else | that's it | just looking | just curious
    what a lovely idea, bravo to you all | quelle jolie idée, bravo | qué idea tan bonita, felicidades | oh là là, que c'est mignon`,
  'talk.sorry': `
    Go to hell, the lot of you | I bet you idiots couldn't run a lemonade stand | I hate this chat | I hate this page | I hate this place
    I hate this place already | I hate this website | I hate you | I hate your website | I hope your whole rotten company goes under, you morons.
    I've asked three places for help and you are all equally useless morons. | Shut up already, imbecile machine, nobody called you.
    Shut up you dumb piece of junk | Shut up, you stupid machine | Shut up. Useless piece of junk. | Stupid bot, go away
    This chat is useless and so are you
    This chat thing is the dumbest waste of my afternoon. I've got a screaming kid in the tub and you people clearly don't know anything about kids or business. You should be embarrassed.
    This is a stupid website and you're a stupid bot | This is a useless bot, you don't know a thing do you
    This is the dumbest chat thing I've ever used | This is the dumbest website I've ever seen, you don't know anything
    This is the dumbest website I've ever seen. | This is useless, you haven't told me one darn thing.
    This site is useless, you don't answer a damn thing. | This site is useless, you don't tell us anything, what a joke
    This website is useless, you don't answer anything | You all are idiots and your website looks like garbage | You are a stupid bot
    You are a useless piece of junk. | You are the dumbest bot I ever used | You are useless, a brick could answer better than you
    You are useless, worst chatbot I've ever used
    You people are all the same, taking money from parents who don't have any. Garbage. I hope you go broke and your stupid robot with you.
    You're a useless piece of junk, I hate these computers | You're nothing but a dumb machine, go jump in a lake | You're stupid
    You're useless, I asked you a simple question three times | You're useless, just a dumb machine | You're useless, just go away
    You're useless, my 3 year old answers better than you | You're useless, you don't know anything | dumb bot | dumb machine
    dumbest bot I ever talked to, your site is garbage | dumbest thing I've ever seen, shut up | go to hell | go to hell stupid machine
    oh shut up, you silly contraption | screw you | screw you and your stupid playground | screw you and your whole dumb company | shut up
    shut up and go away stupid bot | shut up idiot | shut up loser
    shut up shut up shut up | shut up shut up shut up you dumb bot | shut up stupid bot | shut up stupid robot nobody likes you | shut up you dumb machine
    shut up you dumb robot | shut up you piece of junk | shut up you stupid bot | shut up you stupid bot, nobody asked you | shut up you useless bot
    shut up you useless piece of junk | shut up you useless robot | shut up you useless toaster | stupid bot | stupid robot shut up | this bot is dumb
    this bot is so useless omg | this bot is useless | this bot is useless, you're dumb as a rock | this chat is useless
    this chat is useless, you're a stupid bot | this chat is useless, you're dumb as a rock | this is dumb you don't know anything do you
    this is garbage | this is the dumbest bot i ever used, useless | this is the dumbest chat thing I've ever used, you're useless
    this is the dumbest website I have ever been on | this is the dumbest website I have ever been on and you are useless
    this is the dumbest website I've ever seen lol | this is the dumbest website ever and whoever made it is an idiot
    this is the dumbest website i ever saw | this is the dumbest website i've seen all year
    this is the dumbest website, you don't answer anything. useless bot | this is the worst chatbot I have ever used in my entire life, go delete yourself
    this is useless, you don't know anything do you | this is useless, you people don't know anything about your own business | this sucks
    this thing is useless, you don't know anything | ur a dumb bot shut up | ur literally useless i hate this stupid bot
    useless bot, you can't answer one simple thing | useless bot, you don't know anything do you
    whoever coded this chat ought to be flipping burgers, pure garbage | wow you are the dumbest chatbot i ever talked to | you are an idiot
    you are literally the dumbest bot i have ever talked to | you are stupid | you are the dumbest bot I have ever used
    you are the dumbest bot i ever talked to | you are the dumbest bot i have ever talked to | you are the dumbest chatbot i ever used
    you are the dumbest chatbot i have ever used | you are the dumbest thing I ever typed to | you are the dumbest thing I have ever talked to
    you are the dumbest thing i have ever typed at, go away | you are the worst chatbot ive ever used | you are useless
    you are useless, just a dumb bot wasting my time | you are useless, my toaster is smarter than you
    you are useless, my toddler answers better than you | you people are idiots | you people never answer anything, this is useless
    you stupid piece of junk go away | you suck | you useless bucket of wires | you're a dumb bot and I hope this place goes broke | you're a stupid bot
    you're a useless piece of junk | you're a useless piece of junk, I hate you | you're a useless pile of wires and I hope somebody unplugs you
    you're dumb as a rock lol | you're dumber than a box of bent nails | you're the dumbest chatbot I ever used
    you're the dumbest thing I ever talked to | you're useless | you're useless, a dumb bot that knows nothing
    you're useless, just answer the damn question | you're useless, shut up | i hate you | you are no help at all | you're no help | that was no help
    you know nothing | you don't know anything | worst chatbot I've ever seen, my toddler talks more sense
    you're the dumbest chatbot I have ever typed at | yall literally know nothing, ur the worst chat ever, trash
    You are the stupidest thing I have ever typed to.
    This is the dumbest website I've ever been on and you're a glorified toaster.
    you are the dumbest robot I ever met
    lol you guys are a scam and you are the dumbest bot I ever met
    you're useless and so is this dumb website
    what a stupid little robot you are, total waste of my lunch break
    This is the dumbest website I ever saw, just a bunch of pretty talk
    This is a dumb bot, you don't know anything
    wow you are the dumbest bot i ever talked to
    you're useless and so is your silly little site
    What a dumb little robot you are
    what a load of crap, you're the dumbest bot I ever wasted my break on
    what a stupid little robot you are | what a dumb bot | this whole site is a joke and so are you | what a load of crap | you're a waste of my time
    this chat is a waste of my lunch break
    you are dumber than my toaster | You are dumber than my toaster and half as useful | What a stupid bot you are. | you are a useless heap of junk
    you are dumber than my whistle and less useful | You're a useless piece of junk and whoever built you should be ashamed
    you are the dumbest thing I have ever typed to | you are the most useless thing I have ever typed at
    you're useless, worst chat thing I've ever seen | you're about as useful as a chocolate wrench
    You're useless, my seven year olds give better answers than this | you are a stupid machine, you don't know nothing
    You are useless, even my toaster is more intelligent than you | this is the most useless chatbot I've ever used lol
    You are the dumbest thing I've talked to all week, and I deal with mortgage lenders`,
}
