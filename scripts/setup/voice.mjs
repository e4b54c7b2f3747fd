// Checks that texts, comments, titles of tests, and docs avoid the words that docs/VOICE.md rules out.
// Run by itself it checks the project; `voiceProblemsIn` takes any set of files.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const ENDS = String.raw`(?=[.,:;)]|$| (and|because|but|once|or|so|when)\b)`

/** What no sentence says, as a pattern of whole words, with what to use instead. */
const EVERYWHERE = {
  'anew': 'again',
  'anybody': 'anyone',
  [`any more${ENDS}`]: 'anymore',
  'as ever': 'as usual',
  '(behavi|col|fav|hon|neighb)our\\w*': 'the American spelling',
  '(cancel|label|travel)l(ed|ing)': 'the American spelling',
  '(cent|met)re': 'the American spelling',
  '(organ|real|recogn|summar|initial|normal|optim)is(e|es|ed|ing|ation)': 'the American spelling',
  'blanks': 'spaces',
  'by now': 'now',
  'code (does not|doesn.t|that does not) fit': 'code isn’t right',
  'eras(e|es|ed|ing|ure)': 'delete',
  'everybody': 'everyone',
  [`go(es)? on${ENDS}`]: 'continue',
  '(codes?|dates?|links?|sessions?|setup|times?|windows?) (that )?(is|are|was|were) over': 'has expired, has passed, has ended',
  'legal names?': 'first and last name',
  'log-ins?': 'login',
  '(?<![/.@-])mail(s|ed)?(?! (apps?|clients?|hosts?|servers?)\\b|[/.:@-]\\w)': 'email',
  'meanwhile': 'in the meantime, or leave it out',
  'mend(s|ed|ing)?': 'fix',
  'nobody': 'no one',
  '(newest|every|each|our|an?) letters? (to|from|that (goes|went|tells|says)|was sent|is sent)': 'email',
  'on our side': 'on our end',
  'one press': 'one click',
  'robots?(?!\\.txt|,)': 'bot',
  'set-up': 'setup',
  'since when': 'when',
  'small letters': 'lowercase letters',
  'somebody': 'someone',
  'until when': 'how long, kept until',
  'user names?': 'username',
  'whoever|whomever|whosoever': 'anyone who, people who',
  'words for the picture': 'alt text',
}

/** What people read says this neither: texts of the site, and docs. */
const IN_TEXTS = {
  '(can|could|did|do|does|had|has|have|is|are|should|was|were|would) ?not': 'the contraction',
  'will not': 'won’t',
  'alas|oops': 'what happened, then what to do next',
  '(could|can) not be (found|loaded|reached|saved|sent)': 'we couldn’t …',
  'if that (was not|wasn.t) you': 'if it wasn’t you',
  '(is not|isn.t) there, or no longer': 'no longer exists',
  'need not': 'don’t have to',
  '(nothing|no one) waits(?=\\.)': 'all caught up',
  'one moment\\.\\.\\.': 'what is happening, such as “Saving...”',
  'or no longer': 'no longer exists',
  'press(es|ed)? (a|the|this) (button|link)': 'click',
  'put in another order': 'reordered',
  'there is no such': 'we couldn’t find that …',
  'turned away as unwanted': 'rejected as spam',
  '(what|nothing) will stand here|(will|would) stand here': 'will show up here',
  'you get this because': 'you’re getting this email because',
}

const KEY = '(Enter|Esc|Escape|Tab|Space|Alt|Ctrl|Shift)'

