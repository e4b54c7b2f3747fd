import { Hono } from 'hono'
import { z } from 'zod'
import { warningAbout } from '../../domain/assistant/starting-questions.ts'
import type { Actor, Site } from '../../domain/site/site.ts'
import { previewText } from '../../domain/emails/preview-text.ts'
import { changeText } from '../../domain/site-texts/change-text.ts'
import { getOfficeText, listOfficeTexts } from '../../domain/site-texts/list-office-texts.ts'
import type { OfficeTextView, TextVersionView, TextWithVersions } from '../../shared/site-texts/office-texts.ts'
import { PARAGRAPH_MAX_CHARS } from '../../shared/site-texts/site-text.ts'
import { SiteTextForm } from '../../shared/site-texts/text-schemas.ts'
import type { Environment } from '../http/environment.ts'
import { emailPage } from '../http/answers.ts'
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
  z.strictObject({ text: OfficeTextSchema, versions: z.array(VersionSchema), warning: text }),
)

const all = { tag: 'Office', who: 'office' } as const
const one = { ...all, path: { textKey: text.describe('Which text, such as `landing.lead`.') }, answer: TextWithVersionsSchema } as const

const DRAFT = { text: text.optional().describe('What the text would say; without it, what it says now.') }
const draftIn = (query: { text?: string | undefined }): string | undefined => query.text?.slice(0, PARAGRAPH_MAX_CHARS)

async function withWarning(site: Site, actor: Actor, key: string): Promise<TextWithVersions> {
  const found = await getOfficeText(site, actor, key)
  return { ...found, warning: await warningAbout(site, found.text) }
}

/** The texts of the site, as the owner changes them. Paths are below /api/office/texts. */
export const officeTexts = new Hono<Environment>()
  .get('/', route(
    { ...all, id: 'listSiteTexts', summary: 'List site texts', answer: z.strictObject({ texts: z.array(OfficeTextSchema) }) },
    async ({ site, actor }) => ({ texts: await listOfficeTexts(site, actor) }),
  ))
  .get('/:textKey', route(
    { ...one, id: 'getSiteText', summary: 'Get a site text, with its version history' },
    ({ c, site, actor }) => withWarning(site, actor, c.req.param('textKey') ?? ''),
  ))
  .get('/:textKey/email', route(
    {
      ...all, path: one.path, query: DRAFT, id: 'previewEmailText', summary: 'Preview the email that a site text is part of',
      answer: z.strictObject({ subject: text, text }),
    },
    async ({ c, site, actor, query }) => {
      const { subject, text: body } = await previewText(site, actor, c.req.param('textKey') ?? '', draftIn(query))
      return { subject, text: body }
    },
  ))
  .get('/:textKey/email/html', route(
    { ...all, path: one.path, query: DRAFT, id: 'previewEmailTextHtml', summary: 'Get the HTML of that preview', file: 'text/html' },
    async ({ c, site, actor, query }) => emailPage(c, (await previewText(site, actor, c.req.param('textKey') ?? '', draftIn(query))).html),
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
      return withWarning(site, actor, key)
    },
  ))
