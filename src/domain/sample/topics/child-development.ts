import type { SampleTopic } from '../sample-topic.ts'

export const CHILD_DEVELOPMENT: readonly SampleTopic[] = [
  {
    title: 'Shy at parties, loud at home',
    by: 'quietcornerkid',
    opened: '7d',
    last: '4h',
    views: 357,
    posts: [
      `At home he's a one-man musical. At his cousin's party he sat under the table for an hour with a cracker. He's five. Preschool says he's fine there, a bit quiet. Is this simply who he is, or should I be doing something?`,
      {
        by: 'prek-teacher-lu',
        text: `I have taught a great many of these children, and they're often the ones with the richest games once they feel safe.

If you'd like to do something, tell him beforehand who'll be there, how long you're staying and where your lap is going to be. Then let him look. I've watched four-year-olds observe a game for three mornings and join on the fourth, knowing every rule and every name. That's not being left out, it's research. What would make me look closer: if he's unhappy afterwards, or if he never warms up anywhere. From what you write, neither seems to be the case.`,
      },
      `Mine too. We stopped saying "he's shy" in front of him, and started saying "he likes to look first." He now says it about himself, quite proudly.`,
      `I was that kid. Under the table was a wonderful place, you see everything and nobody asks you questions. I grew up to be a perfectly chatty nurse.`,
      {
        by: 'op',
        to: 4,
        text: `This made me cry a little on my lunch break. He told me the table was "the best seat." I guess it was.`,
      },
      `Small doses helped ours. One friend at our house, then the same friend at the park, then two friends. By the time of a big party there were familiar faces in it.`,
      {
        by: 'omar',
        text: `Our pediatrician told us something useful at the checkup: watch the trend, not the day. Over a year my daughter went from my leg to my hand to "you can sit over there, Daddy."`,
      },
    ],
  },
  {
    title: 'Climbing everything at 2½',
    by: 'monkeybars_mo',
    opened: '10d',
    last: '25h',
    views: 334,
    posts: [
      `The bookshelf, the changing table, the neighbor's truck. She has no fear and excellent grip. How do you keep a climber safe without saying no all day long?`,
      `Anchor every piece of furniture to the wall first, today, before reading any further advice. Then give her one thing she may always climb. For us it's a foam triangle by the sofa.`,
      {
        by: 'ot_for_tots',
        text: `Some children simply need a lot of input for muscles and joints, and climbing is how they get it. Playground before lunch, playground before dinner, pushing and hauling in between. You'll see fewer bookshelf attempts.

Teach her to climb down, feet first, belly to the surface. It's the part they forget.`,
      },
      { by: 'op', to: 2, text: `Shelves are anchored as of an hour ago. She has already tested them, so I can confirm the work.` },
      `"Three points touching" is the rule we use, two feet and a hand or the other way around. My son repeats it to himself like a tiny mountaineer.`,
      `If she falls on her head and is sleepy, vomiting or not herself, call the doctor right away. Otherwise take a breath, they bounce better than we do.`,
    ],
  },
  {
    title: 'Reading before kindergarten?',
    by: 'kinder_in_fall',
    opened: '15d',
    last: '6d',
    views: 402,
    posts: [
      `Half of the four-year-olds in our circle can apparently read cereal boxes. Mine can write his name with the S backwards. Should I be working on it before he starts?`,
      {
        by: 'firstgrade_fran',
        text: `First grade teacher. Honestly, what I can tell in September is who has been read to, not who can read. Rhymes, stories, talking at dinner, knowing that print goes from left to right. The rest is our job and we like doing it.`,
      },
      `My oldest read at four, my middle one at seven. They're twelve and fifteen now and you couldn't tell which was which.`,
      `Play with sounds instead. "I'm thinking of something that starts with mmm." In the car, no paper involved.`,
      { by: 'op', to: 2, text: `Exhaling. Thank you. We'll keep the bedtime stack and leave the flash cards at the store.` },
      `Backwards letters are common well past that age, as our pediatrician explained when I worried about them too. If it still bothers you, it's a good question for the next checkup.`,
    ],
  },
  {
    title: 'Late talker at 22 months: when did you ask for help?',
    by: 'hopeandhoney',
    opened: '29d',
    last: '12d',
    views: 588,
    posts: [
      `He has about ten words, understands everything, points and drags us around. Family says boys talk late. My gut says ask someone. What did you do and when?`,
      {
        by: 'speechie_kate',
        text: `Speech therapist. Please listen to your gut and ask your pediatrician for a referral, including a hearing test. Asking early costs nothing, and if all is well you'll get good ideas for playing. Pointing and understanding are both nice signs, by the way.`,
      },
      `We waited until two and a half because of the "boys" thing and I wish we hadn't. Nothing dramatic, but six months of help earlier would have saved him a lot of frustration.

The appointments weren't at all what I'd feared. A woman came and played on our kitchen floor with a bag of animals, and I sat next to them and learned to wait. That was the main lesson, waiting. I used to answer for him before he'd even opened his mouth. Now I count to five in my head, and quite often at four there's a word.`,
      `In Texas there's the early childhood intervention program for under threes. You can contact it yourself, no referral needed. The lady who came to our house was the kindest person.`,
      {
        by: 'op',
        text: `Called this morning. The hearing test is next week and the home visit the week after. I feel lighter already.`,
      },
      { by: 'op', text: `Small update: fluid in both ears. They're watching it and we have started with the visits. New words this week: "more," "truck" and, somehow, "avocado."` },
    ],
  },
  {
    title: 'Imaginary friends, how many is too many?',
    by: 'dandelionclock',
    opened: '37d',
    last: '21d',
    posts: [
      `We set the table for five and there are three of us. Bobo needs a chair. Bobo's uncle is allergic to peas. Anyone else running a boarding house?`,
      `Ours were three mice who lived in the dishwasher. We had to knock before opening it. They moved to Mexico after about a year.`,
      `My understanding is that it's a sign of a good imagination. I only had one limit: the friend can't be blamed for the marker on the wall.`,
      { by: 'op', to: 3, text: `Too late, the uncle did it. He has been asked to apologize.` },
      { by: 'steppingstones', text: `In eighteen years of teaching I met perhaps forty of them, and I was fond of every one. They tend to leave quietly around the time real friends get interesting.` },
    ],
  },
  {
    title: 'Left-handed at three, or too early to tell?',
    by: 'mismatched',
    opened: '46d',
    last: '31d',
    posts: [
      `She eats with the left, throws with the right, draws with whichever is closer to the crayon. Grandpa keeps moving the spoon over. Does it settle on its own?`,
      `It does. Put things in the middle and let her choose. Our son was undecided until kindergarten and then simply wasn't.`,
      {
        by: 'ot_for_tots',
        text: `Swapping hands is common at three. If a child still swaps a lot at five or six, or clearly avoids one hand at any age, mention it to the doctor. And please ask Grandpa, kindly, to leave the spoon alone.`,
      },
      `Get proper scissors when the time comes. As a lefty I thought for years that I was clumsy. I was just holding the wrong tool.`,
      { by: 'op', text: `The spoon stays in the middle of the table now, and Grandpa has been given a different hobby.` },
    ],
  },
  {
    title: 'Big feelings at pickup: sweet all day, falls apart with me',
    by: 'bigfeelings',
    opened: '57d',
    last: '27d',
    views: 497,
    posts: [
      `The teachers say she's a delight. Then she sees me and it's shoes off, screaming, "you brought the wrong banana." It's hard not to take it personally.`,
      {
        by: 'prek-teacher-lu',
        text: `She's holding it together all day with people she likes, and you're the person she trusts enough to let go with. It's a compliment wrapped in a tantrum. Snack, water, few questions, quiet car.`,
      },
      `I don't ask "how was your day" anymore. I say "I'm glad to see you" and hand over a cheese stick. The stories come at bath time.`,
      `We sit in the car for five minutes before driving. She can yell, I look at the trees. Some days she climbs onto my lap and we just breathe.`,
      { by: 'op', text: `Cheese stick and silence: three good pickups in a row. I can't believe it was that.` },
      { by: 'hopscotch_hal', text: `Wrong banana is a classic. In our house it was once a cracker that was "too triangle."` },
    ],
  },
  {
    title: 'Stuttering came out of nowhere at three',
    by: 'poppyseed',
    opened: '68d',
    last: '42d',
    posts: [
      `Since last week it's "I-I-I-I want" at the start of nearly every sentence. She was talking so smoothly before. She doesn't seem bothered. Am I supposed to do something?`,
      {
        by: 'speechie_kate',
        text: `Many children go through this between two and four, when ideas outrun the mouth. Slow your own speech, keep eye contact, don't finish her sentences, don't tell her to slow down. Ask your pediatrician or a speech therapist to have a look if it goes on for some months, if she's struggling or upset, or if stuttering runs in the family.`,
      },
      `We had exactly this for around ten weeks. I told the doctor at the checkup anyway and I'm glad, since she wrote it down and then we had a starting point.`,
      { by: 'op', text: `Thank you. There is an uncle who stutters, so I made the call. It feels good to have a date in the calendar.` },
    ],
  },
  {
    title: 'Why is she lining up all her toys?',
    by: 'curlytop',
    opened: '82d',
    last: '56d',
    posts: [
      `Cars, spoons, shoes, raisins. Everything in a row. Two and a half, chats a lot, loves people. The internet has kindly offered me every possible diagnosis. What did your doctors say?`,
      `Ours said that sorting and lining up is a normal stage, and that they look at the whole child: eye contact, play, language, sleep, how she copes with changes. He took twenty minutes to answer and I loved him for it.`,
      `If you have questions, ask. You won't waste anybody's time. My second lined up cars and is autistic, my third lined up cars and isn't. The cars told us nothing, the people who looked properly did.`,
      { by: 'op', to: 3, text: `That last sentence. Thank you. We're seeing the pediatrician on Monday and I'm closing the browser tabs.` },
      `My raisins were also sorted. By size. I work in logistics now.`,
      { by: 'op', text: `We had a kind, unhurried visit and she's going to look again in six months. Meanwhile the raisins are in excellent order.` },
    ],
  },
  {
    title: 'Dropping the nap: signs it is time',
    by: 'nap_strike',
    opened: '94d',
    last: '69d',
    posts: [
      `Three years and one month. He lies there singing for an hour, and then stays up until half past nine. If I skip the nap he's asleep in his pasta by 5:40. What now?`,
      `Nap every other day, early bedtime on the no-nap days. We limped along like that for two months and then it was done.`,
      `Quiet time saved us. Same hour, same room, books and a story on the speaker. He doesn't have to sleep, he does have to rest. I have to rest too.`,
      { by: 'afterbedtime', text: `On pasta days we moved dinner to 4:45. Like retired folks in Florida. No regrets.` },
      { by: 'op', text: `Every other day it is. Tonight he made it to bath time with his face out of the noodles.` },
    ],
  },
  {
    title: 'Fine motor skills without worksheets',
    by: 'littleacorns',
    opened: '106d',
    last: '78d',
    posts: [
      `The preschool mentioned that his grip is "still developing." He hates coloring. What could we do that doesn't look like practice?`,
      {
        by: 'ot_for_tots',
        text: `Kitchen tongs and cotton balls, clothespins, tearing lettuce, peeling stickers, spray bottles on the plants, drawing on a vertical surface like a fridge. And hanging from monkey bars, since hands are built from the shoulder down.`,
      },
      `Short, broken crayons. You can't hold a stub with your fist, and it cost me nothing but snapping a few in half.`,
      `Let him do the zippers, even if it takes until Thursday.`,
      { by: 'op', to: 2, text: `The spray bottle is a hit. We have the most watered ferns in Travis County.` },
      `Baking. Cracking eggs, kneading, pinching salt. There's shell in everything and his hands are getting strong.`,
    ],
  },
  {
    title: 'Fear of the dark, suddenly, at four',
    by: 'goodnight_moose',
    opened: '124d',
    last: '92d',
    posts: [
      `She slept like a stone for years. Now there's something in the closet and we are up at 1, 2 and 4. We've looked in the closet. It does not help to look in the closet.`,
      `Around four the imagination gets good, and it doesn't come with an off switch. A dim warm night light and a flashlight of her own, so she's in charge of the light.`,
      `We asked what the thing in the closet was called and what it liked to eat. It's now a shy creature named Gerald, who's afraid of kids.`,
      `Play with the dark in the daytime: shadow animals, tent with the lamp off, glow sticks in the tub. It stopped being the enemy.`,
      { by: 'op', text: `Ours is called Doris and she likes toast. First full night in three weeks.` },
      { by: 'owlbabies', text: `We let ours choose one stuffed animal to be on night watch. It sits facing the closet and gets thanked for its service at breakfast.` },
    ],
  },
  {
    title: 'Growth chart worries: small kid, big appetite',
    by: 'pickyeaterpro',
    opened: '139d',
    last: '108d',
    posts: [
      `He's at the very bottom of the chart, always has been, and eats like a lumberjack. People comment. How do you stop worrying?`,
      `What our pediatrician showed me: it's about following your own line. A child who has always been on a low curve and stays on it is doing what they should. One who crosses lines gets looked at.`,
      `I'm five foot one. My husband is five foot five. Our son is small. It's almost as if it was planned.`,
      { by: 'op', to: 2, text: `Asked for the chart at the visit and there it was, a perfect little line along the bottom edge. I took a photo of it for 2 a.m. moments.` },
      `For the comments, my son came up with his own line: "I'm travel size."`,
    ],
  },
  {
    title: 'Lying at five: is this a phase?',
    by: 'whyphase',
    opened: '153d',
    last: '116d',
    posts: [
      `Chocolate on the chin. "I didn't eat it." He looked me right in the eye. Part of me was impressed. What do you do about the fibs?`,
      `Don't ask questions you already know the answer to. "I see you've had chocolate, the next piece is tomorrow." There's nothing to lie about then.`,
      {
        by: 'pajama_prof',
        text: `I teach psychology, though mostly to people who can drive. Early lying means they've understood that your mind doesn't contain everything theirs does. It's a milestone, just one nobody puts in the baby book.`,
      },
      `We made honesty the cheaper option. Telling the truth gets a thank you and help with fixing it. It took a while but mine now walks in and announces disasters.`,
      { by: 'op', to: 4, text: `A disaster was announced today: "I have put toothpaste in the piano." I said thank you. Through my teeth, but I said it.` },
    ],
  },
  {
    title: 'Mixed ages: what do the little ones learn from the big ones?',
    by: 'the_loud_house4',
    opened: '170d',
    last: '136d',
    posts: [
      `Mine are 2, 4, 7 and 10 and the house is a laboratory. The two-year-old can say "that's not fair" and knows the rules of poker. Tell me what yours picked up from older kids.`,
      `Tying shoes. I tried for a year, his sister did it in one afternoon with two spaghetti.`,
      `Patience, in the other direction. My ten-year-old slows right down for his baby cousin. I didn't teach him that.`,
      {
        by: 'steppingstones',
        text: `I ran a mixed-age classroom for eighteen years. The little ones get courage, the big ones get to feel capable. It's the thing I miss most.`,
      },
      `The three-year-old learned to read the room. She knows exactly which sibling to ask for which crime.`,
      { by: 'op', text: `Reading these at the breakfast table to the whole laboratory. The ten-year-old says she'd like hazard pay.` },
    ],
  },
  {
    title: 'What are the Learning Pods supposed to be for?',
    by: 'tinkertable',
    opened: '193d',
    last: '129d',
    views: 472,
    posts: [
      `I read about the "Neo-Age Learning Pods" on the home page and I like the sound of it, but what happens in there? My eight-year-old builds circuits and my four-year-old builds soup.`,
      {
        by: 'rosa',
        text: `Soup counts. The idea is cozy, hands-on pods where children tinker, build, and figure things out at their own pace, so a four-year-old and an eight-year-old can sit in the same one and do different things. What's announced about the contents is on the page called Know Before You Go.`,
      },
      `Please no screens as the main event. We have those at home. Gears, pulleys, water, magnets, things that push back.`,
      { by: 'mathmama', text: `A place where you can leave your half-finished thing and find it next week would be a dream. I know that's a lot to ask.` },
      { by: 'op', to: 2, text: `Thanks for the quick answer. I'll keep my hopes for something with pulleys.` },
      { by: 'spacerocket_sy', text: `Marble tracks on a wall, with pieces big enough that nobody eats them. That's my whole request.` },
    ],
  },
  {
    title: 'Tantrums after screen time: what changed it for you?',
    by: 'stillinpajamas',
    opened: '221d',
    last: '174d',
    posts: [
      `One episode of a gentle show about a tiger, followed by thirty minutes of rage. He's three. It's always the ending that goes wrong.`,
      `Let it end by itself. A whole episode, never a switch-off in the middle, and he presses the button. The control seems to matter more than the minutes.`,
      `Sit with him for the last two minutes and talk about what's on. Then it isn't you taking it away, you both walk out of the cinema together.`,
      `We noticed it was the autoplay. Turned that off and the "one more" went with it.`,
      { by: 'op', text: `Pressing the button himself: night and day. He now says "the end" with a bow.` },
    ],
  },
  {
    title: 'How do you explain differences to curious kids?',
    by: 'wildflower_kin',
    opened: '254d',
    last: '207d',
    posts: [
      `My daughter asked a boy in a wheelchair, loudly, "why do you have wheels?" I wanted to sink into the ground. How do you handle it without making it a shameful thing?`,
      `As the mom of a boy with wheels: her question is fine. Please don't drag her away. He'll usually say "because my legs are tired" and then show her how fast he can go. Being hushed and stared at from afar is what hurts.

If you want to make his day, ask whether he'd like to play, and then look around to see if the thing you're all playing on has a way up for him. Half of the playgrounds we visit have a lovely accessible picnic table and nothing else. Kids figure out games that work for everyone within minutes, they only need somebody to hold the door.`,
      {
        by: 'op',
        to: 2,
        text: `Thank you so much for answering. He did say hello to her, and I was the awkward one. Next time I'll let them talk.`,
      },
      `We say "you can ask if the person would like to tell you about it, and they may say no." It covers wheelchairs, tattoos and the man with the parrot.`,
      { by: 'maya', text: `Picture books where kids with all sorts of bodies do ordinary things helped us a lot. By the time she meets somebody it's not news anymore.` },
    ],
  },
  {
    title: 'Boredom on purpose: does it really help?',
    by: 'hammocktime',
    opened: '287d',
    last: '224d',
    posts: [
      `Everyone says kids should be bored more. When mine is bored he follows me around the house sighing like a Victorian poet. How long until the creativity arrives?`,
      `Twenty-five minutes. I timed it. Then there's a crash from the other room, and it's begun.`,
      `It helped to have stuff within reach: tape, boxes, string, a basket of scarves. Boredom with nothing around is just sad.`,
      { by: 'mudpiequeen', text: `I answer "hm, I wonder what you'll do" and keep chopping onions. By the third time, they stop asking. There's now a restaurant for worms in our yard.` },
      { by: 'op', text: `Day five. He has invented a bank. I've been denied a loan.` },
    ],
  },
]
