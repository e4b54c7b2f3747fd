import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../tests/support/a-site.ts'
import { listLog } from '../../office/log/list-log.ts'
import { getCategory } from '../reading/get-category.ts'
import { listCategories } from '../reading/list-categories.ts'
import { openTopic } from '../writing/open-topic.ts'
import { replyToTopic } from '../writing/reply-to-topic.ts'
import { addCategory, changeCategory, closeCategory, orderCategories } from './save-categories.ts'

const form = (name: string) => ({ name, description: `All about ${name}.`, look: 'sun' as const })
const MOST = 30

async function anOffice() {
  const forum = await aForum()
  const { site } = forum
  const rosa = as(forum.rosa)
  const add = (name: string) => addCategory(site, rosa, form(name))
  const all = () => listCategories(site)
  const names = async () => (await all()).map(({ name }) => name)
  const slugOf = async (id: number) => (await all()).find((category) => category.id === id)?.slug
  const logged = async () => (await listLog(site, rosa)).entries.map(({ text }) => text)
  return { ...forum, rosa, add, all, names, slugOf, logged }
}

describe('a category', () => {
  it('is one of thirty at most; the thirty-first is refused, also when two arrive at once', async () => {
    const { add, all } = await anOffice()
    for (let n = 2; n < MOST; n += 1) await add(`Category ${n}`)

    const results = await Promise.allSettled([add('Garden'), add('Kitchen')])

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
    expect(await all()).toHaveLength(MOST)
  })

  it.each([
    ['the same name', 'Garden', 'Garden'],
    ['it in another letter case', 'Garden', 'GARDEN'],
    ['it in another letter case beyond A to Z', 'Élan', 'élan'],
  ])('takes no name of another one: %s', async (_, first, second) => {
    const { site, rosa, add, names } = await anOffice()
    const id = await add(first)
    const other = await add('Kitchen')
    const refused = { code: 'invalid', errors: { name: [expect.any(String)] } }

    await expect(add(second)).rejects.toMatchObject(refused)
    await expect(changeCategory(site, rosa, other, form(second))).rejects.toMatchObject(refused)
    await changeCategory(site, rosa, id, form(second))

    expect(await names()).toEqual(['Parenting Tips', second, 'Kitchen'])
  })

  it.each([
    ['Garden & Kitchen', 'garden-kitchen'],
    ['2025', 'category-2025'],
    ['Café Crème', 'cafe-creme'],
  ])('called “%s” has the address “%s”, told apart by a number where that is taken', async (name, slug) => {
    const { site, rosa, add, slugOf } = await anOffice()
    const first = await add(name)
    await changeCategory(site, rosa, first, form('Renamed'))

    const second = await add(name)

    expect([await slugOf(first), await slugOf(second)]).toEqual([slug, `${slug}-2`])
    expect(await getCategory(site, { slug, id: undefined })).toMatchObject({ id: first, name: 'Renamed' })
  })

  it('is found by its number only where no address reads so', async () => {
    const { site, category } = await anOffice()

    expect(await getCategory(site, { slug: String(category.id), id: category.id })).toMatchObject({ slug: 'parenting-tips' })
    for (const slug of ['', 'no-such', 'a b', '%', 'PARENTING-TIPSY', 'x'.repeat(101)]) await expect(getCategory(site, { slug, id: undefined }), slug).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the order of the categories', () => {
  it('is of all of them, each once, or it is refused and stays', async () => {
    const { site, rosa, add, names, category } = await anOffice()
    const [garden, kitchen] = [await add('Garden'), await add('Kitchen')]

    for (const ids of [[], [garden, kitchen], [category.id, garden, garden], [category.id, garden, kitchen, 99_999], [category.id, garden, 99_999]]) {
      await expect(orderCategories(site, rosa, ids), JSON.stringify(ids)).rejects.toMatchObject({ code: 'conflict' })
    }
    expect(await names()).toEqual(['Parenting Tips', 'Garden', 'Kitchen'])
    await orderCategories(site, rosa, [kitchen, category.id, garden])

    expect(await names()).toEqual(['Kitchen', 'Parenting Tips', 'Garden'])
    await add('Attic')
    expect((await names()).at(-1)).toBe('Attic')
  })
})

describe('a closed category', () => {
  it('takes no new topics, not even of staff, and the topics in it continue', async () => {
    const { site, rosa, maya, ines, category, aTopic } = await anOffice()
    const topic = await aTopic()
    await closeCategory(site, rosa, category.id, true)

    for (const member of [maya, ines]) {
      await expect(openTopic(site, as(member), { categoryId: category.id, title: 'Quiet corners', content: 'Where do you go?' })).rejects.toMatchObject({ code: 'forbidden' })
    }

    expect(await replyToTopic(site, as(maya), topic.id, { content: 'Still talking.' })).toMatchObject({ number: 2 })
    expect(await getCategory(site, category)).toMatchObject({ isOpen: false, topicCount: 1 })
  })

  it('is closed and opened once each, and the log says so once', async () => {
    const { site, rosa, category, all, logged } = await anOffice()
    for (const isClosed of [true, true, false, false]) await closeCategory(site, rosa, category.id, isClosed)

    expect((await all()).map(({ isOpen }) => isOpen)).toEqual([true])
    expect(await logged()).toEqual(['reopened the category “Parenting Tips”', 'closed the category “Parenting Tips”'])
  })
})

it('categories are the admins’ alone to change, and one that is gone is not found', async () => {
  const { site, rosa, maya, ines, category, names } = await anOffice()

  for (const actor of [aVisitor(), as(maya), as(ines)]) {
    for (const act of [
      () => addCategory(site, actor, form('Mine')),
      () => changeCategory(site, actor, category.id, form('Mine')),
      () => orderCategories(site, actor, [category.id]),
      () => closeCategory(site, actor, category.id, true),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not-found' })
    }
  }
  for (const act of [() => changeCategory(site, rosa, 99_999, form('Gone')), () => closeCategory(site, rosa, 99_999, true)]) {
    await expect(act()).rejects.toMatchObject({ code: 'not-found' })
  }
  expect(await names()).toEqual(['Parenting Tips'])
})
