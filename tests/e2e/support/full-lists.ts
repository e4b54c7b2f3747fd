import { join as pathOf } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openDatabase } from '../../../src/db/connection.ts'
import { aReply, aTopic, join, PASSWORD } from './members.ts'

/** As long as a title may be. */
const LONG_TITLE = 'Rainy Saturdays in a small apartment with two very different children '.repeat(4).slice(0, 199).trimEnd().padEnd(200, '!')
const POSTS = 68
const MESSAGES = 300
const SIGN_UPS = 28
const STOPPED_EMAILS = 38
/** How many requests are under way at once. */
const AT_ONCE = 10

export const FULL = { posts: POSTS, messages: MESSAGES, signUps: SIGN_UPS, stoppedEmails: STOPPED_EMAILS }

interface Writers {
  /** Who starts the long topic and hears of every reply. */
  maya: Page
  /** Someone with the longest of names and no photo, who writes the replies. */
  lucia: Page
  /** Someone who replies and leaves. */
  leaver: Page
  folder: string
}

/** Fills every list of a site of its own as a busy year would. @returns the long topic, and who wrote most of it */
export async function fillLists({ maya, lucia, leaver, folder }: Writers): Promise<{ topic: string; lucia: string }> {
  await join(maya, 'maya')
  const topic = await aTopic(maya, { title: LONG_TITLE })
  const username = await joinWithLongName(lucia)
  for (let number = 2; number < POSTS; number += 1) await aReply(lucia, topic, `Idea ${number}: a tent of two chairs and a blanket.`)
  await join(leaver, 'leo')
  await aReply(leaver, topic, 'Sofa cushions, all of them.')
  await inBatches(MESSAGES, (at) => post(maya, '/contact', { name: `Parent ${at}`, email: `parent-${at}@example.com`, message: `Will there be a quiet corner, and when? (${at})` }))
  await inBatches(SIGN_UPS, (at) => post(maya, '/waitlist', { email: `${'long-'.repeat(8)}address-${at}@example.com` }))
  await leaveAndStopEmails(folder)
  return { topic, lucia: username }
}

/** Full names are shown in the office, and are as long as families make them. */
async function joinWithLongName(page: Page): Promise<string> {
  const username = 'Maria-de-los-Angeles'
  const names = { firstName: 'María de los Ángeles Guadalupe', lastName: 'Fernández-Echeverría y Montealegre de la Vega' }
  await post(page, '/forum/auth/register', { username, email: 'maria.de.los.angeles@example.com', ...names, password: PASSWORD, confirmPassword: PASSWORD, terms: true })
  return username
}

/** What takes days on a site: an account is deleted, and emails are given up. */
async function leaveAndStopEmails(folder: string): Promise<void> {
  const db = openDatabase({ engine: 'sqlite', file: pathOf(folder, 'on-joue.sqlite') })
  const last = await db.selectFrom('post').select(['id', 'authorId']).orderBy('id', 'desc').executeTakeFirstOrThrow()
  await db.updateTable('post').set({ authorId: null }).where('id', '=', last.id).execute()
  await db.updateTable('notification').set({ actorId: null }).where('postId', '=', last.id).execute()
  const emails = await db.selectFrom('outbox').select(['id', 'createdAt']).limit(STOPPED_EMAILS).execute()
  expect(emails.length).toBe(STOPPED_EMAILS)
  const failed = { failedAt: emails[0]?.createdAt ?? null, lastError: '550 No such mailbox here' }
  await db.updateTable('outbox').set(failed).where('id', 'in', emails.map(({ id }) => id)).execute()
  await db.destroy()
}

async function inBatches(count: number, act: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < count; at += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) => act(at + more + 1)))
  }
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api${path}`, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
}
