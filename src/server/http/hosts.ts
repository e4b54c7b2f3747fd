import type { IncomingMessage } from 'node:http'

/** Whether a request has more than one Host header. Node drops all but the first, and a proxy may have read another. Source: RFC 9112 §3.2 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  // Names and values in turn, as they were sent.
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}
