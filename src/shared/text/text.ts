import { z } from 'zod'
import { withFewMarks } from './fold.ts'

/**
 * What a visitor typed, made safe to store and compare: one Unicode form, line feeds only, and none of the
 * invisible control characters that PostgreSQL refuses (U+0000) or that forge log lines. Outer spaces go. Of marks on
 * one letter the first 30 stay.
 */
export function plainText(value: string): string {
  const shown = value.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '')
  // Only now: control characters would keep the marks apart that are counted.
  return withFewMarks(shown).normalize('NFC').trim()
}

/** Every control character except tab and line feed, and the two Unicode line separators. */
// oxlint-disable-next-line no-control-regex -- finding control characters is this pattern's whole purpose
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** Signs that show nothing: fillers, joiners, marks of direction, and a blank that counts as a letter. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** {@link plainText}, and nothing instead of what no one can see: a title of it would be a link that no one can press. */
export function seenText(value: string): string {
  const plain = plainText(value)
  return plain.replace(UNSEEN, '').trim() === '' ? '' : plain
}

/** A required text of at least `min` and at most `max` characters, cleaned before it is measured. */
export const text = (min: number, tooShort: string, max: number, tooLong: string) =>
  z.string(tooShort).transform(seenText).pipe(z.string().min(min, tooShort).max(max, tooLong))

/** An address lower-cased and without outer spaces; the form under which it is unique. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Longest address mail servers carry. Source: RFC 5321 §4.5.3.1.3, less the two angle brackets. */
const EMAIL_MAX_CHARS = 254

export const INVALID_EMAIL = 'Please enter a valid email address'

export const email = z
  .string(INVALID_EMAIL)
  .transform(plainText)
  .pipe(z.email(INVALID_EMAIL).max(EMAIL_MAX_CHARS, INVALID_EMAIL))
