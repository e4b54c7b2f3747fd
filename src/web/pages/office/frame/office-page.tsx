import type { ReactNode } from 'react'

interface OfficePageProps {
  title: string
  /** A line below the title. */
  note?: ReactNode
  /** Buttons and links that concern the page as a whole. */
  acts?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** The main part of an office page. */
export function OfficePage({ title, note, acts, isBusy = false, children }: OfficePageProps) {
  return (
    <main id="main" className="adm-main" tabIndex={-1} aria-busy={isBusy}>
      <div className="adm-top">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <p className="muted small">{note}</p>}
        </div>
        {acts && <div className="adm-acts">{acts}</div>}
      </div>
      {children}
    </main>
  )
}
