import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Autosave, type Failure, type SaveState } from './autosave.ts'

interface Text {
  title: string
  content: string
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An autosave whose saves end as `answers` say, in turn; then well. */
function anAutosave(answers: ('ok' | Failure['kind'])[] = []) {
  const sent: Partial<Text>[] = []
  const states: SaveState['kind'][] = []
  let saved: Partial<Text> | undefined
  const autosave = new Autosave<Text>({
    send: async (change) => {
      sent.push(change)
      const answer = answers.shift() ?? 'ok'
      if (answer !== 'ok') throw new Error(answer)
    },
    explain: (error) => ({ kind: (error as Error).message, errors: {}, message: '' }) as Failure,
    save: (unsaved) => (saved = unsaved),
    onState: ({ kind }) => states.push(kind),
  })
  return { autosave, sent, states, kept: () => saved }
}

describe('autosave', () => {
  it('saves once, three seconds after the last key', async () => {
    const { autosave, sent, states } = anAutosave()

    autosave.change({ title: 'R' })
    await vi.advanceTimersByTimeAsync(2_900)
    autosave.change({ title: 'Ra' })
    await vi.advanceTimersByTimeAsync(2_900)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(100)

    expect(sent).toEqual([{ title: 'Ra' }])
    expect(states).toEqual(['waiting', 'waiting', 'saving', 'saved'])
  })

  it('does not wait longer than a minute while someone goes on typing', async () => {
    const { autosave, sent } = anAutosave()

    for (let second = 0; second < 61; second += 1) {
      autosave.change({ content: `${second}` })
      await vi.advanceTimersByTimeAsync(1_000)
    }

    expect(sent).toHaveLength(1)
  })

  it('keeps what it could not save, tries again by itself, and loses nothing typed in the meantime', async () => {
    const { autosave, sent, states, kept: saved } = anAutosave(['failed', 'failed'])

    autosave.change({ title: 'Rain' })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(states.at(-1)).toBe('failed')
    expect(saved()).toEqual({ title: 'Rain' })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(6_000)

    expect(sent.at(-1)).toEqual({ title: 'Rain' })
    expect(states.at(-1)).toBe('saved')
    expect(saved()).toBeUndefined()
    expect(autosave.unsaved).toBeUndefined()
  })

  it('sends nothing after a conflict until someone has chosen', async () => {
    const { autosave, sent, states, kept: saved } = anAutosave(['conflict'])

    autosave.change({ title: 'Mine' })
    await vi.advanceTimersByTimeAsync(3_000)
    autosave.change({ content: 'Mine, too' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('conflict')
    expect(await autosave.flush()).toBe(false)
    expect(saved()).toEqual({ title: 'Mine', content: 'Mine, too' })
    autosave.resume(true)
    await vi.advanceTimersByTimeAsync(0)

    expect(sent.at(-1)).toEqual({ title: 'Mine', content: 'Mine, too' })
  })

  it('does not send again what was refused until it is changed', async () => {
    const { autosave, sent, states } = anAutosave(['refused'])

    autosave.change({ title: 'x'.repeat(300) })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('refused')
    autosave.change({ title: 'Shorter' })
    await vi.advanceTimersByTimeAsync(3_000)

    expect(sent.at(-1)).toEqual({ title: 'Shorter' })
  })

  it('saves at once when asked to, also what came during a save', async () => {
    const { autosave, sent } = anAutosave()
    autosave.change({ title: 'One' })
    const first = autosave.flush()
    autosave.change({ title: 'Two' })

    expect(await first).toBe(true)
    expect(sent).toEqual([{ title: 'One' }, { title: 'Two' }])
  })
})
