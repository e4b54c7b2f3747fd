// Checks that code is named in the field's words: no declaration, file or folder may carry a private word for a
// standard thing. Run by itself it checks the project; `oldNamesIn` takes any set of files.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** What a word stood for, by the standard term to use instead. A word is one part of a name: `keepAlive` has two. */
const OLD_WORDS = {
  anew: 'again', meanwhile: 'conflict, concurrent', aside: 'quarantined', asked: 'requested, filters, query, question',
  beginning: 'truncate, prefix', caller: 'request context', callers: 'request contexts', chore: 'job', chores: 'jobs',
  desk: 'overview, scope', farewell: 'drain', genuine: 'verified', grave: 'high stakes',
  held: 'locked, paused, intercepted', hold: 'lock, pause, lease', keep: 'save, store', keeping: 'saving',
  keeps: 'saves', kept: 'saved, stored, cached', kindred: 'synonyms', learned: 'trained', letter: 'email, character',
  letters: 'emails, characters', meter: 'rate counter', meters: 'rate counters', mine: 'stored data, own, local',
  nobody: 'no one', patience: 'timeout', phraser: 'language model', rarity: 'idf', robot: 'bot', somebody: 'someone',
  slip: 'typo, misspelling', slips: 'typos, misspellings', suspicion: 'spam reason', tell: 'notify, report',
  telling: 'fact alerts', tells: 'reports', tend: 'process', told: 'notified, done, cited', trap: 'honeypot',
  turn: 'lock, lease, message, slice', turns: 'queue, messages', twin: 'duplicate', unloaded: 'query error',
  vouched: 'context confidence', whoever: 'anyone who', wish: 'options, arguments', wishes: 'options, filters',
}

/** Names that carry such a word for a reason, each with it. */
const ALLOWED = {
  keepAlive: 'HTTP', keepAliveTimeout: 'HTTP', keepAliveTimeoutMs: 'HTTP', keepAliveMs: 'HTTP', keepAliveSeconds: 'HTTP',
  turnOff: 'the verb on the button', TurnOff: 'the verb on the button', turnAppOn: 'the verb on the button',
  aside: 'the HTML element', KEEP: 'a decision on a report, in the API', GOOD_WISHES: 'what they are',
  askedAt: 'a column', turns: 'in the API of the chat', held: 'the Web Locks API',
}
/** Fields of the API, whose names stand: as members of a type, or taken out of one by the same name. */
const IN_API = new Set(
  ['asked', 'askedAt', 'erasureAskedAt', 'keep', 'keepsBefore', 'keptTopics', 'keptUntil', 'letter', 'mine', 'setAsideAt', 'setAsideFor', 'turns'],
)
const ALLOWED_FILES = /for-robots|keep-above-keyboard/

const CHECKED_FOLDERS = ['src', 'tests', 'scripts', 'bench']
/** Data: what people typed, and the sample community's words. Merged migrations never change. */
const DATA = /\/(examples|topics)\/|sample\/blog\/|tests\/support\/assistant\/questions\/|db\/migrations\/00(0\d|1[0-7])-/

/**
 * The old words among the names that files declare, and in their paths.
 *
 * @param {Record<string, string>} files text by path, relative to the project, with forward slashes
 * @returns {string[]} a complaint for each name, with what to use instead
 */
export function oldNamesIn(files) {
  return Object.entries(files).flatMap(([file, text]) => {
    if (DATA.test(file)) return []
    const inPath = ALLOWED_FILES.test(file) ? [] : file.replace(/\.\w+$/, '').split(/[/.-]/).flatMap((part) => complain(file, part, part))
    const declared = namesIn(file, text).filter((name) => !Object.hasOwn(ALLOWED, name.replace(/^#/, '')))
    return [...inPath, ...declared.flatMap((name) => partsOf(name).flatMap((part) => complain(file, part, name)))]
  })
}

const complain = (file, part, name) =>
  Object.hasOwn(OLD_WORDS, part) ? [`${file}: "${part}" in ${name}: use ${OLD_WORDS[part]}`] : []

/** `HTMLPart`, `html_part` and `htmlPart` are the same two words. */
const partsOf = (name) =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2').toLowerCase().split(/[\s_$#]+/)

/** Variables, parameters, functions, types, and the members of types and classes; each once. */
function namesIn(file, text) {
  const names = new Set()
  const addMember = ({ name }) => name && !IN_API.has(name) && names.add(name)
  const add = (pattern) => {
    if (!pattern) return
    if (pattern.type === 'Identifier') names.add(pattern.name)
    else if (pattern.type === 'ObjectPattern') pattern.properties.forEach(addProperty)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(add)
    else add(pattern.left ?? pattern.argument ?? pattern.parameter)
  }
  const addProperty = (property) => (property.shorthand ? addMember(property.key) : add(property.value ?? property.argument))
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node?.type !== 'string') return
    if (node.type === 'VariableDeclarator' || node.type.endsWith('Declaration')) add(node.id)
    if (Array.isArray(node.params)) node.params.forEach(add)
    if (MEMBERS.has(node.type) && !node.computed) addMember(node.key)
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value)
  }
  visit(parseSync(file, text).program)
  return [...names]
}

const MEMBERS = new Set(['TSPropertySignature', 'TSMethodSignature', 'PropertyDefinition', 'MethodDefinition'])

function filesUnder(root, folder) {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(root, path) : /\.(tsx?|mjs)$/.test(path) ? [path] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = new URL('../../', import.meta.url)
  const paths = CHECKED_FOLDERS.flatMap((folder) => filesUnder(root, folder))
  const complaints = oldNamesIn(Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, root), 'utf8')])))
  for (const complaint of complaints) console.error(complaint)
  console.log(`${paths.length} files checked, ${complaints.length} old names`)
  process.exit(complaints.length > 0 || paths.length === 0 ? 1 : 0)
}
