import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aMigratedPlace } from '../../support/a-database.ts'
import { NODE_VARIABLES } from '../../support/node-variables.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-commands-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Variables that lead to a site. */
async function aSitesVariables(): Promise<Record<string, string>> {
  const place = await aMigratedPlace()
  if (place.engine === 'postgres') return { DATABASE_URL: place.url }
  const folder = aFolder()
  copyFileSync(place.file, join(folder, 'on-joue.sqlite'))
  return { DATA_DIR: folder }
}

/** Types a command of the owner's. @returns its exit code and everything it prints */
const typed = (env: Record<string, string>, name: string, ...args: string[]): Promise<{ code: unknown; out: string; complaint: string }> =>
  new Promise((resolve) => {
    const options = { env: { ...NODE_VARIABLES, ...env } }
    execFile(process.execPath, [`src/server/commands/${name}.ts`, ...args], options, (error, out, complaint) =>
      resolve({ code: error ? error.code : 0, out, complaint }),
    )
  })

it('a fact from the command line keeps the rules of the office, and every complaint is told in words', async () => {
  const env = await aSitesVariables()
  const before = await typed(env, 'facts', 'pricing')

  const complaints = [
    [['short=', 'answer='], 'Please enter the short answer.\nPlease enter the answer.\n'],
    [[`short=${'x'.repeat(121)}`], 'The short answer cannot exceed 120 characters.\n'],
    [['shrt=From 12 dollars'], 'Use one of label, question, short, answer, state, standing. Example: short="June 2027" state=known\n'],
    [['state=maybe'], 'state must be one of known, being-decided, not-decided, no.\n'],
  ] as const
  for (const [words, complaint] of complaints) expect(await typed(env, 'facts', 'pricing', ...words)).toEqual({ code: 1, out: '', complaint })
  const unknown = await typed(env, 'facts', 'prices', 'short=From 12 dollars')

  expect(unknown).toEqual({ code: 1, out: '', complaint: 'No fact with the key "prices". Run "npm run facts" to list them all.\n' })
  expect(before).toMatchObject({ code: 0, out: expect.stringMatching(/^pricing {2}\[not-decided\] {2}/), complaint: '' })
  expect(await typed(env, 'facts', 'pricing')).toEqual(before)
})

it('a wrong configuration is told in words by every command', async () => {
  for (const [name, ...args] of [['inbox'], ['backup'], ['restore', 'a-file']] as const) {
    const complaint = "The site can't start. Check these environment variables:\n  PORT: expected a port number from 0 to 65535, got \"x\".\n"

    expect(await typed({ PORT: 'x' }, name, ...args)).toEqual({ code: 1, out: '', complaint })
  }
})

it('a folder without a site is not taken for the owner’s: it is named, and never backed up', async () => {
  const folder = join(aFolder(), 'typo')

  const backup = await typed({ DATA_DIR: folder }, 'backup')
  const isThere = existsSync(folder)
  const inbox = await typed({ DATA_DIR: folder }, 'inbox')

  expect(backup).toEqual({ code: 1, out: '', complaint: `No site found in ${folder}. If your data is somewhere else, set DATA_DIR.\n` })
  expect(isThere).toBe(false)
  const complaint = `No site found in ${folder}. Creating an empty one there. If your data is somewhere else, set DATA_DIR.\n`
  expect(inbox).toEqual({ code: 0, out: 'No messages yet.\n', complaint })
})

it('a command that is asked for its use, or typed wrongly, tells its use and does nothing', async () => {
  const folder = join(aFolder(), 'none')
  const wrong = [['inbox', '--help-me'], ['waitlist', 'all'], ['facts', '--all'], ['admin'], ['recount', '--dry-run'], ['backup', 'here'], ['restore', 'one', 'two'], ['sample-remove', '--all']] as const

  for (const [name, ...words] of wrong) {
    const complaint = expect.stringMatching(new RegExp(`^[^\\n]+\\nUsage: npm run ${name.replace('-', ':')}`)) as string
    expect(await typed({ DATA_DIR: folder }, name, ...words)).toEqual({ code: 1, out: '', complaint })
  }

  expect(await typed({ DATA_DIR: folder }, 'recount', '--help')).toEqual({ code: 0, out: 'Usage: npm run recount\n', complaint: '' })
  expect(existsSync(folder)).toBe(false)
})

it('wishes about a member that contradict one another are refused, and so is an app to forget where there is none', async () => {
  const env = await aSitesVariables()
  await typed(env, 'admin', 'zoe', '--create', '--email', 'zoe@example.com', '--role', 'member')

  const complaints = [
    [['--email', 'other@example.com'], 'Use --create and --email together.'],
    [['--forget-authenticator', '--role', 'member'], "--forget-authenticator can't be combined with other options."],
    [['--role', 'owner'], 'Role must be one of member, moderator, admin.'],
  ] as const
  for (const [words, complaint] of complaints) {
    expect(await typed(env, 'admin', 'zoe', ...words)).toMatchObject({ code: 1, out: '', complaint: expect.stringContaining(`${complaint}\nUsage: npm run admin`) })
  }
  expect(await typed(env, 'admin', 'zoe', '--forget-authenticator')).toEqual({ code: 1, out: '', complaint: "zoe doesn't have an authenticator app.\n" })
})
