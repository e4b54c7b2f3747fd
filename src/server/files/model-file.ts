import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { TrainedModel } from '../../domain/assistant/inference/trained-model.ts'
import { BUILD, ROOT } from './project-folders.ts'

/** Where the build keeps what the assistant has learned from its examples, so that no process has to learn it again. */
const MODEL_FOLDER = join(BUILD, 'learned')
const SOURCES = join(ROOT, 'src/domain/assistant')
/** Their questions are examples, too. */
const FACTS = join(ROOT, 'src/domain/playground/first-facts.ts')

/** What was learned from these very examples by this very code; null where no one has, or the file cannot be read. */
export function readModel(folder = MODEL_FOLDER): TrainedModel | null {
  const file = modelFile(folder)
  if (!existsSync(file)) return null
  try {
    return deserialize(readFileSync(file))
  } catch {
    return null
  }
}

/** Keeps what was learned, in place of everything learned before: whole, or not at all. */
export function writeModel(model: TrainedModel, folder = MODEL_FOLDER): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `unfinished-${process.pid}`)
  writeFileSync(unfinished, serialize(model))
  renameSync(unfinished, modelFile(folder))
}

/** Named after all it was made from, and by: what is older has another name. */
function modelFile(folder: string): string {
  const hash = createHash('sha256').update(process.versions.v8).update(readFileSync(FACTS))
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (path.endsWith('.ts') && !path.endsWith('.test.ts')) hash.update(`${path}\0`).update(readFileSync(join(SOURCES, path)))
  }
  return join(folder, hash.digest('base64url').slice(0, 22))
}
