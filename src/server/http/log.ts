import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import { errorField } from '../../shared/errors.ts'

export type { Logger }

const STANDARD_OUTPUT = 1
/** How often a reader that is behind is waited for, a millisecond each time. */
const TRIES = 100

/**
 * One JSON line for whatever happens. Callers pass ids and figures only: no text of people, addresses or tokens. A line
 * that cannot be written, because the disk is full or nobody reads any more, is lost, and the site goes on: pino's own
 * way to write stops the process then, or waits for room without end.
 *
 * @param file - an open file; standard output unless told otherwise
 */
export const openLog = (level: string, file = STANDARD_OUTPUT): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describe } }, { write: (line) => writeOrLose(file, line) })

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
