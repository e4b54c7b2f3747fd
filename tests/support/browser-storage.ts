/** A browser's storage, with what it holds in `items`. */
export function aStorage(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size
    },
  }
}

/** A storage that the browser forbids. */
export const noStorage = () => {
  throw new Error('forbidden')
}
