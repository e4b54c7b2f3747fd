import { blogAddress, type ShownBlogPost } from '../../shared/blog/blog.ts'
import { type Facts, fact } from '../../shared/playground/playground.ts'

/**
 * What search engines may know: the name and the plan. No address, hours or prices while they are not announced, and
 * nothing whose date has passed.
 *
 * @param slogan - the owner's tagline
 */
export function organizationData(facts: Facts, siteUrl: URL, slogan: string | undefined): object {
  const [about, city, ages] = [fact(facts, 'about'), fact(facts, 'city'), fact(facts, 'ages')]
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'On Joue',
    url: siteUrl.href,
    logo: new URL('/icon-512.png', siteUrl).href,
    ...(about.notice === '' && { description: about.answer }),
    ...(slogan && { slogan }),
    ...(city.notice === '' && { areaServed: { '@type': 'City', name: city.short } }),
    ...(ages.notice === '' && { audience: { '@type': 'Audience', audienceType: `Families with children ages ${ages.short}` } }),
  }
}

/** A post and the way to it. */
export function blogPostData(post: ShownBlogPost, siteUrl: URL): object[] {
  const here = (path: string) => new URL(path, siteUrl).href
  const picture = post.sharePicture ?? post.featuredImage
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: here(blogAddress(post.slug)),
    headline: post.title,
    description: post.excerpt,
    ...(picture && { image: here(picture) }),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt ?? post.publishedAt,
    inLanguage: 'en-US',
    author: { '@type': 'Organization', name: post.authorName, url: here('/blog') },
    publisher: { '@type': 'Organization', name: 'On Joue', url: siteUrl.href, logo: { '@type': 'ImageObject', url: here('/icon-512.png') } },
  }
  const way = [['Home', '/'], ['Blog', '/blog'], [post.title, blogAddress(post.slug)]] as const
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: here(path) })),
  }
  return [posting, crumbs]
}

/** Questions with their answers; of facts only those that are known, so that nothing undecided is passed on as an answer. */
export const questionsData = (questions: readonly { question: string; answer: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
