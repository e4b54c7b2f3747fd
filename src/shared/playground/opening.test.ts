import { describe, expect, it } from 'vitest'
import { fillReferences } from './references/fill-references.ts'
import { type OpeningPart, openingTexts, readOpening, writeOpening } from './opening.ts'

const FACTS = {
  city: { label: 'City', short: 'Austin, Texas', answer: '', state: 'known' },
  announcement: { label: 'Announcement', short: '{opening.announcement}', answer: '{opening.announcement-answer}', state: 'known' },
} as const

function says(opening: string, own = '{opening.date}'): (part: OpeningPart) => string {
  const date = { label: 'Opening date', short: own, answer: 'We open then.', state: 'known', opening } as const
  return (part) => fillReferences(`{opening.${part}}`, { ...FACTS, 'opening-date': date })
}

describe('the record of the opening', () => {
  it.each(['planned', 'planned 2025', 'planned 2027-fall', 'planned 2027-03', 'dated 2027-03-03', 'soft 2027-03-03', 'open'])('is stored as “%s”', (text) => {
    const opening = readOpening(text)

    expect(opening && writeOpening(opening)).toBe(text)
  })

  it.each(['', 'soon', 'planned soon', 'dated 2027-13', 'dated 2027-02-30', 'open 27', 'planned 2027-winter'])('is not read from “%s”', (text) => {
    expect(readOpening(text)).toBeNull()
  })

  it('says on the first day what was asked for, word for word [R001, R004, R026]', () => {
    const say = says('planned 2025')

    expect(say('announcement')).toBe('Coming to Austin, Texas – 2025')
    expect(say('announcement-answer')).toBe('On Joue is coming to Austin, Texas – 2025.')
    expect(say('year')).toBe('2025')
    expect(say('date')).toBe('Not yet announced')
    expect(say('date-answer')).toContain('The exact opening date is not yet announced.')
  })

  it.each([
    ['planned', 'Coming to Austin, Texas', 'Not yet announced', 'The opening year is not yet announced.', 'The exact opening date is not yet announced.'],
    ['planned 2027-fall', 'Coming to Austin, Texas – fall 2027', '2027', 'The announced opening year is 2027.', 'The announcement says: Coming to Austin, Texas – fall 2027. The exact opening date is not yet announced.'],
    ['dated 2027-03-03', 'Opening in Austin, Texas – March 3, 2027', '2027', 'We open in 2027.', 'We open on March 3, 2027.'],
    ['dated 2027-03', 'Opening in Austin, Texas – March 2027', '2027', 'We open in 2027.', 'We open in March 2027.'],
    ['soft 2027-03-03', 'Soft opening in Austin, Texas', '2027', 'Our soft opening started in 2027.', 'We’re in our soft opening. It started on March 3, 2027.'],
    ['open 2027-03-03', 'Now open in Austin, Texas', '2027', 'We opened in 2027.', 'We’re open. We opened on March 3, 2027.'],
    ['open', 'Now open in Austin, Texas', 'Open now', 'We’re open.', 'We’re open.'],
  ])('tells the same everywhere when it is “%s”', (opening, announcement, year, yearAnswer, dateAnswer) => {
    const say = says(opening)

    expect([say('announcement'), say('year'), say('year-answer'), say('date-answer')]).toEqual([announcement, year, yearAnswer, dateAnswer])
  })

  it('takes a date that is no date of the calendar in the owner’s own words', () => {
    const say = says('dated', 'Labor Day weekend')

    expect(say('announcement')).toBe('Opening in Austin, Texas – Labor Day weekend')
    expect(say('year')).toBe('Labor Day weekend')
    expect(say('date-answer')).toBe('We open: Labor Day weekend.')
  })

  it('has a text for every part, whatever its status', () => {
    for (const opening of ['planned', 'planned 2025', 'dated 2027', 'soft', 'soft 2027', 'open', 'open 2027']) {
      for (const part of Object.keys(openingTexts({ status: 'planned' }, { onDate: false, onYear: false })) as OpeningPart[]) {
        expect(says(opening)(part), `${opening}: ${part}`).toMatch(/^[A-Z\d]/)
      }
    }
  })
})
