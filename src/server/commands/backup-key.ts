import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeKey } from '../backup/encryption.ts'
import { complain } from './open-for-command.ts'
import { readTyped, refuse } from './read-typed.ts'

const USE = 'npm run backup:key -- FILE'

/** Makes a key for backups, and says how to keep it. */
async function makeKeyFile(file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} already exists, and a key in it may open backups. Choose another name.`)
  const { identity, recipient } = await makeKey()
  // As age-keygen writes it, so that the program age opens backups with this file, too.
  writeFileSync(file, `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 })
  console.log(`The key is in ${resolve(file)}.

1. Set its public part where the site runs, and restart the site. New backups are then encrypted:
   BACKUP_RECIPIENT=${recipient}
2. Move the file away from this machine. Keep two copies in different places, such as a password manager and a printout.
3. Try it once: npm run restore -- BACKUP --identity ${file}, into an empty DATA_DIR or database.

Without this file, no one can open the backups, and no one can make it again. Backups made before stay unencrypted until newer ones replace them.`)
}

const typed = readTyped(USE, { most: 1 })
const [file] = typed?.words ?? []
if (file !== undefined) await makeKeyFile(file).catch(complain)
else if (typed) refuse('Missing name for the new key file.', USE)
