import { EyeOff, Lock, Pin } from 'lucide-react'
import { type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { inDigits } from '../../../ui/words/count-words.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { FoldedRow } from '../blocks/folded.tsx'
import { useBlocked } from '../blocks/use-blocked.ts'
import './topic-list.css'

/** Topics in rows. Across categories each names its own. */
export function TopicList({ topics, nameCategory }: { topics: readonly TopicView[]; nameCategory?: boolean }) {
  const isBlocked = useBlocked()
  return (
    <ul className="card topics">
      {topics.map((topic) =>
        isBlocked(topic.user) ? (
          <FoldedTopic key={topic.id} topic={topic} nameCategory={nameCategory} />
        ) : (
          <TopicRow key={topic.id} topic={topic} nameCategory={nameCategory} />
        ),
      )}
    </ul>
  )
}

const FoldedTopic = ({ topic, nameCategory }: { topic: TopicView; nameCategory?: boolean | undefined }) => (
  <FoldedRow what="A topic" to={topicAddress(topic)} label={`Show topic ${topic.id} once`}>
    <TopicRow topic={topic} nameCategory={nameCategory} />
  </FoldedRow>
)

function TopicRow({ topic, nameCategory }: { topic: TopicView; nameCategory?: boolean | undefined }) {
  const { title, user, category, createdAt, lastPostAt, replyCount, views } = topic
  const author = user?.username ?? 'Unknown'
  return (
    <li>
      <Avatar id={user?.id} name={author} picture={user?.avatar} />
      <div>
        <h2>
          <Link to={topicAddress(topic)}>{title}</Link>
          <TopicBadges topic={topic} />
        </h2>
        <p>
          By {author}
          {nameCategory && category && (
            <>
              {' in '}
              <Link className="topic-cat" to={`/forum/categories/${category.slug}`}>
                {category.name}
              </Link>
            </>
          )}
          {' · '}
          <RelativeTime at={createdAt} />
          {replyCount > 0 && (
            <>
              {' · last reply '}
              <RelativeTime at={lastPostAt} />
            </>
          )}
        </p>
      </div>
      <div className="nums">
        <span>
          <b>{inDigits(replyCount)}</b> {replyCount === 1 ? 'reply' : 'replies'}
        </span>
        <span>
          <b>{inDigits(views)}</b> {views === 1 ? 'view' : 'views'}
        </span>
      </div>
    </li>
  )
}

/** What is special about a topic. */
export function TopicBadges({ topic }: { topic: TopicView }) {
  return (
    <>
      {topic.isPinned && (
        <Badge look="warn" Icon={Pin}>
          Pinned
        </Badge>
      )}
      {topic.isLocked && (
        <Badge look="quiet" Icon={Lock}>
          Locked
        </Badge>
      )}
      {topic.isHidden && (
        <Badge look="bad" Icon={EyeOff}>
          Hidden
        </Badge>
      )}
    </>
  )
}

export const TopicSkeletons = () => (
  <Skeletons className="card topics topic-skeletons">
    <SkeletonLine size="disc" />
    <div>
      <SkeletonLine size="title" />
      <SkeletonLine size="short" />
    </div>
  </Skeletons>
)
