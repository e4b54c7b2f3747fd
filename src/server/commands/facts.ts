import { check } from '../../api/http/body.ts'
import { changeFact } from '../../domain/playground/change-fact.ts'
import type { FactChange } from '../../domain/playground/prepare-change.ts'
import { listStoredFacts } from '../../domain/playground/list-facts.ts'
import { FactForm } from '../../shared/playground/fact-schemas.ts'
import { FACT_STATES, type OpenFactTexts } from '../../shared/playground/fact-fields.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

const Changes = FactForm.pick({ label: true, question: true, short: true, answer: true, state: true, standing: true }).partial()
const CHANGEABLE = Object.keys(Changes.shape)

/** `facts` lists the facts of the place, `facts KEY` shows one, `facts KEY short="…" answer="…" state=known` changes it, with `standing=planned` for a plan. */
const typed = readTyped('npm run facts [-- KEY [short="…"] [answer="…"] [label="…"] [question="…"] [state=known] [standing=planned]]', { most: Infinity })
if (typed) await withSite(async (site) => {
  const [key, ...words] = typed.words
  const facts = async () => (await listStoredFacts(site.db)).filter((fact) => key === undefined || fact.key === key)
  if ((await facts()).length === 0) throw new Error(`No fact with the key "${key}". Run "npm run facts" to list them all.`)
  if (key !== undefined && words.length > 0) await changeFact(site, null, key, readChanges(words))
  for (const fact of await facts()) console.log(`${fact.key}  [${statusOf(fact)}]  ${fact.short}\n    ${fact.answer}\n`)
})

/** How a fact's status is typed. */
function statusOf({ state, standing }: OpenFactTexts): string {
  return state === 'known' && standing === 'planned' ? 'known, planned' : state
}

/** What was typed, held to the rules of the office's form. */
function readChanges(words: string[]): FactChange {
  const changes = words.map((word) => {
    const at = word.indexOf('=')
    return [word.slice(0, Math.max(at, 0)), word.slice(at + 1)] as const
  })
  for (const [name, value] of changes) {
    if (!CHANGEABLE.includes(name)) throw new Error(`Use one of ${CHANGEABLE.join(', ')}. Example: short="June 2027" state=known`)
    if (name === 'state' && !FACT_STATES.some((state) => state === value)) {
      throw new Error(`state must be one of ${FACT_STATES.join(', ')}.`)
    }
  }
  return check(Changes, Object.fromEntries(changes))
}
