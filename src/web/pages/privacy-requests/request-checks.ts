import { firstErrors } from '../../forms/first-errors.ts'
import { CorrectedEmail, CorrectedMessage } from '../../../shared/privacy/privacy-request-schemas.ts'
import type { Errors, Values } from '../../ui/form/use-form.ts'

export const checkMessage = (values: Values): Errors => firstErrors(CorrectedMessage, values)
export const checkEmail = (values: Values): Errors => firstErrors(CorrectedEmail, values)
