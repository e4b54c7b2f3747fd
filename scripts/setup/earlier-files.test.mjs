import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropOldFiles, saveEarlierFiles } from './earlier-files.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

it('a build leaves the files of those before it for a week after the last build that had them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const folders = { built: join(folder, 'built'), earlier: join(folder, 'earlier') }
  const longAgo = new Date(Date.now() - 60 * DAY_MS)
  const build = (...names) => {
    saveEarlierFiles(folders)
    rmSync(folders.built, { recursive: true, force: true })
    mkdirSync(folders.built)
    for (const name of names) writeFileSync(join(folders.built, name), name)
  }

  build('page-1.js', 'shared-1.js')
  for (const name of readdirSync(folders.built)) utimesSync(join(folders.built, name), longAgo, longAgo)
  build('page-2.js', 'shared-1.js')
  dropOldFiles(folders)
  expect(readdirSync(folders.earlier)).toEqual(['page-1.js'])
  dropOldFiles(folders, Date.now() + 6 * DAY_MS)
  expect(readdirSync(folders.earlier)).toEqual(['page-1.js'])
  dropOldFiles(folders, Date.now() + 8 * DAY_MS)

  expect(readdirSync(folders.earlier)).toEqual([])
})
