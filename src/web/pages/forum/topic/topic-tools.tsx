import { useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft, EyeOff, Lock, type LucideIcon, Pencil, Pin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { markTopic, refreshLists, type TopicMark } from '../../../queries/forum-writing.ts'
import { useAct } from '../use-act.ts'
import { CourtStrip } from '../../../ui/court-strip.tsx'

/** Fetched when someone asks for them. */
const RenameDialog = lazy(async () => ({ default: (await import('./change-topic-dialogs.tsx')).RenameDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./change-topic-dialogs.tsx')).MoveDialog }))

/** What staff, and in part the author, can do with a topic. */
export function TopicTools({ topic }: { topic: TopicView }) {
  const [openDialog, setOpenDialog] = useState<'rename' | 'move'>()
  const { can, isPinned, isLocked, isHidden } = topic
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {can?.moderate && (
        <>
          <Mark topic={topic} mark="pin" Icon={Pin} label={isPinned ? 'Unpin' : 'Pin'} isSet={isPinned} />
          <Mark topic={topic} mark="lock" Icon={Lock} label={isLocked ? 'Unlock' : 'Lock'} isSet={isLocked} />
          <Mark topic={topic} mark="hidden" Icon={EyeOff} label={isHidden ? 'Show' : 'Hide'} isSet={isHidden} />
          <Tool Icon={ArrowRightLeft} label="Move" onClick={() => setOpenDialog('move')} />
        </>
      )}
      {(can?.rename || can?.removeDetails) && <Tool Icon={Pencil} label="Rename" onClick={() => setOpenDialog('rename')} />}
      <Suspense fallback={<CourtStrip />}>
        {openDialog === 'rename' && <RenameDialog topic={topic} onClose={close} />}
        {openDialog === 'move' && <MoveDialog topic={topic} onClose={close} />}
      </Suspense>
    </>
  )
}

interface ToolProps {
  Icon: LucideIcon
  label: string
  onClick: () => void
}

const Tool = ({ Icon, label, onClick }: ToolProps) => (
  <button type="button" className="ghost" onClick={onClick}>
    <Icon className="i" aria-hidden />
    {label}
  </button>
)

interface MarkProps extends Omit<ToolProps, 'onClick'> {
  topic: TopicView
  mark: TopicMark
  isSet: boolean
}

function Mark({ topic, mark, isSet, ...tool }: MarkProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act } = useAct()
  const toggle = () =>
    act(async () => {
      const changed = await markTopic(api, topic.id, mark, !isSet)
      queries.setQueryData<TopicView>(['topic', topic.id], (shown) => shown && { ...shown, ...changed })
      // What may be done with each post depends on its topic.
      await queries.invalidateQueries({ queryKey: ['posts', topic.id] })
      await refreshLists(queries)
    })
  return <Tool {...tool} onClick={toggle} />
}
