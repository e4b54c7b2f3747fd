// Processor time and memory of several processes at once, from /proc.
import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10 // USER_HZ is 100 on every Linux a distribution ships

/** The process that listens on a port, by its command line. */
export function serverPid(port) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return Number(pids.find((pid) => readOr(`/proc/${pid}/cmdline`, '').includes(`port=${port}\0`)))
}

/** User and system time of a process with all its children, those that have ended included. */
export function familyCpuMs(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))
  const ended = ticksOf(pid, 13, 14)
  return children.reduce((sum, child) => sum + ticksOf(child, 11, 12), ended + ticksOf(pid, 11, 12)) * MS_PER_TICK
}

/** Memory of a process with all its children, in megabytes. What they share counts once. */
export function familyMemoryMb(pid) {
  const family = [String(pid), ...readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid))]
  const kilobytes = family.map((member) => Number(/^Pss:\s+(\d+) kB$/m.exec(readOr(`/proc/${member}/smaps_rollup`, ''))?.[1] ?? 0))
  return kilobytes.reduce((sum, count) => sum + count, 0) / 1_000
}

const ticksOf = (pid, user, system) => Number(statOf(pid)[user] ?? 0) + Number(statOf(pid)[system] ?? 0)

/** Time that all cores together were busy so far, for all programs together; 0 where there's no /proc. */
export function machineCpuMs() {
  const times = readOr('/proc/stat', '').split('\n')[0].split(/\s+/).slice(1, 9).map(Number)
  const isIdle = (nth) => nth === 3 || nth === 4
  return times.reduce((sum, ticks, nth) => (isIdle(nth) ? sum : sum + ticks), 0) * MS_PER_TICK
}

/** The fields of a process after its name: state, parent, and so on. */
const statOf = (pid) => readOr(`/proc/${pid}/stat`, ') ').split(') ').at(-1).split(' ')

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return otherwise // it has ended
  }
}
