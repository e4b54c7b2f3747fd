import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aStorage, noStorage } from '../../../tests/support/browser-storage.ts'
import { DraftStore, DRAFTS_MAX } from './draft-store.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const note = { text: 'Ask about socks' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the draft store', () => {
  it('finds a draft again after a reload, and no other', () => {
    const storage = aStorage()
    new DraftStore(() => storage).save('note:7:1', note)

    expect(new DraftStore(() => storage).find('note:7:1')).toEqual(note)
    expect(new DraftStore(() => storage).find('note:7:2')).toBeUndefined()
  })

  it('leaves nothing in the browser of a draft that was sent or emptied', () => {
    const storage = aStorage()
    const drafts = new DraftStore(() => storage)
    for (const name of ['sent', 'emptied']) drafts.save(name, note)

    drafts.remove('sent')
    drafts.save('emptied', undefined)

    expect(storage.items.size).toBe(0)
  })

  it('lists the drafts of one place, the newest first', () => {
    const storage = aStorage({ 'other:reply:7@a': 'not a draft' })
    const drafts = new DraftStore(() => storage)
    for (const name of ['reply:7@a', 'reply:7@b', 'reply:70@a']) {
      drafts.save(name, { name })
      vi.advanceTimersByTime(1_000)
    }

    expect(drafts.list('reply:7@').map(({ name }) => name)).toEqual(['reply:7@b', 'reply:7@a'])
  })

  it('forgets a draft after half a year, and deletes it when the next one is started', () => {
    const storage = aStorage()
    const drafts = new DraftStore(() => storage)
    drafts.save('old', note)

    vi.advanceTimersByTime(180 * DAY_MS)
    expect(drafts.find('old')).toBeUndefined()
    expect(drafts.list('')).toEqual([])
    drafts.save('new', note)

    expect([...storage.items.keys()]).toEqual(['draft:new'])
  })

  it('keeps the newest drafts of one kind and deletes the oldest, but no entry of anyone else', () => {
    const storage = aStorage({ theme: 'dark' })
    const drafts = new DraftStore(() => storage)

    for (let at = 0; at <= DRAFTS_MAX; at += 1) {
      drafts.save(`note:${at}`, note)
      vi.advanceTimersByTime(1_000)
    }

    expect(drafts.list('')).toHaveLength(DRAFTS_MAX)
    expect(drafts.find('note:0')).toBeUndefined()
    expect(drafts.find(`note:${DRAFTS_MAX}`)).toEqual(note)
    expect(storage.getItem('theme')).toBe('dark')
  })

  it('finds an unsaved blog post from before it said `savedAt`', () => {
    const storage = aStorage({ 'blog-unsaved:4@tab': JSON.stringify({ change: { title: 'Snow' }, at: Date.now() }) })

    const [copy] = new DraftStore(() => storage, { prefix: 'blog-unsaved:' }).list('4@')

    expect(copy).toMatchObject({ draft: { change: { title: 'Snow' } }, savedAt: Date.now() })
  })

  it.each(['', '{', 'null', '7', '[]', '{"text":"x"}', '{"text":"x","savedAt":"1e15"}'])('takes for no draft what anything else wrote: %s', (text) => {
    const storage = aStorage({ 'draft:note': text })

    expect(new DraftStore(() => storage).find('note')).toBeUndefined()
  })

  it('does no harm where the browser keeps nothing, or has no room left', () => {
    const full = { ...aStorage(), setItem: noStorage }
    for (const storage of [noStorage, () => full]) {
      const drafts = new DraftStore(storage)

      expect(() => drafts.save('note', note)).not.toThrow()
      expect(() => drafts.remove('note')).not.toThrow()
      expect(drafts.find('note')).toBeUndefined()
      expect(drafts.list('')).toEqual([])
    }
  })
})
