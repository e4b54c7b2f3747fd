import pg from 'pg'

/** Address of a database on the PostgreSQL server the tests were given. */
export function addressOf(name: string): string {
  const url = new URL(serverAddress())
  url.pathname = `/${name}`
  return url.href
}

function serverAddress(): string {
  const address = process.env.TEST_DATABASE_URL
  if (!address) throw new Error('The PostgreSQL tests need TEST_DATABASE_URL; npm test sets it.')
  return address
}

let owner: Promise<pg.Client> | undefined

/** Makes or drops a database. */
export async function asOwner(statement: string): Promise<void> {
  owner ??= connectAsOwner()
  const client = await owner
  await client.query(statement)
}

/** One connection for all tests of a process; it does not keep the process alive. */
async function connectAsOwner(): Promise<pg.Client> {
  // Its types do not know `unref`.
  const client: pg.Client & { unref?(): void } = new pg.Client({ connectionString: serverAddress() })
  const forget = () => (owner = undefined)
  client.once('error', forget).once('end', forget)
  await client.connect()
  client.unref?.()
  return client
}
