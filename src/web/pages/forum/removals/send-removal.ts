import { RemovalRequest } from '../../../../shared/forum/removals/removal-schemas.ts'
import type { RemovalKind } from '../../../../shared/forum/removals/removals.ts'
import { firstErrors } from '../../../forms/first-errors.ts'
import type { Submission } from '../../../forms/page-form.ts'
import { sendRemovalRequest } from '../../../queries/forum/removals-queries.ts'
import type { Errors, Values } from '../../../ui/form/use-form.ts'

export const checkRemoval = (values: Values): Errors => firstErrors(RemovalRequest, { ...values, goodFaith: values.goodFaith === 'on' })

export const sendRemoval = ({ api, values, isScripted }: Submission) => {
  const { kind, address = '', details = '', name = '', email = '', website = '', elapsedMs } = values
  return sendRemovalRequest(api, {
    // The API refuses what isn't one of the choices, and what isn't confirmed.
    kind: kind as RemovalKind, address, details, name, email, website, goodFaith: (values.goodFaith === 'on') as true,
    ...(isScripted && { elapsedMs: Number(elapsedMs) }),
  })
}
