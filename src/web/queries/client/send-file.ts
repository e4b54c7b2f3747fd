import { ApiError } from './api.ts'

/** Tells how much of a file has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void

/**
 * Sends a file as the whole body of a call. `fetch` cannot tell how far it is, so this is the older way.
 *
 * @throws ApiError on any answer that is not OK, TypeError when there is none
 */
export function sendFile<T>(method: 'POST' | 'PUT', path: string, file: Blob, onProgress: OnProgress, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'application/octet-stream')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / Math.max(total, 1)))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(new ApiError(status, responseText || statusText))
    })
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new TypeError('The file wasn’t sent.')))
    }
    request.send(file)
  })
}
