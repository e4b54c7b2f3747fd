import type { ReactNode } from 'react'
import seesaw from '../../../art/empty-seesaw.svg'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

interface NotHereProps {
  title: string
  children: ReactNode
  backTo: string
  backLabel: string
}

/** Says that a page's subject does not exist, with a way back. */
export function NotHere({ title, children, backTo, backLabel }: NotHereProps) {
  return (
    <div className="card empty">
      <img src={seesaw} alt="" width="240" height="135" />
      <h1>{title}</h1>
      <p>{children}</p>
      <Link className={buttonClass({ small: true })} to={backTo}>
        {backLabel}
      </Link>
    </div>
  )
}
