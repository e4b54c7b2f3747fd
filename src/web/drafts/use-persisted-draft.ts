import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CurrentUser } from '../../shared/accounts/accounts.ts'
import { DraftStore } from './draft-store.ts'

const drafts = new DraftStore<object>(() => sessionStorage)

/**
 * Names a draft after the form, what it is about and the account: another member in the same browser doesn't find it.
 * A session that ends while the page is open changes nothing.
 */
export function useDraftName(what: string): string {
  const queries = useQueryClient()
  const [account] = useState(() => queries.getQueryData<CurrentUser | null>(['me'])?.id ?? 'nobody')
  return `${what}:${account}`
}

/**
 * Saves a draft in this tab while it is being written, so that a reload, another page or a password prompt doesn't
 * lose it. `restore` is called once, with what an earlier visit left.
 *
 * @param draft - undefined while nothing was typed
 * @returns what removes the saved draft, for a page that is left once it is saved
 */
export function usePersistedDraft<T extends object>(what: string, draft: T | undefined, restore: (draft: T) => void): () => void {
  const name = useDraftName(what)
  const isFirst = useRef(true)
  // Written by this hook under the same name.
  const onFound = useEffectEvent((found: object) => restore(found as T))
  useEffect(() => {
    const found = drafts.find(name)
    if (found) onFound(found)
  }, [name])
  useEffect(() => {
    // The first run sees the form from before it was restored.
    if (isFirst.current) isFirst.current = false
    else drafts.save(name, draft)
  }, [name, draft])
  return () => drafts.remove(name)
}
