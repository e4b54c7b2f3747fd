import { type Context, Hono } from 'hono'
import { addCategory, changeCategory, closeCategory, orderCategories } from '../../domain/forum/categories/keep-categories.ts'
import { listCategories } from '../../domain/forum/reading/list-categories.ts'
import { listUnanswered } from '../../domain/forum/reading/list-unanswered.ts'
import { CategoryForm, CategoryOrder } from '../../shared/category-schemas.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { idIn } from '../id-in.ts'

/** The forum's categories, as the owner keeps them. Every change answers with all of them. Paths are below /api/office/categories. */
export const officeCategories = new Hono<Environment>()
  .get('/', async (c) => answer(c))
  .post('/', async (c) => {
    await addCategory(c.var.site, c.var.actor, readBody(c, CategoryForm))
    return answer(c, 201)
  })
  .put('/order', async (c) => {
    await orderCategories(c.var.site, c.var.actor, readBody(c, CategoryOrder).ids)
    return answer(c)
  })
  .put('/:categoryId', async (c) => {
    await changeCategory(c.var.site, c.var.actor, idIn(c, 'categoryId'), readBody(c, CategoryForm))
    return answer(c)
  })
  .put('/:categoryId/closed', async (c) => {
    await closeCategory(c.var.site, c.var.actor, idIn(c, 'categoryId'), true)
    return answer(c)
  })
  .delete('/:categoryId/closed', async (c) => {
    await closeCategory(c.var.site, c.var.actor, idIn(c, 'categoryId'), false)
    return answer(c)
  })

const answer = async (c: Context<Environment>, status: 200 | 201 = 200) =>
  c.json({ categories: await listCategories(c.var.site) }, status)

/** Topics that wait for a first answer. The path is /api/office/unanswered. */
export const officeUnanswered = new Hono<Environment>().get('/', async (c) => {
  return c.json({ topics: await listUnanswered(c.var.site, c.var.actor) })
})
