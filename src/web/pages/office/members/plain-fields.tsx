import { SIGN_UP_PAUSE_DAYS } from '../../../../shared/accounts/sign-up-pauses.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { DaysField, ReasonField, type ReasonHint } from '../../reports/reason-field.tsx'
import { typedNameLabel } from '../../reports/member-dialogs.tsx'

const ignore = () => {}

/** What the dialogs ask, as fields of a form without scripts. */
export const PlainDays = <Days extends number>({ choices }: { choices: readonly [Days, ...Days[]] }) => <DaysField choices={choices} value={choices[0]} onChange={ignore} />

export const PlainReason = ({ hint }: { hint: ReasonHint }) => <ReasonField hint={hint} value="" error={undefined} onChange={ignore} />

export const PlainName = ({ username }: { username: string }) => <TextField label={typedNameLabel(username)} name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />

/** Said of both pauses. */
export const PAUSE_HINT = 'For the log. Only admins see it.'

export const PlainPause = () => (
  <>
    <PlainDays choices={SIGN_UP_PAUSE_DAYS} />
    <PlainReason hint={PAUSE_HINT} />
  </>
)
