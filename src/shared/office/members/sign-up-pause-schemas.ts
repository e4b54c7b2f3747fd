import { z } from 'zod'
import { logReason } from '../../forum/forum-schemas.ts'
import { plainText } from '../../text/text.ts'
import { DOMAIN_MAX_CHARS, SIGN_UP_PAUSE_DAYS } from '../../accounts/sign-up-pauses.ts'

const DOMAIN_WRONG = 'Please enter the part of an email address after the @, like example.com.'

/** A domain, with or without an address before it. */
const domain = z
  .string(DOMAIN_WRONG)
  .transform((value) => plainText(value).toLowerCase().replace(/^.*@/, ''))
  .pipe(z.string().max(DOMAIN_MAX_CHARS, DOMAIN_WRONG).regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, DOMAIN_WRONG))

const pause = { days: z.literal(SIGN_UP_PAUSE_DAYS, 'Please choose for how long.'), reason: logReason }

export const DomainPause = z.object({ domain, ...pause })
export type DomainPause = z.output<typeof DomainPause>

export const NetworkPause = z.object(pause)
export type NetworkPause = z.output<typeof NetworkPause>
