import { count, PERSONAL_DATA, type PersonalData } from './personal-data.ts'
import { QUESTION_DAYS } from './retention.ts'

const NO_CHILD_DETAILS = 'We never ask for a child’s name, birth date, school, or photo'
const FULL_LIST = 'The Privacy page has the full list'

/** The short form of the fact about privacy. */
export const PRIVACY_IN_A_LINE = 'What you give us, for as long as we need it'

/** What the fact about privacy says, and the assistant with it. */
export const privacyInShort = (): string =>
  `It depends on what you do here. We keep ${listed('visitor')}. If you join the forum, we keep ${listed('member')}. ` +
  `Questions stay up to ${count(QUESTION_DAYS, 'day')}, with nothing about who asked. ` +
  `Our cookies don’t track you, and we don’t sell your information. ${NO_CHILD_DETAILS}. ` +
  `${FULL_LIST}, how long we keep each, and how to get a copy or delete it.`

/** The same for a browser that can't reach the site. */
export const privacyWithoutServer = (): string =>
  `It depends on what you do here. We keep ${listed('visitor')}, and forum accounts with their posts. ${FULL_LIST}. ${NO_CHILD_DETAILS}.`

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

function listed(from: PersonalData['from']): string {
  const rows: PersonalData[] = Object.values(PERSONAL_DATA)
  return LIST.format(rows.flatMap((row) => (row.from === from && row.inShort ? [row.inShort] : [])))
}
