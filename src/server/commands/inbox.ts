import { listContactMessages } from '../../domain/contact/export-messages.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

const MOST = 100

/** Prints the newest contact messages, newest first. */
if (readTyped('npm run inbox')) await withSite(async ({ db }) => {
  const messages = await listContactMessages(db, MOST)
  if (messages.length === 0) console.log('No messages yet.')
  for (const { id, createdAt, name, email, message, quarantineReason } of messages) {
    const mark = quarantineReason ? `  (spam: ${quarantineReason})` : ''
    console.log(`#${id}  ${createdAt}  ${name} <${email}>${mark}\n${message.replace(/^/gm, '    ')}\n`)
  }
})
