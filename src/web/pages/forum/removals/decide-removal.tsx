import { useQueryClient } from '@tanstack/react-query'
import { REMOVAL_REPLY_MAX_CHARS } from '../../../../shared/forum/removals/removal-words.ts'
import type { RemovalDecision, RemovalView } from '../../../../shared/forum/removals/removals.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { PageFormElement } from '../../../forms/page-form-element.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { decideRemoval, refreshRemovals } from '../../../queries/forum/removals-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { showFailure } from '../../accounts/login/show-failure.ts'
import { useCanSendEmail } from '../../frame/no-email.tsx'

const NOT_DECIDED = { title: 'That didn’t work', text: 'Please try again.' }

export const decideForm: PageForm = {
  name: 'decide-removal',
  send: ({ api, params, values: { decision = '', reply = '' } }) => decideRemoval(api, params['requestId'] ?? '', { decision, reply }),
  refresh: refreshRemovals,
  next: ({ page }) => page.pathname,
}

/** What staff can make of a request. */
export function DecideRemoval({ request: { target } }: { request: RemovalView }) {
  const queries = useQueryClient()
  const form = usePageForm(decideForm, {
    onSent: () => showToast({ tone: 'good', title: 'Decided', text: 'The request is closed.' }),
    onFailed: (error) => {
      if (refusalOf(error)?.status === 409) void refreshRemovals(queries)
      return showFailure(error, NOT_DECIDED)
    },
  })
  const { errors, pending, posted } = form
  const canSendEmail = useCanSendEmail()
  const what = target?.what === 'profile' ? 'This empties the profile and deletes its photo' : 'This removes the post'
  const later = canSendEmail ? '' : ', once email is set up'
  const hints: Record<RemovalDecision, string> = {
    removed: target && !target.isRemoved ? `${what}. We’ll tell the requester${later}.` : `We’ll tell the requester that it’s removed${later}.`,
    declined: `Nothing is removed. We’ll tell the requester, with your reply${later}.`,
    spam: 'Closes the request. We’ll tell no one.',
  }
  return (
    <section className="card rep-card" aria-labelledby="removal-decision">
      <h2 id="removal-decision">Decide</h2>
      <PageFormElement of={form} failed={NOT_DECIDED.title} aria-labelledby="removal-decision">
        <fieldset className="reasons">
          <legend>What should we do?</legend>
          {WAYS.map(([decision, label]) => (
            <label key={decision}>
              <input type="radio" name="decision" value={decision} required defaultChecked={(posted?.values.decision ?? 'removed') === decision} />
              <span className="removal-choice">
                {label}
                <span className="small muted">{hints[decision]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label="Your reply to the requester"
          name="reply"
          rows={3}
          maxLength={REMOVAL_REPLY_MAX_CHARS}
          hint={`Needed when you decline. It goes out by email${canSendEmail ? '' : ' once email is set up'}.`}
          defaultValue={posted?.values.reply}
          error={errors.reply}
        />
        <SubmitButton small pending={pending} pendingLabel="Deciding...">
          Decide the Request
        </SubmitButton>
      </PageFormElement>
    </section>
  )
}

const WAYS: readonly (readonly [RemovalDecision, string])[] = [['removed', 'Remove it'], ['declined', 'Decline'], ['spam', 'Mark as spam']]
