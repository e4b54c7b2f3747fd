import { CalendarX, Link2 } from 'lucide-react'
import { badgeOf } from '../../../shared/playground/badges.ts'
import { type FactView, isUndecided } from '../../../shared/playground/playground.ts'
import type { PollView } from '../../../shared/playground/visit.ts'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { Poll } from './poll.tsx'
import { FactAlertForm } from './fact-alert-form.tsx'
import { Status } from './fact-status.tsx'

interface FactEntryProps {
  fact: FactView
  poll: PollView | undefined
  /** Path of the page it stands on. */
  page: string
}

/** One fact: question, answer, how sure it is, when it was checked, and what one can do while it's open. */
export function FactEntry({ fact, poll, page }: FactEntryProps) {
  const { key, label, question, answer, notice } = fact
  return (
    <article className="fact" id={key} aria-labelledby={`${key}-question`} tabIndex={-1}>
      <div className="fact-head">
        <h3 id={`${key}-question`}>{question}</h3>
        <a className="fact-link" href={`${page === '/visit' ? '' : '/visit'}#${key}`} aria-label={`Link to this answer: ${label}`} onClick={() => copyLink(key)}>
          <Link2 className="i" aria-hidden />
        </a>
      </div>
      <p>{answer}</p>
      <Passed notice={notice} />
      {poll && <Poll poll={poll} answer={isUndecided(fact) ? undefined : fact.short} />}
      <div className="fact-foot">
        <p className="fact-state small muted">
          <Status badge={badgeOf(fact)} checkedAt={fact.checkedAt} />
          {(key === 'feature.checkin' || key === 'check-in-privacy') && (
            <Link className="link" to="/visit/check-in">
              More about face check-in
            </Link>
          )}
        </p>
        {isUndecided(fact) && <FactAlertForm fact={fact} />}
      </div>
    </article>
  )
}

/** That a date has passed, beside the text that names it. */
export const Passed = ({ notice }: { notice: string }) =>
  notice && (
    <p className="fact-passed">
      <CalendarX className="i" aria-hidden />
      {notice}
    </p>
  )

/** The address goes to the clipboard as well as into the address bar. */
function copyLink(key: string): void {
  const address = new URL(`/visit#${key}`, window.location.href).href
  navigator.clipboard?.writeText(address).then(
    () => showToast({ tone: 'good', title: 'Link copied', text: 'It goes straight to this answer.' }),
    () => {},
  )
}
