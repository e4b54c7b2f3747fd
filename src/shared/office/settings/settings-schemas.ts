import { z } from 'zod'
import { LIMIT_WORDS } from './limit-words.ts'
import { REPLY_TIMES } from './reply-time.ts'
import { WORD_LIST_MAX_CHARS } from '../../forum/word-list.ts'
import { SETTING_MAX_CHARS } from './settings-words.ts'
import { keysOf } from '../../typed-object.ts'
import { email, INVALID_EMAIL, seenText } from '../../text/text.ts'
import { inDigits } from '../../text/count-words.ts'

const atMost = (max: number, what: string) =>
  z.string(`Please enter the ${what}.`).transform(seenText).pipe(z.string().max(max, `The ${what} cannot exceed ${max} characters.`))
const line = (max: number, what: string) => atMost(max, what).refine((value) => !value.includes('\n'), `Please keep the ${what} to one line.`)

const SECURE_ADDRESS = 'Please paste the full web address, starting with https://, or leave it blank.'
const social = line(SETTING_MAX_CHARS.link, 'address').refine((value) => value === '' || isSecure(value), SECURE_ADDRESS)

/** A page of this site, or one elsewhere over https. */
const barLink = line(SETTING_MAX_CHARS.link, 'link').refine(
  (value) => value === '' || /^\/(?![/\\])[^\s\\]*$/.test(value) || isSecure(value),
  'Please enter a page on this site, like /blog, or a web address that starts with https://.',
)

function isSecure(address: string): boolean {
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname.includes('.')
}

const words = atMost(WORD_LIST_MAX_CHARS, 'word list')

const limit = ({ min, max }: { min: number; max: number }) => {
  const range = `Please enter a whole number from ${min} to ${inDigits(max)}, or leave it blank.`
  return z.number(range).int(range).min(min, range).max(max, range).optional()
}

/** What the settings page sends: any of the settings, each checked whole. */
export const SettingsChange = z
  .strictObject({
    postalAddress: atMost(SETTING_MAX_CHARS.postalAddress, 'postal address'),
    senderName: line(SETTING_MAX_CHARS.senderName, 'sender')
      .refine((value) => value !== '', 'Please enter a sender name.')
      .refine((value) => !/[<>"@]/.test(value), 'Please leave <, >, ", and @ out of the sender name.'),
    replyAddress: z.union([z.literal(''), email], INVALID_EMAIL),
    replyTime: z.enum(keysOf(REPLY_TIMES), 'Please choose a reply time.'),
    socialLinks: z.strictObject({ facebook: social, instagram: social, youtube: social }),
    announcementBar: z.strictObject({ text: line(SETTING_MAX_CHARS.bar, 'announcement'), link: barLink }),
    adminsNeedAuthenticator: z.boolean('Please choose yes or no.'),
    wordList: z.strictObject({ block: words, hold: words, warn: words }),
    limits: z.strictObject(Object.fromEntries(Object.entries(LIMIT_WORDS).map(([name, words]) => [name, limit(words)]))),
  })
  .partial()
