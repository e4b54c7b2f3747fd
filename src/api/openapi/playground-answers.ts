import { z } from 'zod'
import { FACT_STATES, type FactView } from '../../shared/playground.ts'
import type { PublicSettings } from '../../shared/settings.ts'
import { moment, viewSchema } from './view-schema.ts'

const text = z.string()

export const FactSchema = viewSchema<FactView>()(
  'Fact',
  z.strictObject({
    key: text, label: text, question: text, short: text, answer: text,
    state: z.enum(FACT_STATES), link: text, checkedAt: moment,
  }),
)

export const SiteSchema = viewSchema<PublicSettings>()(
  'PublicSettings',
  z.strictObject({
    socialLinks: z.strictObject({ facebook: text, instagram: text, youtube: text }),
    announcementBar: z.strictObject({ text, link: text }),
  }),
)
