import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { suspensionEnd } from '../../../../shared/accounts/accounts-words.ts'
import { Notice } from '../../../ui/notice.tsx'

/** Tells a member who cannot write how long, and why. */
export const SuspendedNotice = ({ until, reason }: NonNullable<CurrentUser['suspension']>) => (
  <Notice tone="bad" title="Your forum account is suspended">
    You can still read the forum, delete your posts, and take private details out of them, but you can’t post until {suspensionEnd(until, momentInWords)}. {reason && `Reason: ${reason} `}
    Think we got it wrong? <a className="link" href="/#contact">Write to us</a>
  </Notice>
)

const momentInWords = (at: string): string => `${MOMENT.format(new Date(at))} (Austin time)`
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' })
