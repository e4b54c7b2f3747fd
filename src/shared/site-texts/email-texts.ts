import { line, paragraph, type TextGroup } from './site-text.ts'

/**
 * What the first emails to parents say. Buttons, links, and small print aren't part of it, so no change can lose them.
 * It's read when an email is sent.
 */
export const EMAIL_TEXTS = {
  title: 'Emails',
  path: '/office/mail',
  texts: {
    'waitlist-confirm.subject': line('Confirm your spot: subject', 'Confirm your spot on the On Joue waitlist'),
    'waitlist-confirm.heading': line('Confirm your spot: heading', 'You’re almost through the door'),
    'waitlist-confirm.first': paragraph(
      'Confirm your spot: first paragraph',
      'Bonjour. Someone added this email address to the waitlist for On Joue, the indoor playground {if opening open}in{else}planned in{end} {city.short}. If that was you, please confirm.',
    ),
    'waitlist-confirm.second': paragraph(
      'Confirm your spot: second paragraph',
      'After that, we’ll email you when there’s news{if opening, location, pricing undecided}, like the opening date, the address, and prices{end}.',
    ),
    'waitlist-reminder.subject': line('Waitlist reminder: subject', 'Still want to hear from On Joue?'),
    'waitlist-reminder.heading': line('Waitlist reminder: heading', 'Your spot is one click away'),
    'waitlist-reminder.first': paragraph(
      'Waitlist reminder: first paragraph',
      'A few days ago, someone added this email address to the waitlist for On Joue, the indoor playground {if opening open}in{else}planned in{end} {city.short}. It hasn’t been confirmed yet.',
    ),
    'waitlist-reminder.second': paragraph('Waitlist reminder: second paragraph', 'This is our only reminder. If you don’t confirm, we’ll delete the address.'),
    'contact-acknowledged.subject': line('We got your message: subject', 'We got your message'),
    'contact-acknowledged.heading': line('We got your message: heading', 'Thanks for writing to us'),
    'contact-acknowledged.first': paragraph('We got your message: first paragraph', 'We got your message. When we reply, it’ll be by email.'),
    'contact-acknowledged.second': paragraph('We got your message: second paragraph', 'The link below shows what you wrote. You can edit or delete it there.'),
  },
} as const satisfies TextGroup
