import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, for the code in `src` and the bundle in `dist/server` alike. */
export const ROOT = folderWith('package.json', import.meta.dirname)
/** What `npm run build` leaves. */
export const BUILD = join(ROOT, 'dist')

function folderWith(file: string, from: string): string {
  return existsSync(join(from, file)) ? from : folderWith(file, dirname(from))
}
