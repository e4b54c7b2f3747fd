import { type FactTexts, type ReadField, REFERRING_FIELDS, type ReferringField } from '../../shared/playground/fact-fields.ts'
import { OPENING_KEY } from '../../shared/playground/opening.ts'
import { passedNotice } from '../../shared/playground/passed-notice.ts'
import { questionNow } from '../../shared/playground/questions-once-open.ts'
import { recordOf } from '../../shared/typed-object.ts'
import { fillReferences } from '../../shared/playground/references/fill-references.ts'

type StoredFact = Pick<FactTexts, ReadField | ReferringField | 'state' | 'opening'> & { key: string }

/**
 * All facts as visitors read them: what they say of one another is filled in, and a date that has passed is said to have.
 *
 * @param facts - every fact as it is stored: a text may refer to any of them
 * @param today - the day in Austin, `2026-05-01`
 */
export function fillFacts<Fact extends StoredFact>(facts: readonly Fact[], today: string): (Fact & { notice: string })[] {
  const byKey = Object.fromEntries(facts.map((fact) => [fact.key, fact]))
  const opening = byKey[OPENING_KEY]?.opening ?? ''
  return facts.map((fact) => {
    // A text that is nothing but a broken reference still needs words.
    const fill = (text: string) => text && (fillReferences(text, byKey) || fact.label)
    const read = { ...fact, ...recordOf(REFERRING_FIELDS, (field) => fill(fact[field])) }
    const filled = { ...read, question: questionNow(read.question, opening) }
    return { ...filled, notice: passedNotice(filled, opening, today) }
  })
}
