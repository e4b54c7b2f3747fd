import type { JsonSchema } from './json-schema.ts'

const WORDS: Readonly<Record<string, string>> = {
  about: 'Two kids, one very old bicycle.',
  account: 'maya',
  address: 'otpauth://totp/On%20Joue:rosa?secret=JBSWY3DPEHPK3PXP',
  category: 'parenting-tips',
  code: '123456',
  content: 'We bring a favorite toy and stay close at first.',
  date: '2026-06-01',
  device: 'Firefox on Android',
  facebook: 'https://www.facebook.com/on-joue',
  factKey: 'pricing',
  firstName: 'Maya',
  instagram: 'https://www.instagram.com/on-joue',
  lastName: 'Lindqvist',
  link: '/#features',
  message: 'Will there be a quiet corner?',
  name: 'Maya',
  openUntil: '2026-06-01',
  openapi: '3.1.1',
  picture: '/pictures/0123456789abcdef0123456789abcdef/800.webp',
  question: 'Will there be a quiet corner?',
  secret: 'JBSWY3DPEHPK3PXP',
  slug: 'first-visits-with-a-shy-toddler',
  tab: '0123456789abcdef0123456789abcdef',
  time: '10:00',
  title: 'First visits with a shy toddler',
  token: 'the-token-of-the-link',
  url: '/#features',
  username: 'maya',
  domain: 'example.com',
  youtube: 'https://www.youtube.com/@on-joue',
}
/** A category's name is no person's. */
const CATEGORY: Readonly<Record<string, unknown>> = { name: 'Parenting Tips', slug: 'parenting-tips' }
const FORMATS: Readonly<Record<string, string>> = { 'date-time': '2026-05-01T12:00:00.000Z', email: 'maya@example.com' }

type Named = Readonly<Record<string, JsonSchema>>

/** A value that fits a schema, made of plain words; null where nothing may be. Without `optional`, only of what has to be there. */
export function exampleOf(schema: JsonSchema, named: Named, optional: boolean, name = ''): unknown {
  const inner = (part: JsonSchema, key = name) => exampleOf(part, named, optional, key)
  if (schema.$ref) return inner(named[schema.$ref.replace(/^.*\//, '')] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice, other] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return other?.type === 'null' && !choice.$ref ? null : inner(choice)
  if (Array.isArray(schema.type)) return null
  const { type } = schema
  if (type === 'object') return exampleObject(schema, inner, optional)
  if (type === 'array') return exampleList(schema, inner)
  if (type === 'string') return exampleText(schema, name)
  return type === 'boolean' ? !/^(is|has)[A-Z]/.test(name) : Math.max(schema.minimum ?? 1, 1)
}

/** As many entries as there have to be, each another. */
function exampleList({ items = {}, minItems = 1 }: JsonSchema, inner: (part: JsonSchema) => unknown): unknown[] {
  const first = inner(items)
  return [first, ...Array.from({ length: minItems - 1 }, (_, n) => `${String(first)} ${n + 2}`)]
}

function exampleObject({ properties = {}, required = [] }: JsonSchema, inner: (part: JsonSchema, key: string) => unknown, optional: boolean) {
  const isShown = (key: string) => optional || required.length === 0 || required.includes(key)
  const isCategory = 'name' in properties && 'slug' in properties
  const described = Object.entries(properties).filter(([key]) => isShown(key))
  return Object.fromEntries(described.map(([key, part]) => [key, (isCategory && CATEGORY[key]) || inner(part, key)]))
}

function exampleText({ format = '' }: JsonSchema, name: string): string {
  if (/password/i.test(name)) return 'quiet corner 7'
  return FORMATS[format] ?? WORDS[name] ?? (/email/i.test(name) ? 'maya@example.com' : 'Some words')
}
