import { useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft, EyeOff, Lock, Hourglass, type LucideIcon, Merge, Pencil, Pin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import type { Api } from '../../../queries/client/api.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { markTopic, refreshLists, slowTopic } from '../../../queries/forum/writing-queries.ts'
import { useAct } from '../use-act.ts'
import { CourtStrip } from '../../../ui/court-strip.tsx'
import { type RowAct, RowMenu } from '../../../ui/overlay/row-menu.tsx'

/** Fetched when someone asks for them. */
const HideTopicDialog = lazy(async () => ({ default: (await import('./dialogs/hide-dialogs.tsx')).HideTopicDialog }))
const RenameDialog = lazy(async () => ({ default: (await import('./dialogs/change-topic-dialogs.tsx')).RenameDialog }))
const LockDialog = lazy(async () => ({ default: (await import('./dialogs/limit-dialogs.tsx')).LockDialog }))
const SlowModeDialog = lazy(async () => ({ default: (await import('./dialogs/limit-dialogs.tsx')).SlowModeDialog }))
const MergeDialog = lazy(async () => ({ default: (await import('./dialogs/part-dialogs.tsx')).MergeDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./dialogs/change-topic-dialogs.tsx')).MoveDialog }))

type OpenDialog = 'hide' | 'rename' | 'move' | 'merge' | 'lock' | 'slow'

/** What staff, and in part the author, can do with a topic. */
export function TopicTools({ topic }: { topic: TopicView }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const { can } = topic
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {(can?.rename || can?.removeDetails) && (
        <button type="button" className="ghost" onClick={() => setOpenDialog('rename')}>
          <Pencil className="i" aria-hidden />
          Rename
        </button>
      )}
      {can?.moderate && <StaffTools topic={topic} onOpen={setOpenDialog} />}
      <Suspense fallback={<CourtStrip />}>
        {openDialog === 'hide' && <HideTopicDialog topic={topic} onClose={close} />}
        {openDialog === 'rename' && <RenameDialog topic={topic} onClose={close} />}
        {openDialog === 'lock' && <LockDialog topic={topic} onClose={close} />}
        {openDialog === 'slow' && <SlowModeDialog topic={topic} onClose={close} />}
        {openDialog === 'merge' && <MergeDialog topic={topic} onClose={close} />}
        {openDialog === 'move' && <MoveDialog topic={topic} onClose={close} />}
      </Suspense>
    </>
  )
}

/** What asks for a reason opens a dialog; what takes that back is done at once. */
function StaffTools({ topic, onOpen }: { topic: TopicView; onOpen: (dialog: OpenDialog) => void }) {
  const change = useChange(topic)
  const { id, isPinned, isLocked, isHidden, slowMinutes } = topic
  const opens = (label: string, Icon: LucideIcon, dialog: OpenDialog): RowAct => ({ label, Icon, onChoose: () => onOpen(dialog) })
  const changes = (label: string, Icon: LucideIcon, work: (api: Api) => Promise<TopicView>): RowAct => ({ label, Icon, onChoose: () => change(work) })
  return (
    <RowMenu
      about="this topic"
      acts={[
        changes(isPinned ? 'Unpin' : 'Pin', Pin, (api) => markTopic(api, id, 'pin', !isPinned)),
        isLocked ? changes('Unlock', Lock, (api) => markTopic(api, id, 'lock', false)) : opens('Lock', Lock, 'lock'),
        slowMinutes === null ? opens('Slow Mode', Hourglass, 'slow') : changes('End Slow Mode', Hourglass, (api) => slowTopic(api, id, null)),
        isHidden ? changes('Show', EyeOff, (api) => markTopic(api, id, 'hidden', false)) : opens('Hide', EyeOff, 'hide'),
        opens('Move', ArrowRightLeft, 'move'),
        opens('Merge', Merge, 'merge'),
      ]}
    />
  )
}

function useChange(topic: TopicView): (work: (api: Api) => Promise<TopicView>) => void {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act } = useAct()
  return (work) =>
    void act(async () => {
      const changed = await work(api)
      queries.setQueryData<TopicView>(['topic', topic.id], (shown) => shown && { ...shown, ...changed })
      // What may be done with each post depends on its topic.
      await queries.invalidateQueries({ queryKey: ['posts', topic.id] })
      await refreshLists(queries)
    })
}
