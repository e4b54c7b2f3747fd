import { endBackupRun, saveRunSign, RUN_SIGN_MS } from '../../domain/backups/backup-run.ts'
import type { Site } from '../../domain/site/site.ts'

/**
 * Does the work of a backup, says every now and then that it still does, and notes how it ended.
 *
 * @throws whatever `work` throws
 */
export async function whileRunning(site: Pick<Site, 'db' | 'clock'>, run: string, work: () => Promise<void>): Promise<void> {
  // A sign that couldn't be given is given next time.
  const signs = setInterval(() => void saveRunSign(site, run).catch(() => {}), RUN_SIGN_MS)
  try {
    await work()
    await endBackupRun(site, run, null)
  } catch (error) {
    await endBackupRun(site, run, error instanceof Error ? error.message : String(error))
    throw error
  } finally {
    clearInterval(signs)
  }
}
