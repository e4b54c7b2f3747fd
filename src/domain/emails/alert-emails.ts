import { staffAlert } from '../../emails/alerts/staff-alert.ts'
import { alertText } from '../../shared/alerts/alert-text.ts'
import { getAlertSettingsOf } from '../alerts/alert-settings.ts'
import { byKind, openAlerts } from '../alerts/list-alerts.ts'
import { staff } from '../alerts/staff.ts'
import { emailKey } from '../../shared/text/text.ts'
import type { Site } from '../site/site.ts'
import type { Loaders } from './loaded-email.ts'

/** Emails to moderators and admins about what needs them. */
export const ALERT_EMAILS = {
  'staff-alert': async (site, { memberId }, { id: emailId, recipient, sentAt }) => {
    const member = await findStaffAt(site, recipient)
    if (member?.id !== memberId) return null
    const alerts = await openAlerts(site, { memberId, role: member.role, emailId })
    const paces = await getAlertSettingsOf(site, member)
    // What was read in the bell or handled by someone else needs no email. A sent one is shown as it was meant.
    const items = byKind(alerts.filter(({ kind, readAt }) => sentAt !== null || (readAt === null && paces[kind] !== 'off')))
    if (items.length === 0) return null
    const link = (path: string) => new URL(path, site.url).href
    return {
      content: staffAlert({
        items: items.map(({ kind, count, path, ...parts }) => ({ text: alertText(kind, count, parts), link: link(path) })),
        settingsLink: link('/forum/profile#alerts'),
      }),
    }
  },
} satisfies Partial<Loaders>

/** The moderator or admin whose confirmed address an email goes to. */
export const findStaffAt = async (site: Site, address: string | null) =>
  (await staff(site.db, site.clock.now())).find(({ email, isEmailConfirmed }) => isEmailConfirmed && address !== null && emailKey(email) === emailKey(address))
