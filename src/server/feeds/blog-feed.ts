import { listBlogPosts } from '../../domain/blog/reading/list-blog-posts.ts'
import { readTexts } from '../../domain/site-texts/read-texts.ts'
import { type BlogPostView, blogAddress } from '../../shared/blog/blog.ts'
import { blogHtml, blogTree } from '../../shared/blog/blog-html.ts'
import type { BlogNode } from '../../shared/blog/blog-tree.ts'
import { type FeedItem, type SiteFeed, writeRss } from './feed.ts'

/** How many posts it holds. Source: docs/rules/blog.md#feed */
export const NEWEST = 15
const ABOUT = { path: '/blog/feed.xml', title: 'On Joue Blog', page: '/blog' }

/** The newest posts with their whole text, but nothing of the sample community. */
export const BLOG_FEED: SiteFeed = {
  ...ABOUT,
  tags: ['blog', 'facts', 'texts'],
  write: async (site) => {
    const { entries } = await listBlogPosts(site, { offset: 0, limit: NEWEST, onlyReal: true })
    const { lead } = await readTexts(site, 'blog')
    const description = lead.replace(/(?<![.!?])$/, '.')
    const items = entries.map((post) => itemOf(post, (path) => new URL(path, site.url).href))
    const { xml } = await writeRss(site, { about: ABOUT, description, items, changedAt: entries.map(({ publishedAt }) => publishedAt ?? '') })
    return { xml } // a post can be withdrawn
  },
}

function itemOf(post: BlogPostView, here: (path: string) => string): FeedItem {
  const address = here(blogAddress(post.slug))
  const cover: BlogNode[] = post.featuredImage
    ? [{ tag: 'figure', attributes: {}, children: [{ tag: 'img', attributes: { src: post.featuredImage, alt: post.featuredImageAlt }, children: [] }] }]
    : []
  return {
    title: post.title,
    id: address, guid: address, link: address, description: blogHtml([post.excerpt]),
    content: blogHtml(wholeAddresses([...cover, ...blogTree(post.content)], here)),
    date: new Date(post.publishedAt ?? 0),
  }
}

/** Outside this site a path leads nowhere. */
const wholeAddresses = (nodes: readonly BlogNode[], here: (path: string) => string): BlogNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return node
    const { href, src } = node.attributes
    const attributes = { ...node.attributes, ...(href && { href: here(href) }), ...(src && { src: here(src) }) }
    return { ...node, attributes, children: wholeAddresses(node.children, here) }
  })
