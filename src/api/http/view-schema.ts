import { z } from 'zod'

/** The shapes of answers that the description names, so that it says each of them once. */
export const ANSWERS = z.registry<{ id: string }>()

/** Only for types that are the same in every key, optional ones too. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** The schema of a view. It does not compile unless it describes exactly that: no key more, none less, none other. */
export const viewSchema =
  <View>() =>
  <Schema extends z.ZodType>(
    id: string,
    schema: Schema & (Same<z.output<Schema>, View> extends true ? unknown : { differsFrom: View }),
  ): Schema => named(id, schema)

/** A part of answers under a name of its own. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  ANSWERS.add(schema, { id })
  return schema
}

/** What the fields of views have in common. */
export const moment = z.iso.datetime({ precision: 3 })
export const momentOrNull = moment.nullable()
export const id = z.int().min(1)
export const count = z.int().min(0)

/** What the caller is told to show. */
export const MessageAnswer = named('Told', z.strictObject({ message: z.string() }))
