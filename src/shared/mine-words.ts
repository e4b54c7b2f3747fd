export const MESSAGE_CORRECTED = 'Your message is corrected.'
export const EMAIL_CORRECTED = 'Saved. A new address counts once it is confirmed by the link we mail to it.'
export const ERASED = 'We hold nothing of it any more, and the link you used shows nothing.'
