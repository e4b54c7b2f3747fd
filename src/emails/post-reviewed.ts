import { DECISION_NEWS, type ReviewNewsKind } from '../shared/forum/forum.ts'
import { inWords, type UnfilledEmail } from './layout/email-content.ts'

interface PostReviewed {
  username: string
  kind: ReviewNewsKind
  /** The topic’s. */
  title: string
  /** The member’s own post. */
  text: string
  /** Why, in words; empty where no reason is given. */
  reason: string
  link: string
}

interface Around {
  preview: string
  action: string
  footnote: string
}

const AROUND: Record<ReviewNewsKind, Around> = {
  'post-hidden': {
    preview: 'It’s hidden for now. You can edit it.',
    action: 'Open Your Post',
    footnote: 'Think the reports are wrong? You don’t have to do anything. A moderator will look at your post either way.',
  },
  'post-shown': {
    preview: 'A moderator looked at it and left it up.',
    action: 'View Your Post',
    footnote: 'You don’t have to do anything.',
  },
  'post-taken-down': {
    preview: 'Other members can’t read it anymore.',
    action: 'Read the Guidelines',
    footnote: 'You can keep posting in the forum. Think we got it wrong? Tell us with the contact form.',
  },
  'post-edited': {
    preview: 'An admin changed what it says.',
    action: 'View Your Post',
    footnote: 'Think we got it wrong? Tell us with the contact form.',
  },
  'post-released': {
    preview: 'Everyone can read it now.',
    action: 'View Your Post',
    footnote: 'We only take a look at the first posts of new members. This ends by itself.',
  },
  'post-refused': {
    preview: 'A moderator looked at it.',
    action: 'Read the Guidelines',
    footnote: 'You can keep posting in the forum. Think we got it wrong? Tell us with the contact form.',
  },
  'post-upheld': {
    preview: 'A moderator looked at it and agreed with the reports.',
    action: 'Read the Guidelines',
    footnote: 'You can keep posting in the forum. Think we got it wrong? Tell us with the contact form.',
  },
}

/** To a member whose post reports have hidden, or staff have decided about. */
export function postReviewed({ username, kind, title, text, reason, link }: PostReviewed): UnfilledEmail {
  const { preview, action, footnote } = AROUND[kind]
  const isDecision = DECISION_NEWS.some((decision) => decision === kind)
  const target = isDecision && kind !== 'post-edited' ? new URL('/forum/guidelines', link).href : link
  const contact = { label: 'Write to us', link: new URL('/#contact', link).href }
  return {
    ...inWords(kind, { username, title, reason }),
    preview, footnote,
    ...(isDecision && reason && { afterFirst: `Reason: ${reason}` }),
    ...(kind !== 'post-shown' && kind !== 'post-released' && { quote: text }),
    action: { label: action, link: target },
    ...(isDecision && { smallLinks: [contact] }),
  }
}
