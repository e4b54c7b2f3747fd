import type { LocalBook } from '../../../shared/assistant/local-topics.ts'
import type { Api } from '../../queries/client/api.ts'

/** Anyone who waits for an answer has waited long enough. */
const TIMEOUT_MS = 2_000

let loading: Promise<LocalBook | null> | null = null

/** Fetches what the widget says without the server, once; again with the next opening when it did not come. */
export function loadLocalBook(api: Api): void {
  loading ??= api.get<LocalBook>('/api/chat/local').catch(() => {
    loading = null
    return null
  })
}

/** The same, or null when it is not there. */
export async function localBook(): Promise<LocalBook | null> {
  if (loading === null) return null
  return Promise.race([loading, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))])
}
