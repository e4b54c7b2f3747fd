import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../queries/client/api-context.tsx'
import { siteQuery } from '../../../queries/site-queries.ts'

/** The owner's line above every page, if there is one. */
export function AnnouncementBar() {
  const { text, link } = useQuery(siteQuery(useApi())).data?.announcementBar ?? {}
  return text ? (
    <aside className="bar-top" aria-label="Announcement">
      {link ? <a href={link}>{text}</a> : text}
    </aside>
  ) : null
}
