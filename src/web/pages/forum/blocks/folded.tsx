import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../ui/link.tsx'

interface FoldedProps {
  /** "A post" or "A topic". */
  what: string
  /** Where it can be read without JavaScript. */
  to: string
  /** Distinguishes several on one page, for screen readers. */
  label: string
  onShow: () => void
}

/** The line that stands for something by a member whom the reader has blocked. */
export const FoldedLine = ({ what, to, label, onShow }: FoldedProps) => (
  <>
    <EyeOff className="i" aria-hidden />
    <p>{`${what} by someone you blocked.`}</p>
    <Link
      className="link"
      to={to}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onShow()
      }}
    >
      Show once
    </Link>
  </>
)

/** A row of a list, folded away until the reader asks for it, and again on the next visit. */
export function FoldedRow({ children, ...line }: Omit<FoldedProps, 'onShow'> & { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  if (isShown) return children
  return (
    <li className="folded">
      <FoldedLine {...line} onShow={() => setShown(true)} />
    </li>
  )
}
