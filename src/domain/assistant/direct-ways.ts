import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import { classify, thresholdOf } from './classifier/site-model.ts'
import { SPANISH_WAYS } from './languages/spanish.ts'
import { foldQuestion } from './words.ts'

/** What is said at once to what can't wait for an answer, and to who needs a way around this website, by its intent. */
const ENGLISH_WAYS: Readonly<Record<string, string>> = {
  'direct.danger': 'If someone may be in danger, call 911 now. I’m automated, and this chat can’t get help.',
  'direct.lost-child': 'If a child is missing or alone, call 911 now. I’m automated, and this chat can’t get help.',
  'direct.stop-emails': 'You can stop emails with the link at the bottom of any email from a list. If that doesn’t work, ask the On Joue team with the contact form.',
  'direct.log-in':
    'If you can’t log in, set a new password: type your username or email on the page below to get a link by email. Check your spam folder, too. If that doesn’t work, ask the On Joue team with the contact form.',
  'direct.delete-account':
    'You can delete your account at the end of your profile page, and a post of yours with the button below it. The account is deleted after seven days, and your posts stay without your name, so delete those you don’t want to stay first.',
  'direct.report-post':
    'To report a post in the forum, log in and use the flag below it. Reports go to our moderators. You can also block a member on their profile. A photo of a child or an intimate picture can be reported without an account, on the page below.',
}
const WAYS: Readonly<Record<ReadLanguage, Readonly<Record<string, string>>>> = { en: ENGLISH_WAYS, es: SPANISH_WAYS }

/** The page where it's done, by its intent. Everything else is for the contact form. */
const PAGES: Readonly<Record<string, { path: string; title: string }>> = {
  'direct.log-in': { path: '/forum/forgot-password', title: 'Forgot your password?' },
  'direct.delete-account': { path: '/forum/profile#erase-account', title: 'Delete your account' },
  'direct.report-post': { path: '/forum/removal-request', title: 'Ask us to remove something' },
}

/** What is said at once, and the page where it's done, if it's not the contact form. */
export interface DirectWay {
  text: string
  page: { path: string; title: string } | undefined
}

/** What is said to a message that can't wait; null where it's a question like any other. */
export function directWay(message: string, language: ReadLanguage): DirectWay | null {
  if (foldQuestion(message) === '') return null
  const [best] = classify(message)
  return best && best.probability >= thresholdOf(best.group).threshold ? directWayOf(best.key, language) : null
}

function directWayOf(intent: string, language: ReadLanguage): DirectWay | null {
  const text = wayOf(intent, language)
  return text === null ? null : { text, page: PAGES[intent] }
}

/** What's done on a page, and how. */
export const listHowTos = (): { path: string; title: string; text: string }[] => Object.entries(PAGES).map(([intent, page]) => ({ ...page, text: wayOf(intent, 'en') ?? '' }))

/** The same for its intent. */
export const wayOf = (intent: string, language: ReadLanguage): string | null => WAYS[language][intent] ?? null
