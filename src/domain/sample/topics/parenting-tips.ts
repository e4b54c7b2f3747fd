import type { SampleTopic } from '../sample-topic.ts'

export const PARENTING_TIPS: readonly SampleTopic[] = [
  {
    title: 'Leaving the playground without tears',
    by: 'mapleandbean',
    opened: '9d',
    last: '2h',
    views: 1240,
    posts: [
      `My almost-four-year-old plays beautifully for two hours and then melts into the mulch the second I say it's time to go. I've tried the five minute warning. I've tried snacks in the car. Yesterday I carried her out sideways while a nice lady held the gate.

What actually works for you?`,
      `The five minute warning never meant anything here because my son can't feel what five minutes is. We switched to "three more things" and he picks them. Slide, slide, swing, bye. He holds up his fingers and counts down himself.`,
      {
        by: 'hillcountrydad',
        text: `Give her a job at the car. Mine is in charge of pressing the unlock button and he will abandon any tower on earth to do it.`,
      },
      {
        by: 'op',
        to: 3,
        text: `The key fob. Of course. She fights me for it every single morning, why did I not think of using that power for good?`,
      },
      `Something that helped us was saying goodbye to the equipment. Bye slide, bye bridge, thank you swing. It sounds silly, but it gives a clear ending, and my daughter started doing it by herself after a week or so.`,
      {
        by: 'prek-teacher-lu',
        text: `Preschool teacher here. The hardest part is usually the jump from something wonderful to nothing at all, so tell them what comes next instead of what is ending. "We're walking to the car to find your blue cup" lands much better than "we're leaving."

And stay boring and kind when it goes wrong. If crying buys ten more minutes, crying will be back tomorrow.`,
      },
      {
        by: 'papa_tomas',
        to: 6,
        text: `Seconding the boring part. The week we stopped negotiating was loud, and then it was over.`,
      },
      `Also check the clock. Our exits were awful until I noticed we always left right when she was starving. Leaving twenty minutes earlier fixed most of it.`,
      {
        by: 'op',
        text: `Update after trying three things plus the key fob: two calm exits out of three. I'll take those numbers. Thank you all, truly.`,
      },
      {
        by: 'maya',
        text: `Two out of three is a great week. On the third kind of day I just sit down on the ground next to mine until the wave passes, and nobody has ever asked us to move.

One more thing, since you mentioned the lady at the gate. Last month I was the lady at the gate. A father came through with a child under each arm, both howling, and all I could think was that he was doing a good job and must be late for something. I promise you that's what most of us are thinking.`,
      },
    ],
  },
  {
    title: 'Snack ideas that survive the car',
    by: 'carseatcrumbs',
    opened: '6d',
    last: '5h',
    views: 486,
    posts: [
      `We spend about an hour and a half in the car most days and I'm tired of vacuuming. Looking for snacks that don't melt, don't crumble into dust and don't smell like a gym bag by Thursday. Ages 3 and 6.`,
      `Freeze-dried strawberries for the six-year-old. They do get dusty, but it's pink dust and it smells nice, so I've made my peace.`,
      {
        by: 'snackdrawer',
        text: `Snap peas, cheese sticks from a small cooler bag, mini pretzels. I pack one tub per kid per day, and when it's empty it's empty. That rule alone cut my crumbs in half.`,
      },
      `For the three-year-old please cut grapes and cherry tomatoes lengthwise, and keep popcorn and whole nuts for later. I never hand out anything risky when I can't reach the back seat, because you can't see choking from the front.`,
      {
        by: 'op',
        to: 4,
        text: `Good point. I moved everything round and hard to the "only when we are parked" list. Appreciate you saying it.`,
      },
      `Those silicone cups with the slit lid changed my life. They aren't crumb proof, more like crumb delayed.`,
      `Tortilla rolled around cream cheese, sliced small. Survives from pickup to swim practice and even tastes fine warm.`,
      {
        by: 'granddad_gus',
        text: `In my day we gave them half a banana and an old towel across the lap. I still do. The towel catches it all and you shake it out at the curb.`,
      },
    ],
  },
  {
    title: 'Screen-free mornings: what works?',
    by: 'slow_mornings',
    opened: '12d',
    last: '26h',
    views: 398,
    posts: [
      `We slid into cartoons at 6:15 every day so I could shower. I don't feel guilty about it exactly, but the turning-off fight sets the tone for the whole morning. If you went screen-free before school, what filled the gap?`,
      `An "early bird basket" at the foot of the stairs. I swap what's in it on Sunday nights: stickers, a flashlight, window markers, last year's toy catalog. Old stuff counts as new if it has been hidden for a month.`,
      `Audiobooks here. They lie on the rug like tiny retirees and listen to the same dragon story for the ninth time while I make coffee.`,
      {
        by: 'twinsplusone',
        text: `Breakfast first, before getting dressed, before anything. Half of our morning chaos was hunger wearing a costume.`,
      },
      {
        by: 'op',
        to: 3,
        text: `Do you start the story yourself or can they run it? Mine would absolutely change it every two minutes.`,
      },
      { to: 5, text: `I start it and the speaker lives on top of the fridge. Out of reach is out of argument.` },
      `Honest answer, we moved it rather than dropped it. One show after school, none before. Knowing when it comes made the asking stop after maybe four days.`,
    ],
  },
  {
    title: 'My toddler says no to everything, including cake',
    by: 'nonstop_noor',
    opened: '5d',
    last: '3d',
    posts: [
      `He is 26 months. Do you want your blue shoes? No. Red shoes? No. No shoes? NO. Yesterday he said no to cake, then cried because the cake went away. I know this is normal, please just tell me your funniest version.`,
      `Mine said "no thank you" to the ocean. We had driven four hours.`,
      `My daughter told the nurse no when asked what her name was. Just the one word, with eye contact.`,
      {
        by: 'bigfeelings',
        text: `Two choices, both fine with me, and if neither gets picked I say "I'll choose this time, you choose next time." He yells, I choose, life continues. Around three it turned into real opinions, which is its own adventure.`,
      },
      { by: 'op', to: 2, text: `I laughed so hard at the ocean that he came over to say no to my laughing.` },
      { by: 'op', text: `Three days later: he said yes. To a spoon. We have framed the spoon.` },
    ],
  },
  {
    title: 'How do you two trade off nights?',
    by: 'theotherdad',
    opened: '16d',
    last: '8d',
    posts: [
      `Baby is seven months, big sister is four, and both have decided nights are optional. My partner and I are polite by day and bitter raccoons at 3 a.m. How do you split it so it feels fair?`,
      `We split the night in half instead of taking turns. I own everything before 2, my wife owns everything after. Five solid hours each, guaranteed, no score keeping.`,
      `We each take one child. All night, whatever happens. It ended the "was that yours or mine" whispering.`,
      {
        by: 'sleepregression',
        text: `Earplugs and a mattress in the office for whoever is off duty. Being off only helps if your body believes it.`,
      },
      {
        by: 'op',
        text: `We tried halves this week and I feel like a new man. A tired new man. Thanks.

What I hadn't expected is how much kinder we are to each other at breakfast. Nobody has a grievance to present. She takes the early half because she drops off like a stone at nine, I take the late one because I'm up with the birds regardless. We've even had an actual conversation, about a film, with verbs.`,
      },
    ],
  },
  {
    title: 'Chore charts that lasted more than a week',
    by: 'nosecount',
    opened: '24d',
    last: '11d',
    posts: [
      `I have made four beautiful chore charts. With magnets. With little pictures. Each one lived eight days. If yours is still going, what is different about it?`,
      `Ours is one job per child, the same job forever. The seven-year-old is Dishwasher Captain, the five-year-old is Shoe Manager. No rotating, no stars. It stuck because nobody has to look at a chart.`,
      `I tied it to something that already happens. Toys get picked up before the bedtime book, and the book can't start on a messy rug. No chart at all, just an order of things.`,
      {
        by: 'thirdtimemama',
        text: `Lower the bar until it's embarrassing. We started with "put your cup by the sink." That was the whole program for a month. Now the older two clear the table without me opening my mouth.`,
      },
      `What about money for chores? We pay for extras like washing the car, never for the everyday stuff.`,
      { to: 5, text: `Same here, with one rule added: they can't buy their way out by refusing the money.` },
    ],
  },
  {
    title: 'Bedtime takes two hours, send help',
    by: 'bedtime_bandit',
    opened: '34d',
    last: '9d',
    views: 611,
    posts: [
      `Start: 7 p.m. Lights out: 9 if the stars align. There is water, a second water, a question about volcanoes, a sock emergency. She is five and she is winning. Where do I even begin?`,
      `Begin by writing down what happens, in order, for three nights. We found out we had eleven steps. Eleven. We went down to five, drew them on paper, and she became the enforcer.`,
      {
        by: 'one_more_story',
        text: `"Bedtime pass." One index card she can trade in for one request after lights out. When it's used, it's used. The first nights she spent it in forty seconds. By the second week she was saving it like gold.

The details that made it work here: the request has to be short and possible, a hug or a sip or one answer. A pass that wasn't used can be swapped for something small at breakfast, in our house the right to choose the cereal. And we keep our side of it to the letter. The one time I said "just a second, honey" she brought it up for a week.`,
      },
      {
        by: 'op',
        to: 3,
        text: `Night four with the pass. She kept it under her pillow and asked in the morning whether it earns interest.`,
      },
      `Is she still napping, or resting long at school? When mine dropped the afternoon rest, bedtime went from war to ten minutes.`,
      `We gave the big questions a home. There's a notebook by the bed, I write down "how do volcanoes stop" and we look it up at breakfast. Turns out she mostly wanted to know it wouldn't be forgotten.`,
      {
        by: 'omar',
        text: `I moved the whole thing thirty minutes earlier and it got shorter. Overtired kids look exactly like wide-awake kids, I fell for it for years.`,
      },
    ],
  },
  {
    title: 'Sharing is not going well between my twins',
    by: 'doubletrouble_d',
    opened: '41d',
    last: '20d',
    posts: [
      `Two of everything does not help. They want the one the other one is touching. They're three and a half. I spend my day as a referee in pajamas. Twin parents, does it calm down?`,
      {
        by: 'twinsplusone',
        text: `It does, somewhere after four. Until then we used "when you're done." Whoever has it keeps it until they're finished, and the other one waits with me. No timer. Surprisingly, kids give things up faster when nobody is counting down at them.`,
      },
      `Each of mine has one shelf that is off limits to the other. Not everything has to be shared, and knowing that made them more generous with the rest.`,
      `I narrate like a nature documentary. "The smaller one has seen the truck. She approaches." It doesn't solve anything but it keeps me from shouting.`,
      { by: 'op', to: 4, text: `Stealing the documentary voice. Today's episode: two cubs, one spatula.` },
    ],
  },
  {
    title: 'What do you say when a stranger comments on your kid?',
    by: 'mangoandme',
    opened: '48d',
    last: '33d',
    posts: [
      `In line at the store someone told my son "big boys don't cry." He was crying because he'd pinched his finger in the cart. I froze and smiled. What do you say in these moments? I'd like a sentence ready for next time.`,
      `I talk to my kid, not to them. "That hurt, huh. I'm right here." It answers everybody at once.`,
      `"We're okay, thanks." Flat, friendly, done. I practiced it in the mirror like an actor.`,
      {
        by: 'grandma_jo',
        text: `Speaking as someone who has probably been that stranger thirty years ago: most of us mean to help and have no idea. A gentle "in our family big boys do" will give a person something to think about on the drive home.`,
      },
      { by: 'op', to: 4, text: `That is lovely, and I'm keeping it. Thank you for seeing both sides.` },
    ],
  },
  {
    title: 'Getting out the door before 8 with three kids',
    by: 'threeunderfive',
    opened: '55d',
    last: '18d',
    posts: [
      `I'm not asking for Pinterest. I am asking how shoes get onto six feet by 7:50. What is the one change that made the biggest difference for you?`,
      {
        by: 'the_loud_house4',
        text: `Shoes live in the car. All of them. Children walk to the car in socks. I have not looked for a shoe since spring.`,
      },
      `Clothes for the whole school week in five hanging pockets. Sunday night takes me a quarter of an hour and saves one tantrum per morning.`,
      {
        by: 'op',
        to: 2,
        text: `SHOES IN THE CAR. I just read this out loud to my husband and he put down his toothbrush.`,
      },
      `I leave ten minutes before we have to leave. As in, I lie to myself about the time, and by now everyone in the house believes it.`,
      `Music. Same playlist each morning, when the trumpet song comes on it's coats, when the slow one comes it's door. They argue with me, they don't argue with a trumpet.`,
    ],
  },
  {
    title: 'When grandparents have different rules',
    by: 'tex_mex_tia',
    opened: '63d',
    last: '44d',
    posts: [
      `My mother-in-law is wonderful and free childcare is a blessing. She also thinks lemonade is a vegetable. How do you decide which rules are yours to insist on?`,
      `We have three: car seat always buckled right, nobody is forced to hug, no secrets from parents. Everything else belongs to the house they're in.`,
      {
        by: 'granddad_gus',
        text: `From the other side of the fence: tell us the reason and we'll do nearly anything. Hand us a printed list and we feel like the babysitter.`,
      },
      { by: 'op', to: 3, text: `That is fair. There was, I admit, a printed list.` },
      `My kids figured out by age four that different houses have different rules. They never once asked me for the sugar cereal they get at Nana's. It's part of what makes it Nana's.`,
    ],
  },
  {
    title: 'Losing my temper and making it right afterwards',
    by: 'patiencepending',
    opened: '70d',
    last: '29d',
    views: 545,
    posts: [
      `I yelled today. Properly yelled, about a spilled bowl of cereal, and my little one's face just closed. I apologized but I keep replaying it. How do you repair, and how do you let it go?`,
      `You already did the most important part, you said sorry to a small person. I grew up in a house where that never happened once.

I used to lie awake over every sharp word, as if children were glass. They aren't. What I remember from my own childhood isn't the shouting, it's the silence that came afterwards, when everybody acted as though nothing had happened. Your little one got the opposite of that today.`,
      {
        by: 'bigfeelings',
        text: `What I say: "I yelled. That was my job to handle and I didn't. It wasn't because of you. I'm working on it." No "but you." Then I leave it to him whether he wants a hug. He usually does, in about four minutes.`,
      },
      `Mine were all at 5:30 in the evening with my phone in my hand and nothing in my stomach. Now I eat when they eat their snack and the phone charges in the hall. It isn't magic, but I yell a lot less.`,
      {
        by: 'doulaturnedmom',
        text: `If it's happening most days, please tell your own doctor. For me it turned out to be anxiety that had never gone away after the birth, and help made a real difference.`,
      },
      {
        by: 'op',
        text: `Reading these with tears in my eyes. I tried the words above this morning. He patted my arm and said "it's okay, cereal is slippery."`,
      },
    ],
  },
  {
    title: 'Potty training in a small apartment, no yard',
    by: 'pottytrainwreck',
    opened: '78d',
    last: '52d',
    posts: [
      `All the advice says to let them run around outside without pants for a weekend. We live on the third floor and our carpet is not ours. Tell me it can be done.`,
      `Done it twice on the second floor. We rolled up the rug, stayed in the kitchen and bathroom for two days and played cards on the tile. Terrible for my back, great for the carpet.`,
      `A cheap waterproof picnic blanket under everything. Tent on top, and it becomes camping.`,
      `Wait for the weeks when nothing else is new. We tried right after moving and it went nowhere. A month later it took a weekend.`,
      { by: 'op', text: `Three days of kitchen camping and we have liftoff. Naps are still a diaper and I'm fine with that.` },
    ],
  },
  {
    title: 'Only child and fine with it: how do you answer people?',
    by: 'windowseat',
    opened: '92d',
    last: '60d',
    posts: [
      `"When is the next one coming?" We are three people and very happy. Some days the question is nothing and some days it's a punch. What's your line?`,
      `"We got it right the first time," with a grin. Ends it every time.`,
      {
        by: 'mossandmarigold',
        text: `For us it wasn't a choice, so I appreciate you saying some days it's a punch. I just answer, "This is our family," and change the subject to their dog.`,
      },
      `My only is thirteen now. She has cousins, neighbors, a best friend who basically lives here. Nobody asks anymore, so there's light ahead.`,
      { by: 'op', to: 3, text: `I'm sorry if my post landed on a tender spot, and thank you for the dog trick. I used it at the bank this morning.` },
    ],
  },
  {
    title: 'Tips for a long road trip with a carsick four-year-old',
    by: 'weareinthecar',
    opened: '104d',
    last: '71d',
    posts: [
      `Nine hours to see family and she gets queasy after twenty minutes of curves. We aren't looking for medicine, that's a talk for her doctor. Seating, food, timing? What helps your green passengers?`,
      `Drive at nap time, fresh air, no books and no tablets. Looking down is what does it to mine. We play "find something yellow" for hours so their eyes stay outside.`,
      `Small dry snacks every hour instead of a meal. An empty stomach was as bad as a full one.`,
      {
        by: 'crosstowncarpool',
        text: `Pack for the worst and you'll need it less: gallon zip bags opened and standing in a sand pail, a full change of clothes in the front seat, wipes, and one towel you don't love.`,
      },
      {
        by: 'op',
        to: 4,
        text: `The pail with the bag in it was perfect. Used once, at a scenic overlook. Very scenic.`,
      },
    ],
  },
  {
    title: 'Is it okay that my kid hates birthday parties?',
    by: 'quietcornerkid',
    opened: '118d',
    last: '96d',
    posts: [
      `We get invited, he wants to go, and then he stands behind my leg for an hour and asks to leave before the cake. He's six. Do I keep taking him?`,
      `We come early, when only two or three kids are there, and leave before the loud part. Showing up for forty minutes is still showing up.`,
      `Ask the host for a job. My son hands out the napkins. He can talk to anyone if there's a napkin between them.`,
      {
        by: 'op',
        text: `Napkins. I love it. We have one on Sunday and I already texted the mom about coming early. She sounded relieved to have a helper.`,
      },
    ],
  },
  {
    title: 'Allowance: when did you start and how much say do they get?',
    by: 'lemonadestan',
    opened: '131d',
    last: '87d',
    posts: [
      `My six-year-old found out that her friend gets an allowance, and the negotiations have opened. I'd like it to teach something beyond buying slime. What do you do?`,
      `Three jars: spend, save, give. They choose how to split it but none may be empty. The give jar surprised me, she's been saving it for the animal shelter since winter.`,
      `Ours started at five with a tiny sum every Saturday. He wasted it all for two months, and then one day he put a toy back and said "not worth it." Best money I ever spent.`,
      `The rule that mattered: we don't comment on what they buy. So hard. So very much slime.`,
      { by: 'op', to: 4, text: `I can feel my eye twitching already but you're right.` },
    ],
  },
  {
    title: 'Talking about a pet dying',
    by: 'foxandfern',
    opened: '144d',
    last: '120d',
    posts: [
      `Our old dog is at the end. The kids are four and seven and he has been here longer than they have. The vet thinks a week or two. What words did you use? Did you let them say goodbye?`,
      `We used the real word, died, and said his body stopped working and couldn't be fixed. With "went to sleep" my niece was scared of bedtime for a month.`,
      {
        by: 'porchswing',
        text: `Yes to goodbye, if they want it. Ours each told her a favorite memory. The little one thanked her for cleaning under the high chair.`,
      },
      `They'll ask the same question twenty times, often at breakfast. That isn't them not listening, it's how small people carry it.`,
      {
        by: 'op',
        text: `He died on Thursday with all of us on the kitchen floor. The seven-year-old planted his tennis ball in the garden. Thank you for the words, I used nearly all of them.

The four-year-old wanted to know who'd bark at the mail now. We told him that for a while nobody would, and that it's going to feel strange. This morning he stood at the window and gave one small bark himself, for the mail carrier, who waved. I had to go and stand in the pantry for a minute.`,
      },
      `So sorry for your good boy. What a sendoff, I hope something grows there.`,
    ],
  },
  {
    title: 'How do you keep up friendships as a parent?',
    by: 'leftover_mac',
    opened: '156d',
    last: '101d',
    posts: [
      `I realized I hadn't seen my best friend in five months and she lives eleven minutes away. Every plan needs a sitter, a calendar and a miracle. What keeps your grown-up friendships alive?`,
      `We stopped making plans and started doing errands together. Wednesday groceries, two carts, one hour. It's the best conversation of my week.`,
      `Voice messages. Long, rambling, recorded while folding laundry. We call it our podcast with one listener.`,
      {
        by: 'halfcaf',
        text: `A standing thing that needs no arranging. First Friday, my porch, whoever comes comes. Some months it's eight people, some months it's me and the moths.`,
      },
    ],
  },
  {
    title: 'Kids and lost lovey: what did you tell them?',
    by: 'lostlovey',
    opened: '167d',
    last: '140d',
    posts: [
      `The bunny is gone. Gone gone, I've called the airport, the shuttle and the hotel. She's two and a half and asks where he is at every nap. Do I replace him and pretend, or be honest?`,
      `Honest, with a bit of story. Ours "went traveling" and sent two postcards. I know that's a lie in a hat, but she grew very fond of the postcards.`,
      `I'd say he's lost, we looked everywhere, it's okay to be sad. Then go and pick a new friend together, not a copy. Mine could smell a fake in a second.`,
      { by: 'one_more_story', text: `Buy two of the new one. Rotate them in the wash from day one. Learn from our pain.` },
      { by: 'op', text: `We chose a small scruffy bear. He is called Also Bunny. I think we'll be okay.` },
    ],
  },
  {
    title: 'Homework tears in second grade',
    by: 'firstgrade_fran',
    opened: '182d',
    last: '133d',
    posts: [
      `Twenty minutes of worksheets turn into an hour of pencils being thrown. She's a bright, funny kid and by five o'clock there is nothing left in the tank. What would you change?`,
      `Movement before paper. We do the trampoline or a loop around the block, then a snack, then the sheet. Same kid, different planet.`,
      {
        by: 'chalkdust',
        text: `Retired teacher here. Please write a note: "We worked for twenty minutes and stopped." Any teacher worth the name will take that gladly, and it tells us far more than a finished page with a parent's handwriting on it.`,
      },
      `Homework before school works in our house. She wakes up at six anyway and her brain is made of sunshine.`,
      { by: 'op', to: 3, text: `I sent the note. Her teacher answered within the hour and cut it down to ten minutes. I could have asked in October.` },
    ],
  },
  {
    title: 'How to stop being the fun police at the pool',
    by: 'sunroofsinger',
    opened: '198d',
    last: '150d',
    posts: [
      `I hear myself: don't run, don't splash, don't jump there. My partner throws them around and is everyone's hero. I can't relax near water and I don't think I should. But how can I be less of a siren?`,
      `Keep watching, that part is right. What helped me was saying what to do rather than what not to: walking feet, jump from this side, look before you leap. Same rules, and I liked the sound of my own voice again.`,
      {
        by: 'RN_and_mama',
        text: `Trade off officially. We have a "water watcher" who does nothing else for fifteen minutes: no phone, no chatting, within arm's reach for the non-swimmers. When it's not my turn I can actually play, because somebody really is looking.`,
      },
      { by: 'op', to: 3, text: `We made a watcher necklace out of a whistle. My partner now knows how long fifteen minutes is.` },
    ],
  },
  {
    title: 'New here and new to Austin, hello',
    by: 'newtoatx',
    opened: '212d',
    last: '176d',
    posts: [
      `Moved from Ohio three weeks ago with a three-year-old and a very confused cat. I know nobody yet. Where do people with little kids find each other here?`,
      {
        by: 'ines',
        text: `Welcome to Austin and to the forum. Have a look at the Events & Meetups category, several groups there have an open invitation. And please introduce yourself in any thread, people here are quick to answer.`,
      },
      `Library story time, same branch, same day, every week. The third time people start to nod, and by the fifth you have someone's number.`,
      {
        by: 'muellermama',
        text: `We moved here knowing nobody two years ago. The splash pads are where I met everyone I know. Bring extra sunscreen to lend out, it's the local handshake.

A small survival kit for your first year: keep a towel and a change of clothes in the trunk at all times, believe every flood warning, learn which playgrounds have afternoon shade, and say yes to the first three invitations even if you're tired. After that you may be as picky as you like.`,
      },
      {
        by: 'op',
        text: `You lot are so friendly. We did story time this morning and a woman invited us to a stroller walk before I'd even found the restroom.`,
      },
    ],
  },
  {
    title: 'Bilingual house: do you stick to one parent, one language?',
    by: 'bilingue_bea',
    opened: '228d',
    last: '169d',
    posts: [
      `I speak Spanish with our daughter, my husband English. Since she started preschool she answers me only in English. Do I keep going as if nothing happened, or insist?`,
      `Keep going. I did exactly that for two years, talking to a wall in Portuguese. Then we visited my parents, and on the third day whole sentences fell out of her.`,
      `We don't insist, we play a bit deaf. "¿Cómo?" with a smile. If he really wants the cookie, the word comes.`,
      {
        by: 'speechie_kate',
        text: `Speech therapist here. Answering in the majority language is extremely common and no sign of confusion. What helps most is needing the language: grandparents on video, a friend, a song group, books only in Spanish. If you ever worry about her speech in general, ask for an evaluation in both languages.`,
      },
      { by: 'tex_mex_tia', text: `Cooking. In my kitchen the recipes are in Spanish and so is the cook. My nephews learned every word they know with a spoon in their hand.` },
    ],
  },
  {
    title: 'What are you reading about parenting that is actually good?',
    by: 'bookwormbee',
    opened: '246d',
    last: '190d',
    posts: [
      `I have given up on three books by chapter two because they made me feel like a defective appliance. Kind of book I'd like: short, funny, useful at 6 p.m. on a Tuesday. What made a difference for you? No need for titles, tell me the one idea you kept.`,
      `Connect before you correct. I got it from a library book whose cover had fallen off. I get down on the floor first and then say the thing about the marker on the wall.`,
      `The idea of "good enough." That kids need a parent who gets it right often, not always, and that repairing is part of the deal.`,
      {
        by: 'pajama_prof',
        text: `Mine was about temperament. I stopped asking what I was doing wrong and started asking what kind of kid I had. Same child, new instructions.`,
      },
      `That children do well when they can. When mine doesn't, I try to find out what's in the way, and it's usually shoes.`,
    ],
  },
  {
    title: 'Sibling on the way: preparing a two-year-old',
    by: 'acornandoak',
    opened: '268d',
    last: '215d',
    posts: [
      `Due in ten weeks. Our son will be two years and four months. He pats the belly and says "ball." How do you prepare someone who thinks it is a ball?`,
      `He can't really prepare, and that's all right. Do any big changes now, new bed or new room, so the baby doesn't get blamed for them.`,
      `Baby gets a visitor's gift, big brother gets a box of small things for the first weeks of feeding. Stickers, a water pen, a special cup. I wrapped every one of them in newspaper.`,
      {
        by: 'wagonful',
        text: `When both cry, go to the older one first now and then. The baby won't remember and he will.`,
      },
      { by: 'op', text: `The ball has arrived. He looked at her for a long time and offered her a cracker. Thank you all.` },
    ],
  },
  {
    title: 'Teaching kids to lose at board games',
    by: 'puzzlemissing1',
    opened: '301d',
    last: '238d',
    posts: [
      `Family game night ends with a flipped board every time. He's five and a half and can't bear to lose, and his sister can't bear not to gloat. I refuse to let him win forever. Ideas?`,
      `Cooperative games for a few months. Everyone against the dragon. They learn turn taking and losing together, and then the step to losing alone is smaller.`,
      `We have a house rule: the loser picks the next game and the winner cleans up. Suddenly second place has perks.`,
      {
        by: 'daddyo_deluca',
        text: `I lose a lot on purpose, out loud. "Oh man, I really wanted that. Okay. Good game." They learned the script from me. My daughter now shakes hands with the cat.`,
      },
    ],
  },
  {
    title: 'Small wins thread: tell us about yours',
    by: 'ines',
    opened: '338d',
    last: '7d',
    views: 733,
    pinned: true,
    posts: [
      `The hard days get plenty of room here, and they should. This thread is for the other ones. One small win from your week, however tiny. I'll start: nobody cried about socks today, including me.`,
      `She tried the soup. She did not like the soup. But she tried the soup.`,
      {
        by: 'kneepatch',
        text: `My son said sorry to his sister without being asked and then looked around to see who had said it.`,
      },
      `Drank a coffee while it was hot. Sitting down. In a chair.`,
      {
        by: 'grandma_jo',
        text: `The little one fell asleep on my shoulder in the middle of a story about a tractor. My arm went numb and I would not have moved for money.`,
      },
      `We were on time for something. The something turned out to be tomorrow, but we were on time for it.`,
      { by: 'omar', text: `My daughter rode to the end of the street without training wheels and yelled "I'm still going" the entire way.` },
      `First dentist visit without a meltdown, and he asked the hygienist if she'd like to see his shoes.`,
    ],
  },
]
