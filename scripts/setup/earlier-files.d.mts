interface BuildFolders {
  /** The hashed files of the newest build. */
  built: string
  /** Those of the builds before it. */
  earlier: string
}
export function saveEarlierFiles(folders?: BuildFolders): void
export function dropOldFiles(folders?: BuildFolders, nowMs?: number): void