/** What a screen, an email, or an API answer says this neither. Code and docs use these words in other senses: to hold a lock, a state, to begin a transaction. */
const ON_SCREEN = {
  'a moment ago': 'just',
  'answer(s|ed|ing)? ((a|the|this|your|their) )?messages?': 'reply to a message',
  'before anyone else': 'what we promise, or nothing',
  'beg(in|ins|an|un|inning)': 'start',
  'by you': 'an active verb: “You can’t …”',
  'children (do not|don.t) sign up': 'for adults only',
  'correct(s|ed|ing)? (it|this|your)': 'edit',
  'demand(s|ed)?': 'request',
  'forget(s|ting)? (an|my|the|their|your) (address|email)': 'delete your address',
  'g[ia]v(e|es|en|ing) (my|the|their|your) password': 'enter your password',
  'go(es)? together': 'match',
  'ha(s|ve) a word': 'sent you a note',
  'h[eo]ld(s|ing)? (about|any|data|no|the|their|your)': 'have, keep',
  '(are|is|was|were|it.s|they.re|that.s) gone': 'was deleted, no longer exists',
  '(is|once it.s|what.s|when it.s) known': 'when there’s an answer, what we know',
  'look(s|ed|ing)? after': 'manage',
  'place (in|on) the (list|waitlist)': 'spot',
  [`press(es|ed|ing)?(?! ${KEY})`]: 'click or tap',
  'profile pictures?': 'profile photo',
  'put(s|ting)? ((it|that|them|this) )?back': 'restore',
  'reads every': 'what we promise, or nothing',
  'scripts?(?! (type|id|src)\b|>)': 'JavaScript',
  'settl(e|es|ed|ing)': 'resolve',
  'st(and|ands|ood)': 'is, shows, status',
  'states?': 'status',
  't(ake|akes|aking|aken|ook) ((it|that|them|this) )?back': 'undo, withdraw, cancel',
  'takes? no (more )?repl(ies|y)': 'is closed to replies',
  'we(.ll)? write': 'we’ll email you',
  'wish(es|ed)?': 'request',
}

/** The specification's own words, and the product's, that break a rule. */
const LITERALS = ['cannot exceed', 'Passwords do not match', 'Your message could not be sent', 'Could not add you to the waitlist', 'is not yet announced', 'are not yet announced', '<meta name="robots"']

/** Where a rule doesn't hold, each with the reason. */
const ALLOWED = [
  { files: /rules\/(requirements|open-places)\.md$/, words: /./, why: 'the request in its own words' },
  { files: /assistant[/-]/, words: /^(any|every|no|some)body|cannot|erase|since when| not$|robots?$/i, why: 'what people type, and the answers made of it' },
  { files: /first-facts\.ts$/, words: /^(erase|mail)$| not$/, why: 'words parents search for, and shipped texts: stored in sites already, they change with a migration' },
  { files: /setup\/voice\.(test\.)?mjs$/, words: /./, why: 'the list itself' },
  { files: /setup\/postgres\.mjs$|suites\/writes\.mjs$/, words: /^nobody$/, why: 'the name of an account, and a made-up post' },
  { files: /server\/(pages\/document|api-docs\/docs-page)\.ts$/, words: /^robots$/, why: 'the name of a tag' },
  { files: /pii-hints\//, words: /^centre$/, why: 'what people type' },
]

/** Not ours to word: what people type, and the sample community's own voices. Merged migrations never change. */
const DATA = /domain\/sample\/|tests\/support\/assistant\/|db\/migrations\/|old-data-folder\//

export const FILES = ['src/**/*.{ts,tsx,css}', '{scripts,bench}/**/*.mjs', 'tests/**/*.{ts,tsx,mjs}', '*.config.ts', '*.md', '{bench,deploy,docs,tests}/**/*.md']

const patternOf = (rules) => Object.entries(rules).map(([words, use]) => ({ pattern: new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'gi'), use }))
const RULES = patternOf(EVERYWHERE)
const TEXT_RULES = [...RULES, ...patternOf(IN_TEXTS)]
const SCREEN_RULES = [...TEXT_RULES, ...patternOf(ON_SCREEN)]

/** The rooms whose texts people read as they are. What commands and the server’s log say is for developers. */
const SHOWN = /^src\/(api|domain|emails|shared|web)\//

/**
 * Every place that says what the voice avoids.
 *
 * @param {Record<string, string>} files text by path, relative to the project, with forward slashes
 * @returns {string[]} a complaint for each place, with what to use instead
 */
