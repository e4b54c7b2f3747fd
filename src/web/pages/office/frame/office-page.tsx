import type { ReactNode } from 'react'
import type { Head } from '../../frame/head.ts'

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

/** The head of a page that is known by what it shows, so that tabs of several can be told apart. */
export const officeHead = (title: string): Head => ({ title: `${title} | On Joue office`, description: 'On Joue’s back office.' })
