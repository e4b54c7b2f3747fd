import type { Context } from 'hono'
import { AppError } from '../domain/errors.ts'
import { pictureTooLarge } from '../shared/pictures.ts'
import { readBounded } from './body.ts'
import type { Environment } from './environment.ts'

const NOT_A_FILE = 'Please send the picture itself as the body, with its own content-type such as image/jpeg.'

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
  const tooLarge = new AppError('too-large', message, { errors: { picture: [message] } })
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge
  try {
    return await readBounded(c.req.raw.body, maxBytes, tooLarge)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid', 'The picture did not arrive whole. Please send it again.')
  }
}
