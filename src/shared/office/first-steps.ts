/** What turns a new site into the owner's own, in the order in which it's best done. */
export const FIRST_STEPS = {
  mail: { label: 'Set up email', detail: 'Ask your web developer to set SMTP_URL. Until then, no email leaves the site.', to: '/office/mail' },
  address: { label: 'Confirm your email address', detail: 'Messages and alerts reach you there.', to: '/forum/profile' },
  sample: { label: 'Remove the sample community', detail: 'Its people and posts are made up.', to: '/office/sample' },
  facts: { label: 'Look through the opening and the first facts', detail: 'They came with the site. One click each says they’re right.', to: '/office/facts/review' },
  sender: { label: 'Add your postal address', detail: 'Announcements need one by law.', to: '/office/settings' },
  photo: { label: 'Add a photo of yourself', detail: 'Parents see it next to your posts.', to: '/forum/profile' },
  texts: { label: 'Put a text into your own words', detail: 'Start with the first lines of the homepage.', to: '/office/texts' },
  invite: { label: 'Invite the first parents', detail: 'Share the link to your waitlist. This step is done when someone joins.', to: '/#waitlist' },
} as const

export type FirstStep = keyof typeof FIRST_STEPS

/** Which of them are done. */
export type FirstStepsView = { step: FirstStep; isDone: boolean }[]

export const FIRST_STEPS_HIDDEN = 'The first steps are hidden.'
