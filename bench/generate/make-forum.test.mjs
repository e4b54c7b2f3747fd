import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { foldedWords } from '../../src/domain/forum/reading/search/term-words.ts'
import { makeForum } from './make-forum.mjs'

const SIZE = { posts: 3_000, topics: 120, members: 60, longest: 250, seed: 7, until: Date.parse('2026-05-01T12:00:00Z') }

async function aForum(size = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-generated-'))
  const wrong = await makeForum(folder, { ...SIZE, ...size })
  const db = new DatabaseSync(join(folder, 'on-joue.sqlite'), { readOnly: true })
  onTestFinished(() => {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { wrong, all: (statement) => db.prepare(statement).all().map((row) => ({ ...row })) }
}

describe('a generated forum', () => {
  it('has the size that was asked for, and counters a recount agrees with', async () => {
    const { wrong, all } = await aForum()

    expect(wrong).toEqual([])
    expect(all('select key, count from site_total order by key')).toEqual([
      { key: 'members', count: 60 },
      { key: 'posts', count: 3_000 },
      { key: 'topics', count: 120 },
    ])
    expect(all('select max(post_count) as longest from topic')).toEqual([{ longest: 250 }])
    expect(all('pragma foreign_key_check')).toEqual([])
  })

  it('keeps for the search what the site itself would keep', async () => {
    const { all } = await aForum()
    const posts = all('select post.id, number, title, content from post join topic on topic.id = topic_id order by post.id')

    const expected = posts.map(({ id, number, title, content }) => ({
      rowid: id,
      title: number === 1 ? foldedWords(title).join(' ') : '',
      body: foldedWords(content).join(' '),
    }))
    const counts = new Map()
    for (const { title, body } of expected) {
      for (const word of new Set(`${title} ${body}`.split(' ').filter(Boolean))) counts.set(word, (counts.get(word) ?? 0) + 1)
    }

    expect(all('select rowid, title, body from post_search order by rowid')).toEqual(expected)
    expect(new Map(all('select term, post_count from search_term').map(({ term, post_count: count }) => [term, count]))).toEqual(counts)
  })

  it('is told in the order of time, by members who had joined', async () => {
    const { all } = await aForum()

    expect(all('select 1 from post a join post b on b.id = a.id + 1 where b.created_at < a.created_at')).toEqual([])
    expect(all('select 1 from post a join post b on b.topic_id = a.topic_id and b.number = a.number + 1 where b.id < a.id')).toEqual([])
    expect(all('select 1 from post join member on member.id = author_id where member.created_at > post.created_at')).toEqual([])
    expect(all(`select 1 from post where created_at > '2026-05-01T12:00:00.000Z'`)).toEqual([])
  })

  it('is the same for the same seed, and another for another', async () => {
    const texts = async (size) => JSON.stringify((await aForum(size)).all('select content, created_at, author_id from post order by id'))

    expect(await texts()).toBe(await texts())
    expect(await texts({ seed: 8 })).not.toBe(await texts())
  })
})
