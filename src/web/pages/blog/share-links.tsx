import { Check, Link2, Mail } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../ui/form/button.tsx'

/** Ways to pass a post on. Plain links: no one is told anything before one is pressed. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`
  const facebook = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`
  const look = buttonClass({ look: 'line', small: true })
  return (
    <div className="share">
      <h2>Share this post</h2>
      <ul>
        <li>
          <a className={look} href={mail}>
            <Mail className="i" aria-hidden />
            Email
          </a>
        </li>
        <li>
          <a className={look} href={facebook} rel="nofollow noopener">
            Facebook
          </a>
        </li>
        <li>
          <a className={look} href={whatsApp} rel="nofollow noopener">
            WhatsApp
          </a>
        </li>
        <li className="needs-script">
          <CopyLink address={address} />
        </li>
      </ul>
    </div>
  )
}

const WORDS = { idle: 'Copy Link', copied: 'Link Copied', failed: 'Copy the address from your browser instead' } as const

function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<keyof typeof WORDS>('idle')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => void copy()}>
        {state === 'copied' ? <Check className="i" aria-hidden /> : <Link2 className="i" aria-hidden />}
        {WORDS[state]}
      </button>
      <span className="vh" role="status">
        {state === 'idle' ? '' : WORDS[state]}
      </span>
    </>
  )
}
