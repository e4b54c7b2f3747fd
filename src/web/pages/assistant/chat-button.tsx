import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from '../../ui/router/router-context.tsx'
import logoMark from '../../art/logos/logo-mark.svg'
import { useSunPlace } from './use-sun-place.ts'
import { chat, CHAT_FAILED, useChat } from './use-chat.ts'
import './chat-button.css'

/** The sun in the corner. The chat itself is fetched when someone first opens it. */
export function ChatButton() {
  const { status, Panel, toggle, close } = useChat()
  const isOpen = status === 'open'
  const sun = useRef<HTMLButtonElement>(null)
  const place = useSunPlace(sun)
  useTextForPerson()

  return (
    <>
      <button
        ref={sun}
        type="button"
        className={`chat-fab is-${isOpen ? 'covered' : place}`}
        aria-label="Chat with our automated assistant"
        aria-expanded={isOpen}
        aria-controls="chat-panel"
        aria-busy={status === 'loading'}
        onClick={toggle}
      >
        <img src={logoMark} alt="" width="60" height="60" />
        <span className="bub">
          <MessageCircle className="i" aria-hidden="true" />
        </span>
      </button>
      <output className="chat-failed">
        {status === 'failed' && CHAT_FAILED}
      </output>
      {isOpen && Panel && <Panel onClose={close} />}
    </>
  )
}

/** A text on its way to a person is in the contact form again after a reload. How it gets there is in the panel's code. */
function useTextForPerson() {
  const { pathname } = useLocation()
  useEffect(() => {
    // Without a storage nothing was kept; without a connection there will be another reload.
    if (pathname === '/') bringBack().catch(() => {})
  }, [pathname])
}

const bringBack = async () => sessionStorage.getItem('on-joue.for-a-person') && (await chat()).bringBack()
