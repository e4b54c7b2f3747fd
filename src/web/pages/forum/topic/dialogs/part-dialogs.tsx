import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type PostView, topicAddress, type TopicView } from '../../../../../shared/forum/forum.ts'
import { TITLE_MAX_CHARS } from '../../../../../shared/forum/forum-words.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { categoriesQuery } from '../../../../queries/forum/forum-queries.ts'
import { mergeTopic, refreshLists, splitTopic } from '../../../../queries/forum/writing-queries.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { useGoOn } from '../../../frame/use-continue.ts'
import { AskDialog } from '../../../reports/member-dialogs.tsx'
import { ReasonField } from '../../../reports/reason-field.tsx'
import { idIn } from '../../addresses.ts'
import { CategoryField } from '../../writing/category-field.tsx'

/** Makes a topic part of another one, which is named by its link. */
export function MergeDialog({ topic, onClose }: { topic: TopicView; onClose: () => void }) {
  const api = useApi()
  const [link, setLink] = useState('')
  // What isn't a topic's link is told so by the API, like a topic that isn't there.
  const into = idIn(/\/topics\/(\d+)/.exec(link)?.[1]) ?? 0
  return (
    <PartDialog
      title="Merge into another topic"
      button="Merge Topics"
      toast={{ title: 'Topics merged', text: 'All posts are in one place now, and old links lead there.' }}
      work={(reason) => mergeTopic(api, topic.id, { into, reason })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>All posts of “{topic.title}” move to the other topic, in the order in which they were written. The other topic keeps its title and its first post.</p>
          <TextField label="Link to the other topic" name="into" autoComplete="off" hint="Copy it from your browser’s address bar." value={link} error={errors['into']} onChange={({ target }) => setLink(target.value)} />
        </>
      )}
    </PartDialog>
  )
}

/** Gives a post, or it and everything after it, a topic of its own. */
export function SplitDialog({ post, onClose }: { post: PostView; onClose: () => void }) {
  const api = useApi()
  const { data: categories = [] } = useQuery(categoriesQuery(api))
  const [title, setTitle] = useState('')
  const [categoryId, setCategoryId] = useState('')
  const [andAfter, setAndAfter] = useState(false)
  return (
    <PartDialog
      title={`Split off post ${post.number}`}
      button="Make a Topic"
      toast={{ title: 'Topic split', text: 'Links to the posts lead to their new topic.' }}
      work={(reason) => splitTopic(api, post.topicId, { posts: [post.id], andAfter, title, categoryId: Number(categoryId), reason })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <fieldset className="reasons">
            <legend>What moves?</legend>
            {[false, true].map((choice) => (
              <label key={String(choice)}>
                <input type="radio" name="posts" checked={andAfter === choice} onChange={() => setAndAfter(choice)} />
                {choice ? 'This post and everything after it' : 'This post only'}
              </label>
            ))}
          </fieldset>
          {errors['posts'] && <p role="alert">{errors['posts']}</p>}
          <TextField label="Title of the new topic" name="title" autoComplete="off" maxLength={TITLE_MAX_CHARS} value={title} error={errors['title']} onChange={({ target }) => setTitle(target.value)} />
          <CategoryField categories={categories} value={categoryId} onChange={setCategoryId} error={errors['categoryId']} />
        </>
      )}
    </PartDialog>
  )
}

interface PartProps {
  title: string
  button: string
  toast: { title: string; text: string }
  /** @returns the topic to go to */
  work: (reason: string) => Promise<TopicView>
  onClose: () => void
  children: (errors: Record<string, string>) => ReactNode
}

function PartDialog({ work, children, ...dialog }: PartProps) {
  const [queries, goOn] = [useQueryClient(), useGoOn()]
  const [reason, setReason] = useState('')
  const save = async () => {
    const topic = await work(reason)
    await queries.invalidateQueries({ queryKey: ['posts'] })
    await queries.invalidateQueries({ queryKey: ['topic'] })
    await goOn(topicAddress(topic))
    await refreshLists(queries)
  }
  return (
    <AskDialog {...dialog} work={save} onDone={() => undefined}>
      {(errors) => (
        <>
          {children(errors)}
          <ReasonField hint="For the log. The members whose posts move see it, too. Please don’t repeat private details." value={reason} error={errors['reason']} onChange={setReason} />
        </>
      )}
    </AskDialog>
  )
}
