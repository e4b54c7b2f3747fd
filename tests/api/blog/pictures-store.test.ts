import { expect, it } from 'vitest'
import type { CurrentUser } from '../../../src/shared/accounts/accounts.ts'
import { aForum } from '../../support/a-forum.ts'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { aStore } from '../../support/files/a-store.ts'

const AVATAR = '/api/forum/profile/avatar'

it('pictures in a store that goes away are still shown, and new ones are refused in words until it’s back', async () => {
  const store = await aStore()
  const forum = await aForum({ store: store.place })
  const body = await aPicture().png().toBuffer()
  const send = () => forum.askAs(forum.maya, AVATAR, { method: 'PUT', body: Buffer.from(body), headers: { 'content-type': 'image/png' } })
  const first = await send()
  const { avatar } = ((await first.json()) as { user: CurrentUser }).user
  const shown = await forum.ask(avatar ?? '')
  const bytes = await shown.bytes()
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

  await store.stop()
  const refused = await send()
  const unknown = await forum.ask(`/pictures/${'0'.repeat(32)}/256.webp`)
  const still = await forum.ask(avatar ?? '')

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await refused.json()).toMatchObject({ message: 'We can’t save or load pictures right now. Please try again in a moment.' })
  expect([unknown.status, still.status]).toEqual([503, 200])
  expect(await still.bytes()).toEqual(bytes)
  expect(await forum.site.db.selectFrom('picture').select('name').execute()).toHaveLength(1)
  await store.start()
  expect((await send()).status).toBe(200)
  expect(await forum.site.files.list('pictures')).toHaveLength(1)
  expect((await forum.ask(`/pictures/${'0'.repeat(32)}/256.webp`)).status).toBe(404)
})
