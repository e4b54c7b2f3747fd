const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Every word one slip away: a letter missing, added, wrong, or swapped with its neighbor. Looking a few hundred of
 * them up costs the same however many words the forum has.
 */
export function nearWords(word: string): string[] {
  const characters = [...word]
  const near = new Set<string>()
  for (let i = 0; i <= characters.length; i += 1) {
    const before = characters.slice(0, i).join('')
    const [here = '', next = ''] = characters.slice(i)
    const after = characters.slice(i + 1).join('')
    near.add(before + after)
    near.add(before + next + here + characters.slice(i + 2).join(''))
    for (const character of ALPHABET) {
      near.add(before + character + after)
      near.add(before + character + here + after)
    }
  }
  near.delete(word)
  return [...near]
}
