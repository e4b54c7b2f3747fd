import type { ReactNode } from 'react'
import './skeleton.css'

const LINES = { title: 'sk sk-title', line: 'sk sk-line', short: 'sk sk-line sk-short', disc: 'sk sk-disc' } as const

/** A gray stand-in for a piece of content that is on its way. */
export const SkeletonLine = ({ size = 'line' }: { size?: keyof typeof LINES }) => <span className={LINES[size]} />

/** Announces once that something loads, however many boxes stand in for it. */
export function Skeletons({ count = 3, className, children }: { count?: number; className?: string; children: ReactNode }) {
  return (
    <div className={className} role="status">
      <span className="vh">Loading</span>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="skeleton" aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  )
}
