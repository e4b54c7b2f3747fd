import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Registration } from '../accounts/accounts-schemas.ts'
import { BlogDraftChange } from '../blog/blog-schemas.ts'
import { CategoryForm } from '../forum/category-schemas.ts'
import { FactForm } from '../playground/fact-schemas.ts'
import { SettingsChange } from '../office/settings/settings-schemas.ts'
import { plainText } from './text.ts'
import { NewPoll } from '../playground/visit-schemas.ts'

describe('what a visitor typed', () => {
  it.each([
    ['Tiếng Việt', 'Tiếng Việt'],
    ['בְּרֵאשִׁית בָּרָא', 'בְּרֵאשִׁית בָּרָא'],
    ['क्षत्रिय', 'क्षत्रिय'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('keeps every mark of %s', (typed, saved) => {
    expect(plainText(typed)).toBe(saved.normalize('NFC'))
  })

  // Putting marks in order takes the square of their number: half a second for as many as a request has room for.
  it('keeps no more than 30 marks on one letter', () => {
    const typed = `a${'\u0316\u0300'.repeat(1_000)}b`

    expect(plainText(typed).match(/\p{M}/gu)).toHaveLength(29) // one of them became a part of the letter
    expect(plainText(typed)).toMatch(/^à.*b$/)
  })

  it('counts as marks on one letter what only control characters keep apart', () => {
    const typed = `a${`${'\u0316\u0300'.repeat(15)}\u0001`.repeat(1_000)}b`

    expect(plainText(typed).match(/\p{M}/gu)).toHaveLength(29)
  })
})

describe('what shows nothing', () => {
  const NOTHING = '\u200b\u2060\u2800\u200b'
  const complaints = (schema: z.ZodType, value: object) =>
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

  it.each([
    ['the name of a fact', FactForm, { label: NOTHING }, 'label: Please enter the name.'],
    ['a choice of a poll', NewPoll, { choices: [NOTHING, 'Yes'] }, 'choices.0: Please write this choice.'],
    ['the name of a category', CategoryForm, { name: NOTHING }, 'name: Please enter a name of at least 2 characters.'],
    ['the sender of mail', SettingsChange, { senderName: NOTHING }, 'senderName: Please enter a sender name.'],
    ['a legal name', Registration, { firstName: NOTHING }, 'firstName: First name is required'],
  ])('is not %s', (_, schema, value, complaint) => {
    expect(complaints(schema, value)).toContain(complaint)
  })

  it('is no title of a blog post, which then has none', () => {
    expect(BlogDraftChange.parse({ title: NOTHING })).toEqual({ title: '' })
  })
})
