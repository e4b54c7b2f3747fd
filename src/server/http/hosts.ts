import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../../domain/access/local-accounts.ts'

/** Whether a request has more than one Host header. Node drops all but the first, and a proxy may have read another. Source: RFC 9112 §3.2 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values in turn, as they were sent.
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** What proxies add to say for whom they ask. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Whether a request comes from this machine itself: by a connection from here, to one of the machine's own names, and not
 * through a proxy, which also connects from here. A Host header alone says nothing, because anyone can write one.
 */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    isLoopbackHost((headers.host ?? '').replace(/:\d+$/, '')) &&
    !FORWARDING.some((name) => name in headers)
  )
}
