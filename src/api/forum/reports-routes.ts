import { type Context, Hono } from 'hono'
import { requireActiveMember } from '../../domain/access/require-active-member.ts'
import { decideCase } from '../../domain/forum/reports/decide-case.ts'
import { noteOnCase } from '../../domain/forum/reports/note-on-case.ts'
import { getCase } from '../../domain/forum/reports/get-case.ts'
import { countCases, listCases } from '../../domain/forum/reports/list-cases.ts'
import { listWaitingPosts } from '../../domain/forum/review/list-waiting-posts.ts'
import { undoRaid } from '../../domain/forum/reports/undo-raid.ts'
import { requireModerator } from '../../domain/access/require-moderator.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import { CaseDecision, CaseNote } from '../../shared/forum/reports/report-schemas.ts'
import { REPORT_STATES } from '../../shared/forum/reports/reports.ts'
import type { Environment } from '../http/environment.ts'
import { listed, oneOf, PAGED } from '../http/lists.ts'
import { idIn, postId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { state, CaseAnswer, CaseList, CaseCounts, WaitingList, RaidUndone } from './case-views.ts'

const NOT_REPORTED = { 404: 'No one has reported this post.' }

/** Whose routes these are: the same ones stand twice in the API. */
interface Audience {
  tag: 'Moderation' | 'Office forum'
  who: 'moderators' | 'office'
  /** What the name of each route ends with. */
  ending: '' | 'InOffice'
}

/** What members report, by the post it is about, as one audience has it. */
function reportsFor({ ending, ...audience }: Audience): Hono<Environment> {
  const one = { ...audience, path: postId, answer: CaseAnswer, refusals: NOT_REPORTED } as const
  return new Hono<Environment>()
    .use(async (c, next) => {
      requireModerator(await requireActiveMember(c.var.site.db, c.var.actor))
      await next()
    })
    .get('/', route(
      {
        ...audience, id: `listReports${ending}`, summary: 'List reported posts',
        description: 'Open reports by default. Unresolved reports come oldest first, those about a child’s details before all others; resolved ones, newest first.',
        query: { ...PAGED, state: state.optional() }, isList: true, answer: CaseList,
      },
      async ({ c, site, actor, query }) => {
        const requested = oneOf(REPORT_STATES, query.state) ?? 'open'
        return { cases: await listed(c, (range) => listCases(site, actor, requested, range), PAGE_SIZE) }
      },
    ))
    .get('/counts', route(
      { ...audience, id: `countReports${ending}`, summary: 'Count reported posts by status', answer: CaseCounts },
      async ({ site, actor }) => ({ counts: await countCases(site, actor) }),
    ))
    .get('/waiting', route(
      {
        ...audience, id: `listWaitingPosts${ending}`, summary: 'List posts held for review',
        description: 'Oldest first. Unhiding such a post puts it up, and hiding it rejects it.',
        query: PAGED, isList: true, answer: WaitingList,
      },
      async ({ c, site, actor }) => ({ posts: await listed(c, (range) => listWaitingPosts(site, actor, range), PAGE_SIZE) }),
    ))
    .get('/:postId', route(
      { ...one, id: `getReport${ending}`, summary: 'Get a reported post, with its reports, author, and history' },
      ({ c }) => caseIn(c),
    ))
    .put('/:postId/decision', route(
      {
        ...one, id: `decideReport${ending}`, summary: 'Decide on a reported post', body: { Decision: CaseDecision },
        refusals: { ...NOT_REPORTED, 409: 'It changed after `version`.' },
      },
      async ({ c, site, actor, body }) => {
        await decideCase(site, actor, idIn(c, 'postId'), body())
        return caseIn(c)
      },
    ))
    .post('/:postId/undo-raid', route(
      {
        ...one, id: `undoRaid${ending}`, summary: 'Undo a raid of false reports', answer: RaidUndone,
        description: 'Rejects everything that the new members who reported this post, and new members who reported the same posts, have reported in the last 24 hours, and shows the posts that are hidden because of it. Reports by staff and by members who aren’t new stay as they are.',
      },
      async ({ c, site, actor }) => ({ shown: await undoRaid(site, actor, idIn(c, 'postId')) }),
    ))
    .post('/:postId/notes', route(
      { ...one, id: `noteOnReport${ending}`, summary: 'Add a team note', status: 201, body: { Note: CaseNote } },
      async ({ c, site, actor, body }) => {
        await noteOnCase(site, actor, idIn(c, 'postId'), body().note)
        return caseIn(c)
      },
    ))
}

/** The reported post in the address, as its page shows it. */
export const caseIn = async (c: Context<Environment>) => ({ case: await getCase(c.var.site, c.var.actor, idIn(c, 'postId')) })

/** For moderators. Paths are below /api/forum/reports. */
export const reports = reportsFor({ tag: 'Moderation', who: 'moderators', ending: '' })

/** The same for admins. Paths are below /api/office/reports. */
export const reportsInOffice = reportsFor({ tag: 'Office forum', who: 'office', ending: 'InOffice' })
