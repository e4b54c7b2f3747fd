import type { z } from 'zod'
import type { SavedAnswer } from '../../shared/office/messages/office-message-schemas.ts'
import type { SavedAnswerView } from '../../shared/office/messages/office-messages.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'

type Words = z.output<typeof SavedAnswer>

/** Words for answers given often, by title. @throws AppError `not-found` unless the actor is an admin */
export async function listSavedAnswers({ db }: Site, actor: Actor): Promise<SavedAnswerView[]> {
  requireAdmin(actor)
  return db.selectFrom('savedAnswer').select(['id', 'title', 'text', 'changedAt']).orderBy('title').orderBy('id').execute()
}

/** Keeps words for answers. @returns their id @throws AppError `not-found` unless the actor is an admin */
export async function saveAnswer({ db, clock }: Site, actor: Actor, words: Words): Promise<number> {
  const { id: authorId } = requireAdmin(actor)
  const row = { ...words, authorId, changedAt: clock.now() }
  return (await db.insertInto('savedAnswer').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** @throws AppError `not-found` unless the actor is an admin and they exist */
export async function changeSavedAnswer({ db, clock }: Site, actor: Actor, id: number, words: Words): Promise<void> {
  const { id: authorId } = requireAdmin(actor)
  const row = { ...words, authorId, changedAt: clock.now() }
  const changed = await db.updateTable('savedAnswer').set(row).where('id', '=', id).returning('id').executeTakeFirst()
  if (!changed) throw new AppError('not-found', 'This saved reply no longer exists.')
}

/** Doing it twice changes nothing. @throws AppError `not-found` unless the actor is an admin */
export async function removeSavedAnswer({ db }: Site, actor: Actor, id: number): Promise<void> {
  requireAdmin(actor)
  await db.deleteFrom('savedAnswer').where('id', '=', id).execute()
}
