import type { EmailOriginal } from './email-original.ts'

/** To visitors: the waitlist, answers, messages, and removal requests. */
export const VISITOR_EMAILS = {
  'waitlist-confirm': {
    name: 'Confirm your spot',
    subject: 'Confirm your spot on the On Joue waitlist',
    heading: 'You’re almost through the door',
    paragraphs: [
      'Bonjour. Someone added this email address to the waitlist for On Joue, the indoor playground {if opening open}in{else}planned in{end} {city.short}. If that was you, please confirm.',
      'After that, we’ll email you when there’s news{if opening, location, pricing undecided}, like the opening date, the address, and prices{end}.',
    ],
  },
  'waitlist-reminder': {
    name: 'Waitlist reminder',
    subject: 'Still want to hear from On Joue?',
    heading: 'Your spot is one click away',
    paragraphs: [
      'A few days ago, someone added this email address to the waitlist for On Joue, the indoor playground {if opening open}in{else}planned in{end} {city.short}. It hasn’t been confirmed yet.',
      'This is our only reminder. If you don’t confirm, we’ll delete the address.',
    ],
  },
  'fact-watch-confirm': {
    name: 'Confirm an email alert',
    subject: 'Confirm your email alert',
    heading: 'Want us to let you know?',
    paragraphs: [
      'Bonjour. Someone asked us to email this address once we have an answer to this question:',
      '“{question}”',
      'We haven’t decided yet. Confirm your address and we’ll send you one email when we do, then delete your address. If we run a parent poll on this question, you can vote with the same link.',
    ],
  },
  'fact-watch-confirm-decided': {
    name: 'Confirm an email alert, once there’s an answer',
    subject: 'Confirm your email alert',
    heading: 'Want us to let you know?',
    paragraphs: [
      'Bonjour. Someone asked us to email this address once we have an answer to this question:',
      '“{question}”',
      'We have an answer now. Confirm your address and we’ll email it to you, then delete your address.',
    ],
  },
  'fact-known': {
    name: 'Here’s the answer',
    subject: 'We have an answer: {question}',
    heading: 'You asked. Here’s the answer.',
    paragraphs: ['“{question}”'],
  },
  'fact-known-first': {
    name: 'Here’s the answer, before it’s published',
    subject: 'You’re hearing this first: {question}',
    heading: 'You asked. You’re hearing this first.',
    paragraphs: ['“{question}”'],
  },
  'question-answered': {
    name: 'Answer to a question for the assistant',
    subject: 'We have an answer to your question',
    heading: '{question}',
    paragraphs: [],
  },
  'contact-acknowledged': {
    name: 'We got your message',
    subject: 'We got your message',
    heading: 'Thanks for writing to us',
    paragraphs: ['We got your message. When we reply, it’ll be by email.', 'The link below shows what you wrote. You can edit or delete it there.'],
  },
  'contact-answered': { name: 'Your reply to a message', subject: 'Re: Your message to On Joue', heading: 'Hi {name}', paragraphs: [] },
  'removal-received': {
    name: 'We got your removal request',
    subject: 'We got your removal request (number {number})',
    heading: 'We got your request',
    paragraphs: [
      'Your request has the number {number}. Our team will decide by {due} and email you what we did.',
      'Only our team can read what you wrote. If a child is in danger right now, please call 911.',
    ],
  },
  'removal-removed': {
    name: 'Removal request granted',
    subject: 'We removed it (request {number})',
    heading: 'It was removed',
    paragraphs: ['What you told us about in request {number} was removed from our website.'],
  },
  'removal-kept': {
    name: 'Removal request declined',
    subject: 'About your removal request (number {number})',
    heading: 'We looked into your request',
    paragraphs: ['We decided not to remove what you told us about in request {number}.'],
  },
} as const satisfies Record<string, EmailOriginal>

const REMOVAL = [
  'Someone asked us to remove an intimate picture or something that puts a child in danger. It’s request {number}.',
  'Please decide by {due}. We’ll remind you until someone has.',
] as const

/** To the owner and moderators. */
export const TEAM_EMAILS = {
  'contact-received': { name: 'To your team: new message', subject: 'Message from {name}', heading: 'New message from {name}', paragraphs: ['Reply to {email}.'] },
  'contact-erased': {
    name: 'To your team: message deleted by its sender',
    subject: 'A message was deleted',
    heading: 'Please delete one email',
    paragraphs: [
      'The message someone sent to On Joue on {day} has been deleted from the website.',
      'The email that told you about it is still in your inbox. Please delete it, too. This email is a reply to it, so most email apps show the two together.',
    ],
  },
  'removal-new': { name: 'To your team: new removal request', subject: 'New removal request (number {number})', heading: 'New removal request', paragraphs: REMOVAL },
  'removal-waiting': {
    name: 'To your team: removal request still waiting',
    subject: 'Removal request still waiting (number {number})',
    heading: 'Removal request still waiting',
    paragraphs: REMOVAL,
  },
  'removal-nearly-due': {
    name: 'To your team: removal request nearly due',
    subject: 'Removal request nearly due (number {number})',
    heading: 'Removal request nearly due',
    paragraphs: REMOVAL,
  },
  'staff-alert': {
    name: 'To your team: an alert',
    subject: 'On Joue: {alert}',
    heading: '{alert}',
    paragraphs: ['The link below takes you there. You may have to log in first.'],
  },
  'staff-alerts': { name: 'To your team: several alerts', subject: 'On Joue: {count} things need you', heading: '{count} things need you', paragraphs: [] },
} as const satisfies Record<string, EmailOriginal>
