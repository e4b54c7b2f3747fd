/** The visitor's choice of colors. `system` follows the device. */
const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'theme'
/** How long the choice is kept, in seconds: one year. */
export const THEME_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The theme named by `value`, or `system` for anything else. */
export const toTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system'
