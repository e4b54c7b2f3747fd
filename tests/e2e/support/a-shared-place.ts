import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../../src/db/connection.ts'
import { addressOf, asOwner } from '../../support/postgres-server.ts'

/** Where more than one process of a site keep what they have in common. */
export interface SharedPlace {
  /** What leads a process there. */
  variables: Record<string, string>
  remove: () => Promise<void>
}

/** An empty place on this engine. */
export async function aSharedPlace(engine: Engine): Promise<SharedPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-shared-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (engine === 'sqlite') return { variables: { DATA_DIR: folder }, remove: async () => removeFolder() }

  const name = `on_joue_e2e_${randomUUID().replaceAll('-', '')}`
  await asOwner(`create database ${name}`)
  return {
    variables: { DATA_DIR: folder, DATABASE_URL: addressOf(name) },
    remove: async () => {
      await asOwner(`drop database if exists ${name} with (force)`)
      removeFolder()
    },
  }
}
