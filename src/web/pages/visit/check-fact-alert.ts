import '../landing/checks-without-eval.ts'
import { FactWatch } from '../../../shared/playground/visit-schemas.ts'
import type { Errors, Values } from '../../ui/form/use-form.ts'
import { firstErrors } from '../landing/first-errors.ts'

export const checkWatch = (values: Values): Errors => firstErrors(FactWatch, values)
