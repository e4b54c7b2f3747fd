import type { EmailContent } from '../layout/email-content.ts'

interface StaffAlert {
  /** What needs someone, each with its page. */
  items: { text: string; link: string }[]
  settingsLink: string
}

/** To a moderator or an admin: what needs them. It repeats no one's words and names no one. */
export function staffAlert({ items, settingsLink }: StaffAlert): EmailContent {
  const [first] = items
  const isOne = items.length === 1 && first !== undefined
  const subject = isOne ? first.text : `${items.length} things need you`
  return {
    subject: `On Joue: ${subject}`,
    preview: items.map(({ text }) => text).join('. '),
    heading: subject,
    paragraphs: isOne ? ['The link below takes you there. You may have to log in first.'] : [],
    ...(isOne
      ? { action: { label: 'Take a Look', link: first.link } }
      : { body: items.map(({ text, link }) => `${text}: ${link}`).join('\n') }),
    footnote: 'You’re getting this email because you help run On Joue.',
    smallLinks: [{ label: 'Choose which alerts you get', link: settingsLink }],
  }
}
