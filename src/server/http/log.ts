import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import { errorField } from '../../shared/errors.ts'
import type { AnsweredRequest, Metrics } from '../metrics/metrics.ts'

export type { Logger }

const STANDARD_OUTPUT = 1
/** How often a reader that is behind is waited for, a millisecond each time. */
const TRIES = 100

/** How long a line waits for others to be written with, in milliseconds; a warning or worse is written at once. */
const BATCH_MS = 100
const BATCH_CHARS = 16_384
const WARNING = 40

/**
 * One JSON line for whatever happens. Callers pass ids and figures only: no text of people, addresses or tokens. A line
 * that cannot be written, because the disk is full or no one reads anymore, is lost, and the site continues: pino's own
 * way to write stops the process then, or waits for room without end.
 *
 * @param file - an open file; standard output unless told otherwise
 */
export function openLog(level: string, file = STANDARD_OUTPUT): Logger {
  const batch = new Batch(file)
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } }, batch)
}

const METADATA: unique symbol = Symbol.for('pino.metadata')

/** Lines that are written together. What still waits when the process exits is written then. */
class Batch {
  /** Has pino set `lastLevel`. */
  readonly [METADATA] = true
  lastLevel = 0
  readonly #file: number
  #lines = ''
  #timer: NodeJS.Timeout | undefined

  constructor(file: number) {
    this.#file = file
  }

  write(line: string): void {
    this.#lines += line
    waiting.add(this)
    if (this.lastLevel >= WARNING || this.#lines.length >= BATCH_CHARS) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), BATCH_MS).unref()
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    waiting.delete(this)
    writeOrLose(this.#file, this.#lines)
    this.#lines = ''
  }
}

/** The batches with lines in them. */
const waiting = new Set<Batch>()
process.once('exit', () => waiting.forEach((batch) => batch.flush()))

/** One line a request, and one more in the metrics. */
export function logRequest({ log, metrics }: { log: Logger; metrics: Metrics }, request: AnsweredRequest): void {
  const { requestId, method, route, status, elapsedMs } = request
  log.info({ requestId, method, route, status, ms: Math.round(elapsedMs * 10) / 10 })
  metrics.countRequest(request)
}

function writeOrLose(file: number, line: string): void {
  let left = Buffer.from(line)
  for (let tries = 0; left.length > 0 && tries < TRIES; ) {
    try {
      left = left.subarray(writeSync(file, left))
    } catch (error) {
      if (errorField(error, 'code') !== 'EAGAIN') return
      tries += 1
      Atomics.wait(NEVER_WOKEN, 0, 0, 1)
    }
  }
}

const NEVER_WOKEN = new Int32Array(new SharedArrayBuffer(4))

/** A bug's name and stack. The message of a database error may quote values, so only its code is told. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const [code, errcode] = [errorField(error, 'code'), errorField(error, 'errcode')]
  const [, ...frames] = (error.stack ?? '').split('\n    at ')
  const message = code || errcode ? undefined : error.message
  return { name: error.name, code, errcode, message, at: frames.slice(0, 8) }
}
