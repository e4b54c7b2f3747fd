// Preloaded into a process: its clock is ahead by as many milliseconds as the file in CLOCK_FILE says, behind when there
// are fewer than none. Timers run as usual, as they do when a machine's clock is set.
import { readFileSync } from 'node:fs'

const RealDate = Date
let aheadMs = 0

setInterval(() => (aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))), 20).unref()

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + aheadMs] : parts))
  }

  static now() {
    return RealDate.now() + aheadMs
  }
}
