import { truncateText } from '../../../../shared/text/truncate-text.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import type { OtherDraft } from './use-draft.ts'

/** Offers what was written for the same place in another tab. */
export function OtherDraftNotice({ other, takeOther, dropOther }: OtherDraft) {
  if (!other) return null
  return (
    <div className="notice on-paper">
      <span>You also have a draft in another tab: “<bdi>{startOf(other.fields)}</bdi>”</span>
      <span className="notice-ways">
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={takeOther}>
          Use That One
        </button>
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={dropOther}>
          Discard It
        </button>
      </span>
    </div>
  )
}

/** How much of the other text tells which it is, in characters. */
const SHOWN_CHARS = 60

function startOf({ title, content = '' }: Record<string, string>): string {
  const text = (title || content).replace(/\s+/g, ' ').trim()
  return text.length > SHOWN_CHARS ? `${truncateText(text, SHOWN_CHARS)}…` : text
}
