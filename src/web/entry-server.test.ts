import { expect, it } from 'vitest'
import { unheardFailures } from '../../tests/support/unheard-failures.ts'
import { renderPage } from './entry-server.tsx'

const TASK_MS = 20

const tasks = (count: number) => new Promise((resolve) => setTimeout(resolve, count * TASK_MS))

/** An API that answers `path` at once, of the sidebar too late and with a failure, and nothing of all else. */
const answering = (path: RegExp, answer: () => Response) => async (requests: string) => {
  if (path.test(requests)) return answer()
  if (!SIDEBAR.test(requests)) return Response.json({})
  await tasks(2)
  return new Response('{"message":"Something went wrong on our end. Please try again."}', { status: 500 })
}
const SIDEBAR = /^\/api\/forum\/(?:categories|stats|topics\/latest|topics\/popular)\b/

const aFailure = () => new Response('{"message":"Try again in a moment."}', { status: 503 })
const aTopic = () => Response.json({ topic: { id: 7, slug: 'nap-times', title: 'Nap times' } })

it.each([
  ['a topic that cannot be had', '/forum/topics/7/nap-times', /^\/api\/forum\/topics\/7$/, aFailure],
  ['a topic under another title', '/forum/topics/7/lunch', /^\/api\/forum\/topics\/7$/, aTopic],
  ['a category that cannot be had', '/forum/categories/parenting-tips', /^\/api\/forum\/categories\/parenting-tips$/, aFailure],
  ['bookmarks of nobody knows whom', '/forum/bookmarks', /^\/api\/forum\/auth\/me$/, aFailure],
  ['reports for nobody knows whom', '/forum/reports', /^\/api\/forum\/auth\/me$/, aFailure],
])('%s leaves no failure behind that no one hears', async (_, path, first, answer) => {
  const unheard = unheardFailures()
  const rendered = renderPage(new Request(`http://on-joue.test${path}`), answering(first, answer), { theme: 'light', isSampleNoticeHidden: false })

  await rendered.catch(() => {})
  await tasks(4)

  expect(unheard).toEqual([])
})
