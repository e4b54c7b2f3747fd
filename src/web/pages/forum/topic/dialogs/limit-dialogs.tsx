import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TopicView } from '../../../../../shared/forum/forum.ts'
import { LOCK_HOURS, lockHoursInWords, minutesInWords, SLOW_MINUTES } from '../../../../../shared/forum/topics/topic-limits.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { lockTopic, refreshLists, slowTopic } from '../../../../queries/forum/writing-queries.ts'
import { ReasonDialog } from '../../../reports/member-dialogs.tsx'
import type { ReasonHint } from '../../../reports/reason-field.tsx'

interface LimitDialogProps {
  topic: Pick<TopicView, 'id'>
  onClose: () => void
  /** Called after it was done, with the dialog closed. */
  onDone?: () => void
}

/** Locks a topic, for a time or until someone unlocks it. */
export function LockDialog({ topic, ...ways }: LimitDialogProps) {
  const api = useApi()
  const [hours, setHours] = useState<number | null>(null)
  return (
    <LimitDialog
      {...{ topic, ...ways }}
      title="Lock this topic"
      button="Lock Topic"
      hint="For the log. The member who started the topic sees it, too."
      toast={{ title: 'Topic locked', text: hours === null ? 'It stays locked until a moderator unlocks it.' : `It opens again in ${lockHoursInWords(hours)}.` }}
      work={(reason) => lockTopic(api, topic.id, { hours, reason })}
    >
      <Choices
        legend="For how long?"
        choices={[...LOCK_HOURS, null]}
        label={(choice) => (choice === null ? 'Until unlocked' : lockHoursInWords(choice))}
        value={hours}
        onChange={setHours}
      />
    </LimitDialog>
  )
}

/** Lets members post in a topic only so often, or as usual again. */
export function SlowModeDialog({ topic, onClose }: LimitDialogProps & { topic: TopicView }) {
  const api = useApi()
  const [minutes, setMinutes] = useState<number>(topic.slowMinutes ?? SLOW_MINUTES[1])
  return (
    <LimitDialog
      {...{ topic, onClose }}
      title="Slow mode"
      button="Turn On Slow Mode"
      hint="For the log. Only the team sees it."
      toast={{ title: 'Slow mode is on', text: `Members can post here once every ${minutesInWords(minutes)}.` }}
      work={(reason) => slowTopic(api, topic.id, { minutes, reason })}
    >
      <p>Each member can post here only so often. Moderators and admins post as usual.</p>
      <Choices legend="Time between two posts" choices={SLOW_MINUTES} label={minutesInWords} value={minutes} onChange={setMinutes} />
    </LimitDialog>
  )
}

interface ChoicesProps<T extends number | null> {
  legend: string
  choices: readonly T[]
  label: (choice: T) => string
  value: T
  onChange: (choice: T) => void
}

const Choices = <T extends number | null>({ legend, choices, label, value, onChange }: ChoicesProps<T>) => (
  <fieldset className="reasons">
    <legend>{legend}</legend>
    {choices.map((choice) => (
      <label key={choice}>
        <input type="radio" name="choice" checked={value === choice} onChange={() => onChange(choice)} />
        {label(choice)}
      </label>
    ))}
  </fieldset>
)

interface FormProps extends LimitDialogProps {
  title: string
  button: string
  toast: { title: string; text: string }
  work: (reason: string) => Promise<TopicView>
  /** Who sees the reason. */
  hint: ReasonHint
  children: ReactNode
}

/** Changes a topic, and asks why. */
export function LimitDialog({ topic, onDone = () => undefined, work, ...dialog }: FormProps) {
  const queries = useQueryClient()
  const save = async (reason: string) => {
    const changed = await work(reason)
    queries.setQueryData<TopicView>(['topic', topic.id], (shown) => shown && { ...shown, ...changed })
    await queries.invalidateQueries({ queryKey: ['posts', topic.id] })
    await refreshLists(queries)
  }
  return <ReasonDialog {...dialog} work={save} onDone={onDone} />
}
