import { Eye, EyeOff, Lock, MessageSquare, Pin } from 'lucide-react'
import { type TopicView, topicAddress } from '../../../../shared/forum/forum.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { counted, inDigits } from '../../../../shared/text/count-words.ts'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { FoldedRow } from '../blocks/folded.tsx'
import { useBlocked } from '../blocks/use-blocked.ts'
import { CategorySign, lookClass, useCategoryLooks } from './categories/category-sign.tsx'
import './topic-list.css'

interface TopicListProps {
  topics: readonly TopicView[]
  /** Across categories each topic names its own. */
  nameCategory?: boolean | undefined
  /** For lists that are sorted by views. */
  showViews?: boolean | undefined
}

/** Topics in rows, each of them one link. */
export function TopicList({ topics, ...shown }: TopicListProps) {
  const isBlocked = useBlocked()
  return (
    <ul className="card topics">
      {topics.map((topic) =>
        isBlocked(topic.user) ? (
          <FoldedRow key={topic.id} what="A topic" to={topicAddress(topic)} label={`Show topic ${topic.id} once`}>
            <TopicRow topic={topic} {...shown} />
          </FoldedRow>
        ) : (
          <TopicRow key={topic.id} topic={topic} {...shown} />
        ),
      )}
    </ul>
  )
}

function TopicRow({ topic, nameCategory, showViews }: Omit<TopicListProps, 'topics'> & { topic: TopicView }) {
  const { title, user, category, lastPostAt, replyCount, views } = topic
  const look = useCategoryLooks()(topic.categoryId)
  const author = user?.username ?? 'Unknown'
  return (
    <li className={lookClass(look)}>
      <Avatar id={user?.id} name={author} picture={user?.avatar} />
      <h2>
        <TopicMarks topic={topic} />
        <Link to={topicAddress(topic)}>{title}</Link>
      </h2>
      <p>
        {nameCategory && category && <CategorySign look={look}>{category.name}</CategorySign>}
        <span className="starter">
          <span>By </span>
          {author}
        </span>
        {showViews && (
          <span className="figure">
            <Eye className="i" aria-hidden />
            <span aria-hidden>{inDigits(views)}</span>
            <span className="vh">{counted(views, 'view')}</span>
          </span>
        )}
        <RelativeTime at={lastPostAt} />
        <span className="figure replies">
          <MessageSquare className="i" aria-hidden />
          <span aria-hidden>{inDigits(replyCount)}</span>
          <span className="vh">{counted(replyCount, 'reply', 'replies')}</span>
        </span>
      </p>
    </li>
  )
}

/** What may be special about a topic. */
const MARKS = [
  { name: 'isPinned', label: 'Pinned', look: 'warn', Icon: Pin },
  { name: 'isLocked', label: 'Locked', look: 'quiet', Icon: Lock },
  { name: 'isHidden', label: 'Hidden', look: 'bad', Icon: EyeOff },
] as const
const marksOf = (topic: TopicView) => MARKS.filter(({ name }) => topic[name])

/** What is special about a topic, in words. */
export const TopicBadges = ({ topic }: { topic: TopicView }) =>
  marksOf(topic).map(({ label, look, Icon }) => (
    <Badge key={label} look={look} Icon={Icon}>
      {label}
    </Badge>
  ))

/** The same as icons, before a title that has no room beside it. */
const TopicMarks = ({ topic }: { topic: TopicView }) =>
  marksOf(topic).map(({ label, look, Icon }) => (
    <span key={label} className={`mark mark-${look}`} title={label}>
      <Icon className="i" aria-hidden />
      <span className="vh">{label}: </span>
    </span>
  ))

export const TopicSkeletons = () => (
  <Skeletons className="card topics topic-skeletons">
    <SkeletonLine size="disc" />
    <div>
      <SkeletonLine size="title" />
      <SkeletonLine size="short" />
    </div>
  </Skeletons>
)
