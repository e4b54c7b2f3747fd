import { readConfig } from '../config.ts'
import { type Comparison } from '../move/move-site.ts'
import { moveToPostgres, moveToSqlite } from '../move/open-move.ts'
import { progressLine } from '../move/progress-line.ts'
import { join } from 'node:path'
import { complain } from './open-for-command.ts'
import { readTyped, refuse } from './read-typed.ts'

const USE = 'npm run move -- --to postgres://USER:PASSWORD@HOST/NAME, or npm run move -- --back'

/** Copies the site from SQLite to PostgreSQL, or back, and proves that every row has arrived. */
async function move(to: string | undefined): Promise<void> {
  const { place, dataDir } = readConfig()
  const file = join(dataDir, 'on-joue.sqlite')
  const onProgress = progressLine(process.stdout)
  if (to !== undefined) {
    if (place.engine === 'postgres') throw new Error('DATABASE_URL is set, so this site is on PostgreSQL already. Unset it to move the SQLite site in DATA_DIR.')
    report(await moveToPostgres({ file, url: to, onProgress }))
    console.log('The site is in PostgreSQL, as it was when the move began. Start it with DATABASE_URL set to that address and the same DATA_DIR, where its pictures are.')
    return
  }
  if (place.engine === 'sqlite') throw new Error('DATABASE_URL isn’t set. To move back, set it to the PostgreSQL database the site is in.')
  report(await moveToSqlite({ file, url: place.url, onProgress }))
  console.log(`The site is in ${file}, as it was when the move began. Start it without DATABASE_URL.`)
}

/** Every table with rows, counted and summed on both ends. */
function report(comparisons: readonly Comparison[]): void {
  const filled = comparisons.filter(({ rows }) => rows[0] > 0)
  const width = Math.max(...filled.map(({ table }) => table.length))
  for (const { table, rows, checksums } of filled) console.log(`${table.padEnd(width)}  ${String(rows[0]).padStart(10)} = ${String(rows[1]).padEnd(10)}  ${checksums[0]} = ${checksums[1]}`)
  const total = comparisons.reduce((sum, { rows }) => sum + rows[0], 0)
  console.log(`${total.toLocaleString('en-US')} rows in ${comparisons.length} tables: all counts and checksums match.`)
}

const typed = readTyped(USE, { options: { to: { type: 'string' }, back: { type: 'boolean' } } })
if (typed) {
  const { to, back } = typed.values
  if ((to === undefined) === (back === undefined)) refuse('Say where the site goes: --to or --back.', USE)
  else if (to !== undefined && !/^postgres(ql)?:\/\/./.test(to)) refuse('--to takes an address like postgres://user:password@host/name.', USE)
  else await move(to).catch(complain)
}
