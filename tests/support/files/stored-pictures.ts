import { openDatabase, type DatabaseTarget } from '../../../src/db/connection.ts'
import type { ObjectStore } from '../../../src/server/files/object-store.ts'

/** What the database knows of the pictures. */
export async function picturesIn(place: DatabaseTarget): Promise<{ name: string; bytes: number }[]> {
  const db = openDatabase(place)
  try {
    return await db.selectFrom('picture').select(['name', 'bytes']).execute()
  } finally {
    await db.destroy()
  }
}

/** The bytes stored under each picture's name, and how many files they are. */
export async function storedIn(store: ObjectStore): Promise<Map<string, { bytes: number; files: number }>> {
  const sums = new Map<string, { bytes: number; files: number }>()
  for (const { key, bytes } of await store.list('uploads/pictures/')) {
    const [, , name = ''] = key.split('/')
    const sum = sums.get(name) ?? { bytes: 0, files: 0 }
    sums.set(name, { bytes: sum.bytes + bytes, files: sum.files + 1 })
  }
  return sums
}
