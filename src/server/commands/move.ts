import { readConfig } from '../config.ts'
import { type Comparison } from '../move/move-site.ts'
import { moveToPostgres, moveToSqlite } from '../move/open-move.ts'
import { withStore } from '../files/with-store.ts'
import { progressLine } from '../move/progress-line.ts'
import { join } from 'node:path'
import { complain } from './open-for-command.ts'
import { readTyped, refuse } from './read-typed.ts'
import { inDigits } from '../../shared/text/count-words.ts'

const USE = 'npm run move -- --to postgres://USER:PASSWORD@HOST/NAME, npm run move -- --back, or npm run move -- --files [--back]'

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

/** Copies the pictures from DATA_DIR into the bucket, or back, and proves that every file has arrived. */
async function movePictures(isBack: boolean): Promise<void> {
  const { store: place, dataDir } = readConfig()
  if (!place) throw new Error('FILES_URL isn’t set. Set it to the bucket that the pictures go to or come from, with its keys.')
  const [{ folderEnd, storeEnd }, { moveFiles }] = await Promise.all([import('../files/file-ends.ts'), import('../move/move-files.ts')])
  const { files, bytes, copied, extra, checksums } = await withStore(place, (store) => {
    const [folder, bucket] = [folderEnd(join(dataDir, 'uploads')), storeEnd(store)]
    const [source, target] = isBack ? [bucket, folder] : [folder, bucket]
    return moveFiles(source, target, progressLine(process.stdout, 'files'))
  })
  console.log(`${inDigits(files)} files (${inDigits(Math.ceil(bytes / 1024))} kB), ${inDigits(copied)} of them copied now: all checksums match, ${checksums.join(' = ')}.`)
  if (extra > 0) console.log(`${inDigits(extra)} files are only at the place they were copied to. The site deletes those that no picture needs.`)
  console.log(isBack ? 'Start the site without FILES_URL.' : 'Start the site with FILES_URL. Pictures added in the meantime come along when you run this again.')
}

/** Every table with rows, counted and summed on both ends. */
function report(comparisons: readonly Comparison[]): void {
  const filled = comparisons.filter(({ rows }) => rows[0] > 0)
  const width = Math.max(...filled.map(({ table }) => table.length))
  for (const { table, rows, checksums } of filled) console.log(`${table.padEnd(width)}  ${String(rows[0]).padStart(10)} = ${String(rows[1]).padEnd(10)}  ${checksums[0]} = ${checksums[1]}`)
  const total = comparisons.reduce((sum, { rows }) => sum + rows[0], 0)
  console.log(`${inDigits(total)} rows in ${comparisons.length} tables: all counts and checksums match.`)
}

const typed = readTyped(USE, { options: { to: { type: 'string' }, back: { type: 'boolean' }, files: { type: 'boolean' } } })
if (typed) {
  const { to, back, files } = typed.values
  if (files && to === undefined) await movePictures(back === true).catch(complain)
  else if (files || (to === undefined) === (back === undefined)) refuse('Say what goes where: --to, --back, or --files.', USE)
  else if (to !== undefined && !/^postgres(ql)?:\/\/./.test(to)) refuse('--to takes an address like postgres://user:password@host/name.', USE)
  else await move(to).catch(complain)
}
