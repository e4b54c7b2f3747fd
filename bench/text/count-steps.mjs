// Counts what a regular expression does: every character it looks at and every repetition it tries, by backtracking as
// engines do. A clock can't tell a slow pattern from a busy machine; this can.

/** Runs `work` while every regular expression in it is counted. @returns the steps of all together */
export function stepsOf(work) {
  const { exec } = RegExp.prototype
  let steps = 0
  let isCounting = false
  // oxlint-disable-next-line no-extend-native -- all that uses a pattern goes through here; put back below
  RegExp.prototype.exec = function countedExec(text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    if (isCounting) return match // what counts has patterns of its own
    isCounting = true
    const counted = countMatch(this, String(text), from)
    isCounting = false
    if (counted.index !== (match?.index ?? -1)) throw new Error(`${this} at ${from} matches at ${match?.index}, not at ${counted.index}`)
    steps += counted.steps
    return match
  }
  try {
    work()
  } finally {
    // oxlint-disable-next-line no-extend-native -- puts it back
    RegExp.prototype.exec = exec
  }
  return steps
}

const programs = new Map()

/** @returns {{ index: number, steps: number }} where the pattern matches first, -1 for nowhere */
export function countMatch(pattern, text, from = 0) {
  const key = `${pattern}`
  const program = programs.get(key) ?? parse(pattern.source, pattern.flags)
  programs.set(key, program)
  const state = { text, steps: 0, groups: [], isUnicode: pattern.unicode, isMultiline: pattern.multiline, ignoresCase: pattern.ignoreCase }
  for (let start = from; start <= text.length; start += 1) {
    state.groups = []
    state.steps += 1
    if (match(state, program, start, 1, () => true)) return { index: start, steps: state.steps }
    if (pattern.sticky) break
  }
  return { index: -1, steps: state.steps }
}

/** Whether `node` matches at `at` in direction `way` (-1 within a look-behind) and `next` after it. */
function match(state, node, at, way, next) {
  const { text } = state
  switch (node.type) {
    case 'one': {
      state.steps += 1
      const character = characterAt(state, at, way)
      return character !== '' && node.isOne(character) && next(at + way * character.length)
    }
    case 'all': {
      const parts = way > 0 ? node.parts : node.parts.toReversed()
      const matchFrom = (nth, place) => (nth === parts.length ? next(place) : match(state, parts[nth], place, way, (after) => matchFrom(nth + 1, after)))
      return matchFrom(0, at)
    }
    case 'any':
      return node.parts.some((part) => match(state, part, at, way, next))
    case 'group':
      return match(state, node.part, at, way, (after) => {
        const before = state.groups[node.number]
        state.groups[node.number] = text.slice(Math.min(at, after), Math.max(at, after))
        return next(after) || ((state.groups[node.number] = before), false)
      })
    case 'look': {
      const found = match(state, node.part, at, node.way, () => true)
      return found !== node.isNegative && next(at)
    }
    case 'repeat':
      return repeat(state, node, at, way, next)
    case 'again': {
      const said = state.groups[node.number] ?? ''
      state.steps += said.length + 1
      const here = way > 0 ? text.slice(at, at + said.length) : text.slice(Math.max(0, at - said.length), at)
      const isSame = state.ignoresCase ? here.toLowerCase() === said.toLowerCase() : here === said
      return isSame && next(at + way * said.length)
    }
    case 'edge':
      state.steps += 1
      return node.isHere(state, at) && next(at)
  }
}

function repeat(state, node, at, way, next) {
  if (node.part.type === 'one' && !node.isLazy) return repeatOne(state, node, at, way, next)
  const once = (count, place) => {
    state.steps += 1
    const more = () => count < node.most && match(state, node.part, place, way, (after) => (after === place && count >= node.least ? false : once(count + 1, after)))
    const stop = () => count >= node.least && next(place)
    return node.isLazy ? stop() || more() : more() || stop()
  }
  return once(0, at)
}

/** The same without a call within a call for every character: a run may be long. */
function repeatOne(state, { part, least, most }, at, way, next) {
  const places = [at]
  while (places.length <= most) {
    state.steps += 2
    const character = characterAt(state, places.at(-1), way)
    if (character === '' || !part.isOne(character)) break
    places.push(places.at(-1) + way * character.length)
  }
  for (; places.length > least; places.pop()) {
    state.steps += 1
    if (next(places.at(-1))) return true
  }
  return false
}

