import { describe, expect, it } from 'vitest'
import { matcherOf, type Route } from './page-route.ts'

const page = (path: string): Route => ({ id: path, path })
const matcher = matcherOf([
  { id: 'site', children: [page('/'), page('/blog/:slug'), page('/*')] },
  { id: 'forum', children: [page('/forum/topics/:id/:slug?'), page('/forum/:room'), page('/forum/latest')] },
  { id: 'office', children: [page('/office'), page('/office/*'), page('/office/members/:id')] },
])
const found = (pathname: string) => {
  const match = matcher(pathname)
  return match && [match.pattern, match.params]
}

describe('an address', () => {
  it.each([
    ['/', '/', {}],
    ['/blog/nap-times', '/blog/:slug', { slug: 'nap-times' }],
    ['/forum/topics/7/nap-times', '/forum/topics/:id/:slug?', { id: '7', slug: 'nap-times' }],
    ['/forum/topics/7', '/forum/topics/:id/:slug?', { id: '7', slug: undefined }],
    ['/office', '/office', {}],
  ])('%s leads to the page at %s', (pathname, pattern, params) => {
    expect(found(pathname)).toEqual([pattern, params])
  })

  it('leads to the page that names it in words rather than to one that takes any word, wherever that stands', () => {
    expect(found('/forum/latest')).toEqual(['/forum/latest', {}])
    expect(found('/forum/popular')).toEqual(['/forum/:room', { room: 'popular' }])
    expect(found('/office/members/3')).toEqual(['/office/members/:id', { id: '3' }])
  })

  it('that no page has leads to the page nearest to it that takes all the rest', () => {
    expect(found('/office/cellar/door')).toEqual(['/office/*', {}])
    expect(found('/cellar')).toEqual(['/*', {}])
    expect(found('/officers')).toEqual(['/*', {}])
  })

  it('may end in a slash, and is told apart by its letters’ size', () => {
    expect(found('/forum/latest/')).toEqual(['/forum/latest', {}])
    expect(found('/Forum/Latest')).toEqual(['/*', {}])
  })

  it('is decoded for the page, or left as it is where that can’t be done', () => {
    expect(found('/blog/caf%C3%A9%2Fau-lait')).toEqual(['/blog/:slug', { slug: 'café/au-lait' }])
    expect(found('/blog/50%')).toEqual(['/blog/:slug', { slug: '50%' }])
  })

  it('comes with the frames around its page, from the outermost in', () => {
    expect(matcher('/forum/latest')?.routes.map(({ id }) => id)).toEqual(['forum', '/forum/latest'])
  })

  it('can be one that nothing is at', () => {
    expect(matcherOf([page('/blog')])('/forum')).toBeNull()
  })
})
