import { extname } from 'node:path'

/** Where uploads are in the bucket: as in DATA_DIR, so that a move copies names as they are. */
export const UPLOADS = 'uploads/'

const CONTENT_TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp' }

/** What an upload is, for anyone who looks into the bucket. The site says it itself when it serves one. */
export const contentTypeOf = (path: string): string => CONTENT_TYPES[extname(path)] ?? 'application/octet-stream'
