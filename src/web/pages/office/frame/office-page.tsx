import type { ReactNode } from 'react'
import type { PostedForm } from '../../../forms/page-form.ts'
import { useFlash } from '../../../forms/use-page-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useActionData } from '../../../ui/router/router-context.tsx'
import type { Head } from '../../frame/head.ts'

interface OfficePageProps {
  title: string
  /** A line below the title. */
  note?: ReactNode
  /** Buttons and links that concern the page as a whole. */
  acts?: ReactNode
  isBusy?: boolean
  /** What a form that was refused without scripts is said to be. */
  failed?: string
  /** What's said of it in place of what went wrong. */
  failure?: string | undefined
  /** What a form that was sent without scripts has done, by the form's name, where there's more to say than that it's saved. */
  done?: Readonly<Record<string, { title: string; text: string }>>
  children: ReactNode
}

/** The main part of an office page. */
export function OfficePage({ title, note, acts, isBusy = false, failed = 'Not saved', failure, done = {}, children }: OfficePageProps) {
  return (
    <main id="main" className="adm-main" tabIndex={-1} aria-busy={isBusy}>
      <div className="adm-top">
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <p className="muted small">{note}</p>}
        </div>
        {acts && <div className="adm-acts">{acts}</div>}
      </div>
      <Outcome failed={failed} failure={failure} done={done} />
      {children}
    </main>
  )
}

const SAVED = { title: 'Done', text: 'Your change is saved.' }

/** What became of a form that was posted without scripts. */
function Outcome({ failed, failure, done }: Required<Pick<OfficePageProps, 'failed' | 'done'>> & Pick<OfficePageProps, 'failure'>) {
  const posted = useActionData() as PostedForm | null | undefined // what `answerPost` returns
  const sent = useFlash()
  if (posted) {
    return (
      <Notice tone="bad" title={failed}>
        {failure ?? posted.failure ?? Object.values(posted.errors).join(' ')}
      </Notice>
    )
  }
  const { title, text } = done[sent ?? ''] ?? SAVED
  return sent && (
    <Notice tone="good" title={title}>
      {text}
    </Notice>
  )
}

/** The head of a page that is known by what it shows, so that tabs of several can be told apart. */
export const officeHead = (title: string): Head => ({ title: `${title} | On Joue office`, description: 'On Joue’s back office.' })
