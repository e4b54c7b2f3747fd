import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, DAY_MS, type Instant } from '../../../../shared/time/instant.ts'
import type { Candidate } from './candidates.ts'
import type { SearchedWord } from './known-terms.ts'
import { nearWords } from './near-words.ts'
import { rankCandidates, strengthOf } from './rank.ts'
import { searchWords } from './search-words.ts'
import { snippetOf } from './snippet.ts'

const NOW: Instant = '2026-05-01T12:00:00.000Z'
const known = (typed: string, longer: string[] = []): SearchedWord => ({ typed, isKnown: true, longer, instead: null })
const typo = (typed: string, instead: string): SearchedWord => ({ typed, isKnown: false, longer: [], instead })

describe('the words that are searched for', () => {
  it.each([
    ['a word of one letter is left out, one of two is not', 'a to z go', ['to', 'go']],
    ['each once, whatever its accents and letter case', 'Café CAFE café', ['cafe']],
    ['the first eight', 'one two three four five six seven eight nine ten', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']],
    ['eight different ones, not the first eight', 'nap nap nap nap nap nap nap nap nap toddler', ['nap', 'toddler']],
    ['signs are none of them', '"nap" AND (toddler*) OR -x', ['nap', 'and', 'toddler', 'or']],
    ['an ending after an apostrophe belongs to its word', 'toddler’s mom’s', ['toddlers', 'moms']],
    ['other scripts are, too', 'Спать 昼寝 نوم', ['спать', '昼寝', 'نوم']],
    ['of blanks there are none', ' \n\t', []],
  ])('are read so: %s', (_, text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('stand among the first 200 characters', () => {
    const filler = 'x'.repeat(196)

    expect(searchWords(`${filler} nap`)).toEqual(['x'.repeat(40), 'nap'])
    expect(searchWords(`${filler}  nap`)).toEqual(['x'.repeat(40), 'na'])
    expect(searchWords(`${filler}    nap`)).toEqual(['x'.repeat(40)])
  })

  it('survive an emoji that is cut in two at the end', () => {
    expect(searchWords(`${'nap '.repeat(49)}nap🎉`)).toEqual(['nap'])
  })
})

/** How many letters have to be added, left out, changed, or swapped with a neighbor to make one word of the other. */
function typosBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)))
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row) row[j] = best
    }
  }
  return at(a.length, b.length)
}

describe('the words near another', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abz09'), minLength: 1, maxLength: 7 })

  it('are those one slip away, all of them, and never the word itself', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(nearWords(one).includes(other)).toBe(one !== other && typosBetween(one, other) === 1)
      }),
      { numRuns: 400, seed: 1 },
    )
  })

  it.each([
    ['a letter left out', 'toddler', 'toddlr'],
    ['a letter too many', 'toddler', 'toddller'],
    ['a letter too many at the end', 'toddler', 'toddlers'],
    ['a wrong letter at the beginning', 'toddler', 'yoddler'],
    ['two letters swapped', 'toddler', 'todlder'],
  ])('stand for %s', (_, meant, typed) => {
    expect(nearWords(typed)).toContain(meant)
  })

  it('of a word with a sign of two parts cut none in half', () => {
    for (const near of nearWords('a🎉b')) expect(near.isWellFormed(), near).toBe(true)
  })
})

describe('how well a word of a post answers', () => {
  it.each([
    ['itself', 'nap', known('nap', ['naps']), 1],
    ['a longer one, where longer ones are looked for', 'naps', known('nap', ['naps']), 0.6],
    ['a longer one, where none is', 'naps', known('nap'), 0],
    ['the word it is a slip of', 'toddler', typo('todler', 'toddler'), 0.4],
    ['another word', 'map', known('nap', ['naps']), 0],
    ['a shorter one', 'na', known('nap', ['naps']), 0],
  ])('is graded for %s', (_, word, searched, strength) => {
    expect(strengthOf(word, searched)).toBe(strength)
  })
})

