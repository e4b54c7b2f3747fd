import type { ComponentProps } from 'react'
import { FLASH } from '../../../../../shared/text/flash.ts'
import type { PageForm } from '../../../../forms/page-form.ts'
import { PageFormElement } from '../../../../forms/page-form-element.tsx'
import { ShownMemberField } from '../../../accounts/login/shown-member-field.tsx'

/** A form of an office page. Without scripts it leads to its page again, which says that it was sent. */
export const officeForm = <Answer,>(form: Omit<PageForm<Answer>, 'next'> & Partial<Pick<PageForm<Answer>, 'next'>>): PageForm<Answer> => ({
  next: ({ page }) => {
    const search = new URLSearchParams(page.search)
    search.set(FLASH, form.name)
    return `${page.pathname}?${search}`
  },
  ...form,
})

/** The form of what `useSaving` returned. What went wrong without scripts is said above the page. */
export const OfficeForm = ({ children, ...form }: Omit<ComponentProps<typeof PageFormElement>, 'failed'>) => (
  <PageFormElement failed={undefined} {...form}>
    <ShownMemberField />
    {children}
  </PageFormElement>
)
