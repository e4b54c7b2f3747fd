// Writes a planned forum into an empty, migrated SQLite database, with every counter and search entry the site itself
// would have written. Rows go in by prepared statements in large transactions.
import { DatabaseSync } from 'node:sqlite'
import { foldedWords } from '../../src/domain/forum/reading/search/term-words.ts'
import { chanceFrom } from '../../src/domain/sample/chance.ts'
import { SAMPLE_CATEGORIES } from '../../src/domain/sample/sample-categories.ts'
import { toInstant } from '../../src/shared/time/instant.ts'
import { slugOf } from '../../src/shared/text/slug.ts'
import { planPosts } from './plan.mjs'
import { Texts } from './texts.mjs'

const BATCH = 50_000
/** Every so many posts the words kept for the search are held against those the site would keep. */
const CHECK_EVERY = 997
const CACHE_KB = 500_000
const UNREAD_MS = 30 * 24 * 60 * 60 * 1_000

/** @param {{ posts: number, topics: number, members: number, longest: number, seed: number, until: number }} size */
export function fill(file, size, say = () => {}) {
  const db = new DatabaseSync(file)
  // A half-filled file is thrown away, so nothing needs to survive a crash here.
  db.exec(`pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -${CACHE_KB}`)
  const forum = new Forum(db, size)
  db.exec('begin')
  for (let post = 1; post <= size.posts; post += 1) {
    forum.writePost(post)
    if (post % BATCH !== 0) continue
    db.exec('commit; begin')
    say(`${post.toLocaleString('en-US')} posts`)
  }
  forum.writeRest()
  db.exec('commit')
  db.close()
}

class Forum {
  #size
  #chance
  #texts
  #plan
  #insert
  #now
  /** By the index of the topic. */
  #topics
  /** By the id of the member: when last seen. */
  #seen
  #notifications = 0

  constructor(db, size) {
    this.#size = size
    this.#chance = chanceFrom(size.seed)
    this.#texts = new Texts(this.#chance, size.posts)
    this.#plan = planPosts(this.#chance, size)
    this.#insert = inserts(db)
    this.#now = toInstant(size.until)
    this.#topics = Array.from({ length: size.topics })
    this.#seen = new Float64Array(size.members + 1)
  }

