/** What a page is called in the browser's tab and by search engines; later pages of a list say which they are. */
export const titleOf = (name: string, page = 1): string => `${name}${page > 1 ? `, Page ${page}` : ''} | On Joue`
