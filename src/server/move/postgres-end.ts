import pg from 'pg'
import { keyOf, type Row, type Value } from './moved-tables.ts'
import { type MoveEnd, type MoveTarget, pageOf, PROGRESS, withoutNul } from './move-ends.ts'

/** Any number that nothing else in the database locks. */
const MOVE_LOCK = 20_260_028

const TYPES = { text: 'text', integer: 'bigint' }

/** A PostgreSQL database to read from, as it was when this began. */
export async function postgresSource(url: string): Promise<MoveEnd> {
  const client = await connect(url)
  await client.query('begin isolation level repeatable read, read only')
  return reading(client)
}

/** A PostgreSQL database to fill. Its tables are there already. */
export async function postgresTarget(url: string): Promise<MoveTarget> {
  const client = await connect(url)
  const { rows: [lock] } = await client.query('select pg_try_advisory_lock($1) as taken', [MOVE_LOCK])
  if (!lock.taken) throw new Error('Another move into that database is under way.')
  await client.query(`create table if not exists ${PROGRESS} (table_name text primary key, last_key text not null)`)
  return {
    ...reading(client),
    progress: async () => {
      const { rows } = await client.query(`select table_name, last_key from ${PROGRESS}`)
      return new Map(rows.map(({ table_name, last_key }) => [table_name, JSON.parse(last_key)]))
    },
    writeRows: async (table, rows) => {
      const names = table.columns.map(({ name }) => `"${name}"`).join(', ')
      const lists = table.columns.map(({ type }, index) => `$${index + 1}::${TYPES[type]}[]`).join(', ')
      const columns = table.columns.map((_, index) => rows.map((row) => withoutNul(row[index] ?? null)))
      await client.query('begin')
      await client.query(`insert into "${table.name}" (${names}) overriding system value select * from unnest(${lists})`, columns)
      const note = `insert into ${PROGRESS} values ($1, $2) on conflict (table_name) do update set last_key = excluded.last_key`
      await client.query(note, [table.name, JSON.stringify(keyOf(table, rows.at(-1)!))])
      await client.query('commit')
    },
    setLastNumbers: async (numbers) => {
      for (const [name, last] of numbers) await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2, $3)`, [`"${name}"`, Math.max(last, 1), last > 0])
    },
    finish: async () => {
      await client.query(`drop table ${PROGRESS}`)
      await client.query('analyze')
    },
  }
}

/** @throws Error that names the database without its address, which may hold a password */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new Error(`Can't connect to PostgreSQL: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Counts and numbers as numbers: none here nears 2^53. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)

const reading = (client: pg.Client): MoveEnd => ({
  countRows: async ({ name }) => (await client.query(`select count(*) as count from "${name}"`)).rows[0].count,
  readRows: async (table, after, most) => {
    const text = pageOf(table, after, (index) => `$${index + 1}`)
    const { rows } = await client.query<Value[]>({ text, values: [...(after ?? []), most], rowMode: 'array' })
    return rows as Row[]
  },
  lastNumbers: async (tables) => {
    const numbers = new Map<string, number>()
    for (const { name } of tables.filter(({ isNumbered }) => isNumbered)) {
      const { rows } = await client.query(`select coalesce(pg_sequence_last_value(pg_get_serial_sequence($1, 'id')::regclass), 0) as last`, [`"${name}"`])
      numbers.set(name, rows[0].last)
    }
    return numbers
  },
  close: () => client.end(),
})
