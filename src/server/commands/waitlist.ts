import { listWaitlist } from '../../domain/waitlist/read-waitlist.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

const MOST = 10_000

/** Prints the waitlist, newest first. */
if (readTyped('npm run waitlist')) await withSite(async ({ db }) => {
  const entries = await listWaitlist(db, MOST)
  if (entries.length === 0) console.log('The waitlist is empty.')
  for (const { createdAt, email, source, quarantineReason } of entries) {
    console.log([createdAt, email, source, quarantineReason && `spam: ${quarantineReason}`].filter(Boolean).join('  '))
  }
})
