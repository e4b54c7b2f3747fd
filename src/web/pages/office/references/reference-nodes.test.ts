import { getSchema } from '@tiptap/react'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { nameOfReference, withNames } from './reference-names.ts'
import { documentOf, orphansIn, referenceParts, textOf } from './reference-nodes.ts'

const schema = getSchema(referenceParts((written) => written))
const read = (text: string) => schema.nodeFromJSON(documentOf(text))
const named = (label: string) => ({ label, short: 'Soon', answer: 'Soon.', state: 'not-decided' as const })
const FACTS = { pricing: named('Pricing'), city: named('City'), location: named('Exact location'), 'opening-date': named('Opening date') }

describe('a text with references in the editor', () => {
  it.each(['Plain.', '', 'One line.\nAnother, after {pricing.short}.', '{if pricing, hours undecided}Soon.{else}Now.{end}', 'Odd { braces } and {smile} stay.'])(
    'is stored as it was read: “%s”', (text) => {
      expect(textOf(read(text))).toBe(text)
    },
  )

  it.each([
    ['Soon. {if pricing undecided}Not yet.{end}', 'Soon. {if pricing undecided}Not yet.{end}'],
    ['Soon. {if pricing undecided}Not yet.', 'Soon. Not yet.'],
    ['Soon. Not yet.{else}Now.{end}', 'Soon. Not yet.Now.'],
    ['{if pricing undecided}A.{if wifi decided}B.{end}', 'A.{if wifi decided}B.{end}'],
    ['{if pricing undecided}Soon.{else}Now.', 'Soon.Now.'],
  ])('leaves no half of a condition behind: “%s”', (text, whole) => {
    const change = EditorState.create({ doc: read(text) }).tr
    for (const at of orphansIn(change.doc).toReversed()) change.delete(at, at + 1)

    expect(textOf(change.doc)).toBe(whole)
  })
})

describe('the name of a reference', () => {
  it.each([
    ['{pricing.short}', 'Pricing: short answer'],
    ['{city.town}', 'City: town only'],
    ['{opening.date}', 'The opening: date'],
    ['{if pricing undecided}', 'If Pricing isn’t decided'],
    ['{if opening, location, pricing undecided}', 'If The opening, Exact location, and Pricing aren’t decided'],
    ['{else}', 'Otherwise'],
    ['{smile}', null],
  ])('says what %s stands for', (written, name) => {
    expect(nameOfReference(written, FACTS)).toBe(name)
  })
})

describe('a text with references that can only be read', () => {
  it('has their names in brackets', () => {
    expect(withNames('{city.short}: {if pricing undecided}soon{end}', FACTS)).toBe('[City: short answer]: [If Pricing isn’t decided]soon[End of condition]')
  })
})
