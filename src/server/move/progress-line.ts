import { MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { inDigits } from '../../shared/text/count-words.ts'

/** How often a line is printed where it can't take the place of the one before, in milliseconds. */
const LINE_MS = 10 * SECOND_MS

interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** Prints how far a long copy is, and how long it still takes: in place on a terminal, else a line every ten seconds. */
export function progressLine(output: Output, unit: 'rows' | 'files' = 'rows', now: () => number = () => performance.now()) {
  const startedAt = now()
  let [first, printedAt] = [undefined as number | undefined, startedAt]
  return (done: number, total: number) => {
    first ??= done
    const elapsed = now() - startedAt
    const isLast = done >= total
    if (!output.isTTY && !isLast && now() - printedAt < LINE_MS) return
    printedAt = now()
    const left = done > first ? (elapsed / (done - first)) * (total - done) : undefined
    const line = `${Math.floor((100 * done) / Math.max(total, 1))} %, ${inDigits(done)} of ${inDigits(total)} ${unit}${isLast || left === undefined ? '' : `, ${timeLeft(left)} left`}`
    output.write(output.isTTY ? `\r${line.padEnd(70)}${isLast ? '\n' : ''}` : `${line}\n`)
  }
}

const timeLeft = (ms: number): string =>
  ms < MINUTE_MS ? `${Math.ceil(ms / SECOND_MS)} s` : `${Math.ceil(ms / MINUTE_MS)} min`
