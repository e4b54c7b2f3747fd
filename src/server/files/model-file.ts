import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { READ_LANGUAGES, type ReadLanguage } from '../../shared/assistant/languages.ts'
import { type Model, packModel, unpackModel } from '../../domain/assistant/classifier/model.ts'
import { CORPUS } from './corpus.ts'
import { BUILD, ROOT } from './project-folders.ts'

/** Where the build puts the assistant's models, one for each language. Their names tell what they were made from. */
const MODEL_FOLDER = join(BUILD, 'assistant')
const ASSISTANT = join(ROOT, 'src/domain/assistant')
/** All a model is made from, and by. */
const SOURCES = [CORPUS, join(ASSISTANT, 'classifier'), join(ASSISTANT, 'words.ts')]
const endingOf = (language: ReadLanguage): string => `.${language}.model`

/** Whether the models of this very corpus and code are there. */
export const hasModels = (folder = MODEL_FOLDER): boolean => READ_LANGUAGES.every((language) => existsSync(join(folder, nameNow(language))))

/** @throws Error where no one has trained one, or the file is damaged */
export function readModel(language: ReadLanguage, folder = MODEL_FOLDER): Model {
  const name = modelsIn(folder).find((one) => one.endsWith(endingOf(language)))
  if (!name) throw new Error('The assistant isn’t trained. Run `npm run build`.')
  const { buffer, byteOffset, byteLength } = readFileSync(join(folder, name))
  // A large file has a buffer of its own, which needn't be copied.
  return unpackModel(byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Saves models in place of every earlier one: each whole, or not at all. */
export function writeModels(models: Readonly<Record<ReadLanguage, Model>>, folder = MODEL_FOLDER): void {
  mkdirSync(folder, { recursive: true })
  const unfinished = join(folder, `unfinished-${process.pid}`)
  const names = READ_LANGUAGES.map((language) => {
    writeFileSync(unfinished, packModel(models[language]))
    renameSync(unfinished, join(folder, nameNow(language)))
    return nameNow(language)
  })
  for (const name of modelsIn(folder)) if (!names.includes(name)) rmSync(join(folder, name), { force: true })
}

const modelsIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.model')) : [])

let hashed: string | undefined

function nameNow(language: ReadLanguage): string {
  hashed ??= hashOfSources()
  return hashed + endingOf(language)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(readFileSync(file)).update('\0')
  return hash.digest('base64url').slice(0, 22)
}

const filesIn = (path: string): string[] =>
  path.endsWith('.ts') ? [path] : readdirSync(path).toSorted().filter((name) => !name.endsWith('.test.ts')).map((name) => join(path, name))