  writePost(id) {
    const at = this.#plan.momentOf[id - 1]
    const index = this.#plan.topicOf[id - 1]
    const author = this.#authorAt(at)
    const topic = (this.#topics[index] ??= this.#newTopic(index, id, author, at))
    const { content, folded } = this.#texts.post(id)
    const number = (topic.posts += 1)
    const createdAt = toInstant(at)
    const answered = number > 2 && this.#chance() < 0.15 ? { id: topic.lastId, author: topic.lastAuthor } : null
    const { likes, thumbs } = this.#react(id, author, at)
    this.#insert.post(id, index + 1, number, author, content, answered?.id ?? null, createdAt, likes, thumbs)
    this.#insert.search(id, number === 1 ? topic.folded : '', folded)
    if (id % CHECK_EVERY === 0) check(content, folded)
    this.#notify({ id, topic: index + 1, author, createdAt, isUnread: this.#size.until - at < UNREAD_MS }, topic.author, answered?.author ?? 0)
    topic.likes += likes + thumbs
    Object.assign(topic, { lastAt: createdAt, lastId: id, lastAuthor: author })
    this.#seen[author] = at
  }

  /** Everything that is only known at the end. */
  writeRest() {
    const { insert, chance } = { insert: this.#insert, chance: this.#chance }
    const counts = SAMPLE_CATEGORIES.map(() => 0)
    for (const [index, topic] of this.#topics.entries()) {
      counts[topic.category - 1] += 1
      const views = Math.floor(topic.posts * (5 + 40 * chance() ** 3))
      const pinned = index < SAMPLE_CATEGORIES.length && index > 0 ? topic.createdAt : null
      const locked = chance() < 0.01 && index > 0 ? topic.lastAt : null
      insert.topic(index + 1, topic.category, topic.author, topic.title, slugOf(topic.title), topic.createdAt, topic.lastAt, topic.posts, topic.posts + 1, views, topic.likes, pinned, pinned && 1, locked, locked && 1)
    }
    for (const [index, { name, description, look }] of SAMPLE_CATEGORIES.entries()) {
      insert.category(index + 1, name, slugOf(name), description, look, index + 1, counts[index], this.#joinedAt(1))
    }
    for (let id = 1; id <= this.#size.members; id += 1) this.#writeMember(id)
    for (const [term, count] of this.#texts.counts()) insert.term(term, count)
    for (const key of ['topics', 'posts', 'members']) insert.total(this.#size[key], key)
  }

  #newTopic(index, postId, author, at) {
    const { content: title, folded } = this.#texts.title(postId)
    const category = 1 + Math.floor(this.#chance() * SAMPLE_CATEGORIES.length)
    return { category: index === 0 ? 1 : category, title, folded, author, createdAt: toInstant(at), posts: 0, likes: 0 }
  }

  #writeMember(id) {
    const username = `parent-${id}`
    const joined = this.#joinedAt(id)
    const seen = this.#seen[id] > 0 ? toInstant(this.#seen[id]) : joined
    this.#insert.member(id, username, username, `${username}@example.com`, `${username}@example.com`, 'Parent', `Number ${id}`, id === 1 ? 'moderator' : 'member', joined, seen, joined)
  }

  /** Some posts are liked, by members other than their author. */
  #react(postId, author, at) {
    const counts = { likes: 0, thumbs: 0 }
    const wanted = this.#chance() < 0.25 ? 1 + Math.floor(this.#chance() ** 2 * 4) : 0
    const first = this.#authorAt(at)
    for (let nth = 0; nth < wanted; nth += 1) {
      const member = first + nth
      if (member === author || member > this.#size.members) continue
      const kind = this.#chance() < 0.7 ? 'like' : 'thumbs-up'
      this.#insert.reaction(postId, member, kind, toInstant(Math.min(at + 60_000 * (nth + 1), this.#size.until)))
      counts[kind === 'like' ? 'likes' : 'thumbs'] += 1
    }
    return counts
  }

  #notify({ id, topic, author, createdAt, isUnread }, topicAuthor, answeredAuthor) {
    const notified = new Map([[topicAuthor, 'topic-reply'], [answeredAuthor, 'post-reply']])
    for (const [member, kind] of notified) {
      if (member === 0 || member === author) continue
      this.#notifications += 1
      this.#insert.notification(this.#notifications, member, kind, author, topic, id, createdAt, isUnread ? null : this.#now)
    }
  }

  /** Among those who have joined by then, the older members the more often. */
  #authorAt(at) {
    const { members, until } = this.#size
    const joined = Math.ceil((members * (at - this.#plan.startOfAll)) / (until - this.#plan.startOfAll))
    return 1 + Math.floor(Math.max(1, Math.min(members, joined)) * this.#chance() ** 1.5 * 0.9999)
  }

  #joinedAt(id) {
    const { startOfAll } = this.#plan
    return toInstant(startOfAll + ((id - 1) / this.#size.members) * (this.#size.until - startOfAll) - 1_000)
  }
}

/** @throws Error when what the search is given is not what the site would have given it */
function check(content, folded) {
  if (foldedWords(content).join(' ') !== folded) throw new Error(`Folded otherwise than the site does: ${content}`)
}

/** One function a table, taking the values of one row. */
function inserts(db) {
  const into = (table, columns) => {
    const statement = db.prepare(`insert into ${table} (${columns}) values (${columns.split(',').fill('?').join(',')})`)
    return (...values) => statement.run(...values)
  }
  const total = db.prepare('update site_total set count = ? where key = ?')
  return {
    post: into('post', 'id,topic_id,number,author_id,content,reply_to_id,created_at,like_count,thumbs_up_count'),
    search: into('post_search', 'rowid,title,body'),
    reaction: into('reaction', 'post_id,member_id,kind,created_at'),
    notification: into('notification', 'id,member_id,kind,actor_id,topic_id,post_id,created_at,read_at'),
    topic: into('topic', 'id,category_id,author_id,title,slug,created_at,last_post_at,post_count,next_number,view_count,like_count,pinned_at,pinned_by,locked_at,locked_by'),
    category: into('category', 'id,name,slug,description,look,position,topic_count,created_at'),
    member: into('member', 'id,username,username_key,email,email_key,first_name,last_name,role,created_at,last_seen_at,email_confirmed_at'),
    term: into('search_term', 'term,post_count'),
    total: (count, key) => total.run(count, key),
  }
}
