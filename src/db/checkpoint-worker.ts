import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// Run as a thread by checkpoints.ts. It waits for nobody: what readers still need is copied the next time.

const database = new DatabaseSync(String(workerData))

parentPort?.on('message', () => {
  try {
    database.exec('pragma wal_checkpoint(passive)')
  } catch {
    // Another process does the same just now.
  }
})
