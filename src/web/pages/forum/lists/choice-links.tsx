import { Link } from '../../../ui/link.tsx'
import './topic-list.css'

interface ChoiceLinksProps {
  label: string
  choices: readonly { label: string; to: string; isChosen: boolean }[]
}

/** One of several ways to see a list. Links, so that each has its address and works without scripts. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav className="seg" aria-label={label}>
      {choices.map(({ label: name, to, isChosen }) => (
        <Link key={to} to={to} aria-current={isChosen ? 'true' : undefined} preserveScroll>
          {name}
        </Link>
      ))}
    </nav>
  )
}
