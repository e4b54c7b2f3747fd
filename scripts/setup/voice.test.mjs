import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILES, voiceProblemsIn } from './voice.mjs'

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

  it.each([
    'This message is gone.',
    'Press Send to go ahead.',
    'Your place on the waitlist',
    'Where the topic stands now',
    'Post state',
    'The report was settled.',
    'Begin the setup',
    'You can take it back for a day.',
    'Put it back on the site',
    'We hold your address until then.',
    'It can’t be reported by you.',
    'We’ll write to you.',
    'Give your password to go on with this.',
  ])('refuses words on screen that code may use: %s', (text) => {
    expect(complaints(`const text = '${text}'`).length).toBeGreaterThan(0)
    expect(complaints(`// ${text.replaceAll('’', "'")}`)).toEqual([])
    expect(complaints(`const text = '${text}'`, 'src/db/x.ts')).toEqual([])
  })

  it.each(['Press Enter for a new paragraph.', 'Held for review', 'Your place of birth', 'Use lowercase letters.', 'A standing invitation', 'It worked. Go on reading.'])('leaves the same words alone in another sense: %s', (text) => {
    expect(complaints(`const text = '${text}'`)).toEqual([])
  })

  it('leaves lists of words alone, which no one reads', () => {
    expect(complaints("const words = 'press media state begin stand'")).toEqual([])
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

  it('checks every page of docs in the project, also in new folders', () => {
    const outside = globSync('**/*.md', { exclude: ['{node_modules,dist,data,test-results,playwright-report}/**', ...FILES] })

    expect(outside).toEqual([])
  })
})
