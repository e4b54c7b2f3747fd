import { useQueryClient } from '@tanstack/react-query'
import { Bookmark, EyeOff, Flag, Heart, type LucideIcon, Pencil, Reply, Split, ThumbsUp, Trash2, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PostView, ReactionKind } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { bookmark, changePost, react } from '../../../queries/forum/writing-queries.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import { useToggle } from '../use-toggle.ts'
import { CourtStrip } from '../../../ui/court-strip.tsx'

/** Fetched when someone asks for them. */
export const DeleteDialog = lazy(async () => ({ default: (await import('./dialogs/delete-dialog.tsx')).DeleteDialog }))
const HidePostDialog = lazy(async () => ({ default: (await import('./dialogs/hide-dialogs.tsx')).HidePostDialog }))
const SplitDialog = lazy(async () => ({ default: (await import('./dialogs/part-dialogs.tsx')).SplitDialog }))
const WarnDialog = lazy(async () => ({ default: (await import('../../reports/member-dialogs.tsx')).WarnDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('../reports/report-dialog.tsx')).ReportDialog }))

interface PostActionsProps {
  post: PostView
  onReply: ((post: PostView) => void) | undefined
  onEdit: () => void
}

/** What can be done with a post; each member sees what is theirs to do. */
export function PostActions({ post, onReply, onEdit }: PostActionsProps) {
  const [openDialog, setOpenDialog] = useState<'delete' | 'hide' | 'report' | 'split' | 'warn'>()
  const { can } = post
  const close = () => setOpenDialog(undefined)
  return (
    <div className="acts">
      <Reaction post={post} kind="like" Icon={Heart} />
      <Reaction post={post} kind="thumbs-up" Icon={ThumbsUp} />
      <span className="sp" />
      {onReply && <BookmarkButton post={post} />}
      {can.report && <SmallAct label="Report" Icon={Flag} onClick={() => setOpenDialog('report')} />}
      {can.hide && can.report && post.user && <SmallAct label="Warn" Icon={TriangleAlert} onClick={() => setOpenDialog('warn')} />}
      {can.hide && post.number > 1 && <SmallAct label="Split off" Icon={Split} onClick={() => setOpenDialog('split')} />}
      {can.hide && <SmallAct label="Hide this post" Icon={EyeOff} onClick={() => setOpenDialog('hide')} />}
      {onReply && <Act label="Reply" Icon={Reply} onClick={() => onReply(post)} />}
      {can.edit && <Act label="Edit" Icon={Pencil} onClick={onEdit} />}
      {!can.edit && can.removeDetails && <Act label="Remove Private Details" Icon={Pencil} onClick={onEdit} />}
      {can.delete && <Act label="Delete" Icon={Trash2} danger onClick={() => setOpenDialog('delete')} />}
      <Suspense fallback={<CourtStrip />}>
        {openDialog === 'hide' && <HidePostDialog post={post} onClose={close} />}
        {openDialog === 'delete' && <DeleteDialog post={post} onClose={close} />}
        {openDialog === 'split' && <SplitDialog post={post} onClose={close} />}
        {openDialog === 'warn' && post.user && <WarnDialog postId={post.id} username={post.user.username} onClose={close} onDone={close} />}
        {openDialog === 'report' && <ReportDialog post={post} onClose={close} />}
      </Suspense>
    </div>
  )
}

interface ActProps {
  label: string
  Icon: LucideIcon
  onClick: () => void
  danger?: boolean
  isOn?: boolean
}

const Act = ({ label, Icon, onClick, danger }: ActProps) => (
  <button type="button" className={danger ? 'ghost danger' : 'ghost'} onClick={onClick}>
    <Icon className="i" aria-hidden />
    {label}
  </button>
)

const SmallAct = ({ label, Icon, onClick, isOn }: ActProps) => (
  <button type="button" className="icon-btn act-small" title={label} aria-label={label} aria-pressed={isOn} onClick={onClick}>
    <Icon className="i" aria-hidden />
  </button>
)

const WORDS = {
  'like': { label: 'Like', count: 'like', isOn: 'hasLiked', amount: 'likeCount' },
  'thumbs-up': { label: 'Thumbs up', count: 'thumbs-up', isOn: 'hasThumbedUp', amount: 'thumbsUpCount' },
} as const satisfies Record<ReactionKind, { isOn: keyof PostView; amount: keyof PostView; [word: string]: string }>

/** A count; for anyone who may, also a button that takes back what it gave. */
function Reaction({ post, kind, Icon }: { post: PostView; kind: ReactionKind; Icon: LucideIcon }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { label, count, isOn: onName, amount: amountName } = WORDS[kind]
  const { isOn, toggle } = useToggle(post[onName], async (isGiven) => {
    const { [onName]: isSet, [amountName]: sum } = await react(api, post.id, kind, isGiven)
    changePost(queries, post, { [onName]: isSet, [amountName]: sum })
  })
  const amount = post[amountName] + Number(isOn) - Number(post[onName])
  if (!post.can.react) {
    return (
      <span className="ghost reaction" title={counted(amount, count, kind === 'like' ? 'likes' : 'thumbs-up')}>
        <Icon className="i" aria-hidden />
        <span className="vh">{`${label}, `}</span>
        {amount}
      </span>
    )
  }
  return (
    <button type="button" className="ghost reaction" title={label} aria-label={`${label}, ${amount}`} aria-pressed={isOn} onClick={toggle}>
      <Icon className="i" aria-hidden />
      {amount}
    </button>
  )
}

function BookmarkButton({ post }: { post: PostView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { id, isBookmarked } = post
  const { isOn, toggle } = useToggle(isBookmarked, async (isMarked) => {
    await bookmark(api, 'posts', id, isMarked)
    changePost(queries, post, { isBookmarked: isMarked })
    await queries.invalidateQueries({ queryKey: ['bookmarks'] })
  })
  return <SmallAct label="Bookmark this post" Icon={Bookmark} isOn={isOn} onClick={toggle} />
}
