import { withoutAccents } from './fold.ts'

const SLUG_MAX_CHARS = 80

/** A title as the readable part of an address: plain letters and digits joined by hyphens. */
export function slugOf(title: string): string {
  const plain = withoutAccents(title.toLowerCase(), { marks: 'accents', ligatures: true })
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, SLUG_MAX_CHARS).replace(/-+$/, '') || 'topic'
}
