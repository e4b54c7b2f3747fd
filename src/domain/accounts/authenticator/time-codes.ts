import { Secret, TOTP } from 'otpauth'
import type { Instant } from '../../../shared/time/instant.ts'

/** What authenticator apps show as the account's place. */
const ISSUER = 'On Joue'
export const SECRET_BYTES = 20
/** Codes of one step of 30 seconds before and after count too: clocks differ. Source: RFC 6238 §5.2 */
export const STEPS_AROUND = 1

/** A secret of 160 bits, as text an app takes. Source: RFC 4226 §4 */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that an app scans. */
export const setupAddress = (secret: string, username: string): string => timeCodes(secret, username).toString()

/** The step of time to which a code belongs; null when it fits none around now. */
export function stepOf(secret: string, code: string, now: Instant): number | null {
  const timestamp = Date.parse(now)
  const codes = timeCodes(secret)
  const delta = codes.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : codes.counter({ timestamp }) + delta
}

const timeCodes = (secret: string, label = 'member') => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })
