/** A message as an email program shows it. */
export interface ReadMail {
  /** A line of the head, unfolded; undefined when there is none. */
  head: (name: string) => string | undefined
  text: string
  html: string
  /** The address of the link in the text below a line that ends with this label. */
  link: (label: string) => string
}

/** Reads a message with a plain and an HTML part from what a mail server was sent. */
export function readMail(raw: string): ReadMail {
  const [headText = '', ...rest] = raw.split('\r\n\r\n')
  const head = headersOf(headText)
  const boundary = /boundary="?([^";]+)"?/.exec(head('content-type') ?? '')?.[1] ?? ''
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')))
  const [text = '', html = ''] = ['text/plain', 'text/html'].map((type) => parts.find((part) => part.type === type)?.content ?? '')
  const link = (label: string): string => new RegExp(`${label}:\\n(\\S+)`).exec(text)?.[1] ?? ''
  return { head, text, html, link }
}

function headersOf(text: string) {
  const lines = text.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return (name: string): string | undefined => {
    const line = lines.find((entry) => entry.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    return line && decodedWords(line.slice(name.length + 1).trim())
  }
}

/** Words with letters beyond ASCII, and only a space between them, which isn't meant. Source: RFC 2047 */
const decodedWords = (line: string): string =>
  line.replaceAll(/\?= +=\?/g, '?==?').replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) => {
    return how.toLowerCase() === 'b' ? decode(word, 'base64') : decode(word.replaceAll('_', ' '), 'quoted-printable')
  })

function partOf(raw: string): { type: string; content: string } {
  const at = raw.indexOf('\r\n\r\n')
  const head = headersOf(raw.slice(0, at))
  const body = raw.slice(at + 4).replace(/\r\n$/, '')
  const type = head('content-type')?.split(';')[0] ?? ''
  const decoded = decode(body, head('content-transfer-encoding')?.toLowerCase())
  return { type, content: decoded.replaceAll('\r\n', '\n') }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
