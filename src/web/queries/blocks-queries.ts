import { queryOptions } from '@tanstack/react-query'
import type { BlockView, CurrentUser } from '../../shared/accounts/accounts.ts'
import type { BlockLevel } from '../../shared/accounts/block-words.ts'
import type { Api } from './client/api.ts'
import { nullOn } from './accounts-queries.ts'

const FORUM = '/api/forum'
type Answer = { user: CurrentUser; message: string }

/** Whom the member has blocked or muted; no one for a visitor. */
export const blocksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['blocks'],
    queryFn: async () => (await nullOn(401, api.get<{ blocks: BlockView[] }>(`${FORUM}/profile/blocks`)))?.blocks ?? [],
  })

const blockOf = (username: string): string => `${FORUM}/members/${encodeURIComponent(username)}/block`

export const setBlock = (api: Api, username: string, level: BlockLevel) => api.put<Answer>(blockOf(username), { level })
export const removeBlock = (api: Api, username: string) => api.delete<Answer>(blockOf(username))
