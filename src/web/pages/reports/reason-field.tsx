import { daysInWords, UNTIL_LIFTED_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { SUSPENSION_REASON_MAX_CHARS } from '../../../shared/forum/reports/report-words.ts'
import { TextArea } from '../../ui/form/field.tsx'
import { useCanSendEmail } from '../frame/no-email.tsx'

/** Who will read a reason, and where: while the site has no mail server, an email waits. */
export type ReasonHint = string | ((canSendEmail: boolean) => string)

interface ReasonProps {
  hint: ReasonHint
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** Why a moderator or an admin does something. */
export function ReasonField({ hint, value, error, onChange }: ReasonProps) {
  const canSendEmail = useCanSendEmail()
  return (
    <TextArea
      label="Reason"
      name="reason"
      rows={3}
      hint={typeof hint === 'string' ? hint : hint(canSendEmail)}
      maxLength={SUSPENSION_REASON_MAX_CHARS}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The hint at a reason that the member gets. */
export const emailedTo = (who: string) => (canSendEmail: boolean): string =>
  `${who} will see this ${canSendEmail ? 'by email and in the forum' : 'in the forum, and by email once email is set up'}. Please don’t repeat private details.`

/** The same where the forum doesn’t show it. */
export const onlyEmailedTo = (who: string) => (canSendEmail: boolean): string => `${who} will see this by email${canSendEmail ? '' : ' once email is set up'}.`

/** Where a member reads what staff note about a post. */
export const notedTo = (who: string, canSendEmail: boolean): string =>
  canSendEmail ? `${who} by email and as a notification` : `${who} as a notification, and by email once email is set up`

interface DaysProps<Days extends number> {
  choices: readonly Days[]
  value: Days
  onChange: (days: Days) => void
}

/** For how many days something holds. */
export const DaysField = <Days extends number>({ choices, value, onChange }: DaysProps<Days>) => (
  <fieldset className="rep-days">
    <legend>For how long?</legend>
    {choices.map((choice) => (
      <label key={choice}>
        <input type="radio" name="days" value={choice} checked={value === choice} onChange={() => onChange(choice)} />
        {choice === UNTIL_LIFTED_DAYS ? 'Until an admin lifts it' : daysInWords(choice)}
      </label>
    ))}
  </fieldset>
)
