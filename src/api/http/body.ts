import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { AppError } from '../../domain/site/app-error.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { pictureTooLarge } from '../../shared/pictures/pictures.ts'
import type { Environment } from './environment.ts'

/** Most bytes of a request body. Source: docs/rules/http.md#size */
export const BODY_MAX_BYTES = 64 * 1024

const NOT_JSON = 'Please send JSON with the header content-type: application/json.'

/**
 * The request's JSON body, checked.
 *
 * @throws AppError `wrong-type` unless it says it is JSON, `invalid` when it is not or breaks the schema
 */
export function readBody<T extends z.ZodType>(c: Context<Environment>, schema: T): z.output<T> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new AppError('wrong-type', NOT_JSON)
  return check(schema, parse(c.var.bodyText))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'The request body isn’t valid JSON.')
  }
}

/** @throws AppError `invalid` naming every bad field */
export function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = fieldErrors(result.error)
  const [first] = Object.values(errors)
  throw new AppError('invalid', first?.[0] ?? 'Please send a JSON object with the listed fields.', { errors })
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    if (path.length > 0) (errors[path.join('.')] ??= []).push(message)
  }
  return errors
}

/** Reads a body of at most {@link BODY_MAX_BYTES} into memory, however it is sent, or refuses it with 413. */
export const boundedBody: MiddlewareHandler<Pick<Environment, 'Variables'>> = async (c, next) => {
  if (Number(c.req.header('content-length') ?? 0) > BODY_MAX_BYTES) throw tooLarge()
  const { body } = c.req.raw
  c.set('bodyText', body ? (await readBounded(body, BODY_MAX_BYTES, tooLarge)).toString('utf8') : '')
  await next()
}

/** Reads a body into memory. @throws what `tooLarge` makes, as soon as it is past `maxBytes` */
async function readBounded(stream: ReadableStream<Uint8Array> | null, maxBytes: number, tooLarge: () => AppError): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () => new AppError('too-large', 'That’s more than 64 kB. Please send less.')

const NOT_A_FILE = 'Please send the image itself as the body, with its content type, such as image/jpeg.'

/**
 * Reads an uploaded picture, which is the whole body, into memory. What it is, its bytes decide, never this header.
 *
 * @throws AppError `wrong-type` for forms and JSON, `too-large` past `maxBytes`, `invalid` when it breaks off
 */
export async function readPictureFile(c: Context<Environment>, maxBytes: number): Promise<Uint8Array> {
  if (!/^(image\/|application\/octet-stream)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('wrong-type', NOT_A_FILE)
  }
  const message = pictureTooLarge(maxBytes)
  const pictureRefusal = () => new AppError('too-large', message, { errors: { picture: [message] } })
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw pictureRefusal()
  try {
    return await readBounded(c.req.raw.body, maxBytes, pictureRefusal)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid', 'The upload didn’t finish. Please try again.')
  }
}
