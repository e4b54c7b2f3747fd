import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { emailKey } from '../../shared/text/text.ts'

/**
 * A network address as the limits know it: hashed with the site's own key, so that neither database nor log can
 * name a visitor. IPv6 counts by its /64, which is what one household has.
 */
export function networkKey(address: string, hashKey: string): string {
  const network = isIPv6(address) ? firstFourGroups(address) : address
  return createHmac('sha256', hashKey).update(network).digest('base64url').slice(0, 22)
}

function firstFourGroups(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whose limit it is, without keeping the address with the limits. */
export const emailRateKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url')

/** An account and the network it is tried from. The name is hashed: neither database nor log shall know who failed where. */
export const loginRateKey = (account: string, network: string): string =>
  createHash('sha256').update(JSON.stringify([emailKey(account), network])).digest('base64url')
