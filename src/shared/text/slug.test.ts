import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('the slug of a title', () => {
  it.each([
    ['Quiet corners in Austin', 'quiet-corners-in-austin'],
    ['  Rainy days: what works?!  ', 'rainy-days-what-works'],
    ['Café, Øresund & Straße – naïve', 'cafe-oresund-strasse-naive'],
    ["A toddler's first visit", 'a-toddlers-first-visit'],
    ['<img src=x onerror=alert(1)>', 'img-src-x-onerror-alert-1'],
    ['子供の遊び場', 'topic'],
    ['???', 'topic'],
  ])('of "%s" is plain letters and digits', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it('has at most 80 letters and ends with one', () => {
    expect(slugOf('word '.repeat(60))).toMatch(/^(word-)*word?[a-z]*$/)
    expect(slugOf(`${'x'.repeat(79)} and more`)).toBe('x'.repeat(79))
  })
})
