import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlogDraftView } from '../../../../../shared/blog/blog.ts'
import { apiOver } from '../../../../queries/client/api.ts'
import type { SaveState } from './autosave.ts'
import { PostSession } from './post-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Line = 'well' | 'loses the answer' | 'does not get through' | 'finds it deleted'

/** A site with one post, at the end of a line that is as `line` says for each save, in turn; then well. */
function aSession(line: Line[]) {
  const post = { id: 1, version: 1, title: 'Snow', excerpt: '' } as BlogDraftView
  const save = (change: Partial<BlogDraftView>) => void Object.assign(post, change, { version: post.version + 1 })
  const states: SaveState['kind'][] = []
  const shown: string[] = []
  const api = apiOver(async (_, { method, body } = {}) => {
    if (method !== 'PATCH') return Response.json({ post })
    const is = line.shift() ?? 'well'
    const { version, ...change } = JSON.parse(String(body)) as BlogDraftView
    if (is === 'finds it deleted') return Response.json({ message: 'This post no longer exists.' }, { status: 404 })
    if (is === 'does not get through') throw new TypeError('Failed to fetch')
    if (version !== post.version) return Response.json({ message: 'Changed elsewhere.' }, { status: 409 })
    save(change)
    if (is === 'loses the answer') throw new TypeError('Failed to fetch')
    return Response.json({ post })
  })
  const session = new PostSession({ api, start: { ...post }, tab: 'a', onAnswer: () => {}, onState: ({ kind }) => states.push(kind), onNewer: (newer) => shown.push(newer.title) })
  return { session, post, save, states, shown }
}

const UNTIL_SENT_AGAIN_MS = 4_000

describe('a save whose answer is lost', () => {
  it('is not taken for someone else’s: what was typed since is saved on top of it', async () => {
    const { session, post, states } = aSession(['loses the answer'])
    session.autosave.change({ title: 'Snow day' })
    await session.autosave.flush()
    session.autosave.change({ title: 'Snow day at home' })
    session.hear(post.version)

    await vi.advanceTimersByTimeAsync(UNTIL_SENT_AGAIN_MS)

    expect(post).toMatchObject({ title: 'Snow day at home', version: 3 })
    expect(states).not.toContain('conflict')
    expect(states.at(-1)).toBe('saved')
  })

  it('is found however often it was sent again in vain', async () => {
    const { session, post, states } = aSession(['loses the answer', 'does not get through'])
    session.autosave.change({ title: 'Snow day' })
    await session.autosave.flush()
    session.autosave.change({ excerpt: 'Six ideas.' })
    await session.autosave.flush()

    await session.autosave.flush()

    expect(post).toMatchObject({ title: 'Snow day', excerpt: 'Six ideas.', version: 3 })
    expect(states).not.toContain('conflict')
  })
})

describe('a save that did not get through', () => {
  it('overwrites nothing that someone else has saved in the meantime', async () => {
    const { session, post, save, states } = aSession(['does not get through'])
    session.autosave.change({ title: 'Snow day' })
    await session.autosave.flush()
    save({ title: 'Rain' })

    await session.autosave.flush()

    expect(post.title).toBe('Rain')
    expect(states.at(-1)).toBe('conflict')
  })
})

it('keeping one’s own text where nothing of it is unsaved ends the choice', async () => {
  const { session, post, states } = aSession([])
  session.autosave.change({ title: 'Snow day' })
  session.autosave.forget()
  post.version = 2
  session.hear(2)
  await vi.advanceTimersByTimeAsync(0)

  session.choose({ ...post, version: 2 }, true)

  expect(states).toEqual(['waiting', 'saved', 'conflict', 'saved'])
})

it('a save of a post that was deleted elsewhere is refused in words, and not sent again and again', async () => {
  const { session, states } = aSession(['finds it deleted'])
  session.autosave.change({ title: 'Snow day' })

  await session.autosave.flush()
  await vi.advanceTimersByTimeAsync(UNTIL_SENT_AGAIN_MS)

  expect(states.filter((kind) => kind === 'saving')).toHaveLength(1)
  expect(states.at(-1)).toBe('refused')
})

it('a version no one here has sent is someone else’s', async () => {
  const { session, save, states } = aSession([])
  session.autosave.change({ title: 'Snow day' })
  save({ title: 'Rain' })

  session.hear(2)
  await vi.advanceTimersByTimeAsync(0)

  expect(states.at(-1)).toBe('conflict')
})

describe('a save that a page sent while it was being closed', () => {
  it('is shown in the page that follows, as long as nothing was typed there', async () => {
    const { session, save, states, shown } = aSession([])
    save({ title: 'Snow day' })

    session.hear(2)
    await vi.advanceTimersByTimeAsync(0)

    expect(shown).toEqual(['Snow day'])
    expect(states).toEqual([])
  })

  it.each(['heard of', 'not heard of'])('doesn’t stand against the same text when that is restored, %s before', async (how) => {
    const { session, post, save, states } = aSession([])
    save({ title: 'Snow day' })

    session.autosave.change({ title: 'Snow day' })
    if (how === 'heard of') session.hear(2)
    await vi.advanceTimersByTimeAsync(0)
    await session.autosave.flush()

    expect(post).toMatchObject({ title: 'Snow day', version: 3 })
    expect(states.at(-1)).toBe('saved')
  })

  it('is followed by a choice where someone typed something else before it was heard of', async () => {
    const { session, save, states, shown } = aSession([])
    save({ title: 'Snow day' })

    session.hear(2)
    session.autosave.change({ title: 'Rain' })
    await vi.advanceTimersByTimeAsync(0)

    expect(shown).toEqual([])
    expect(states.at(-1)).toBe('conflict')
  })
})
