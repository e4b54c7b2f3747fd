import { THEME_COOKIE, THEME_COOKIE_SECONDS, type Theme, toTheme } from '../../../../shared/frame/theme.ts'
import type { PageForm } from '../../../forms/page-form.ts'

/** Chooses the colors and shows the same page again. */
export const themeForm: PageForm<Theme> = {
  name: 'theme',
  send: async ({ values }) => toTheme(values.theme),
  next: ({ page }) => `${page.pathname}${page.search}`,
  headers: ({ page }, theme) => ({ 'set-cookie': themeCookie(theme, page.protocol === 'https:') }),
}

/** The cookie that remembers a theme; `system` deletes it. */
function themeCookie(theme: Theme, secure: boolean): string {
  const seconds = theme === 'system' ? 0 : THEME_COOKIE_SECONDS
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}
