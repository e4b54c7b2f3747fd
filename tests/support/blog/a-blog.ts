import type { BlogDraftView } from '../../../src/shared/blog/blog.ts'
import type { BlogDraftChange } from '../../../src/shared/blog/blog-schemas.ts'
import { createBlogPost } from '../../../src/domain/blog/create-blog-post.ts'
import { publishBlogPost, scheduleBlogPost } from '../../../src/domain/blog/publishing/publish-blog-post.ts'
import { saveBlogPost } from '../../../src/domain/blog/save-blog-post.ts'
import { aForum, as } from '../a-forum.ts'

interface PostOptions extends BlogDraftChange {
  /** When it is to appear; a draft without it, published now when it is `now`. */
  at?: 'now' | string
}

/** A site with the standing cast and a blog that Rosa writes. */
export async function aBlog(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const { site } = forum
  const rosa = as(forum.rosa)

  /** A post as Rosa would write it. */
  const aBlogPost = async ({ at, ...change }: PostOptions = {}): Promise<BlogDraftView> => {
    const { id, version } = await createBlogPost(site, rosa, { title: change.title ?? 'Rainy day play' })
    const texts = { excerpt: 'When the park is off.', content: '<p>The box is the toy.</p>', authorName: 'Play notes', ...change }
    const saved = await saveBlogPost(site, rosa, id, { version, ...texts })
    if (at === undefined) return saved
    if (at === 'now') return publishBlogPost(site, rosa, id, saved)
    return scheduleBlogPost(site, rosa, id, { version: saved.version, publishAt: at })
  }
  return { ...forum, owner: rosa, aBlogPost }
}
