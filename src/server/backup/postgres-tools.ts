import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { childEnvironment } from '../config.ts'

/**
 * Runs one of PostgreSQL's own programs. The password travels in the environment, never on the command line.
 *
 * @throws Error with what the program said, or naming where it was looked for
 */
export async function runPostgresTool(name: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<void> {
  const tool = await findTool(name)
  const { address, environment } = withoutPassword(url)
  const { code, complaint } = await run(tool, [...args, '--dbname', address], environment)
  if (code !== 0) throw new Error(`${name} failed: ${complaint.trim() || `exit code ${code}`}`)
}

/** A program of the newest version there is: it reads every older server, while an older one refuses a newer server. */
async function findTool(name: string): Promise<string> {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => `/usr/lib/postgresql/${version}/bin`)
  const folders = [...newestFirst, ...(childEnvironment().PATH ?? '').split(delimiter)]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found) return found
  throw new Error(`Backing up PostgreSQL needs ${name}, which isn't installed. Install the PostgreSQL client tools (Debian: postgresql-client).`)
}

function withoutPassword(url: string): { address: string; environment: Record<string, string> } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, environment: password === '' ? {} : { PGPASSWORD: password } }
}

function run(program: string, args: readonly string[], environment: Record<string, string>): Promise<{ code: number | null; complaint: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: childEnvironment(environment), stdio: ['ignore', 'ignore', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, complaint }))
  })
}
