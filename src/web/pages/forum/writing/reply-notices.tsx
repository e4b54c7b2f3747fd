import { EyeOff, Hourglass, Lock } from 'lucide-react'
import { LOGIN_TO_REPLY, TOPIC_HIDDEN, TOPIC_LOCKED } from '../../../../shared/forum/forum-words.ts'
import { slowModeInWords } from '../../../../shared/forum/topics/topic-limits.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

export const LockedNotice = ({ until }: { until: string | null }) => (
  <p className="notice locked" id="locked" tabIndex={-1}>
    <Lock className="i" aria-hidden />
    {until === null ? (
      TOPIC_LOCKED
    ) : (
      <span>
        {TOPIC_LOCKED} It opens again on <time dateTime={until}>{exactTime(until)}</time>.
      </span>
    )}
  </p>
)

export const SlowNotice = ({ minutes }: { minutes: number }) => (
  <p className="notice locked">
    <Hourglass className="i" aria-hidden />
    {slowModeInWords(minutes)}
  </p>
)

export const HiddenNotice = () => (
  <p className="notice locked">
    <EyeOff className="i" aria-hidden />
    {TOPIC_HIDDEN}
  </p>
)

export const LoginNotice = () => (
  <div className="notice on-paper">
    <span>{LOGIN_TO_REPLY}</span>
    <span className="notice-ways">
      <Link className={buttonClass({ small: true })} to="/forum/login">
        Login
      </Link>
      <Link className={buttonClass({ look: 'line', small: true })} to="/forum/register">
        Register
      </Link>
    </span>
  </div>
)
