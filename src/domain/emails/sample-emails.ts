import { authenticatorChanged } from '../../emails/accounts/authenticator-changed.ts'
import { confirmEmail } from '../../emails/accounts/confirm-email.ts'
import { erasureRequested } from '../../emails/accounts/erasure-requested.ts'
import { memberContent } from '../../emails/accounts/member-content.ts'
import { memberSilenced } from '../../emails/accounts/member-silenced.ts'
import { memberSuspended } from '../../emails/accounts/member-suspended.ts'
import { memberWarned } from '../../emails/accounts/member-warned.ts'
import { passwordChanged } from '../../emails/accounts/password-changed.ts'
import { resetPassword } from '../../emails/accounts/reset-password.ts'
import { roleChanged } from '../../emails/accounts/role-changed.ts'
import { silenceEnded } from '../../emails/accounts/silence-ended.ts'
import { spamRemoved } from '../../emails/accounts/spam-removed.ts'
import { spamRestored } from '../../emails/accounts/spam-restored.ts'
import { suspensionLifted } from '../../emails/accounts/suspension-lifted.ts'
import { factAlertConfirm } from '../../emails/alerts/fact-alert-confirm.ts'
import { factKnown, factKnownFirst } from '../../emails/alerts/fact-known.ts'
import { questionAnswered } from '../../emails/alerts/question-answered.ts'
import { staffAlert } from '../../emails/alerts/staff-alert.ts'
import { waitlistConfirm } from '../../emails/alerts/waitlist-confirm.ts'
import { waitlistReminder } from '../../emails/alerts/waitlist-reminder.ts'
import { contactAcknowledged } from '../../emails/contact/contact-acknowledged.ts'
import { contactAnswered } from '../../emails/contact/contact-answered.ts'
import { contactErased } from '../../emails/contact/contact-erased.ts'
import { contactReceived } from '../../emails/contact/contact-received.ts'
import { forumReply } from '../../emails/forum-reply.ts'
import type { UnfilledEmail } from '../../emails/layout/email-content.ts'
import { postReviewed } from '../../emails/post-reviewed.ts'
import { removalDecided } from '../../emails/removals/removal-decided.ts'
import { removalDue } from '../../emails/removals/removal-due.ts'
import { removalReceived } from '../../emails/removals/removal-received.ts'
import { topicChanged } from '../../emails/topic-changed.ts'
import { alertText } from '../../shared/alerts/alert-text.ts'
import { REVIEW_NEWS, TOPIC_NEWS } from '../../shared/forum/forum.ts'
import { austinWords, inAustin } from '../../shared/time/austin-time.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** Every email as a made-up person would get it, so that the owner sees hers before anyone else does. Its links lead to pages, not to anyone's data. */
export function sampleEmails({ url, clock }: Site): UnfilledEmail[] {
  const now = clock.now()
  const soon = after(now, 7 * DAY_MS)
  const link = url.href
  const links = { link, privateLink: link, unsubscribeLink: link, settingsLink: link }
  const people = { username: 'maya', name: 'Maya', author: 'omar', email: 'maya@example.com', senderName: 'On Joue' }
  const post = { title: 'Nap times', category: 'Parenting Tips', excerpt: 'At one, after lunch.', text: 'At one, after lunch.', message: 'Will there be a quiet room?' }
  const staff = { reason: 'Advertising.', words: 'Please keep ads out of the forum.', reply: 'Thanks for telling us.', number: 12 }
  const fact = { question: 'Will there be a quiet room?', short: 'Planned', answer: 'Yes, a quiet room is planned.' }
  const times = { day: inAustin(soon), until: inAustin(soon), lockedUntil: inAustin(soon), due: inAustin(soon), publishedOn: austinWords(soon), receivedAt: now }
  const sample = { ...links, ...people, ...post, ...staff, ...fact, ...times, replyTime: '' } as const
  const alert = { text: alertText('message', 1), link }
  return [
    waitlistConfirm(sample), waitlistReminder(sample), contactAcknowledged(sample), contactAnswered(sample),
    contactReceived(sample), contactErased(sample),
    ...[true, false].flatMap((yes) => [
      factAlertConfirm({ ...sample, isDecided: yes }), removalDecided({ ...sample, isRemoved: yes }), memberWarned({ ...sample, isReported: yes }), confirmEmail({ ...sample, waits: yes }),
    ]),
    factKnown(sample), factKnownFirst(sample), questionAnswered(sample), removalReceived(sample),
    ...(['new', 'waiting', 'nearly-due'] as const).map((news) => removalDue({ ...sample, news })),
    staffAlert({ ...sample, items: [alert] }), staffAlert({ ...sample, items: [alert, alert] }),
    resetPassword(sample), passwordChanged(sample), erasureRequested(sample), memberSuspended(sample), suspensionLifted(sample),
    memberSilenced(sample), silenceEnded(sample), ...(['all-removed', 'all-restored', 'photo-removed', 'profile-removed'] as const).map((change) => memberContent({ ...sample, change })), spamRemoved(sample), spamRestored(sample),
    ...(['on', 'off', 'new-codes', 'code-used'] as const).map((change) => authenticatorChanged({ ...sample, change })),
    ...(['member', 'moderator', 'admin'] as const).map((role) => roleChanged({ ...sample, role })),
    ...(['topic-reply', 'post-reply', 'mention'] as const).map((kind) => forumReply({ ...sample, kind })),
    ...REVIEW_NEWS.map((kind) => postReviewed({ ...sample, kind })),
    ...TOPIC_NEWS.map((kind) => topicChanged({ ...sample, kind })),
  ]
}
