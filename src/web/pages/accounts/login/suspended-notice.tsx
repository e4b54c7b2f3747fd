import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Tells a member who cannot write how long, and why. */
export const SuspendedNotice = ({ until, reason }: NonNullable<CurrentUser['suspension']>) => (
  <Notice tone="bad" title="Your forum account is suspended">
    You can still read the forum, but you can’t post until {MOMENT.format(new Date(until))} (Austin time). {reason && `Reason: ${reason}`}
  </Notice>
)

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' })
