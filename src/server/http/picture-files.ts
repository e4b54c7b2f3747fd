import { AppError } from '../../domain/site/app-error.ts'
import type { Files } from '../../domain/site/files.ts'
import { PICTURES } from '../../domain/pictures/save-picture.ts'
import { pictureFileIn } from '../../shared/pictures/pictures.ts'
import { PICTURE_HEADERS } from './headers.ts'

/** A picture never changes under its address: a new one has a new name. */
const ONE_YEAR = 'public, max-age=31536000, immutable'

/**
 * The answer for a picture's address. The address is read strictly and its file's path made again from it, so none leads
 * anywhere else.
 *
 * @throws AppError `not-found` for every other address
 */
export async function answerPicture(files: Files, request: Request, path: string): Promise<Response> {
  const file = pictureFileIn(path)
  const bytes = file && (await files.read(`${PICTURES}/${file.name}/${file.width}.${file.format}`))
  if (!file || !bytes) throw new AppError('not-found', 'There’s no picture at this address.')

  const headers = {
    ...PICTURE_HEADERS,
    'content-type': `image/${file.format}`,
    'cache-control': ONE_YEAR,
    etag: `"${file.name}-${file.width}-${file.format}"`,
  }
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}
