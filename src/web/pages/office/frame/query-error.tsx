import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'

interface QueryErrorProps {
  isPending: boolean
  onRetry: () => void
  /** Why it did not come. */
  error?: unknown
  /** What is said where it does not exist, or no longer: trying again would not help. */
  gone?: string
}

/** Stands in for what an office page shows while it is on its way, or when it did not come. */
export function QueryError({ isPending, onRetry, error, gone }: QueryErrorProps) {
  if (isPending) {
    return (
      <Skeletons className="card adm-stack">
        <SkeletonLine size="title" />
        <SkeletonLine />
        <SkeletonLine size="short" />
      </Skeletons>
    )
  }
  if (gone && refusalOf(error)?.status === 404) return <p className="card">{gone}</p>
  return (
    <div className="card" role="alert">
      <p>This didn’t load.</p>
      <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => onRetry()}>
        Try Again
      </button>
    </div>
  )
}
