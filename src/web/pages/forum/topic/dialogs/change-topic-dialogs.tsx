import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type TopicView, topicAddress } from '../../../../../shared/forum/forum.ts'
import { TITLE_MAX_CHARS, TITLE_MIN_CHARS, TITLE_TOO_SHORT } from '../../../../../shared/forum/forum-words.ts'
import { LOG_REASON_MISSING } from '../../../../../shared/forum/topics/topic-limits.ts'
import { currentUserQuery } from '../../../../queries/accounts-queries.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { categoriesQuery } from '../../../../queries/forum/forum-queries.ts'
import { changeTopic, refreshLists } from '../../../../queries/forum/writing-queries.ts'
import { buttonClass, SubmitButton } from '../../../../ui/form/button.tsx'
import { Dialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { useGoOn } from '../../../frame/use-continue.ts'
import { ReasonField } from '../../../reports/reason-field.tsx'
import { focusBad } from '../../../reports/use-moderation-act.ts'
import { CategoryField } from '../../writing/category-field.tsx'
import { WritingHint } from '../../pii-hints/writing-hint.tsx'
import { useAct } from '../../use-act.ts'

interface ChangeDialogProps {
  topic: TopicView
  onClose: () => void
}

/** Gives a topic another title. */
export function RenameDialog({ topic, onClose }: ChangeDialogProps) {
  const [title, setTitle] = useState(topic.title)
  const isShort = title.trim().length < TITLE_MIN_CHARS
  const isLate = topic.can?.rename === false
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return (
    <ChangeDialog topic={topic} onClose={onClose} title="Rename this topic" change={isShort ? undefined : { title, ...(isLate && { removesDetails: true }) }}>
      {isLate && <p>{me?.suspension || me?.silence ? `${me.suspension ? 'Your account is suspended' : 'Your posting is paused'}. You can still take words out of the title.` : 'Others have replied. You can still take private details out of the title.'} The old one isn’t kept.</p>}
      <TextField
        label="Title"
        name="title"
        maxLength={TITLE_MAX_CHARS}
        error={isShort ? TITLE_TOO_SHORT : undefined}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <WritingHint text={title} onSoften={setTitle} />
    </ChangeDialog>
  )
}

/** Puts a topic into another category. */
export function MoveDialog({ topic, onClose }: ChangeDialogProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(useApi()))
  const [categoryId, setCategoryId] = useState(String(topic.categoryId))
  return (
    <ChangeDialog topic={topic} onClose={onClose} title="Move this topic" change={{ categoryId: Number(categoryId) }}>
      <CategoryField categories={categories} value={categoryId} onChange={setCategoryId} />
    </ChangeDialog>
  )
}

interface FormProps extends ChangeDialogProps {
  title: string
  /** Undefined while what was typed cannot be sent. */
  change: { title?: string; categoryId?: number; removesDetails?: boolean } | undefined
  children: ReactNode
}

function ChangeDialog({ topic, onClose, title, change, children }: FormProps) {
  const [api, queries, goOn] = [useApi(), useQueryClient(), useGoOn()]
  const { act, pending } = useAct()
  const { data: me } = useQuery(currentUserQuery(api))
  const isStaffs = topic.can?.moderate === true && me?.username !== topic.user?.username
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isMissing = isStaffs && reason.trim() === ''
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!change) return
    setRefused(isMissing)
    if (isMissing) return focusBad(event.currentTarget)
    void act(async () => {
      const changed = { ...topic, ...(await changeTopic(api, topic.id, { ...change, ...(isStaffs && { reason }) })) }
      queries.setQueryData<TopicView>(['topic', topic.id], changed)
      onClose()
      await goOn(`${topicAddress(changed)}${location.search}`, { replace: true, preserveScroll: true })
      await refreshLists(queries)
    })
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" noValidate onSubmit={onSubmit}>
        {children}
        {isStaffs && (
          <ReasonField
            hint="For the log. The member who started the topic sees it, too. Please don’t repeat private details."
            value={reason}
            error={isRefused && isMissing ? LOG_REASON_MISSING : undefined}
            onChange={setReason}
          />
        )}
        <div className="dialog-ways">
          <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton small pending={pending} pendingLabel="Saving...">
            Save
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
