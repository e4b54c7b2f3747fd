const STORE = 'blog-window'
const LOCK = 'blog-window:'

/**
 * A name for this window, which it keeps when it is reloaded. A duplicated window begins with the name of the other:
 * a lock tells that it is in use, and the window takes a new one.
 */
export async function nameOfWindow(): Promise<string> {
  const known = read()
  if (known && (await take(known))) return known
  const name = crypto.getRandomValues(new Uint8Array(16)).reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '')
  await take(name)
  try {
    sessionStorage.setItem(STORE, name)
  } catch {
    // Then the window has another name after a reload.
  }
  return name
}

/** The windows of this browser in which the editor is open. Only browsers over https tell. */
export async function openWindows(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}

const ownNames = new Set<string>()

/** Holds a name until the window is closed. @returns whether it was free */
async function take(name: string): Promise<boolean> {
  if (!navigator.locks || ownNames.has(name)) return true
  const isFree = await new Promise<boolean>((resolve) => {
    void navigator.locks.request(LOCK + name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => {})
    })
  })
  if (isFree) ownNames.add(name)
  return isFree
}

function read(): string | undefined {
  try {
    const name = sessionStorage.getItem(STORE) ?? ''
    return /^[0-9a-f]{32}$/.test(name) ? name : undefined
  } catch {
    return undefined
  }
}
