// How long a forum of a million posts takes from SQLite to PostgreSQL and back, both on the disk, and whether a move that
// is killed at five moments by chance ends with the same rows.
import { spawn } from 'node:child_process'
import { constants, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { environment, ROOT, runtime } from '../../scripts/setup/run.mjs'
import { copyOfForum } from '../cached-forum.mjs'
import { figure, verdict } from '../table.mjs'

const SIZE = { posts: 1_000_000, topics: 50_000, members: 5_000, seed: 1 }
const KILLS = 5
const GOAL_SECONDS = 600

export const columns = ['rows', 'minutes', 'rows a second', 'GB', 'goal']

/** @returns {Promise<string[][]>} a row for each way, and one for the move that was killed */
export async function run() {
  const folder = await copyOfForum(SIZE)
  const postgres = await startPostgres({ say: () => {}, sources: ['system', 'embedded'], isSafe: true })
  const back = mkdtempSync(join(folder, 'back-'))
  try {
    const there = await move(['--to', await aDatabase(postgres, 'there')], folder)
    const home = await move(['--back'], back, addressOf(postgres, 'there'))
    const bytes = [await query(addressOf(postgres, 'there'), 'select pg_database_size(current_database())::float as bytes'), statSync(join(back, 'on-joue.sqlite')).size]
    const killedAt = await moveWithKills(await aDatabase(postgres, 'killed'), folder, there.seconds)
    if (home.checksums !== there.checksums || killedAt.last.checksums !== there.checksums) throw new Error('The ends differ.')
    return [
      toRow('SQLite to PostgreSQL', there, bytes[0]),
      toRow('PostgreSQL to SQLite', home, bytes[1]),
      [`killed after ${killedAt.seconds.map((seconds) => seconds.toFixed(0)).join(', ')} s`, figure(killedAt.last.rows), '', '', '', 'the same counts and checksums: met'],
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const toRow = (name, { rows, seconds }, bytes) => [name, figure(rows), figure(seconds / 60), figure(rows / seconds), figure(bytes / 1e9), verdict(seconds < GOAL_SECONDS, `< ${GOAL_SECONDS / 60} minutes`)]

/** The command, from start to end, its comparison of all rows included. */
async function move(args, dataDir, databaseUrl) {
  const startedAt = performance.now()
  const { code, output } = await begin(args, dataDir, databaseUrl).ended
  if (code !== 0 || !output.includes('all counts and checksums match')) throw new Error(`npm run move -- ${args[0]}: ${output}`)
  const seconds = (performance.now() - startedAt) / 1_000
  console.log(`${args[0]}: ${seconds.toFixed(0)} s`)
  const rows = Number(/([\d,]+) rows in/.exec(output)[1].replaceAll(',', ''))
  return { rows, seconds, checksums: [...output.matchAll(/^(\w+) +\d+ = \d+ +(\w+)/gm)].map(([, table, sum]) => `${table} ${sum}`).join('\n') }
}

function begin(args, dataDir, databaseUrl = '') {
  const child = spawn(runtime(), ['src/server/commands/move.ts', ...args], { cwd: ROOT, env: environment({ NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }) })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
  return { child, ended }
}

/** Killed five times at a moment by chance, each within the part that's left, and run once more. */
async function moveWithKills(url, folder, usualSeconds) {
  const copy = mkdtempSync(join(folder, 'killed-'))
  copyFileSync(join(folder, 'on-joue.sqlite'), join(copy, 'on-joue.sqlite'), constants.COPYFILE_FICLONE)
  const seconds = []
  for (let nth = 0; nth < KILLS; nth += 1) {
    const after = Math.random() * (usualSeconds / KILLS)
    const { child, ended } = begin(['--to', url], copy)
    await Promise.race([wait(after * 1_000), ended])
    child.kill('SIGKILL')
    const { code } = await ended
    if (code === 0) throw new Error(`The move was over before kill ${nth + 1}.`)
    seconds.push(after)
    // PostgreSQL notices that its client is away once it has written what it was sent.
    await untilAlone(url)
  }
  return { seconds, last: await move(['--to', url], copy) }
}

async function untilAlone(url) {
  const others = "select count(*)::float as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'"
  while ((await query(url, others)) > 0) await wait(50)
}

const addressOf = (postgres, name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href

async function aDatabase(postgres, name) {
  await query(postgres.url, `create database ${name}`)
  return addressOf(postgres, name)
}

/** @returns the first value of the first row */
async function query(connectionString, text) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows.length > 0 ? Object.values(rows[0])[0] : undefined
}
