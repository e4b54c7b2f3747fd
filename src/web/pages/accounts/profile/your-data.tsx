import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { ERASURE_REQUESTED } from '../../../../shared/accounts/accounts-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { askErasure, cancelErasure } from '../../../queries/accounts-queries.ts'
import { download } from '../../../queries/client/download.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useOneAct } from '../../../ui/form/use-one-act.ts'
import { useAgain } from '../login/log-in-again.tsx'
import { useTexts } from '../../frame/use-texts.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'
import { PasswordField } from '../password-field.tsx'
import { showFailure } from '../login/show-failure.ts'

const EXPORT = '/api/forum/profile/export'
const NOT_DOWNLOADED = { title: 'Data not downloaded', text: 'Please try again.' }
const NOT_CONFIRMED = { title: 'Account not deleted', text: 'Please try again.' }

const erasureForm: PageForm<{ user: CurrentUser }> = {
  name: 'erasure',
  loadCheck: () => import('../account-checks.ts').then(({ checkErasure }) => checkErasure),
  send: ({ api, values: { password = '' } }) => askErasure(api, password),
  refresh: (queries, { user }) => queries.setQueryData(['me'], user),
  next: () => '/forum/profile?sent=erasure',
}

const cancelErasureForm: PageForm<{ user: CurrentUser; message: string }> = {
  name: 'keep-account',
  send: ({ api }) => cancelErasure(api),
  refresh: (queries, { user }) => queries.setQueryData(['me'], user),
  next: () => '/forum/profile?sent=keep-account',
}

export const yourDataForms = [erasureForm, cancelErasureForm]

/** A copy of everything we hold about the member, and the way out. */
export function YourData({ me }: { me: CurrentUser }) {
  const texts = useTexts('settings')
  return (
    <>
      <section className="card pad" aria-labelledby="own-file">
        <h2 id="own-file">{texts.data}</h2>
        <p>
          Everything we have about you, in one file. You can download it once a day.
          {!me.isEmailConfirmed && ' Waitlist entries and contact messages are included once you confirm your email.'}
        </p>
        <p>
          <OwnFile />
        </p>
      </section>
      <section className="card pad danger-box" aria-labelledby="erase-account">
        <h2 id="erase-account">{texts.deletion}</h2>
        {me.erasedAt ? <OnItsWay erasedAt={me.erasedAt} /> : <ErasureForm />}
      </section>
    </>
  )
}

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
      Download Your Data
    </a>
  )
}

const OnItsWay = ({ erasedAt }: { erasedAt: string }) => (
  <>
    <Notice tone="bad" title="Your account will be deleted">
      We’ll delete it on {DAY.format(new Date(erasedAt))}. Until then, everything works as usual, and you can change your mind.
    </Notice>
    <OneButtonForm form={cancelErasureForm} button="Keep My Account" pendingLabel="Saving..." />
  </>
)

function ErasureForm() {
  const form = usePageForm(erasureForm, {
    onSent: () => showToast({ tone: 'good', title: 'Done', text: ERASURE_REQUESTED }),
    onFailed: (error) => showFailure(error, NOT_CONFIRMED),
  })
  const { errors, pending } = form
  return (
    <PageFormElement of={form} failed={NOT_CONFIRMED.title} aria-label="Delete account">
      <p>
        After seven days, we delete your username, name, email, and everything else about you. Your posts stay, without your name. If you don’t want a post to stay, delete it first.
      </p>
      <PasswordField label="Your password" name="password" autoComplete="current-password" error={errors.password} />
      <SubmitButton className={`${buttonClass()} btn-danger`} pending={pending} pendingLabel="Saving...">
        <Trash2 className="i" aria-hidden />
        Delete My Account
      </SubmitButton>
    </PageFormElement>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' })
