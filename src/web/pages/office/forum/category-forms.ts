import type { CategoryView } from '../../../../shared/forum/forum.ts'
import type { Submission } from '../../../forms/page-form.ts'
import { closeCategory, orderCategories, saveCategory, setCategoriesData } from '../../../queries/office/categories-queries.ts'
import { officeForm } from '../frame/forms/office-form.tsx'

type Answer = { categories: CategoryView[] }

const categoriesForm = (name: string, send: (sent: Submission) => Promise<Answer>) => officeForm<Answer>({ name, send, refresh: setCategoriesData })

/** A new category where it names none. */
export const categoryForm = categoriesForm('category', ({ api, values: { category, name = '', description = '', look = '' } }) =>
  saveCategory(api, category ? Number(category) : undefined, { name, description, look }))

/** The ids in their new order, as the button has them. */
export const orderForm = categoriesForm('order', ({ api, values: { ids = '' } }) => orderCategories(api, ids.split(',').map(Number)))
export const closeForm = categoriesForm('close', ({ api, values: { category } }) => closeCategory(api, Number(category), true))
export const reopenForm = categoriesForm('reopen', ({ api, values: { category } }) => closeCategory(api, Number(category), false))

export const categoryForms = [categoryForm, orderForm, closeForm, reopenForm]
