import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../queries/client/api-context.tsx'
import { textsQuery } from '../../queries/texts-queries.ts'
import { whileShown } from '../../ui/court-strip.tsx'
import type { ChatPanel } from './chat-panel.tsx'

/** Fetched when someone first needs it. */
export const chat = () => import('./chat-panel.tsx')

export const CHAT_FAILED = 'The chat didn’t load. Check your connection and try again.'

type Status = 'closed' | 'loading' | 'open' | 'failed'

/** Opening fetches the panel; pressing again before it is there calls the opening off. */
export function useChat() {
  const [api, queries] = [useApi(), useQueryClient()]
  const [status, setStatus] = useState<Status>('closed')
  const [Panel, setPanel] = useState<typeof ChatPanel | null>(null)

  const settle = (to: Status) => setStatus((now) => (now === 'loading' ? to : now))
  const load = async () => {
    setStatus('loading')
    void queries.prefetchQuery(textsQuery(api, 'assistant'))
    try {
      const module = await whileShown(chat)
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
