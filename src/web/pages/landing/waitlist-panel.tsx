import { useState } from 'react'
import { WAITLIST_FAILED, WAITLIST_INVALID, WAITLIST_NEXT, WAITLIST_THANKS } from '../../../shared/waitlist-words.ts'
import door from '../../art/waitlist-door.svg'
import { useApi } from '../../queries/api-context.tsx'
import { refusalOf } from '../../queries/refusal.ts'
import { joinWaitlist } from '../../queries/waitlist.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { TextField, HoneypotField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm, type Values } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { useWasSent } from './sent.ts'

const loadCheck = () => import('./check-waitlist.ts').then(({ checkWaitlist }) => checkWaitlist)

/** The open door: an address, and we write when there is news. */
export function WaitlistPanel() {
  return (
    <div className="wait on-paper" id="waitlist">
      <div>
        <h3>Be first through the door</h3>
        <p>Join the waitlist and hear the opening date, address and prices before anyone else.</p>
        <WaitlistForm />
      </div>
      <img src={door} alt="" width="520" height="400" loading="lazy" />
    </div>
  )
}

function WaitlistForm() {
  const api = useApi()
  const plain = usePlainForm('waitlist')
  const wasSent = useWasSent('waitlist')
  const [isJoined, setJoined] = useState(wasSent)
  const { errors, pending, formProps } = useForm({
    loadCheck,
    initialErrors: plain?.errors,
    send: async ({ email = '', website = '' }: Values, elapsedMs) => {
      await joinWaitlist(api, { email, website, elapsedMs, source: 'landing' })
    },
    onSent: () => {
      showToast({ tone: 'good', ...WAITLIST_THANKS })
      setJoined(true)
    },
    onInvalid: () => showToast({ tone: 'bad', ...WAITLIST_INVALID }),
    onFailed: (error) => {
      const refusal = refusalOf(error)
      if (refusal?.errors.email) showToast({ tone: 'bad', ...WAITLIST_INVALID })
      else showToast({ tone: 'bad', ...WAITLIST_FAILED, ...(refusal?.status === 429 && { text: refusal.message }) })
      return refusal?.errors
    },
  })

  return (
    <>
      <form method="post" action="/#waitlist" aria-label="Waitlist" {...formProps}>
        {wasSent && (
          <Notice tone="good" title={WAITLIST_THANKS.title}>
            {WAITLIST_THANKS.text}
          </Notice>
        )}
        {plain?.failure && (
          <Notice tone="bad" title={WAITLIST_FAILED.title}>
            {plain.failure}
          </Notice>
        )}
        <input type="hidden" name="form" value="waitlist" />
        <HoneypotField />
        <TextField
          label="Email address"
          hideLabel
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          defaultValue={plain?.values.email}
          error={errors.email}
        />
        <SubmitButton pending={pending} pendingLabel="Joining...">
          Join the Waitlist
        </SubmitButton>
      </form>
      <p className="note" role="status">
        {isJoined ? WAITLIST_NEXT : 'We’ll keep you updated as plans are announced.'}
      </p>
    </>
  )
}
