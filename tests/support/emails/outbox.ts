import { loadEmail } from '../../../src/domain/emails/load-email.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { renderEmail } from '../../../src/emails/layout/render-email.ts'

/** The emails in the outbox, oldest first, as each reads when it's made now; `isDue` for those that would be sent. */
export async function outboxEmails(site: Site, template?: string) {
  const rows = await site.db
    .selectFrom('outbox')
    .selectAll()
    .$if(template !== undefined, (emails) => emails.where('template', '=', template ?? ''))
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const email = await loadEmail(site, row)
      const { content, headers } = email ?? {}
      const isDue = email !== null && !email.isObsolete && !email.failure && row.sentAt === null && row.failedAt === null
      const link = content?.action?.link ?? ''
      const privateLink = content?.smallLinks?.find((small) => small.link.includes('/mine'))?.link ?? ''
      const rendered = content ? renderEmail(content) : { subject: '', text: '', html: '' }
      return { ...row, ...rendered, headers, link, privateLink, unsubscribeLink: headers?.unsubscribeLink ?? '', isDue }
    }),
  )
}

/** Those that would be sent. */
export const dueEmails = async (site: Site, template?: string) => (await outboxEmails(site, template)).filter(({ isDue }) => isDue)

/** The secret in a link; empty without one. */
export const tokenIn = (link: string): string => (link ? (new URL(link).searchParams.get('token') ?? '') : '')
