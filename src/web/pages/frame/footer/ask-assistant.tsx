import { createPortal } from 'react-dom'
import { CHAT_FAILED, useChat } from '../../assistant/use-chat.ts'

/** Opens the chat where no sun stands in the corner: the forum's pages are for parents' own voices. */
export function AskAssistant() {
  const { status, Panel, toggle, close } = useChat()
  const isOpen = status === 'open'
  return (
    <>
      <button
        type="button"
        className="ask-assistant"
        aria-label="Chat with our automated assistant"
        aria-expanded={isOpen}
        aria-controls="chat-panel"
        onClick={toggle}
      >
        Assistant
      </button>
      <output>{status === 'failed' && CHAT_FAILED}</output>
      {isOpen && Panel && createPortal(<Panel onClose={close} />, document.body)}
    </>
  )
}
