import type { ComponentProps } from 'react'
import { Notice } from '../ui/notice.tsx'
import type { PostedForm } from './page-form.ts'

interface PageFormElementProps extends ComponentProps<'form'> {
  /** What `usePageForm` returned. */
  of: { name: string; posted: PostedForm | undefined; formProps: ComponentProps<'form'> }
  /** Title of the notice that says what went wrong, to visitors without JavaScript; no notice without one. */
  failed: string | undefined
}

/** A form that is posted to its page. */
export const PageFormElement = ({ of: { name, posted, formProps }, failed, children, ...form }: PageFormElementProps) => (
  <form className="form" method="post" {...form} {...formProps}>
    {failed && posted?.failure && (
      <Notice tone="bad" title={failed}>
        {posted.failure}
      </Notice>
    )}
    <input type="hidden" name="form" value={name} />
    {children}
  </form>
)
