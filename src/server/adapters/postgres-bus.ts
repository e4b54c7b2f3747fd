import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { impatientSocket } from '../../db/impatient-socket.ts'
import { type Bus, CHANGE_CHANNEL } from '../../domain/site/bus.ts'
import { EVERYTHING, readChange } from '../../domain/site/cache-tags.ts'
import { Queue } from '../../shared/concurrency.ts'
import { Listeners } from './bus-listeners.ts'

const RECONNECT_MS = 500
/** How long a connection to PostgreSQL may take to come about. */
const CONNECT_MS = 2_000
/** Nothing travels for hours when nothing changes, so the connection is asked now and then, and given up when it is silent. */
const HEARTBEAT_MS = 5_000
const SILENCE_MS = 12_000
/** How long who made a change waits until this process has heard of it. */
const WAKE_MS = 1_000

/** Listens on a connection of its own. After a lost connection anything may have been missed, so everything counts as changed. */
export async function postgresBus(url: string): Promise<Bus> {
  const listeners = new Listeners()
  let client: pg.Client | undefined
  /** One question at a time: a connection answers no second one before the first. */
  const questions = new Queue({ concurrency: 1 })
  let closed = false

  const connect = async () => {
    const stream = () => impatientSocket(SILENCE_MS)
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, stream })
    fresh.on('notification', ({ payload }) => listeners.emit(readChange(payload ?? '')))
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
      if (connected) return listeners.emit(EVERYTHING)
    }
  }
  await connect()
  // The server answers in order on this connection: after the answer every earlier notification has arrived.
  const ask = (): Promise<boolean> => questions.run(() => answers(client))
  const heartbeat = setInterval(ask, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    subscribe: listeners.subscribe,
    wake: async () => {
      // Without an answer the change just made may go unheard, and must not be shown the way it was.
      if (!(await Promise.race([ask(), wait(WAKE_MS, false, { ref: false })]))) listeners.emit(EVERYTHING)
    },
    close: async () => {
      closed = true
      clearInterval(heartbeat)
      await client?.end().catch(() => {})
    },
  }
}

const answers = async (client: pg.Client | undefined): Promise<boolean> =>
  client !== undefined && client.query('select 1').then(() => true, () => false)
