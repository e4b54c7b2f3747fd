import { firstErrors } from '../../../forms/first-errors.ts'
import { AuthenticatorRemoval, OwnPassword, TypedCode } from '../../../../shared/accounts/authenticator-schemas.ts'
import type { Errors, Values } from '../../../ui/form/use-form.ts'

export const checkCode = (values: Values): Errors => firstErrors(TypedCode, values)
export const checkOwnPassword = (values: Values): Errors => firstErrors(OwnPassword, values)
export const checkRemoval = (values: Values): Errors => firstErrors(AuthenticatorRemoval, values)
