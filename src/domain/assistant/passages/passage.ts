import type { Said } from '../../../shared/assistant/assistant.ts'

/** Something the site says beside its facts, and where. */
export interface Passage {
  text: string
  /** Path of the page it stands on, and what that page is called. */
  path: string
  title: string
  said: Said
}
