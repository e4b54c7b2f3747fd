/** One format for all: each `toLocaleString` would make its own. */
const digits = new Intl.NumberFormat('en-US')

/** `1,204` */
export const inDigits = (amount: number): string => digits.format(amount)
