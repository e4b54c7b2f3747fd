import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Tells a silenced member how long they can't post, why, and whom to ask. */
export const PausedNotice = ({ until, reason }: NonNullable<CurrentUser['silence']>) => (
  <Notice tone="bad" title="Your posting is paused">
    You can still read, like, and bookmark, but you can’t post until {MOMENT.format(new Date(until))} (Austin time). {reason && `Reason: ${reason} `}
    Think we got it wrong?{' '}
    <a className="link" href="/#contact">
      Write to us
    </a>
  </Notice>
)

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' })
