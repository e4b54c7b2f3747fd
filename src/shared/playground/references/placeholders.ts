import { isKeyOf } from '../../typed-object.ts'

/** What an email is filled with when it's sent, and what the owner reads in its place. */
export const PLACEHOLDERS = {
  alert: 'What needs attention',
  author: 'Who wrote it',
  category: 'Category',
  count: 'How many',
  day: 'Date',
  due: 'Deadline',
  email: 'Email address',
  name: 'Name',
  number: 'Number of the request',
  question: 'Question',
  reason: 'Reason',
  title: 'Topic title',
  until: 'End date',
  username: 'Username',
} as const

export type Placeholder = keyof typeof PLACEHOLDERS
/** What stands in their place. */
export type Values = Readonly<Partial<Record<Placeholder, string>>>

export const isPlaceholder = (name: string): name is Placeholder => isKeyOf(PLACEHOLDERS, name)
