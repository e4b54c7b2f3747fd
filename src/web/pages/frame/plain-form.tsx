import { usePostedForm } from '../../forms/use-page-form.ts'
import type { PostedForm } from '../../forms/page-form.ts'

export type PlainFormResult = PostedForm

/** For the forms that no page declares yet. */
export const usePlainForm = (name: string): PostedForm | undefined => usePostedForm({ name })
