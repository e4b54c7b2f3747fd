import { removeSample } from '../../domain/sample/remove-sample.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

/** Takes the sample community out and leaves everything real. */
if (readTyped('npm run sample:remove')) await withSite(async (site) => {
  const { members, topics, posts, blogPosts, remainingTopics } = await removeSample(site)
  console.log(`Removed ${members} sample members, ${topics} topics, ${posts} posts, and ${blogPosts} blog posts.`)
  if (remainingTopics > 0) console.log(`Kept ${remainingTopics} sample topics because real members replied to them.`)
})
