/** What examples stand under that no fact answers. */
export const NOTHING = 'nothing'
