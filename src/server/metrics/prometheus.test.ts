import { expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { saveLastBackup } from '../../domain/backups/last-backup.ts'
import { prometheusMetrics } from './prometheus.ts'

const LAST_BACKUP = /^onjoue_last_backup_timestamp_seconds (\d+)$/m

it('the metrics tell when the last good backup was made, whichever process made it, and 0 while there is none', async () => {
  const { site } = await aSite()
  const { read } = prometheusMetrics({ ...site, backsUpDaily: true })
  expect((await read())?.match(LAST_BACKUP)?.[1]).toBe('0')

  await saveLastBackup(site, { at: '2026-05-01T12:00:00.000Z', file: 'on-joue-2026-05-01.tar.gz', bytes: 1_000 })

  expect((await read())?.match(LAST_BACKUP)?.[1]).toBe(String(Date.parse('2026-05-01T12:00:00.000Z') / 1_000))
})

it('the metrics say nothing of backups where none is expected', async () => {
  const { site } = await aSite()

  expect(await prometheusMetrics({ ...site, backsUpDaily: false }).read()).not.toMatch(LAST_BACKUP)
})
