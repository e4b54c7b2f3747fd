import { Check, TriangleAlert } from 'lucide-react'

/** A result told within the page, for visits without scripts. */
export function Notice({ tone, title, children }: { tone: 'good' | 'bad'; title: string; children: React.ReactNode }) {
  const Icon = tone === 'good' ? Check : TriangleAlert
  return (
    <div className={`told told-${tone}`} role={tone === 'good' ? 'status' : 'alert'}>
      <Icon className="i" aria-hidden />
      <p>
        <b>{title}</b> {children}
      </p>
    </div>
  )
}
