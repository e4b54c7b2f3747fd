import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from '../../../ui/router/router-context.tsx'
import { topicAddress, type TopicView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { postPlaceQuery, topicQuery } from '../../../queries/forum/forum-queries.ts'
import { idIn } from '../addresses.ts'

/**
 * Moves the focus to a post, once the page shows it as it is now: what stood in its place may have been replaced.
 *
 * @param onlyIfLost - leaves the focus where it is, unless what had it is gone
 */
export function focusPost(id: number, { onlyIfLost = false } = {}): void {
  setTimeout(() => {
    if (onlyIfLost && document.activeElement !== document.body) return
    document.getElementById(`post-${id}`)?.focus({ preventScroll: true })
  })
}

/**
 * An address with `#post-5` leads to that post, the focus included, and to the page and topic it stands on where those
 * are others. Going back keeps the place instead.
 */
export function useFocusOnNamedPost(topic: TopicView, isLoaded: boolean): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [api, queries, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const { id: topicId, slug } = topic
  useEffect(() => {
    const id = idIn(/^#post-(\d+)$/.exec(hash)?.[1])
    if (!isLoaded || id === undefined) return
    const shown = document.getElementById(`post-${id}`)
    if (shown) {
      if (!isBack) shown.scrollIntoView()
      shown.focus({ preventScroll: true })
      return
    }
    const openItsPage = async () => {
      const post = await queries.fetchQuery(postPlaceQuery(api, id))
      if (!post || location.hash !== hash) return
      const home = post.topicId === topicId ? { id: topicId, slug } : await queries.fetchQuery(topicQuery(api, post.topicId))
      if (home) await navigate(topicAddress(home, { id, place: post.number }), { replace: true })
    }
    // A post that cannot be found leaves the page as it is.
    openItsPage().catch(() => {})
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- pressing the same `#` again leads there again
  }, [isLoaded, hash, key, isBack, topicId, slug, api, queries, navigate])
}
