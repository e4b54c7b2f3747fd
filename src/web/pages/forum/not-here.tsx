import type { ReactNode } from 'react'
import { Link } from 'react-router'
import seesaw from '../../art/empty-seesaw.svg'
import { buttonClass } from '../../ui/button.tsx'
import { ForumPage } from './frame/forum-page.tsx'

interface NotHereProps {
  title: string
  children: ReactNode
  backTo: string
  backLabel: string
}

/** A page whose subject does not exist, with a way back. */
export function NotHere({ title, children, backTo, backLabel }: NotHereProps) {
  return (
    <ForumPage crumbs={[{ label: title }]}>
      <div className="card empty">
        <img src={seesaw} alt="" width="240" height="135" />
        <h1>{title}</h1>
        <p>{children}</p>
        <Link className={buttonClass({ small: true })} to={backTo}>
          {backLabel}
        </Link>
      </div>
    </ForumPage>
  )
}
