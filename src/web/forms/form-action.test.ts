import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter, createStaticHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Api, ApiError, apiOver } from '../queries/client/api.ts'
import { sendForm } from './answer-form.ts'
import { formAction } from './form-action.ts'
import type { PageForm } from './page-form.ts'
import { contextOfSend } from './scripted-send.ts'

const AN_ANSWER = { id: 7 }

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
  const post = ({ api, queries, form }: ReturnType<typeof aPage>, fields: Record<string, string>) => {
    const { queryRoute } = createStaticHandler([{ path: '/lists/:list', action: formAction({ api, queries }, [form]) }])
    const body = new URLSearchParams(fields)
    return queryRoute(new Request('http://on-joue.test/lists/food', { method: 'POST', body })) as Promise<Response>
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
  const send = async (page: ReturnType<typeof aPage>, api: Api = page.api) => {
    const action = formAction(page, [page.form])
    const router = createMemoryRouter([{ path: '/lists/:list', action, Component: () => null }], {
      initialEntries: ['/lists/food'],
      getContext: contextOfSend,
    })
    const submit = async (body: unknown, options?: object) =>
      router.fetch('a-key', '0', '/lists/food', { ...options, formMethod: 'post', formEncType: 'application/x-www-form-urlencoded', body })
    const sent = sendForm(page.form, { text: 'Bring socks' }, { api, submit, action: '/lists/food' })
    return { router, sent: await sent.then((outcome) => outcome, (error: unknown) => ({ error })) }
  }

  it('goes through the same action and hears the answer and the next page, and the browser remembers the answer', async () => {
    const page = aPage()

    const { router, sent } = await send(page)

    expect(sent).toEqual({ answer: AN_ANSWER, next: '/lists/food/food?id=7' })
    expect(page.queries.getQueryData(['note'])).toBe(7)
    expect(router.state.location.pathname).toBe('/lists/food')
  })

  it('uses the API of its place in the page, not that of the page’s loaders', async () => {
    const page = aPage()
    const inDialog = aPage(Response.json({ id: 8 }))

    const { sent } = await send(page, inDialog.api)

    expect([sent, page.calls]).toEqual([expect.objectContaining({ answer: { id: 8 } }), []])
  })

  it('hears what went wrong, and the page stays as it is', async () => {
    const page = aPage(aRefusal({ message: 'Too short' }))

    const { router, sent } = await send(page)

    expect(sent).toEqual({ error: expect.any(ApiError) })
    expect(router.state.errors).toBeNull()
  })
})
