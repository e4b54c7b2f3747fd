import { availableParallelism } from 'node:os'

/** What WORKERS says: a number, or as many as there are cores. */
export type WantedWorkers = number | 'auto'

/** Most processes of one supervisor. */
export const WORKERS_MAX = 64
/** How many processes on all machines share limits on PostgreSQL, unless this machine alone has more. Source: docs/rules/limits.md#processes */
export const PROCESSES_ASSUMED = 8
/** Connections to PostgreSQL that all processes of one machine share: its default of 100, less those for commands and for its own administrator. */
export const CONNECTIONS_OF_ALL = 90
/** Beside its pool, a process has one connection that listens for changes, and one more while it starts. */
export const CONNECTIONS_BESIDE_POOL = 2
/** The pool of a process: fewer, and those who read wait behind those who write. */
export const POOL_MOST = 10
export const POOL_LEAST = 3

/** How many processes serve the site. SQLite has one writer, so there `auto` is one. Source: docs/rules/workers.md */
export function workerCount(wanted: WantedWorkers, isPostgres: boolean, cores = availableParallelism()): number {
  if (wanted !== 'auto') return wanted
  return isPostgres ? Math.min(cores, WORKERS_MAX) : 1
}

/** Most connections that so many processes with such a pool open to PostgreSQL, one that takes another's place included. */
export const connectionsOfAll = (workers: number, pool: number): number => (workers > 1 ? workers + 1 : 1) * (pool + CONNECTIONS_BESIDE_POOL)

/** The pool of each of so many processes. One more than those runs while one takes another's place. */
export function poolOf(workers: number): number {
  const share = Math.floor(CONNECTIONS_OF_ALL / (workers + 1)) - CONNECTIONS_BESIDE_POOL
  return Math.max(POOL_LEAST, Math.min(POOL_MOST, share))
}
