import { useQuery } from '@tanstack/react-query'
import { FolderDown, KeyRound, Mail, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import {
  ACCOUNT_RESTORED,
  CONFIRMATION_MAILED,
  EMAIL_CORRECTED,
  ERASURE_REQUESTED,
  OTHER_SESSIONS_ENDED,
  PASSWORD_CHANGED,
  PROFILE_SAVED,
  REPLY_MAIL_BEGUN,
  REPLY_MAIL_STOPPED,
  SESSION_ENDED,
} from '../../../../shared/accounts/accounts-words.ts'
import { ALERTS_SAVED } from '../../../../shared/alerts/alerts.ts'
import { AVATAR_REMOVED } from '../../../../shared/pictures/pictures.ts'
import { useFlash } from '../../../forms/use-page-form.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { currentUserQuery, mailConfirmation, sessionsQuery } from '../../../queries/accounts-queries.ts'
import { alertSettingsQuery } from '../../../queries/alerts-queries.ts'
import { blocksQuery } from '../../../queries/blocks-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { authenticatorQuery } from '../../../queries/authenticator-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { load, type PageLoader, type PageModule } from '../../frame/page-data.ts'
import { aboutForm, AboutForm } from './about-form.tsx'
import { AskToLogIn } from '../login/ask-to-log-in.tsx'
import { AuthenticatorSection } from '../authenticator/authenticator-section.tsx'
import { alertsForm, AlertSettingsSection } from './alert-settings.tsx'
import { AvatarSection, removeAvatarForm } from './avatar-section.tsx'
import { NoEmail, useCanSendEmail } from '../../frame/no-email.tsx'
import { memberHead } from '../../frame/head.ts'
import { useTexts } from '../../frame/use-texts.ts'
import { WithLogIn } from '../login/log-in-again.tsx'
import { CorrectEmail, ownEmailForm } from './correct-email.tsx'
import { OneButtonForm } from '../email-links/one-button-form.tsx'
import { PasswordForm, passwordForm } from './password-form.tsx'
import { ReplyMail, replyMailForms } from './reply-emails.tsx'
import { BLOCKS_SENT, blockForms } from '../blocks/block-forms.tsx'
import { BlockList } from '../blocks/block-list.tsx'
import { sessionForms, SessionList } from './session-list.tsx'
import { PausedNotice } from '../login/paused-notice.tsx'
import { SuspendedNotice } from '../login/suspended-notice.tsx'
import { YourData, yourDataForms } from './your-data.tsx'
import '../accounts.css'

/** What a form posted without JavaScript has done. */
const SENT: Record<string, string> = {
  about: PROFILE_SAVED,
  'remove-avatar': AVATAR_REMOVED,
  password: PASSWORD_CHANGED,
  'own-email': EMAIL_CORRECTED,
  erasure: ERASURE_REQUESTED,
  'keep-account': ACCOUNT_RESTORED,
  'reply-mail-on': REPLY_MAIL_BEGUN,
  'reply-mail-off': REPLY_MAIL_STOPPED,
  'confirmation-mail': CONFIRMATION_MAILED,
  'end-session': SESSION_ENDED,
  'end-sessions': OTHER_SESSIONS_ENDED,
  alerts: ALERTS_SAVED,
  ...BLOCKS_SENT,
}

/** The member's own page; visitors are asked to log in and come back. */
function ProfilePage() {
  const { data: me, isPending } = useQuery(currentUserQuery(useApi()))
  const sent = SENT[useFlash() ?? '']
  const inPage = (children: ReactNode) => (
    <div className="wrap">
      <main id="main" className={me ? 'account account-wide' : 'account'} tabIndex={-1} aria-busy={isPending}>
        {children}
      </main>
    </div>
  )
  if (!me) return inPage(<AskToLogIn title="Your profile" isPending={isPending} />)
  return (
    <WithLogIn username={me.username}>
      {inPage(
        <>
          {sent && (
            <Notice tone="good" title="Done">
              {sent}
            </Notice>
          )}
          <Profile me={me} />
        </>,
      )}
    </WithLogIn>
  )
}

function Profile({ me }: { me: CurrentUser }) {
  const texts = useTexts('settings')
  return (
    <>
      <header>
        <h1>{me.username}</h1>
        {me.isAdmin && (
          <Link className={buttonClass({ look: 'line', small: true })} to="/office">
            Office
          </Link>
        )}
      </header>
      {me.suspension && <SuspendedNotice {...me.suspension} />}
      {me.silence && <PausedNotice {...me.silence} />}
      {!me.isEmailConfirmed && <Unconfirmed email={me.email} />}
      <div className="settings">
        <nav aria-label="Settings">
          <ul>
            {PARTS.map(({ id, label, Icon }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Icon className="i" aria-hidden />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <div id="you">
            <AvatarSection me={me} />
            <About me={me} />
          </div>
          <div id="security">
            <section className="card pad" aria-labelledby="password">
              <h2 id="password">{texts.password}</h2>
              <PasswordForm isAdmin={me.isAdmin} />
            </section>
            <AuthenticatorSection />
            <SessionList />
          </div>
          <div id="what-reaches-you">
            <ReplyMail me={me} />
            {me.role !== 'member' && <AlertSettingsSection me={me} />}
            <BlockList />
          </div>
          <div id="your-data">
            <YourData me={me} />
          </div>
        </div>
      </div>
    </>
  )
}

const PARTS = [
  { id: 'you', label: 'Photo and profile', Icon: UserRound },
  { id: 'security', label: 'Password and devices', Icon: KeyRound },
  { id: 'what-reaches-you', label: 'Emails and blocks', Icon: Mail },
  { id: 'your-data', label: 'Your data', Icon: FolderDown },
]

function About({ me }: { me: CurrentUser }) {
  const texts = useTexts('settings')
  return (
    <section className="card pad" aria-labelledby="about">
      <h2 id="about">{texts.about}</h2>
      <Private me={me} />
      <AboutForm me={me} />
      <Link className="link" to={`/forum/members/${me.username}`}>
        View your public page
      </Link>
    </section>
  )
}

/** What no one but the member and the admins sees. */
const Private = ({ me }: { me: CurrentUser }) => (
  <dl className="figures">
    <div>
      <dt>Name (only you and admins can see it)</dt>
      <dd>{`${me.firstName} ${me.lastName}`.trim() || 'Not provided'}</dd>
    </div>
    <div>
      <dt>Email (only you and admins can see it)</dt>
      <dd>{me.email}</dd>
    </div>
  </dl>
)

const confirmationMailForm: PageForm<{ message: string }> = {
  name: 'confirmation-mail',
  send: ({ api }) => mailConfirmation(api),
  next: () => '/forum/profile?sent=confirmation-mail',
}

function Unconfirmed({ email }: { email: string }) {
  const start = useCanSendEmail() ? `We emailed a link to ${email}. Once you click it,` : `Once you’ve confirmed ${email},`
  return (
    <section className="card pad" aria-labelledby="unconfirmed">
      <h2 id="unconfirmed">Confirm your email</h2>
      <p>{start} links in your posts will work and we can email you about replies.</p>
      <NoEmail promise="signUp" />
      <OneButtonForm form={confirmationMailForm} button="Send Again" pendingLabel="Sending..." />
      <CorrectEmail />
    </section>
  )
}

const loadProfile: PageLoader = async (site) => {
  const [me] = await Promise.all([load(site, currentUserQuery(site.api)), load(site, textsQuery(site.api, 'settings'))])
  if (me || !site.isServer) await Promise.all([load(site, sessionsQuery(site.api)), load(site, blocksQuery(site.api))])
  if (me && me.role !== 'member') await load(site, alertSettingsQuery(site.api))
  await load(site, authenticatorQuery(site.api))
  return null
}

const forms = [
  ...[aboutForm, removeAvatarForm, passwordForm, ownEmailForm, confirmationMailForm, alertsForm],
  ...[...yourDataForms, ...replyMailForms, ...sessionForms, ...blockForms],
]

export const page: PageModule = { Component: ProfilePage, head: memberHead('Your Profile'), load: loadProfile, forms }
