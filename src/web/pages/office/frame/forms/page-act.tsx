import { Fragment, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageForm } from '../../../../forms/page-form.ts'
import { useFormSubmit, usePostedForm } from '../../../../forms/use-page-form.ts'
import { buttonClass } from '../../../../ui/form/button.tsx'
import type { Values } from '../../../../ui/form/use-form.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { RowMenu, type RowAct } from '../../../../ui/overlay/row-menu.tsx'
import { ShownMemberField } from '../../../accounts/login/shown-member-field.tsx'
import { usePasswordAgain } from '../../../accounts/login/use-password-again.tsx'
import { useAct } from './use-saving.ts'

/** Asked before what someone may regret. */
interface Question {
  title: string
  text: ReactNode
  button: string
  /** For a dialog that stays until it's done; without it, the dialog closes at once. */
  pendingLabel?: string
}

/** Something that one click does, by a form of the page. */
export interface PageAct<Answer> {
  form: PageForm<Answer>
  /** Hidden fields: what it's done to. */
  fields?: Values
  question?: Question
  /** Shared by acts of which only one is done at a time. */
  among?: ReturnType<typeof useAct>
  onSent: (answer: Answer) => unknown
  /** Called before it's told what went wrong. */
  onFailed?: (error: unknown) => unknown
}

/** Does it by scripts: after its question, and with the password again where that's due. */
export function usePageAct<Answer>({ form, fields = {}, question, among, onSent, onFailed }: PageAct<Answer>) {
  const submit = useFormSubmit(form)
  const own = useAct()
  const pending = own.pending || among?.pending === true
  const act = (work: () => Promise<void>) => (among ? among.act(() => own.act(work)) : own.act(work))
  const { again, dialog } = usePasswordAgain()
  const [isAsking, setAsking] = useState(false)
  // Closed before anything is told or focused: what lies behind a dialog is out of reach.
  const close = () => flushSync(() => setAsking(false))
  const run = () =>
    act(async () => {
      if (!question?.pendingLabel) close()
      const { answer } = await again(() => submit(fields))
        .catch(async (error: unknown) => {
          await onFailed?.(error)
          throw error
        })
        .finally(close)
      await onSent(answer)
    })
  const dialogs = (
    <>
      {isAsking && question && (
        <ConfirmDialog title={question.title} confirmLabel={question.button} pendingLabel={question.pendingLabel ?? question.button} pending={pending} onConfirm={() => void run()} onClose={() => setAsking(false)}>
          {question.text}
        </ConfirmDialog>
      )}
      {dialog}
    </>
  )
  const start = () => {
    if (pending) return
    if (question) setAsking(true)
    else void run()
  }
  return { start, pending, isOnItsWay: own.pending, dialogs }
}

interface ActButtonProps<Answer> extends PageAct<Answer> {
  look?: Parameters<typeof buttonClass>[0]
  className?: string
  /** Distinguishes several that look alike, for screen readers. */
  label?: string
  isOff?: boolean
  /** Only with scripts: it stands in a form, which can’t hold another, or needn’t be offered without them. */
  needsScripts?: boolean
  children: ReactNode
}

/** A button that does something at once. */
export function ActButton<Answer>({ look = { look: 'line', small: true }, className = '', label, isOff = false, needsScripts = false, children, ...act }: ActButtonProps<Answer>) {
  const { start, pending, dialogs } = usePageAct(act)
  const shown = { className: `${buttonClass(look)} ${className}`.trim(), 'aria-label': label }
  return (
    <>
      <button type="button" {...shown} disabled={isOff} aria-disabled={pending} onClick={start}>
        {children}
      </button>
      {!isOff && !needsScripts && (
        <PlainAct {...act} {...shown}>
          {children}
        </PlainAct>
      )}
      {dialogs}
    </>
  )
}

export interface PlainActOf {
  form: Pick<PageForm, 'name'>
  fields?: Values
  /** Its text may have fields. */
  question?: Pick<Question, 'text' | 'button'>
}

interface PlainActProps extends PlainActOf {
  className?: string
  'aria-label'?: string | undefined
  children: ReactNode
}

/** The same without scripts. Its question unfolds. */
export const PlainAct = (props: PlainActProps) => <noscript>{import.meta.env.SSR && <PlainForm {...props} />}</noscript>

function PlainForm({ form, fields = {}, question, className = buttonClass({ look: 'line', small: true }), children, 'aria-label': label }: PlainActProps) {
  const posted = usePostedForm(form)?.values
  const isPosted = posted !== undefined && Object.entries(fields).every(([name, value]) => posted[name] === value)
  const send = (
    <form method="post">
      {Object.entries({ form: form.name, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ShownMemberField />
      {question?.text}
      <button type="submit" className={className} aria-label={question ? undefined : label}>
        {question?.button ?? children}
      </button>
    </form>
  )
  return question ? (
    <details className="plain-act" open={isPosted}>
      <summary aria-label={label}>{children}</summary>
      {send}
    </details>
  ) : send
}

/** What a dialog or a button would open, without scripts. */
export const PlainDetails = ({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) => (
  <noscript>
    {import.meta.env.SSR && (
      <details className="plain-act" open={isOpen}>
        <summary>{label}</summary>
        {children}
      </details>
    )}
  </noscript>
)

/** An act for the menu of a row. */
export function useRowAct<Answer>(act: PageAct<Answer>) {
  const { start, pending, dialogs } = usePageAct(act)
  return { plain: act, dialogs, onChoose: start, pending }
}

type OfficeRowAct = RowAct & { plain?: PlainActOf; dialogs?: ReactNode; pending?: boolean }

/** The acts of a row behind one button, or without scripts in the row itself. */
export const OfficeRowMenu = ({ about, acts }: { about: string; acts: readonly OfficeRowAct[] }) => (
  <>
    <RowMenu about={about} acts={acts.map(({ plain: _plain, dialogs: _dialogs, pending, ...act }) => ({ ...act, isOff: act.isOff || pending }))} />
    {acts.map(({ label, isOff, plain, dialogs }) => (
      <Fragment key={label}>
        {plain && !isOff && (
          <PlainAct {...plain} aria-label={`${label}: ${about}`}>
            {label}
          </PlainAct>
        )}
        {dialogs}
      </Fragment>
    ))}
  </>
)
