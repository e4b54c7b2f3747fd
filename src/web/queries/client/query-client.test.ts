import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, apiOver } from './api.ts'
import { newQueryClient } from './query-client.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** A query that someone looks at, and how often it was asked. */
function aWatchedQuery() {
  const client = newQueryClient()
  const queryFn = vi.fn(async () => 'answer')
  const observer = new QueryObserver(client, { queryKey: ['question'], queryFn })
  observer.subscribe(() => {})
  return { client, queryFn, observer }
}

describe('a query', () => {
  it('that is refused with 401 throws [R269]', async () => {
    const api = apiOver(async () => new Response('{"message":"Please sign in."}', { status: 401 }))

    const requests = newQueryClient().fetchQuery({ queryKey: ['me'], queryFn: () => api.get('/api/forum/auth/me') })

    await expect(requests).rejects.toThrow(new ApiError(401, '{"message":"Please sign in."}'))
  })

  it('that fails is not asked again by itself [R270]', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('no')))
    const client = newQueryClient()

    await expect(client.fetchQuery({ queryKey: ['question'], queryFn })).rejects.toThrow('no')
    await vi.advanceTimersByTimeAsync(DAY_MS)

    expect(queryFn).toHaveBeenCalledTimes(1)
    expect(client.getDefaultOptions().queries?.retry).toBe(false)
  })

  it('is not asked again when the window gets the focus back or the line returns [R271]', async () => {
    const { client, queryFn } = aWatchedQuery()
    await vi.advanceTimersByTimeAsync(DAY_MS)

    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(DAY_MS)

    expect(queryFn).toHaveBeenCalledTimes(1)
    const { queries } = client.getDefaultOptions()
    expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false })
  })

  it('does not poll, and its answer never becomes stale [R272 R273]', async () => {
    const { client, queryFn, observer } = aWatchedQuery()

    await vi.advanceTimersByTimeAsync(30 * DAY_MS)
    new QueryObserver(client, { queryKey: ['question'], queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(DAY_MS)

    expect(queryFn).toHaveBeenCalledTimes(1)
    expect(observer.getCurrentResult().isStale).toBe(false)
    expect(client.getDefaultOptions().queries).toMatchObject({ refetchInterval: false, staleTime: Infinity })
  })
})

describe('a mutation', () => {
  it('that fails is not tried again by itself [R270]', async () => {
    const client = newQueryClient()
    const mutationFn = vi.fn(() => Promise.reject(new Error('no')))

    await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toThrow('no')
    await vi.advanceTimersByTimeAsync(DAY_MS)

    expect(mutationFn).toHaveBeenCalledTimes(1)
    expect(client.getDefaultOptions().mutations?.retry).toBe(false)
  })
})
