import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from '../../ui/router/router-context.tsx'
import logoMark from '../../art/logo-mark.svg'
import type { ChatPanel } from './chat-panel.tsx'
import './chat-button.css'

/** Fetched when someone first needs it. */
const chat = () => import('./chat-panel.tsx')

/** The sun in the corner. The chat itself is fetched when someone first opens it. */
export function ChatButton() {
  const { status, Panel, toggle, close } = useChat()
  const isOpen = status === 'open'
  useTextForPerson()

  return (
    <>
      <button
        type="button"
        className={isOpen ? 'chat-fab is-covered' : 'chat-fab'}
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
        {status === 'failed' && 'The chat didn’t load. Check your connection and try again.'}
      </output>
      {isOpen && Panel && <Panel onClose={close} />}
    </>
  )
}

type Status = 'closed' | 'loading' | 'open' | 'failed'

/** Opening fetches the panel; pressing again before it is there calls the opening off. */
function useChat() {
  const [status, setStatus] = useState<Status>('closed')
  const [Panel, setPanel] = useState<typeof ChatPanel | null>(null)

  const settle = (to: Status) => setStatus((now) => (now === 'loading' ? to : now))
  const load = async () => {
    setStatus('loading')
    try {
      const module = await chat()
      // Wrapped: a bare function would be taken for an update of the state, not for the state.
      setPanel(() => module.ChatPanel)
      settle('open')
    } catch {
      settle('failed')
    }
  }
  const open = () => (Panel ? setStatus('open') : void load())
  const close = () => setStatus('closed')
  return { status, Panel, close, toggle: status === 'closed' || status === 'failed' ? open : close }
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
