import { expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { anApp, aSite } from '../../../../tests/support/a-site.ts'
import type { Site } from '../../site/site.ts'
import { changeCategory } from './save-categories.ts'
import { addStarterCategories } from './starter-categories.ts'

const categoriesOf = (site: Site) => site.db.selectFrom('category').select(['name', 'slug', 'position', 'sampledAt']).orderBy('position').execute()
const STARTERS = [
  { name: 'Parenting Tips', slug: 'parenting-tips', position: 1, sampledAt: null },
  { name: 'Kid Activities', slug: 'kid-activities', position: 2, sampledAt: null },
  { name: 'Events & Meetups', slug: 'events-meetups', position: 3, sampledAt: null },
]

it('a new forum gets three categories, once, however many processes start together', async () => {
  const { site } = await aSite()

  await Promise.all([addStarterCategories(site), addStarterCategories(site), addStarterCategories(site)])

  expect(await categoriesOf(site)).toEqual(STARTERS)
})

it('a forum with a category of its own gets none, and what the owner has renamed stays so', async () => {
  const { site, rosa, category } = await aForum()
  await changeCategory(site, as(rosa), category.id, { name: 'Naps', description: 'And nights.', look: 'sky' })

  await addStarterCategories(site)

  expect((await categoriesOf(site)).map(({ name }) => name)).toEqual(['Naps'])
})

it('a visitor of a new forum finds the categories, and no figures about no one', async () => {
  const { site, ask } = await anApp()
  await ask('/forum') // cached

  await addStarterCategories(site)

  const page = await (await ask('/forum')).text()
  for (const { slug } of STARTERS) expect(page).toContain(`href="/forum/categories/${slug}"`)
  expect(page).not.toContain('Community Stats')
  expect(page).not.toMatch(/<dt>(members|online)<\/dt>/)
})
