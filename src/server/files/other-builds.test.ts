import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aStore } from '../../../tests/support/files/a-store.ts'
import { Assets } from './assets.ts'
import { OtherBuilds, shareBuild } from './other-builds.ts'
import { withStore } from './with-store.ts'

/** A folder with these files in `assets`. */
function aBuild(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  for (const name of names) writeFileSync(join(folder, 'assets', name), `this is ${name}`)
  return { folder, assets: join(folder, 'assets') }
}

const textOf = async (assets: Assets, path: string) => (await assets.answer(new Request('http://on-joue.test/'), path))?.text()

it('a running site serves the files of the build that has taken its place on the disk, and of those before it', async () => {
  const [own, next, before] = [aBuild('site-aaaaaaaa.js'), aBuild('site-bbbbbbbb.js'), aBuild('site-00000000.js')]
  const assets = new Assets(own.folder, new OtherBuilds(undefined, { folders: [next.assets, before.assets] }))

  expect(await textOf(assets, '/assets/site-bbbbbbbb.js')).toBe('this is site-bbbbbbbb.js')
  expect(await textOf(assets, '/assets/site-00000000.js')).toBe('this is site-00000000.js')
  const answer = await assets.answer(new Request('http://on-joue.test/'), '/assets/site-bbbbbbbb.js')
  expect([answer?.headers.get('content-type'), answer?.headers.get('cache-control')]).toEqual(['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'])
})

it('nothing but hashed files is looked for in other builds', async () => {
  const next = aBuild('site-bbbbbbbb.js', 'secret.json')
  const assets = new Assets(aBuild().folder, new OtherBuilds(undefined, { folders: [next.assets] }))

  for (const path of ['/assets/secret.json', '/site-bbbbbbbb.js', '/assets/../assets/site-bbbbbbbb.js', '/assets/x/site-bbbbbbbb.js', '/assets/site-cccccccc.js']) {
    expect(await textOf(assets, path), path).toBeUndefined()
  }
})

it('each of two machines serves the files of the other’s build, from the bucket, and goes on without it', async () => {
  const store = await aStore()
  const [one, other] = [aBuild('site-aaaaaaaa.js', 'shared-00000000.js'), aBuild('site-bbbbbbbb.js', 'shared-00000000.js')]
  let nowMs = 0
  const running = ({ folder }: { folder: string }) => new Assets(folder, new OtherBuilds(store.place, { folders: [], nowMs: () => nowMs }))
  const [onOne, onOther] = [running(one), running(other)]
  await shareBuild(store.place, one.assets)
  expect(await textOf(onOne, '/assets/site-bbbbbbbb.js')).toBeUndefined()
  await shareBuild(store.place, other.assets)
  nowMs += 5_000

  expect(await textOf(onOne, '/assets/site-bbbbbbbb.js')).toBe('this is site-bbbbbbbb.js')
  expect(await textOf(onOther, '/assets/site-aaaaaaaa.js')).toBe('this is site-aaaaaaaa.js')
  expect((await withStore(store.place, (bucket) => bucket.list('assets/'))).map(({ key }) => key)).toEqual(['assets/shared-00000000.js', 'assets/site-aaaaaaaa.js', 'assets/site-bbbbbbbb.js'])
  await store.stop()
  nowMs += 5_000
  expect(await textOf(onOne, '/assets/site-bbbbbbbb.js')).toBe('this is site-bbbbbbbb.js')
  expect(await textOf(onOne, '/assets/site-cccccccc.js')).toBeUndefined()
})

it('names that no build has cost the bucket one request in five seconds', async () => {
  const store = await aStore()
  let nowMs = 0
  const others = new OtherBuilds(store.place, { folders: [], nowMs: () => nowMs })
  expect(await others.read('/assets/site-00000000.js')).toBeUndefined()
  await shareBuild(store.place, aBuild('site-aaaaaaaa.js').assets)

  nowMs = 4_999
  expect(await others.read('/assets/site-aaaaaaaa.js')).toBeUndefined()
  nowMs = 5_000
  expect(await others.read('/assets/site-aaaaaaaa.js')).toBeDefined()
})
