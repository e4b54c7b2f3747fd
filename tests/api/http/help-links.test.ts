import { describe, expect, it } from 'vitest'
import { aForum } from '../../support/a-forum.ts'
import { PAGES } from '../../support/pages.ts'

const FORUM_PAGES = [...new Set(PAGES.filter(({ route, from }) => route.startsWith('/forum') && !from).map(({ route, path }) => path ?? route))]
const HELP = /<nav class="help-links" aria-label="Help">(.*?)<\/nav>/gs

describe('the ways to an answer', () => {
  it.each(FORUM_PAGES)('stand once at %s, after its main heading, always in the same order', async (path) => {
    const { ask } = await aForum()

    const html = await (await ask(path)).text()

    const found = [...html.matchAll(HELP)]
    expect(found.map(([, links = '']) => [...links.matchAll(/<(?:a|button)\b[^>]*>([^<]+)/g)].map(([, name]) => name))).toEqual([
      ['Know Before You Go', 'Contact', 'Assistant'],
    ])
    expect(found[0]?.index).toBeGreaterThan(html.indexOf('<h1'))
  })
})
