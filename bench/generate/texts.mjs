// Writes titles and posts, and with each text the words the search keeps of it and how many posts have each word.
import { inventedWord, makeVocabulary } from './vocabulary.mjs'

/** Words in a post: half of them are shorter than the middle; few reach the limits. */
const MIDDLE_WORDS = 26
const SPREAD = 0.7
const FEWEST_WORDS = 6
const MOST_WORDS = 240
/** One post in so many has a word that hardly any other has. */
const ODD_WORD_EVERY = 20

export class Texts {
  #chance
  #vocabulary = makeVocabulary()
  #lastPost
  #counts
  #oddCounts = new Map()
  #oddWords

  /** @param {number} posts how many there will be: the more, the more words no one else uses */
  constructor(chance, posts) {
    this.#chance = chance
    this.#lastPost = new Int32Array(this.#vocabulary.termNames.length)
    this.#counts = new Int32Array(this.#vocabulary.termNames.length)
    this.#oddWords = Math.max(10, Math.floor(posts / ODD_WORD_EVERY))
  }

  title(postId) {
    return this.#write(postId, 4 + Math.floor(this.#chance() * 6), '')
  }

  post(postId) {
    const words = Math.round(MIDDLE_WORDS * Math.exp(SPREAD * this.#normal()))
    const odd = this.#chance() * ODD_WORD_EVERY < 1 ? this.#oddWord() : ''
    return this.#write(postId, Math.min(MOST_WORDS, Math.max(FEWEST_WORDS, words)), '.', odd)
  }

  /** Every word with the number of posts that have it. */
  *counts() {
    const { termNames } = this.#vocabulary
    for (const [number, count] of this.#counts.entries()) if (count > 0) yield [termNames[number], count]
    yield* this.#oddCounts
  }

  #write(postId, length, stop, odd = '') {
    const { words, capitals, folded, terms, table } = this.#vocabulary
    const chance = this.#chance
    let [content, body, toStop] = ['', '', 0]
    for (let at = 0; at < length; at += 1) {
      const word = table[Math.floor(chance() * table.length)]
      const isFirst = toStop === 0
      if (isFirst) toStop = stop === '' ? length : 4 + Math.floor(chance() * 12)
      content += isFirst ? capitals[word] : words[word]
      body += folded[word] + ' '
      this.#count(terms[word], postId)
      toStop -= 1
      const isLast = at === length - 1
      if (toStop > 0 && !isLast) content += ' '
      else content += isLast ? '' : stop + (chance() < 0.2 ? '\n\n' : ' ')
    }
    if (odd === '') return { content: content + stop, folded: body.slice(0, -1) }
    return { content: `${content}, ${odd}${stop}`, folded: body + odd }
  }

  #count(term, postId) {
    if (this.#lastPost[term] === postId) return
    this.#lastPost[term] = postId
    this.#counts[term] += 1
  }

  #oddWord() {
    const word = `${inventedWord(Math.floor(this.#chance() * this.#oddWords))}ique`
    this.#oddCounts.set(word, (this.#oddCounts.get(word) ?? 0) + 1)
    return word
  }

  #normal() {
    return Math.sqrt(-2 * Math.log(1 - this.#chance())) * Math.cos(2 * Math.PI * this.#chance())
  }
}
