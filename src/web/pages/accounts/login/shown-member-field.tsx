import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'

/** Names the member whose page it is, in a form that may be posted without scripts. */
export function ShownMemberField() {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return me && <input type="hidden" name="shownMember" value={me.id} />
}
