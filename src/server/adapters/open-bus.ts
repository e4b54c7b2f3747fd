import { DatabaseSync } from 'node:sqlite'
import type { DatabaseTarget } from '../../db/connection.ts'
import type { Bus } from '../../domain/site/bus.ts'
import { readChange } from '../../domain/site/cache-tags.ts'
import { Listeners } from './bus-listeners.ts'
import { postgresBus } from './postgres-bus.ts'

const POLL_MS = 200

/** The bus that fits the engine. Both hear of other processes' changes too. */
export const openBus = (place: DatabaseTarget): Promise<Bus> =>
  place.engine === 'sqlite' ? Promise.resolve(sqliteBus(place.file)) : postgresBus(place.url)

/** Looks for new rows whenever the file was written, which `data_version` tells for next to nothing. */
function sqliteBus(file: string): Bus {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 20 })
  const listeners = new Listeners()
  const version = database.prepare('pragma data_version')
  const news = database.prepare('select id, kind from site_change where id > ? order by id')
  const newest = database.prepare('select coalesce(max(id), 0) as id from site_change').get()
  let seenVersion: unknown
  let seenId = Number(newest?.['id'])

  const look = () => {
    const now = version.get()?.['data_version']
    if (now === seenVersion) return
    seenVersion = now
    for (const { id, kind } of news.all(seenId)) {
      seenId = Number(id)
      listeners.emit(readChange(String(kind)))
    }
  }
  const timer = setInterval(() => ignoringLocks(look), POLL_MS)
  timer.unref()
  return {
    subscribe: listeners.subscribe,
    wake: async () => look(),
    close: async () => {
      clearInterval(timer)
      database.close()
    },
  }
}

function ignoringLocks(look: () => void) {
  try {
    look()
  } catch {
    // Locked for a moment; the next turn looks again.
  }
}
