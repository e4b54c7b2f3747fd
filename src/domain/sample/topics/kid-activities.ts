import type { SampleTopic } from '../sample-topic.ts'

export const KID_ACTIVITIES: readonly SampleTopic[] = [
  {
    title: 'Best indoor spots near South Austin?',
    by: 'south1st_sam',
    opened: '4d',
    last: '38m',
    views: 512,
    posts: [
      `It's going to be a sticky week and my two are already bouncing off the couch. Where do you go indoors around South Austin with a three-year-old and a six-year-old? Free is great, loud is fine.`,
      {
        by: 'librarycardlove',
        text: `Any of the bigger library branches. Ours has a play corner, puppets, and nobody shushes before noon. Check the calendar for story time so you arrive just after it, not during.`,
      },
      `The nature and science places are good for that age. Go early, bring a sweater for the air conditioning, and let them look at the same turtle for half an hour.`,
      `Recreation centers often have open gym hours for little ones, with mats and balls out. It's a few dollars at most, call your nearest one for the times.`,
      {
        by: 'op',
        to: 4,
        text: `I had no idea. Called one this morning and they have tumbling mats out two mornings a week. That's our Tuesday sorted.`,
      },
      `Garden centers. I'm serious. Fish pond, wind chimes, carts to push, and they can each choose one small plant to keep alive.`,
      {
        by: 'tinydinos',
        text: `Can't wait until On Joue opens, it's exactly what's missing for this age range. Does anyone know which part of town it'll be in?`,
      },
      {
        by: 'rosa',
        to: 7,
        text: `Thank you for asking. What's announced about the location is on the page called Know Before You Go, and you can ask there to get an email when it changes.`,
      },
      { by: 'hopscotch_hal', text: `Pet shop on the way home from errands. Ten minutes with the hamsters and everyone is a nicer person.` },
    ],
  },
  {
    title: 'Cardboard castle, step by step',
    by: 'cardboardboxfan',
    opened: '13d',
    last: '9h',
    views: 874,
    posts: [
      `We got a new refrigerator and the kids got a castle. Here's how, in case a big box lands on your porch:

1. Cut the top edge into battlements. A grown-up does this part, with a box cutter, away from everyone.
2. Cut the drawbridge on three sides and fold it down. Two holes, one shoelace, done.
3. Tape every cut edge with paper tape so nobody gets scratched.
4. Hand over the markers and leave the room.

It has been standing in our living room for nine days.

Things I'd do differently: cut a back door before they move in, because otherwise you'll be the one crawling through the drawbridge to rescue a stuck sock. And put it where you can walk around it at night. I know the exact height of the east tower now, it's the height of my shin.`,
      `Doing this on the weekend. How did you keep the walls from folding in once they lean on them? Ours always collapse.`,
      {
        by: 'op',
        to: 2,
        text: `Flatten a second box, cut strips the width of your hand and tape them inside the corners as angle braces. Works like the brackets on a shelf.`,
      },
      `Appliance stores will usually let you have empty boxes if you ask in the morning. I got two washing machines' worth last month and became a neighborhood legend.`,
      {
        by: 'gluegunmama',
        text: `Low-temperature glue sticks for the towers, with a grown-up holding the gun. We made stained glass windows from cellophane out of an old gift basket and the light on the rug is gorgeous.`,
      },
      `My daughter turned hers into a post office. Everyone in the family receives mail now, mostly complaints.`,
      {
        by: 'spacerocket_sy',
        text: `Ours was a rocket for a week and a bakery after that. When it finally gave up we let them jump on it, and I think that was the best day.`,
      },
      { by: 'maya', text: `Followed your steps with two printer boxes, so it's more of a cottage. The shoelace drawbridge is the star of the show.` },
    ],
  },
  {
    title: 'Science at the kitchen table',
    by: 'tinkertable',
    opened: '17d',
    last: '3d',
    views: 431,
    posts: [
      `Looking for experiments with things already in the cupboard. Mine are five and eight, and we have done the volcano so many times that the cat leaves the room when I pick up the vinegar.`,
      `Pepper on water, then touch the middle with a soapy finger. The pepper runs away. It takes thirty seconds and they'll do it forty times.`,
      `Red cabbage juice. Boil it, let it cool, then drip in lemon juice, soapy water, baking soda. It goes pink, blue, green. Smells dreadful, looks like magic.`,
      {
        by: 'mathmama',
        text: `Ours is to guess first and write it down. How many paper clips until the foil boat sinks? Being wrong became half the fun, and the eight-year-old now keeps a lab book with a lock on it.`,
      },
      {
        by: 'op',
        to: 3,
        text: `Cabbage was a triumph. The five-year-old is now testing every liquid in the house, including, briefly, the dog's water.`,
      },
      `Celery in food coloring overnight. Simple, slow, and they check on it like a patient.`,
    ],
  },
  {
    title: 'Rainy day obstacle course with couch cushions',
    by: 'couchfortking',
    opened: '8d',
    last: '4d',
    posts: [
      `Third day of rain and we have rearranged the furniture. Current course: cushion stepping stones, crawl under the coffee table, hop along the tape line, throw a sock in the laundry basket, ring the bell. What should we add?`,
      `A balance beam from a rolled-up blanket. And a station where you have to say something in a silly voice before you may continue.`,
      `Yarn laser beams in the hallway with painter's tape. It holds for a day and leaves no marks.`,
      {
        by: 'ot_for_tots',
        text: `Add something heavy, kids love it and it calms them down: push a full laundry basket across the rug, or carry a stack of books to the finish. Good work for the whole body. And check that whatever they climb can't tip.`,
      },
      { by: 'op', text: `Laundry basket push is the new favorite. I'm told I am slow at it.` },
      { by: 'cloudwatcher', text: `Ours ends in the tub. They arrive there sweaty anyway, so the finish line is a bath with the lights off and a lantern.` },
    ],
  },
  {
    title: 'What can a two-year-old actually do with paint?',
    by: 'jam_hands',
    opened: '11d',
    last: '6d',
    posts: [
      `I set up a lovely paint tray. He put his whole forearm in it and hugged me. Is there a version of this for beginners?`,
      `Zip bag painting. Two blobs inside, tape it shut, tape it to the window. He squishes, you drink tea.`,
      `In the bathtub, before the bath. Washable paint on the tiles, then turn on the water and it's cleaned by the artist himself.`,
      { by: 'op', to: 3, text: `Bathtub it is. We are both blue, but the walls came clean.` },
      `"Paint" with water on the fence. It dries and disappears, so there's always room for more art.`,
    ],
  },
  {
    title: 'Backyard bug safari, printable or not?',
    by: 'bugjar',
    opened: '19d',
    last: '10d',
    posts: [
      `My four-year-old is into bugs. Do any of you have a good list for a backyard safari? Something to tick off, without needing a biology degree.`,
      `We skip the printing and draw six boxes on the back of an envelope: something with wings, something with many legs, something smaller than rice, a trail, a hole, a web. He fills them with scribbles that only he understands.`,
      {
        by: 'stickcollector',
        text: `Turn over a log together and put it back like you found it, because it's somebody's roof. Mine whispers "sorry for the light" to the roly-polies.`,
      },
      `Look, don't touch, for anything hairy or very bright. Some of the fuzzy caterpillars around here sting something fierce.`,
      { by: 'op', to: 2, text: `The envelope idea took us through an entire Saturday. "Something smaller than rice" needed an hour and a flashlight.` },
    ],
  },
  {
    title: 'Music classes for toddlers: worth it?',
    by: 'quarternote',
    opened: '27d',
    last: '14d',
    posts: [
      `There are a few programs around town and they all want a whole season up front. For an eighteen-month-old, is the class worth it or can I bang pots at home?`,
      `Bang the pots. And go once for free if they offer a trial, mostly to steal the songs.`,
      `It was worth it for me more than for her. A fixed hour with other adults in the first year of parenting saved my week.`,
      {
        by: 'littledrummerdad',
        text: `Drummer by trade here. Sing every day, dance while you cook, let them hear real instruments when you can. At that age the best music teacher is the person they love, even if that person is out of tune.`,
      },
      { by: 'op', to: 3, text: `The fixed hour with adults may be the real reason I asked. Signed up for the trial.` },
    ],
  },
  {
    title: 'Playdough recipe that does not turn into rocks',
    by: 'claydough_carpet',
    opened: '38d',
    last: '22d',
    posts: [
      `Mine is always either soup or gravel. Please share the recipe that works for you and how long it keeps.`,
      `The cooked one is the secret: two cups flour, one cup salt, two tablespoons oil, two teaspoons cream of tartar, two cups water, stir on low heat until it pulls away from the pot. Let it cool fully before little hands get it. Ours keeps six weeks in a jar.`,
      {
        by: 'kindamessy',
        text: `A note from experience, it is very salty. Keep it away from the dog and from children who still taste everything.`,
      },
      { by: 'op', to: 2, text: `It worked. It's soft. I added lavender, and now I'm the one playing with it after bedtime.` },
      `If yours goes sticky after a week, knead in a spoonful of flour. If it goes dry, a few drops of water and patience.`,
    ],
  },
  {
    title: 'Ten-minute games while dinner is cooking',
    by: 'dinnerat5',
    opened: '45d',
    last: '16d',
    views: 468,
    posts: [
      `The witching hour is real. I need things that start in ten seconds and don't need me to sit on the floor, because I'm holding a hot pan.`,
      `Sock matching race with the clean laundry. They think it's a game. I think it's laundry.`,
      `I Spy but only with sounds. "I hear something that hums." It works from the stove and it slows everyone down.`,
      {
        by: 'wigglysitter',
        text: `Masking tape road on the floor, all the way around the kitchen but not past the stove. A handful of cars, done. The tape stays up for weeks in our house.`,
      },
      `Bowl of water, towel, measuring cups, on the floor by the back door. Yes, it gets wet. It's water.`,
      { by: 'op', text: `Tape road bought me nineteen minutes and an actual sauce. Thank you.` },
    ],
  },
  {
    title: 'Good first hikes with short legs',
    by: 'greenbelt_gina',
    opened: '58d',
    last: '36d',
    posts: [
      `Looking for trails where a four-year-old can walk the whole way: shade, some water to look at, not too many steep bits. And how far can I realistically expect him to go?`,
      `Our formula is half a mile per year of age on a good day, minus whatever you spent on rocks. Choose a path with a creek and forget about the distance.`,
      `We do "trail jobs." One is the finder of arrows, one is the snack guard. Without a job they want to be carried by the second tree.`,
      {
        by: 'limestone_lee',
        text: `Go at eight in the morning, carry more water than seems sane, turn around while they're still happy. After rain the limestone gets slick as soap, so we stay on the gravel paths then.`,
      },
      { by: 'op', text: `We made it a mile and a quarter. The snack guard ate the snacks, but still.` },
    ],
  },
  {
    title: 'Puppet theater from a tension rod',
    by: 'gardenhosefun',
    opened: '66d',
    last: '49d',
    posts: [
      `Tiny trick: a tension rod in a doorway, two old curtains, and you have a stage. We've had shows every night this week. The plot is always that the bear is hungry.`,
      `Doing this today. Are your puppets bought or made?`,
      { by: 'op', to: 2, text: `Odd socks and two buttons each. The bear is a hiking sock with a past.` },
      `We sell tickets, drawn by hand, price: one kiss or one carrot. The critics are generous.`,
      { by: 'lanternlight', text: `Try it with the lights off and a lamp behind a white sheet. Paper shapes on chopsticks, and suddenly you've got shadow theater.` },
    ],
  },
  {
    title: 'Swim lessons: group or private at age five?',
    by: 'dripdrop',
    opened: '74d',
    last: '47d',
    posts: [
      `He's cautious in water but wants to learn. Groups are cheaper, private is quicker, and I can't decide. What worked for a careful kid?`,
      `Three private lessons to get past the fear, then a group for the fun. The group alone would have meant watching from the steps all season.`,
      `Ask to watch a lesson before paying. The teacher's manner mattered far more than the format in our case.`,
      {
        by: 'RN_and_mama',
        text: `Whichever you choose, lessons add a layer, they don't replace eyes on the water and an arm's reach. Even kids who swim well need somebody watching.`,
      },
      { by: 'op', text: `We watched two places and picked the one where the teacher knelt down to his height. He put his face in on day two.` },
    ],
  },
  {
    title: 'Loose parts play: what is in your box?',
    by: 'buttonjar',
    opened: '88d',
    last: '62d',
    posts: [
      `We replaced a pile of plastic toys with a box of "stuff" and they play twice as long. So far: corks, wooden rings, fabric squares, big buttons, stones. What's in yours? The youngest is three, so nothing tiny please.`,
      `Napkin rings, silicone muffin cups, a metal colander with pipe cleaners. The colander has been a hedgehog, a crown and a spaceship this week.`,
      `Pinecones from our walks, bathroom tile samples from the hardware store, and cardboard tubes in three sizes.`,
      {
        by: 'quarternote',
        text: `An old keychain collection without the small bits. They sort it, they ring it, they run a hotel with it.`,
      },
      { by: 'onesock', text: `A warning from the mother of a mouth explorer: if it fits through a toilet paper roll, it waits on the high shelf until the baby is bigger.` },
    ],
  },
  {
    title: 'Taking kids to a live show for the first time',
    by: 'playlistpapa',
    opened: '97d',
    last: '80d',
    posts: [
      `I'd like to take my five-year-old to an outdoor concert. She likes music and dislikes surprises. What should I plan for?`,
      `Ear protection, the over-ear kind, and let her wear it at home first so it's hers. Sit at the side near the way out. Plan on forty minutes and treat anything longer as a bonus.`,
      `Show her a video of the band and the place. With my kid, knowing what the stage looks like takes half the worry away.`,
      { by: 'op', text: `We lasted an hour. She danced with the headphones on, like a very small DJ.` },
    ],
  },
  {
    title: 'Which crafts keep an eight-year-old busy for an hour?',
    by: 'easelpeasel',
    opened: '108d',
    last: '75d',
    posts: [
      `The little one is happy with any sticker. The big one says crafts are for babies and then complains of boredom. Something that feels grown up?`,
      `Finger knitting. My son made a chain that goes around the house twice and was proud for a month.`,
      {
        by: 'paperairplanes',
        text: `Stop-motion film with clay and an old phone. The first one took a whole afternoon: a banana eats another banana. Cinema.

You need a phone that stands still (we lean it on a jar and put rice in the jar), a lamp that isn't the window, and a free app that takes one picture at a time. Ten pictures are one second, which turned out to be the best math lesson of the year. She worked out by herself that the chase scene would need two hundred and forty bananas.`,
      },
      `Friendship bracelets with a paper loom. They trade them at school, so there's demand and a deadline.`,
      `Real tools. A small hammer, soft pine, a bag of nails, safety glasses, and me sitting next to him. He built a "bird hotel" that no bird has booked, and he's thrilled.`,
      { by: 'op', to: 3, text: `The banana film has a sequel in our house now. Thank you, I think.` },
    ],
  },
  {
    title: 'Neighborhood scavenger hunt list to copy',
    by: 'sidewalkchalk',
    opened: '121d',
    last: '99d',
    posts: [
      `Feel free to copy, works for ages 3 to 8:

a red door
a cat in a window
a number bigger than 5000
something round that isn't a wheel
a flag
two birds together
a leaf with a hole
somebody to wave at

The last one is the best. Everyone waves back.`,
      `Did it after dinner today. "Somebody to wave at" turned into a chat with a neighbor of six years whose name I finally know.`,
      `For the bigger ones I add a color they may not step on.`,
      {
        by: 'stroller_steve',
        text: `Stroller version: sounds instead of sights. Dog, lawnmower, airplane, someone laughing. My eighteen-month-old points and yells for each one.`,
      },
      `We added "something that smells nice" and ended up with a sprig of rosemary from a lady two doors down.`,
    ],
  },
  {
    title: 'Birthday party at home without losing my mind',
    by: 'glitterregret',
    opened: '134d',
    last: '112d',
    posts: [
      `She's turning six and we are having eight kids at our house for two hours. I need a plan that isn't me performing for 120 minutes.`,
      `Age plus one is the number of guests you can survive, so eight is brave. Split it: craft while they arrive, one moving game, cake, free play outside. Nobody needs more than that.

For the craft, plain paper crowns and a bowl of stickers. They arrive one by one, they've got something to do with their hands, and nobody has to be introduced to anybody. For the game, freeze dance, since there are no losers in it and you can make it last exactly as long as the cake takes to light.`,
      {
        by: 'pecanpie_pam',
        text: `Hire the neighbor's teenager. Best money at any party I've given. They can run a treasure hunt forever and the kids think they're famous.`,
      },
      `End it on the invitation. "From 3 to 5" and then stand at the door with the goody bags at ten to five.`,
      {
        by: 'op',
        text: `It's over, it was lovely, the teenager is a genius. I found cake behind the piano but that's a tomorrow problem.`,
      },
    ],
  },
  {
    title: 'Dance, gymnastics or soccer at four?',
    by: 'curlytop',
    opened: '147d',
    last: '118d',
    posts: [
      `She wants all three. We can manage one. How did you choose, and did you regret it?`,
      `At four I'd go by two things: how close it is and whether the coach smiles. The sport hardly matters yet.`,
      {
        by: 'soccersideline',
        text: `Soccer at four is a group of children following a ball like bees, with one picking flowers. Mine was the flower picker, and he had a wonderful time.`,
      },
      `Gymnastics for us, since she climbs anyway and this way there are mats underneath.`,
      { by: 'op', text: `The place with the smiling coach and the four-minute drive won. Thank you for making it simple.` },
    ],
  },
  {
    title: 'Gardening with kids in this heat',
    by: 'cherrytomato',
    opened: '162d',
    last: '127d',
    posts: [
      `Everything we plant gets crispy. I'd love for the kids to see one thing grow. What's hard to kill around here?`,
      `Sunflowers, okra, basil, sweet potatoes. Okra laughs at the sun, and the flowers are prettier than anything in my front bed.`,
      `One big pot each instead of a bed. You can drag it into the shade in the afternoon, and nobody fights over whose worm it is.`,
      {
        by: 'backyardbirder',
        text: `Native plants for the butterflies. The kids don't get a vegetable, but they do get visitors, and the watering is easy once the roots are down.`,
      },
      `Water at breakfast, in pajamas. It became their favorite part of the day, and mine too.`,
    ],
  },
  {
    title: 'Library haul: picture books you read without sighing',
    by: 'one_more_story',
    opened: '177d',
    last: '143d',
    posts: [
      `There are books I hide behind the couch. And then there are those I'm happy to read a twentieth time. What do you look for when you choose? I'm after types of stories rather than titles.`,
      `Anything where the text is short and the pictures tell a second story. We find something new every time and I can read it half asleep.`,
      `Books with a mistake in them, where the kid knows better than the narrator. My son gets to shout the truth at me and feels very powerful.`,
      { by: 'cozyreader', text: `Wordless ones. They tell it to me, I lie there. Everyone wins.` },
      `Anything with a map inside the cover. We've planned whole expeditions from the couch and I never mind starting over.`,
      { by: 'op', text: `Came home with eleven books chosen by these rules. We've read the one with the wrong narrator six times since lunch.` },
    ],
  },
  {
    title: 'Hosting a first sleepover: what to do all evening?',
    by: 'sleepoversoon',
    opened: '203d',
    last: '171d',
    posts: [
      `Two six-year-olds and a seven-year-old at ours on Friday. I have pizza and no plan after that.`,
      `Flashlight hide and seek, then a blanket fort, then an audiobook inside the fort. They'll be so pleased with the fort that they stay in it.`,
      `Let them make breakfast plans together, with a menu. It gives them something nice to think about if they get homesick at nine.`,
      { by: 'op', text: `The menu said "pancake, ice, hot dog." We negotiated. They slept.` },
    ],
  },
  {
    title: 'Bike without training wheels, how did yours learn?',
    by: 'pedalpusher',
    opened: '232d',
    last: '186d',
    posts: [
      `We have been running along behind the saddle for three weekends and my back is filing a complaint. Is there a trick?`,
      `Take the pedals off. Lower the seat until both feet are flat, let her scoot for a week, then put the pedals back on. She'll already know how to balance and all the shouting becomes unnecessary.`,
      `Short grass with the tiniest slope. It's slower, but falling doesn't hurt.`,
      { by: 'op', to: 2, text: `Pedals off on Saturday, riding on Thursday. I would like the three weekends back.` },
      { by: 'kneepatch', text: `Long pants and gloves for the first week, whatever the weather. A scraped palm set us back more than anything else did.` },
    ],
  },
  {
    title: 'What do you want to see in the Creative Zones?',
    by: 'ines',
    opened: '262d',
    last: '154d',
    views: 566,
    posts: [
      `Paint, paper, blocks and big ideas is what we have planned for the Creative Zones, and the mess is ours to clean up. What would make your children stay there for an hour? Wishes, warnings and wild ideas are all welcome.`,
      `A wall they may really paint on. Not paper taped to a wall, the wall itself, washed down at night.`,
      `Big blocks, bigger than feels sensible. At home we can't do anything taller than the couch.`,
      {
        by: 'hearthandhula',
        text: `A drying rack with names, or at least with numbers. Half of our tears anywhere are about wet paintings that got mixed up.`,
      },
      `Left-handed scissors, please. One pair, on a hook, for my daughter, who believes she's bad at cutting.`,
      {
        by: 'ines',
        to: 5,
        text: `Writing that one down right now. This is exactly the kind of note that helps when we think about the rooms.`,
      },
      { by: 'jellyjar', text: `Sinks at their height. More than one. Soap they can reach.` },
    ],
  },
  {
    title: 'No-prep games for a restaurant table',
    by: 'tacotuesdays',
    opened: '312d',
    last: '248d',
    posts: [
      `The crayons they hand out last four minutes. I don't want to give them my phone, and I do want to finish a taco. What do you play?`,
      `Sugar packet towers, two kids, three packets each per turn. The loser fetches napkins.`,
      `"What's missing?" Put five things on the table, they close their eyes, I take one away. Mine will play this until the check comes.`,
      {
        by: 'breakfasttacodad',
        text: `Twenty questions, but you may only be something on the menu. We've taught our kids to read mostly through enchiladas.`,
      },
      `Drawing relay on the back of the place mat. I do a head, you do a body, somebody does the feet, and then the creature needs a name and an order.`,
    ],
  },
]
