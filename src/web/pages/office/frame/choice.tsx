import type { ComponentProps } from 'react'
import { Field, useFieldIds } from '../../../ui/form/field.tsx'

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'name'> {
  label: string
  name: string
  error?: string | undefined
  hideLabel?: boolean
  choices: readonly { value: string; label: string }[]
}

/** A labeled choice of one. */
export function Choice({ label, error, hideLabel, choices, ...select }: ChoiceProps) {
  const ids = useFieldIds(error)
  return (
    <Field {...{ label, error, hideLabel, ids }}>
      <select className="input" {...select} {...ids.control}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
