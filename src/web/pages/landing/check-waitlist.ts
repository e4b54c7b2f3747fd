import './checks-without-eval.ts'
import { WaitlistEntry } from '../../../shared/waitlist.ts'
import type { Errors, Values } from '../../ui/use-form.ts'
import { firstErrors } from './first-errors.ts'

export const checkWaitlist = (values: Values): Errors => firstErrors(WaitlistEntry, values)
