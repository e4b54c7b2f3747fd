import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../queries/accounts.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { LoginPrompt } from './login-prompt.tsx'

/** Below the form of whoever was logged out meanwhile, where it moves nothing: the way back in, and to what was written. */
export function LoggedOutNotice() {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return me === null && <LoginPrompt>You are logged out. Your text is kept in this browser until you are back.</LoginPrompt>
}
