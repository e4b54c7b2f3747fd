import { createHash } from 'node:crypto'
import { emailKey } from '../../shared/text.ts'

/** An account and the network it is tried from. The name is hashed: neither database nor log shall know who failed where. */
export const pairOf = (account: string, network: string): string =>
  createHash('sha256').update(JSON.stringify([emailKey(account), network])).digest('base64url')
