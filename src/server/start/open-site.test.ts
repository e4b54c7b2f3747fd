import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aMigratedPlace, ENGINE } from '../../../tests/support/a-database.ts'
import type { DatabaseTarget } from '../../db/connection.ts'
import { PASSWORD_COST } from '../../domain/accounts/password/password-hash.ts'
import { limitRules } from '../../domain/site/limit-rules.ts'
import { openSite } from './open-site.ts'
import { ownFolder } from '../files/private-dir.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-open-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const USUAL = { limits: limitRules(), siteUrl: new URL('http://on-joue.test'), isSiteUrlSet: true, smtpUrl: undefined, backsUpDaily: true }

it('a site hashes passwords at the full cost unless a test says otherwise', async () => {
  const { site, close } = await openSite({ place: await aMigratedPlace(), dataDir: aFolder(), ...USUAL })
  onTestFinished(close)

  expect(site.passwordCost).toBe(PASSWORD_COST)
})

it('a database that cannot be used is named by the variable that leads there, without its password', async () => {
  const dataDir = aFolder()
  const file = join(dataDir, 'on-joue.sqlite')
  writeFileSync(file, 'A letter, and no database at all.')
  const place: DatabaseTarget = ENGINE === 'sqlite' ? { engine: 'sqlite', file } : { engine: 'postgres', url: 'postgres://rosa:geheim@localhost:1/site' }
  const opening = openSite({ place, dataDir, ...USUAL })

  await expect(opening).rejects.toThrow(
    ENGINE === 'sqlite'
      ? `The database ${file} (DATA_DIR) can't be opened: file is not a database`
      : /^(?!.*geheim)The PostgreSQL database \(DATABASE_URL\) can't be opened: .*ECONNREFUSED/,
  )
})

it('a folder of the site’s own is closed to others when it is new, and named by its variable when it is none', () => {
  const home = aFolder()
  writeFileSync(join(home, 'a-file'), '')

  ownFolder('BACKUP_DIR', join(home, 'new', 'backups'))

  expect(statSync(join(home, 'new', 'backups')).mode & 0o777).toBe(0o700)
  expect(() => ownFolder('BACKUP_DIR', join(home, 'a-file'))).toThrow(/^BACKUP_DIR: can't write to ".*a-file": /)
})
