import { z } from 'zod'
import {
  type AuthenticatorSetup,
  type AuthenticatorView,
  type BlockView,
  type CurrentUser,
  type MemberProfile,
  type MemberView,
  ROLES,
  type SessionView,
} from '../../shared/accounts/accounts.ts'
import { BLOCK_LEVELS } from '../../shared/accounts/block-words.ts'
import { count, id, moment, momentOrNull, named, viewSchema } from '../http/view-schema.ts'

const aMember = {
  id: z.int().min(0),
  username: z.string(),
  avatar: z.string().nullable(),
  isAdmin: z.boolean(),
}

export const MemberSchema = viewSchema<MemberView>()('Member', z.strictObject(aMember))

export const CurrentUserSchema = viewSchema<CurrentUser>()(
  'CurrentUser',
  z.strictObject({
    ...aMember,
    role: z.enum(ROLES),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    about: z.string(),
    isEmailConfirmed: z.boolean(),
    wantsReplyMail: z.boolean(),
    unreadNotifications: count,
    blocks: z.record(z.string(), z.enum(BLOCK_LEVELS)),
    suspension: z.strictObject({ until: moment, reason: z.string() }).nullable(),
    silence: z.strictObject({ until: moment, reason: z.string() }).nullable(),
    erasedAt: momentOrNull,
  }),
)

export const ProfileSchema = viewSchema<MemberProfile>()(
  'Profile',
  z.strictObject({ ...aMember, about: z.string(), joinedAt: moment, topicCount: count, postCount: count }),
)

export const BlockSchema = viewSchema<BlockView>()(
  'Block',
  z.strictObject({ user: MemberSchema, level: z.enum(BLOCK_LEVELS), createdAt: moment }),
)

export const SessionSchema = viewSchema<SessionView>()(
  'Session',
  z.strictObject({ id, device: z.string(), createdAt: moment, lastUsedAt: moment, isCurrent: z.boolean() }),
)

export const SetupSchema = viewSchema<AuthenticatorSetup>()(
  'AuthenticatorSetup',
  z.strictObject({ secret: z.string(), address: z.string() }),
)

export const AuthenticatorSchema = viewSchema<AuthenticatorView>()(
  'Authenticator',
  z.strictObject({
    canSetUp: z.boolean(),
    isNeeded: z.boolean(),
    confirmedAt: momentOrNull,
    recoveryCodesLeft: count,
    setup: SetupSchema.nullable(),
  }),
)

export const User = named('User', z.strictObject({ user: CurrentUserSchema }))
/** `user` is null, with a `message`, while the account waits for its address to be confirmed. */
export const Registered = named('Registered', z.strictObject({ user: CurrentUserSchema.nullable(), message: z.string().optional() }))
export const UserAnswer = named('UserTold', z.strictObject({ user: CurrentUserSchema, message: z.string() }))
export const RecoveryCodes = named('RecoveryCodes', z.strictObject({ recoveryCodes: z.array(z.string()) }))
