import { createHash } from 'node:crypto'

/** Names what a post says: an edit tells by it which text it has seen. The same text has the same name. */
export const textVersion = (content: string): string => createHash('sha256').update(content).digest('base64url').slice(0, 16)
