// Checks that code is named in the field's words: no declaration, file or folder may carry a private word for a
// standard thing, and nothing may name a table or column as it was before migration 0020. Run by itself it checks the project; `oldNamesIn` takes any set of files.
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
  turns: 'in the API of the chat', held: 'the Web Locks API',
}
/** Fields of the API, whose names stand: as members of a type, or taken out of one by the same name. */
const IN_API = new Set(
  ['asked', 'askedAt', 'erasureAskedAt', 'keep', 'keepsBefore', 'keptTopics', 'keptUntil', 'letter', 'mine', 'setAsideFor', 'turns'],
)
/** Tables and columns by the names they had, with those they have. */
const OLD_IN_DATABASE = {
  asked_at: 'requested_at', assistant_asker: 'assistant_subscriber', confirmation_mail_id: 'confirmation_email_id', ends_at: 'expires_at',
  erasure_asked_at: 'erasure_requested_at', fact_watch: 'fact_subscription', loose_since: 'unused_since', mail_id: 'email_id',
  mailed_link: 'email_link', new_email_mail_id: 'new_email_confirmation_id', next_try_at: 'next_attempt_at', pending_log_in: 'pending_login',
  reply_mail: 'reply_email', reply_mail_off_at: 'reply_email_off_at', sent_key: 'idempotency_key', set_aside_at: 'quarantined_at',
  set_aside_for: 'quarantine_reason', set_up_in: 'setup_session_id', site_value: 'app_secret', suspended_for: 'suspension_reason', tries: 'attempts',
}
const OLD_IN_SQL = new RegExp(String.raw`\b(${Object.keys(OLD_IN_DATABASE).filter((name) => name.includes('_')).join('|')})\b`, 'g')
const TABLES = /^src\/db\/tables[/.]/
/** Where the old names are the subject. */
const HISTORY = /^src\/db\/migrations\/|^scripts\/setup\/names\./

const ALLOWED_FILES = /for-robots|keep-above-keyboard/

const CHECKED_FOLDERS = ['src', 'tests', 'scripts', 'bench']
/** Data: what people typed, and the sample community's words. Merged migrations never change. */
const DATA = /\/topics\/|sample\/blog\/|tests\/support\/assistant\/questions\/|db\/migrations\/00(0\d|1[0-7])-/

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
    const named = namesIn(file, text, TABLES.test(file) ? new Set() : IN_API)
    const declared = named.filter((name) => !Object.hasOwn(ALLOWED, name.replace(/^#/, '')))
    const inDeclared = declared.flatMap((name) => partsOf(name).flatMap((part) => complain(file, part, name)))
    return [...inPath, ...inDeclared, ...inDatabase(file, text, named)]
  })
}

/** SQL must not say the old names, nor may the tables as TypeScript sees them. Migrations tell what was. */
function inDatabase(file, text, named) {
  if (HISTORY.test(file)) return []
  const inSql = [...text.matchAll(OLD_IN_SQL)].map(([old]) => [old, old])
  const inTables = TABLES.test(file) ? named.map((name) => [partsOf(name).join('_'), name]) : []
  return [...inSql, ...inTables]
    .filter(([old]) => Object.hasOwn(OLD_IN_DATABASE, old))
    .map(([old, name]) => `${file}: ${name}: use ${OLD_IN_DATABASE[old]}`)
}

const complain = (file, part, name) =>
  Object.hasOwn(OLD_WORDS, part) ? [`${file}: "${part}" in ${name}: use ${OLD_WORDS[part]}`] : []

/** `HTMLPart`, `html_part` and `htmlPart` are the same two words. */
const partsOf = (name) =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2').toLowerCase().split(/[\s_$#]+/)

/** Variables, parameters, functions, types, and the members of types and classes; each once, without members that are `expected`. */
function namesIn(file, text, expected) {
  const names = new Set()
  const addMember = ({ name }) => name && !expected.has(name) && names.add(name)
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
