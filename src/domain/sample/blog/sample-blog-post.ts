/** A made-up blog post, and how many days ago it was published. */
export interface SampleBlogPost {
  title: string
  excerpt: string
  daysAgo: number
  by: 'Play notes' | 'Design diary' | 'The On Joue team'
  /** Illustration in public/illustrations, without its ending. */
  cover: string
  coverAlt: string
  /** Clean HTML; blanks between blocks do not count. */
  content: string
}