function characterAt({ text, isUnicode }, at, way) {
  const start = way > 0 ? at : at - 1
  if (start < 0 || start >= text.length) return ''
  if (!isUnicode) return text[start]
  const isSecondHalf = way < 0 && /[\udc00-\udfff]/.test(text[start]) && start > 0 && text.codePointAt(start - 1) > 0xffff
  return String.fromCodePoint(text.codePointAt(isSecondHalf ? start - 1 : start))
}

const isWord = (text, at) => at >= 0 && at < text.length && /\w/.test(text[at])
const isLineEnd = (character) => character === '\n' || character === '\r' || character === '\u2028' || character === '\u2029'
const EDGES = {
  '^': ({ text, isMultiline }, at) => at === 0 || (isMultiline && isLineEnd(text[at - 1])),
  $: ({ text, isMultiline }, at) => at === text.length || (isMultiline && isLineEnd(text[at])),
  '\\b': ({ text }, at) => isWord(text, at - 1) !== isWord(text, at),
  '\\B': ({ text }, at) => isWord(text, at - 1) === isWord(text, at),
}

/** A pattern as a tree. What is one character is left to the runtime's own regular expressions. */
function parse(source, flags) {
  let at = 0
  let groups = 0
  const names = new Map()
  const isNext = (text) => source.startsWith(text, at)
  const take = (text) => isNext(text) && ((at += text.length), true)

  function anyOf() {
    const parts = [allOf()]
    while (take('|')) parts.push(allOf())
    return parts.length === 1 ? parts[0] : { type: 'any', parts }
  }

  function allOf() {
    const parts = []
    while (at < source.length && !isNext('|') && !isNext(')')) parts.push(repeated(part()))
    return parts.length === 1 ? parts[0] : { type: 'all', parts }
  }

  function repeated(part) {
    const [whole, , least, comma, most] = sticky(/([*+?])|\{(\d+)(?:(,)(\d*))?\}/y) ?? []
    if (whole === undefined) return part
    at += whole.length
    const bounds = { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[whole] ?? [Number(least), comma ? Number(most || Infinity) : Number(least)]
    return { type: 'repeat', part, least: bounds[0], most: bounds[1], isLazy: take('?') }
  }

  function part() {
    for (const [edge, isHere] of Object.entries(EDGES)) if (take(edge)) return { type: 'edge', isHere }
    for (const [start, way, isNegative] of [['(?=', 1, false], ['(?!', 1, true], ['(?<=', -1, false], ['(?<!', -1, true]]) {
      if (take(start)) return closed((inner) => ({ type: 'look', way, isNegative, part: inner }))
    }
    if (take('(?:')) return closed((inner) => inner)
    const [named, name] = sticky(/\(\?<(\w+)>/y) ?? []
    if (named !== undefined || isNext('(')) {
      at += named?.length ?? 1
      groups += 1
      const number = groups
      if (name) names.set(name, number)
      return closed((inner) => ({ type: 'group', number, part: inner }))
    }
    const [again, digit, groupName] = sticky(/\\(?:([1-9])|k<(\w+)>)/y) ?? []
    if (again !== undefined) {
      at += again.length
      return { type: 'again', number: digit ? Number(digit) : names.get(groupName) }
    }
    return one()
  }

  function closed(toNode) {
    const inner = anyOf()
    if (!take(')')) throw new Error(`No end of a group in /${source}/ at ${at}`)
    return toNode(inner)
  }

  /** A literal, an escape or a class. */
  function one() {
    const [text] = sticky(/\[(?:\\[^]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Z]|[^])|[\ud800-\udbff][\udc00-\udfff]|[^]/y)
    at += text.length
    const isIt = new RegExp(`^${text}$`, flags.replace(/[gymd]/g, ''))
    const known = new Map()
    const isOne = (character) => {
      const answer = known.get(character) ?? isIt.test(character)
      known.set(character, answer)
      return answer
    }
    return { type: 'one', isOne }
  }

  function sticky(pattern) {
    pattern.lastIndex = at
    return pattern.exec(source)
  }

  const tree = anyOf()
  if (at < source.length) throw new Error(`/${source}/ is read up to ${at} only`)
  return tree
}
