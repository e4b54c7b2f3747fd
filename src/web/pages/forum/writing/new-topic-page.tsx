import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../ui/router/router-context.tsx'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { categoriesQuery } from '../../../queries/forum/forum-queries.ts'
import { Link } from '../../../ui/link.tsx'
import { SkeletonLine, Skeletons } from '../../../ui/skeleton.tsx'
import { PausedNotice } from '../../accounts/login/paused-notice.tsx'
import { SuspendedNotice } from '../../accounts/login/suspended-notice.tsx'
import { load, type PageModule } from '../../frame/page-data.ts'
import { headTexts } from '../../frame/use-texts.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { Failed } from '../states/failed.tsx'
import { ForumPage } from '../frame/forum-page.tsx'
import { LoginPrompt, useHasBeenMember } from '../states/login-prompt.tsx'
import { NewTopicForm, newTopicForm } from './new-topic-form.tsx'
import '../topic/topic.css'

function NewTopicPage() {
  return (
    <ForumPage crumbs={[{ label: 'Start a Discussion' }]} isNarrow>
      <div className="page-h">
        <div>
          <h1>Start a Discussion</h1>
          <p>
            A clear title helps others find your topic. Please leave out children’s names and photos. The{' '}
            <Link className="link" to="/forum/guidelines">
              guidelines
            </Link>{' '}
            explain why.
          </p>
        </div>
      </div>
      <NewTopic />
    </ForumPage>
  )
}

function NewTopic() {
  const api = useApi()
  const [search] = useSearchParams()
  const me = useQuery(currentUserQuery(api))
  const categories = useQuery(categoriesQuery(api))
  const hasBeenMember = useHasBeenMember(me.data)
  const wasSent = usePostedForm(newTopicForm) !== undefined
  if (me.data === null && !hasBeenMember) return <LoginPrompt>Please log in to start a discussion.</LoginPrompt>
  if (me.isPending || categories.isPending) {
    return (
      <Skeletons>
        <SkeletonLine />
      </Skeletons>
    )
  }
  if (me.data === undefined || !categories.data) {
    const retry = () => void Promise.all([me.refetch(), categories.refetch()])
    return <Failed onRetry={retry}>We couldn’t load this form.</Failed>
  }
  // What was sent without JavaScript, and refused, stays in the form.
  if (me.data?.suspension && !wasSent) return <SuspendedNotice {...me.data.suspension} />
  if (me.data?.silence && !wasSent) return <PausedNotice {...me.data.silence} />
  const chosen = categories.data.find(({ id, isOpen }) => isOpen && String(id) === search.get('category'))
  return <NewTopicForm categories={categories.data} categoryId={chosen ? String(chosen.id) : ''} />
}

export const page: PageModule = {
  Component: NewTopicPage,
  head: (queries) => headTexts(queries, 'new-topic'),
  load: async (site) => {
    await Promise.all([load(site, categoriesQuery(site.api)), load(site, textsQuery(site.api, 'new-topic'))])
    return null
  },
  forms: [newTopicForm],
}
