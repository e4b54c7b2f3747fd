import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { FORMER_MEMBER } from '../../../../shared/accounts/accounts.ts'
import { type PostView, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { Prerendered } from '../../../ui/prerendered.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { FoldedLine } from '../blocks/folded.tsx'
import { EditForm } from '../writing/edit-form.tsx'
import { focusPost } from './focus-post.ts'
import { EditedMark } from './edited-mark.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import { RemovedPost } from './removed-post.tsx'
import { ReviewNote } from './review-note.tsx'

interface PostCardProps {
  topic: TopicView
  post: PostView
  onReply: ((post: PostView) => void) | undefined
}

/** One post, under the anchor of its permalink. It's folded away if the reader has blocked its author. */
export function PostCard({ isFolded, ...card }: PostCardProps & { isFolded: boolean }) {
  const { topic, post } = card
  const [isShown, setShown] = useState(false)
  if (post.removed) return <RemovedPost topic={topic} post={post} />
  if (isShown || !isFolded) return <ShownPost {...card} />
  const show = () => {
    setShown(true)
    focusPost(post.id)
  }
  return (
    <article className="card removed" id={`post-${post.id}`} tabIndex={-1} aria-label={`Post ${post.number}, by someone you blocked`}>
      <FoldedLine what="A post" to={addressOfFolded(topic, post)} label={`Show post ${post.number} once`} onShow={show} />
    </article>
  )
}

/** The page again, with this post. */
function addressOfFolded(topic: TopicView, post: PostView): string {
  const [path = '', anchor = ''] = topicAddress(topic, post).split('#')
  return `${path}${path.includes('?') ? '&' : '?'}show=${post.id}#${anchor}`
}

function ShownPost({ topic, post, onReply }: PostCardProps) {
  const attributes = { className: 'card post', id: `post-${post.id}`, tabIndex: -1, 'aria-label': `Post ${post.number} by ${authorOf(post)}` }
  return (
    <Prerendered as="article" attributes={attributes} of={[topicAddress(topic), post, onReply !== undefined]}>
      {() => <PostContents topic={topic} post={post} onReply={onReply} />}
    </Prerendered>
  )
}

const authorOf = ({ user }: PostView): string => user?.username ?? 'Unknown'

/** What `of` in {@link PostCard} names decides all of it. */
function PostContents({ topic, post, onReply }: PostCardProps) {
  const [isEditing, setEditing] = useState(false)
  const { user, content, replyTo } = post
  const author = authorOf(post)
  return (
    <>
      <Avatar id={user?.id} name={author} picture={user?.avatar} />
      <div className="who">
        <b>{user && user.id !== FORMER_MEMBER.id ? <Link to={`/forum/members/${user.username}`}>{user.username}</Link> : author}</b>
        {user?.isAdmin && (
          <Badge look="primary" Icon={ShieldCheck}>
            Admin
          </Badge>
        )}
        <RelativeTime at={post.createdAt} />
        {post.editedAt && <EditedMark post={post} />}
        <Link className="icon-btn perma" to={topicAddress(topic, post)} aria-label={`Link to post ${post.number}`}>
          #
        </Link>
      </div>
      {replyTo && (
        <p className="reply-to">
          In reply to <Link className="link" to={topicAddress(topic, replyTo)}>{`${replyTo.username}, #${replyTo.number}`}</Link>
        </p>
      )}
      {post.hiddenBy && <ReviewNote post={post} />}
      {isEditing ? (
        <EditForm post={post} onDone={() => setEditing(false)} />
      ) : (
        <>
          <PostBody content={content} linksAllowed={post.linksAllowed} />
          <PostActions post={post} onReply={onReply} onEdit={() => setEditing(true)} />
        </>
      )}
    </>
  )
}
