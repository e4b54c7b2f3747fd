import { ApiError } from './api.ts'

/** Fetches a file and hands it to the browser to keep. @throws ApiError when it is refused */
export async function download(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new ApiError(answer.status, await answer.text())
  const [, name = 'on-joue'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
