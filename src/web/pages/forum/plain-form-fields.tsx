import { useState } from 'react'
import { ShownMemberField } from '../accounts/shown-member-field.tsx'
import { newKey } from './draft.ts'

/**
 * What a form says besides its fields when it is posted without scripts: which one it is, whose page it is, and a name for this
 * compose, so that posting the same page again changes nothing. Only members' pages have such forms, and those are kept for nobody.
 */
export function PlainFormFields({ form }: { form: string }) {
  const [key] = useState(newKey)
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <ShownMemberField />
      {/* The browser's copy of the page would have another name; with scripts the draft has one. */}
      <input type="hidden" name="sendKey" defaultValue={key} suppressHydrationWarning />
    </>
  )
}
