import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { QUERY_TAGS, tagsOf } from './page-tags.ts'

const WEB = join(import.meta.dirname, '../../web')

/** The first word of every query key that is written down in the pages and their queries. */
function queryNames(): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const texts = files.map((file) => readFileSync(join(WEB, file), 'utf8'))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/(?:queryKey(?::| =)|_KEY =) \['([\w-]+)'/g)].map(([, name = '']) => name)))]
}

it('every query of a page has a row in the table of tags, and every row a query', () => {
  expect(Object.keys(QUERY_TAGS).toSorted()).toEqual(queryNames().toSorted())
})

it('a page carries the tags of all its queries, each once', () => {
  const tags = tagsOf([
    [['me'], null],
    [['site'], {}],
    [['topic', 7], { id: 7 }],
    [['posts', 7, 2], {}],
    [['topics', 'sidebar', 'latest'], []],
    [['category', 'parenting-tips'], { id: 3 }],
    [['topics', 'category', 3, 'latest', 1], {}],
  ])

  expect(tags?.toSorted()).toEqual(['categories', 'category:3', 'members', 'place', 'settings', 'sidebar', 'topic:7'])
})

it.each([
  ['is for one visitor', ['notifications', 1]],
  ['is for one visitor', ['alerts']],
  ['is for one visitor', ['alerts', 'settings']],
  ['nobody has put into the table', ['brand-new']],
  ['is named like a thing every object has', ['constructor']],
  ['has no name', 'facts'],
])('a page with a query that %s is not cached', (_, key) => {
  expect(tagsOf([[['facts'], {}], [key, []]])).toBeNull()
})
