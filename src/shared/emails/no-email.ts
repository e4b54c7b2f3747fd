/** What a page says beside each promise of an email while the site has no mail server, and what happens instead. */
export const NO_EMAIL = {
  waitlist: 'We can’t send email right now. We’ll save your spot, and send the link to confirm it once we can.',
  contact: 'We can’t send email right now, so you won’t get a confirmation. Your message still reaches us.',
  removal: 'We can’t send email right now. We still get your request. Please write down the number you’ll see.',
  signUp: 'We can’t send email right now. You can join and post, and we’ll send the link to confirm your address once we can.',
  link: 'We can’t send email right now. Please try again later, or use the contact form.',
  alert: 'We can’t send email right now. We’ll save your request, and send the link to confirm it once we can.',
  question: 'We can’t send email right now. We’ll save your request, and write if that changes within 30 days.',
  replies: 'We can’t send email right now. You’ll find everything under Notifications.',
  correction: 'We can’t send email right now. Your old address stays until we can send the link.',
} as const

export type EmailPromise = keyof typeof NO_EMAIL

/** A message that promises an email, with what happens instead while none can be sent. */
export const withNoEmail = (canSendEmail: boolean, message: string, promise: EmailPromise): string =>
  canSendEmail ? message : `${message} ${NO_EMAIL[promise]}`
