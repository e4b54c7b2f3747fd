import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findCompressed, saveCompressed } from './compressed-files.ts'
import { compressSmall } from '../http/compression.ts'

const PAGE = new TextEncoder().encode('We play. '.repeat(100))
const OTHER = new TextEncoder().encode('We played. '.repeat(100))
const aFile = async (bytes: Uint8Array<ArrayBuffer>) => ({ bytes, br: await compressSmall(bytes) })

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-compressed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'compressed')
}

it('what the build has compressed is found by what it was', async () => {
  const folder = aFolder()
  const file = await aFile(PAGE)
  saveCompressed([file], folder)

  expect(findCompressed(PAGE, folder)).toEqual(new Uint8Array(file.br))
  expect(findCompressed(OTHER, folder)).toBeUndefined()
})

it('takes the place of what was compressed before', async () => {
  const folder = aFolder()
  saveCompressed([await aFile(PAGE)], folder)
  saveCompressed([await aFile(OTHER)], folder)

  expect(readdirSync(folder)).toHaveLength(1)
  expect(findCompressed(PAGE, folder)).toBeUndefined()
})

it('nothing is found where no one has built yet, nor where the file is damaged', async () => {
  const folder = aFolder()
  expect(findCompressed(PAGE, folder)).toBeUndefined()

  saveCompressed([await aFile(PAGE)], folder)
  truncateSync(join(folder, readdirSync(folder)[0] ?? ''), 5)

  expect(findCompressed(PAGE, folder)).toBeUndefined()
})
