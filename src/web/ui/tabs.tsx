import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface Tab {
  key: string
  label: string
  content: ReactNode
}

/** Which tab a key leads to, by the ARIA tabs pattern. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs with the first one open. All contents stand in the page; without scripts they are simply read in turn. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [open, setOpen] = useState(0)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(open, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setOpen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div className="tabs" role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: name }, at) => (
          <button
            key={key}
            type="button"
            role="tab"
            className="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-${key}-panel`}
            aria-selected={at === open}
            tabIndex={at === open ? 0 : -1}
            onClick={() => setOpen(at)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, at) => (
        <div
          key={key}
          role="tabpanel"
          className={at === open ? 'tabpanel' : 'tabpanel closed'}
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          tabIndex={0}
        >
          {content}
        </div>
      ))}
    </>
  )
}
