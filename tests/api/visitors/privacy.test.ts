import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/site/limit-rules.ts'
import type { LocalBook } from '../../../src/shared/assistant/local-topics.ts'
import type { MemberExport } from '../../../src/shared/forum/member-export.ts'
import type { FactView } from '../../../src/shared/playground/playground.ts'
import { PERSONAL_DATA, type PersonalData, type DataKind } from '../../../src/shared/privacy/personal-data.ts'
import { PRIVACY_IN_A_LINE, privacyInShort, privacyWithoutServer } from '../../../src/shared/privacy/privacy-in-short.ts'
import { COUNT_DAYS } from '../../../src/shared/privacy/retention.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { keysOf } from '../../../src/shared/typed-object.ts'
import { localAnswer } from '../../../src/web/pages/assistant/local-answers.ts'
import { anApp } from '../../support/a-site.ts'
import { registered } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>

const DATA: readonly PersonalData[] = Object.values(PERSONAL_DATA)

const textOf = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&').replace(/\s+/g, ' ')
const privacyPage = async (app: App): Promise<string> => textOf(await (await app.ask('/forum/privacy')).text())

async function answerTo(app: App, message: string): Promise<string> {
  const answer = await app.post('/api/chat', { message })
  return ((await answer.json()) as { message: string }).message
}

describe('the privacy page', () => {
  it('lists every kind of data with what it is, why, for how long, and who sees it', async () => {
    const page = await privacyPage(await anApp())

    for (const { name, what, why, howLong, whoSees } of DATA) expect(page).toContain(`${name} ${what} Why ${why} How long ${howLong} Who sees it ${whoSees}`)
  })

  it('says how many backups are kept, and when something is in none of them', async () => {
    const page = await privacyPage(await anApp())
    const without = await privacyPage(await anApp({ backsUpDaily: false }))

    expect(page).toContain('backs itself up once a day and keeps only the newest 7 backups')
    expect(without).toContain('makes no backups by itself')
    expect(without).not.toContain('once a day')
  })
})

describe('the fact about privacy, the assistant, and its short answer without the server', () => {
  it('name the same kinds of data as the page', async () => {
    const app = await anApp()
    const { facts } = (await (await app.ask('/api/facts')).json()) as { facts: FactView[] }
    const fact = facts.find(({ key }) => key === 'website-privacy')

    expect(fact).toMatchObject({ short: PRIVACY_IN_A_LINE, answer: privacyInShort() })
    for (const { inShort = '', from } of DATA) {
      expect(fact?.answer).toContain(inShort)
      if (from === 'visitor') expect(privacyWithoutServer()).toContain(inShort)
    }
  })

  it.each(['What does this website keep about me?', 'Do you use cookies?', 'Can you delete my data?', 'Who can see my email address?', 'How long do you keep my message?', 'Do you sell my data?'])(
    'answer “%s” with what the fact says',
    async (question) => {
      const app = await anApp()
      const book = (await (await app.ask((await app.ask('/api/chat/local')).headers.get('location') ?? '')).json()) as LocalBook

      expect(await answerTo(app, question)).toBe(privacyInShort())
      expect(localAnswer('What does this website keep about me?', book)).toBe(privacyInShort())
    },
  )

  it('answer a question about backups with the page’s own words', async () => {
    const app = await anApp()

    const answer = await answerTo(app, 'Do you make backups?')

    expect(answer).toContain('newest 7 backups')
    expect(await privacyPage(app)).toContain(answer)
  })
})

/** Where a member's copy has each kind of data, or why it doesn't. */
const IN_COPY: Record<DataKind, readonly (keyof MemberExport)[] | string> = {
  message: ['elsewhere'], removal: ['removalRequests'], waitlist: ['elsewhere'], alert: ['elsewhere'],
  vote: 'Only a scrambled code leads to it.', question: 'Nothing says who asked.', questionAddress: 'Deleted with its one email.',
  email: ['mails'], account: ['account'], password: 'Would let others in.', device: ['sessions'], link: 'Would let others in.', photo: ['account'],
  post: ['topics', 'posts', 'earlierVersions'], activity: ['likes', 'bookmarks', 'blocks', 'notifications', 'alerts', 'alertSettings'], report: ['reports'],
  safeguard: 'Gone within two days.', cookie: 'In the browser.', draft: 'In the browser.', log: 'Names no one.', backup: 'A copy of the rest.', staff: 'About the team’s work.',
}

describe('a member’s copy of their data', () => {
  it('has every kind the privacy page lists, but for those that can’t be told apart or are secret', async () => {
    const app = await anApp()
    const maya = await registered(app)

    const copy = (await (await app.ask('/api/forum/profile/export', { headers: maya.headers })).json()) as MemberExport

    const parts = keysOf(IN_COPY).flatMap((kind) => (typeof IN_COPY[kind] === 'string' ? [] : IN_COPY[kind]))
    expect([...new Set(parts), 'exportedAt'].toSorted()).toEqual(keysOf(copy).toSorted())
  })
})

describe('counts of requests', () => {
  it('are kept no longer than the privacy page says: a window, and a cooldown that starts it again', () => {
    const longestMs = Math.max(...Object.values(LIMITS).flatMap((variables) => Object.values(variables).map(({ windowMs }) => windowMs)))

    expect(2 * longestMs).toBeLessThanOrEqual(COUNT_DAYS * DAY_MS)
  })
})
