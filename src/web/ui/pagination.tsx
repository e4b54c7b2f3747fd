import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from './link.tsx'
import './pagination.css'

interface PaginationProps {
  page: number
  pages: number
  /** What is paged, e.g. "Posts". */
  label: string
  addressOf: (page: number) => string
}

/** Numbered pages, each with an address of its own. Nothing when there is only one. */
export function Pagination({ page, pages, label, addressOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label={`${label}, pages`}>
      {page > 1 && (
        <Link className="pages-step" to={addressOf(page - 1)} rel="prev">
          <ChevronLeft className="i" aria-hidden />
          <span>Previous</span>
        </Link>
      )}
      <ul>
        {shownPages(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === undefined ? (
              <span aria-hidden>…</span>
            ) : (
              <Link to={addressOf(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link className="pages-step" to={addressOf(page + 1)} rel="next">
          <span>Next</span>
          <ChevronRight className="i" aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** First, last, and the neighbors of `page`; undefined stands for a gap. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
