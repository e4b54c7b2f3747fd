import { BODY_MAX_BYTES } from '../http/body.ts'

/** What all endpoints have in common. Text between backticks is code. */
export const ABOUT: { lead: string; points: [point: string, text: string][] } = {
  lead: 'The API behind the On Joue website. Requests and responses are JSON.',
  points: [
    ['Authentication', 'Logging in sets a session cookie, named `__Host-session` over HTTPS and `session` over HTTP.'],
    ['Cross-origin requests', 'Writes from another origin get a 403. Responses can’t be read from other origins.'],
    [
      'Request bodies',
      `Up to ${BODY_MAX_BYTES / 1024} kB, with \`content-type: application/json\`. Fields not listed here are ignored. Text is trimmed and stripped of control characters before its length is checked.`,
    ],
    [
      'Pagination',
      'Lists take `page` and `limit`. The `Link` header has the first, previous, next, and last page, and `X-Total-Count` has the total. A `page` or `limit` that isn’t a number is ignored.',
    ],
    ['Timestamps', 'UTC, like `2026-05-01T12:00:00.000Z`.'],
    [
      'Errors',
      '`{message, errors?, needs?, requestId?}`: what happened, problems by field, what to do first, and an ID to quote if it’s a bug. Any endpoint can return 429 or 503 with `Retry-After`, or 500.',
    ],
    ['Office endpoints', 'Endpoints under `/api/office` are for admins. Everyone else gets a 404. They can change without notice.'],
  ],
}
