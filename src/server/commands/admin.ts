import { z } from 'zod'
import { appoint, createAccount, setPasswordLink } from '../../domain/accounts/staff/appoint.ts'
import { forgetAuthenticator } from '../../domain/accounts/authenticator/remove-authenticator.ts'
import { ROLES } from '../../shared/accounts/accounts.ts'
import { Username } from '../../shared/accounts/accounts-schemas.ts'
import { email as Email } from '../../shared/text/text.ts'
import { withSite } from './open-for-command.ts'
import { readTyped, refuse } from './read-typed.ts'

const USE = `npm run admin -- NAME [--role ${ROLES.join('|')}]
npm run admin -- NAME --create --email ADDRESS [--role ${ROLES.join('|')}]
npm run admin -- NAME --forget-authenticator`

const AdminArguments = z.object({
  username: Username,
  role: z.enum(ROLES, `Role must be one of ${ROLES.join(', ')}.`).default('admin'),
  email: Email.optional(),
})

/**
 * Gives a member a role, or with --create makes one and prints the link that sets the password. With
 * --forget-authenticator it lets in someone whose app and recovery codes are lost.
 */
const args = readArguments()
if (args) {
  await withSite(async (site) => {
    const { username, role, email, forgetsApp } = args
    if (forgetsApp) {
      await forgetAuthenticator(site, username)
      console.log(`Removed the authenticator app for ${username}, who can now log in with just a password. Ask them to set up a new app.`)
      return
    }
    if (email === undefined) {
      await appoint(site, username, role)
      console.log(`${username} is now ${role === 'admin' ? 'an' : 'a'} ${role}.`)
      if (role === 'admin') console.log('Admin passwords need at least 12 characters. If theirs is shorter, ask them to change it.')
      return
    }
    const id = await createAccount(site, { username, email, role, passwordHash: null })
    console.log(`Created ${username} (${role}). Set a password within 2 hours: ${await setPasswordLink(site, id)}`)
  })
}

function readArguments(): (z.output<typeof AdminArguments> & { forgetsApp: boolean }) | undefined {
  const typed = readTyped(USE, {
    most: 1,
    options: { role: { type: 'string' }, create: { type: 'boolean' }, email: { type: 'string' }, 'forget-authenticator': { type: 'boolean' } },
  })
  if (!typed) return undefined
  const { role, create = false, email, 'forget-authenticator': forgetsApp = false } = typed.values
  if (create !== (email !== undefined)) return refuse('Use --create and --email together.', USE)
  if (forgetsApp && (create || role !== undefined)) return refuse("--forget-authenticator can't be combined with other options.", USE)
  const args = AdminArguments.safeParse({ username: typed.words[0], role, email })
  return args.success ? { ...args.data, forgetsApp } : refuse(args.error.issues[0]?.message ?? '', USE)
}
