// Loaded into the site before its own code: tells the benchmark, when asked, how much processor time went by.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send((user + system) / 1_000)
})
// The channel to the benchmark must not keep a stopped site alive.
process.channel.unref()
