import { daysInWords, UNTIL_LIFTED_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { SUSPENSION_REASON_MAX_CHARS } from '../../../shared/forum/reports/report-words.ts'
import { TextArea } from '../../ui/form/field.tsx'

interface ReasonProps {
  /** Who will read it, and where. */
  hint: string
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** Why a moderator or an admin does something. */
export const ReasonField = ({ hint, value, error, onChange }: ReasonProps) => (
  <TextArea
    label="Reason"
    name="reason"
    rows={3}
    hint={hint}
    maxLength={SUSPENSION_REASON_MAX_CHARS}
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** The hint at a reason that the member gets. */
export const emailedTo = (who: string): string => `${who} will see this by email and in the forum. Please don’t repeat private details.`

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
