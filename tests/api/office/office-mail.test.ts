import { expect, it } from 'vitest'
import { aForum } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { cookieIn, registered } from '../../support/members.ts'

const HOSTILE = '<script>window.__hit=1</script><img src=x onerror="window.__hit=1">'

it('shows the HTML of an email to the office’s own page only, where it may do nothing but be seen [Q010]', async () => {
  const app = await anApp()
  const { headers, user } = await registered(app, 'rosa')
  await app.site.db.updateTable('member').set({ role: 'admin' }).where('id', '=', user.id).execute()
  await app.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: HOSTILE })
  const { id } = await app.site.db.selectFrom('outbox').select('id').where('template', '=', 'contact-received').executeTakeFirstOrThrow()

  const answer = await app.ask(`/api/office/mail/${id}/html`, { headers })

  expect(cookieIn(answer)).toBe('')
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
  )
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const html = await answer.text()
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script')
  const list = await app.ask('/api/office/mail', { headers })
  expect(list.headers.get('x-frame-options')).toBe('DENY')
  expect(list.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

it('answers strange questions about email without a stumble [Q012]', async () => {
  const { rosa, sendAs } = await aForum()

  for (const path of ['?state=lost&page=-1&q=%00', '?q=%25%5C', '?page=999999999&limit=100000']) {
    expect((await sendAs(rosa, 'GET', `/api/office/mail${path}`)).status).toBe(200)
  }
  for (const id of ['0', '01', 'x', '99999999999']) {
    expect((await sendAs(rosa, 'GET', `/api/office/mail/${id}/html`)).status).toBe(404)
    expect((await sendAs(rosa, 'PUT', `/api/office/mail/${id}/sending`)).status).toBe(404)
  }
})
