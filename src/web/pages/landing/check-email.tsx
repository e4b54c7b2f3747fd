import { useEffect, useRef, useState } from 'react'
import { WAITLIST_FAILED } from '../../../shared/waitlist/waitlist-words.ts'
import openDoorAtNight from '../../art/doors/waitlist-door-open-night.svg'
import openDoor from '../../art/doors/waitlist-door-open.svg'
import { refusalOf } from '../../queries/client/refusal.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import type { Values } from '../../ui/form/use-form.ts'
import { useOneAct } from '../../ui/form/use-one-act.ts'
import { NightPicture } from '../frame/night-picture.tsx'
import { useCanSendEmail } from '../frame/no-email.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'

interface CheckEmailProps {
  address: string
  /** Sends the waitlist's form once more. */
  send: (values: Values) => Promise<unknown>
  onFix: () => void
}

/** What comes after giving an address: the same for each, so no one learns from it which are on the list. */
export function CheckEmail({ address, send, onFix }: CheckEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const canSendEmail = useCanSendEmail()
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {canSendEmail ? 'Check your email' : 'Your address is saved'}
      </h3>
      {canSendEmail ? (
        <SentLink address={address} send={send} onFix={onFix} />
      ) : (
        <>
          <p>
            We can’t send email right now. Once we can, we’ll send <b>{breakable(address)}</b> a link to confirm your spot.
          </p>
          <div className="wait-ways">
            <FixAddress onFix={onFix} />
          </div>
        </>
      )}
    </>
  )
}

function SentLink({ address, send, onFix }: CheckEmailProps) {
  const { isAgain, pending, sendAgain } = useSendAgain(address, send)
  return (
    <>
      <p>
        We’re emailing a link to <b>{breakable(address)}</b>. Click it to confirm your spot. Already confirmed? You’re all set.
      </p>
      <div className="wait-ways">
        <button type="button" className={buttonClass()} aria-disabled={pending} onClick={sendAgain}>
          {pending ? 'Sending...' : 'Send It Again'}
        </button>
        <FixAddress onFix={onFix} />
      </div>
      <p className="note" role="status">
        {isAgain
          ? 'If it isn’t there in 10 minutes, check your spam folder or fix the address.'
          : 'It can take a few minutes. Look in your spam folder, too.'}
      </p>
    </>
  )
}

const FixAddress = ({ onFix }: Pick<CheckEmailProps, 'onFix'>) => (
  <button type="button" className={buttonClass({ look: 'line' })} onClick={onFix}>
    Fix the Address
  </button>
)

/** Breaks where it's read as two parts, if it must. */
export const breakable = (address: string): string => address.replace('@', '\u200b@')

/** The waitlist's door, for anyone who has come to it. */
export const OpenDoor = () => <NightPicture src={openDoor} night={openDoorAtNight} width="520" height="400" />

function useSendAgain(address: string, send: CheckEmailProps['send']) {
  const [shownAt] = useState(() => performance.now())
  const [isAgain, setAgain] = useState(false)
  const { act, pending } = useOneAct((error) => {
    const refusal = refusalOf(error)
    showToast({ tone: 'bad', ...WAITLIST_FAILED, ...(refusal?.status === 429 && { text: refusal.message }) })
  })
  const sendAgain = () =>
    act(async () => {
      await send({ email: address, elapsedMs: String(Math.round(performance.now() - shownAt)) })
      setAgain(true)
    })
  return { isAgain, pending, sendAgain }
}
