import { SAMPLE_NOTICE_COOKIE, SAMPLE_NOTICE_HIDDEN } from '../../../../shared/frame/theme.ts'
import type { PageForm } from '../../../forms/page-form.ts'

/** Hides the notice until the browser is closed, and shows the same page again. */
export const sampleNoticeForm: PageForm<null> = {
  name: 'sample-notice',
  send: async () => null,
  next: ({ page }) => `${page.pathname}${page.search}`,
  headers: ({ page }) => ({ 'set-cookie': hiddenNoticeCookie(page) }),
}

/** The cookie that remembers it. Without an age it's for this visit only. */
export const hiddenNoticeCookie = ({ protocol }: { protocol: string }): string =>
  `${SAMPLE_NOTICE_COOKIE}=${SAMPLE_NOTICE_HIDDEN}; Path=/; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
