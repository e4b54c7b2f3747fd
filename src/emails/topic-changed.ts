import type { TopicNews } from '../shared/forum/forum.ts'
import type { EmailContent } from './layout/email-content.ts'

interface TopicChanged {
  username: string
  kind: TopicNews
  /** The topic's, as it is now. */
  title: string
  /** The category it's in now. */
  category: string
  /** When it opens again, in words; empty where it stays locked until a moderator unlocks it. */
  lockedUntil: string
  /** Empty if none was given. */
  reason: string
  link: string
}

interface Words {
  subject: string
  preview: string
  paragraph: (topic: TopicChanged) => string
}

const WORDS: Record<TopicNews, Words> = {
  'topic-locked': {
    subject: 'Your topic is locked',
    preview: 'Everyone can read it, but no one can reply.',
    paragraph: ({ title, lockedUntil }) =>
      `Our moderators locked your topic “${title}”. Everyone can still read it, but no one can reply${lockedUntil ? ` until ${lockedUntil}` : ' until a moderator unlocks it'}.`,
  },
  'topic-moved': {
    subject: 'Your topic is in another category now',
    preview: 'Its link still works.',
    paragraph: ({ title, category }) => `Our moderators moved your topic “${title}” to the category “${category}”. Its link still works, and so do all replies.`,
  },
  'topic-renamed': {
    subject: 'Your topic has a new title',
    preview: 'Old links still work.',
    paragraph: ({ title }) => `Our moderators renamed your topic. It’s now called “${title}”. Old links still work, and nothing else has changed.`,
  },
}

/** To the author of a topic that staff have locked, moved, or renamed. */
export function topicChanged(topic: TopicChanged): EmailContent {
  const { subject, preview, paragraph } = WORDS[topic.kind]
  const { username, reason, link } = topic
  return {
    subject, preview,
    heading: `Bonjour ${username}`,
    paragraphs: [paragraph(topic), ...(reason ? ['Here’s why:'] : [])],
    ...(reason && { quote: reason }),
    action: { label: 'View Your Topic', link },
    footnote: 'Think we got it wrong? Tell us with the contact form.',
    smallLinks: [{ label: 'Write to us', link: new URL('/#contact', link).href }],
  }
}
