import { EyeOff, Lock } from 'lucide-react'
import { LOGIN_TO_REPLY, TOPIC_HIDDEN, TOPIC_LOCKED } from '../../../../shared/forum/forum-words.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

export const LockedNotice = () => (
  <p className="notice locked" id="locked" tabIndex={-1}>
    <Lock className="i" aria-hidden />
    {TOPIC_LOCKED}
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
