import type { z } from 'zod'
import type { CorrectedEmail, CorrectedMessage } from '../../../shared/privacy/privacy-request-schemas.ts'
import { correctMessage } from '../../contact/correct-message.ts'
import { deadLink, verifyLink } from '../signed-links.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeAddress } from '../../waitlist/change-address.ts'

/** Puts right the message a private link leads to. @throws AppError `not-found` when it leads to none */
export async function correctMyMessage(
  site: Site,
  actor: Actor,
  token: string,
  correction: z.output<typeof CorrectedMessage>,
): Promise<void> {
  const { kind, id } = await verifyLink(site, actor, 'mine', token)
  if (kind !== 'message') throw deadLink()
  await correctMessage(site, actor, id, correction)
}

/** Gives the waitlist entry a private link leads to another address. @throws AppError `not-found` when it leads to none */
export async function correctMyEmail(
  site: Site,
  actor: Actor,
  token: string,
  { email }: z.output<typeof CorrectedEmail>,
): Promise<void> {
  const { kind, id } = await verifyLink(site, actor, 'mine', token)
  if (kind !== 'waitlist') throw deadLink()
  await changeAddress(site, actor, id, email)
}
