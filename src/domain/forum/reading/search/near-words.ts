const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Every word one slip away: a letter missing, added, wrong, or swapped with its neighbor. Looking a few hundred of
 * them up costs the same however many words the forum has.
 */
export function nearWords(word: string): string[] {
  const letters = [...word]
  const near = new Set<string>()
  for (let i = 0; i <= letters.length; i += 1) {
    const before = letters.slice(0, i).join('')
    const [here = '', next = ''] = letters.slice(i)
    const after = letters.slice(i + 1).join('')
    near.add(before + after)
    near.add(before + next + here + letters.slice(i + 2).join(''))
    for (const letter of LETTERS) {
      near.add(before + letter + after)
      near.add(before + letter + here + after)
    }
  }
  near.delete(word)
  return [...near]
}
