import { z } from 'zod'
import { ROLES } from '../../accounts/accounts.ts'
import { WRONG_NAME } from '../../accounts/accounts-words.ts'
import { logReason } from '../../forum/forum-schemas.ts'
import { plainText } from '../../text/text.ts'

export const RoleChange = z.object({ role: z.enum(ROLES, 'Please choose a role.') })

/** The username typed by hand, before something that cannot be taken back. */
export const TypedName = z.object({ username: z.string(WRONG_NAME).transform(plainText).pipe(z.string().max(100, WRONG_NAME)) })

/** Why a member's words or photo are removed. It's for the log and the member. */
export const TakeDown = z.object({ reason: logReason.optional() })

export const RemovalOfAll = TypedName.extend(TakeDown.shape)
