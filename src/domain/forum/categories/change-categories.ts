import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { CATEGORY_NAME_TAKEN } from '../../../shared/forum/category-words.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'

/** One change of the categories at a time: names stay different, and the order whole. */
export async function changeCategories<T>(site: Site, actor: Actor, change: (trx: Transaction, admin: Member) => Promise<T>): Promise<T> {
  const admin = requireAdmin(actor)
  return changeForum(site, async (trx) => {
    await lockFor(trx, 'categories')
    const changed = await change(trx, admin)
    await announce(trx, { stale: ['categories'] }, site.clock.now())
    return changed
  })
}

interface Category {
  id: number
  name: string
  slug: string
  position: number
  closedAt: string | null
}

export const allIn = (trx: Transaction): Promise<Category[]> =>
  trx.selectFrom('category').select(['id', 'name', 'slug', 'position', 'closedAt']).orderBy('position').orderBy('id').execute()

/** The category with this id. @throws AppError `not-found` if there is none */
export function categoryIn(all: readonly Category[], id: number): Category {
  const category = all.find((one) => one.id === id)
  if (!category) throw new AppError('not-found', 'This category no longer exists.')
  return category
}

export function refuseTaken(others: readonly Category[], name: string): void {
  const key = name.toLowerCase()
  if (!others.some((category) => category.name.toLowerCase() === key)) return
  throw new AppError('invalid', CATEGORY_NAME_TAKEN, { errors: { name: [CATEGORY_NAME_TAKEN] } })
}

/** The name as an address, told apart by a number from those that are taken. A bare number would read as an id. */
export function freeSlug(all: readonly Category[], name: string): string {
  const plain = slugOf(name)
  const wanted = /^\d+$/.test(plain) ? `category-${plain}` : plain
  const taken = new Set(all.map(({ slug }) => slug))
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(slug)) return slug
  }
}
