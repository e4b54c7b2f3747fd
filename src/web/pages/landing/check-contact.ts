import './checks-without-eval.ts'
import { ContactMessage } from '../../../shared/contact.ts'
import type { Errors, Values } from '../../ui/use-form.ts'
import { firstErrors } from './first-errors.ts'

export const checkContact = (values: Values): Errors => firstErrors(ContactMessage, values)
