import { randomBytes } from 'node:crypto'
import { isLoopbackHost } from '../../domain/access/local-accounts.ts'
import { listStoredBackups } from '../backup/store-backups.ts'
import type { Config } from '../config.ts'
import type { ObjectStore } from '../files/object-store.ts'
import type { StorePlace } from '../files/store-place.ts'
import { ageOfBackup } from './check-disk.ts'
import { type Finding, good, problem, warning } from './finding.ts'

/** The bucket, if there's one: whether the site may do there what it has to, and the backups in it. */
export async function checkStore({ store: place, backsUpDaily }: Pick<Config, 'store' | 'backsUpDaily'>): Promise<Finding[]> {
  if (!place) return []
  const { describeFailure, ObjectStore } = await import('../files/object-store.ts')
  const store = new ObjectStore(place)
  try {
    await tryOut(store)
    return [good(`The bucket ${place.bucket} can be listed, read, and written.`), ...checkEncryption(place), await checkBackups(store, backsUpDaily)]
  } catch (error) {
    const why = describeFailure(error)
    return [problem(`The bucket ${place.bucket} doesn’t work: ${why}`, adviceFor(why))]
  } finally {
    store.close()
  }
}

/** One small object that comes and goes. */
async function tryOut(store: ObjectStore): Promise<void> {
  const key = `doctor/${randomBytes(8).toString('hex')}`
  await store.list('doctor/')
  await store.put(key, Buffer.from(key), 'text/plain')
  const found = await store.read(key)
  await store.remove(key)
  if (Buffer.from(found ?? []).toString() !== key) throw new Error('What was written there isn’t what was read.')
}

function adviceFor(why: string): string {
  if (why.startsWith('NoSuchBucket')) return 'Create the bucket, or correct its name in FILES_URL.'
  if (/Signature|AccessKey|AccessDenied|Forbidden/.test(why)) return 'Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that this key may list, read, write, and delete.'
  return 'Check the endpoint and the region in FILES_URL, and whether this machine reaches it.'
}

function checkEncryption({ endpoint }: StorePlace): Finding[] {
  if (!endpoint?.startsWith('http:') || isLoopbackHost(new URL(endpoint).hostname)) return []
  return [warning('The endpoint in FILES_URL begins with http, so pictures and backups travel unencrypted.', 'Use https unless the store is in your own network.')]
}

async function checkBackups(store: ObjectStore, isDaily: boolean): Promise<Finding> {
  const [newest] = await listStoredBackups(store)
  if (newest) return ageOfBackup(newest.madeAtMs)
  return warning('There’s no backup in the bucket yet.', isDaily ? 'The site makes one every day. Make the first one now: npm run backup.' : 'BACKUPS is off. Make sure that something else backs up the database and the bucket.')
}
