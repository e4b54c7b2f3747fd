import pg from 'pg'

/** Address of a database on the PostgreSQL server the tests were given. */
export function addressOf(name: string): string {
  const url = new URL(serverAddress())
  url.pathname = `/${name}`
  return url.href
}

function serverAddress(): string {
  const address = process.env.TEST_DATABASE_URL
  if (!address) throw new Error('The PostgreSQL tests need TEST_DATABASE_URL; npm run check and npm test set it.')
  return address
}

/** Makes or drops a database. */
export async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddress() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
