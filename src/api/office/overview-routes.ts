import { Hono } from 'hono'
import { z } from 'zod'
import { hideFirstSteps, readFirstSteps } from '../../domain/office/read-first-steps.ts'
import { readGrowth } from '../../domain/office/growth.ts'
import { officeDoor } from '../../domain/office/office-door.ts'
import { readOverview } from '../../domain/office/read-overview.ts'
import { FIRST_STEPS, FIRST_STEPS_HIDDEN, type FirstStepsView } from '../../shared/office/first-steps.ts'
import { type DoorView, GROWTH_DAYS, type GrowthView, type OverviewView } from '../../shared/office/overview.ts'
import { FACT_STATES } from '../../shared/playground/fact-fields.ts'
import { keysOf } from '../../shared/typed-object.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { count, id, moment, MessageAnswer, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()

const DoorSchema = viewSchema<DoorView>()(
  'OfficeDoor',
  z.strictObject({
    username: text, avatar: text.nullable(), isPasswordRecent: yes,
    waiting: z.strictObject({ messages: count, forum: count, mail: count }),
  }),
)

const waiting = { count, since: moment }
const figure = { count, week: count }
const AttentionItem = z.strictObject(waiting)
const Figure = z.strictObject(figure)
const aFact = { key: text, label: text }
const OverviewSchema = viewSchema<OverviewView>()(
  'Overview',
  z.strictObject({
    now: moment,
    needs: z.strictObject({
      removals: AttentionItem.nullable(), messages: AttentionItem.nullable(), reports: AttentionItem.nullable(),
      unchecked: z.array(z.strictObject({ ...aFact, checkedAt: momentOrNull })),
      over: z.array(z.strictObject({ ...aFact, dates: z.array(text) })),
      unpublished: z.array(z.strictObject(aFact)),
      topics: z.strictObject({ ...waiting, id, slug: text, title: text }).nullable(),
      mail: AttentionItem.nullable(), stopped: AttentionItem.nullable(), questions: AttentionItem.nullable(), held: count, backup: yes,
      unconfirmed: z.strictObject({ joined: count, confirmed: count }).nullable(),
    }),
    hasMailServer: yes,
    lastBackup: z.strictObject({ at: moment, bytes: count }).nullable(),
    figures: z.strictObject({
      waitlist: z.strictObject({ ...figure, joined: count }), unread: Figure, members: z.strictObject({ ...figure, topics: count, posts: count }), reports: Figure,
    }),
    open: z.array(z.strictObject({ ...aFact, state: z.enum(FACT_STATES) })),
    blog: z.strictObject({
      drafts: z.array(z.strictObject({ id, title: text, publishAt: momentOrNull })),
      published: z.array(z.strictObject({ id, title: text, publishedAt: moment })),
    }),
  }),
)

const GrowthSchema = viewSchema<GrowthView>()(
  'Growth',
  z.strictObject({ days: z.array(z.strictObject({ date: text, waitlist: count, members: count, posts: count })) }),
)

const FirstStepsSchema = viewSchema<FirstStepsView>()(
  'FirstSteps',
  z.array(z.strictObject({ step: z.enum(keysOf(FIRST_STEPS)), isDone: yes })),
)

const room = { tag: 'Office', who: 'office' } as const

/** What the office's frame shows on every page. The path is /api/office/door. */
export const officeFrame = new Hono<Environment>().get('/', route(
  {
    ...room, id: 'getDoor', summary: 'Get what the office’s menu shows, and whether private rooms are open',
    answer: z.strictObject({ door: DoorSchema }),
  },
  async ({ site, actor }) => ({ door: await officeDoor(site, actor) }),
))

/** Where the owner's day begins. Paths are below /api/office/overview. */
export const officeOverview = new Hono<Environment>()
  .get('/', route(
    { ...room, id: 'getOverview', summary: 'Get the overview: to-dos and key numbers', answer: z.strictObject({ overview: OverviewSchema }) },
    async ({ site, actor }) => ({ overview: await readOverview(site, actor) }),
  ))
  .get('/first-steps', route(
    {
      ...room, id: 'getFirstSteps', summary: 'Get the first steps on a new site, and which are done',
      description: 'Null once an admin has hidden them.', answer: z.strictObject({ steps: FirstStepsSchema.nullable() }),
    },
    async ({ site, actor }) => ({ steps: await readFirstSteps(site, actor) }),
  ))
  .put('/first-steps/hidden', route(
    { ...room, id: 'hideFirstSteps', summary: 'Hide the first steps once all are done', answer: MessageAnswer, refusals: { 409: 'A step is left.' } },
    async ({ site, actor }) => {
      await hideFirstSteps(site, actor)
      return { message: FIRST_STEPS_HIDDEN }
    },
  ))
  .get('/growth', route(
    {
      ...room, id: 'getGrowth', summary: 'Get how the waitlist, members, and posts have grown', answer: GrowthSchema,
      query: { days: z.literal([...GROWTH_DAYS]).optional().describe(`Of how many days; usually ${GROWTH_DAYS[0]}.`) },
    },
    ({ site, actor, query }) => {
      const days = GROWTH_DAYS.find((known) => String(known) === query.days) ?? GROWTH_DAYS[0]
      return readGrowth(site, actor, days)
    },
  ))
