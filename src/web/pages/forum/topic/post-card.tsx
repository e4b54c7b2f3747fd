import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FORMER_MEMBER } from '../../../../shared/accounts/accounts.ts'
import { type PostView, type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { EditForm } from '../writing/edit-form.tsx'
import { EditedMark } from './edited-mark.tsx'
import { PostActions } from './post-actions.tsx'
import { PostBody } from './post-body.tsx'
import { RemovedPost } from './removed-post.tsx'

interface PostCardProps {
  topic: TopicView
  post: PostView
  onReply: ((post: PostView) => void) | undefined
}

/** One post, under the anchor of its permalink. */
export function PostCard({ topic, post, onReply }: PostCardProps) {
  const [isEditing, setEditing] = useState(false)
  const { id, user, content, removed, replyTo } = post
  const author = user?.username ?? 'Unknown'
  if (removed) return <RemovedPost topic={topic} post={post} />
  return (
    <article className="card post" id={`post-${id}`} tabIndex={-1} aria-label={`Post ${post.number} by ${author}`}>
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
      {isEditing ? (
        <EditForm post={post} onDone={() => setEditing(false)} />
      ) : (
        <>
          <PostBody content={content} linksAllowed={post.linksAllowed} />
          <PostActions post={post} onReply={onReply} onEdit={() => setEditing(true)} />
        </>
      )}
    </article>
  )
}
