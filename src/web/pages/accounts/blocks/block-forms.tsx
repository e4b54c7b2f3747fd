import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { BLOCK_DONE, BLOCK_REMOVED, type BlockLevel } from '../../../../shared/accounts/block-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { removeBlock, setBlock } from '../../../queries/blocks-queries.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'

type BlockForm = PageForm<{ user: CurrentUser; message: string }>

const refresh = async (queries: QueryClient, { user }: { user: CurrentUser }) => {
  queries.setQueryData(['me'], user)
  // Quotes of them read otherwise from now on.
  await Promise.all([queries.invalidateQueries({ queryKey: ['blocks'] }), queries.invalidateQueries({ queryKey: ['posts'] })])
}

const levelForm = (level: BlockLevel): BlockForm => ({
  name: level,
  send: ({ api, values: { username = '' } }) => setBlock(api, username, level),
  refresh,
  next: ({ page }) => `${page.pathname}?sent=${level}`,
})

const removeForm: BlockForm = {
  name: 'unblock',
  send: ({ api, values: { username = '' } }) => removeBlock(api, username),
  refresh,
  next: ({ page }) => `${page.pathname}?sent=unblock`,
}

const [mute, block] = [levelForm('mute'), levelForm('block')]
export const blockForms = [mute, block, removeForm]

/** What a page says after one of these forms was posted without JavaScript. */
export const BLOCKS_SENT: Readonly<Record<string, string>> = { ...BLOCK_DONE, unblock: BLOCK_REMOVED }

/** The buttons that change how much the member hears from someone. */
export function BlockButtons({ username, level }: { username: string; level: BlockLevel | undefined }) {
  const about = { fields: { username }, pendingLabel: 'Saving...' }
  return (
    <div className="block-ways">
      {level !== 'mute' && <OneButtonForm {...about} form={mute} button={level ? 'Only Mute' : 'Mute'} label={`Mute ${username}`} />}
      {level !== 'block' && <OneButtonForm {...about} form={block} button="Block" label={`Block ${username}`} />}
      {level && <OneButtonForm {...about} form={removeForm} button={level === 'block' ? 'Unblock' : 'Unmute'} label={`${level === 'block' ? 'Unblock' : 'Unmute'} ${username}`} />}
    </div>
  )
}
