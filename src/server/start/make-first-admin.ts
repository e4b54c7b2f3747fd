import { createFirstAdmin, firstAdminLink } from '../../domain/accounts/staff/first-admin.ts'
import { AppError } from '../../domain/site/app-error.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Config } from '../config.ts'

export type Print = (line: string) => void

export const printLine: Print = (line) => void process.stdout.write(`${line}\n`)

/** Makes the admin named by the configuration, unless there is one. Before any sample members, to be one of them. */
export const makeNamedAdmin = (site: Site, { firstAdmin }: Pick<Config, 'firstAdmin'>, print: Print): Promise<void> =>
  printRefusal(print, async () => {
    if (firstAdmin) await createFirstAdmin(site, firstAdmin)
  })

/** Prints a link with which the owner becomes the first admin, unless there is one. */
export const offerFirstAdmin = (site: Site, print: Print): Promise<void> =>
  printRefusal(print, async () => {
    const link = await firstAdminLink(site)
    if (link) print(`No admin yet. Create the first admin account here (the link works for 2 hours): ${link}`)
  })

/** The site serves its visitors without an admin too, and the owner has the command. */
async function printRefusal(print: Print, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    print(`Couldn't create the first admin: ${error.message} Try: npm run admin -- NAME`)
  }
}
