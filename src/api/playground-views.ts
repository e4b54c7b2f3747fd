import { z } from 'zod'
import { FACT_PARTS, type FactField, OPEN_FACT_FIELDS } from '../shared/playground/fact-fields.ts'
import type { FactView } from '../shared/playground/playground.ts'
import { REPLY_TIMES } from '../shared/office/settings/reply-time.ts'
import { keysOf, recordOf } from '../shared/typed-object.ts'
import type { SiteView } from '../shared/office/settings/settings.ts'
import { PICTURE_PLACES } from '../shared/pictures/site-pictures.ts'
import type { PollChoiceView, PollView, VisitView, WatchView } from '../shared/playground/visit.ts'
import { count, id, moment, momentOrNull, viewSchema } from './http/view-schema.ts'

const text = z.string()

/** The parts of a fact in an answer. */
export const factParts = <F extends FactField>(fields: readonly F[]) =>
  // TypeScript can't see that each field gets its own schema.
  recordOf(fields, schemaOf) as { [K in F]: PartSchema<K> }

type PartSchema<F extends FactField> = (typeof FACT_PARTS)[F] extends { choices: readonly (infer Choice extends string)[] }
  ? z.ZodEnum<{ [C in Choice]: C }>
  : z.ZodString

const schemaOf = (field: FactField) => {
  const part = FACT_PARTS[field]
  return part.kind === 'choice' ? z.enum(part.choices) : text
}

export const FactSchema = viewSchema<FactView>()('Fact', z.strictObject({ key: text, ...factParts(OPEN_FACT_FIELDS), checkedAt: momentOrNull, notice: text }))

const aPicture = { avif: text, webp: text, src: text, width: count, height: count }
export const SiteSchema = viewSchema<SiteView>()(
  'SiteView',
  z.strictObject({
    socialLinks: z.strictObject({ facebook: text, instagram: text, youtube: text }),
    announcementBar: z.strictObject({ text, link: text }), replyTime: z.enum(keysOf(REPLY_TIMES)),
    canSendEmail: z.boolean(), backsUpDaily: z.boolean(), hasSample: z.boolean(),
    pictures: z.partialRecord(z.enum(PICTURE_PLACES), z.strictObject({ ...aPicture, alt: text, night: z.strictObject(aPicture).nullable() })),
  }),
)

export const ChoiceSchema = viewSchema<PollChoiceView>()('PollChoice', z.strictObject({ id, text, votes: count }))
export const aPoll = {
  id, factKey: text, question: text, choices: z.array(ChoiceSchema), openUntil: moment,
  state: z.enum(['open', 'over', 'decided']), chosen: text.nullable(), reason: text,
}
const PollSchema = viewSchema<PollView>()('Poll', z.strictObject({ ...aPoll, mine: id.nullable() }))
export const VisitSchema = viewSchema<VisitView>()('Visit', z.strictObject({ words: z.record(text, text), polls: z.array(PollSchema) }))
export const WatchSchema = viewSchema<WatchView>()(
  'Watch',
  z.strictObject({ key: text, question: text, isConfirmed: z.boolean(), poll: PollSchema.nullable() }),
)
