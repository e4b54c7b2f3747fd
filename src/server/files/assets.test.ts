import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Assets } from './assets.ts'

/** A built folder with a script and a font. */
function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-assets-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  onTestFinished(remove)
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'site-1.js'), 'const we = "play"\n'.repeat(100))
  writeFileSync(join(folder, 'assets', 'font-1.woff2'), 'a font')
  return { assets: new Assets(folder), remove }
}

const ask = (headers: Record<string, string> = {}) => new Request('http://on-joue.test/', { headers })

it('a running site serves its own files after the next build has replaced them', async () => {
  const { assets, remove } = aBuild()
  remove()

  const answer = await assets.answer(ask(), '/assets/site-1.js')

  expect(await answer?.text()).toContain('const we = "play"')
  expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('a script is compressed and a font isn’t, and what a browser has already isn’t sent again', async () => {
  const { assets } = aBuild()
  const brotli = { 'accept-encoding': 'br' }
  const [script, font] = [await assets.answer(ask(brotli), '/assets/site-1.js'), await assets.answer(ask(brotli), '/assets/font-1.woff2')]

  expect([script, font].map((answer) => answer?.headers.get('content-encoding'))).toEqual(['br', null])
  const known = { ...brotli, 'if-none-match': script?.headers.get('etag') ?? '' }
  expect((await assets.answer(ask(known), '/assets/site-1.js'))?.status).toBe(304)
  expect(await assets.answer(ask(), '/assets/site-2.js')).toBeUndefined()
})
