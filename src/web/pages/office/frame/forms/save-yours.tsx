import { buttonClass } from '../../../../ui/form/button.tsx'

/** The end of what's said of a conflict: save your own version, or, with scripts, take the one on the site. */
export const SaveYours = ({ onTake }: { onTake: () => void }) => (
  <>
    Save yours
    <span className="needs-script">
      , or{' '}
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={onTake}>
        Use the Site’s Version
      </button>
    </span>
    <noscript>.</noscript>
  </>
)
