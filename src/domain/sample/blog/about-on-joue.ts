import type { SampleBlogPost } from './sample-blog-post.ts'

export const ABOUT_ON_JOUE: readonly SampleBlogPost[] = [
  {
    title: 'Quiet corners matter: designing for every sense',
    excerpt:
      'Some children need the volume turned down. How calm spaces and gentle light shape our plans, and how to make a quiet corner at home this weekend.',
    daysAgo: 121,
    by: 'Design diary',
    cover: 'cover-garden',
    coverAlt: 'Illustration of paper-cut plants and one tall fern under a yellow sun',
    content: `
<p>An indoor playground has a sound, and you can hear it in the parking lot. For some children that sound is an invitation. For others it is a wall, and for most it is an invitation for an hour and then a wall.</p>
<p>So one of the first words on our drawings was not <em>slide</em>. It was <em>quiet</em>.</p>
<h2>Too much is real</h2>
<p>Noise, light, smells, other people’s elbows: every child has a different amount that is just right, and it changes with sleep, hunger and the day they had. A child who covers their ears or starts to bump into everyone is often not misbehaving. They are full.</p>
<p>What helps is rarely a lecture, and often a place.</p>
<h2>What we are planning for</h2>
<ul>
<li><strong>Nooks at their height.</strong> Every ledge, light and doorway starts at children’s eye level. That goes for places to hide as well.</li>
<li><strong>A way out of the crowd that isn’t the exit.</strong> No one should have to go home because they needed five minutes.</li>
<li><strong>Light you can play with</strong>, and light that leaves you alone.</li>
<li><strong>Sightlines.</strong> A quiet place is only restful for a parent who can see into it.</li>
</ul>
<p>These are intentions on paper, and paper is patient. What has been announced about where, when, and what exactly is on <a href="/visit">Know Before You Go</a>.</p>
<figure><img src="/illustrations/cover-lamp.svg" alt="Illustration of a reading lamp shining on an open book in a dark blue room" width="600" height="400"><figcaption>One lamp, one book, one blanket: a quiet corner in its smallest form.</figcaption></figure>
<h2>A quiet corner at home</h2>
<p>You need less than you think. One square yard will do.</p>
<ol>
<li><strong>Pick a border.</strong> Under a table, behind a chair, inside a closet without its door. Three sides are better than one.</li>
<li><strong>Soften it.</strong> A quilt below, a sheet above, one cushion to squeeze.</li>
<li><strong>Turn the light down, not off.</strong> A warm lamp outside the border is kinder than a bright one within.</li>
<li><strong>Put in three things.</strong> Something to look at, something to hold, something to listen to. Not thirty.</li>
<li><strong>Agree on what it is for.</strong> It is never a punishment. Anyone may go there, grown-ups included, and no one is followed in.</li>
</ol>
<blockquote><p>No one should have to go home because they needed five minutes.</p></blockquote>
<h2>Tell us what we are missing</h2>
<p>If your child hears, sees or feels the world in their own way, you know things about rooms that we do not. Write to us through the <a href="/#contact">contact form</a>, or start a topic in the <a href="/forum">forum</a>. It is much easier to move a wall while it is still a line.</p>`,
  },
  {
    title: 'Why Austin? A love letter to a city that plays outside',
    excerpt: 'Bridges, bats and summers that send everyone looking for shade. Why the first On Joue is planned for here.',
    daysAgo: 143,
    by: 'The On Joue team',
    cover: 'cover-austin',
    coverAlt: 'Illustration of bats above a bridge and a river, in front of a setting sun',
    content: `
<p>On a summer evening people in Austin sit down on a bridge, on the grass below it and in boats underneath, and wait for the bats. No one sells the sky. Someone’s grandmother has brought a folding chair. Then a ribbon of small dark commas unrolls over the water, and for some minutes several hundred strangers all say the same word, which is <em>oh</em>.</p>
<p>It is hard to think of a better argument for a city.</p>
<h2>A place that goes outside first</h2>
<p>Austin families don’t need to be taught to play. There are creeks with flat stones, a river with a trail around it, springs that are cold in every month of the year. On the good days, an indoor playground has nothing to add.</p>
<p>And then there are the other days. The afternoon when the slide is too hot to touch. The week of rain that turns the creek into something to look at from far away. The cedar months, in which half the class sneezes. The first cold snap, when no one can find the second glove.</p>
<p>We are planning a place for those days.</p>
<blockquote><p>On the good days, an indoor playground has nothing to add. We are planning a place for the others.</p></blockquote>
<h2>A place for everyone’s grown-ups</h2>
<p>Austin is also a city many families have moved to. It is possible to live here for a year and know every park, and not one other parent by name. That is half the reason the name means what it means. <em lang="fr">On joue</em> is French for “we play,” and the first word is the one we care about.</p>
<p>It is why this website has a <a href="/forum">forum</a> before there is a building. A playground is walls and a floor. A community can start without them.</p>
<h2>What we can’t tell you yet</h2>
<p>Where exactly it’ll be, when the doors open, and what it’ll cost: <a href="/visit">Know Before You Go</a> says what has been announced. We would rather leave a question open than guess. News goes to the people on the <a href="/#waitlist">waitlist</a> by email.</p>
<p>Until then we will be on the bridge with everyone else, saying <em>oh</em>.</p>`,
  },
  {
    title: 'What we know so far, and what we do not',
    excerpt:
      'A short and honest inventory of On Joue: what is planned, what is still open, and how you can have a say while it is.',
    daysAgo: 168,
    by: 'The On Joue team',
    cover: 'cover-marelle',
    coverAlt: 'Illustration of a hopscotch court in five colors with a stone on the third square',
    content: `
<p>When you plan something out loud, people ask good questions. The honest answer to some of them is that we don’t know yet. So here is how we keep the inventory, with nothing rounded up.</p>
<h2>What we know</h2>
<ul>
<li>On Joue is a planned indoor playground for children ages 2 to 12 and the people who love them.</li>
<li>The first one is coming to Austin, Texas.</li>
<li>Three things guide every decision: child-centered design, safety above all, and an inclusive community.</li>
<li>The plans include climbing forms, quiet nooks, light you can play with, and a café that takes parents seriously.</li>
</ul>
<h2>Where to look for the rest</h2>
<ul>
<li><strong>The exact location, the opening date, prices, hours, and the menu</strong> each have a line on <a href="/visit">Know Before You Go</a>.</li>
<li><strong>Each line says how far we are:</strong> announced, planned, or still being decided.</li>
<li><strong>When something changes,</strong> that page changes first, and old posts like this one don’t have to be believed over it.</li>
</ul>
<p>If you read anything else somewhere else, someone has been guessing. Once we’ve decided something, you’ll find it on this site, in the same words everywhere.</p>
<blockquote><p>If you read it somewhere else, someone has been guessing.</p></blockquote>
<h2>Why say so little</h2>
<p>Because parents plan. A date that slips is a birthday that has to be moved, and a child who was told <em>soon</em>. We would like to be a place you can rely on, and that starts before the doors do.</p>
<h2>How to have a say</h2>
<ol>
<li><strong>Ask the assistant</strong> at the bottom of most pages. It knows what we know, and says when it doesn’t.</li>
<li><strong>Write to us.</strong> The <a href="/#contact">contact form</a> goes to the On Joue team.</li>
<li><strong>Argue in the forum.</strong> Shoes on or off, toddler hours, what a café should have at nine in the morning: <a href="/forum">that’s where it gets interesting</a>.</li>
<li><strong>Join the <a href="/#waitlist">waitlist</a>.</strong> One address, no noise, and we’ll email you when there’s news.</li>
</ol>
<p>In hopscotch you throw the stone first and then find out how to get there. We have thrown ours.</p>`,
  },
]
