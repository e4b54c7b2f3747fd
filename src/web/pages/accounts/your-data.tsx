import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { CurrentUser } from '../../../shared/accounts.ts'
import { ERASURE_REQUESTED } from '../../../shared/accounts-words.ts'
import { askErasure, cancelErasure } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { download } from '../../queries/download.ts'
import { buttonClass, SubmitButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useOneAct } from '../../ui/use-one-act.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { useAgain } from './again-context.ts'
import { OneButtonForm } from './one-button-form.tsx'
import { PasswordField } from './password-field.tsx'
import { showFailure } from './tell-failure.ts'

const EXPORT = '/api/forum/profile/export'
const NOT_DOWNLOADED = { title: 'Your data was not downloaded', text: 'Please try again.' }
const NOT_CONFIRMED = { title: 'Account not erased', text: 'Please try again.' }
const loadCheck = () => import('./checks.ts').then(({ checkErasure }) => checkErasure)

/** A copy of everything we hold about the member, and the way out. */
export const YourData = ({ me }: { me: CurrentUser }) => (
  <section className="card pad" aria-labelledby="your-data">
    <h2 id="your-data">Your data</h2>
    <p>
      Everything we hold about you, as one file. You can get it once a day.
      {!me.isEmailConfirmed && ' What you left on the waitlist or in the contact form is in it once you have confirmed your email.'}
    </p>
    <p>
      <OwnFile />
    </p>
    <section aria-labelledby="erase-account">
      <h3 id="erase-account">Erase your account</h3>
      {me.erasedAt ? <OnItsWay erasedAt={me.erasedAt} /> : <ErasureForm />}
    </section>
  </section>
)

/** Fetched by script, so that a refusal is told on the page; without scripts the browser keeps the file by itself. */
function OwnFile() {
  const again = useAgain()
  const { act, pending } = useOneAct((error) => showFailure(error, NOT_DOWNLOADED))
  const saveFile = (event: MouseEvent) => {
    event.preventDefault()
    void act(() => again(() => download(EXPORT)))
  }
  return (
    <a className={buttonClass({ look: 'line', small: true })} href={EXPORT} download aria-disabled={pending} onClick={saveFile}>
      Download your data
    </a>
  )
}

function OnItsWay({ erasedAt }: { erasedAt: string }) {
  const api = useApi()
  const queries = useQueryClient()
  return (
    <>
      <Notice tone="bad" title="Your account will be erased.">
        We erase it on {DAY.format(new Date(erasedAt))}. Until then everything works as ever, and you can change your mind.
      </Notice>
      <OneButtonForm
        name="keep-account"
        button="Keep my account"
        pendingLabel="Saving..."
        send={async () => {
          const { user, message } = await cancelErasure(api)
          queries.setQueryData(['me'], user)
          return message
        }}
      />
    </>
  )
}

function ErasureForm() {
  const api = useApi()
  const queries = useQueryClient()
  const plain = usePlainForm('erasure')
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ password = '' }: Values) => {
      const { user } = await askErasure(api, password)
      queries.setQueryData(['me'], user)
    },
    onSent: () => showToast({ tone: 'good', title: 'Done', text: ERASURE_REQUESTED }),
    onFailed: (error) => showFailure(error, NOT_CONFIRMED),
  })
  return (
    <form className="form" method="post" aria-label="Erase account" {...formProps}>
      {plain?.failure && (
        <Notice tone="bad" title={NOT_CONFIRMED.title}>
          {plain.failure}
        </Notice>
      )}
      <p>
        Your names, your email and everything else about you go after seven days. What you wrote stays without your name; delete
        first what should not stay.
      </p>
      <input type="hidden" name="form" value="erasure" />
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <SubmitButton look="line" pending={pending} pendingLabel="Saving...">
        Erase my account
      </SubmitButton>
    </form>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' })
