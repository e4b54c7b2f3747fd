import { ImageUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, useFieldIds } from './field.tsx'
import './file-field.css'

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  /** Where the words in the field say it all. */
  hideLabel?: boolean
  /** What a click does, e.g. "Choose an image". */
  act: string
  error?: string | undefined
  hint?: string
}

/** Takes a file, chosen or dropped. The browser's own control lies over the field, out of sight, and does both. */
export function FileField({ label, hideLabel, act, error, hint, ...input }: FileFieldProps) {
  const ids = useFieldIds(error, hint)
  return (
    <Field {...{ label, hideLabel, error, hint, ids }}>
      <div className="file">
        <input {...input} {...ids.control} type="file" />
        <ImageUp className="i" aria-hidden />
        <span aria-hidden>
          <b>{act}</b> or drop it here
        </span>
      </div>
    </Field>
  )
}
