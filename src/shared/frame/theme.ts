/** The visitor's choice of colors. `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'theme'
/** How long the choice is kept, in seconds: one year. */
export const THEME_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The theme named by `value`, or `system` for anything else. */
export const toTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system'

/** Remembers, until the browser is closed, that a visitor has read that people and posts are made up. */
export const SAMPLE_NOTICE_COOKIE = 'sample-notice'
export const SAMPLE_NOTICE_HIDDEN = 'hidden'

/** What a page owes to the visitor's own choices, which cookies remember. Pages are cached for each look. */
export interface Look {
  theme: Theme
  isSampleNoticeHidden: boolean
}
