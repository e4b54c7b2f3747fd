import type { CategoryForm } from '../../../shared/forum/category-schemas.ts'
import { CATEGORIES_FULL, CATEGORIES_MAX, ORDER_CHANGED } from '../../../shared/forum/category-words.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { changeCategories, allIn, categoryIn, refuseTaken, freeSlug } from './change-categories.ts'

/**
 * Adds a category, as the last one. @returns its id
 *
 * @throws AppError `not-found` unless the actor is an admin, `invalid` when the name is taken, `conflict` when there are too many
 */
export async function addCategory(site: Site, actor: Actor, form: CategoryForm): Promise<number> {
  return changeCategories(site, actor, async (trx, admin) => {
    const all = await allIn(trx)
    if (all.length >= CATEGORIES_MAX) throw new AppError('conflict', CATEGORIES_FULL)
    refuseTaken(all, form.name)
    const createdAt = site.clock.now()
    const position = Math.max(0, ...all.map((category) => category.position)) + 1
    const { id } = await trx
      .insertInto('category')
      .values({ ...form, slug: freeSlug(all, form.name), position, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'category.add', subject: `category:${id}`, createdAt })
    return id
  })
}

/**
 * Gives a category another name, description or look. Its address stays, so that every link to it goes on working.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a category, `invalid` when the name is taken
 */
export async function changeCategory(site: Site, actor: Actor, id: number, form: CategoryForm): Promise<void> {
  await changeCategories(site, actor, async (trx, admin) => {
    const all = await allIn(trx)
    const before = categoryIn(all, id)
    refuseTaken(all.filter((category) => category.id !== id), form.name)
    await trx.updateTable('category').set(form).where('id', '=', id).execute()
    const detail = { nameBefore: before.name === form.name ? null : before.name }
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'category.change', subject: `category:${id}`, detail, createdAt: site.clock.now() })
  })
}

/**
 * Puts all categories in another order.
 *
 * @param ids - all of them, in the order they are to have
 * @throws AppError `not-found` unless the actor is an admin, `conflict` when these are not all categories any more
 */
export async function orderCategories(site: Site, actor: Actor, ids: readonly number[]): Promise<void> {
  await changeCategories(site, actor, async (trx, admin) => {
    const all = await allIn(trx)
    const isWhole = ids.length === all.length && new Set(ids).size === ids.length && all.every(({ id }) => ids.includes(id))
    if (!isWhole) throw new AppError('conflict', ORDER_CHANGED)
    for (const [index, id] of ids.entries()) {
      await trx.updateTable('category').set({ position: index + 1 }).where('id', '=', id).execute()
    }
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'category.reorder', createdAt: site.clock.now() })
  })
}

/**
 * Closes a category: it takes no new topics; those that are there continue. Or opens it again. Doing so twice changes nothing.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a category
 */
export async function closeCategory(site: Site, actor: Actor, id: number, isClosed: boolean): Promise<void> {
  await changeCategories(site, actor, async (trx, admin) => {
    const { closedAt } = categoryIn(await allIn(trx), id)
    if ((closedAt !== null) === isClosed) return
    const now = site.clock.now()
    await trx
      .updateTable('category')
      .set({ closedAt: isClosed ? now : null })
      .where('id', '=', id)
      .execute()
    const kind = isClosed ? 'category.close' : 'category.open-again'
    await recordOfficeAct(trx, { actorId: admin.id, kind, subject: `category:${id}`, createdAt: now })
  })
}
