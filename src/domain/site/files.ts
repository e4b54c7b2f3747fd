import type { Instant } from '../../shared/time/instant.ts'

/** Something directly within a folder: a file, or a folder of its own. */
export interface FileEntry {
  name: string
  changedAt: Instant
}

/**
 * Where uploads are kept. Paths are relative, with forward slashes, and made by the site itself, never by a visitor.
 * Whatever cannot be done just now, for want of room or right, is refused with AppError `unavailable`.
 */
export interface Files {
  /** Keeps a file, safe from a power cut, whole or not at all. Folders are made as needed. */
  put(path: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes; undefined when there is no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes a file, or a folder with all that is in it. What is not there is not missed. */
  remove(path: string): Promise<void>
  /** What stands directly within a folder, in no order; nothing when there is no such folder. */
  list(folder: string): Promise<FileEntry[]>
}
