import { useEffect, useState } from 'react'
import { type OpenElsewhere, PRESENCE_EVERY_MS } from '../../../../../shared/office/blog/office-blog.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { leavePost, stayAtPost } from '../../../../queries/office/blog-queries.ts'
import type { PostSession } from './post-session.ts'

/** Says again and again that the post is open here. @returns where else it is open */
export function usePresence(id: number, tab: string, session: PostSession): readonly OpenElsewhere[] {
  const api = useApi()
  const [others, setOthers] = useState<readonly OpenElsewhere[]>([])
  useEffect(() => {
    let isHere = true
    const stay = async () => {
      try {
        const answer = await stayAtPost(api, id, tab)
        if (!isHere) return
        setOthers(answer.others)
        session.hear(answer.version)
      } catch {
        // The next word may get through; saving tells by itself what is wrong.
      }
    }
    const leave = () => void leavePost(id, tab).catch(() => {})
    void stay()
    const timer = setInterval(stay, PRESENCE_EVERY_MS)
    window.addEventListener('pagehide', leave)
    window.addEventListener('focus', stay)
    return () => {
      isHere = false
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('focus', stay)
      leave()
    }
  }, [api, id, tab, session])
  return others
}
