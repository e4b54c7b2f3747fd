import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasReferences } from '../../../../shared/playground/references/parse-references.ts'
import type { Placeholder } from '../../../../shared/playground/references/placeholders.ts'
import type { ReferableFacts } from '../../../../shared/playground/references/referable-fact.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeFactsQuery } from '../../../queries/office/facts-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Complaint, useFieldIds } from '../../../ui/form/field.tsx'
import { type Insertion, nameOfReference } from './reference-names.ts'
import type { TextWithReferences } from './reference-text.tsx'
import './references.css'

// Only the office writes references, so no one else loads the editor and its menu.
const loadEditor = async () => (await import('./reference-text.tsx')).ReferenceText
type ReferenceEditor = Awaited<ReturnType<typeof loadEditor>>
const ReferenceMenu = lazy(async () => ({ default: (await import('./reference-menu.tsx')).ReferenceMenu }))

interface ReferenceFieldProps {
  label: string
  name: string
  /** The text as it is stored. */
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  hint?: string | undefined
  maxLength?: number
  /** One line, without line breaks. */
  isLine?: boolean
  /** A whole page: as high as its plain field with so many lines. */
  rows?: number | undefined
  /** The fact whose text this is: it can't refer to itself. */
  own?: string
  /** What an email’s text can be filled with. */
  placeholders?: readonly Placeholder[]
}

/**
 * A field for a text that may refer to facts. References show as names and are inserted from a menu. Plain text is
 * written in a plain field, and without JavaScript so is the rest.
 */
export function ReferenceField({ label, name, value, onChange, error, hint, maxLength, isLine = false, rows, own, placeholders = [] }: ReferenceFieldProps) {
  const ids = useFieldIds(error, hint)
  const labelId = useId()
  const facts = useStoredFacts()
  const { isRich, startsFocused, plain, handle, insert, onBlur } = useInsertion(value, onChange)
  const editor = useEditorOnceIdle(isRich && Object.keys(facts).length > 0, plain)
  const [isChoosing, setChoosing] = useState(false)
  const choose = (insertion: Insertion) => {
    setChoosing(false)
    insert(insertion)
  }
  const same = { ref: plain, className: 'input', name, value, maxLength, ...ids.control, onBlur, onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value) }
  const field = isLine ? <input {...same} /> : <textarea rows={rows} {...same} />
  return (
    <div className="field">
      <div className="reference-head">
        <label id={labelId} htmlFor={ids.control.id}>
          {label}
        </label>
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={() => setChoosing(true)}>
          <Plus className="i" aria-hidden />
          Insert a Fact <span className="vh">into {label}</span>
        </button>
      </div>
      {isRich && editor ? (
        <Editor
          of={editor} text={value} isLine={isLine} isPage={rows !== undefined} startsFocused={startsFocused} control={ids.control} name={name} labelId={labelId} handle={handle}
          nameOf={(written) => nameOfReference(written, facts) ?? written} onChange={onChange}
        />
      ) : field}
      {hint && (
        <p className="hint" id={ids.hintId}>
          {hint}
        </p>
      )}
      <Complaint id={ids.errorId} error={error} />
      {isChoosing && (
        <Suspense>
          <ReferenceMenu facts={facts} own={own} placeholders={placeholders} onChoose={choose} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The facts as they are stored, by key. */
export function useStoredFacts(): ReferableFacts {
  const { data: facts = [] } = useQuery(officeFactsQuery(useApi()))
  return Object.fromEntries(facts.map((fact) => [fact.key, fact]))
}

const Editor = ({ of: Loaded, ...props }: { of: ReferenceEditor } & ComponentProps<ReferenceEditor>) => <Loaded {...props} />

/**
 * The editor, once it's loaded and no one is in the plain field that it replaces: someone typing there would lose the
 * focus, and what they typed with it. If it can't be loaded, the plain field stays.
 */
function useEditorOnceIdle(isWanted: boolean, plain: RefObject<HTMLElement | null>): ReferenceEditor | undefined {
  const [editor, setEditor] = useState<{ loaded: ReferenceEditor }>()
  useEffect(() => {
    if (!isWanted || editor) return
    const gone = new AbortController()
    const replace = (loaded: ReferenceEditor) => {
      const field = plain.current
      if (gone.signal.aborted) return
      if (field && field === document.activeElement) field.addEventListener('blur', () => setEditor({ loaded }), { once: true, signal: gone.signal })
      // At once, so that no one can enter the field between this question and the change.
      else flushSync(() => setEditor({ loaded }))
    }
    loadEditor().then(replace, () => {})
    return () => gone.abort()
  }, [isWanted, editor, plain])
  return editor?.loaded
}

/** A plain field becomes one with references once there is one, and stays so while it's on the screen. */
function useInsertion(value: string, onChange: (text: string) => void) {
  const plain = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const handle = useRef<TextWithReferences>(null)
  const [isRich, setRich] = useState(() => hasReferences(value))
  const [startsFocused, setFocused] = useState(false)
  const insert = ({ written, end = '' }: Insertion) => {
    if (handle.current) return handle.current.insert(written, end || undefined)
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = plain.current ?? {}
    const selected = value.slice(from ?? 0, to ?? 0)
    setFocused(true)
    setRich(true)
    onChange(`${value.slice(0, from ?? 0)}${written}${end && selected}${end}${value.slice(to ?? 0)}`)
  }
  const onBlur = () => setRich(hasReferences(value))
  return { isRich, startsFocused, plain, handle, insert, onBlur }
}
