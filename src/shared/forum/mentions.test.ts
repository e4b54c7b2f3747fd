import { describe, expect, it } from 'vitest'
import { mentionedNames, mentionsIn } from './mentions.ts'

describe('mentions', () => {
  it('are names after an @, wherever they stand', () => {
    expect(mentionsIn('@Maya, (@omar_2) and @Lea-Ann.')).toEqual([
      { username: 'Maya', start: 0, end: 5 },
      { username: 'omar_2', start: 8, end: 15 },
      { username: 'Lea-Ann', start: 21, end: 29 },
    ])
  })

  it.each(['maya@example.com', '@no', `@${'x'.repeat(21)}`, 'https://example.com/@maya', '@@maya', '@maya@example.com'])(
    'are not in %s',
    (text) => expect(mentionsIn(text)).toEqual([]),
  )

  it('address each member once, whatever the case, and no one in a quoted line', () => {
    expect(mentionedNames('> @ines wrote\n@Maya and @MAYA')).toEqual(['maya'])
  })
})
