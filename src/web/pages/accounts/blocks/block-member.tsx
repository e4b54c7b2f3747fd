import { useQuery } from '@tanstack/react-query'
import type { MemberView } from '../../../../shared/accounts/accounts.ts'
import type { BlockLevel } from '../../../../shared/accounts/block-words.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { BlockButtons } from './block-forms.tsx'

const NOW: Record<BlockLevel | 'neither', string> = {
  neither:
    'Mute them and we won’t notify you of what they write. Block them and we’ll also fold away their posts and topics. Either way, they won’t be told.',
  mute: 'You’ve muted them. We don’t notify you of what they write. They don’t know.',
  block: 'You’ve blocked them. Their posts and topics are folded away, and we don’t notify you of what they write. They don’t know.',
}

/** On a member's page: how much the reader hears from them. Not for visitors, oneself, and admins, who can't be blocked. */
export function BlockMember({ member: { id, username, isAdmin } }: { member: MemberView }) {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  if (!me || me.id === id || isAdmin) return null
  const level = me.blocks[id]
  return (
    <section className="card pad" aria-labelledby="hear-from">
      <h2 id="hear-from">{`Don’t want to hear from ${username}?`}</h2>
      <p>{NOW[level ?? 'neither']}</p>
      <BlockButtons username={username} level={level} />
    </section>
  )
}
