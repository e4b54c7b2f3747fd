import { z } from 'zod'
import { CorrectedEmail, CorrectedMessage } from '../../shared/mine-schemas.ts'
import { StoredDataSchema } from './mine-answers.ts'
import type { Operation, Operations } from './operation.ts'
import { LINK_TOKEN } from './parameters.ts'
import { body, MessageAnswer } from './view-schema.ts'

const byLink = {
  tag: 'Private links', who: 'anyone', query: LINK_TOKEN,
  refusals: { 404: 'The link is wrong, or what it led to is gone.' },
} satisfies Partial<Operation>

export const PRIVACY_REQUESTS: Operations = {
  'GET /api/mine': {
    ...byLink, id: 'getMine',
    summary: 'See what we hold about you',
    answer: z.strictObject({ mine: StoredDataSchema }),
  },
  'PUT /api/mine/message': {
    ...byLink, id: 'correctMyMessage',
    summary: 'Put your message right',
    body: body('CorrectedMessage', CorrectedMessage), answer: MessageAnswer,
  },
  'PUT /api/mine/email': {
    ...byLink, id: 'correctMyEmail',
    summary: 'Give your waitlist entry another address',
    body: body('CorrectedEmail', CorrectedEmail), answer: MessageAnswer,
  },
  'DELETE /api/mine': {
    ...byLink, id: 'eraseMine',
    summary: 'Erase what we hold about you',
    answer: MessageAnswer,
  },
}
