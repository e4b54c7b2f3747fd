/** What the sample community is, before it's removed. */
export interface SampleView {
  members: number
  topics: number
  posts: number
  blogPosts: number
  /** Those of the posts that someone wrote with a sample account. */
  triedPosts: number
  /** Sample topics that real members replied to, with how many posts of theirs stay. */
  remainingTopics: { id: number; slug: string; title: string; realPosts: number }[]
  /** Whether there's an admin who isn't made up; without one, nothing is removed. */
  hasRealAdmin: boolean
}

/** How much was removed, and how many topics stay for what real members wrote in them. */
export interface RemovedSample {
  members: number
  topics: number
  posts: number
  blogPosts: number
  remainingTopics: number
}
