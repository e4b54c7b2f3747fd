import type { Database } from '../../../db/connection.ts'
import { topicAddress } from '../../../shared/forum/forum.ts'
import { listCandidates } from '../../forum/reading/search/candidates.ts'
import { searchedWords } from '../../forum/reading/search/known-terms.ts'
import { bestFitting, type Passage, shortened } from './passage.ts'

/** Words looked up in the forum's index, and topics whose answers are read: neither grows with the forum. */
const WORDS_MAX = 6
const POSTS_MAX = 100
const ANSWERS_MAX = 100

/**
 * What an admin answered in the forum, where anyone can read it. The sample community's admin answers for no one.
 *
 * @param words - what is asked, folded
 */
export async function findInForum(db: Database, words: readonly string[]): Promise<Passage | null> {
  const searched = await searchedWords(db, words.slice(0, WORDS_MAX))
  if (!searched || searched.length === 0) return null
  const posts = (await listCandidates(db, searched)).slice(0, POSTS_MAX).map(({ rowid }) => rowid)
  if (posts.length === 0) return null
  const meant = searched.map(({ typed, instead }) => instead ?? typed)
  const answers = await answersBeside(db, posts)
  const found = bestFitting(meant, answers, ({ title, content }) => ({ title, text: content }))
  if (!found) return null
  const path = topicAddress({ id: found.topicId, slug: found.slug }, { id: found.id, number: found.number })
  return { text: shortened(ownWords(found.content)), path, title: found.title, said: 'On Joue says' }
}

/** The readable posts of admins in the topics of these posts, the newest first. */
const answersBeside = (db: Database, posts: readonly number[]) =>
  db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .innerJoin('member', 'member.id', 'post.authorId')
    .select(['post.id', 'post.number', 'post.topicId', 'post.content', 'topic.title', 'topic.slug'])
    .where('post.topicId', 'in', db.selectFrom('post').select('topicId').where('id', 'in', posts))
    .where('member.role', '=', 'admin')
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where('post.sampledAt', 'is', null)
    .where('topic.hiddenAt', 'is', null)
    .orderBy('post.id', 'desc')
    .limit(ANSWERS_MAX)
    .execute()

/** Without what a post repeats of someone else's, and without the name it speaks to. */
export const ownWords = (content: string): string =>
  content
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n')
    .replace(/(^|\s)@[\w-]+[,:]?/g, '$1')
