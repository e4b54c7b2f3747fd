import type { ComponentProps } from 'react'
import { FLASH } from '../../../../../shared/text/flash.ts'
import type { PageForm } from '../../../../forms/page-form.ts'
import { PageFormElement } from '../../../../forms/page-form-element.tsx'
import { ShownMemberField } from '../../../accounts/login/shown-member-field.tsx'

/** A form of an office page. Without scripts it leads to its page again, which says that it was sent. */
export const officeForm = <Answer,>(form: Omit<PageForm<Answer>, 'next'> & Partial<Pick<PageForm<Answer>, 'next'>>): PageForm<Answer> => ({
  next: ({ page }) => sentAt(page, form.name),
  ...form,
})

/** A page's address, saying that a form was sent. @param without - a parameter that it no longer has then */
export function sentAt({ pathname, search: before }: URL, form: string, without = ''): string {
  const search = new URLSearchParams(before)
  search.delete(without)
  search.set(FLASH, form)
  return `${pathname}?${search}`
}

/** The form of what `useSaving` returned. What went wrong without scripts is said above the page. */
export const OfficeForm = ({ children, ...form }: Omit<ComponentProps<typeof PageFormElement>, 'failed'>) => (
  <PageFormElement failed={undefined} {...form}>
    <ShownMemberField />
    {children}
  </PageFormElement>
)
