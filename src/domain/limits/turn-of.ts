import { createHash } from 'node:crypto'
import { emailKey } from '../../shared/text.ts'

/** Whose turn it is, without keeping the address with the limits. */
export const emailRateKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url')
