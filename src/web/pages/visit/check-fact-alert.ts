import { firstErrors } from '../../forms/first-errors.ts'
import { FactWatch } from '../../../shared/playground/visit-schemas.ts'
import type { Errors, Values } from '../../ui/form/use-form.ts'

export const checkWatch = (values: Values): Errors => firstErrors(FactWatch, values)