export function voiceProblemsIn(files) {
  return Object.entries(files).flatMap(([file, source]) => {
    if (DATA.test(file)) return []
    return sentencesIn(file, source).flatMap(({ isText, text, at }) => {
      const sentence = LITERALS.reduce((rest, literal) => rest.replaceAll(literal, blank), text)
      return rulesFor(file, isText, text).flatMap(({ pattern, use }) =>
        [...sentence.matchAll(pattern)]
          .filter(([found]) => !isAllowed(file, found))
          .map(({ 0: found, index }) => `${file}:${lineOf(source, at + index)}: “${found}”: use ${use}`),
      )
    })
  })
}

/** A text of the site has a capital or a sentence in it: `press agency` is from a list of words. */
function rulesFor(file, isText, text) {
  if (!isText) return RULES
  return SHOWN.test(file) && /[\p{Lu}.,’?!]/u.test(text) ? SCREEN_RULES : TEXT_RULES
}

const isAllowed = (file, found) => ALLOWED.some(({ files, words }) => files.test(file) && words.test(found))

const lineOf = (source, at) => source.slice(0, at).split('\n').length

/** As many spaces: what follows keeps its place. */
const blank = (text) => text.replace(/[^\n]/g, ' ')

/** Names of files, code, and addresses are no words. */
const withoutCode = (text) => text.replace(/`[^`\n]*`|\{@link [^}]*\}|https?:\/\/\S+|[\w./-]+\.(css|md|mjs|tsx?)(#[\w-]+)?/g, blank)

/** Every comment, text, and title of a test in a file. `isText`: people read it on the site or in the docs. */
export function sentencesIn(file, source) {
  if (file.endsWith('.md')) return [{ isText: true, text: withoutCode(source.replace(/^```[\s\S]*?^```|\]\([^)]*\)|<[^>]*>/gm, blank)), at: 0 }]
  if (file.endsWith('.css')) return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({ isText: false, text: withoutCode(text), at: index }))
  const { program, comments } = parseSync(file, source)
  return [
    ...comments.map(({ value, start }) => ({ isText: false, text: withoutCode(value), at: start + 2 })),
    ...textsIn(program, source, /\.(test|spec)\.|^tests\//.test(file)),
  ]
}

/** An operator of the query builder. */
const IN_QUERIES = 'is not'

/** Attributes of elements that no one reads. */
const UNREAD = /^(autoComplete|class|className|d|fill|htmlFor|href|id|inputMode|look|name|path|rel|role|src|stroke|to|type|viewBox)$/

/** Texts that read like words: with a space between two of them, or a capital at the start. Of tests only the titles, which are no texts of the site. */
function textsIn(program, source, isTest) {
  const found = []
  const add = (text, at, isTitle) => {
    if (/^\p{Lu}\p{L}+|\p{L} \p{L}/u.test(text.trim()) && text !== IN_QUERIES && isTest === isTitle) found.push({ isText: !isTest, text: withoutCode(text), at })
  }
  const visit = (node, parent) => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, parent))
    if (typeof node?.type !== 'string' || isUnread(node, source)) return
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.value, node.start + 1, isTitleOf(parent, node, source))
    if (node.type === 'JSXText') add(node.value, node.start, false)
    if (node.type === 'TemplateLiteral') add(source.slice(node.start + 1, node.end - 1).replace(/\$\{[^}]*\}/g, blank), node.start + 1, isTitleOf(parent, node, source))
    for (const [key, child] of Object.entries(node)) if (child && typeof child === 'object' && key !== 'parent') visit(child, node)
  }
  visit(program)
  return found
}

const isUnread = (node, source) =>
  node.type === 'ImportDeclaration' ||
  (node.type === 'JSXAttribute' && UNREAD.test(node.name.name)) ||
  (node.type === 'TaggedTemplateExpression' && source.startsWith('sql', node.start))

const isTitleOf = (call, node, source) =>
  call?.type === 'CallExpression' && call.arguments[0] === node && /^(describe|it|test)\b/.test(source.slice(call.callee.start, call.callee.end))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const paths = globSync(FILES, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) => path.replaceAll('\\', '/'))
  const problems = voiceProblemsIn(Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, new URL('../../', import.meta.url)), 'utf8')])))
  for (const problem of problems) console.error(problem)
  console.log(`${paths.length} files checked, ${problems.length} words to avoid`)
  process.exit(problems.length > 0 || paths.length === 0 ? 1 : 0)
}
