import { z } from 'zod'
import { BARE_LIST_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '../../shared/forum.ts'
import { SendKey } from '../../shared/forum-schemas.ts'

const ID_MAX = 2_147_483_647
const rowId = (what: string) => z.int().min(1).max(ID_MAX).describe(what)
const page = z.int().min(1).optional().describe('Which page, counted from 1.')
const limit = z.int().min(1).max(PAGE_SIZE_MAX).optional()

export const topicId = { topicId: rowId('The topic’s number.') }
export const postId = { postId: rowId('The post’s number.') }
export const pollId = { pollId: rowId('The poll’s number.') }
export const notificationId = { notificationId: rowId('The notification’s number.') }

/** Lists that answer in pages, whether or not one is asked for. */
export const PAGED = { page, limit: limit.describe(`How many on a page; usually ${PAGE_SIZE}.`) }

/** Lists that are whole up to a length unless a page is asked for. */
export const WHOLE_OR_PAGED = {
  page,
  limit: limit.describe(`How many on a page; usually ${PAGE_SIZE}. Without page and limit: the first ${BARE_LIST_MAX}.`),
}

export const SEND_KEY = {
  'Idempotency-Key': SendKey.describe('A name for this one message, so that sending it twice by mistake writes it once.'),
}

/** The proof in a private link. */
export const LINK_TOKEN = { token: z.string().describe('The token of the link in the mail.') }
