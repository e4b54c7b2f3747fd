import { buttonClass } from '../../../../ui/form/button.tsx'

/** Tells that what stands in a form is kept in this tab alone, and takes it back to what is saved. */
export const NotSavedYet = ({ onDrop }: { onDrop: () => void }) => (
  <p className="hint">
    You have unsaved changes. They’ll stay in this tab until you save.{' '}
    <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onDrop}>
      Discard Changes
    </button>
  </p>
)
