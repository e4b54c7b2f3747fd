import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { inShortOrFull } from '../support/soak.ts'

const AT_ONCE = 200
const ACKNOWLEDGED = 100
/** Each kills the site that the one before has left. */
const ROUNDS = inShortOrFull(1, 50)

async function post(url: string, path: string, body: object): Promise<boolean> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status === 201
  } catch {
    return false
  }
}

interface Acknowledged {
  contact: string[]
  waitlist: string[]
}

const countOf = ({ contact, waitlist }: Acknowledged): number => contact.length + waitlist.length

/** Posts contact messages and waitlist entries until the site is gone. @returns the addresses that were acknowledged */
async function postUntilKilled(url: string, round: number, kill: () => void): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { contact: [], waitlist: [] }
  // Amid something else in every round.
  const killAfter = ACKNOWLEDGED + ((round * 13) % 60)
  const postOne = async (n: number) => {
    const email = `parent${n}.${round}@example.com`
    const kind = n % 2 === 0 ? 'contact' : 'waitlist'
    const body = kind === 'contact' ? { name: 'Maya', email, message: `Question number ${n} of ${round}` } : { email }
    if (await post(url, `/api/${kind}`, body)) acknowledged[kind].push(email)
    if (countOf(acknowledged) === killAfter) kill()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => postOne(n)))
  // A busy machine refuses some of so many at once; others take their place.
  for (let n = AT_ONCE; countOf(acknowledged) < killAfter && n < 3 * AT_ONCE; n += 1) await postOne(n)
  return acknowledged
}

async function storedIn(place: DatabaseTarget) {
  const db = openDatabase(place)
  onTestFinished(() => db.destroy())
  const messages = await db.selectFrom('contactMessage').select('email').execute()
  const waitlist = await db.selectFrom('waitlistEntry').select('email').execute()
  const mails = await db.selectFrom('outbox').select(['template', 'recipient']).execute()
  const mailed = (template: string) => mails.filter((mail) => mail.template === template).map(({ recipient }) => recipient)
  return {
    messages: messages.map(({ email }) => email),
    waitlist: waitlist.map(({ email }) => email),
    copies: mailed('contact-acknowledged'),
    confirmations: mailed('waitlist-confirm'),
  }
}

describe('a site killed amid two hundred posts', () => {
  it('has every acknowledged message and address after the restart, once', async () => {
    const place = await aPlaceForAServer()
    const all: Acknowledged = { contact: [], waitlist: [] }
    let server = await aServer(place, { LOG_LEVEL: 'error' })

    for (let round = 0; round < ROUNDS; round += 1) {
      const acknowledged = await postUntilKilled(server.url, round, () => server.process.kill('SIGKILL'))
      expect(await server.ended).toBe('SIGKILL')
      expect(countOf(acknowledged)).toBeGreaterThanOrEqual(ACKNOWLEDGED)
      all.contact.push(...acknowledged.contact)
      all.waitlist.push(...acknowledged.waitlist)
      server = await aServer(place, { LOG_LEVEL: 'error' })
    }

    const { messages, waitlist, copies, confirmations } = await storedIn(place)
    expect(new Set(messages).size).toBe(messages.length)
    expect(new Set(waitlist).size).toBe(waitlist.length)
    expect(messages).toEqual(expect.arrayContaining(all.contact))
    expect(waitlist).toEqual(expect.arrayContaining(all.waitlist))
    expect(copies.toSorted()).toEqual(messages.toSorted())
    expect(confirmations.toSorted()).toEqual(waitlist.toSorted())
    expect(await post(server.url, '/api/waitlist', { email: 'late@example.com' })).toBe(true)
  })
})
