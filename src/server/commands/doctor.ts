import { readConfig } from '../config.ts'
import { checkAddress } from '../doctor/check-address.ts'
import { checkClock } from '../doctor/check-clock.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkDisk } from '../doctor/check-disk.ts'
import { checkEmail } from '../doctor/check-email.ts'
import { checkEncryption } from '../doctor/check-encryption.ts'
import { checkStore } from '../doctor/check-store.ts'
import type { Finding } from '../doctor/finding.ts'
import { complain } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

const MARKS = { good: '✓', warning: '!', problem: '✗' }

/** Looks at everything a site in public needs, and says what to do. Changes nothing of the site and sends no email; in a bucket, one small object comes and goes. */
async function doctor(): Promise<void> {
  const config = readConfig()
  const findings = (await Promise.all([checkAddress(config), checkDatabase(config), checkEmail(config), checkDisk(config), checkStore(config), checkEncryption(config), checkClock(config)])).flat()
  for (const { state, text, advice } of findings) console.log(`${MARKS[state]} ${text}${advice ? `\n  ${advice}` : ''}`)
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length
  console.log(`\n${count('good')} good, ${count('warning')} to look at, ${count('problem')} to fix`)
  if (count('problem') > 0) process.exitCode = 1
}

if (readTyped('npm run doctor')) await doctor().catch(complain)
