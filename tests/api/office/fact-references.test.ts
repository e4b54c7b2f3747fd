import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../../src/shared/errors.ts'
import type { FactWithChanges } from '../../../src/shared/office/facts/office-facts.ts'
import { aForum } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'
import { EMPTY_FACT } from '../../../src/shared/playground/fact-fields.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** An office in which Rosa saves a fact as it stands, but for a change. */
async function anOffice() {
  const forum = await aForum()
  const factOf = async (key: string) => ((await (await forum.askAs(forum.rosa, `/api/office/facts/${key}`)).json()) as FactWithChanges).fact
  const save = async (key: string, change: object) => {
    const { label, question, short, answer, state, link, words, version } = await factOf(key)
    return forum.sendAs(forum.rosa, 'PUT', `/api/office/facts/${key}`, { ...EMPTY_FACT, label, question, short, answer, state, link, words, version, ...change })
  }
  return { ...forum, factOf, save }
}

/** The owner makes a fact of a question that someone asked. */
async function answerQuestion({ site, sendAs, rosa }: Forum, answer: string) {
  const { id } = await site.db.insertInto('assistantGroup').values({ words: 'ball pit', createdAt: NOON }).returning('id').executeTakeFirstOrThrow()
  const texts = { factKey: '', label: 'Ball pit', question: 'Is there a ball pit?', answer }
  return { answered: await sendAs(rosa, 'PUT', `/api/office/questions/${id}/answer`, texts), key: `asked.${id}` }
}

const bodyOf = async (answer: Response) => (await answer.json()) as ErrorBody

describe('a text of a fact that refers to others', () => {
  it.each([
    [{ answer: 'A visit costs {prices.short}.' }, { answer: ['“{prices.short}” doesn’t lead to a fact. Please insert it from the list again.'] }],
    [{ short: '{if hours undecided}Soon' }, { short: ['Please write {end} after the sentence that “{if hours undecided}” is about.'] }],
    [{ short: 'See {parking.short}', answer: 'Park and {smile}.' }, {
      short: ['“{parking.short}” leads back to this text, so it can’t be shown here.'],
      answer: ['Curly braces are only for references. Insert one from the list, or leave the braces out.'],
    }],
  ])('isn’t saved while a reference is broken, and each field says why: %o', async (change, errors) => {
    const { save, factOf } = await anOffice()
    const before = await factOf('parking')

    const refused = await save('parking', change)

    expect(refused.status).toBe(400)
    expect((await bodyOf(refused)).errors).toEqual(errors)
    expect(await factOf('parking')).toEqual(before)
  })

  it('is read with the references filled in once they are sound', async () => {
    const { save, ask } = await anOffice()

    const saved = await save('parking', { answer: 'Parking in {city.town} is not yet announced. {if hours undecided}Neither are the hours.{end}' })

    expect(saved.status).toBe(200)
    expect(await (await ask('/visit')).text()).toContain('Parking in Austin is not yet announced. Neither are the hours.')
  })

  it('isn’t made of a visitor’s question while a reference is broken', async () => {
    const forum = await anOffice()

    const { answered } = await answerQuestion(forum, 'Yes, for {prices.short}.')

    expect(answered.status).toBe(400)
    expect((await bodyOf(answered)).errors).toEqual({ answer: [expect.stringContaining('{prices.short}')] })
  })

  it('never has a condition cut in two in its short answer', async () => {
    const forum = await anOffice()
    const long = 'Yes, there will be a ball pit for small children in the quiet corner. {if pricing undecided}What it costs isn’t announced yet, and neither are passes.{end}'

    const { answered, key } = await answerQuestion(forum, long)

    expect(answered.status).toBe(200)
    expect((await forum.factOf(key)).short).toBe('Yes, there will be a ball pit for small children in the quiet corner.…')
  })
})

describe('a fact that other facts refer to', () => {
  it('can’t be deleted before they let go of it, and the refusal names them', async () => {
    const forum = await anOffice()
    const { key } = await answerQuestion(forum, 'Yes, one for small children.')
    await forum.save('parking', { answer: `Parking is not yet announced. {if ${key} offered}Park near the ball pit.{end}` })
    const remove = () => forum.sendAs(forum.rosa, 'DELETE', `/api/office/facts/${key}`)

    const refused = await remove()

    expect(refused.status).toBe(409)
    expect((await bodyOf(refused)).message).toBe('“Parking” refers to this fact, so you can’t delete it yet. Take the reference out there first.')
    await forum.save('parking', { answer: 'Parking is not yet announced.' })
    expect((await remove()).status).toBe(204)
  })
})

describe('a fact that is announced', () => {
  it.each(['Not yet announced', 'not yet announced.'])('says more in short than “%s”', async (short) => {
    const { save } = await anOffice()

    const refused = await save('pricing', { state: 'known', short, answer: 'A visit costs $12.' })

    expect(refused.status).toBe(400)
    expect((await bodyOf(refused)).errors).toEqual({ short: ['The short answer still says “Not yet announced.” Write what you’re announcing, or choose Being decided.'] })
  })
})
