import { FORUM_HOME } from '../../../shared/accounts-words.ts'
import { logOut } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { OneButtonForm } from './one-button-form.tsx'

export function LogOutButton() {
  const api = useApi()
  return (
    <OneButtonForm
      name="logout"
      button="Log out"
      pendingLabel="Logging out..."
      send={async () => (await logOut(api)).message}
      // Starts over, so that nothing of the member stays on the screen.
      onDone={() => location.assign(FORUM_HOME)}
    />
  )
}
