import { type ReactNode, useState } from 'react'
import type { Submission } from '../../../forms/page-form.ts'
import { ApiError } from '../../../queries/client/api.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import type { Values } from '../../../ui/form/use-form.ts'
import { ShownMemberField } from '../../accounts/login/shown-member-field.tsx'
import type { PlainActOf } from './forms/page-act.tsx'
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

const CHOSEN = 'chosen.'

/** Rows as the fields of a form that does something to them all. */
export const chosenFields = (rows: readonly Row[]): Values => Object.fromEntries(rows.map(({ id }) => [`${CHOSEN}${id}`, 'on']))

/** The ids of the rows that were chosen. @throws ApiError, for the form, where none were */
export function chosenIn(values: Values): number[] {
  const ids = Object.keys(values).flatMap((name) => (name.startsWith(CHOSEN) ? [Number(name.slice(CHOSEN.length))] : []))
  if (ids.length === 0) throw new ApiError(400, JSON.stringify({ message: 'Nothing is chosen. Check at least one row first.' }))
  return ids
}

/** Without scripts, the page says why nothing was done. @throws ApiError, for the form */
export function requireDone({ isScripted }: Pick<Submission, 'isScripted'>, done: number, message: string): void {
  if (done === 0 && !isScripted) throw new ApiError(409, JSON.stringify({ message }))
}

interface ChosenBarProps<T extends Row> {
  of: ChosenRows<T>
  total: number
  /** The same without scripts. */
  plain: readonly (PlainActOf & { label: string })[]
  /** What can be done with them, once some are chosen. */
  children: ReactNode
}

/** Chooses all rows of the page, and holds what can be done with the chosen ones. */
export const ChosenBar = <T extends Row>({ of: { chosen, toggleAll }, total, plain, children }: ChosenBarProps<T>) => (
  <>
    <noscript>
      {import.meta.env.SSR && (
        <form method="post" id={CHOSEN} className="chosen-bar" aria-label="Chosen rows">
          <ShownMemberField />
          <p className="small">With the checked rows:</p>
          {plain.map((act) => (
            <PlainWay key={act.label} {...act} />
          ))}
        </form>
      )}
    </noscript>
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
  </>
)

/** Sends the form that it's in. */
const PlainWay = ({ form, label, question }: PlainActOf & { label: string }) => {
  const send = (
    <button type="submit" name="form" value={form.name} className={buttonClass({ look: 'line', small: true })}>
      {question?.button ?? label}
    </button>
  )
  return question ? (
    <details className="plain-act">
      <summary>{label}</summary>
      {question.text}
      {send}
    </details>
  ) : send
}

interface ChooseRowProps<T extends Row> {
  of: ChosenRows<T>
  row: T
  /** What the row is about, for screen readers. */
  about: string
}

export const ChooseRow = <T extends Row>({ of, row, about }: ChooseRowProps<T>) => (
  <label className="check choose-row">
    <input type="checkbox" form={CHOSEN} name={`${CHOSEN}${row.id}`} checked={of.isChosen(row)} onChange={() => of.toggle(row)} />
    <span className="vh">Choose {about}</span>
  </label>
)

/**
 * Does the same to each of several rows. Some may be gone, or have changed, since the list was read.
 *
 * @param statuses - of refusals that leave a row out
 * @returns to how many it was done
 * @throws what else went wrong
 */
export async function countDone(ids: readonly number[], statuses: readonly number[], work: (id: number) => Promise<unknown>): Promise<number> {
  let done = 0
  for (const id of ids) {
    try {
      await work(id)
      done += 1
    } catch (error) {
      if (!statuses.includes(refusalOf(error)?.status ?? 0)) throw error
    }
  }
  return done
}
