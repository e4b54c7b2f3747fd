import { statfs } from 'node:fs/promises'

/** Bytes that the site may still write in a folder; undefined where the system doesn't say. */
export async function freeBytesIn(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
