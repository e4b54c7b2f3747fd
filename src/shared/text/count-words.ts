/** One format for all: each `toLocaleString` would make its own. */
const digits = new Intl.NumberFormat('en-US')

/** `1,204` */
export const inDigits = (amount: number): string => digits.format(amount)

/** `1 reply`, `2 replies`, `1,204 views` */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${inDigits(amount)} ${amount === 1 ? one : many}`
}
