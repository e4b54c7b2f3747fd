import type { MailData, MailTemplate } from '../shared/mail.ts'
import { announcement } from './announcement.ts'
import { authenticatorChanged } from './authenticator-changed.ts'
import { confirmEmail } from './confirm-email.ts'
import { contactAcknowledged } from './contact-acknowledged.ts'
import { contactAnswered } from './contact-answered.ts'
import { contactErased } from './contact-erased.ts'
import { contactReceived } from './contact-received.ts'
import { erasureRequested } from './erasure-asked.ts'
import { factKnown } from './fact-known.ts'
import { factWatchConfirm } from './fact-watch-confirm.ts'
import { forumReply } from './forum-reply.ts'
import { memberSuspended } from './member-suspended.ts'
import { memberWarned } from './member-warned.ts'
import { roleChanged } from './role-changed.ts'
import { suspensionLifted } from './suspension-lifted.ts'
import type { Message } from './letter.ts'
import { questionAnswered } from './question-answered.ts'
import { passwordChanged } from './password-changed.ts'
import { resetPassword } from './reset-password.ts'
import { waitlistConfirm } from './waitlist-confirm.ts'
import { waitlistReminder } from './waitlist-reminder.ts'

/** Every message the site sends, by the name its outbox row carries. */
export const MESSAGES: { [T in MailTemplate]: (data: MailData[T]) => Promise<Message> } = {
  'contact-received': contactReceived,
  'contact-acknowledged': contactAcknowledged,
  'contact-answered': contactAnswered,
  'contact-erased': contactErased,
  'question-answered': questionAnswered,
  'waitlist-confirm': waitlistConfirm,
  'waitlist-reminder': waitlistReminder,
  'fact-watch-confirm': factWatchConfirm,
  'fact-known': factKnown,
  announcement,
  'reset-password': resetPassword,
  'confirm-email': confirmEmail,
  'password-changed': passwordChanged,
  'authenticator-changed': authenticatorChanged,
  'forum-reply': forumReply,
  'member-suspended': memberSuspended,
  'member-warned': memberWarned,
  'role-changed': roleChanged,
  'suspension-lifted': suspensionLifted,
  'erasure-asked': erasureRequested,
}
