/** What people say that asks nothing about the place, by the kind of answer it gets. */
export const TALK: Readonly<Record<string, string>> = {
  'talk.greeting': `
    hi | hello | hey | hello there | hi there | hey there | good morning | good afternoon | good evening | good evening to you | hola | bonjour
    bonsoir | salut | howdy | hi everyone | hello again | hi assistant | hello bot | hey chatbot | greetings from Texas | hola buenos dias
    good day to you | hi from Round Rock | hello my friend | hey hey | hiya | buenas tardes | bonjour a vous | morning | evening
    good morning! | howdy y'all | yo what's up | sup | hey, anybody here? | hello, can you hear me | greetings from a tired dad | buenas, ¿hay alguien? | qué onda | coucou`,
  'talk.how-are-you': `
    how are you | how are you doing | how are you today | how is it going with you | how do you feel today | what's up | how's your day
    hope you are well | how have you been | ca va | que tal | como estas | comment allez vous | are you having a good day
    how's it going | salut, ça va ?`,
  'talk.thanks': `
    thanks | thank you | thanks a lot | thanks a bunch | thanks so much | thank you very much | thanks for your help | thank you for the answer
    thanks that helped | that helped | that helps | that was helpful | very helpful | you have been a great help | much appreciated
    I appreciate it | ok thank you | ok cool thank you | great thanks | perfect thank you | awesome thanks | thanks anyway | merci | merci beaucoup
    gracias | muchas gracias | merci pour votre aide | good to know thanks | cool thanks | thank you so much for the info | you are the best
    you are so kind | you rock | good bot | nice answer | well done | cheers mate
    thank you so much, that was kind | thx | ty | appreciate it | perfect, that's all I needed | great, you've been very helpful | awesome sauce
    much obliged | mil gracias, muy amable`,
  'talk.goodbye': `
    bye | bye bye | goodbye | see you | see you soon | see you later | ok bye | thanks bye | have a good one | have a nice day | have a great day
    take care | good night | talk to you later | I have to go now bye | that is all bye | that's all for now | nothing else thanks | until next time
    au revoir | adios | hasta luego | a bientot | bonne journee | muchas gracias adios | merci au revoir | ok bye have a good one | catch you later
    ok bye, gotta run | see ya later | goodbye for now | ttyl | good night, off to bed | peace out | gotta go, the baby's up | adiós, hasta luego | nos vemos
    au revoir, bonne journée`,
  'talk.robot': `
    are you a robot | are you a bot | are you human | are you a real person | are you real | am I talking to a bot | am I chatting with a bot
    am I chatting with a person | am I talking to a real person | am I speaking with a human | is this a bot | is this automated
    is this a real person | is this a chatbot | is there a person behind this chat | are you a machine | are you a computer | are you an AI
    are you artificial intelligence | is this an AI | bot or human | are you just a program | is a human answering me | is somebody typing this
    do I talk to a machine here | wait are you a robot
    are you a robot or a human | ¿eres un robot?`,
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
    that's funny | you're funny | good one | my bad | sorry | sorry my mistake | oops | oops wrong chat | nothing | nothing else | that's it | just looking | just curious`,
}
