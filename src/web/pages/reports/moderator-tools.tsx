import { useState } from 'react'
import type { CaseAuthor } from '../../../shared/forum/reports/reports.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { endSilence, restoreSpam } from '../../queries/member-moderation-queries.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { SilenceDialog, SpamDialog } from './silence-dialog.tsx'
import { useModerationAct } from './use-moderation-act.ts'

interface ToolsProps {
  author: CaseAuthor
  onDone: () => void
}

/** What every moderator can do about a member who isn't on the team. */
export function ModeratorTools({ author, onDone }: ToolsProps) {
  const api = useApi()
  const { act, pending } = useModerationAct()
  const [openDialog, setOpenDialog] = useState<'silence' | 'spam'>()
  const { id, username, role, silencedUntil, isNew, canRestoreSpam } = author
  if (role !== 'member') return null
  const dialog = { id, username, onClose: () => setOpenDialog(undefined), onDone }
  const run = async (work: () => Promise<unknown>, text: string) => {
    if (await act(work, { title: 'Done', text })) onDone()
  }
  return (
    <div className="rep-row">
      <ToolButton onClick={() => setOpenDialog('silence')}>{silencedUntil ? 'Change the Silence' : 'Silence'}</ToolButton>
      {silencedUntil && (
        <ToolButton aria-disabled={pending} onClick={() => run(() => endSilence(api, username), `${username} can post again, and we’ve told them.`)}>
          End the Silence
        </ToolButton>
      )}
      {canRestoreSpam ? (
        <ToolButton aria-disabled={pending} onClick={() => run(() => restoreSpam(api, [id]), `${username}’s posts are back, and we’ve told them.`)}>
          Restore the Posts
        </ToolButton>
      ) : (
        isNew && <ToolButton onClick={() => setOpenDialog('spam')}>Remove Spam</ToolButton>
      )}
      {openDialog === 'silence' && <SilenceDialog {...dialog} />}
      {openDialog === 'spam' && <SpamDialog {...dialog} />}
    </div>
  )
}

const ToolButton = ({ children, ...button }: { children: string; 'aria-disabled'?: boolean; onClick: () => void }) => (
  <button type="button" className={buttonClass({ look: 'line', small: true })} {...button}>
    {children}
  </button>
)
