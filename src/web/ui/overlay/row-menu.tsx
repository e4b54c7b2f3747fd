import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import './row-menu.css'

/** Something that can be done with a row. */
export interface RowAct {
  label: string
  Icon: LucideIcon
  /** Deletes something for good. */
  isDanger?: boolean
  /** Can be reached and read, but does nothing now. */
  isOff?: boolean
  onChoose: () => void
}

interface RowMenuProps {
  /** What the row is about, for screen readers: "More for …". */
  about: string
  acts: readonly RowAct[]
}

/** Where each key takes the focus in a list of so many, from where it is. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

const itemsIn = (menu: HTMLElement | null) => [...(menu?.querySelectorAll('button') ?? [])]

/** The acts of a row behind one quiet button, so that a list stays a list. Keys as in the menu pattern of WAI-ARIA. */
export function RowMenu({ about, acts }: RowMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  /** Which act has the focus at first; none while the menu is closed. */
  const [first, setFirst] = useState<'top' | 'bottom'>()
  useLayoutEffect(() => {
    if (!first || !menu.current) return
    // Where the button is near the other edge of a small screen.
    if (menu.current.getBoundingClientRect().left < 0) menu.current.classList.add('from-start')
    itemsIn(menu.current).at(first === 'top' ? 0 : -1)?.focus()
  }, [first])

  const close = () => {
    button.current?.focus()
    setFirst(undefined)
  }
  const keyOnButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setFirst(event.key === 'ArrowDown' ? 'top' : 'bottom')
  }
  const keyInMenu = (event: KeyboardEvent) => {
    const all = itemsIn(menu.current)
    const step = STEPS[event.key]
    if (event.key === 'Escape') close()
    else if (step) all[step(all.findIndex((item) => item === document.activeElement), all.length)]?.focus()
    else return
    event.preventDefault()
  }
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFirst(undefined)
  }

  // Focusable by pointer in every browser: without a tabindex, Safari takes a press for a way out of the menu.
  return (
    <div className="row-menu" onBlur={left}>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className="icon-btn"
        tabIndex={0}
        aria-haspopup="menu"
        aria-expanded={first !== undefined}
        aria-controls={first && id}
        onClick={() => (first ? close() : setFirst('top'))}
        onKeyDown={keyOnButton}
      >
        <Ellipsis className="i" aria-hidden />
        <span className="vh">More for {about}</span>
      </button>
      {first && (
        <div ref={menu} className="row-menu-acts" role="menu" id={id} tabIndex={-1} aria-labelledby={`${id}-button`} onKeyDown={keyInMenu}>
          {acts.map((act) => (
            <Act key={act.label} act={act} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Act({ act: { label, Icon, isDanger, isOff, onChoose }, onDone }: { act: RowAct; onDone: () => void }) {
  // The focus is on the menu's button first: what opens next gives it back there.
  const choose = () => {
    if (isOff) return
    onDone()
    onChoose()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={isDanger ? 'danger' : undefined} aria-disabled={isOff} onClick={choose}>
      <Icon className="i" aria-hidden />
      {label}
    </button>
  )
}
