import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { startSession } from '../../src/domain/accounts/sessions/start-session.ts'
import { toInstant } from '../../src/shared/time/instant.ts'

const clock = { now: () => toInstant(Date.now()) }

/** Members of the sample community, long there and logged in. @returns a cookie for each */
export async function cookiesOfMembers(place: DatabaseTarget, count: number): Promise<string[]> {
  const db = openDatabase(place)
  try {
    const members = await db
      .selectFrom('member')
      .select(['id', 'role'])
      .where('role', '=', 'member')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(count)
      .execute()
    const cookies: string[] = []
    for (const member of members) {
      const token = await db.transaction().execute((trx) => startSession(trx, { clock }, { member, device: 'A test' }))
      cookies.push(`session=${token}`)
    }
    return cookies
  } finally {
    await db.destroy()
  }
}

/** What came of replying to one topic. */
export interface Outcome {
  /** Ids of the posts that were answered with 201. */
  acknowledged: number[]
  /** How often each other answer came; 0 stands for none. */
  others: Map<number, number>
}

interface Replying {
  topicId: number
  cookies: string[]
  /** Another one each time: the same text again within seconds is the same post. */
  round?: number
  isOver: (outcome: Outcome, own: number) => boolean
}

/** Every member replies again and again, each as soon as the last reply is answered, until `isOver` says so. */
export async function replyAtOnce(
  url: string,
  { topicId, cookies, round = 0, isOver }: Replying,
): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], others: new Map() }
  await Promise.all(
    cookies.map(async (cookie, member) => {
      for (let own = 0; !isOver(outcome, own); own += 1) {
        const { status, id } = await reply(url, topicId, cookie, `Member ${member} has a thought, number ${own} of round ${round}.`)
        if (status === 201) outcome.acknowledged.push(id)
        else outcome.others.set(status, (outcome.others.get(status) ?? 0) + 1)
      }
    }),
  )
  return outcome
}

async function reply(url: string, topicId: number, cookie: string, content: string): Promise<{ status: number; id: number }> {
  try {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(`${url}/api/forum/topics/${topicId}/posts`, { method: 'POST', headers, body: JSON.stringify({ content }) })
    const { id } = (await answer.json()) as { id: number }
    return { status: answer.status, id }
  } catch {
    return { status: 0, id: 0 }
  }
}
