import { useState } from 'react'
import { ShownMemberField } from '../accounts/login/shown-member-field.tsx'
import { newKey } from './writing/drafts.ts'

/**
 * The hidden fields of a form that writes in the forum: which form it is, whose page it is on, and an idempotency key for
 * this text, so that posting the same page again changes nothing. Only members' pages have such forms, and no cache has them.
 */
export function WritingFormFields({ form }: { form: string }) {
  const [key] = useState(newKey)
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <ShownMemberField />
      {/* The browser's copy of the page would have another name; with JavaScript the draft has one. */}
      <input type="hidden" name="sendKey" defaultValue={key} suppressHydrationWarning />
    </>
  )
}
