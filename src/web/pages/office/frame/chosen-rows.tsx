import { refusalOf } from '../../../queries/client/refusal.ts'
import { type ReactNode, useState } from 'react'
import './chosen-rows.css'

interface Row {
  id: number
}

export interface ChosenRows<T extends Row> {
  /** Of the rows that are shown. */
  chosen: T[]
  isChosen: (row: T) => boolean
  toggle: (row: T) => void
  /** Chooses all that are shown, or none if all were. */
  toggleAll: () => void
  clear: () => void
}

/** Rows of a list chosen for something that's done to them all. Rows that go are chosen no more. */
export function useChosenRows<T extends Row>(rows: readonly T[]): ChosenRows<T> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))
  const choose = (now: readonly T[]) => setIds(new Set(now.map(({ id }) => id)))
  return {
    chosen,
    isChosen: ({ id }) => ids.has(id),
    toggle: (row) => choose(ids.has(row.id) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]),
    toggleAll: () => choose(chosen.length === rows.length ? [] : rows),
    clear: () => choose([]),
  }
}

interface ChosenBarProps<T extends Row> {
  of: ChosenRows<T>
  total: number
  /** What can be done with them, once some are chosen. */
  children: ReactNode
}

/** Chooses all rows of the page, and holds what can be done with the chosen ones. */
export const ChosenBar = <T extends Row>({ of: { chosen, toggleAll }, total, children }: ChosenBarProps<T>) => (
  <div className="chosen-bar needs-script">
    <label className="check">
      <input type="checkbox" checked={chosen.length === total} onChange={toggleAll} />
      <span>Choose all on this page</span>
    </label>
    <p className="small" aria-live="polite">
      {chosen.length > 0 && `${chosen.length} chosen`}
    </p>
    {chosen.length > 0 && <div className="adm-ways">{children}</div>}
  </div>
)

interface ChooseRowProps<T extends Row> {
  of: ChosenRows<T>
  row: T
  /** What the row is about, for screen readers. */
  about: string
}

export const ChooseRow = <T extends Row>({ of, row, about }: ChooseRowProps<T>) => (
  <label className="check choose-row needs-script">
    <input type="checkbox" checked={of.isChosen(row)} onChange={() => of.toggle(row)} />
    <span className="vh">Choose {about}</span>
  </label>
)

/** What an act on one of several rows came to: 1, or 0 where it was refused with one of these statuses. @throws what else went wrong */
export const countUnless = (statuses: readonly number[], work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 1,
    (error: unknown) => {
      if (statuses.includes(refusalOf(error)?.status ?? 0)) return 0
      throw error
    },
  )
