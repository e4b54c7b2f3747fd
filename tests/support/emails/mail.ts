/** An email as it is read: long lines joined again, and encoded letters decoded. */
export const readable = (raw: string): string =>
  raw
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
