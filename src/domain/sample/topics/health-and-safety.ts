import type { SampleTopic } from '../sample-topic.ts'

export const HEALTH_AND_SAFETY: readonly SampleTopic[] = [
  {
    title: 'Read first: how we talk to each other here',
    by: 'ines',
    opened: '352d',
    last: '340d',
    views: 640,
    pinned: true,
    locked: true,
    posts: [
      `Welcome. This category is where we share what we have learned about bumps, sniffles and peace of mind. A few house rules before you write:

Speak from experience, not from certainty. "This helped us" is worth more than "you should."

No one here can examine your child. For anything urgent call 911, for a possible poisoning call Poison Control at 1-800-222-1222, and for everything else your pediatrician or their nurse line knows more than all of us together.

Leave out names, faces, schools and birth dates. They aren't ours to share.`,
      `Thank you for putting the phone number at the top. I've saved it in my contacts.`,
      `May we mention medicines at all, or is that off limits?`,
      {
        by: 'ines',
        to: 3,
        text: `You can say what your doctor recommended for your child, please just leave out amounts. They depend on weight, age and a dozen other things.`,
      },
      { by: 'rosa', text: `I'm closing this one so it stays short and easy to find. If something is missing, tell us through the contact form and we'll add it.` },
    ],
  },
  {
    title: 'How will secure check-out work?',
    by: 'mapleandbean',
    opened: '8d',
    last: '20m',
    views: 318,
    pinned: true,
    posts: [
      `My two go everywhere at full speed, in opposite directions. How will pick-up actually work when it is busy?

And can grandparents be added, or is it one phone per family?`,
      {
        by: 'rosa',
        text: `Great question. The plan is a secure check-in and check-out for every visit, with facial recognition as part of the design.

What's announced about the details, who can be added and how data is handled among them, is on the page called Know Before You Go. Notes like yours help us get them right.`,
      },
      `I'd want a way in without the face part. I know it's meant to keep the kids safe, but it should be a choice.

I'm not against new things. I just think of my son at sixteen asking who has had a picture of his face since he was four, and I'd like to have an answer. Tell us plainly what's kept, for how long and who can see it, and let those of us who'd rather not use it come in by another way without making us feel difficult.`,
      {
        by: 'rosa',
        to: 3,
        text: `That is heard, and you aren't the only one to ask. What's announced about a way in without it, and about what would be stored and for how long, is on the page called Know Before You Go. This website never collects face data.`,
      },
      {
        by: 'grandma_jo',
        text: `We do two pickups a week, and my flip phone and I would like to be considered as well.`,
      },
      {
        by: 'nosecount',
        text: `Our old gym used matching wristbands for child and grown-up. Low tech, and the staff did look. Whatever it'll be, I hope there's a person at the door too.`,
      },
      `For split households it would matter that a parent can be added and also removed. Not a fun topic, but a real one.`,
      { by: 'op', text: `Thanks for the honest answers. I prefer a page that says what's announced to a promise. And yes please to a person at the door.` },
    ],
  },
  {
    title: 'Sun, heat and hydration tips',
    by: 'hillcountrydad',
    opened: '21d',
    last: '2d',
    views: 402,
    posts: [
      `Pooling what we know before the next hot spell. Our rules: outside before ten or after six, hats live in the car, and everybody drinks at every shade stop whether they're thirsty or not.`,
      {
        by: 'sunhatsally',
        text: `Touch the slide before they sit on it. Metal and dark plastic get hot enough to burn, and the back of your hand tells you in a second.`,
      },
      `Freeze half of the water bottle lying on its side, then top it up in the morning. Cold until noon.`,
      {
        by: 'RN_and_mama',
        text: `Please never leave a child in a parked car, not for a minute, not with the windows cracked. I put my left shoe in the back seat so I can't walk off without looking.

And know the warning signs: very hot skin, confusion, vomiting, a child who is limp or hard to wake. Call 911 and cool them down while you wait.`,
      },
      { by: 'op', to: 4, text: `The shoe trick is brilliant and a bit haunting. I started doing it today.` },
      `Mine won't drink plain water, so we put in frozen berries. By the end there's a snack at the bottom.`,
      `Long-sleeved swim shirts. Less skin to cover means less fighting about sunscreen. Our doctor also suggested reapplying every two hours and after swimming.`,
    ],
  },
  {
    title: 'Food allergies and café menus',
    by: 'two_left_shoes',
    opened: '18d',
    last: '4d',
    views: 277,
    posts: [
      `My daughter is allergic to egg and cashew. Eating out means reading every label and asking three people. What questions do you ask, and what makes you trust a place?`,
      {
        by: 'allergyaware_al',
        text: `I ask, "what happens in the kitchen when somebody orders with an allergy?" If they can describe it (clean board, fresh gloves, separate pan) I relax a bit. If they say "oh, should be fine," we eat our own sandwiches.`,
      },
      `Go at quiet hours. The same cook who has time for you at eleven doesn't at half past twelve.`,
      {
        by: 'epi_and_snacks',
        text: `We have a card with her allergens, in big letters, that goes to the kitchen. And her medicine comes to the table with us, never in the car. Our allergist drilled that into us.`,
      },
      `Does anyone know how the café at On Joue is going to handle this?`,
      {
        by: 'rosa',
        to: 5,
        text: `A café is planned. What's announced about its menu, its allergen rules, and bringing your own food is on the page called Know Before You Go. Please don't plan around an allergy on anything else. This thread is already in our notes.`,
      },
      { by: 'op', text: `I've printed the card and I love the kitchen question. Thank you all.` },
    ],
  },
  {
    title: 'What first-aid training should staff have?',
    by: 'nightowl-512',
    opened: '26d',
    last: '6d',
    views: 531,
    posts: [
      `When you pick a camp, a gym or a play place, what do you ask about first aid? I'd like to have a short list that doesn't make me sound like an inspector.`,
      {
        by: 'RN_and_mama',
        text: `Three questions: Is somebody with current pediatric CPR and first-aid training always in the room? Where is the AED? Who calls the parents, and when? Good places answer without looking anything up.`,
      },
      `Sound like an inspector. Honestly, the good ones are pleased to be asked.`,
      `I look at the small things: is there ice, are there gloves, do they write down bumps? A camp that handed me a "bonk note" at pickup won me over completely.`,
      {
        by: 'papa_tomas',
        text: `Worth taking a course yourself, too. I did the infant and child one at a fire station, it was a single evening, and I was shocked at how much I'd had wrong.

I'd always imagined I would know what to do out of sheer love. Then they put the little dummy in front of me, the instructor said "go," and I stood there like a coat rack. After two hours of practicing my hands knew something. I hope never to need it, and I've already signed up for the refresher.`,
      },
      { by: 'op', to: 2, text: `This is exactly the list I was after. It's going straight into my phone.` },
      { by: 'ines', text: `A very useful thread. I'm passing these questions on. What's announced about our own training is on the page called Know Before You Go.` },
    ],
  },
  {
    title: 'Socks, grips and bare feet',
    by: 'pancakesunday',
    opened: '36d',
    last: '19d',
    posts: [
      `What do your kids wear at indoor places? Mine slips in ordinary socks, sweats in grip socks and loses one of each.`,
      `Grip socks in a zip bag in the car, two spare pairs, all the same color so that any two are a pair.`,
      `Bare feet are the best grips there are, if the place allows it. We keep a washcloth handy for afterwards.`,
      { by: 'op', to: 2, text: `All the same color. I've been a parent for seven years, how is this new to me?` },
      { by: 'shoelaces', text: `Whatever is on the feet, we check the soles before they climb. One wet patch by the water fountain taught us that.` },
    ],
  },
  {
    title: 'Fever at night: when do you call?',
    by: 'warmmilk',
    opened: '49d',
    last: '23d',
    views: 519,
    posts: [
      `First real fever, eleven months old, and at three in the morning every decision seems huge. I don't need a diagnosis, I'd like to know how you decide when to call the nurse line.`,
      {
        by: 'RN_and_mama',
        text: `Call whenever you're unsure, that's what the line is for, and nobody will sigh at you. For a baby under three months any fever means calling right away. At any age: trouble breathing, a stiff neck, a rash that doesn't fade when pressed, no wet diapers, very hard to wake, or a look that scares you. Then don't wait.`,
      },
      `Our pediatrician told us to look at the child more than at the number. Playing at 102 worried her less than limp at 100.`,
      `I write it down: time, temperature, what we gave on the doctor's advice, last wet diaper. At 3 a.m. my memory is a sieve and they'll ask all of that.`,
      { by: 'op', text: `We called, they were lovely, it was an ear. She's asleep on me while I type this with one thumb.` },
    ],
  },
  {
    title: 'Toddler-proofing a rental without drilling',
    by: 'lostmittens',
    opened: '64d',
    last: '38d',
    posts: [
      `Landlord says no holes. The dresser and the TV say otherwise. What do you use?`,
      `Ask again, in writing, about furniture anchors. Ours said no to shelves and yes to anchors the minute I mentioned tipping. The holes are tiny and you can fill them in when you leave.`,
      `Pressure-mounted gates are fine for doorways, but not at the top of the stairs, where you really want one that's screwed in.`,
      `Put heavy things in the lowest drawers, TV down low on a wide stand, and nothing tempting on top. We gave the tall bookcase to my brother until she's older.`,
      { by: 'op', to: 2, text: `Wrote to him, got a yes within an hour. It pays to ask nicely twice.` },
      { by: 'crumbsnatcher', text: `Crawl through each room on your hands and knees once. I found a dangling cord, two coins and a magnet in ten minutes.` },
    ],
  },
  {
    title: 'Car seat check: where did you get help?',
    by: 'tortuga_dad',
    opened: '81d',
    last: '53d',
    posts: [
      `I followed the manual, and it still wiggles. Where around here can somebody look at it who really knows?`,
      `Look for a certified child passenger safety technician. There are free check events, and some fire stations and hospitals do it by appointment, so call ahead.`,
      {
        by: 'crosstowncarpool',
        text: `Ours took forty minutes and it turned out I'd threaded the belt through the wrong path for a year. The technician was so gracious about it. Go, everyone.`,
      },
      { by: 'op', text: `Had the appointment today. Wiggle gone, and I installed it myself while she watched, so next time I know how.` },
    ],
  },
  {
    title: 'Daycare germs: does it ever stop?',
    by: 'nopenotnapping',
    opened: '99d',
    last: '64d',
    posts: [
      `Eight weeks in daycare, five weeks of them sick. I've used up my leave and most of my good mood. Please tell me there's an end.`,
      `There is. The first winter is brutal, the second is half as bad, by the third you'll forget where you keep the thermometer.`,
      `Shoes off, hands washed the minute we get home, clothes changed. I can't prove it helps, but it makes me feel as if I've got a plan.`,
      {
        by: 'RN_and_mama',
        text: `Lots of colds in the first year of group care is expected. Do mention it to your pediatrician if colds never clear between rounds, or if there's weight loss, breathing trouble or repeated ear or lung infections. And make sure you sleep, you count as well.`,
      },
      { by: 'op', text: `A whole healthy week. I'm afraid to type it in case the universe reads this.` },
    ],
  },
  {
    title: 'Bug bites that swell up like eggs',
    by: 'tallgrass',
    opened: '128d',
    last: '94d',
    posts: [
      `Every mosquito in the county finds my three-year-old and each bite puffs up. What do you do for the itching and how do you keep them off?`,
      `Long thin sleeves at dusk, a fan on the porch, and empty every saucer with standing water. The fan does more than any candle.`,
      `Cold washcloth and short fingernails here. For repellents we asked the pediatrician which kinds are fine at his age, since there are differences.`,
      { by: 'RN_and_mama', text: `A big local bump can be normal. Hives elsewhere, swelling of the face or any trouble breathing is an emergency, so call 911. If a bite gets hot, spreads or oozes over the next days, have it looked at.` },
    ],
  },
  {
    title: 'Teaching kids about strangers without scaring them',
    by: 'tag_youre_it',
    opened: '165d',
    last: '122d',
    posts: [
      `"Don't talk to strangers" seems wrong, as I talk to strangers all day. What do you tell a five-year-old?`,
      `We say "tricky people" instead. A safe grown-up doesn't ask a kid for help, doesn't ask for secrets, and doesn't mind if you check with your parents first.`,
      `If you get lost: stop, stay, shout our real names. Mine practiced yelling my first and last name across the grocery store. He was thrilled, I was less so.`,
      `Show them who to ask: somebody with a name tag, or a parent with kids. It's concrete enough for a five-year-old.`,
      { by: 'op', to: 3, text: `We practiced in the park, and four people turned around to help. Rather reassuring, really.` },
    ],
  },
  {
    title: 'Trampolines, yes or no?',
    by: 'trampolinetess',
    opened: '216d',
    last: '160d',
    posts: [
      `The neighbors are getting one. Our kids are four and nine, and they'll be over there within the minute. What rules would you set?`,
      `One jumper at a time. Nearly every story I've heard, including our own broken wrist, starts with two kids of different sizes.`,
      `Our pediatrician isn't a fan of home trampolines and told us so. We compromised: net closed, no flips, a grown-up outside watching, and never together with the big ones.`,
      { by: 'op', text: `Talked to the neighbors, they were relieved someone brought it up. One at a time is now written on the net in marker.` },
    ],
  },
  {
    title: 'What goes into your diaper bag first-aid kit?',
    by: 'fourfeetunder',
    opened: '293d',
    last: '230d',
    posts: [
      `I carry eleven bandages with dinosaurs and nothing else. What has actually been useful to you?`,
      `Saline rinse, tweezers, gauze, a cold pack, a spare pair of socks, and a printed page with allergies and phone numbers. The page is what the babysitter needed.`,
      `Anything we take for allergies goes in the same outer pocket, always, so that whoever grabs the bag can find it blind.`,
      { by: 'papa_tomas', text: `Dinosaur bandages do cure most things, to be fair. I'd add a small flashlight for splinters and for looking brave.` },
      { by: 'op', text: `Added the page with the phone numbers and a flashlight. The dinosaurs have stayed, obviously.` },
    ],
  },
]
