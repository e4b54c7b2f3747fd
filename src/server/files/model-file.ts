import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Model, packModel, unpackModel } from '../../domain/assistant/classifier/model.ts'
import { CORPUS } from './corpus.ts'
import { BUILD, ROOT } from './project-folders.ts'

/** Where the build puts the assistant's model, as the only file. Its name tells what it was made from. */
const MODEL_FOLDER = join(BUILD, 'assistant')
const ASSISTANT = join(ROOT, 'src/domain/assistant')
/** All a model is made from, and by. */
const SOURCES = [CORPUS, join(ASSISTANT, 'classifier'), join(ASSISTANT, 'words.ts')]
const ENDING = '.model'

/** Whether the model of this very corpus and code is there. */
export const hasModel = (folder = MODEL_FOLDER): boolean => existsSync(join(folder, nameNow()))

/** @throws Error where no one has trained one, or the file is damaged */
export function readModel(folder = MODEL_FOLDER): Model {
  const [name] = modelsIn(folder)
  if (!name) throw new Error('The assistant isn’t trained. Run `npm run build`.')
  const { buffer, byteOffset, byteLength } = readFileSync(join(folder, name))
  return unpackModel(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Saves a model in place of every earlier one: whole, or not at all. */
export function writeModel(model: Model, folder = MODEL_FOLDER): void {
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `unfinished-${process.pid}`)
  writeFileSync(unfinished, packModel(model))
  const earlier = modelsIn(folder)
  renameSync(unfinished, join(folder, nameNow()))
  for (const name of earlier) if (name !== nameNow()) rmSync(join(folder, name), { force: true })
}

const modelsIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ENDING)) : [])

let hashed: string | undefined

function nameNow(): string {
  if (hashed) return hashed
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(readFileSync(file)).update('\0')
  hashed = hash.digest('base64url').slice(0, 22) + ENDING
  return hashed
}

const filesIn = (path: string): string[] =>
  path.endsWith('.ts') ? [path] : readdirSync(path).toSorted().filter((name) => !name.endsWith('.test.ts')).map((name) => join(path, name))
