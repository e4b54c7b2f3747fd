import { checkRecipients } from '../backup/encryption.ts'
import type { Config } from '../config.ts'
import { type Finding, good, problem, warning } from './finding.ts'

/** Whether backups are encrypted. A site may do without. */
export async function checkEncryption({ backupRecipients }: Pick<Config, 'backupRecipients'>): Promise<Finding> {
  if (backupRecipients.length === 0) return warning('Backups aren’t encrypted.', 'That’s fine where no one else can read them. To have a key that only the owner keeps: npm run backup:key.')
  try {
    await checkRecipients(backupRecipients)
    return good('Backups are encrypted. Check that the file with the key is still where you keep it.')
  } catch (error) {
    return problem('Backups can’t be made.', error instanceof Error ? error.message : String(error))
  }
}
