import { z } from 'zod'
import { FIRST_STEPS, type FirstStepsView } from '../../shared/office/first-steps.ts'
import type { DoorView, OverviewView } from '../../shared/office/overview.ts'
import type { GrowthView } from '../../shared/office/growth.ts'
import { FACT_STATES } from '../../shared/playground/fact-fields.ts'
import { keysOf } from '../../shared/typed-object.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()

export const DoorSchema = viewSchema<DoorView>()(
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
export const OverviewSchema = viewSchema<OverviewView>()(
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

export const GrowthSchema = viewSchema<GrowthView>()(
  'Growth',
  z.strictObject({ days: z.array(z.strictObject({ date: text, waitlist: count, members: count, posts: count })) }),
)

export const FirstStepsSchema = viewSchema<FirstStepsView>()(
  'FirstSteps',
  z.array(z.strictObject({ step: z.enum(keysOf(FIRST_STEPS)), isDone: yes })),
)
