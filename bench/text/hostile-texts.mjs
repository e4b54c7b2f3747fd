// Texts made to be slow to read, each of a given length: what the benchmark times, and what the guard counts steps on.

const EMOJI = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'
const ARROWS = '>'

/** What is repeated. A run of one thing is where a pattern that starts again at every character shows. */
const RUNS = [
  'a', 'A', 'à', 'Àa', '1', '0', '_', '-', '.', '!', '?', ',', ';', ':', "'", '’', '"', '@', '#', '$', '&', '<', ARROWS, '/', '\\', '*', '(', ')', '[', ']', '{', '…',
  ' ', '\t', '\n', '\r', '\u00a0', '\u200b', '\u0301', '\u0316\u0301', '\ufdfa', '\ud800', EMOJI, '\u{1F1FA}\u{1F1F8}', 'İ', 'ß',
  'a ', 'A ', 'Aa ', '1 ', '1-', '12 34 ', 'a.', 'a. ', 'a, ', 'a\n', ' \n', '\n ', '\r\n', '- ', '. ', '! ', '? ', '" ', "' ", "a'", 'a’s ', 'aA', 'a1', 'ab', 'aab', '> ', '>\n', '> a\n',
  '()', '[]', '<>', '([', ')(', '["', '.[1]', ' [1]', '[1] ', '.)', '.”', '!?.',
]

/** Near misses: the beginning of what some pattern looks for, again and again, or before a long run. */
const NEAR = [
  '@maya ', '@maya@', 'a@b ', 'a@b.', 'a@b.c.', '.a@', 'maya@example.com ', 'maya@example.com-', 'http://', 'https://a ', 'https://a.b/(', 'https://a.b/) ', 'www.', 'https://a?token=', '&token=',
  '<b>', '<p>', '</p>', '<br>', '<li><br>', '<b ', '<a href="', '<a href="https://a">', '<img src="', '<!--', '<![CDATA[', '<script>', '<td colspan=1>', '<table><tr><td>', '<ul><li>', '<blockquote>', '&amp;', '&#x', '&lt', '<p a=b ',
  'my ', 'My my-', 'my son ', 'our daughter ', 'Emma Lopez ', 'Emma Lopez, 5. ', 'Emma Lopez is 5. ', 'my Emma Lopez, 5, ', 'Emma Lopez (', 'Emma Lopez aged ', '5yo Emma Lopez ', 'the ', 'goes to ', 'goes to Aa ', 'starts ', 'starts a-b at ',
  'born on ', 'born jan', 'dob ', 'dob: ', 'dob is ', 'birthday is ', 'turns 5 ', '12 Maple ', 'at 12 Maple ', '12 2nd ', '123 maple ', '512-555-', '(512) ', '5125550134 ', '+1 ', 'Jan 3, 2020 ', '3 Jan 2020 ', '2020-01-02 ', '1/2/2020 ', 'may of ', 'summer of 2020 ',
  'ok ', 'ok, ', 'nice. ', 'so ', 'and ', 'but if ', 'if a, ', 'when a ', 'When a. ', '. when a', ', when it is a', 'when do you think ', 'like what ', 'can you email us when ', 'will you tell us when ', 'let us know once ',
  ' because', ', because a', 'how much is it ', 'is it? ', 'what is it? ', 'My neighbor said that ', 'a a a, is that so ', 'hi there ', 'thank you very much ', 'are you a real ', 'you are so ', 'bye bye ', 'never mind ', 'the first ', 'the little one ',
  'drop them off ', 'drop off my ', 'check in ', '1 yo ', 'wait list ', 'pick up ', 'their a ', 'is their ', 'On Joue ', 'a Name ', 'openingdate', 'qwrtzp ', 'price, ', 'price and ', 'parking? ', 'zq1 qx1? ',
]

/** Runs that stand between things which are told apart only at the end of the run. */
const FRAMES = [
  ['', 'x'], ['x', 'x'], ['.', 'x'], ['a@', '!'], ['dob', 'x'], ['my', 'x'], ['Emma Lopez', ' is 5'], ['Emma', ' Lopez, 5'], ['12', ' Maple St'], ['turns 5', 'x'], ['goes to', 'x'], ['https://a.b/', ' x'], ['<a href="', '">x</a>'],
]

const FRAMED = [' ', '\n', '.', '!?', 'a', 'A', 'À', 'a-', '1', ')', '[1]', ' \n', '\u00a0', '\u0301', "'", 'a.', '-', ',']

/** @returns {{ name: string, text: string }[]} each of at most `length` characters */
export function hostileTexts(length) {
  const repeated = [...RUNS, ...NEAR].map((part) => ({ name: `${shown(part)}…`, text: fill(part, length) }))
  const framed = FRAMES.flatMap(([before, after]) =>
    FRAMED.map((part) => ({ name: `${shown(before)} ${shown(part)}… ${shown(after)}`, text: before + fill(part, length - before.length - after.length) + after })),
  )
  return [...repeated, ...framed, ...nestedTexts(length), { name: 'words, no two alike', text: unalike(length) }, { name: 'slips, no two alike', text: unalike(length, 'pri') }]
}

const shown = (part) => JSON.stringify(part)
const fill = (part, length) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

/** Pairs within each other, as deep as so many characters go. */
export function nestedTexts(length) {
  const pairs = [['(', ')'], ['[', ']'], ['"', '"'], ['“', '”'], ['<b>', '</b>'], ['<ul><li>', '</li></ul>'], ['<blockquote>', '</blockquote>'], ['<em><s>', '</s></em>'], ['<table><tr><td>', '</td></tr></table>']]
  return pairs.map(([open, close]) => {
    const depth = Math.floor(length / (open.length + close.length))
    return { name: `${shown(open)} nested`, text: open.repeat(depth) + close.repeat(depth) }
  })
}

function unalike(length, lead = '') {
  let text = ''
  for (let nth = 0; text.length < length; nth += 1) text += `${lead}${(nth * 7919 + 100_000).toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[digit])} `
  return text.slice(0, length)
}
