import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { composeAnnouncement, saveAnnouncement } from '../../../domain/waitlist/announcements/compose-announcement.ts'
import { getAnnouncement, listAnnouncements } from '../../../domain/waitlist/announcements/get-announcement.ts'
import { previewAnnouncement, sendTestToMyself } from '../../../domain/waitlist/announcements/preview-announcement.ts'
import { removeDraft } from '../../../domain/waitlist/announcements/remove-draft.ts'
import { cancelAnnouncement, scheduleAnnouncement } from '../../../domain/waitlist/announcements/schedule-announcement.ts'
import { getSettings } from '../../../domain/office/settings/get-settings.ts'
import { AnnouncementDraft, AnnouncementSchedule, AnnouncementTest, type AnnouncementView } from '../../../shared/waitlist/announcements.ts'
import type { AnnouncementOverview, AnnouncementPreviewView, AnnouncementsView } from '../../../shared/office/office-waitlist.ts'
import { emailPage } from '../../http/answers.ts'
import type { Environment } from '../../http/environment.ts'
import { idIn, idOf } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const AnnouncementSchema = viewSchema<AnnouncementView>()(
  'Announcement',
  z.strictObject({
    id, subject: text, body: text, state: z.enum(['draft', 'scheduled', 'sending', 'sent', 'cancelled']),
    createdAt: moment, changedAt: moment, scheduledFor: momentOrNull, cancelledAt: momentOrNull,
    progress: z.strictObject({ total: count, queued: count, sent: count, failed: count, takenBack: count }),
  }),
)
const AnnouncementsSchema = viewSchema<AnnouncementsView>()('Announcements', z.strictObject({ announcements: z.array(AnnouncementSchema) }))
const OverviewSchema = viewSchema<AnnouncementOverview>()(
  'AnnouncementOverview',
  z.strictObject({ announcement: AnnouncementSchema, hasPostalAddress: z.boolean() }),
)
const EmailSchema = viewSchema<AnnouncementPreviewView>()('AnnouncementPreview', z.strictObject({ subject: text, text }))

const all = { tag: 'Office email', who: 'office', answer: OverviewSchema } as const
const one = { ...all, path: { announcementId: idOf('Announcement ID.') } } as const
const STALE = { 409: 'It’s scheduled or sent, or another text was saved in the meantime.' }

/** News to everyone on the waitlist. Paths are below /api/office/announcements. */
export const officeAnnouncements = new Hono<Environment>()
  .get('/', route(
    { ...all, id: 'listAnnouncements', summary: 'List announcements, newest first', answer: AnnouncementsSchema },
    async ({ site, actor }) => ({ announcements: await listAnnouncements(site, actor) }),
  ))
  .post('/', route(
    { ...all, id: 'composeAnnouncement', summary: 'Write an announcement', body: { AnnouncementDraft }, status: 201 },
    async ({ c, site, actor, body }) => overviewIn(c, await composeAnnouncement(site, actor, body())),
  ))
  .get('/:announcementId', route({ ...one, id: 'getAnnouncement', summary: 'Get an announcement' }, ({ c }) => overviewIn(c)))
  .put('/:announcementId', route(
    { ...one, id: 'saveAnnouncement', summary: 'Save a draft', body: { AnnouncementDraft }, refusals: STALE },
    async ({ c, site, actor, body }) => {
      await saveAnnouncement(site, actor, announcementIn(c), body())
      return overviewIn(c)
    },
  ))
  .delete('/:announcementId', route(
    { tag: all.tag, who: all.who, path: one.path, id: 'removeDraft', summary: 'Delete a draft', status: 204, refusals: { 409: 'It’s scheduled or sent.' } },
    ({ c, site, actor }) => removeDraft(site, actor, announcementIn(c)),
  ))
  .get('/:announcementId/letter', route(
    { ...one, id: 'previewAnnouncement', summary: 'Preview an announcement', answer: z.strictObject({ letter: EmailSchema }) },
    async ({ c }) => {
      const { subject, text: words } = await emailOf(c)
      return { letter: { subject, text: words } }
    },
  ))
  .get('/:announcementId/html', route(
    { tag: all.tag, who: all.who, path: one.path, id: 'previewAnnouncementHtml', summary: 'Get the HTML of that preview', file: 'text/html' },
    async ({ c }) => emailPage(c, (await emailOf(c)).html),
  ))
  .post('/:announcementId/tests', route(
    { ...one, id: 'sendTestToMyself', summary: 'Send yourself a test', body: { AnnouncementTest }, status: 201, refusals: STALE },
    async ({ c, site, actor, body }) => {
      await sendTestToMyself(site, actor, announcementIn(c), body().seen)
      return overviewIn(c)
    },
  ))
  .put('/:announcementId/schedule', route(
    {
      ...one, needsPassword: true, id: 'scheduleAnnouncement', summary: 'Send an announcement, now or later', body: { AnnouncementSchedule },
      refusals: { 409: 'It’s scheduled or sent already, another text was saved, no one has confirmed, or there’s no postal address.' },
    },
    async ({ c, site, actor, body }) => {
      const { at, seen } = body()
      await scheduleAnnouncement(site, actor, announcementIn(c), at, seen)
      return overviewIn(c)
    },
  ))
  .delete('/:announcementId/schedule', route(
    { ...one, id: 'cancelAnnouncement', summary: 'Cancel an announcement', refusals: { 409: 'It isn’t scheduled.' } },
    async ({ c, site, actor }) => {
      await cancelAnnouncement(site, actor, announcementIn(c))
      return overviewIn(c)
    },
  ))

const announcementIn = (c: Context<Environment>): number => idIn(c, 'announcementId')

async function overviewIn(c: Context<Environment>, id = announcementIn(c)): Promise<AnnouncementOverview> {
  const announcement = await getAnnouncement(c.var.site, c.var.actor, id)
  return { announcement, hasPostalAddress: (await getSettings(c.var.site)).postalAddress.trim() !== '' }
}

async function emailOf(c: Context<Environment>) {
  const { subject, body } = await getAnnouncement(c.var.site, c.var.actor, announcementIn(c))
  return previewAnnouncement(c.var.site, c.var.actor, { subject, body })
}
