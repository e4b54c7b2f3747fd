import { type Context, Hono } from 'hono'
import { correctMyEmail, correctMyMessage } from '../domain/mine/correct-mine.ts'
import { deleteStoredData } from '../domain/mine/erase-mine.ts'
import { getStoredData } from '../domain/mine/get-mine.ts'
import { CorrectedEmail, CorrectedMessage } from '../shared/mine-schemas.ts'
import { EMAIL_CORRECTED, ERASED, MESSAGE_CORRECTED } from '../shared/mine.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'

/** What the holder of a private link sees and changes. The token stands after the path, which is all the log keeps. */
export const privacyRequests = new Hono<Environment>()
  .get('/', async (c) => c.json({ mine: await getStoredData(c.var.site, c.var.actor, tokenOf(c)) }))
  .put('/message', async (c) => {
    await correctMyMessage(c.var.site, c.var.actor, tokenOf(c), readBody(c, CorrectedMessage))
    return c.json({ message: MESSAGE_CORRECTED })
  })
  .put('/email', async (c) => {
    await correctMyEmail(c.var.site, c.var.actor, tokenOf(c), readBody(c, CorrectedEmail))
    return c.json({ message: EMAIL_CORRECTED })
  })
  .delete('/', async (c) => {
    await deleteStoredData(c.var.site, c.var.actor, tokenOf(c))
    return c.json({ message: ERASED })
  })

const tokenOf = (c: Context<Environment>): string => c.req.query('token') ?? ''
