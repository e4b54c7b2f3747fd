import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openLog } from './log.ts'

/** A file of a log, opened like this. */
function aLogFile(flags: string): { path: string; file: number } {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-log-'))
  const path = join(folder, 'log')
  writeFileSync(path, '')
  const file = openSync(path, flags)
  onTestFinished(() => {
    closeSync(file)
    rmSync(folder, { recursive: true, force: true })
  })
  return { path, file }
}

it('is one JSON line for each thing that happens', () => {
  const { path, file } = aLogFile('a')
  const log = openLog('info', file)

  log.info({ requestId: 'one' })
  log.fatal({ err: new Error('It broke.') }, 'uncaught error outside a request')

  const lines = readFileSync(path, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([{ level: 30, requestId: 'one' }, { level: 60, err: { message: 'It broke.' }, msg: 'uncaught error outside a request' }])
})

it('that cannot be written stops no one, not even the last word of a process', () => {
  const { path, file } = aLogFile('r')
  const log = openLog('info', file)

  for (let line = 0; line < 1_000; line += 1) log.info({ line })
  log.fatal('uncaught error outside a request')

  expect(readFileSync(path, 'utf8')).toBe('')
})
