import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface Taken<O extends Options> {
  /** How many words a command takes at most, besides its options. */
  most?: number
  options?: O
}

/**
 * What was typed behind a command. Undefined where nothing is to be done: with --help its use is printed, and with
 * anything it does not know it ends as a failure that names its use.
 */
export function readTyped<const O extends Options>(use: string, { most = 0, options }: Taken<O> = {}) {
  try {
    const help = { type: 'boolean', short: 'h' } as const
    const { values, positionals: words } = parseArgs({ options: { ...(options as O), help }, allowPositionals: true })
    if ((values as { help?: boolean }).help) return void console.log(`Usage: ${use}`)
    if (words.length > most) throw new Error(`Unexpected argument: ${words[most]}`)
    return { values, words }
  } catch (error) {
    // What the parser says behind its first sentence is advice to programmers.
    const [complaint = ''] = error instanceof Error ? error.message.split('. ') : []
    return refuse(complaint, use)
  }
}

/** Ends a command that was typed wrongly: with what is wrong, and how it is used. */
export function refuse(complaint: string, use: string): undefined {
  console.error(`${complaint}\nUsage: ${use}`)
  process.exitCode = 1
}
