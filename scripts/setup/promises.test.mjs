import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sentencesIn } from './voice.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What promises something in the owner's name, or says how soon. */
const PROMISE = new RegExp(
  [
    'a person (reads|will)', 'reads? (all|each|every)', 'every message', '(we|you|they) (usually|always) (answer|reply|respond)', 'we promise', 'guarantee(d|s)?',
    'within\\s+(\\S+\\s+)?(few )?(hours?|days?|weeks?)\\b', 'as soon as (we|I) can', 'before anyone', 'first (to (hear|know)|through)', 'hear first', 'on (its|the|their) way',
    'be in touch', '(we|I)(’ll| will)( \\w+)? (reply|answer|respond|write back)\\b', 'take a look at (it|your)|will take a look', 'get back to you', 'nothing here is a guess',
  ].join('|'),
  'gi',
)

const REPORTS = 'a report alerts every moderator and admin until the case is decided'

/** The promises that are made, each with what makes it true. */
const MADE = [
  ['shared/contact/contact-words.ts', 'be in touch', 'a toast of the specification'],
  ['shared/office/settings/reply-time.ts', 'we usually reply', 'the owner sets it'],
  ['shared/office/settings/reply-time.ts', 'within a day', 'the owner sets it'],
  ['shared/office/settings/reply-time.ts', 'within a few days', 'the owner sets it'],
  ['shared/office/settings/reply-time.ts', 'within a week', 'the owner sets it'],
  ['shared/forum/forum-words.ts', 'will take a look', REPORTS],
  ['domain/forum/responses/report-post.ts', 'will take a look', REPORTS],
  ['shared/site-texts/info-texts.ts', 'as soon as we can', 'a message alerts every admin until one has read it'],
  ['shared/site-texts/info-texts.ts', 'within 48 hours', 'a request has a deadline, with reminders to moderators and admins'],
  ['web/pages/forum/removals/removal-form.tsx', 'on its way', 'said only where email can be sent: the receipt is in the outbox by then'],
  ['shared/privacy/personal-data.ts', 'within an hour', 'photos without an account are swept every hour'],
  ['shared/site-texts/privacy-texts.ts', 'within an hour', 'photos without an account are swept every hour'],
  ['shared/site-texts/privacy-texts.ts', 'within days', 'a sweep deletes counts: COUNT_DAYS'],
  ['shared/emails/no-email.ts', 'within 30 days', 'a saved request is answered until QUESTION_DAYS have passed'],
]

/** Not the site's promises to people: the sample community, what people type, sites of older versions, and what the owner and developers read. */
const OTHERS = /web\/pages\/office\/|shared\/office\/(?!settings\/reply-time)|src\/(api|server)\/|domain\/sample\/|assistant\/(examples|learned)\/|db\/migrations\/|\.test\.tsx?$/

const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/')).filter((path) => !OTHERS.test(path))
const promises = files.flatMap((file) =>
  sentencesIn(file, readFileSync(`${ROOT}/${file}`, 'utf8')).flatMap(({ isText, text }) =>
    isText ? [...text.matchAll(PROMISE)].map(([phrase]) => ({ file: file.replace('src/', ''), phrase: phrase.replace(/\s+/g, ' '), text })) : [],
  ),
)
const isMade = ({ file, phrase }) => MADE.some(([where, words]) => where === file && words === phrase.toLowerCase())

it('no text promises anything in the owner’s name but what is made true: rewrite it, or add to MADE what makes it so', () => {
  expect(promises.filter((promise) => !isMade(promise)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

/** Pages that say an email went out; those it led here know. */
const SAYS_SENT = /(we’ve emailed|we emailed|we’re emailing|(email|emails|reply) (is|are )?on (its|the) way)/i
const LED_HERE_BY_EMAIL = ['src/web/pages/visit/confirm-alerts-page.tsx', 'src/web/pages/privacy-requests/stored-data.tsx']

it('no page says that an email went out without asking whether this site sends any', () => {
  const pages = globSync('src/web/pages/**/*.tsx', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/')).filter((path) => !LED_HERE_BY_EMAIL.includes(path))
  const unasked = pages.filter((file) => {
    const source = readFileSync(`${ROOT}/${file}`, 'utf8')
    return sentencesIn(file, source).some(({ isText, text }) => isText && SAYS_SENT.test(text)) && !/useCanSendEmail|useEmailed|isEmailed|resent\(/.test(source)
  })
  expect(unasked).toEqual([])
})

it.each(MADE)('%s still says “%s”', (where, words) => {
  expect(promises.some(({ file, phrase }) => file === where && phrase.toLowerCase() === words)).toBe(true)
})
