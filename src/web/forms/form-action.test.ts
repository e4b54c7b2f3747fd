import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ApiError, apiOver } from '../queries/client/api.ts'
import { formAction } from './form-action.ts'
import type { PageForm } from './page-form.ts'
import { sendForm } from './send-form.ts'

const AN_ANSWER = { id: 7 }
const PAGE = new URL('http://on-joue.test/lists/food')

/** A form for notes, whose API answers `answers`, one call after the other. */
function aPage(...answers: Response[]) {
  const calls: unknown[] = []
  const api = apiOver(async (path, init) => {
    calls.push([path, JSON.parse(init.body as string)])
    return answers.shift() ?? Response.json(AN_ANSWER)
  })
  const form: PageForm<{ id: number }> = {
    name: 'note',
    send: ({ api: ours, values: { text, password } }) => ours.post('/api/notes', { text, password }),
    refresh: (queries, { id }) => queries.setQueryData(['note'], id),
    next: ({ page, params }, { id }) => `${page.pathname}/${params.list}?id=${id}`,
  }
  return { api, calls, form, queries: new QueryClient() }
}

const aRefusal = (body: object, status = 400) => Response.json(body, { status })

describe('a form posted without JavaScript', () => {
  const post = async ({ api, form }: ReturnType<typeof aPage>, fields: Record<string, string>): Promise<Response> => {
    const sent = new FormData()
    for (const [name, value] of Object.entries(fields)) sent.append(name, value)
    const answer = await formAction({ api }, [form])?.({ url: PAGE, params: { list: 'food' }, form: sent })
    return answer ?? Response.error()
  }

  it('leads on to the page that its declaration names, after one call of the API', async () => {
    const page = aPage()

    const answer = await post(page, { form: 'note', text: 'Bring socks', password: 'x' })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/lists/food/food?id=7'])
    expect(page.calls).toEqual([['/api/notes', { text: 'Bring socks', password: 'x' }]])
  })

  it('comes back with what was typed and what is wrong, without its secrets', async () => {
    const page = aPage(aRefusal({ message: 'Too short', errors: { text: ['Too short', 'Not polite'] } }))

    const answer = await post(page, { form: 'note', text: 'No', password: 'x', sendKey: 'k' })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ form: 'note', values: { form: 'note', text: 'No' }, errors: { text: 'Too short' } })
  })

  it('comes back with the reason and with what has to be done first when no field is wrong', async () => {
    const page = aPage(aRefusal({ message: 'Your password, please', needs: 'password' }, 403))

    const answer = await post(page, { form: 'note', text: 'Bring socks' })

    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ failure: 'Your password, please', needs: 'password' })])
  })

  it('shows its answer on the same page where its declaration says so', async () => {
    const page = aPage()

    const answer = await post({ ...page, form: { ...page.form, showsAnswer: true } }, { form: 'note', text: 'Bring socks' })

    expect([answer.status, await answer.json()]).toEqual([200, { form: 'note', values: {}, errors: {}, answer: AN_ANSWER }])
  })

  it.each(['other', 'toString', '__proto__', ''])('is refused as “%s” by a page that has no such form', async (form) => {
    const page = aPage()

    const answer = await post(page, { form })

    expect([answer.status, await answer.json(), page.calls]).toEqual([400, null, []])
  })
})

describe('a form sent by scripts', () => {
  const send = ({ api, queries, form }: ReturnType<typeof aPage>) =>
    sendForm(form, { api, queries, values: { text: 'Bring socks' }, page: PAGE, params: { list: 'food' } })

  it('hears the answer and the next page, and the browser remembers the answer', async () => {
    const page = aPage()

    const sent = await send(page)

    expect(sent).toEqual({ answer: AN_ANSWER, next: '/lists/food/food?id=7' })
    expect(page.calls).toEqual([['/api/notes', { text: 'Bring socks' }]])
    expect(page.queries.getQueryData(['note'])).toBe(7)
  })

  it('hears what went wrong, and the browser remembers nothing', async () => {
    const page = aPage(aRefusal({ message: 'Too short' }))

    await expect(send(page)).rejects.toThrow(ApiError)

    expect(page.queries.getQueryData(['note'])).toBeUndefined()
  })
})
