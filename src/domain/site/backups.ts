/** One backup on its way to an admin. */
export interface BackupFile {
  bytes: number
  body: ReadableStream<Uint8Array<ArrayBuffer>>
}

/** What makes backups and reads them, outside the site's database. */
export interface Backups {
  /** Makes the backup of a run in a process of its own. It returns at once: what comes of it is found with the run. */
  start(run: string): void
  /** Opens a backup by its name; undefined when this machine can't find it. */
  open(name: string): Promise<BackupFile | undefined>
  /** Breaks off what {@link start} has started, and waits until that's noted. */
  close(): Promise<void>
}
