// A process that sends one kind of request for a while: `node bench/send-load.mjs '{"url": …}'`. Its parent reads what
// came of it, and what sending took, from the last line.
import autocannon from 'autocannon'

const { requests, ...options } = JSON.parse(process.argv[2])
let started = 0
const result = await autocannon({
  ...options,
  // Each connection is one visitor.
  setupClient: (client) => client.setRequests([requests[started++ % requests.length]]),
})
const { user, system } = process.cpuUsage()
const refused = result.non2xx + result.errors + result.timeouts
console.log(JSON.stringify({ answered: result['2xx'], refused, seconds: result.duration, p99: result.latency.p99, cpuMs: (user + system) / 1_000 }))
