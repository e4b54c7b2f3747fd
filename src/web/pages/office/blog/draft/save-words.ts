import { austinClock } from '../../../../../shared/time/austin-time.ts'
import type { SaveState } from './autosave.ts'

const WORDS: Record<Exclude<SaveState['kind'], 'saved' | 'refused'>, string> = {
  untouched: 'All changes saved',
  waiting: 'Unsaved changes',
  saving: 'Saving...',
  failed: 'Not saved. Trying again soon.',
  conflict: 'Not saved. Please choose a version.',
}

/** How far saving is, in words. */
export function saveWords(state: SaveState): string {
  if (state.kind === 'saved') return `Saved at ${austinClock(new Date(state.at).toISOString())}`
  if (state.kind === 'refused') return `Not saved: ${Object.values(state.errors)[0] ?? state.message}`
  return WORDS[state.kind]
}
