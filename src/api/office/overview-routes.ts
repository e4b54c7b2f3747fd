import { Hono } from 'hono'
import { z } from 'zod'
import { hideFirstSteps, readFirstSteps } from '../../domain/office/read-first-steps.ts'
import { readGrowth } from '../../domain/office/read-growth.ts'
import { officeDoor } from '../../domain/office/office-door.ts'
import { readOverview } from '../../domain/office/read-overview.ts'
import { FIRST_STEPS_HIDDEN } from '../../shared/office/first-steps.ts'
import { GROWTH_DAYS } from '../../shared/office/growth.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { MessageAnswer } from '../http/view-schema.ts'
import { DoorSchema, OverviewSchema, GrowthSchema, FirstStepsSchema } from './overview-views.ts'

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
