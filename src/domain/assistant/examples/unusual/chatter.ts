import { NOTHING } from '../nothing.ts'

/** Small talk of many kinds, and what only looks like it. */
export const CHATTER: Readonly<Record<string, string>> = {
  [NOTHING]: `
    shut ur face | bugger off you daft machine | what a load of rubbish | you absolute muppet
    stupid piece of junk | I have never been so insulted in all my life | your mum | i'll smash this phone i swear | stinky bum bum
    i love u so much robot | will you be my girlfriend | wanna go out with me | go on a date with me | you sound sexy | what are you wearing
    what's cookin good lookin | can i have your number cutie | are you a boy or a girl | where are you from | whats ur favrite color | do you dream
    do you have a mum and dad | do you get paid | what's your favorite animal | what do you think of the president
    what do you think about ai taking jobs | what's your opinion on brexit | do you know any knock knock jokes | tell me a bedtime story about a dragon
    write me a poem | spell supercalifragilistic | write a python script | i spy with my little eye | guess what number im thinking of | merry christmas
    happy thanksgiving y'all | happy new year! | happy valentine's day robot | Season's greetings to all of you | are you going to take over the world
    beep boop | are you listening to my phone | are you smarter than alexa | i had a bad day | You are rubbish. My toaster is smarter than you.
    ARGHHH. I give up with you people!!! | You have a lovely voice I'm sure. Dinner on Saturday, just us two?
    Pardon my curiosity, but do you ever tire of answering people all day? | Wishing you and all the staff a blessed Christmas. xx | ur so fit. send pics
    ok smartypants, how many r's in strawberry | cállate | vete a la mierda | no sirves para nada | te odio | te quieres casar conmigo
    cuántos años tienes | tienes sentimientos | cántame una canción | cuánto es 5 por 8 | cuál es tu color favorito | feliz año nuevo a todos
    feliz día de las madres | Esto es una porquería. ¡Qué rabia! | qué guapo eres, ¿salimos el viernes? | ta gueule | tu sers à rien
    tu veux sortir avec moi | t'as quel âge | tu as des enfants ? | chante une chanson | combien font 12 fois 12 | joyeux noël
    Vous êtes complètement nul. C'est n'importe quoi !`,
  'talk.goodbye': `
    good bye then | see you later alligator | see yous later | tata for now | gnite | ta-ra duck | toodles | im out | That will be all. Goodbye.
    That's everything, have a lovely day | Take care of yourself, dear | farewell, my electronic friend
    Well, I must not keep you any longer. Good evening and goodbye. | screw this im leaving, bye | y'all take care now | be good, bye
    mom says i have to go bye | godbye | Right, kettle's on. Bye for now love. | adios y gracias | chao | hasta mañana si Dios quiere
    bye, que estés bien | que tenga buen día | bueno, ya no le quito más tiempo, hasta pronto | à plus tard | bonne soirée | adieu petit robot | ciao
    bon, j'y vais, salut`,
  'talk.greeting': `
    helo | g'day mate | alright mate | oi oi | yoooo | Good day to you, kind assistant | top of the morning to ya
    Good morning, dear. I hope I'm not disturbing you. | Hello, this is my first time using one of these chat things | hi im mia and im 7
    hey, me again lol | hello anybody there? | hello?? is this thing on | greetings earthling | Greetings and salutations | hello from rainy Glasgow
    hiya love | hello sweetie pie | aloha! | kia ora | say hello to my little boy | good mornin | muy buenas | buenas tardes tengan ustedes
    buenas noches, ¿hay alguien ahí? | hola buen día | quiubo parce | epa | hola mi amor | Muy buenas tardes, señor o señora o máquina, lo que sea usted
    wenas | aló? | bien le bonjour | allô | Bonjour madame, monsieur ou machine, je ne sais pas trop`,
  'talk.help': `
    can u help | i need assistance please | hlep i hav a qestion | may I ask you a question, if it's not too much trouble?
    Good afternoon, I was wondering whether you might be able to assist me with something | what kinds of things do you know
    what sort of questions can you answer | how do i use this thing | hi i need help | hey, question for you | is this where i ask stuff
    i want to ask something | need info | i'm confused, can you help | Excuse me, I have several questions and I am not good with computers
    gimme a hand here will ya | hello sweetheart, could you help an old lady? | Hey. Quick thing, got a sec?
    Sorry to be a bother. I just have a small question, if you don't mind. | necesito ayuda | me puedes ayudar? | me ayudas porfa | tengo una pregunta
    una consulta | para qué sirves | hola, quería preguntar algo | Disculpe la molestia, ¿podría usted ayudarme con una consulta? | aidez-moi
    tu peux m'aider ? | j'ai une question | que peux-tu faire | Bonjour, pourriez-vous me renseigner s'il vous plaît ?`,
  'talk.how-are-you': `
    how's life treating you | how you going mate | how are things with you today | how do you do? | waht's up | whats new with you | what's good fam
    u ok hun | how's your mornin so far | Hello dear, and how are we this fine afternoon?
    Good evening. I do hope this message finds you well, how are you keeping? | hey! hows everything | hi, you having a good day?
    i'm good thanks, and you? | Not too bad, can't complain. Yourself? | how goes it old chap | how are you feeling today my friend
    im grand, how's yourself | hola q tal | qué tal todo | todo bien? | qué hubo, cómo vamos | Buenos días, espero que se encuentre bien, ¿cómo le va hoy?
    cómo está usted? | sa va | cmt tu vas | bonjour, vous allez bien ? | ça va bien et toi`,
  'talk.ok': `
    okey dokey | okie | rightio, fair enough | gotcha | ah ok makes sense | thats disapointing | no wuckas | oh how lovely, dear | ace | that's great news
    oh wow didn't know that | souns good | sounds like a plan | good stuff | yeah ok | aye | jk | hm ok | awww thats so sweet
    that's too bad, kids will be gutted | that's disappointing but ok | hahaha good one | i'm only teasing you | pulling your leg | oops my bad
    whoops ignore that | just browsing | just having a nosey | you're so helpful | clever thing aren't you | you're a star
    aren't you a polite little machine | You have been most courteous, I must say | bless you | bless your heart | you made me smile
    i'm tearing up a bit, thats so kind | we're so excited | i'll think about it | let me check with my wife | I'll talk to the hubby and see
    you're welcome | no thank you, I'm all set | nope that's all | fancy that | true | exactly | say less
    Oh that's wonderful, the grandchildren will be over the moon. Bless. | Ah well. Can't have everything. | Silly me, I read that wrong. My bad!
    Don't mind me, just having a look round. All good here. | You're a clever little thing. I like you.
    I must confess I am quite impressed by how quickly you answer | huh. ok then | vale | qué lástima | órale | listo | ya veo | entiendo | qué bien
    genial!! | qué chévere | qué padre | qué pena, bueno ni modo | ay qué lindo | jaja era broma | perdón, me equivoqué | solo estoy mirando
    eres muy amable, robotito | está bien | Qué amable, de verdad. Me alegró el día. | Nada, solo curioseaba. Todo bien. | d'accord | dommage | trop bien
    tant pis | ptdr | je rigole | je regarde juste | oups désolé, je me suis trompé | trop mignon | vous êtes bien aimable | c'est noté
    Oh quel dommage. Les enfants seront déçus.`,
  'talk.robot': `
    r u a bot | are you a human or a bot | am i talking to a person or a machine | u an ai or what | are you one of those chatbots
    do i have an actual human here | are you a script | Pardon me for asking, but would I be addressing a person or a programme?
    Forgive an old man, but are you a living soul or one of those machines? | are you alive or a computer | is that a lady typing or a robot
    are yuo a persn | wait you answered too fast, are you a bot | is this a real persn or a computr | tell me the truth, are you human
    r u chatgpt or somebody at the desk | hi! are you a real human? | Sorry, quick one: person or program? | are you a staff member or a machine
    my son wants to know if you're a real robot | sos un bot | eres humano o máquina | es usted una persona de verdad? | estoy hablando con una persona
    hablo con una maquina verdad | Disculpe la pregunta, ¿es usted una persona o un programa? | t'es un robot ? | je parle à une machine là ?
    Excusez-moi, ai-je affaire à une personne ou à un programme ? | t une ia`,
  'talk.thanks': `
    ta love | much appreciated, ma'am | thanks hon, god bless | bless your heart, thank you sweetie | Thank you kindly, young man or whatever you may be
    Thank you ever so much for your patience with an old woman | thanks a bunch, you've been a star | thanks for nothing lol jk thank you
    well thanks for trying i guess | ok thanks | great thanks thats all i needed | Got it. Thanks for the quick reply. | omg thank you thank you thank you
    you're a lifesaver, thank you | That was most helpful and I am very grateful to you | gramercy, good sir | I owe you one | thnak you so mcuh
    mummy says thank you | my kids say thank you too | fine, whatever, thanks | yay thanks 💕 | Ta darlin, you're an angel. | grax | grasias
    gracias corazón, que Dios te bendiga | muchísimas gracias por su amable atención | te lo agradezco un montón | gracias crack | merci bien mon brave
    je vous remercie infiniment pour votre aide | merci quand même | un gros merci | parfait merci`,
  'talk.who': `
    who r u | who dis | who is this please | whats ur name | what is your name dear | what do i call u | may I ask your name, please
    who on earth are you | who the hell are you | hi im jake whats your name | Hello, I'm Margaret. And who am I speaking to? | I didn't catch your name
    whos on the other end | sorry, who are you again? | como t yamas | cuál es tu nombre | ¿con quién tengo el gusto? | y vos quién sos
    quién demonios eres | qui es-tu | comment tu t'appelles | c koi ton nom | à qui ai-je l'honneur`,
}
