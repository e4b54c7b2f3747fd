import { SEARCH_MAX_CHARS, type FoundOnSite } from '../../shared/search/search.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { findFacts, findTexts } from '../../shared/playground/find-facts.ts'
import { plainText } from '../../shared/text/text.ts'
import { listHowTos } from '../assistant/direct-ways.ts'
import { listParagraphs } from '../assistant/passages/guidelines.ts'
import { findPosts } from '../blog/reading/find-posts.ts'
import { searchForum } from '../forum/reading/search/search-forum.ts'
import { factsToSearch } from '../playground/list-facts.ts'
import { readTexts } from '../site-texts/read-texts.ts'
import type { Actor, Site } from '../site/site.ts'

/** Of each part of the site. */
const FOUND_MAX = 5
const TEXT_MAX_CHARS = 200

/**
 * What visitors find on the site: facts, blog posts, pages, and the forum, the best of each. Nothing for less than two letters.
 *
 * @throws AppError `too-many` past the limits of searching
 */
export async function searchSite(site: Site, actor: Actor, q: string): Promise<FoundOnSite> {
  const text = plainText(q).trim().slice(0, SEARCH_MAX_CHARS)
  if (!/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)) return { answers: [], posts: [], pages: [], forum: [], forumTotal: 0 }
  // The forum counts the search, and refuses one too many before anything else is read.
  const forum = await searchForum(site, actor, text, { offset: 0, limit: FOUND_MAX })
  const [facts, posts, pages] = await Promise.all([factsToSearch(site), findPosts(site, text, FOUND_MAX), listPages(site)])
  const answers = titledFirst(findFacts(facts, text, { orSome: false }), text, ({ label, question }) => `${label} ${question}`)
  const parts = titledFirst(findTexts(pages, text, ({ title, heading, text: words }) => `${title} ${heading} ${words}`).all, text, ({ title, heading }) => `${title} ${heading}`)
  return {
    answers: answers.slice(0, FOUND_MAX).map((fact) => ({ key: fact.key, label: fact.label, question: fact.question, answer: withNotice(fact.answer, fact) })),
    posts,
    pages: parts.slice(0, FOUND_MAX).map((part) => ({ ...part, text: shortened(part.text) })),
    forum: forum.entries,
    forumTotal: forum.total,
  }
}

/** What has all words in its title stands before the rest. */
function titledFirst<T>(found: readonly T[], text: string, titleOf: (one: T) => string): T[] {
  const titled = new Set(findTexts(found, text, titleOf).all)
  return [...titled, ...found.filter((one) => !titled.has(one))]
}

/** How-tos, then the texts on check-in, then the paragraphs of the guidelines, the privacy page, and the terms. */
async function listPages(site: Site): Promise<FoundOnSite['pages']> {
  const [paragraphs, checkIn] = await Promise.all([listParagraphs(site), readTexts(site, 'check-in')])
  const part = (heading: string, text: string) => ({ path: '/visit/check-in', title: checkIn.heading, heading, text })
  const { lead, ...texts } = checkIn
  return [
    ...listHowTos().map((howTo) => ({ ...howTo, heading: '' })),
    part('', lead),
    ...(['stored', 'time', 'access', 'without'] as const).map((name) => part(texts[`${name}-question`], texts[`${name}-what`])),
    ...paragraphs,
  ]
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= TEXT_MAX_CHARS ? line : `${line.slice(0, TEXT_MAX_CHARS).replace(/\s+\S*$/, '')}…`
}
