import { Hono } from 'hono'
import { z } from 'zod'
import { readTexts } from '../domain/site-texts/read-texts.ts'
import { AppError } from '../domain/site/app-error.ts'
import { GROUP_NAMES, isGroupName } from '../shared/site-texts/site-texts.ts'
import type { Environment } from './http/environment.ts'
import { route } from './http/route.ts'

/** The words of emails are no one's business before they're sent. */
const PAGE_GROUPS = GROUP_NAMES.filter((name) => name !== 'emails')

/** What pages say, in the owner's words. Paths are below /api/texts. */
export const texts = new Hono<Environment>().get('/:group', route(
  {
    tag: 'Playground', who: 'anyone', id: 'getTexts', summary: 'Get the texts of a page',
    description: 'As visitors read them, by name. Words between asterisks are emphasized where the page emphasizes some.',
    path: { group: z.enum(PAGE_GROUPS).describe('The page, or a part that several pages share.') },
    answer: z.strictObject({ texts: z.record(z.string(), z.string()) }),
    refusals: { 404: 'No such page.' },
  },
  async ({ c, site }) => {
    const group = c.req.param('group') ?? ''
    if (!isGroupName(group) || group === 'emails') throw new AppError('not-found', 'We couldn’t find those texts.')
    return { texts: await readTexts(site, group) }
  },
))
