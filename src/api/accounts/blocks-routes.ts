import { Hono } from 'hono'
import { z } from 'zod'
import { requireMember } from '../../domain/access/require-member.ts'
import { currentUser } from '../../domain/accounts/sessions/current-user.ts'
import { listBlocks } from '../../domain/accounts/blocks/list-blocks.ts'
import { BLOCKS_MAX, removeBlock, setBlock } from '../../domain/accounts/blocks/set-block.ts'
import { NewBlock } from '../../shared/accounts/accounts-schemas.ts'
import { BLOCK_DONE, BLOCK_REMOVED } from '../../shared/accounts/block-words.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { BlockSchema, UserAnswer } from './account-views.ts'

const own = { tag: 'Profile', who: 'members' } as const
const member = {
  ...own, path: { username: z.string().describe('The username, in any letter case.') }, answer: UserAnswer,
} as const

/** Whom a member doesn't want to hear from. Paths are below /api/forum. */
export const blocks = new Hono<Environment>()
  .get('/profile/blocks', route(
    { ...own, id: 'listBlocks', summary: 'Whom you’ve blocked or muted', answer: z.strictObject({ blocks: z.array(BlockSchema) }) },
    async ({ site, actor }) => ({ blocks: await listBlocks(site, actor) }),
  ))
  .put('/members/:username/block', route(
    {
      ...member, id: 'blockMember', summary: 'Block or mute a member',
      description: 'Only you can see it. Staff can’t be blocked.',
      body: { NewBlock },
      refusals: { 403: 'It’s you, or staff.', 404: 'No such member.', 409: `You have ${BLOCKS_MAX} already.` },
    },
    async ({ site, actor, path, body }) => {
      const { level } = body()
      await setBlock(site, actor, path.username, level)
      return { user: await currentUser(site, requireMember(actor).id), message: BLOCK_DONE[level] }
    },
  ))
  .delete('/members/:username/block', route(
    { ...member, id: 'removeBlock', summary: 'Hear from a member again', refusals: { 404: 'No such member.' } },
    async ({ site, actor, path }) => {
      await removeBlock(site, actor, path.username)
      return { user: await currentUser(site, requireMember(actor).id), message: BLOCK_REMOVED }
    },
  ))
