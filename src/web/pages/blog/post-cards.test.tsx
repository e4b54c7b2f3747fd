import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { newQueryClient } from '../../queries/client/query-client.ts'
import { PostList } from './post-cards.tsx'

it.each([
  [undefined, 3],
  [2, 2],
  [5, 5],
])('a list of %s posts shows %i gray cards while it loads [R158]', (limit, count) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={newQueryClient()}>
      <PostList limit={limit} />
    </QueryClientProvider>,
  )

  expect(html.match(/class="bcard"/g)).toHaveLength(count)
})
