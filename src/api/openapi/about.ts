import { BODY_MAX_BYTES } from '../http/body.ts'

/** What all calls have in common. What stands between backticks is code. */
export const ABOUT: { lead: string; points: [point: string, text: string][] } = {
  lead: 'The API of the On Joue website: what its own pages use. Requests and answers are JSON.',
  points: [
    ['Log-in', 'A session is a cookie, set by logging in. On https its name is `__Host-session`, otherwise `session`.'],
    ['Other websites', 'A write that names another origin is refused with 403. Nothing may be read from other origins.'],
    [
      'Bodies',
      `At most ${BODY_MAX_BYTES / 1024} kB, with \`content-type: application/json\`. Fields not described here are ignored. Texts lose outer blanks and control characters before they are measured.`,
    ],
    [
      'Lists',
      'They take `page` and `limit`. The header `Link` names their first, previous, next and last page, `X-Total-Count` how long they are. A `page` or `limit` that is no number is as if it had not been asked for.',
    ],
    ['Moments', 'UTC, written `2026-05-01T12:00:00.000Z`.'],
    [
      'Errors',
      '`{message, errors?, needs?, requestId?}`: what happened, the complaints by field, what has to be done first, and the name of a bug’s log line. Any call can answer 429 or 503 with `Retry-After`, and 500.',
    ],
    ['The office', 'The calls below `/api/office` are for admins. To everyone else there’s nothing there: 404. They change without notice.'],
  ],
}
