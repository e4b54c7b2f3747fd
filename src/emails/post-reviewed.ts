import type { ReviewNewsKind } from '../shared/forum/forum.ts'
import type { EmailContent } from './layout/email-content.ts'

interface PostReviewed {
  username: string
  kind: ReviewNewsKind
  /** The topic’s. */
  title: string
  /** The member’s own post. */
  text: string
  /** Why it was reported, in words; empty for what a moderator decided. */
  reason: string
  link: string
}

interface Words {
  subject: string
  preview: string
  paragraphs: (title: string, reason: string) => string[]
  action: string
  footnote: string
}

const WORDS: Record<ReviewNewsKind, Words> = {
  'post-hidden': {
    subject: 'Your post is waiting for a moderator’s look',
    preview: 'It’s hidden for now. You can edit it.',
    paragraphs: (title, reason) => [
      `Members reported your post in “${title}”. Reason: ${reason}. It’s hidden until a moderator has looked at it. No moderator has decided anything yet.`,
      'You can still read and edit your post. When you save a change, a moderator will look again. Here’s what you wrote:',
    ],
    action: 'Open Your Post',
    footnote: 'Think the reports are wrong? You don’t have to do anything. A moderator will look at your post either way.',
  },
  'post-shown': {
    subject: 'Your post is back',
    preview: 'A moderator looked at it and left it up.',
    paragraphs: (title) => [`A moderator looked at your post in “${title}”. It follows our guidelines, and everyone can read it again.`],
    action: 'View Your Post',
    footnote: 'You don’t have to do anything.',
  },
  'post-released': {
    subject: 'Your post is up',
    preview: 'Everyone can read it now.',
    paragraphs: (title) => [`Your post in “${title}” has been reviewed. Everyone can read it now.`],
    action: 'View Your Post',
    footnote: 'We only take a look at the first posts of new members. This ends by itself.',
  },
  'post-refused': {
    subject: 'We didn’t put your post up',
    preview: 'A moderator looked at it.',
    paragraphs: (title) => [`A moderator looked at your post in “${title}” and decided not to put it up. Here’s what you wrote:`],
    action: 'Read the Guidelines',
    footnote: 'You can keep posting in the forum. Think we got it wrong? Tell us with the contact form.',
  },
  'post-upheld': {
    subject: 'Your post stays hidden',
    preview: 'A moderator looked at it and agreed with the reports.',
    paragraphs: (title) => [`A moderator looked at your post in “${title}” and agreed with the reports. It stays hidden. Here’s what you wrote:`],
    action: 'Read the Guidelines',
    footnote: 'You can keep posting in the forum. Think we got it wrong? Tell us with the contact form.',
  },
}

/** To a member whose post reports have hidden, or a moderator has looked at since. */
export function postReviewed({ username, kind, title, text, reason, link }: PostReviewed): EmailContent {
  const { subject, preview, paragraphs, action, footnote } = WORDS[kind]
  const staysHidden = kind === 'post-upheld' || kind === 'post-refused'
  const target = staysHidden ? new URL('/forum/guidelines', link).href : link
  const contact = { label: 'Write to us', link: new URL('/#contact', link).href }
  return {
    subject, preview, footnote,
    heading: `Bonjour ${username}`,
    paragraphs: paragraphs(title, reason),
    ...(kind !== 'post-shown' && kind !== 'post-released' && { quote: text }),
    action: { label: action, link: target },
    ...(staysHidden && { smallLinks: [contact] }),
  }
}
