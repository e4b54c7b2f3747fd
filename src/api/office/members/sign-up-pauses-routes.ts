import { Hono } from 'hono'
import { z } from 'zod'
import { endSignUpPause, listSignUpPauses, pauseDomain } from '../../../domain/accounts/sign-up/pause-sign-ups.ts'
import { DomainPause } from '../../../shared/office/members/sign-up-pause-schemas.ts'
import { SIGN_UP_PAUSE_KINDS, type SignUpPauseView } from '../../../shared/accounts/sign-up-pauses.ts'
import type { Environment } from '../../http/environment.ts'
import { idIn, idOf } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { id, moment, viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const PauseSchema = viewSchema<SignUpPauseView>()(
  'SignUpPause',
  z.strictObject({ id, kind: z.enum(SIGN_UP_PAUSE_KINDS), domain: text.nullable(), reason: text, expiresAt: moment, by: text.nullable() }),
)

const pauses = { tag: 'Office members', who: 'office', needsPassword: true, answer: z.strictObject({ pauses: z.array(PauseSchema) }) } as const

/** From where no one can sign up. The path is /api/office/sign-up-pauses. */
export const officeSignUpPauses = new Hono<Environment>()
  .get('/', route(
    { ...pauses, id: 'listSignUpPauses', summary: 'List from where no one can sign up' },
    async ({ site, actor }) => ({ pauses: await listSignUpPauses(site, actor) }),
  ))
  .post('/', route(
    { ...pauses, id: 'pauseDomain', summary: 'Take no sign-ups from an email domain for some days', body: { DomainPause } },
    async ({ site, actor, body }) => {
      await pauseDomain(site, actor, body())
      return { pauses: await listSignUpPauses(site, actor) }
    },
  ))
  .delete('/:pauseId', route(
    { ...pauses, id: 'endSignUpPause', summary: 'Take sign-ups again', path: { pauseId: idOf('Pause ID.') } },
    async ({ c, site, actor }) => {
      await endSignUpPause(site, actor, idIn(c, 'pauseId'))
      return { pauses: await listSignUpPauses(site, actor) }
    },
  ))
