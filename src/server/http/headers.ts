/**
 * What pages may load and do. One static text for every page: no inline script, no evaluated script, and markup
 * from a string only through a named policy. Source: docs/rules/http.md#policy
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Vite's refresh preamble is an inline script, its styles are inline and its news come over a socket. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: ws:"

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Never no-referrer: plain forms would then send `Origin: null` and be refused.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The office's editor makes what is pasted into a document of its own, aside, through one named policy. */
const EDITOR_POLICY = 'trusted-types ProseMirrorClipboard'

/** The headers of a page, with what only the office's pages may do. */
export function headersAt(path: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const policy = headers['content-security-policy']
  if (!policy || !/^\/office(\/|$)/.test(path)) return headers
  return { ...headers, 'content-security-policy': policy.replace("trusted-types 'none'", EDITOR_POLICY) }
}

/** The security headers of pages and files. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'content-security-policy': PAGE_POLICY,
}

export const DEVELOPMENT_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'content-security-policy': DEVELOPMENT_POLICY,
}

/** An API answer is data: even opened as a page it may do nothing. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * A picture that someone uploaded may do nothing, even opened as a page. Feed readers show the blog's pictures on
 * pages of their own, so other origins may load them.
 */
export const PICTURE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Two years, the figure browsers' preload lists ask for. Only sent where the site is served over https. */
export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** For pages that search engines are not to keep. */
export const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

/** For pages whose address is a secret. With `strict-origin` plain posts still name their origin. */
export const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'strict-origin',
  ...NOT_INDEXED,
}
