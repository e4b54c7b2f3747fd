import { describe, expect, it } from 'vitest'
import { sectionsOf, wordsOf } from './rich-text.ts'

describe('a page as the owner types it', () => {
  it('has headings, paragraphs, lists, bold words, and links', () => {
    const text = 'Before all.\n\n## Joining in\n\nBe **kind**, and see [our plans](/visit).\n- One\n- Two\nThen more.'

    expect(sectionsOf(text)).toEqual([
      { heading: '', blocks: [{ kind: 'paragraph', pieces: [{ kind: 'text', text: 'Before all.' }] }] },
      {
        heading: 'Joining in',
        blocks: [
          {
            kind: 'paragraph',
            pieces: [
              { kind: 'text', text: 'Be ' }, { kind: 'bold', text: 'kind' }, { kind: 'text', text: ', and see ' },
              { kind: 'link', text: 'our plans', to: '/visit' }, { kind: 'text', text: '.' },
            ],
          },
          { kind: 'list', items: [[{ kind: 'text', text: 'One' }], [{ kind: 'text', text: 'Two' }]] },
          { kind: 'paragraph', pieces: [{ kind: 'text', text: 'Then more.' }] },
        ],
      },
    ])
  })

  it.each(['[x](javascript:alert(1))', '[x](//elsewhere.example)', '[x](http://elsewhere.example)', '[x](/\\elsewhere.example)', '**', '[](/)', '<b>bold</b>', '#Heading', '-Point'])(
    'says anything else as it is: %s',
    (text) => {
      expect(sectionsOf(text).flatMap(({ blocks }) => blocks.map(wordsOf))).toEqual([text])
      expect(JSON.stringify(sectionsOf(text))).not.toContain('"link"')
    },
  )
})
