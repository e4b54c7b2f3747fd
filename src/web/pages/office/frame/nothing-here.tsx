import type { ReactNode } from 'react'
import seesaw from '../../../art/empty-seesaw.svg'

/** A list without rows: what will show up in it, and something to do in the meantime. */
export const NothingHere = ({ children, act }: { children: ReactNode; act?: ReactNode }) => (
  <div className="adm-empty">
    <img src={seesaw} alt="" width="200" height="112" loading="lazy" />
    <p className="muted" role="status">
      {children}
    </p>
    {act}
  </div>
)
