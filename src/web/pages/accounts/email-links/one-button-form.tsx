import type { PageForm } from '../../../forms/page-form.ts'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ShownMemberField } from '../login/shown-member-field.tsx'
import { showFailure } from '../login/show-failure.ts'

interface OneButtonFormProps {
  form: PageForm<{ message: string }>
  /** Hidden fields. */
  fields?: Record<string, string>
  button: string
  pendingLabel: string
  /** Distinguishes several that look alike, for screen readers. */
  label?: string
}

const NOT_DONE = { title: 'That didn’t work', text: 'Please try again.' }

/** A form that is all button. A toast says what the API answers. */
export function OneButtonForm({ form, fields = {}, button, pendingLabel, label }: OneButtonFormProps) {
  const { posted, pending, formProps } = usePageForm(form, {
    onSent: ({ answer: { message } }) => showToast({ tone: 'good', title: 'Done', text: message }),
    onFailed: (error) => showFailure(error, NOT_DONE),
  })
  return (
    <form method="post" {...formProps}>
      {posted?.failure && posted.values.session === fields.session && (
        <Notice tone="bad" title={NOT_DONE.title}>
          {posted.failure}
        </Notice>
      )}
      {Object.entries({ form: form.name, ...fields }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ShownMemberField />
      <SubmitButton look="line" small pending={pending} pendingLabel={pendingLabel} aria-label={label}>
        {button}
      </SubmitButton>
    </form>
  )
}
