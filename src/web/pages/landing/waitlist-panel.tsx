import { useState } from 'react'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { WAITLIST_FAILED, WAITLIST_INVALID, WAITLIST_NEXT, WAITLIST_THANKS } from '../../../shared/waitlist/waitlist-words.ts'
import door from '../../art/waitlist-door.svg'
import type { PageForm } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { useFlash, usePageForm } from '../../forms/use-page-form.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { TextField, HoneypotField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { NoEmail } from '../frame/no-email.tsx'

const loadSending = () => import('./send-waitlist.ts')

export const waitlistForm: PageForm = {
  name: 'waitlist',
  loadCheck: async () => (await loadSending()).checkWaitlist,
  send: async (submission) => (await loadSending()).sendWaitlist(submission),
  next: () => '/?sent=waitlist#waitlist',
}

/** The open door: an address, and we write when there is news. */
export function WaitlistPanel({ texts }: { texts: TextsOf<'landing'> }) {
  return (
    <div className="wait on-paper" id="waitlist">
      <div>
        <h3>{texts['waitlist-heading']}</h3>
        <p>{texts['waitlist-lead']}</p>
        <WaitlistForm note={texts['waitlist-note']} />
      </div>
      <img src={door} alt="" width="520" height="400" loading="lazy" />
    </div>
  )
}

function WaitlistForm({ note }: { note: string }) {
  const wasSent = useFlash() === waitlistForm.name
  const [isJoined, setJoined] = useState(wasSent)
  const form = usePageForm(waitlistForm, {
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
  const { errors, pending, posted } = form

  return (
    <>
      <PageFormElement of={form} failed={WAITLIST_FAILED.title} className={undefined} action="/#waitlist" aria-label="Waitlist">
        {wasSent && (
          <Notice tone="good" title={WAITLIST_THANKS.title}>
            {WAITLIST_THANKS.text}
          </Notice>
        )}
        <HoneypotField />
        <TextField
          label="Email address"
          hideLabel
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          defaultValue={posted?.values.email}
          error={errors.email}
        />
        <SubmitButton pending={pending} pendingLabel="Joining...">
          Join the Waitlist
        </SubmitButton>
      </PageFormElement>
      <p className="note" role="status">
        {isJoined ? WAITLIST_NEXT : note}
      </p>
      <NoEmail promise="waitlist" />
    </>
  )
}
