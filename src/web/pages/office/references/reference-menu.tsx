import { type KeyboardEvent, useState } from 'react'
import { fillReferences } from '../../../../shared/playground/references/fill-references.ts'
import type { Placeholder } from '../../../../shared/playground/references/placeholders.ts'
import type { ReferableFacts } from '../../../../shared/playground/references/referable-fact.ts'
import { Dialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { type Insertion, insertionsFor } from './reference-names.ts'

interface ReferenceMenuProps {
  facts: ReferableFacts
  own: string | undefined
  placeholders: readonly Placeholder[]
  onChoose: (insertion: Insertion) => void
  onClose: () => void
}

/** Lets the owner find what her text should follow. Enter takes the first that was found. */
export function ReferenceMenu({ facts, own, placeholders, onChoose, onClose }: ReferenceMenuProps) {
  const [words, setWords] = useState('')
  const [all] = useState(() => insertionsFor(facts, (text) => fillReferences(text, facts), own, placeholders))
  const found = all.filter((insertion) => matches(insertion, words)).slice(0, MOST)
  // Not a form of its own: the menu is inside the form that the text belongs to.
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (found[0]) onChoose(found[0])
  }
  return (
    <Dialog title="Insert a fact" onClose={onClose}>
      <p className="small muted">The text then follows that fact: when it changes, so does what visitors read here.</p>
      <div className="reference-find">
        <TextField label="Find a fact" name="find" type="search" autoComplete="off" value={words} onKeyDown={takeFirst} onChange={({ target }) => setWords(target.value)} />
      </div>
      <ul className="reference-list" aria-label="Facts">
        {found.map((insertion) => (
          <li key={insertion.written}>
            <button type="button" onClick={() => onChoose(insertion)}>
              <b>{insertion.name}</b>
              <span className="small muted">{insertion.shown}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small muted" role="status">
        {found.length === 0 ? 'No facts match. Try a different word.' : ''}
      </p>
      <div className="dialog-ways">
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

/** Most of them shown at once. */
const MOST = 60

const matches = ({ name, shown }: Insertion, words: string): boolean => {
  const text = `${name} ${shown}`.toLowerCase()
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word))
}
