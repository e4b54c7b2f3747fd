import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuthenticatorView } from '../../../../shared/accounts/accounts.ts'
import { AUTHENTICATOR_OFF } from '../../../../shared/accounts/authenticator-words.ts'
import { useFlash, usePostedForm } from '../../../forms/use-page-form.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { authenticatorQuery } from '../../../queries/authenticator-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { AskToLogIn } from '../login/ask-to-log-in.tsx'
import { leftInWords } from './authenticator-section.tsx'
import { ConfirmSetup, confirmationForm, setupForm, StartSetup } from './authenticator-setup.tsx'
import { recoveryCodesForm, removalForm, RenewCodes, TurnOff } from './authenticator-upkeep.tsx'
import { memberHead } from '../../frame/head.ts'
import { confirmPasswordForm } from '../profile/plain-password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import '../accounts.css'

const TITLE = 'Your authenticator app'

/** Where an admin sets an authenticator app up, looks after it and turns it off. */
function AuthenticatorPage() {
  const api = useApi()
  const { data: me, isPending } = useQuery(currentUserQuery(api))
  const { data: app, isError } = useQuery(authenticatorQuery(api))
  const wasTurnedOff = useFlash() === removalForm.name
  return (
    <div className="wrap">
      <main id="main" className="account" tabIndex={-1} aria-busy={isPending}>
        {!me ? <AskToLogIn title={TITLE} isPending={isPending} /> : <h1>{TITLE}</h1>}
        {me && wasTurnedOff && app?.confirmedAt === null && (
          <Notice tone="good" title="Done">
            {AUTHENTICATOR_OFF}
          </Notice>
        )}
        {me && isError && <p>That didn’t load. Please reload the page.</p>}
        {me && app && <Authenticator app={app} />}
        {me && (
          <p>
            <Link className="link" to="/forum/profile">
              Back to your profile
            </Link>
          </p>
        )}
      </main>
    </div>
  )
}

function Authenticator({ app }: { app: AuthenticatorView }) {
  const queries = useQueryClient()
  const newCodes = useNewCodes()
  const [codes, setCodes] = useState(newCodes)
  const show = (made: string[]) => {
    setCodes(made)
    for (const queryKey of [['authenticator'], ['sessions']]) void queries.invalidateQueries({ queryKey })
  }
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
  if (app.confirmedAt !== null) return <On app={app} onCodes={show} />
  if (!app.canSetUp) return <p className="lead">Authenticator apps are for the team that runs On Joue.</p>
  return (
    <section className="card pad">
      {app.isNeeded && <p className="lead">Set up your authenticator app to open the office.</p>}
      {!app.setup && (
        <p>
          You can read families’ messages. An authenticator app adds a second step: when you log in, you enter your password and a six-digit code from your phone.
        </p>
      )}
      {app.setup ? <ConfirmSetup setup={app.setup} onCodes={show} /> : <StartSetup />}
    </section>
  )
}

/** Codes that were just made by a form posted without JavaScript. */
function useNewCodes(): string[] | undefined {
  const [confirmed, renewed] = [usePostedForm(confirmationForm), usePostedForm(recoveryCodesForm)]
  return ((confirmed?.answer ?? renewed?.answer) as { recoveryCodes: string[] } | undefined)?.recoveryCodes
}

const On = ({ app, onCodes }: { app: AuthenticatorView; onCodes: (codes: string[]) => void }) => (
  <>
    <Notice tone="good" title="It’s on">
      {`On since ${DAY.format(new Date(app.confirmedAt ?? 0))}. ${leftInWords(app.recoveryCodesLeft)}`}
    </Notice>
    <RenewCodes onCodes={onCodes} />
    <TurnOff />
  </>
)

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' })

export const page: PageModule = {
  Component: AuthenticatorPage,
  head: memberHead('Your Authenticator App'),
  load: async (site) => {
    await load(site, authenticatorQuery(site.api))
    return null
  },
  forms: [setupForm, confirmationForm, recoveryCodesForm, removalForm, confirmPasswordForm],
}
