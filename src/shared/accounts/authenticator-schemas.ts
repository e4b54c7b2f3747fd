import { z } from 'zod'
import { PASSWORD_MAX_CHARS } from './accounts-words.ts'
import { CODE_MAX_CHARS, CODE_MISSING, PASSWORD_MISSING } from './authenticator-words.ts'
import { plainText } from '../text/text.ts'

const code = z
  .string(CODE_MISSING)
  .max(CODE_MAX_CHARS, `Code cannot exceed ${CODE_MAX_CHARS} characters`)
  .transform((value) => plainText(value).trim())
  .pipe(z.string().min(1, CODE_MISSING))
const password = z.string(PASSWORD_MISSING).min(1, PASSWORD_MISSING).max(PASSWORD_MAX_CHARS, 'Password cannot exceed 200 characters')

/** A code from the app, or a recovery code. */
export const TypedCode = z.object({ code })
export const OwnPassword = z.object({ password })
export const AuthenticatorRemoval = z.object({ password, code })
