import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { MemberProfile } from '../../../../shared/accounts/accounts.ts'
import { type MemberPostView, topicAddress } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import type { Api, Page } from '../../../queries/client/api.ts'
import { memberPostsQuery, memberTopicsQuery } from '../../../queries/forum/forum-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { addressWith, choiceIn, isBeyond, pagePart, pagesOf } from '../addresses.ts'
import { FoldedRow } from '../blocks/folded.tsx'
import { useBlocked } from '../blocks/use-blocked.ts'
import { Failed } from '../states/failed.tsx'
import { ChoiceLinks } from '../lists/choice-links.tsx'
import { PagedTopics } from '../lists/paged-topics.tsx'
import { TopicSkeletons } from '../lists/topic-list.tsx'
import { NothingThisFar } from '../states/nothing-this-far.tsx'
import '../lists/search.css'

const SHOWN = ['topics', 'posts'] as const
type Shown = (typeof SHOWN)[number]

/** The list an address asks for. Without one it's the topics, or the posts of a member who hasn't started a topic. */
export const shownIn = (search: URLSearchParams, { topicCount, postCount }: MemberProfile): Shown =>
  choiceIn(search, 'show', topicCount === 0 && postCount > 0 ? ['posts', 'topics'] : SHOWN)

/** The list that a member's page opens with. */
export const listQuery = (api: Api, username: string, shown: Shown, page: number) =>
  (shown === 'topics' ? memberTopicsQuery(api, username, page) : memberPostsQuery(api, username, page)) as UseQueryOptions<Page<unknown>>

interface MemberListsProps {
  member: MemberProfile
  shown: Shown
  page: number
}

/** What the member wrote and everyone can see: topics, or posts. */
export function MemberLists(props: MemberListsProps) {
  const { username } = props.member
  const usual = shownIn(new URLSearchParams(), props.member)
  const to = (shown: Shown, page = 1) => addressWith(`/forum/members/${username}`, { show: shown === usual ? undefined : shown, page: pagePart(page) })
  const list = { ...props, addressOf: (page: number) => to(props.shown, page) }
  return (
    <section aria-label={`Written by ${username}`}>
      <ChoiceLinks
        label="Show"
        choices={SHOWN.map((shown) => ({ label: shown === 'topics' ? 'Topics' : 'Posts', to: to(shown), isChosen: shown === props.shown }))}
      />
      {props.shown === 'topics' ? <Topics {...list} /> : <Posts {...list} />}
    </section>
  )
}

type ListProps = MemberListsProps & { addressOf: (page: number) => string }

function Topics({ member: { username }, page, addressOf }: ListProps) {
  const query = useQuery(memberTopicsQuery(useApi(), username, page))
  return (
    <PagedTopics query={query} page={page} addressOf={addressOf} nameCategory>
      <p className="muted">{`${username} hasn’t started a topic yet.`}</p>
    </PagedTopics>
  )
}

function Posts({ member, page, addressOf }: ListProps) {
  const { data, isPending, refetch } = useQuery(memberPostsQuery(useApi(), member.username, page))
  const isBlocked = useBlocked()(member)
  if (isPending) return <TopicSkeletons />
  if (!data) return <Failed onRetry={refetch}>We couldn’t load the posts.</Failed>
  if (isBeyond(data, page)) return <NothingThisFar firstPage={addressOf(1)} />
  if (data.items.length === 0) return <p className="muted">{`${member.username} hasn’t posted yet.`}</p>
  return (
    <>
      <ul className="card hits">
        {data.items.map((written) => (isBlocked ? <FoldedPost key={written.post.id} written={written} /> : <Post key={written.post.id} written={written} />))}
      </ul>
      <Pagination page={page} pages={pagesOf(data.total)} label="Posts" addressOf={addressOf} />
    </>
  )
}

const FoldedPost = ({ written }: { written: MemberPostView }) => (
  <FoldedRow what="A post" to={topicAddress(written.topic, written.post)} label={`Show post ${written.post.id} once`}>
    <Post written={written} />
  </FoldedRow>
)

const Post = ({ written: { topic, post, createdAt } }: { written: MemberPostView }) => (
  <li>
    <h2>
      <Link to={topicAddress(topic, post)}>{topic.title}</Link>
    </h2>
    <p className="snippet">{post.excerpt}</p>
    <p className="small muted">
      {`Post ${post.number}, `}
      <RelativeTime at={createdAt} />
    </p>
  </li>
)
