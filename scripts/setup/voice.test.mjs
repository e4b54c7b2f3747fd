import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { voiceProblemsIn } from './voice.mjs'

const complaints = (text, file = 'src/web/pages/x.tsx') => voiceProblemsIn({ [file]: text })

describe('the voice', () => {
  it.each([
    "const text = 'Nobody waits for a mail.'",
    'const button = <button title="Log-in">Go</button>',
    'const page = <p>This cannot be undone.</p>',
    'const text = `${name} will stand here.`',
    '// Whoever asks is told anew.',
    '/** The link is over. */',
  ])('refuses words to avoid in texts and comments: %s', (text) => {
    expect(complaints(text).length).toBeGreaterThan(0)
  })

  it('says where, and what to use instead', () => {
    expect(complaints('const a = 1\n// Read anew.')).toEqual(['src/web/pages/x.tsx:2: “anew”: use again'])
  })

  it('reads titles of tests, but not the data in them', () => {
    expect(complaints("it('tells nobody', () => write('Nobody knows.'))", 'tests/api/x.test.ts')).toEqual(['tests/api/x.test.ts:1: “nobody”: use no one'])
  })

  it('reads docs, but not the code in them', () => {
    expect(complaints('Somebody sets `log-in`.\n\n```sh\nmail everybody\n```\n', 'docs/x.md')).toEqual(['docs/x.md:1: “Somebody”: use someone'])
  })

  it('reads comments in style sheets', () => {
    expect(complaints('a { color: red } /* drawn anew */', 'src/web/x.css')).toHaveLength(1)
  })

  it.each([
    "import { mail } from './mail.ts'",
    'const nobody = mail.erase(blanks)',
    "const kind = 'mail.erase'",
    'const card = <p className="mail card">Fine</p>',
    "const rows = sql`select email from waitlist where left_at is not null`",
    "const hint = 'The mail server rejected it.'",
    '// See `erase` and {@link eraseMember}.',
  ])('leaves names, code, and queries alone: %s', (text) => {
    expect(complaints(text)).toEqual([])
  })

  it.each(['Username cannot exceed 20 characters', 'Passwords do not match', 'Pricing is not yet announced.'])('leaves the literals of the specification alone: %s', (text) => {
    expect(complaints(`const text = '${text}'`)).toEqual([])
  })

  it('leaves alone what people type, and migrations, which never change', () => {
    expect(complaints("const asked = 'Is nobody there?'", 'src/domain/sample/x.ts')).toEqual([])
    expect(complaints('// Erases nobody.', 'src/db/migrations/0001-x.ts')).toEqual([])
  })

  it('is as the guide says: every example to avoid is refused', () => {
    const guide = readFileSync(new URL('../../docs/VOICE.md', import.meta.url), 'utf8')
    const avoided = [...guide.matchAll(/^\| `([^|]+)` \| /gm)].map(([, words]) => words)

    expect(avoided.length).toBeGreaterThan(20)
    expect(avoided.filter((words) => complaints(`const text = 'See: ${words}.'`).length === 0)).toEqual([])
  })
})
