import { describe, expect, it } from 'vitest'
import { ApiError, apiOver } from './api.ts'

/** An API that answers everything alike, and remembers what it was sent. */
function anApi(answer: () => Response) {
  const sent: [path: string, init: RequestInit][] = []
  const api = apiOver(async (path, init) => {
    sent.push([path, init])
    return answer()
  })
  return { api, sent }
}

describe('an answer that is not OK', () => {
  it.each([
    [401, '{"message":"Please sign in."}', '', '401: {"message":"Please sign in."}'],
    [500, 'Oops', 'Internal Server Error', '500: Oops'],
    [404, '', 'Not Found', '404: Not Found'],
    [503, '', '', '503: '],
  ])('of status %i with “%s”, else “%s”, becomes the error “%s” [R268]', async (status, body, statusText, message) => {
    const { api } = anApi(() => new Response(body, { status, statusText }))

    const error = await api.get('/api/anything').catch((caught: unknown) => caught)

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message, status, body: body || statusText })
  })

  it('is the same error when something was sent [R268]', async () => {
    const { api } = anApi(() => new Response('No', { status: 403 }))

    await expect(api.post('/api/anything', {})).rejects.toThrow(new ApiError(403, 'No'))
  })
})

describe('a request', () => {
  it('sends cookies, and its body as JSON [R249 R250]', async () => {
    const { api, sent } = anApi(() => Response.json({ message: 'Thanks' }))

    const answer = await api.post('/api/contact', { name: 'Maya' })
    await api.get('/api/facts')

    expect(answer).toEqual({ message: 'Thanks' })
    expect(sent).toEqual([
      [
        '/api/contact',
        {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"Maya"}',
        },
      ],
      ['/api/facts', { credentials: 'same-origin' }],
    ])
  })

  it('carries the headers it is given, beside those of its body', async () => {
    const { api, sent } = anApi(() => Response.json({}))

    await api.post('/api/forum/topics', { title: 'Boots' }, { headers: { 'idempotency-key': 'k1' } })

    expect(sent[0]?.[1].headers).toEqual({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
  })

  it('that puts, changes or deletes something may have no body, and no answer either', async () => {
    const { api, sent } = anApi(() => new Response(null, { status: 204 }))

    const answers = [await api.put('/api/lock'), await api.patch('/api/post', { content: 'x' }), await api.delete('/api/lock')]

    expect(answers).toEqual([undefined, undefined, undefined])
    expect(sent.map(([, { method, body }]) => [method, body])).toEqual([
      ['PUT', undefined],
      ['PATCH', '{"content":"x"}'],
      ['DELETE', undefined],
    ])
  })

  it('for a page of a list also tells how long the whole list is', async () => {
    const headers = { 'x-total-count': '41' }
    const bare = anApi(() => Response.json([1, 2], { headers }))
    const named = anApi(() => Response.json({ topics: [3] }))

    expect(await bare.api.getPage('/api/posts')).toEqual({ items: [1, 2], total: 41 })
    expect(await named.api.getPage('/api/topics', 'topics')).toEqual({ items: [3], total: 1 })
  })

  it('that never arrives fails as the network failed', async () => {
    const api = apiOver(() => Promise.reject(new TypeError('Failed to fetch')))

    await expect(api.get('/api/facts')).rejects.toThrow(new TypeError('Failed to fetch'))
  })
})
