import type { CategoryLook } from './forum.ts'

/** Lengths of what is written about a category, in characters. */
export const CATEGORY_NAME_MAX_CHARS = 60
export const CATEGORY_DESCRIPTION_MAX_CHARS = 200
/** Most categories: they all stand on the forum's home. */
export const CATEGORIES_MAX = 30

export const CATEGORY_NAME_MISSING = 'Please give the category a name of at least 2 characters.'
export const CATEGORY_NAME_TOO_LONG = 'Please keep the name under 60 characters.'
export const CATEGORY_NAME_TAKEN = 'There is a category of this name already.'
export const CATEGORY_DESCRIPTION_MISSING = 'Please say in a few words what belongs here.'
export const CATEGORY_DESCRIPTION_TOO_LONG = 'Please keep the description under 200 characters.'
export const CATEGORY_LOOK_MISSING = 'Please choose a color.'
export const CATEGORIES_FULL = 'There are 30 categories already. Rename or close one instead.'
export const ORDER_CHANGED = 'The categories have changed meanwhile. Please try again.'

/** The looks as the owner chooses among them. */
export const LOOK_NAMES: Record<CategoryLook, string> = {
  rose: 'Rose',
  sun: 'Sunny yellow',
  leaf: 'Leaf green',
  sky: 'Sky blue',
  caramel: 'Caramel',
}
