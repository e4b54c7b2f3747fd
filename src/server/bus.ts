import { EventEmitter } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { impatientSocket } from '../db/circuit-breaker.ts'
import type { Place } from '../db/connection.ts'
import { type Bus, CHANGE_CHANNEL, CHANGES, type Change } from '../domain/bus.ts'

const POLL_MS = 200
const RECONNECT_MS = 1_000
/** How long a connection to PostgreSQL may take to come about. */
const CONNECT_MS = 4_000
/** Nothing travels for hours when nothing changes, so the connection is asked now and then, and given up when it is silent. */
const HEARTBEAT_MS = 5_000
const SILENCE_MS = 12_000
/** How long whoever has made a change waits until this process has heard of it; it hears later then. */
const WAKE_MS = 2_000

/** The bus that fits the engine. Both hear of other processes' changes too. */
export const openBus = (place: Place): Promise<Bus> =>
  place.engine === 'sqlite' ? Promise.resolve(sqliteBus(place.file)) : postgresBus(place.url)

class Listeners {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  emit(kind: string) {
    this.#emitter.emit('change', CHANGES.find((change) => change === kind) ?? 'everything')
  }
  subscribe = (listener: (change: Change) => void) => {
    this.#emitter.on('change', listener)
    return () => void this.#emitter.off('change', listener)
  }
}

/** Looks for new rows whenever the file was written, which `data_version` tells for next to nothing. */
function sqliteBus(file: string): Bus {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 20 })
  const listeners = new Listeners()
  const version = database.prepare('pragma data_version')
  const news = database.prepare('select id, kind from site_change where id > ? order by id')
  const newest = database.prepare('select coalesce(max(id), 0) as id from site_change').get() as { id: number }
  let seenVersion: unknown
  let seenId = newest.id

  const look = () => {
    const now = version.get()?.['data_version']
    if (now === seenVersion) return
    seenVersion = now
    for (const { id, kind } of news.all(seenId) as unknown as { id: number; kind: string }[]) {
      seenId = id
      listeners.emit(kind)
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

/** Listens on a connection of its own. After a lost connection anything may have been missed, so everything counts as changed. */
async function postgresBus(url: string): Promise<Bus> {
  const listeners = new Listeners()
  let client: pg.Client | undefined
  /** One question at a time: a connection answers no second one meanwhile. */
  let asking: Promise<void> = Promise.resolve()
  let closed = false

  const connect = async () => {
    const stream = () => impatientSocket(SILENCE_MS)
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, stream })
    fresh.on('notification', ({ payload }) => listeners.emit(payload ?? 'everything'))
    fresh.on('error', () => {})
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANGE_CHANNEL}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    // Only now: a failed attempt ends as well, and answering that with a loop of its own doubles them every second.
    fresh.once('end', () => void reconnect())
    client = fresh
    if (closed) await fresh.end()
  }
  const reconnect = async () => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref())
      const connected = !closed && (await connect().then(() => true, () => false))
      if (connected) return listeners.emit('everything')
    }
  }
  await connect()
  // The server answers in order on this connection: after the answer every earlier notification has arrived.
  const ask = () => (asking = asking.then(async () => void (await client?.query('select 1').catch(() => {}))))
  const heartbeat = setInterval(ask, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    subscribe: listeners.subscribe,
    wake: () => Promise.race([ask(), wait(WAKE_MS, undefined, { ref: false })]),
    close: async () => {
      closed = true
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
    },
  }
}
