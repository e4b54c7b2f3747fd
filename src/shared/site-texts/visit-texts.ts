import { line, pageDescription, pageTitle, paragraph, rich, type TextGroup } from './site-text.ts'

/** What stands around the facts on Know Before You Go. */
export const VISIT_TEXTS = {
  title: 'Know Before You Go',
  path: '/visit',
  texts: {
    heading: line('Heading', 'Know Before You Go'),
    lead: paragraph('Introduction', 'What we’ve announced about On Joue, {if opening open}{else}what we plan, {end}and what we’re still deciding.'),
    title: pageTitle('Know Before You Go | On Joue'),
    description: pageDescription(
      'Opening, location, prices, ages, food, accessibility, and check-in at On Joue in {city.town}: what we’ve announced, {if opening open}{else}what we plan, {end}and what we’re still deciding.',
    ),
  },
} as const satisfies TextGroup

export const CHECK_IN_TEXTS = {
  title: 'Face check-in',
  path: '/visit/check-in',
  texts: {
    'heading': line('Heading', 'Face check-in, in plain English'),
    'lead': paragraph(
      'Introduction',
      'How these systems work, what the law requires, and what we have and haven’t decided. This website never collects face data.',
    ),
    'said-heading': line('What we’ve said: heading', 'What we’ve said'),
    'questions-heading': line('Questions: heading', 'Four questions to answer first'),
    'questions-lead': paragraph(
      'Questions: introduction',
      'To decide about facial recognition at a door, your family needs answers to these questions.',
    ),
    'stored-question': line('First question', 'What would be stored?'),
    'stored-what': paragraph('First question: what it’s about', 'A photo, measurements made from it, or nothing once you’re inside.'),
    'time-question': line('Second question', 'For how long?'),
    'time-what': paragraph('Second question: what it’s about', 'How long it’s kept, and who deletes it.'),
    'access-question': line('Third question', 'Who could see it?'),
    'access-what': paragraph('Third question: what it’s about', 'Our own staff, the company that makes the system, or no one.'),
    'without-question': line('Fourth question', 'How do we get in without it?'),
    'without-what': paragraph('Fourth question: what it’s about', 'A way that’s just as quick and just as welcoming, for every child, every visit.'),
    'body': rich(
      'Below the questions',
      `## How these systems work

This part is general information. It doesn’t describe a system of ours.

- A camera takes a picture of a face. Software turns it into numbers, such as the distance between the eyes or the shape of the chin. Those numbers are called a face template.
- To recognize someone, the system saves that template and compares it with a new one at the door.
- A template says who someone is, and you can’t change your face like a password. That’s why a template needs more care than a name on a list.
- Families who opt out need another way in. A person at the desk, a code, or a card works just as well.

## What the law requires

In Texas, the law on biometric identifiers (Business & Commerce Code § 503.001) covers businesses that capture face geometry for a commercial purpose. They must:

- tell you first and get your consent;
- not sell, lease, or share it, with narrow exceptions;
- protect it with reasonable care;
- destroy it within a reasonable time, and no later than a year after its purpose ends.

The federal rule on children’s online privacy (16 CFR 312) also counts face templates of children under 13 as personal information. This is a summary, not legal advice.

Something we should think about? [Write to us](/#contact).`,
    ),
    'title': pageTitle('Face Check-In in Plain English | On Joue'),
    'description': pageDescription('How face check-in works, what the law requires, what On Joue has and hasn’t decided, and how to get in without it.'),
  },
} as const satisfies TextGroup

/** The forum’s welcome, and the box about it beside every page. */
export const FORUM_TEXTS = {
  title: 'Forum',
  path: '/forum',
  texts: {
    heading: line('Banner: heading', 'Welcome to the On Joue community'),
    lead: paragraph('Banner: introduction', 'Swap advice, find playmates, and help shape the playground{if opening open}{else} before it opens{end}.'),
    about: paragraph(
      'About box',
      'A friendly corner for parents in and around {city.town}. Ask, answer, and be as kind as you’d be at the sandbox.',
    ),
    title: pageTitle('Community Forum | On Joue'),
    description: pageDescription('A place for parents in and around {city.town} to swap advice, find playmates, and help shape the playground.'),
  },
} as const satisfies TextGroup
