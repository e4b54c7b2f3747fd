/** What is right: facts, any of which answers, small talk, or none because the site knows nothing of it. */
type Wanted = { facts: readonly string[] } | 'talk' | 'none'

export interface AskedQuestion {
  group: string
  /** What was asked just before in the same tab, the oldest first. */
  earlier: readonly string[]
  question: string
  wanted: Wanted
}

/** Questions as they are written down: `# group` lines, and `earlier >> question => fact|other fact` below them. */
export function readQuestions(text: string): AskedQuestion[] {
  let group = ''
  return text.split('\n').flatMap((line): AskedQuestion[] => {
    if (line.startsWith('# ')) group = line.slice(2).trim()
    const [questions = '', wanted = ''] = line.split(' => ')
    if (wanted === '') return []
    const turns = questions.split(' >> ').map((turn) => turn.trim())
    return [{ group, earlier: turns.slice(0, -1), question: turns.at(-1) ?? '', wanted: toWanted(wanted.trim()) }]
  })
}

const toWanted = (text: string): Wanted => (text === 'talk' || text === 'none' ? text : { facts: text.split('|') })
