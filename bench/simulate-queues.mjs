// What visitors wait for when requests come by chance: each takes one of the site's processes, then one of the
// database's cores. Times are in milliseconds.

/** So many requests are enough for a 99th percentile that doesn't jump. */
const REQUESTS = 200_000

/**
 * @param {{ perSecond: number, siteMs: number, databaseMs: number }[]} kinds what comes how often, and what it costs
 * @param {{ processes: number, cores: number }} machines for the site, and for its database
 * @returns {{ p50: number, p99: number, siteBusy: number, databaseBusy: number }} times from request to answer, and the
 *   shares of time in use; a share above 1 means that the line only grows
 */
export function simulateQueues(kinds, { processes, cores }) {
  const total = kinds.reduce((sum, { perSecond }) => sum + perSecond, 0)
  const busy = (cost, servers) => kinds.reduce((sum, kind) => sum + kind.perSecond * kind[cost], 0) / 1_000 / servers
  const random = seeded()
  const [site, database] = [new Servers(processes), new Servers(cores)]
  const [times, questions] = [[], []]
  let now = 0
  for (let nth = 0; nth < REQUESTS; nth += 1) {
    now += -Math.log(1 - random()) * (1_000 / total)
    const { siteMs, databaseMs } = pick(kinds, random() * total)
    const handled = site.serve(now, siteMs * variation(random))
    if (databaseMs > 0) questions.push({ from: now, handled, ms: databaseMs * variation(random) })
    else times.push(handled - now)
  }
  // In the order in which they reach the database: one that takes the site long doesn't hold up those that pass it there.
  questions.sort((a, b) => a.handled - b.handled)
  for (const { from, handled, ms } of questions) times.push(database.serve(handled, ms) - from)
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)]
  return { p50: at(0.5), p99: at(0.99), siteBusy: busy('siteMs', processes), databaseBusy: busy('databaseMs', cores) }
}

/** Serves in the order of arrival, each request where it's next. */
class Servers {
  constructor(count) {
    this.freeAt = Array.from({ length: count }, () => 0)
  }

  /** @returns {number} when it's done */
  serve(now, ms) {
    const next = this.freeAt.indexOf(Math.min(...this.freeAt))
    this.freeAt[next] = Math.max(now, this.freeAt[next]) + ms
    return this.freeAt[next]
  }
}

function pick(kinds, at) {
  let rest = at
  return kinds.find(({ perSecond }) => (rest -= perSecond) < 0) ?? kinds.at(-1)
}

/** Exponential, with the mean 1: many are quick, few take long. */
const variation = (random) => -Math.log(1 - random())

/** The same chance in every run (mulberry32). */
function seeded(seed = 1) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
