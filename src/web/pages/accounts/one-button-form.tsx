import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useForm } from '../../ui/use-form.ts'
import { usePlainForm } from '../frame/plain-form.tsx'
import { ShownMemberField } from './shown-member-field.tsx'
import { showFailure } from './tell-failure.ts'

interface OneButtonFormProps {
  /** Its name among the plain forms, and what else it says there. */
  name: string
  fields?: Record<string, string>
  button: string
  pendingLabel: string
  /** Told apart by screen readers where several look alike. */
  label?: string
  send: () => Promise<string>
  onDone?: () => void | Promise<void>
}

const loadCheck = async () => () => ({})
const NOT_DONE = { title: 'That did not work', text: 'Please try again.' }

/** A form that is all button. `send` resolves with what to say once it is done. */
export function OneButtonForm({ name, fields = {}, button, pendingLabel, label, send, onDone }: OneButtonFormProps) {
  const plain = usePlainForm(name)
  const { pending, formProps } = useForm({
    loadCheck,
    send: async () => {
      const text = await send()
      showToast({ tone: 'good', title: 'Done', text })
      await onDone?.()
    },
    onSent: () => {},
    onFailed: (error) => showFailure(error, NOT_DONE),
  })
  return (
    <form method="post" {...formProps}>
      {plain?.failure && plain.values.session === fields.session && (
        <Notice tone="bad" title={NOT_DONE.title}>
          {plain.failure}
        </Notice>
      )}
      {Object.entries({ form: name, ...fields }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <ShownMemberField />
      <SubmitButton look="line" small pending={pending} pendingLabel={pendingLabel} aria-label={label}>
        {button}
      </SubmitButton>
    </form>
  )
}
