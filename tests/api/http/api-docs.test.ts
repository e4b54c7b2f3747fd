import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../src/api/openapi/openapi-document.ts'
import { apiRoutes } from '../../../src/api/routes.ts'
import { PAGE_HEADERS } from '../../../src/server/http/headers.ts'
import { anApp } from '../../support/a-site.ts'

const SPECIAL = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as Record<string, string>
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign)

describe('the page about the API', () => {
  it('shows every call with an anchor, its summary, its parameters, and the fields of its body with their limits', async () => {
    const { ask, site } = await anApp()

    const page = await (await ask('/api/docs')).text()

    for (const [path, methods] of Object.entries(openApiDocument(apiRoutes(site)).paths)) {
      for (const { operationId, summary, parameters = [] } of Object.values(methods)) {
        const part = page.split(`<article id="${operationId}"`)[1]?.split('</article>')[0] ?? ''
        expect(part, operationId).toContain(`<code>${path}</code>`)
        expect(part, operationId).toContain(escaped(summary))
        for (const { name } of parameters) expect(part, operationId).toContain(`<code>${name}</code>`)
      }
    }
    expect(page).toContain('<dt><code>content</code> <b>required</b></dt><dd>string, 10 to 32,000 characters</dd>')
    expect(page).toContain('href="/api/openapi.json"')
  })

  it('gives an example to type and one of the answer', async () => {
    const { ask } = await anApp()

    const page = await (await ask('/api/docs')).text()
    const logIn = page.split('<article id="logIn"')[1]?.split('</article>')[0] ?? ''

    expect(logIn).toContain(
      escaped(
        [
          "curl -X POST 'http://on-joue.test/api/forum/auth/login'",
          '-c cookies.txt',
          "-H 'content-type: application/json'",
          `-d '{"username":"maya","password":"quiet corner 7"}'`,
        ].join(' \\\n  '),
      ),
    )
    expect(logIn).toContain(escaped('"email": "maya@example.com"'))
  })

  it('holds the content policy of pages: no script, no style of its own, nothing from elsewhere', async () => {
    const { ask } = await anApp()

    const answer = await ask('/api/docs')
    const page = await answer.text()

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers.get('content-security-policy')).toBe(PAGE_HEADERS['content-security-policy'])
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    expect(page).not.toMatch(/(src|href)="(https?:)?\/\//)
  })

  it('is for everyone, may be kept, and is not sent again while it holds; the theme is the visitor’s', async () => {
    const { ask } = await anApp()

    const first = await ask('/api/docs')
    const again = await ask('/api/docs', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    const dark = await ask('/api/docs', { headers: { cookie: 'theme=dark' } })

    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect(first.headers.get('vary')).toBe('accept-encoding, cookie')
    expect(again.status).toBe(304)
    expect(await dark.text()).toContain('<html lang="en-US" data-theme="dark">')
    expect(await first.text()).not.toContain('data-theme')
  })

  it('takes no other method, and has nothing below it', async () => {
    const { ask, post } = await anApp()

    const refused = await post('/api/docs', {})

    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await refused.json()).toEqual({ message: 'This address takes GET or HEAD only.' })
    expect((await ask('/api/docs', { method: 'HEAD' })).status).toBe(200)
    const nothing = await ask('/api/docs/more')
    expect([nothing.status, nothing.headers.get('content-type')]).toEqual([404, 'application/json'])
  })
})
