import { Search } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import { useSearchParams } from '../../ui/router/router-context.tsx'
import type { FactView } from '../../../shared/playground/playground.ts'
import { findFacts } from '../../../shared/playground/find-facts.ts'

/** The facts that fit what is asked for: in the address from the start, in the field as one types. */
export function useFactSearch(facts: readonly FactView[], words: Readonly<Record<string, string>>) {
  const [address] = useSearchParams()
  const [query, setQuery] = useState(address.get('q')?.slice(0, 200) ?? '')
  const found = findFacts(facts.map((fact) => ({ ...fact, words: words[fact.key] ?? '' })), query)
  return { asked: query, setAsked: setQuery, found }
}

/** Narrows the list below as one types; without scripts its button asks the server. */
export function FactSearch({ search: { asked: query, setAsked: setQuery, found }, total }: { search: ReturnType<typeof useFactSearch>; total: number }) {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setQuery(target.value)
    // What's found stands below the field, which leaves it no room at the lower end of a window.
    if (target.getBoundingClientRect().top > innerHeight / 2) target.closest('search')?.scrollIntoView()
  }
  return (
    <search id="search">
      <form className="visit-search" method="get" action="/visit#search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="visit-q">Search these answers</label>
        <div>
          <Search className="i" aria-hidden />
          <input id="visit-q" className="input" type="search" name="q" autoComplete="off" maxLength={200} placeholder="Prices, peanuts, parking..." value={query} onChange={type} />
          <noscript>
            <button className="btn btn-sm" type="submit">
              Search
            </button>
          </noscript>
        </div>
        <p className="small muted" role="status">
          {wordsFor(query, found.length, total)}
        </p>
      </form>
    </search>
  )
}

function wordsFor(query: string, found: number, total: number): string {
  if (query.trim() === '') return `${total} answers`
  if (found === 0) return 'No matches. Try a different word, or ask us with the contact form on the homepage.'
  return found === 1 ? `1 of ${total} answers` : `${found} of ${total} answers`
}
