import { z } from 'zod'
import type { ErrorBody } from '../../shared/errors.ts'
import { viewSchema } from './view-schema.ts'

export const ErrorAnswer = viewSchema<ErrorBody>()(
  'Error',
  z.strictObject({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string().optional(),
    needs: z.enum(['password', 'authenticator', 'authenticator-setup']).optional(),
  }),
)

/** What each refusal means, where an operation does not say more. */
export const REFUSALS = {
  400: 'Something in the request is missing or wrong; `errors` names every bad field.',
  401: 'Not logged in, or the log-in is not complete; `needs` says what is missing.',
  403: 'Not allowed to this member, or sent from another website.',
  404: 'Not there, or not there for you.',
  409: 'Does not fit what is there by now.',
  413: 'More than 64 kB.',
  415: 'The body is not of the wanted type.',
  422: 'This key was used for something else.',
  429: 'Too many requests. Retry-After says how many seconds to wait.',
  500: 'A bug of ours. `requestId` names it.',
  503: 'Not possible right now. Please try again in a moment.',
} as const
export type Refusal = keyof typeof REFUSALS
