import { describe, expect, it } from 'vitest'
import type { CategoryView } from '../../../src/shared/forum/forum.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'

const GARDEN = { name: 'In the Garden', description: 'Mud, snails and sunshine.', look: 'leaf' }

async function anOffice() {
  const forum = await aForum()
  const send = (method: string, path = '', body?: unknown) => forum.sendAs(forum.rosa, method, `/api/office/categories${path}`, body)
  const names = async () => ((await (await forum.askAs(null, '/api/forum/categories')).json()) as { categories: CategoryView[] }).categories.map(({ name }) => name)
  return { ...forum, send, names }
}

describe('the categories of the forum', () => {
  it('get a new one as the last, which visitors see at once [R049]', async () => {
    const { send, ask, names } = await anOffice()
    expect(await (await ask('/forum/categories')).text()).not.toContain('In the Garden')

    const answer = await send('POST', '', { ...GARDEN, name: '  In  the\nGarden ' })

    expect(answer.status).toBe(201)
    expect(((await answer.json()) as { categories: CategoryView[] }).categories.at(-1)).toMatchObject({ ...GARDEN, slug: 'in-the-garden', isOpen: true, topicCount: 0 })
    expect(await names()).toEqual(['Parenting Tips', 'In the Garden'])
    expect(await (await ask('/forum/categories')).text()).toContain('In the Garden')
    expect((await ask('/forum/categories/in-the-garden')).status).toBe(200)
  })

  it('keep their address when they are renamed', async () => {
    const { send, ask, category } = await anOffice()

    await send('PUT', `/${category.id}`, GARDEN)

    const page = await ask('/forum/categories/parenting-tips')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Mud, snails and sunshine.')
  })

  it('have different names, and addresses that are no numbers', async () => {
    const { send, category } = await anOffice()
    const slugOfLast = async (body: object) => ((await (await send('POST', '', body)).json()) as { categories: CategoryView[] }).categories.at(-1)?.slug

    const duplicate = await send('POST', '', { ...GARDEN, name: 'parenting TIPS' })

    expect(duplicate.status).toBe(400)
    expect(await duplicate.json()).toMatchObject({ errors: { name: ['You already have a category with that name.'] } })
    await send('PUT', `/${category.id}`, GARDEN)
    expect(await slugOfLast({ ...GARDEN, name: 'Parenting Tips' })).toBe('parenting-tips-2')
    expect(await slugOfLast({ ...GARDEN, name: '2027' })).toBe('category-2027')
    expect((await send('PUT', `/${category.id}`, { ...GARDEN, description: 'The same name is its own.' })).status).toBe(200)
  })

  it('are refused with every bad field named', async () => {
    const { send } = await anOffice()

    const refused = await send('POST', '', { name: ' ', description: 7, look: 'plaid' })

    expect(refused.status).toBe(400)
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['name', 'description', 'look'])
  })

  it('are reordered as a whole, or not at all', async () => {
    const { send, names, category, aCategory } = await anOffice()
    const [second, third] = [await aCategory({ name: 'Second' }), await aCategory({ name: 'Third' })]

    expect((await send('PUT', '/order', { ids: [third.id, category.id, second.id] })).status).toBe(200)

    expect(await names()).toEqual(['Third', 'Parenting Tips', 'Second'])
    for (const ids of [[third.id, category.id], [third.id, third.id, second.id], [third.id, category.id, second.id, 99], []]) {
      expect((await send('PUT', '/order', { ids })).status).toBe(409)
    }
    expect((await send('PUT', '/order', { ids: 'all' })).status).toBe(400)
    expect(await names()).toEqual(['Third', 'Parenting Tips', 'Second'])
  })

  it('stay whole when two admins order and add at once', async () => {
    const { send, site, category, aCategory } = await anOffice()
    const second = await aCategory({ name: 'Second' })

    await Promise.all([
      send('PUT', '/order', { ids: [second.id, category.id] }),
      send('PUT', '/order', { ids: [category.id, second.id] }),
      send('POST', '', GARDEN),
      send('POST', '', GARDEN),
    ])

    const rows = await site.db.selectFrom('category').select(['name', 'position']).orderBy('position').execute()
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(rows.at(-1)?.name).toBe('In the Garden')
  })

  it('take no new topics while closed, and do again when opened', async () => {
    const { send, sendAs, maya, category, site } = await anOffice()
    const open = (title: string) => sendAs(maya, 'POST', '/api/forum/topics', { categoryId: category.id, title, content: 'What do you think?' })

    await send('PUT', `/${category.id}/closed`)
    await send('PUT', `/${category.id}/closed`)

    expect((await open('While it is closed')).status).toBe(403)
    await send('DELETE', `/${category.id}/closed`)
    expect((await open('Now it is open')).status).toBe(201)
    const log = await site.db.selectFrom('officeAct').select(['kind', 'subject']).orderBy('id').execute()
    expect(log).toEqual([
      { kind: 'category.close', subject: `category:${category.id}` },
      { kind: 'category.open-again', subject: `category:${category.id}` },
    ])
  })

  it('are there, or not found', async () => {
    const { send } = await anOffice()

    expect((await send('PUT', '/999', GARDEN)).status).toBe(404)
    expect((await send('PUT', '/x', GARDEN)).status).toBe(404)
    expect((await send('PUT', '/999/closed')).status).toBe(404)
  })
})

it('topics without a reply for a day are listed for the owner, locked and hidden ones left out', async () => {
  const forum = await aForum()
  await forum.aTopic({ title: 'Alone' })
  await forum.aTopic({ title: 'Answered', posts: [{}, { by: forum.omar }] })
  await forum.aTopic({ title: 'Locked', lockedAt: forum.site.clock.now() })
  await forum.aTopic({ title: 'Hidden', hiddenAt: forum.site.clock.now() })
  forum.clock.pass(DAY_MS)
  await forum.aTopic({ title: 'New' })

  const answer = await forum.askAs(forum.rosa, '/api/office/unanswered')

  expect(((await answer.json()) as { topics: { title: string }[] }).topics.map(({ title }) => title)).toEqual(['Alone'])
})
