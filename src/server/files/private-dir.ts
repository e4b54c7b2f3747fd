import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Makes sure of a folder that the site writes to; a new one is closed to the machine's other users.
 *
 * @throws Error naming the variable that leads there
 */
export function ownFolder(variable: 'DATA_DIR' | 'BACKUP_DIR', folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${variable}: can't write to "${folder}": ${why}`, { cause: error })
  }
}
