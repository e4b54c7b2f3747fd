import { Hono } from 'hono'
import { z } from 'zod'
import { changeText } from '../../domain/site-texts/change-text.ts'
import { getOfficeText, listOfficeTexts } from '../../domain/site-texts/office-texts.ts'
import type { OfficeTextView, TextVersionView, TextWithVersions } from '../../shared/site-texts/office-texts.ts'
import { SiteTextForm } from '../../shared/site-texts/text-schemas.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { count, id, moment, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const OfficeTextSchema = viewSchema<OfficeTextView>()(
  'SiteTextInOffice',
  z.strictObject({ key: text, name: text, original: text, kind: z.enum(['line', 'paragraph', 'rich']), maxChars: count, text, isChanged: z.boolean(), version: count }),
)
const VersionSchema = viewSchema<TextVersionView>()(
  'SiteTextVersion',
  z.strictObject({ version: id, text: text.nullable(), by: text.nullable(), at: moment }),
)
const TextWithVersionsSchema = viewSchema<TextWithVersions>()(
  'SiteTextWithVersions',
  z.strictObject({ text: OfficeTextSchema, versions: z.array(VersionSchema) }),
)

const all = { tag: 'Office', who: 'office' } as const
const one = { ...all, path: { textKey: text.describe('Which text, such as `landing.lead`.') }, answer: TextWithVersionsSchema } as const

/** The texts of the site, as the owner changes them. Paths are below /api/office/texts. */
export const officeTexts = new Hono<Environment>()
  .get('/', route(
    { ...all, id: 'listSiteTexts', summary: 'List site texts', answer: z.strictObject({ texts: z.array(OfficeTextSchema) }) },
    async ({ site, actor }) => ({ texts: await listOfficeTexts(site, actor) }),
  ))
  .get('/:textKey', route(
    { ...one, id: 'getSiteText', summary: 'Get a site text, with its version history' },
    ({ c, site, actor }) => getOfficeText(site, actor, c.req.param('textKey') ?? ''),
  ))
  .put('/:textKey', route(
    {
      ...one, id: 'changeSiteText', summary: 'Edit a site text, or reset it', body: { SiteTextForm },
      description: 'Null brings the original back. References to facts, such as `{pricing.short}`, are filled in whenever the text is read.',
      refusals: { 409: 'Another version was saved in the meantime.' },
    },
    async ({ c, site, actor, body }) => {
      const key = c.req.param('textKey') ?? ''
      await changeText(site, actor, key, body())
      return getOfficeText(site, actor, key)
    },
  ))
