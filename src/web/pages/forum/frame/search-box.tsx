import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Form } from '../../../ui/router/form.tsx'
import { useLocation } from '../../../ui/router/router-context.tsx'

/** Leads to the search results, unless nothing was typed. A plain form: it works without scripts too. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const searchedFor = useSearchedFor()
  useEffect(() => {
    if (input.current) input.current.value = searchedFor
  }, [searchedFor])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (input.current?.value.trim()) onSearch?.()
    else event.preventDefault()
  }
  return (
    <Form className="searchbox" role="search" action="/forum/search" onSubmit={onSubmit}>
      <Search className="i" aria-hidden />
      <label className="vh" htmlFor={id}>
        Search the forum
      </label>
      <input
        ref={input}
        id={id}
        className="input"
        type="search"
        name="q"
        maxLength={200}
        placeholder="Search the forum"
        pattern=".*\S.*"
        title="Enter a word or two"
        required
        defaultValue={searchedFor}
      />
    </Form>
  )
}

/** What the page on screen is the answer to. */
function useSearchedFor(): string {
  const { pathname, search } = useLocation()
  return pathname === '/forum/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
}
