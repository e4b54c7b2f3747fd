import { html } from 'hono/html'

/** Markup in which every text that was put in is escaped. */
export type Markup = ReturnType<typeof html>

/** A text in which what stands between backticks is code. */
export const withCode = (text: string): Markup =>
  html`${text.split('`').map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : part))}`
