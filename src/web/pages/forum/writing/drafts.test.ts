import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStorage, noStorage } from '../../../../../tests/support/browser-storage.ts'
import { Drafts, newKey, tabName } from './drafts.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

const draft = { fields: { content: 'Which boots hold up?' }, key: 'k1' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a draft', () => {
  it('is there again with its key, so that a second send is the same one', () => {
    const store = aStorage()
    new Drafts(() => store, 'a-tab').save('reply:7', draft)

    expect(new Drafts(() => store, 'a-tab').find('reply:7')).toEqual(draft)
    expect(new Drafts(() => store, 'a-tab').find('reply:8')).toBeUndefined()
  })

  it('from before this version of the site is found again', () => {
    const store = aStorage({ 'draft:reply:7:12@a-tab': JSON.stringify({ fields: { content: 'Unsent' }, key: 'k', savedAt: Date.now() }) })

    expect(new Drafts(() => store, 'another-tab').find('reply:7:12')).toEqual({ fields: { content: 'Unsent' }, key: 'k' })
  })

  it('is gone once it was sent or emptied', () => {
    const store = aStorage()
    const drafts = new Drafts(() => store, 'a-tab')
    drafts.save('reply:7', draft)

    drafts.save('reply:7', { fields: { content: '  ' }, key: 'k2' })

    expect(store.items.size).toBe(0)
  })

  it('is forgotten after half a year', () => {
    const drafts = new Drafts(aStorage, 'a-tab')
    const store = aStorage()
    const saved = new Drafts(() => store, 'a-tab')
    saved.save('reply:7', draft)
    vi.advanceTimersByTime(181 * DAY_MS)

    expect(saved.find('reply:7')).toBeUndefined()
    expect(drafts.find('reply:7')).toBeUndefined()
  })

  it.each(['', 'null', '{', '{"fields":{"content":5},"key":"k","savedAt":1e15}', '[]'])(
    'that cannot be read is none: %s',
    (text) => {
      const store = aStorage()
      store.setItem('draft:reply:7@a-tab', text)

      expect(new Drafts(() => store, 'a-tab').find('reply:7')).toBeUndefined()
    },
  )

  it('does no harm where the browser keeps nothing', () => {
    const drafts = new Drafts(noStorage, 'a-tab')

    expect(() => drafts.save('reply:7', draft)).not.toThrow()
    expect(drafts.find('reply:7')).toBeUndefined()
  })

  it('has a key of its own', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})

describe('a place where two tabs write', () => {
  const long = { fields: { content: 'Which boots hold up in a wet March?' }, key: 'k2' }
  const twoTabs = () => {
    const store = aStorage()
    const [first, second] = [new Drafts(() => store, 'first'), new Drafts(() => store, 'second')]
    first.save('reply:7', long)
    vi.advanceTimersByTime(1_000)
    second.save('reply:7', { fields: { content: 'Something else' }, key: 'k3' })
    return { store, first, second }
  }

  it('keeps both texts, and each tab finds its own again', () => {
    const { first, second } = twoTabs()

    expect(first.find('reply:7')).toEqual(long)
    expect(second.find('reply:7')?.fields.content).toBe('Something else')
  })

  it('offers the other text, and what was written last to a tab that wrote nothing', () => {
    const { store, first } = twoTabs()
    const third = new Drafts(() => store, 'third')

    expect(first.findOther('reply:7', long.fields)?.fields.content).toBe('Something else')
    expect(third.find('reply:7')?.fields.content).toBe('Something else')
    expect(third.findOther('reply:7', { content: 'Something else' })).toMatchObject(long)
  })

  it('does not offer the beginning of what is on screen', () => {
    const { store } = twoTabs()
    const third = new Drafts(() => store, 'third')
    third.drop('reply:7', { content: 'Something else, at last' })

    expect(third.findOther('reply:7', { content: 'Which boots hold up in a wet March? Ours did not.' })).toBeUndefined()
  })

  it('forgets a text that was sent, whichever tabs show it, and no other', () => {
    const { first, second } = twoTabs()
    first.save('reply:7', { fields: { content: 'Something else' }, key: 'k3' })

    first.drop('reply:7', { content: 'Something else' })

    expect(second.find('reply:7')).toBeUndefined()
  })

  it('exchanges two texts without losing either', () => {
    const { store, first, second } = twoTabs()
    const other = first.findOther('reply:7', long.fields)

    first.swap('reply:7', other!, long)

    expect(first.find('reply:7')?.fields.content).toBe('Something else')
    expect(second.find('reply:7')).toEqual(long)
    expect(store.items.size).toBe(2)
  })

  it('tells a duplicated tab, which goes by the same name, and takes another', () => {
    const store = aStorage()
    const [tab, duplicate] = [new Drafts(() => store, 'same'), new Drafts(() => store, 'same')]
    duplicate.save('reply:7', draft)
    const change = { key: 'draft:reply:7@same', newValue: store.getItem('draft:reply:7@same') }

    expect(tab.renameIfTaken('reply:8', change, 'new')).toBe(false)
    expect(tab.renameIfTaken('reply:7', { ...change, newValue: null }, 'new')).toBe(false)
    expect(tab.renameIfTaken('reply:7', change, 'new')).toBe(true)
    tab.save('reply:7', long)

    expect(duplicate.find('reply:7')).toEqual(draft)
    expect(tab.find('reply:7')).toEqual(long)
  })
})

describe('a tab', () => {
  it('goes by the same name after a reload, and by some name where nothing can be kept', () => {
    const store = aStorage()

    expect(tabName(() => store)).toBe(tabName(() => store))
    expect(tabName(noStorage)).toMatch(/^[0-9a-f]{32}$/)
  })
})
