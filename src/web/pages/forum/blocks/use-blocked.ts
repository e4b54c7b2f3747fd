import { useQuery } from '@tanstack/react-query'
import type { MemberView } from '../../../../shared/accounts/accounts.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'

/** Whether the logged-in member has blocked someone. Staff never count as blocked. */
export function useBlocked(): (user: MemberView | null | undefined) => boolean {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return (user) => Boolean(user && me?.blocks[user.id] === 'block')
}
