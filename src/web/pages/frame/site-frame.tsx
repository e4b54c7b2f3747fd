import { Outlet } from '../../ui/router/router-context.tsx'
import { ChatButton } from '../assistant/chat-button.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'

/** Header, footer and assistant of all pages outside the forum, whose pages are for parents' own voices. */
export function SiteFrame() {
  return (
    <>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
      <ChatButton />
      <noscript>
        <a className="no-script-ask" href="/visit#ask">
          Ask the assistant
        </a>
      </noscript>
    </>
  )
}