describe('of the posts that have all words', () => {
  let rowid = 0
  const post = (body: string, more: Partial<Candidate> = {}): Candidate => ({ rowid: (rowid += 1), title: '', body, createdAt: NOW, ...more })
  const order = (candidates: Candidate[], ...words: SearchedWord[]) => {
    const places = rankCandidates(candidates, words, NOW)
    return places.map((id) => candidates.findIndex((candidate) => candidate.rowid === id))
  }

  it.each<[string, SearchedWord[], Candidate[]]>([
    ['the word in the title before one in the text', [known('nap')], [post('', { title: 'nap' }), post('nap')]],
    ['all words in the title before one there and one in the text', [known('nap'), known('time')], [post('', { title: 'time for a nap' }), post('time', { title: 'nap' })]],
    ['the word itself before a longer one', [known('nap', ['naps'])], [post('nap'), post('naps')]],
    ['a longer one before a slip', [known('nap', ['naps'])], [post('naps'), post('map')]],
    ['words side by side before words apart', [known('nap'), known('time')], [post('the nap time here'), post('nap at this time')]],
    ['words in the order asked before the same the other way round', [known('nap'), known('time')], [post('nap time'), post('time nap')]],
    ['more mentions before one', [known('nap')], [post('nap nap nap'), post('nap')]],
    ['the newer before the older', [known('nap')], [post('nap'), post('nap', { createdAt: after(NOW, -30 * DAY_MS) })]],
    ['an older one with the word in the title before a new one without', [known('nap')], [post('', { title: 'nap', createdAt: after(NOW, -2_000 * DAY_MS) }), post('nap')]],
  ])('comes %s', (_, words, [better, worse]) => {
    if (!better || !worse) throw new Error('Two posts are compared.')

    expect(order([better, worse], ...words)).toEqual([0, 1])
    expect(order([worse, better], ...words)).toEqual([1, 0])
  })

  it('equal ones come the newest first', () => {
    const [older, newer] = [post('nap'), post('nap')]

    expect(order([older, newer], known('nap'))).toEqual([1, 0])
  })

  it('a sixth mention counts no more, so that a text that repeats itself does not win', () => {
    const [older, newer] = [post('nap '.repeat(50).trim()), post('nap '.repeat(5).trim())]

    expect(order([older, newer], known('nap'))).toEqual([1, 0])
  })

  it('only the first thousand words are weighed', () => {
    const [older, newer] = [post(`${'x '.repeat(999)}nap`), post(`${'x '.repeat(1_000)}nap`)]

    expect(order([newer, older], known('nap'))).toEqual([1, 0])
  })

  it('one from the time to come, after a clock was set back, is new and nothing more', () => {
    const [ahead, now] = [post('nap', { createdAt: after(NOW, 400 * DAY_MS) }), post('nap')]

    expect(order([ahead, now], known('nap'))).toEqual([1, 0])
  })
})

describe('the snippet of a hit', () => {
  const textOf = (text: string, ...words: SearchedWord[]) => snippetOf(text, words).map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')

  it('is the whole of a short text, on one line, with its matches marked', () => {
    expect(textOf('Our nap\n\nis at one.  A nap, then!', known('nap'))).toBe('Our [nap] is at one. A [nap], then!')
  })

  it('marks accented, longer, and misspelled words as they were written', () => {
    expect(textOf('Cafés, café and CAFÉ.', known('cafe', ['cafes']))).toBe('[Cafés], [café] and [CAFÉ].')
    expect(textOf('A toddler sleeps.', typo('todler', 'toddler'))).toBe('A [toddler] sleeps.')
  })

  it('begins at a word some way before the first match, and ends at a word, with dots where there is more', () => {
    const words = Array.from({ length: 100 }, (_, n) => `word${n}`)
    const text = [...words, 'nap', ...words].join(' ')

    const snippet = textOf(text, known('nap'))

    expect(snippet).toMatch(/^…word\d+ .*word99 \[nap\] word0 .*word\d+…$/)
    const before = snippet.slice(1, snippet.indexOf('['))
    expect(before.length).toBeLessThanOrEqual(60)
    expect(snippet.replace(/[…[\]]/g, '').length).toBeLessThanOrEqual(220)
  })

  it('has no dots before a match that stands in the first sixty characters, nor after a text of 220', () => {
    const text = `${'x'.repeat(59)} nap ${'y'.repeat(156)}`

    expect(text).toHaveLength(220)
    expect(textOf(text, known('nap'))).toBe(text.replace('nap', '[nap]'))
    expect(textOf(`${text} z`, known('nap'))).toBe(`${text.replace('nap', '[nap]')}…`)
  })

  it('is how the text begins where only the title matches', () => {
    expect(textOf('When do yours sleep?', known('nap'))).toBe('When do yours sleep?')
    expect(textOf('', known('nap'))).toBe('')
  })

  it('never gives more than the text has, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('nap', ' ', 'x', '🎉', 'é', '\n', '’s', 'word '), maxLength: 200 }), (text) => {
        const joined = snippetOf(text, [known('nap')]).map((part) => part.text).join('').replaceAll('…', '')

        expect(text.replace(/\s+/g, ' ')).toContain(joined.trim())
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})
