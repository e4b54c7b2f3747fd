import { useQueryClient } from '@tanstack/react-query'
import { ArrowRightLeft, EyeOff, Lock, Hourglass, type LucideIcon, Pencil, Pin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import type { Api } from '../../../queries/client/api.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { markTopic, refreshLists, slowTopic, type TopicMark } from '../../../queries/forum-writing.ts'
import { useAct } from '../use-act.ts'
import { CourtStrip } from '../../../ui/court-strip.tsx'

/** Fetched when someone asks for them. */
const RenameDialog = lazy(async () => ({ default: (await import('./change-topic-dialogs.tsx')).RenameDialog }))
const LockDialog = lazy(async () => ({ default: (await import('./limit-dialogs.tsx')).LockDialog }))
const SlowModeDialog = lazy(async () => ({ default: (await import('./limit-dialogs.tsx')).SlowModeDialog }))
const MoveDialog = lazy(async () => ({ default: (await import('./change-topic-dialogs.tsx')).MoveDialog }))

/** What staff, and in part the author, can do with a topic. */
export function TopicTools({ topic }: { topic: TopicView }) {
  const [openDialog, setOpenDialog] = useState<'rename' | 'move' | 'lock' | 'slow'>()
  const { can, isPinned, isLocked, isHidden } = topic
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {can?.moderate && (
        <>
          <Mark topic={topic} mark="pin" Icon={Pin} label={isPinned ? 'Unpin' : 'Pin'} isSet={isPinned} />
          {isLocked ? (
            <Change topic={topic} Icon={Lock} label="Unlock" work={(api) => markTopic(api, topic.id, 'lock', false)} />
          ) : (
            <Tool Icon={Lock} label="Lock" onClick={() => setOpenDialog('lock')} />
          )}
          {topic.slowMinutes === null ? (
            <Tool Icon={Hourglass} label="Slow Mode" onClick={() => setOpenDialog('slow')} />
          ) : (
            <Change topic={topic} Icon={Hourglass} label="End Slow Mode" work={(api) => slowTopic(api, topic.id, null)} />
          )}
          <Mark topic={topic} mark="hidden" Icon={EyeOff} label={isHidden ? 'Show' : 'Hide'} isSet={isHidden} />
          <Tool Icon={ArrowRightLeft} label="Move" onClick={() => setOpenDialog('move')} />
        </>
      )}
      {(can?.rename || can?.removeDetails) && <Tool Icon={Pencil} label="Rename" onClick={() => setOpenDialog('rename')} />}
      <Suspense fallback={<CourtStrip />}>
        {openDialog === 'rename' && <RenameDialog topic={topic} onClose={close} />}
        {openDialog === 'lock' && <LockDialog topic={topic} onClose={close} />}
        {openDialog === 'slow' && <SlowModeDialog topic={topic} onClose={close} />}
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

interface ChangeProps extends Omit<ToolProps, 'onClick'> {
  topic: TopicView
  work: (api: Api) => Promise<TopicView>
}

const Mark = ({ topic, mark, isSet, ...tool }: Omit<ChangeProps, 'work'> & { mark: TopicMark; isSet: boolean }) => (
  <Change topic={topic} {...tool} work={(api) => markTopic(api, topic.id, mark, !isSet)} />
)

function Change({ topic, work, ...tool }: ChangeProps) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act } = useAct()
  const toggle = () =>
    act(async () => {
      const changed = await work(api)
      queries.setQueryData<TopicView>(['topic', topic.id], (shown) => shown && { ...shown, ...changed })
      // What may be done with each post depends on its topic.
      await queries.invalidateQueries({ queryKey: ['posts', topic.id] })
      await refreshLists(queries)
    })
  return <Tool {...tool} onClick={toggle} />
}
