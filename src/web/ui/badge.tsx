import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = { warn: 'badge b-pin', quiet: 'badge b-lock', primary: 'badge b-admin', info: 'badge b-new', good: 'badge b-ok', bad: 'badge b-bad' } as const

/** A short word about the thing beside it. Icon and word together: color is never the only sign. */
export function Badge({ look, Icon, children }: { look: keyof typeof LOOKS; Icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={LOOKS[look]}>
      {Icon && <Icon className="i" aria-hidden />}
      {children}
    </span>
  )
}
