import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from '../../../ui/router/router-context.tsx'
import { type CategoryView, topicAddress, type TopicView } from '../../../../shared/forum/forum.ts'
import {
  CATEGORY_MISSING,
  OPENING_MIN_CHARS,
  OPENING_TOO_SHORT,
  POST_MAX_CHARS,
  TITLE_MAX_CHARS,
  TITLE_MIN_CHARS,
  TITLE_TOO_SHORT,
} from '../../../../shared/forum/forum-words.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { useFormSubmit, usePostedForm } from '../../../forms/use-page-form.ts'
import { openTopic, refreshLists } from '../../../queries/forum/writing-queries.ts'
import { refusalOf } from '../../../queries/client/refusal.ts'
import { SubmitButton } from '../../../ui/form/button.tsx'
import { TextArea, TextField } from '../../../ui/form/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { reviewToast } from './review-toast.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { useGoOn } from '../../frame/use-continue.ts'
import { CategoryField } from './category-field.tsx'
import { LoggedOutNotice } from '../states/login-prompt.tsx'
import { OtherDraftNotice } from './other-draft.tsx'
import { useAct } from '../use-act.ts'
import { useDraft } from './use-draft.ts'
import { WritingFormFields } from '../writing-form-fields.tsx'
import { WritingHint } from '../pii-hints/writing-hint.tsx'

export const newTopicForm: PageForm<TopicView> = {
  name: 'new-topic',
  send: ({ api, values: { categoryId, title = '', content = '', sendKey = '' } }) =>
    openTopic(api, { categoryId: Number(categoryId), title, content }, sendKey),
  next: (_, topic) => topicAddress(topic),
}

type Errors = Partial<Record<'categoryId' | 'title' | 'content', string>>

interface NewTopicFormProps {
  categories: readonly CategoryView[]
  /** Chosen from the start; empty for none. */
  categoryId: string
}

/** Writes a topic and its opening post. What is written stays in this browser until it has been posted. */
export function NewTopicForm({ categories, categoryId }: NewTopicFormProps) {
  const [submit, queries, goOn] = [useFormSubmit(newTopicForm), useQueryClient(), useGoOn()]
  const { act, pending } = useAct()
  const { pathname, search } = useLocation()
  const posted = usePostedForm(newTopicForm)
  const [errors, setErrors] = useState<Errors>(posted?.errors ?? {})
  const form = useRef<HTMLFormElement>(null)
  const { title: sentTitle = '', content: sentContent = '', categoryId: sentCategory = '' } = posted?.values ?? {}
  const first = { title: sentTitle, content: sentContent, categoryId: sentCategory || categoryId }
  const { fields, change, clear, written, offer } = useDraft('new-topic', first, { form, wasSent: posted !== undefined })
  const { title = '', content = '' } = fields
  // An address that names a category says more than what was chosen in a draft.
  const [chosen, choose] = useState(first.categoryId)
  const category = chosen || (fields.categoryId ?? '')

  const pick = (id: string) => {
    choose(id)
    change({ categoryId: id })
  }

  const refuse = (found: Errors) => {
    setErrors(found)
    const first = (['categoryId', 'title', 'content'] as const).find((name) => found[name])
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const post = async () => {
    const sent = written()
    try {
      const { next, answer } = await submit({ categoryId: category, title, content, sendKey: sent.key })
      clear(sent)
      showToast(answer.isHidden ? reviewToast() : { tone: 'good', title: 'Topic posted', text: 'Your topic is live.' })
      await goOn(next)
      await refreshLists(queries)
    } catch (failure) {
      refuse(refusalOf(failure)?.errors ?? {})
      throw failure
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = check(category, title, content)
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    void act(post, 'We couldn’t post your topic. It’s still here, so please try again.')
  }

  return (
    <form className="form card pad" ref={form} method="post" action={`${pathname}${search}`} noValidate onSubmit={onSubmit} aria-label="New topic">
      <WritingFormFields form={newTopicForm.name} />
      <OtherDraftNotice {...offer} />
      {posted?.failure && (
        <Notice tone="bad" title="Not posted">
          {posted.failure}
        </Notice>
      )}
      <CategoryField categories={categories} value={category} onChange={pick} error={errors.categoryId} />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={TITLE_MAX_CHARS}
        error={errors.title}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <WritingHint text={title} onSoften={(text) => change({ title: text })} />
      <TextArea
        label="What would you like to talk about?"
        name="content"
        rows={9}
        maxLength={POST_MAX_CHARS}
        error={errors.content}
        value={content}
        onChange={({ target }) => change({ content: target.value })}
      />
      <WritingHint text={content} onSoften={(text) => change({ content: text })} />
      <div className="form-ways">
        <span className="hint">Plain text. Press Enter for a new paragraph. Use @name to mention a member.</span>
        <SubmitButton pending={pending} pendingLabel="Posting...">
          Post Topic
        </SubmitButton>
      </div>
      <LoggedOutNotice />
    </form>
  )
}

function check(category: string, title: string, content: string): Errors {
  return {
    ...(category === '' && { categoryId: CATEGORY_MISSING }),
    ...(title.trim().length < TITLE_MIN_CHARS && { title: TITLE_TOO_SHORT }),
    ...(content.trim().length < OPENING_MIN_CHARS && { content: OPENING_TOO_SHORT }),
  }
}
