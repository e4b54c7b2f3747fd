import { keysOf } from '../typed-object.ts'
import { ASSISTANT_ANSWER_TEXTS } from './assistant-answer-texts.ts'
import { ASSISTANT_TEXTS } from './assistant-texts.ts'
import { BLOG_TEXTS } from './blog-texts.ts'
import { EMAIL_TEXTS } from './emails/email-words.ts'
import {
  CATEGORIES_TEXTS,
  CONFIRM_EMAIL_TEXTS,
  FORGOT_PASSWORD_TEXTS,
  LATEST_TEXTS,
  LOGIN_TEXTS,
  POPULAR_TEXTS,
  REGISTER_TEXTS,
  RESET_PASSWORD_TEXTS,
  SEARCH_RESULT_TEXTS,
  SETTINGS_TEXTS,
} from './heading-texts.ts'
import { GUIDELINES_TEXTS, TERMS_TEXTS } from './info-texts.ts'
import { FRAME_TEXTS, LANDING_TEXTS } from './landing-texts.ts'
import { PRIVACY_TEXTS } from './privacy-texts.ts'
import { CHECK_IN_TEXTS, FORUM_TEXTS, VISIT_TEXTS } from './visit-texts.ts'
import type { SiteText, TextGroup } from './site-text.ts'

/** Every text of the site that the owner can change, by where it's read, in the order of the office. */
export const TEXT_GROUPS = {
  landing: LANDING_TEXTS,
  frame: FRAME_TEXTS,
  visit: VISIT_TEXTS,
  'check-in': CHECK_IN_TEXTS,
  blog: BLOG_TEXTS,
  forum: FORUM_TEXTS,
  categories: CATEGORIES_TEXTS,
  latest: LATEST_TEXTS,
  popular: POPULAR_TEXTS,
  login: LOGIN_TEXTS,
  register: REGISTER_TEXTS,
  'confirm-email': CONFIRM_EMAIL_TEXTS,
  'forgot-password': FORGOT_PASSWORD_TEXTS,
  'reset-password': RESET_PASSWORD_TEXTS,
  settings: SETTINGS_TEXTS,
  guidelines: GUIDELINES_TEXTS,
  privacy: PRIVACY_TEXTS,
  terms: TERMS_TEXTS,
  ...SEARCH_RESULT_TEXTS,
  assistant: ASSISTANT_TEXTS,
  'assistant-answers': ASSISTANT_ANSWER_TEXTS,
  emails: EMAIL_TEXTS,
} as const satisfies Record<string, TextGroup>

export type TextGroupName = keyof typeof TEXT_GROUPS
/** The texts of a group, by their names in it. */
export type TextsOf<G extends TextGroupName> = Record<keyof (typeof TEXT_GROUPS)[G]['texts'] & string, string>

export const GROUP_NAMES = keysOf(TEXT_GROUPS)

export const isGroupName = (name: string): name is TextGroupName => Object.hasOwn(TEXT_GROUPS, name)

export const textsIn = (group: TextGroupName): Readonly<Record<string, SiteText>> => TEXT_GROUPS[group].texts

/** The texts of a group as they came with the product. */
export const originalsOf = <G extends TextGroupName>(group: G): TextsOf<G> =>
  // Every text of the group has its entry.
  Object.fromEntries(Object.entries(textsIn(group)).map(([name, { original }]) => [name, original])) as TextsOf<G>

/** The text of this key, and the group it's in; undefined when there is none. */
export function findText(key: string): { group: TextGroupName; text: SiteText } | undefined {
  const [group = '', ...name] = key.split('.')
  if (!isGroupName(group)) return undefined
  const texts = textsIn(group)
  const found = name.join('.')
  const text = Object.hasOwn(texts, found) ? texts[found] : undefined
  return text && { group, text }
}

/** “Landing page, Introduction”: a text as lists name it. */
export function textName(key: string): string {
  const found = findText(key)
  return found ? `${TEXT_GROUPS[found.group].title}: ${found.text.name}` : 'a text that the site no longer has'
}
