/** What one check has found. */
export interface Finding {
  state: 'good' | 'warning' | 'problem'
  /** One sentence about what is. It holds no password and no token. */
  text: string
  /** What to do about it; nothing where all is well. */
  advice?: string
}

export const good = (text: string): Finding => ({ state: 'good', text })
export const warning = (text: string, advice: string): Finding => ({ state: 'warning', text, advice })
export const problem = (text: string, advice: string): Finding => ({ state: 'problem', text, advice })
