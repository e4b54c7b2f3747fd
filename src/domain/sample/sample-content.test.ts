import { describe, expect, it } from 'vitest'
import { Username } from '../../shared/accounts/accounts-schemas.ts'
import { mentionedNames } from '../../shared/forum/mentions.ts'
import { slugOf } from '../../shared/text/slug.ts'
import { isReserved } from '../accounts/sign-up/refuse-taken.ts'
import { readMembers } from './plan-members.ts'
import { SAMPLE_CATEGORIES } from './sample-categories.ts'

const topics = SAMPLE_CATEGORIES.flatMap((category) => category.topics)
const posts = topics.flatMap((topic) => topic.posts.map((post) => (typeof post === 'string' ? { text: post } : post)))
const texts = posts.map(({ text }) => text)
const members = readMembers()
const names = new Set(members.map(({ username }) => username))

/** What was so on the day a post was written, and may be untrue on the day it's read. */
const STATE_OF_TODAY = /not (?:yet )?(?:announced|decided)|announced yet|decided yet/i

/** Sentences and lines long enough to be noticed when they come up again. */
const longSentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/).filter((sentence) => sentence.length >= 40))

describe('the sample texts', () => {
  it('are as many as asked for, in the five categories [R308] [R309]', () => {
    expect(SAMPLE_CATEGORIES.map(({ name, topics: { length } }) => [name, length])).toEqual([
      ['Parenting Tips', 28],
      ['Kid Activities', 24],
      ['Child Development', 19],
      ['Events & Meetups', 21],
      ['Health & Safety', 14],
    ])
    expect(posts).toHaveLength(583)
  })

  it('never say the same thing twice', () => {
    expect(new Set(topics.map(({ title }) => slugOf(title))).size).toBe(106)
    expect(new Set(texts).size).toBe(583)
    expect(new Set(longSentences).size).toBe(longSentences.length)
  })

  it('are short and long, as people write', () => {
    const lengths = texts.map(({ length }) => length).toSorted((a, b) => a - b)

    expect(lengths[0]).toBeGreaterThanOrEqual(10)
    expect(lengths.filter((length) => length < 70).length).toBeGreaterThanOrEqual(40)
    expect(lengths.filter((length) => length > 400).length).toBeGreaterThanOrEqual(10)
    expect(new Set(lengths).size).toBeGreaterThan(150)
  })

  it('claim nothing about the place that is not announced, and no filler', () => {
    for (const text of [...texts, ...topics.map(({ title }) => title)]) {
      expect(text).not.toMatch(/\$|lorem|https?:|www\.|@|<|\b(?:20[12]\d)\b/i)
      expect(text).not.toMatch(/\b\d+ [A-Z]\w+ (?:St|Street|Ave|Avenue|Blvd|Road|Rd|Lane)\b/)
      if (/on joue/i.test(text)) expect(text).not.toMatch(/dollars|opens on|located/i)
    }
  })

  it('let staff point to the page that changes, wherever somebody asks for date, place, price or menu', () => {
    const answers = posts.filter((post) => 'by' in post && post.by === 'rosa' && /announced/.test(post.text))

    expect(answers.length).toBeGreaterThanOrEqual(6)
    for (const { text } of answers) expect(text).toContain('Know Before You Go')
    for (const text of texts) expect(text).not.toMatch(STATE_OF_TODAY)
  })

  it('answer posts that stand before them, and name writers who exist', () => {
    for (const topic of topics) {
      if (topic.by) expect(names, topic.title).toContain(topic.by)
      topic.posts.forEach((post, index) => {
        if (typeof post === 'string') return
        if (post.by && post.by !== 'op') expect(names, topic.title).toContain(post.by)
        if (post.to !== undefined) expect(post.to, topic.title).toBeLessThanOrEqual(index)
        for (const name of mentionedNames(post.text)) expect(names).toContain(name)
      })
    }
  })
})

describe('the sample members', () => {
  it('are 247 with user names that could be registered, the cast among them [R309]', () => {
    expect(members).toHaveLength(247)
    expect(new Set(members.map(({ username }) => username.toLowerCase())).size).toBe(247)
    for (const { username, firstName, lastName } of members) {
      expect(Username.safeParse(username).success, username).toBe(true)
      expect(isReserved(username), username).toBe(false)
      expect(`${firstName} ${lastName}`).toMatch(/^\p{L}+ \p{L}+$/u)
    }
    expect(members.slice(0, 4).map(({ username }) => username)).toEqual(['rosa', 'ines', 'maya', 'omar'])
  })

  it('leave the last place to an admin: nothing in the topics needs whoever stands there', () => {
    const last = members.at(-1)?.username
    const writers = [...topics.map(({ by }) => by), ...posts.map((post) => ('by' in post ? post.by : undefined))]

    expect(writers).not.toContain(last)
  })
})
