import { buttonClass } from '../../../ui/button.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'

/** Stands in for what an office page shows while it is on its way, or when it did not come. */
export function Unloaded({ isPending, onRetry }: { isPending: boolean; onRetry: () => void }) {
  if (isPending) {
    return (
      <Skeletons className="card adm-stack">
        <SkeletonLine size="title" />
        <SkeletonLine />
        <SkeletonLine size="short" />
      </Skeletons>
    )
  }
  return (
    <div className="card" role="alert">
      <p>This could not be loaded.</p>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => onRetry()}>
        Try again
      </button>
    </div>
  )
}
