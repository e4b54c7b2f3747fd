import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/form/button.tsx'

/** Says that something could not be loaded, and offers to ask again. */
export function Failed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div className="card empty" role="alert">
      <p>{children}</p>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => onRetry()}>
        Try Again
      </button>
    </div>
  )
}
