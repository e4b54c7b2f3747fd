import type { Database } from '../../db/connection.ts'
import type { Site } from '../site/site.ts'

const underWay = new WeakMap<Database, Map<string, number>>()

/**
 * Does work of a kind while knowing how much of it this process has under way: what isn't counted in the database yet.
 *
 * @param work - is given how many there are, itself included
 */
export async function whileUnderWay<T>({ db }: Site, kind: string, work: (count: number) => Promise<T>): Promise<T> {
  const counts = underWay.get(db) ?? new Map<string, number>()
  underWay.set(db, counts)
  const add = (step: 1 | -1): number => {
    const count = (counts.get(kind) ?? 0) + step
    if (count > 0) counts.set(kind, count)
    else counts.delete(kind)
    return count
  }
  try {
    return await work(add(1))
  } finally {
    add(-1)
  }
}
