import type { SampleBlogPost } from './sample-blog-post.ts'

export const OUT_AND_ABOUT: readonly SampleBlogPost[] = [
  {
    title: 'Leaving the park without a scene',
    excerpt:
      'The tantrum at the gate is rarely about the slide. A plan in four small steps, what to do when it fails, and what to say to the other parents watching.',
    daysAgo: 30,
    by: 'Play notes',
    cover: 'cover-gate',
    coverAlt: 'Illustration of a park gate with a path that leads into a low evening sun',
    content: `
<p>Every parent at the playground knows the walk. A child under one arm like a surfboard, a shoe in your teeth, a smile for the audience. It happens to all of us, and it passes.</p>
<p>It also happens less often with a plan.</p>
<h2>Why the gate is so hard</h2>
<p>Leaving asks a small child to do three difficult things at once: stop something good, believe in something they can’t see yet, and hurry. Grown-ups find two of those hard. Add a missed nap or an empty stomach and no one has a chance.</p>
<h2>The plan</h2>
<ol>
<li><strong>Say it early, and say what is next.</strong> Not <em>five minutes</em>, which means nothing at three, but <em>two more slides, then we feed the cat</em>.</li>
<li><strong>Let them choose the last one.</strong> The last ride is a bigger deal than the tenth. Ask which it will be, and watch it properly.</li>
<li><strong>Close it.</strong> Wave to the swing. Thank the sand. It feels silly and it works, because now the goodbye is theirs.</li>
<li><strong>Give the walk a job.</strong> Carry the bucket, push the stroller, count the red cars, hop only on the gray stones.</li>
</ol>
<p>Then go. A second round of <em>all right, one more</em> teaches that the first no was a draft.</p>
<h2>When it happens anyway</h2>
<p>Safety first: away from the parking lot, away from the top of the slide. Then get low and say less. Most children in the middle of it can’t take in sentences. <em>You wanted to stay. I’m here.</em> is about as long as it needs to be. You aren’t giving in by being kind, and you aren’t being kind by giving in.</p>
<p>Wait for the breath that comes from deeper down. You will hear it. That is the moment for the shoe.</p>
<blockquote><p>You aren’t giving in by being kind, and you aren’t being kind by giving in.</p></blockquote>
<h2>About the audience</h2>
<p>They aren’t judging you. They are remembering their own Tuesday. If you are the one watching, the kindest things to offer are a smile, a hand with the stroller, or your own child loudly changing the subject.</p>
<p>If the storms are very frequent, very long, or your child hurts themselves in them, mention it to your pediatrician. Most often it is age. Sometimes it helps to have someone look.</p>
<p>There is a long and honest thread about this in <a href="/forum/categories/parenting-tips">Parenting Tips</a>. Bring your own gate.</p>`,
  },
  {
    title: 'Sharing is a skill, not a rule',
    excerpt:
      'Two children, one red bucket. What to say in the first ten seconds, why taking turns is easier than sharing, and when it is fine to keep something to yourself.',
    daysAgo: 62,
    by: 'Play notes',
    cover: 'cover-seesaw',
    coverAlt: 'Illustration of a red seesaw with a round yellow ball on one end and two small blocks on the other',
    content: `
<p>Two children, one red bucket. Somewhere behind you a voice says <em>you have to share</em>, and for one second everyone, the bucket included, feels a little ashamed.</p>
<p>We think sharing is more like swimming. It is wonderful, it is learned slowly, and no one learns it by being pushed in.</p>
<h2>What to expect, roughly</h2>
<table>
<thead><tr><th scope="col">Age</th><th scope="col">What often goes well</th><th scope="col">What helps</th></tr></thead>
<tbody>
<tr><td>2</td><td>Playing beside each other</td><td>Two of the same thing, or a wide sandbox</td></tr>
<tr><td>3 to 4</td><td>Turns, with an end they can see</td><td>A song, a count, a lap around the tree</td></tr>
<tr><td>5 to 7</td><td>Deals they made themselves</td><td>Time to negotiate before you step in</td></tr>
<tr><td>8 and up</td><td>Fairness, argued at length</td><td>A rule they wrote, even a strange one</td></tr>
</tbody>
</table>
<p>Children aren’t timetables. Yours may do all of this in another order, and do it differently on a Thursday.</p>
<h2>The first ten seconds</h2>
<p>Come close before you speak. Put a calm hand near the bucket, not on it. Then say what you see, like a sports reporter who likes both teams: <em>You have the bucket. You want the bucket. That’s hard.</em></p>
<p>Often that is enough. If not, offer a way, not a verdict:</p>
<ul>
<li>“You can have it when she’s done. Shall we ask her to tell you?”</li>
<li>“He’s still using it. What could we use until then?”</li>
<li>“Is there a game that needs two people and one bucket?”</li>
</ul>
<h2>Turns before sharing</h2>
<p>A turn has a beginning and an end, and the thing comes back. Sharing asks a child to let go without knowing either. So practice turns first, and let the turn be as long as the child needs. A child who may finish is surprisingly likely to hand it over.</p>
<blockquote><p>Sharing is more like swimming. No one learns it by being pushed in.</p></blockquote>
<h2>Some things aren’t for sharing</h2>
<p>The bear. The new birthday thing, this week. The drawing. Grown-ups don’t lend out their glasses to be polite, either. Before friends come over, ask what should go on the high shelf today. What is left is for everyone, and it is much easier to be generous with the rest.</p>
<p>In French the word for sharing is <em lang="fr">partager</em>, which also means to divide a cake. That may be the version to practice first.</p>`,
  },
  {
    title: 'Nut-safe snacks that survive a backpack',
    excerpt:
      'Lunch boxes meet other people’s children. Fourteen snacks without peanuts or tree nuts, how to read a label, and the questions to ask before you pass anything around.',
    daysAgo: 80,
    by: 'Play notes',
    cover: 'cover-picnic',
    coverAlt: 'Illustration of a picnic on a checkered cloth with an orange, a pear and a striped lunch box',
    content: `
<p>Food at a playground is never only for your own child. Someone drops a cracker, someone else finds it. So here is a list for the days when you would rather not think about it: no peanuts, no tree nuts, nothing that melts into a pocket.</p>
<p><strong>One thing first.</strong> Recipes and factories change. A food on this list is only safe for a child with an allergy if its label says so today. If your child has an allergy, your doctor’s plan comes before any list, ours included.</p>
<h2>The list</h2>
<table>
<thead><tr><th scope="col">Crunchy</th><th scope="col">Soft</th><th scope="col">Cool</th></tr></thead>
<tbody>
<tr><td>Plain popcorn, from about four</td><td>Banana in its own wrapper</td><td>Cucumber sticks</td></tr>
<tr><td>Rice cakes</td><td>Mini pancakes, rolled up</td><td>Orange segments</td></tr>
<tr><td>Pretzels</td><td>Cheese cubes</td><td>Frozen berries in a jar</td></tr>
<tr><td>Roasted chickpeas, from about four</td><td>Hummus with soft pita</td><td>Plain yogurt in a pouch you fill</td></tr>
<tr><td>Corn thins</td><td>Oat bars you baked yourself</td><td></td></tr>
</tbody>
</table>
<p>For the youngest, size matters as much as what it is. Cut grapes and cherry tomatoes lengthwise into quarters, skip popcorn and whole chickpeas, and let children sit while they eat. Running and chewing don’t mix.</p>
<h2>How to read the label</h2>
<ol>
<li>Read the ingredients every time, also of things you have bought for years.</li>
<li>Look for the line that begins with <em>Contains</em>. In the United States, packaged foods have to name the major allergens, and peanuts and tree nuts are among them.</li>
<li>Then look for <em>may contain</em> or <em>made in a facility</em>. Companies choose whether to print that, so a missing line promises nothing. When in doubt, call them.</li>
<li>Remember the cousins: some granola, pesto, marzipan, trail mix and bakery cookies.</li>
</ol>
<h2>Before you pass anything around</h2>
<p>Ask the grown-up, not the child: <em>May she have a rice cake? Here’s the packet.</em> Offer the packet along with the food. Wipe hands and benches afterwards; water and a cloth do more than gel. And if someone says no, that is the end of it, with a smile.</p>
<blockquote><p>Offer the packet along with the food.</p></blockquote>
<h2>And at On Joue?</h2>
<p>We are planning a café. What has been announced about its menu, and what is in the food, is on <a href="/visit">Know Before You Go</a>. Until you sit there, the <a href="/forum/categories/health-safety">Health &amp; Safety</a> corner of the forum is full of lunch boxes.</p>
<p>If anyone near you has trouble breathing, a swollen face or feels faint after eating, call 911 at once.</p>`,
  },
  {
    title: 'Why climbing is homework for the whole body',
    excerpt:
      'Balance, grip, planning, nerve. What children practice every time they go up, and why coming down is the harder lesson.',
    daysAgo: 101,
    by: 'Play notes',
    cover: 'cover-blocks',
    coverAlt: 'Illustration of a small town built from wooden blocks in coral, blue and green',
    content: `
<p>Watch a four-year-old at the bottom of something tall. There is a pause. It looks like doubt, and it is really arithmetic: where does the hand go, will that hold, how do I get back.</p>
<p>Climbing is one of the few games in which the body has to answer all the questions at once.</p>
<h2>What goes up</h2>
<ul>
<li><strong>Grip.</strong> The same hands that hang from a bar will hold a pencil for longer.</li>
<li><strong>Balance.</strong> Every shift of weight is a small experiment with an honest result.</li>
<li><strong>Planning.</strong> Three moves ahead, with a change of mind at move two.</li>
<li><strong>Nerve.</strong> Not the absence of fear. The ability to stand next to it.</li>
</ul>
<h2>Why down is harder</h2>
<p>Going up, you see the next hold. Coming down, your feet have to find what your eyes cannot. It is the reason so many expeditions end with a small voice saying <em>I’m stuck</em>.</p>
<p>Resist the rescue for a breath or two. If no one is in danger, be a guide and not an elevator.</p>
<ol>
<li>Stand close, hands ready but not touching.</li>
<li>Ask: “What’s your left foot standing on?” Naming it helps them feel it.</li>
<li>Offer one move: “There’s a step below your right knee.”</li>
<li>Let them do it. Then the next one.</li>
</ol>
<blockquote><p>Be a guide and not an elevator.</p></blockquote>
<h2>What we try not to say</h2>
<p><em>Be careful</em> is true and tells them nothing. Try what you actually see: <em>that rope moves</em>, <em>the ground is wet there</em>, <em>what’s your plan for getting down?</em> And we try not to lift a child onto what they can’t climb. If they got up by themselves, they usually have half of the way back in their hands already.</p>
<h2>Room to be bold</h2>
<p>Children need room to be bold, and parents need to know they are safe while they are. That sentence is the reason we are planning climbing forms with clear sightlines, so that a grown-up on the ground can see the pause, too. How high, how many and for which ages is still on the drawing board. When it is decided, you will read it on this site first.</p>
<p>In the meantime there is the couch, the curb and the smallest tree in the park. <em lang="fr">Courage</em> is the same word in French, and you say it to wish someone well on the way up.</p>`,
  },
]
