import { TextField } from '../../../ui/form/field.tsx'

/** Where a member who is to be chooses a username. */
export const UsernameField = ({ defaultValue, error }: { defaultValue: string | undefined; error: string | undefined }) => (
  <TextField
    label="Username"
    name="username"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    hint="This is the name others see."
    required
    defaultValue={defaultValue}
    error={error}
  />
)
