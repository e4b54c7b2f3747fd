import { describe, expect, it } from 'vitest'
import { blocksOf, diffOf } from './text-diff.ts'

describe('what has changed between two texts', () => {
  it('is told by blocks, and by words in a block that has changed', () => {
    const before = blocksOf('<p>The box is the toy.</p><h2>Rain</h2><ul><li>Boots</li></ul><p>Bye.</p>')
    const now = blocksOf('<p>The big box is a toy.</p><h2>Rain</h2><p>Bye.</p><hr><img src="/illustrations/cover-rain.svg" alt="Rain">')

    expect(diffOf(before, now)).toEqual([
      [
        { kind: 'same', text: 'The ' },
        { kind: 'added', text: 'big ' },
        { kind: 'same', text: 'box is ' },
        { kind: 'removed', text: 'the ' },
        { kind: 'added', text: 'a ' },
        { kind: 'same', text: 'toy.' },
      ],
      [{ kind: 'same', text: 'Rain' }],
      [{ kind: 'removed', text: '• Boots' }],
      [{ kind: 'same', text: 'Bye.' }],
      [{ kind: 'added', text: '⁂' }],
      [{ kind: 'added', text: 'Picture: Rain' }],
    ])
  })

  it('is nothing between equal ones, and all of it beside an empty one', () => {
    expect(diffOf(['a', 'b'], ['a', 'b'])).toEqual([[{ kind: 'same', text: 'a' }], [{ kind: 'same', text: 'b' }]])
    expect(diffOf([], ['a'])).toEqual([[{ kind: 'added', text: 'a' }]])
    expect(diffOf(['a'], [])).toEqual([[{ kind: 'removed', text: 'a' }]])
  })
})
