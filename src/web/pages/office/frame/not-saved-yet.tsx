import { buttonClass } from '../../../ui/form/button.tsx'

/** Tells that what stands in a form is kept in this tab alone, and takes it back to what is saved. */
export const NotSavedYet = ({ onDrop }: { onDrop: () => void }) => (
  <p className="hint">
    Not saved yet; kept in this tab until you save it.{' '}
    <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onDrop}>
      Drop the changes
    </button>
  </p>
)
