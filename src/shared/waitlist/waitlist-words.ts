export const WAITLIST_THANKS = {
  title: 'Success!',
  text: "You've been added to our waitlist. We'll keep you updated!",
}
/** The same for every address: no one learns from it which are on the list. */
export const WAITLIST_NEXT = 'One more step: click the link in the email we send you. Already confirmed? You’re all set.'
export const WAITLIST_FAILED = {
  title: 'Something went wrong',
  text: 'Could not add you to the waitlist. Please try again.',
}
export const WAITLIST_INVALID = { title: 'Invalid email', text: 'Please enter a valid email address.' }
