/** A primary and its standby. */
export interface ReplicatedPostgres {
  url: string
  standbyUrl: string
  kill: () => void
  promote: () => void
  stop: () => Promise<void>
}

export function startReplicatedPostgres(options?: { say?: (line: string) => void }): Promise<ReplicatedPostgres>
