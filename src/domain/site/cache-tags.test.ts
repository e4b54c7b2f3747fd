import { expect, it } from 'vitest'
import { type Change, EVERYTHING, isAbout, readChange, writeChange } from './cache-tags.ts'

it.each<Change>([
  { stale: ['facts'], purged: [] },
  { stale: ['forum-lists', 'category:2'], purged: ['topic:15', 'members'] },
  EVERYTHING,
])('a change is the same after it has traveled as text: %j', (change) => {
  expect(readChange(writeChange(change))).toEqual(change)
})

it.each(['', 'forum', 'topic:x', 'facts topic:1 what-is-this', '!'])('“%s”, from another version of the site, stands for everything', (text) => {
  expect(readChange(text)).toEqual(EVERYTHING)
})

it('a change of one topic is about no other, and a change of everything about every page', () => {
  expect(isAbout(['topic:1'], ['topic:12', 'members'])).toBe(false)
  expect(isAbout(['topic:1', 'members'], ['topic:12', 'members'])).toBe(true)
  expect(isAbout(['everything'], [])).toBe(true)
})
