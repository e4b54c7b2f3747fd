import { inDigits } from '../../../shared/text/digits.ts'

/** `1 reply`, `2 replies`, `1,204 views` */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${inDigits(amount)} ${amount === 1 ? one : many}`
}
