import { changeFact } from '../../domain/playground/change-fact.ts'
import { listFacts } from '../../domain/playground/list-facts.ts'
import { FACT_STATES } from '../../shared/playground.ts'
import { withSite } from './open-for-command.ts'

const CHANGEABLE = ['label', 'question', 'short', 'answer', 'state'] as const

/** `facts` lists the facts of the place; `facts KEY short="…" answer="…" state=known` changes one. */
await withSite(async (site) => {
  const [key, ...changes] = process.argv.slice(2)
  if (key) await changeFact(site, null, key, readChanges(changes))
  for (const fact of await listFacts(site.db)) {
    if (!key || key === fact.key) console.log(`${fact.key}  [${fact.state}]  ${fact.short}\n    ${fact.answer}\n`)
  }
})

function readChanges(words: string[]): Record<string, string> {
  const changes = words.map((word) => {
    const at = word.indexOf('=')
    return [word.slice(0, at), word.slice(at + 1)] as const
  })
  for (const [name, value] of changes) {
    if (!CHANGEABLE.some((known) => known === name)) throw new Error(`Please name one of ${CHANGEABLE.join(', ')}.`)
    if (name === 'state' && !FACT_STATES.some((state) => state === value)) {
      throw new Error(`A state is one of ${FACT_STATES.join(', ')}.`)
    }
  }
  if (changes.length === 0) throw new Error('Please say what to change, e.g. short="June 2027" state=known')
  return Object.fromEntries(changes)
}
