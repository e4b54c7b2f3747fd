import { z } from 'zod'
import { BLOCK_LEVELS } from './block-words.ts'
import {
  ABOUT_MAX_CHARS,
  ADMIN_PASSWORD_MIN_CHARS,
  ADMIN_PASSWORD_TOO_SHORT,
  LEGAL_NAME_MAX_CHARS,
  PASSWORD_IS_NAME,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  USERNAME_MAX_CHARS,
  USERNAME_MIN_CHARS,
} from './accounts-words.ts'
import { email, plainText, text } from '../text/text.ts'

const SHORT_USERNAME = 'Username must be at least 3 characters'
const SHORT_PASSWORD = 'Password must be at least 6 characters'
const NO_CONFIRMATION = 'Please confirm your password'

const username = text(USERNAME_MIN_CHARS, SHORT_USERNAME, USERNAME_MAX_CHARS, 'Username cannot exceed 20 characters').pipe(
  z.string().regex(/^[A-Za-z0-9_-]+$/, 'Username can only contain letters, numbers, underscores, and hyphens'),
)

/** Passwords are taken as typed: any character, spaces too. */
const passwordOf = (minChars: number, tooShort: string) =>
  z.string(tooShort).min(minChars, tooShort).max(PASSWORD_MAX_CHARS, 'Password cannot exceed 200 characters')
const password = passwordOf(PASSWORD_MIN_CHARS, SHORT_PASSWORD)
const adminPassword = passwordOf(ADMIN_PASSWORD_MIN_CHARS, ADMIN_PASSWORD_TOO_SHORT)
const confirmPassword = z.string(NO_CONFIRMATION).min(1, NO_CONFIRMATION)

const required = (message: string) => text(1, message, LEGAL_NAME_MAX_CHARS, 'Names cannot exceed 100 characters')
const filled = (message: string) => z.string(message).min(1, message)

/** Whether a password is one of the names anyone would try first. */
export const isPasswordAName = (value: string, names: readonly string[]): boolean =>
  names.some((name) => name.trim().toLowerCase() === value.trim().toLowerCase())

const BothText = z.object({ password: z.string(), confirmPassword: z.string() })

/** Compares even when other fields are wrong, so that every complaint is told at once. */
const bothText = ({ value }: { value: unknown }): boolean => {
  const { data } = BothText.safeParse(value)
  return data !== undefined && data.confirmPassword !== ''
}
const same = { message: 'Passwords do not match', path: ['confirmPassword'], when: bothText }
const isSame = (values: { password: string; confirmPassword: string }) => values.password === values.confirmPassword
const notAName = { message: PASSWORD_IS_NAME, path: ['password'], when: bothText }
const isNoName = ({ username: name, email: address, password: word }: { username: unknown; email: unknown; password: string }) =>
  !isPasswordAName(word, [name, address].filter((value) => typeof value === 'string'))

const mailedToken = z.string().max(200).catch('')

/** What the registration form sends. */
export const Registration = z
  .object({
    username,
    email,
    password,
    confirmPassword,
    firstName: required('First name is required'),
    lastName: required('Last name is required'),
    terms: z.literal(true, 'You must agree to the terms and conditions'),
  })
  .refine(isSame, same)
  .refine(isNoName, notAName)
export type Registration = z.input<typeof Registration>

/** What the owner chooses on the page behind the link that the site prints. */
export const FirstAdmin = z
  .object({ token: mailedToken, username, email, password: adminPassword, confirmPassword })
  .refine(isSame, same)
  .refine(isNoName, notAName)

/** What the login form sends: a username or an email, and a password. */
export const LogIn = z.object({
  username: z.string('Username is required').transform(plainText).pipe(filled('Username is required')),
  password: filled('Password is required'),
})
export type LogIn = z.input<typeof LogIn>

export const ForgotPassword = z.object({
  account: z
    .string('Please enter your username or email')
    .transform(plainText)
    .pipe(filled('Please enter your username or email')),
})

export const NewPassword = z.object({ token: mailedToken, password, confirmPassword }).refine(isSame, same)
export const MailedToken = z.object({ token: mailedToken })

export const PasswordChange = z
  .object({ currentPassword: filled('Please enter your current password'), password, confirmPassword })
  .refine(isSame, same)

/** The right address of an account whose address was never confirmed, and the password. */
export const EmailCorrection = z.object({ email, password: filled('Please enter your password') })

export const ProfileChange = z.object({
  about: text(0, 'Please write some text', ABOUT_MAX_CHARS, '“About me” cannot exceed 1,000 characters'),
})

/** The name of a member made from the shell or the configuration; reserved usernames are allowed there. */
export const Username = username

export const NewBlock = z.object({ level: z.enum(BLOCK_LEVELS, 'Please choose “mute” or “block”.') })
