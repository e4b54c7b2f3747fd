import { removalDecided } from '../../emails/removals/removal-decided.ts'
import { removalDue } from '../../emails/removals/removal-due.ts'
import { removalReceived } from '../../emails/removals/removal-received.ts'
import { inAustin } from '../../shared/time/austin-time.ts'
import { removalDueAt } from '../forum/removals/removal-view.ts'
import type { Site } from '../site/site.ts'
import { isRepeated, type Loaders } from './loaded-email.ts'

/** Emails about a removal request, to the requester and to staff. */
export const REMOVAL_EMAILS = {
  'removal-received': async (site, { requestId }) => {
    const request = await findRequest(site, requestId)
    if (!request) return null
    const content = removalReceived({ number: requestId, due: inAustin(removalDueAt(request.createdAt)), link: contactIn(site) })
    return { content, isObsolete: request.decidedAt !== null }
  },

  'removal-decided': async (site, { requestId }) => {
    const request = await findRequest(site, requestId)
    if (!request?.decision) return null
    return { content: removalDecided({ number: requestId, isRemoved: request.decision === 'removed', reply: request.reply, link: contactIn(site) }) }
  },

  'removal-due': async (site, { requestId, news }, row) => {
    const request = await findRequest(site, requestId)
    if (!request) return null
    const link = new URL(`/forum/removals/${requestId}`, site.url).href
    const content = removalDue({ number: requestId, news, due: inAustin(removalDueAt(request.createdAt)), link })
    return { content, isObsolete: request.decidedAt !== null || (await isRepeated(site, row)) }
  },
} satisfies Partial<Loaders>

const findRequest = ({ db }: Site, id: number) =>
  db.selectFrom('removalRequest').select(['createdAt', 'decidedAt', 'decision', 'reply']).where('id', '=', id).executeTakeFirst()

const contactIn = ({ url }: Site): string => new URL('/#contact', url).href
