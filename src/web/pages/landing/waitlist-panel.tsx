import { type RefObject, Suspense, useRef, useState } from 'react'
import type { TextsOf } from '../../../shared/site-texts/site-texts.ts'
import { WAITLIST_FAILED, WAITLIST_INVALID, WAITLIST_NEXT, WAITLIST_THANKS } from '../../../shared/waitlist/waitlist-words.ts'
import doorAtNight from '../../art/doors/waitlist-door-night.svg'
import door from '../../art/doors/waitlist-door.svg'
import type { PageForm } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { useFlash, useFormSubmit, usePageForm } from '../../forms/use-page-form.ts'
import { refusalOf } from '../../queries/client/refusal.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { TextField, HoneypotField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { CheckEmail, OpenDoor } from './lazy-thanks.ts'
import { NightPicture } from '../frame/night-picture.tsx'
import { NoEmail } from '../frame/no-email.tsx'

const loadSending = () => import('./send-waitlist.ts')

export const waitlistForm: PageForm<string> = {
  name: 'waitlist',
  loadCheck: async () => (await loadSending()).checkWaitlist,
  send: async (submission) => {
    await (await loadSending()).sendWaitlist(submission)
    return submission.values['email'] ?? ''
  },
  next: () => '/?sent=waitlist#waitlist',
}

/** The door: an address, and we write when there is news. It opens for anyone who gave one, and says what comes next. */
export function WaitlistPanel({ texts }: { texts: TextsOf<'landing'> }) {
  const wasSent = useFlash() === waitlistForm.name
  const [address, setAddress] = useState<string>()
  const [isFixing, setFixing] = useState(false)
  const send = useFormSubmit(waitlistForm)
  const field = useRef<HTMLInputElement>(null)
  const join = (email: string) => {
    setAddress(email)
    setFixing(false)
  }
  const fix = () => {
    setFixing(true)
    setTimeout(() => field.current?.focus()) // once it can be seen
  }
  const isAsking = address === undefined || isFixing
  return (
    <div className="wait on-paper" id="waitlist">
      <div>
        {isAsking ? (
          <>
            <h3>{texts['waitlist-heading']}</h3>
            <p>{texts['waitlist-lead']}</p>
          </>
        ) : (
          <Suspense>
            <CheckEmail address={address} send={send} onFix={fix} />
          </Suspense>
        )}
        <WaitlistForm {...{ field, wasSent }} note={texts['waitlist-note']} isHidden={!isAsking} address={isFixing ? address : undefined} onJoined={join} />
      </div>
      {isAsking ? (
        <NightPicture src={door} night={doorAtNight} width="520" height="400" loading="lazy" />
      ) : (
        <Suspense>
          <OpenDoor />
        </Suspense>
      )}
    </div>
  )
}

interface WaitlistFormProps {
  field: RefObject<HTMLInputElement | null>
  note: string
  isHidden: boolean
  /** Posted without JavaScript a moment ago. */
  wasSent: boolean
  /** What is to be put right. */
  address: string | undefined
  onJoined: (email: string) => void
}

function WaitlistForm({ field, note, isHidden, wasSent, address, onJoined }: WaitlistFormProps) {
  const form = usePageForm(waitlistForm, {
    onSent: ({ answer }) => {
      showToast({ tone: 'good', ...WAITLIST_THANKS })
      onJoined(answer)
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
    <div hidden={isHidden}>
      <PageFormElement of={form} failed={WAITLIST_FAILED.title} className={undefined} action="/#waitlist" aria-label="Waitlist">
        {wasSent && (
          <Notice tone="good" title={WAITLIST_THANKS.title}>
            {WAITLIST_THANKS.text}
          </Notice>
        )}
        <HoneypotField />
        <TextField
          key={address}
          ref={field}
          label="Email address"
          hideLabel
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          defaultValue={posted?.values['email'] ?? address}
          error={errors['email']}
        />
        <SubmitButton pending={pending} pendingLabel="Joining...">
          Join the Waitlist
        </SubmitButton>
      </PageFormElement>
      <p className="note">{wasSent ? WAITLIST_NEXT : note}</p>
      <NoEmail promise="waitlist" />
    </div>
  )
}
