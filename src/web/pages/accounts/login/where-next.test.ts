import { describe, expect, it } from 'vitest'
import { nextPath } from './where-next.ts'

describe('the way on after logging in', () => {
  it.each(['/forum/topics/7/quiet-hours?page=2#post-31', '/', '/forum/login?next=%2Fblog'])('may lead to %s', (path) => {
    expect(nextPath(path, '/forum')).toBe(path)
  })

  it.each([
    '//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/.//evil.example', '/..//evil.example',
    'https://evil.example', 'javascript:alert(1)', 'forum', '', null, undefined,
  ])('never leads to %j', (path) => {
    expect(nextPath(path, '/forum')).toBe('/forum')
  })
})
