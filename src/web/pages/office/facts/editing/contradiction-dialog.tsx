import type { Contradiction } from '../../../../../shared/playground/contradictions.ts'
import { NOT_DECIDED } from '../../../../../shared/playground/fact-words.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import { Dialog } from '../../../../ui/overlay/confirm-dialog.tsx'

interface ContradictionDialogProps {
  found: Contradiction
  /** Offers the words for what isn’t decided, where they fit. */
  onClear: (() => void) | undefined
  onSave: () => void
  onClose: () => void
}

/** Asks before visitors are told two things at once. */
export const ContradictionDialog = ({ found: { badge, named, stillSays }, onClear, onSave, onClose }: ContradictionDialogProps) => (
  <Dialog title={`Save this as “${badge}”?`} onClose={onClose}>
    {named.length > 0 && <p>The text names {LIST.format(named)}.</p>}
    {named.length === 0 && <p>The text is still what you announced: “{stillSays}”</p>}
    <p>Visitors will read that, though the badge says “{badge}.”</p>
    <div className="dialog-ways">
      <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
        Edit Text
      </button>
      {onClear && (
        <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onClear}>
          Change to “{NOT_DECIDED.short}”
        </button>
      )}
      <button type="button" className={buttonClass({ small: true })} onClick={onSave}>
        Save Anyway
      </button>
    </div>
  </Dialog>
)

const LIST = new Intl.ListFormat('en-US')
