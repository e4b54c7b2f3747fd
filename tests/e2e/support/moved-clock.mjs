import { readFileSync } from 'node:fs'

// Loaded before the site (`node --import`): its clock is ahead by the milliseconds that the file CLOCK_AHEAD holds.
const RealDate = globalThis.Date
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'))

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now())
    else super(...parts)
  }

  static now() {
    return now()
  }
}
