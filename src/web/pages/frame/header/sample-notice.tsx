import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from '../../../ui/router/router-context.tsx'
import { SAMPLE_NOTICE } from '../../../../shared/frame/sample-words.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { siteQuery } from '../../../queries/site-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { useServedLook } from './look-context.ts'
import { hiddenNoticeCookie } from './sample-notice-form.ts'

/**
 * Says above every page that people and posts are made up, while any of them are. Visitors can hide it until they close
 * the browser: a plain form, which works without JavaScript. The office always shows it, with the way to remove them.
 */
export function SampleNotice() {
  const { hasSample = false } = useQuery(siteQuery(useApi())).data ?? {}
  const { isSampleNoticeHidden } = useServedLook()
  const [isHidden, setHidden] = useState(isSampleNoticeHidden)
  const { pathname, search } = useLocation()
  const isOffice = /^\/office(\/|$)/.test(pathname)
  if (!hasSample || (isHidden && !isOffice)) return null

  const hide = (event: FormEvent) => {
    event.preventDefault()
    document.cookie = hiddenNoticeCookie(location)
    setHidden(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside className="bar-sample" aria-label="Sample community">
      <p>{SAMPLE_NOTICE}</p>
      {isOffice ? (
        <Link to="/office/sample">Remove It</Link>
      ) : (
        <form method="post" action={`${pathname}${search}`} onSubmit={hide}>
          <input type="hidden" name="form" value="sample-notice" />
          <button type="submit" aria-label="Hide This Notice">
            <X className="i" aria-hidden />
          </button>
        </form>
      )}
    </aside>
  )
}
