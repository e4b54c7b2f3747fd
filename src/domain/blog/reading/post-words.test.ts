import { describe, expect, it } from 'vitest'
import { blogTree } from '../../../shared/blog/blog-html.ts'
import { mostRelated, readingMinutes, wordsOf } from './post-words.ts'

const aPost = (title: string) => ({ title, words: wordsOf({ title, excerpt: '', content: '' }) })

describe('the words of a post', () => {
  it('are those that tell something, once each, from title, excerpt and text', () => {
    const words = wordsOf({ title: 'Rainy Days', excerpt: 'What to do with boxes', content: '<p>A <strong>box</strong>, a café &amp; the rainy day</p>' })

    expect(words.split(' ')).toEqual(['rainy', 'cafe'])
  })

  it('make the posts related that share the rarest of them', () => {
    const posts = ['Picnic snacks', 'Tantrums and snacks', 'Tantrums at bedtime', 'Nothing shared'].map(aPost)

    const found = mostRelated(wordsOf({ title: 'Snacks against bedtime tantrums', excerpt: '', content: '' }), posts, 3)

    expect(found.map(({ title }) => title)).toEqual(['Tantrums at bedtime', 'Tantrums and snacks', 'Picnic snacks'])
  })

  it('relate nothing to a post that says nothing', () => {
    expect(mostRelated('', [aPost('Picnic snacks')], 3)).toEqual([])
  })
})

describe('the reading time', () => {
  it.each([
    ['nothing', '', 1],
    ['230 words', `<p>${'word '.repeat(230)}</p>`, 1],
    ['1,150 words', `<p>${'<em>word</em> '.repeat(1_150)}</p>`, 5],
  ])('of %s is %s … %i min', (_, content, minutes) => {
    expect(readingMinutes(blogTree(content))).toBe(minutes)
  })
})
