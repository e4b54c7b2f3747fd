import { join } from 'node:path'
import type { Files } from '../../domain/site/files.ts'
import { diskFiles } from './disk-files.ts'
import type { StorePlace } from './store-place.ts'

/** Uploads where the configuration says. The store's library takes 40 MB and half a second, so it's loaded only for a store. */
export async function openFiles(dataDir: string, place?: StorePlace): Promise<{ files: Files; close: () => void }> {
  if (!place) return { files: diskFiles(join(dataDir, 'uploads')), close: () => {} }
  const [{ ObjectStore }, { storeFiles }, { FileCache }] = await Promise.all([import('./object-store.ts'), import('./store-files.ts'), import('./file-cache.ts')])
  const store = new ObjectStore(place)
  return { files: storeFiles(store, new FileCache(join(dataDir, 'cache', 'uploads'))), close: () => store.close() }
}
