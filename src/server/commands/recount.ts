import { recountForum } from '../../domain/forum/writing/recount.ts'
import { withSite } from './open-for-command.ts'
import { readTyped } from './read-typed.ts'

/** Recounts everything the forum keeps counters of, prints those that were wrong, and fixes them. */
if (readTyped('npm run recount')) await withSite(async (site) => {
  const wrong = await recountForum(site)
  for (const { of, counter, was, is } of wrong) console.log(`${of}: ${counter} was ${was}, now ${is}`)
  console.log(wrong.length === 0 ? 'All counters are correct.' : `Counters fixed: ${wrong.length}.`)
})
