import { firstErrors } from '../../forms/first-errors.ts'
import {
  EmailCorrection,
  FirstAdmin,
  ForgotPassword,
  LogIn,
  NewPassword,
  PasswordChange,
  ProfileChange,
  Registration,
} from '../../../shared/accounts/accounts-schemas.ts'
import { OwnPassword } from '../../../shared/accounts/authenticator-schemas.ts'
import type { Errors, Values } from '../../ui/form/use-form.ts'

export const checkLogIn = (values: Values): Errors => firstErrors(LogIn, values)
export const checkForgotPassword = (values: Values): Errors => firstErrors(ForgotPassword, values)
export const checkNewPassword = (values: Values): Errors => firstErrors(NewPassword, values)
export const checkFirstAdmin = (values: Values): Errors => firstErrors(FirstAdmin, values)
export const checkPasswordChange = (values: Values): Errors => firstErrors(PasswordChange, values)
export const checkEmailCorrection = (values: Values): Errors => firstErrors(EmailCorrection, values)
export const checkErasure = (values: Values): Errors => firstErrors(OwnPassword, values)
export const checkProfile = (values: Values): Errors => firstErrors(ProfileChange, values)

/** An unticked box sends nothing, a ticked one "on". */
export const checkRegistration = (values: Values): Errors =>
  firstErrors(Registration, { ...values, terms: values.terms === 'on' })
