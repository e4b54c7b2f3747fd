import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Tells a member who cannot write until when, and why. */
export const SuspendedNotice = ({ until, reason }: NonNullable<CurrentUser['suspension']>) => (
  <Notice tone="bad" title="You cannot write in the forum for a while.">
    Until {MOMENT.format(new Date(until))} (Austin time) you can read, but not write. {reason && `The reason: ${reason}`}
  </Notice>
)

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' })
