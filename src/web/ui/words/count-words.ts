/** One format for all: each `toLocaleString` would make its own. */
const digits = new Intl.NumberFormat('en-US')

/** `1,204` */
export const inDigits = (amount: number): string => digits.format(amount)

/** `1 reply`, `2 replies`, `1,204 views` */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${inDigits(amount)} ${amount === 1 ? one : many}`
}

/** `874`, `1.2K`, `12K`: for narrow places. */
export const shortCount = (amount: number): string => shortFormat.format(amount)

const shortFormat = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
