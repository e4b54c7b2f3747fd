/** What's said once someone gets the link to confirm their email again. */
export const linkSent = (canSendEmail: boolean) =>
  canSendEmail ? { title: 'On its way', text: 'We’re emailing the link to confirm.' } : { title: 'Saved', text: 'We’ll email the link to confirm once email is set up.' }
