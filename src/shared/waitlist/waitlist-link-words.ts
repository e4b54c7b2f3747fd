// What the pages behind emailed links say: apart from the form's texts, which the landing page loads.
export const PLACE_CONFIRMED = 'Your spot on the waitlist is confirmed. We’ll email you when there’s news.'
export const WAITLIST_LEFT = 'You’re off the waitlist and won’t get any more announcements.'
