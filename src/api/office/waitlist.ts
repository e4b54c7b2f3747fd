import { type Context, Hono } from 'hono'
import { composeAnnouncement, saveAnnouncement } from '../../domain/announcements/compose-announcement.ts'
import { getAnnouncement, listAnnouncements } from '../../domain/announcements/get-announcement.ts'
import { previewAnnouncement, sendTestToMyself } from '../../domain/announcements/preview-announcement.ts'
import { removeDraft } from '../../domain/announcements/remove-draft.ts'
import { cancelAnnouncement, scheduleAnnouncement } from '../../domain/announcements/schedule-announcement.ts'
import { getSettings } from '../../domain/settings/get-settings.ts'
import { countWaitlist, eraseWaitlistEntry, exportWaitlist, readWaitlist, WAITLIST_PAGE } from '../../domain/waitlist/read-waitlist.ts'
import { AnnouncementDraft, AnnouncementSchedule, AnnouncementTest } from '../../shared/announcements.ts'
import { type AnnouncementOverview, ENTRY_STATES } from '../../shared/office-waitlist.ts'
import { plainText } from '../../shared/text.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { requestedPage, oneOf } from './asked.ts'
import { csvFile } from './csv-file.ts'
import { idIn } from './id-in.ts'
import { EMAIL_HEADERS } from './mail.ts'

/** Who waits for news. Paths are below /api/office/waitlist. */
export const officeWaitlist = new Hono<Environment>()
  .get('/', async (c) => {
    const { site, actor } = c.var
    const question = { state: oneOf(ENTRY_STATES, c.req.query('state')), search: plainText(c.req.query('q') ?? ''), page: requestedPage(c) }
    const [found, counts] = [await readWaitlist(site, actor, question), await countWaitlist(site, actor)]
    return c.json({ ...found, counts, pageSize: WAITLIST_PAGE })
  })
  .get('/export', async (c) => csvFile(c, 'waitlist', await exportWaitlist(c.var.site, c.var.actor)))
  .delete('/:entryId', async (c) => {
    await eraseWaitlistEntry(c.var.site, c.var.actor, idIn(c, 'entryId'))
    return c.body(null, 204)
  })

/** News to everybody who waits for them. Paths are below /api/office/announcements. */
export const officeAnnouncements = new Hono<Environment>()
  .get('/', async (c) => c.json({ announcements: await listAnnouncements(c.var.site, c.var.actor) }))
  .post('/', async (c) => {
    const id = await composeAnnouncement(c.var.site, c.var.actor, readBody(c, AnnouncementDraft))
    return c.json(await overviewOf(c, id), 201)
  })
  .get('/:announcementId', async (c) => c.json(await overviewOf(c)))
  .put('/:announcementId', async (c) => {
    await saveAnnouncement(c.var.site, c.var.actor, announcementId(c), readBody(c, AnnouncementDraft))
    return c.json(await overviewOf(c))
  })
  .delete('/:announcementId', async (c) => {
    await removeDraft(c.var.site, c.var.actor, announcementId(c))
    return c.body(null, 204)
  })
  .get('/:announcementId/letter', async (c) => {
    const { subject, text } = await emailOf(c)
    return c.json({ letter: { subject, text } })
  })
  .get('/:announcementId/html', async (c) => c.html((await emailOf(c)).html, 200, EMAIL_HEADERS))
  .post('/:announcementId/tests', async (c) => {
    await sendTestToMyself(c.var.site, c.var.actor, announcementId(c), readBody(c, AnnouncementTest).seen)
    return c.json(await overviewOf(c), 201)
  })
  .put('/:announcementId/schedule', async (c) => {
    const { at, seen } = readBody(c, AnnouncementSchedule)
    await scheduleAnnouncement(c.var.site, c.var.actor, announcementId(c), at, seen)
    return c.json(await overviewOf(c))
  })
  .delete('/:announcementId/schedule', async (c) => {
    await cancelAnnouncement(c.var.site, c.var.actor, announcementId(c))
    return c.json(await overviewOf(c))
  })

type OfficeContext = Context<Environment>

const announcementId = (c: OfficeContext): number => idIn(c, 'announcementId')

async function overviewOf(c: OfficeContext, id = announcementId(c)): Promise<AnnouncementOverview> {
  const announcement = await getAnnouncement(c.var.site, c.var.actor, id)
  return { announcement, hasPostalAddress: (await getSettings(c.var.site)).postalAddress.trim() !== '' }
}

async function emailOf(c: OfficeContext) {
  const { subject, body } = await getAnnouncement(c.var.site, c.var.actor, announcementId(c))
  return previewAnnouncement(c.var.site, c.var.actor, { subject, body })
}
