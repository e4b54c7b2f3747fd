// What the pages behind emailed links say: apart from the form's texts, which the landing page loads.
export const PLACE_CONFIRMED = 'Your place on the waitlist is confirmed. We write when there is news.'
export const WAITLIST_LEFT = 'You are off the waitlist. No more announcements will come to your address.'
