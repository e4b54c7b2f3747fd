import type { ObjectStore } from './object-store.ts'
import type { StorePlace } from './store-place.ts'

/**
 * Opens the bucket for one piece of work.
 *
 * @throws Error with what the store said, in one line
 */
export async function withStore<T>(place: StorePlace, work: (store: ObjectStore) => Promise<T>): Promise<T> {
  const { describeFailure, ObjectStore } = await import('./object-store.ts')
  const store = new ObjectStore(place)
  try {
    return await work(store)
  } catch (error) {
    throw isOfStore(error) ? new Error(`The store in FILES_URL: ${describeFailure(error)}`, { cause: error }) : error
  } finally {
    store.close()
  }
}

/** The same where there may be no bucket. */
export const withStoreIfAny = <T>(place: StorePlace | undefined, work: (store?: ObjectStore) => Promise<T>): Promise<T> =>
  place ? withStore(place, work) : work()

/** Every error of the store's library says how often it tried. */
const isOfStore = (error: unknown): boolean => typeof error === 'object' && error !== null && '$metadata' in error
