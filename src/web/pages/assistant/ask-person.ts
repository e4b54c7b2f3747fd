/**
 * How a question gets to a person: into the contact form of the landing page. On its way it is kept in the tab, never
 * in an address, because addresses are logged; and it stays there until it is sent, so that a reload does not lose it.
 */

import { DraftStore } from '../../drafts/draft-store.ts'

/** `chat-button.tsx` looks for `on-joue.for-a-person`, before this is loaded. */
const drafts = new DraftStore<{ text: string }>(() => sessionStorage, { prefix: 'on-joue.' })
const DRAFT = 'for-a-person'

/** How long the form may take to appear, in milliseconds: its page may have to be fetched. */
const TIMEOUT_MS = 8_000

/** Writes a question into the contact form once it is on the page, below what is there already, and puts the focus there. */
export async function askPerson(question: string): Promise<void> {
  save(question)
  const field = await contactField(Date.now() + TIMEOUT_MS)
  if (!field) return
  add(field, question)
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** Writes what has not been sent into the contact form again, if that is on the page and empty. */
export async function bringBack(): Promise<void> {
  const field = await contactField(0)
  if (field?.value === '') add(field, saved())
}

/** Anyone who has written already keeps every word of it. */
function add(field: HTMLTextAreaElement, question: string): void {
  const typed = field.value.trim() === '' ? '' : `${field.value}\n\n`
  if (!typed.includes(question) && typed.length + question.length <= field.maxLength) {
    field.value = typed + question
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  save(field.value)
  saveTypedText(field)
}

/** Until the form is sent, which empties it. */
function saveTypedText(field: HTMLTextAreaElement): void {
  field.addEventListener('input', () => save(field.value))
  field.form?.addEventListener('reset', () => save(''))
}

async function contactField(until: number): Promise<HTMLTextAreaElement | null> {
  for (;;) {
    const field = document.querySelector<HTMLTextAreaElement>('form[action="/#contact"] textarea[name="message"]')
    if (field || Date.now() > until) return field
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const save = (text: string): void => drafts.save(DRAFT, text.trim() === '' ? undefined : { text })

const saved = (): string => drafts.find(DRAFT)?.text ?? ''
