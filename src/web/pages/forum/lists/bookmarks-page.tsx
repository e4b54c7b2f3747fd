import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkX } from 'lucide-react'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { type BookmarkView, topicAddress } from '../../../../shared/forum/forum.ts'
import seesaw from '../../../art/empty-seesaw.svg'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { bookmarksQuery } from '../../../queries/forum/forum-queries.ts'
import { bookmark } from '../../../queries/forum/writing-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { RelativeTime } from '../../../ui/words/relative-time.tsx'
import { type PageModule } from '../../frame/page-data.ts'
import { titleOf } from '../../frame/head.ts'
import { addressWith, isBeyond, pageIn, pagePart, pagesOf } from '../addresses.ts'
import { Failed } from '../states/failed.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { LoginPrompt } from '../states/login-prompt.tsx'
import { loadOwnMarks } from '../topic/own-marks.ts'
import { NothingThisFar } from '../states/nothing-this-far.tsx'
import { TopicSkeletons } from './topic-list.tsx'
import { useAct } from '../use-act.ts'
import './search.css'

function BookmarksPage() {
  const page = pageIn(useSearchParams()[0])
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return (
    <ForumPage crumbs={[{ label: 'Bookmarks' }]} isNarrow>
      <div className="page-h">
        <div>
          <h1>Bookmarks</h1>
          <p>Topics and posts you saved. Only you can see this list.</p>
        </div>
      </div>
      {me === null ? <LoginPrompt>Please log in to see your bookmarks.</LoginPrompt> : me && <Bookmarks page={page} />}
    </ForumPage>
  )
}

function Bookmarks({ page }: { page: number }) {
  const { data, isPending, refetch } = useQuery(bookmarksQuery(useApi(), page))
  if (isPending) return <TopicSkeletons />
  if (!data) return <Failed onRetry={refetch}>We couldn’t load your bookmarks.</Failed>
  const addressOf = (to: number) => addressWith('/forum/bookmarks', { page: pagePart(to) })
  if (isBeyond(data, page)) return <NothingThisFar firstPage={addressOf(1)} />
  if (data.items.length === 0) {
    return (
      <div className="card empty">
        <img src={seesaw} alt="" width="240" height="135" />
        <h2>No bookmarks yet</h2>
        <p>Bookmark a topic or post and you’ll find it here.</p>
      </div>
    )
  }
  return (
    <>
      <ul className="card hits marks">
        {data.items.map((item) => (
          <Bookmarked key={item.id} item={item} />
        ))}
      </ul>
      <Pagination page={page} pages={pagesOf(data.total)} label="Bookmarks" addressOf={addressOf} />
    </>
  )
}

function Bookmarked({ item: { topic, post, createdAt } }: { item: BookmarkView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const { act, pending } = useAct()
  const remove = () =>
    act(async () => {
      await (post ? bookmark(api, 'posts', post.id, false) : bookmark(api, 'topics', topic.id, false))
      document.getElementById('main')?.focus({ preventScroll: true })
      await Promise.all(
        [['bookmarks'], ['topic', topic.id], ['posts', topic.id]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    })
  return (
    <li>
      <div>
        <h2>
          <Link to={topicAddress(topic, post ?? undefined)}>{topic.title}</Link>
        </h2>
        {post && <p className="snippet">{post.excerpt}</p>}
        <p className="small muted">
          {post ? `Post ${post.number}` : 'Topic'}, saved <RelativeTime at={createdAt} />
        </p>
      </div>
      <button
        type="button"
        className="icon-btn"
        title="Remove Bookmark"
        aria-label={`Remove the bookmark for ${topic.title}`}
        aria-disabled={pending}
        onClick={remove}
      >
        <BookmarkX className="i" aria-hidden />
      </button>
    </li>
  )
}

export const page: PageModule = {
  Component: BookmarksPage,
  head: (_, { search }) => ({
    title: titleOf('Bookmarks', pageIn(search)),
    description: 'For members of the On Joue parent community.',
  }),
  load: (site, { search }) => loadOwnMarks(site, bookmarksQuery(site.api, pageIn(search))),
}
