import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

it.each([
  ['https://a.test/x?token=abc', 'https://a.test/x?token=hidden'],
  ['https://a.test/x?a=1&token=m12.q3Zk9XvT1mPb0aYw&b=2#c', 'https://a.test/x?a=1&token=hidden&b=2#c'],
  ['<a href="https://a.test/x?a=1&amp;token=abc">', '<a href="https://a.test/x?a=1&amp;token=hidden">'],
  ['https://a.test/l/q3Zk9XvT1mPb0aYw7LrS5dUo', 'https://a.test/l/hidden'],
  ['https://a.test/blog/rainy-day-play-twelve-ideas', 'https://a.test/blog/rainy-day-play-twelve-ideas'],
  ['The word token=abc outside a link', 'The word token=abc outside a link'],
])('%s is shown as %s', (part, shown) => {
  expect(withoutSecrets(part)).toBe(shown)
})
