import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Form } from '../../../ui/router/form.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { addressWith, pageIn } from './list-params.ts'
import './list-tools.css'

/** A way to narrow a list, with how many it leaves where that is known. */
interface ListChoice {
  value: string
  label: string
  count?: number
}

interface ListToolsProps {
  path: string
  filters: URLSearchParams
  /** What the box says, e.g. "Search messages". */
  label: string
  /** What the search looks through, where its label doesn't say. */
  hint?: string
  choices: readonly ListChoice[]
  /** What the list's address calls the chosen state and the words. */
  names?: { state: string; words: string }
}

/** No name or address is longer. */
const SEARCH_MAX_CHARS = 254
const USUAL_NAMES = { state: 'state', words: 'q' }

/** States and search above a list. Links and a plain form, so that each view has its address and works without scripts. */
export function ListTools({ path, filters, label, hint, choices, names = USUAL_NAMES }: ListToolsProps) {
  const chosen = filters.get(names.state) ?? ''
  const hintId = useId()
  return (
    <div className="list-tools">
      <ChoiceLinks label="Status" choices={choices} chosen={chosen} addressOf={(state) => addressWith(path, filters, { [names.state]: state })} />
      <ListForm path={path} filters={filters} label={label} button="Search" name={names.words}>
        <SearchField label={label} name={names.words} defaultValue={filters.get(names.words) ?? ''} maxLength={SEARCH_MAX_CHARS} aria-describedby={hint && hintId} />
        {hint && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
      </ListForm>
    </div>
  )
}

interface ListFormProps {
  path: string
  filters: URLSearchParams
  label: string
  /** What the button says. */
  button: string
  /** What its field is called in the list's address. */
  name: string
  children: ReactNode
}

/** One field beside the choices, which narrows what they leave. */
export const ListForm = ({ path, filters, label, button, name: own, children }: ListFormProps) => (
  <Form role="search" aria-label={label} className="list-search" action={path} key={filters.toString()}>
    {[...filters].filter(([name]) => ![own, 'page', 'before'].includes(name)).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <button type="submit" className={buttonClass({ look: 'line', small: true })}>
      {button}
    </button>
  </Form>
)

interface ChoiceLinksProps {
  /** What the choices are about, for screen readers. */
  label: string
  choices: readonly ListChoice[]
  chosen: string
  addressOf: (value: string) => string
}

export const ChoiceLinks = ({ label, choices, chosen, addressOf }: ChoiceLinksProps) => (
  <nav className="seg seg-wrap" aria-label={label}>
    {choices.map(({ value, label: name, count }) => (
      <Link key={value} to={addressOf(value)} aria-current={value === chosen ? 'true' : undefined} preserveScroll>
        {name}
        {count !== undefined && <span className="seg-count">{count}</span>}
      </Link>
    ))}
  </nav>
)

/** The box words are looked for in. Its label is read out, and shown until something is typed. */
export const SearchField = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <p className="find-field">
    <Search className="i" aria-hidden />
    <input className="input" type="search" aria-label={label} placeholder={label} {...input} />
  </p>
)

interface ListPagesProps {
  path: string
  filters: URLSearchParams
  total: number
  pageSize: number
  label: string
}

/** The ways to the other pages of a list, with all else that was asked. */
export const ListPages = ({ path, filters, total, pageSize, label }: ListPagesProps) => (
  <Pagination
    page={pageIn(filters)}
    pages={Math.ceil(total / pageSize)}
    label={label}
    addressOf={(page) => addressWith(path, filters, { page: String(page) })}
  />
)
