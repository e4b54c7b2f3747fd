import { AppError } from '../../site/app-error.ts'
import type { Member } from '../../site/site.ts'

const SUSPENDED = 'Your account is suspended, so you can only take words out.'
const SILENCED = 'Your posting is paused, so you can only take words out.'

/**
 * A suspended or silenced member's edit may only leave words out.
 *
 * @throws AppError `invalid` when it says anything that wasn't there
 */
export function requireTakingOut({ isSuspended, isSilenced }: Member, field: 'title' | 'content', before: string, after: string): void {
  const refusal = isSuspended ? SUSPENDED : isSilenced ? SILENCED : undefined
  if (refusal && !takesOut(before, after)) throw new AppError('invalid', refusal, { errors: { [field]: [refusal] } })
}

/** Whether a text is another one with words, or signs between them, left out: no word and no sign is new. */
export const takesOut = (before: string, after: string): boolean => isPartOf(wordsOf(after), wordsOf(before)) && isPartOf([...after], [...before])

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether all of `part` are in `whole`, in the same order. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0
  for (const one of whole) if (one === part[found]) found += 1
  return found === part.length
}
