import { parseArgs } from 'node:util'
import { appoint, createAccount, setPasswordLink } from '../../domain/accounts/appoint.ts'
import { forgetAuthenticator } from '../../domain/accounts/authenticator/remove-authenticator.ts'
import { type Role, ROLES } from '../../shared/accounts.ts'
import { Username } from '../../shared/accounts-schemas.ts'
import { email as Email } from '../../shared/text.ts'
import { withSite } from './open-for-command.ts'

const USAGE = 'npm run admin -- NAME [--role admin|moderator|member] [--create --email ADDRESS] | npm run admin -- NAME --forget-authenticator'

/**
 * Gives a member a role, or with --create makes one and prints the link that sets the password. With
 * --forget-authenticator it lets in somebody whose app and recovery codes are lost.
 */
const wish = readWish()
if (wish) {
  await withSite(async (site) => {
    const { username, role, email, forgetsApp } = wish
    if (forgetsApp) {
      await forgetAuthenticator(site, username)
      console.log(`${username} logs in with the password alone from now on. Please have a new authenticator app set up.`)
      return
    }
    if (email === undefined) {
      await appoint(site, username, role)
      console.log(`${username} is ${role} from now on.`)
      if (role === 'admin') console.log('Admins need a password of at least 12 characters: please have it changed if it is shorter.')
      return
    }
    const id = await createAccount(site, { username, email, role, passwordHash: null })
    console.log(`${username} is ${role}. Set the password within two hours: ${await setPasswordLink(site, id)}`)
  })
}

function readWish(): { username: string; role: Role; email: string | undefined; forgetsApp: boolean } | undefined {
  try {
    const options = {
      role: { type: 'string', default: 'admin' },
      create: { type: 'boolean' },
      email: { type: 'string' },
      'forget-authenticator': { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const username = Username.parse(positionals[0])
    const role = ROLES.find((known) => known === values.role)
    if (!role || positionals.length > 1) throw new Error(USAGE)
    const email = values.create ? Email.parse(values.email) : undefined
    return { username, role, email, forgetsApp: values['forget-authenticator'] === true }
  } catch {
    console.error(USAGE)
    process.exitCode = 1
    return undefined
  }
}
