import { useQueryClient } from '@tanstack/react-query'
import { claimOf, type Badge } from '../../../../shared/playground/badges.ts'
import type { FactWithChanges, OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'
import type { PageForm, Submission } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { checkFact, reopenFact, setFactData } from '../../../queries/office/facts-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { showFailure } from '../frame/forms/use-saving.ts'

/** The version that was on screen. */
const seenIn = ({ values: { version } }: Submission) => ({ version: Number(version) })

function reviewForm(name: string, send: (submission: Submission, key: string) => Promise<FactWithChanges>): PageForm<FactWithChanges> {
  return {
    name,
    send: (submission) => send(submission, submission.values['fact'] || '0'),
    refresh: setFactData,
    next: ({ page: { pathname, search } }) => pathname + search,
  }
}

export const stillTrue = reviewForm('still-true', (sent, key) => checkFact(sent.api, key, seenIn(sent)))
const onlyPlanned = reviewForm('only-planned', (sent, key) => checkFact(sent.api, key, { ...seenIn(sent), standing: 'planned' }))
const announced = reviewForm('announced', (sent, key) => checkFact(sent.api, key, { ...seenIn(sent), standing: 'announced' }))
const notDecided = reviewForm('not-decided', (sent, key) => reopenFact(sent.api, key, seenIn(sent)))

export const reviewForms: readonly PageForm[] = [stillTrue, onlyPlanned, announced, notDecided]

interface Answer {
  form: PageForm<FactWithChanges>
  button: string
}

/** What the owner can say of a fact beside "still true". What came with the site is announced by that alone. */
const OTHERS: Record<Badge, readonly Answer[]> = {
  announced: [{ form: onlyPlanned, button: 'It’s Only Planned' }, { form: notDecided, button: 'Not Decided Anymore' }],
  planned: [{ form: announced, button: 'Announce It' }, { form: notDecided, button: 'Not Decided Anymore' }],
  'being-decided': [],
  'not-offered': [{ form: notDecided, button: 'Not Decided Anymore' }],
}

/** Whether the fact says what came with the site, and no one has looked at it yet. */
export const isAsShipped = ({ reviewedAt }: OfficeFactView): boolean => reviewedAt === null

/** What the owner can say of a fact besides that it's still true. */
export function otherAnswers(fact: OfficeFactView): readonly Answer[] {
  return claimOf(fact) === 'planned' && isAsShipped(fact) ? OTHERS.announced : OTHERS[claimOf(fact)]
}

export const StillTrueButton = ({ fact, isMain }: { fact: OfficeFactView; isMain: boolean }) => (
  <ReviewButton fact={fact} form={stillTrue} button="Still True" isMain={isMain} />
)

interface ReviewButtonProps extends Answer {
  fact: OfficeFactView
  isMain?: boolean
}

/** A form that's all button. What went wrong without JavaScript is said above all of them: the fact may have left the screen. */
export function ReviewButton({ fact: { key, label, version }, form, button, isMain = false }: ReviewButtonProps) {
  const queries = useQueryClient()
  const parts = usePageForm(form, {
    isPosted: ({ fact }) => fact === key,
    onSent: () => {},
    onFailed: (error) => {
      showFailure(error)
      // Someone else was faster: show what it says now.
      if (refusalOf(error)?.status === 409) void queries.invalidateQueries({ queryKey: ['office', 'facts'] })
    },
  })
  return (
    <PageFormElement of={parts} failed={undefined} className="review-form">
      <input type="hidden" name="fact" value={key} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton look={isMain ? 'primary' : 'line'} small={!isMain} pending={parts.pending} pendingLabel="Saving..." aria-label={`${button}: ${label}`}>
        {button}
      </SubmitButton>
    </PageFormElement>
  )
}
