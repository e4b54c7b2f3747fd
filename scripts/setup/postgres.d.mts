/** A primary and its standby. */
export interface ReplicatedPostgres {
  url: string
  standbyUrl: string
  kill: () => void
  promote: () => void
  stop: () => Promise<void>
}

export function startReplicatedPostgres(options?: { say?: (line: string) => void }): Promise<ReplicatedPostgres>

/** A cluster that saves its log. */
export interface ArchivingPostgres {
  url: string
  copyFiles: (client: { query: (text: string) => Promise<{ rows: { labelfile: string }[] }> }) => Promise<void>
  kill: () => void
  startAt: (time: string) => Promise<string>
  stop: () => Promise<void>
}

type Settings = Record<string, string>
export function startArchivingPostgres(options: {
  say?: (line: string) => void
  settings: (archive: string) => { archiving: Settings; restoring: Settings }
}): Promise<ArchivingPostgres>

/** A throw-away cluster, or the one that's given. */
export function startPostgres(options?: { say?: (line: string) => void; sources?: ('given' | 'system' | 'embedded')[]; isSafe?: boolean }): Promise<{ url: string; stop: () => Promise<void> }>
