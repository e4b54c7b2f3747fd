import { expect, it, vi } from 'vitest'
import { apiOver } from './api.ts'
import { apiAs } from './api-as.ts'

/** A site that takes what pages of Maya write, and everything from pages of no one. */
function aSiteOfMaya(shown: number | undefined) {
  const sent: [method: string, shown: string | null, key: string | null][] = []
  const api = apiOver(async (_, { method = 'GET', headers }) => {
    const [member, key] = ['x-shown-member', 'idempotency-key'].map((name) => new Headers(headers).get(name))
    sent.push([method, member ?? null, key ?? null])
    return Response.json({}, { status: member && member !== '1' ? 403 : 200 })
  })
  const onForbidden = vi.fn()
  return { sent, onForbidden, api: apiAs(api, () => shown, onForbidden) }
}

it('names the member the page shows with every write, and with no read', async () => {
  const { api, sent, onForbidden } = aSiteOfMaya(1)

  await api.get('/posts')
  await api.post('/posts', {}, { headers: { 'idempotency-key': 'k' } })
  await api.put('/posts/1/like')
  await api.patch('/posts/1', {})
  await api.delete('/posts/1')

  expect(sent).toEqual([['GET', null, null], ['POST', '1', 'k'], ['PUT', '1', null], ['PATCH', '1', null], ['DELETE', '1', null]])
  expect(onForbidden).not.toHaveBeenCalled()
})

it('tells of a refusal, which the page is given as well', async () => {
  const { api, onForbidden } = aSiteOfMaya(2)

  await expect(api.put('/posts/1/like')).rejects.toMatchObject({ status: 403 })

  expect(onForbidden).toHaveBeenCalledOnce()
})

it('names no one on a page of a visitor', async () => {
  const { api, sent } = aSiteOfMaya(undefined)

  await api.post('/posts', {})

  expect(sent).toEqual([['POST', null, null]])
})
