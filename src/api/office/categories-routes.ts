import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { addCategory, changeCategory, closeCategory, orderCategories } from '../../domain/forum/categories/save-categories.ts'
import { listCategories } from '../../domain/forum/reading/list-categories.ts'
import { listUnanswered } from '../../domain/forum/reading/topics/list-unanswered.ts'
import { CategoryForm, CategoryOrder } from '../../shared/forum/category-schemas.ts'
import { CategorySchema, TopicList } from '../forum/forum-views.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, idOf } from '../http/path.ts'
import { route } from '../http/route.ts'

const all = { tag: 'Office forum', who: 'office', answer: z.strictObject({ categories: z.array(CategorySchema) }) } as const
const one = { ...all, path: { categoryId: idOf('Category ID.') } } as const

/** The forum's categories, as the owner manages them. Every change answers with all of them. Paths are below /api/office/categories. */
export const officeCategories = new Hono<Environment>()
  .get('/', route({ ...all, id: 'listOfficeCategories', summary: 'List categories, closed ones too' }, ({ c }) => categories(c)))
  .post('/', route(
    {
      ...all, id: 'addCategory', summary: 'Add a category', body: { CategoryForm }, status: 201,
      refusals: { 409: 'There are as many categories as there can be.' },
    },
    async ({ c, site, actor, body }) => {
      await addCategory(site, actor, body())
      return categories(c)
    },
  ))
  .put('/order', route(
    {
      ...all, id: 'orderCategories', summary: 'Reorder the categories', body: { CategoryOrder },
      refusals: { 409: 'The categories have changed in the meantime.' },
    },
    async ({ c, site, actor, body }) => {
      await orderCategories(site, actor, body().ids)
      return categories(c)
    },
  ))
  .put('/:categoryId', route(
    { ...one, id: 'changeCategory', summary: 'Edit a category', body: { CategoryForm } },
    async ({ c, site, actor, body }) => {
      await changeCategory(site, actor, idIn(c, 'categoryId'), body())
      return categories(c)
    },
  ))
  .put('/:categoryId/closed', route(
    { ...one, id: 'closeCategory', summary: 'Close a category to new topics' },
    async ({ c, site, actor }) => {
      await closeCategory(site, actor, idIn(c, 'categoryId'), true)
      return categories(c)
    },
  ))
  .delete('/:categoryId/closed', route(
    { ...one, id: 'openCategory', summary: 'Reopen a category' },
    async ({ c, site, actor }) => {
      await closeCategory(site, actor, idIn(c, 'categoryId'), false)
      return categories(c)
    },
  ))

const categories = async (c: Context<Environment>) => ({ categories: await listCategories(c.var.site) })

/** Topics that wait for a first reply. The path is /api/office/unanswered. */
export const officeUnanswered = new Hono<Environment>().get('/', route(
  { tag: 'Office forum', who: 'office', id: 'listUnanswered', summary: 'List topics with no reply for a day or more', answer: TopicList },
  async ({ site, actor }) => ({ topics: await listUnanswered(site, actor) }),
))
