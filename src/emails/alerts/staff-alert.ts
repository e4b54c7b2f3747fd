import { inWords, type UnfilledEmail } from '../layout/email-content.ts'

interface StaffAlert {
  /** What needs someone, each with its page. */
  items: { text: string; link: string }[]
  settingsLink: string
}

/** To a moderator or an admin: what needs them. It repeats no one's words and names no one. */
export function staffAlert({ items, settingsLink }: StaffAlert): UnfilledEmail {
  const [first] = items
  return {
    ...(items.length === 1 && first
      ? { ...inWords('staff-alert', { alert: first.text }), action: { label: 'Take a Look', link: first.link } }
      : { ...inWords('staff-alerts', { count: String(items.length) }), body: items.map(({ text, link }) => `${text}: ${link}`).join('\n') }),
    preview: items.map(({ text }) => text).join('. '),
    footnote: 'You’re getting this email because you help run On Joue.',
    smallLinks: [{ label: 'Choose which alerts you get', link: settingsLink }],
  }
}
