import type { SampleBlogPost } from './sample-blog-post.ts'

export const PLAY_AT_HOME: readonly SampleBlogPost[] = [
  {
    title: 'Rainy day play: twelve ideas from one cardboard box',
    excerpt:
      'When the forecast cancels the park, a box, a roll of tape and a brave imagination are enough. Here is a whole afternoon, sorted by age from two to twelve.',
    daysAgo: 4,
    by: 'Play notes',
    cover: 'cover-rain',
    coverAlt: 'Illustration of a coral umbrella under paper-cut rain clouds',
    content: `
<p>There is a particular silence that falls over a house when the weather turns and the park is off. It lasts about four minutes. Then someone small asks what we are going to do now, and you look at the box by the back door.</p>
<p>Good news: the box is the toy. It always was. All it needs is a little tape, a marker and permission to make a mess on the kitchen floor.</p>
<h2>For the smallest players</h2>
<p>At two and three, the best game is <em>in and out</em>. Cut one round window at cheek height, take out every staple, and let them do the rest.</p>
<ul>
<li>A tunnel with a blanket door at each end</li>
<li>A post box for socks, spoons and secret letters</li>
<li>A boat, as long as you agree the rug is water</li>
<li>A quiet cave with one pillow and one flashlight</li>
</ul>
<p>If the game is over in five minutes, turn the box upside down. To a toddler that is a different box.</p>
<blockquote><p>Children don’t need more things to play with. They need more ways to play with one thing.</p></blockquote>
<h2>For the middle years</h2>
<p>Somewhere around four the box stops being a place and starts being a story. Offer a problem and a marker, and let them draw the knobs.</p>
<ul>
<li>A washing machine that takes real laundry and gives it back folded, more or less</li>
<li>A ticket office for a train that leaves from the couch</li>
<li>A puppet theater: one window, two socks, three jokes</li>
<li>A robot costume, with arm holes higher than you think</li>
</ul>
<figure><img src="/illustrations/cover-boxes.svg" alt="Illustration of cardboard boxes stacked into a lopsided tower with a flag on top" width="600" height="400"><figcaption>Tape on the outside, marker on the inside. The flag isn’t optional.</figcaption></figure>
<h2>For the big kids</h2>
<p>From seven up, hand over the tape and step back. Give them a problem instead of a plan.</p>
<ol>
<li>Build a chair that holds a grown-up for as long as one song.</li>
<li>Make a marble run that takes exactly ten seconds. Not nine.</li>
<li>Design a pinball table with rubber bands and bottle caps.</li>
<li>Cut the box flat and draw the house you would live in. Then furnish one room at scale.</li>
</ol>
<p>Cutting is the one part to do together: a grown-up with a box cutter, a child with a pencil who says where. Then go and make yourself a coffee while it is still hot.</p>
<h2>When it is over</h2>
<p>The best ending we know is the recycling parade. Everyone carries one piece out to the bin and says what it was. It is a small goodbye, and it saves you from keeping a castle in the hallway until spring.</p>
<p>Tried one of these? <a href="/forum">Tell us in the forum</a>. Other parents are collecting rainy days there too.</p>`,
  },
  {
    title: 'Heavy work: the play that settles busy bodies',
    excerpt:
      'Pushing, pulling, carrying, digging. Why some children come back calmer from a hard job than from a rest, and ten jobs you already have at home.',
    daysAgo: 17,
    by: 'Play notes',
    cover: 'cover-boxes',
    coverAlt: 'Illustration of cardboard boxes stacked into a lopsided tower with a flag on top',
    content: `
<p>Some afternoons the house is too small for the child in it. They bounce off the couch, lean on you, lean on the dog, spill the water. You say calm down, and of course no one in history has ever calmed down because they were told to.</p>
<p>Try the opposite. Give that body something heavy to do.</p>
<h2>What it is</h2>
<p>Occupational therapists call it <strong>heavy work</strong>: anything that makes muscles and joints push or pull against weight. Carrying, digging, climbing, hanging, kneading. Many parents notice that a child who has pushed something with all their might comes back to the table a little more gathered. Not every child, not every time. It costs nothing to find out.</p>
<h2>Ten jobs you already have</h2>
<ul>
<li>Carry the potatoes from the car, one bag per trip</li>
<li>Push the laundry basket down the hall, with a bear in it</li>
<li>Knead bread, or the same lump of play dough for ten minutes</li>
<li>Water the plants with a can that is really full</li>
<li>Wash the car door they can reach, with a big wet sponge</li>
<li>Walk like a crab to the bathroom and like a bear back</li>
<li>Move the books from one shelf to another, because today they live there</li>
<li>Dig a hole. It doesn’t need to be for anything</li>
<li>Pull a friend on a blanket across a smooth floor</li>
<li>Push the wall until it moves. It will not, and that is the game</li>
</ul>
<h2>How to offer it</h2>
<p>Timing matters more than the task. Heavy work does its best before the hard part: before homework, before a long drive, before dinner with visitors. Five to ten minutes is plenty.</p>
<p>Make it real if you can. Children can tell the difference between a job and an exercise, and the potatoes do have to come inside. Say <em>I need someone strong</em> instead of <em>go and burn some energy</em>. Then thank them the way you would thank a grown-up.</p>
<blockquote><p>No one in history has ever calmed down because they were told to.</p></blockquote>
<h2>A few cautions</h2>
<p>Let the child choose the weight: if they can lift it alone and put it down gently, it is about right. Stop when form goes, when faces go pale or when it is no fun anymore. And if your child’s need to crash and push seems bigger than other children’s, or makes school and sleep hard, talk to your pediatrician. A blog is a poor substitute for someone who can meet your child.</p>
<p>What is the heaviest job in your house? <a href="/forum">The forum</a> would like to borrow it.</p>`,
  },
  {
    title: 'Screen-time swaps for the hour before dinner',
    excerpt:
      'No one reaches for the tablet because they are a bad parent. They reach for it because it is half past five. Eight things that work in the same kitchen.',
    daysAgo: 45,
    by: 'Play notes',
    cover: 'cover-lamp',
    coverAlt: 'Illustration of a reading lamp shining on an open book in a dark blue room',
    content: `
<p>Let’s be fair to the tablet. It is there at half past five, when everyone is hungry, the pan is hot and you have two hands. It asks nothing of you. It works.</p>
<p>So this isn’t a list of reasons to feel bad. It is a list of things that ask nearly as little, for the evenings when you would rather do without.</p>
<h2>Swap the place, not the child</h2>
<p>Much of what a screen does is hold a child still, near you. A few other things do that too.</p>
<ul>
<li><strong>The kitchen floor office.</strong> One low drawer that is theirs: measuring cups, a whisk, two lids, a calculator that no longer calculates.</li>
<li><strong>The sink shift.</strong> A stable stool, a dry towel under the feet, three cups and warm water. Ten minutes for two years old, thirty for six. Stay within reach.</li>
<li><strong>The audio corner.</strong> A story to listen to with a lump of clay in the hands. Ears busy, eyes resting.</li>
<li><strong>The window post.</strong> A chair, a pencil, a list: dogs, bicycles, delivery vans. Whoever gets to ten first sets the table, which is an honor.</li>
</ul>
<h2>Swap the job</h2>
<p>Children who complain that they are bored are often asking to be part of whatever you are doing. A real job, slowly done, is company.</p>
<ul>
<li>Tear the lettuce. Tearing is better than cutting anyway.</li>
<li>Match every sock in the clean laundry and invent a reason for the one that is left.</li>
<li>Read the recipe aloud, one line at a time, as if it were the news.</li>
<li>Lay the table for a guest who doesn’t exist, and explain at dinner who they are.</li>
</ul>
<h2>Make the end visible</h2>
<p>If the screen is on, the fight is usually about the end of it. An ending is easier to accept when it belongs to the show and not to you: one episode, this many songs, until the timer you both can see. Say what comes after, before it starts. <em>When this is over you get to grate the carrots</em> is a better sentence than <em>five more minutes</em>.</p>
<blockquote><p>A real job, slowly done, is company.</p></blockquote>
<p>And on the evening when none of this works, put on the show and sit down next to it. Watching together, with your feet up, is a swap too.</p>`,
  },
]
