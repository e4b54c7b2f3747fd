/** Shortest and longest name and message, in characters. Source: docs/rules/contact.md#lengths */
export const NAME_MIN_CHARS = 2
export const NAME_MAX_CHARS = 100
export const MESSAGE_MIN_CHARS = 10
export const MESSAGE_MAX_CHARS = 5_000

export const CONTACT_THANKS = { title: 'Message sent!', text: "Thanks for reaching out. We'll be in touch soon." }
export const CONTACT_FAILED = {
  title: 'Something went wrong',
  text: 'Your message could not be sent. Please try again.',
}
