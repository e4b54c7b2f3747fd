import type { CategoryLook } from './forum.ts'

/** Lengths of what is written about a category, in characters. */
export const CATEGORY_NAME_MAX_CHARS = 60
export const CATEGORY_DESCRIPTION_MAX_CHARS = 200
/** Most categories: they all stand on the forum's home. */
export const CATEGORIES_MAX = 30

export const CATEGORY_NAME_MISSING = 'Please enter a name of at least 2 characters.'
export const CATEGORY_NAME_TOO_LONG = 'Please keep the name under 60 characters.'
export const CATEGORY_NAME_TAKEN = 'You already have a category with that name.'
export const CATEGORY_DESCRIPTION_MISSING = 'Please add a short description.'
export const CATEGORY_DESCRIPTION_TOO_LONG = 'Please keep the description under 200 characters.'
export const CATEGORY_LOOK_MISSING = 'Please choose a color.'
export const CATEGORIES_FULL = 'You already have 30 categories, the most you can have. Rename or close one instead.'
export const ORDER_CHANGED = 'Someone else just changed the categories. Please try again.'

/** The looks as the owner chooses among them. */
export const LOOK_NAMES: Record<CategoryLook, string> = {
  rose: 'Rose',
  sun: 'Sunny yellow',
  leaf: 'Leaf green',
  sky: 'Sky blue',
  caramel: 'Caramel',
}
