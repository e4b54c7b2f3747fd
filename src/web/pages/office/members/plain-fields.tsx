import type { ComponentProps } from 'react'
import type { PageForm } from '../../../forms/page-form.ts'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { SIGN_UP_PAUSE_DAYS } from '../../../../shared/accounts/sign-up-pauses.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { DaysField, ReasonField, type ReasonHint } from '../../reports/reason-field.tsx'
import { typedNameLabel } from '../../reports/member-dialogs.tsx'

const ignore = () => {}

interface OfForm {
  /** The form that they're fields of. */
  form: Pick<PageForm, 'name'>
}

/** What the dialogs ask, as fields of a form without scripts. What was typed is there again after a refusal. */
export function PlainDays<Days extends number>({ form, choices }: OfForm & { choices: readonly [Days, ...Days[]] }) {
  const posted = usePostedForm(form)
  return <DaysField choices={choices} value={choices.find((days) => String(days) === posted?.values['days']) ?? choices[0]} onChange={ignore} />
}

export function PlainReason({ form, hint }: OfForm & { hint: ReasonHint }) {
  const posted = usePostedForm(form)
  return <ReasonField hint={hint} value={posted?.values['reason'] ?? ''} error={posted?.errors['reason']} onChange={ignore} />
}

export const PlainName = ({ form, username }: OfForm & { username: string }) => (
  <PlainText form={form} label={typedNameLabel(username)} name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />
)

export function PlainText({ form, ...field }: OfForm & Omit<ComponentProps<typeof TextField>, 'form'>) {
  const posted = usePostedForm(form)
  return <TextField {...field} defaultValue={posted?.values[field.name]} error={posted?.errors[field.name]} />
}

/** Said of both pauses. */
export const PAUSE_HINT = 'For the log. Only admins see it.'

export const PlainPause = ({ form }: OfForm) => (
  <>
    <PlainDays form={form} choices={SIGN_UP_PAUSE_DAYS} />
    <PlainReason form={form} hint={PAUSE_HINT} />
  </>
)
