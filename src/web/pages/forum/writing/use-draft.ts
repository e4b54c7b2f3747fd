import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDraftName } from '../../../drafts/use-persisted-draft.ts'
import { type Draft, Drafts, type Fields, newKey, tabName } from './drafts.ts'

interface DraftOptions {
  /** The form with the fields: what was typed into it before the scripts had loaded is taken over. */
  form: RefObject<HTMLFormElement | null>
  /** The text came back from a send without scripts: it counts more than what this browser kept. */
  wasSent?: boolean
}

/** Where the replies to a topic are kept. */
export const replyPlace = ({ id }: { id: number }): string => `reply:${id}`

/**
 * The fields of something that is being written; kept in this browser with every key, until it is sent. Kept for the
 * member who is logged in: another one in the same browser does not see them.
 */
export function useDraft(what: string, initial: Fields, { form, wasSent = false }: DraftOptions) {
  const place = useDraftName(what)
  const drafts = useMemo(() => new Drafts(() => localStorage, isBrowser ? tabName(() => sessionStorage) : ''), [])
  const [fields, setFields] = useState(initial)
  const [other, setOther] = useState<Draft>()
  /** What was last typed and its name; state may lag behind. */
  const latest = useRef({ fields: initial, key: '' })
  const start = useRef({ fields: initial, wasSent })

  const show = useCallback((next: Fields, key: string) => {
    latest.current = { fields: next, key }
    setFields(next)
  }, [])
  const change = useCallback(
    (part: Fields) => {
      show({ ...latest.current.fields, ...part }, newKey())
      drafts.save(place, latest.current)
    },
    [drafts, place, show],
  )

  // Only after mounting: the server knows nothing of this browser's drafts.
  useEffect(() => {
    const { fields: first, wasSent: isBack } = start.current
    const typed = typedInto(form.current, first)
    const saved = typed || isBack ? undefined : drafts.find(place)
    if (saved) show({ ...first, ...saved.fields }, saved.key)
    else if (typed || isBack) change(typed ?? first)
    else latest.current.key = newKey()
    setOther(drafts.findOther(place, latest.current.fields))
  }, [drafts, place, show, change, form])

  useOwnName(drafts, place, latest)

  /** After a send, or instead of one. What was written on while it was sent stays. */
  const clear = useCallback((sent: Draft = latest.current) => {
    drafts.drop(place, sent.fields)
    start.current.fields = emptied(start.current)
    if (latest.current.key === sent.key) show(start.current.fields, newKey())
    else change(writtenSince(sent.fields, latest.current.fields, start.current.fields))
    setOther(drafts.findOther(place, latest.current.fields))
  }, [drafts, place, show, change])
  const takeOther = () => {
    if (!other) return
    const shown = latest.current
    drafts.swap(place, other, shown)
    show({ ...start.current.fields, ...other.fields }, other.key)
    setOther(drafts.findOther(place, latest.current.fields))
  }
  const dropOther = () => {
    if (other) drafts.drop(place, other.fields)
    drafts.save(place, latest.current)
    setOther(drafts.findOther(place, latest.current.fields))
  }

  return { fields, change, clear, written: (): Draft => latest.current, offer: { other, takeOther, dropOther } }
}

/** A duplicated tab has the name of the first one, which takes another as soon as it hears of the duplicate. */
function useOwnName(drafts: Drafts, place: string, latest: RefObject<Draft>) {
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (drafts.renameIfTaken(place, event, newKey())) drafts.save(place, latest.current)
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [drafts, place, latest])
}

/** What is needed to offer the text of another tab. */
export type OtherDraft = ReturnType<typeof useDraft>['offer']

const isBrowser = typeof window !== 'undefined'

/** A text that came back from the server was no text to begin with. */
const emptied = ({ fields, wasSent }: { fields: Fields; wasSent: boolean }): Fields =>
  wasSent ? Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) : fields

/** What the fields say now and did not when they were sent: of a text that only grew, what came after. */
export function writtenSince(sent: Fields, now: Fields, empty: Fields): Fields {
  const since = ([name, text]: [string, string]) => {
    const before = sent[name] ?? ''
    if (text === before) return [name, empty[name] ?? '']
    return [name, name === 'content' && text.startsWith(before) ? text.slice(before.length).trimStart() : text]
  }
  return Object.fromEntries(Object.entries(now).map(since))
}

/** What stands in the form's fields although it was not put there; undefined if nothing. */
function typedInto(form: HTMLFormElement | null, initial: Fields): Fields | undefined {
  const now = Object.keys(initial).flatMap((name) => {
    const field = form?.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    return isField && field.value !== initial[name] ? [[name, field.value] as const] : []
  })
  return now.length > 0 ? Object.fromEntries(now) : undefined
}
