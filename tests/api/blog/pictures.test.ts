import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { claimPictures } from '../../../src/domain/pictures/claim-pictures.ts'
import { sweepPictures } from '../../../src/domain/pictures/sweep-pictures.ts'
import type { CurrentUser } from '../../../src/shared/accounts/accounts.ts'
import { DAY_MS, HOUR_MS } from '../../../src/shared/time/instant.ts'
import { pictureAddress, pictureNameIn, type PictureView } from '../../../src/shared/pictures/pictures.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { aPicture } from '../../support/blog/made-pictures.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const AVATAR = '/api/forum/profile/avatar'
const AS_PNG = { 'content-type': 'image/png' }

async function send(forum: Forum, member: MemberRow | null, method: string, path: string, body?: Buffer) {
  const file = body ?? (await aPicture().png().toBuffer())
  return forum.askAs(member, path, { method, body: Buffer.from(file), headers: AS_PNG })
}

async function setAvatar(forum: Forum, member: MemberRow, body?: Buffer): Promise<string> {
  const answer = await send(forum, member, 'PUT', AVATAR, body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { user: CurrentUser }).user.avatar ?? ''
}

async function addPicture(forum: Forum, body?: Buffer): Promise<PictureView> {
  const answer = await send(forum, forum.rosa, 'POST', '/api/office/pictures', body)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { picture: PictureView }).picture
}

const folders = async ({ site }: Forum): Promise<string[]> => (await site.files.list('pictures')).map(({ name }) => name).toSorted()

describe('an avatar', () => {
  it('is shown wherever its member is [Q011 R127]', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya })

    const avatar = await setAvatar(forum, forum.maya)

    expect(avatar).toMatch(/^\/pictures\/[0-9a-f]{32}\/256\.webp$/)
    const posts = await forum.ask(`/api/forum/topics/${topic.id}/posts`)
    expect(await posts.json()).toMatchObject([{ user: { avatar } }])
    expect(await (await forum.ask('/api/forum/members/maya')).json()).toMatchObject({ member: { avatar } })
    const page = `/forum/topics/${topic.id}/${topic.slug}`
    expect(await (await forum.ask(page)).text()).toContain(avatar)
    await forum.askAs(forum.maya, AVATAR, { method: 'DELETE' })
    expect(await (await forum.ask(page)).text()).not.toContain(avatar)
  })

  it('is the middle square of the picture, in two sizes, upright', async () => {
    const forum = await aForum()
    const parts = ['#ff0000', '#00ff00', '#0000ff'].map((background, n) => ({
      ...{ input: { create: { width: 100, height: 100, channels: 3 as const, background } }, left: n * 100, top: 0 },
    }))
    const wide = sharp({ create: { width: 300, height: 100, channels: 3, background: '#ffffff' } }).composite(parts)
    const name = pictureNameIn(await setAvatar(forum, forum.maya, await wide.jpeg().withMetadata({ orientation: 6 }).toBuffer())) ?? ''

    for (const width of [96, 256]) {
      const file = await forum.site.files.read(`pictures/${name}/${width}.webp`)
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([width, width])
      const middle = ((width / 2) * width + width / 2) * info.channels
      const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3)
      expect(green - Math.max(red, blue)).toBeGreaterThan(150)
    }
  })

  it('takes the place of the one before, whose files go', async () => {
    const forum = await aForum()
    const first = await setAvatar(forum, forum.maya)

    const second = await setAvatar(forum, forum.maya)

    expect(second).not.toBe(first)
    expect(await folders(forum)).toEqual([pictureNameIn(second)])
    expect((await forum.ask(first)).status).toBe(404)
    expect((await forum.ask(second)).status).toBe(200)
  })

  it('stays one when five are sent at once', async () => {
    const forum = await aForum()

    await Promise.all(Array.from({ length: 5 }, () => setAvatar(forum, forum.maya)))

    const { avatar } = await forum.site.db.selectFrom('member').select('avatar').where('id', '=', forum.maya.id).executeTakeFirstOrThrow()
    const rows = await forum.site.db.selectFrom('picture').select('name').execute()
    expect(rows.map(({ name }) => name)).toEqual([pictureNameIn(avatar ?? '')])
    expect(await folders(forum)).toEqual([pictureNameIn(avatar ?? '')])
  })

  it('can be removed, with its files, also by a suspended member', async () => {
    const forum = await aForum()
    const avatar = await setAvatar(forum, forum.maya)
    const suspended = { ...forum.maya, suspendedUntil: '2026-06-01T00:00:00.000Z' }

    const answer = await forum.askAs(suspended, AVATAR, { method: 'DELETE' })

    expect(await answer.json()).toMatchObject({ user: { username: 'Maya', avatar: null } })
    expect(await folders(forum)).toEqual([])
    expect((await forum.ask(avatar)).status).toBe(404)
    expect((await forum.askAs(forum.maya, AVATAR, { method: 'DELETE' })).status).toBe(200)
  })

  it('changes ten times an hour at most', async () => {
    const forum = await aForum({ limitFactor: 1 })
    for (let n = 0; n < 10; n += 1) await setAvatar(forum, forum.maya)

    const refused = await send(forum, forum.maya, 'PUT', AVATAR)

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await setAvatar(forum, forum.omar)
  })

  it('has 2 MB at most, and is sent as a file rather than a form', async () => {
    const forum = await aForum()
    const png = await aPicture().png().toBuffer()
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.byteLength)])

    expect((await send(forum, forum.maya, 'PUT', AVATAR, padded(2 * 1024 * 1024))).status).toBe(200)
    expect((await send(forum, forum.maya, 'PUT', AVATAR, padded(2 * 1024 * 1024 + 1))).status).toBe(413)
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/html']) {
      const answer = await forum.askAs(forum.maya, AVATAR, { method: 'PUT', body: Buffer.from(png), headers: { 'content-type': type } })
      expect(answer.status).toBe(415)
    }
    expect((await forum.askAs(forum.maya, AVATAR)).status).toBe(405)
  })

  it('is not read at all from someone who may not send it', async () => {
    const forum = await aForum()
    const unread = () => new ReadableStream({ pull: () => expect.unreachable() }, { highWaterMark: 0 })

    for (const [method, path, member, status] of [
      ['PUT', AVATAR, null, 401],
      ['POST', '/api/office/pictures', null, 404],
      ['POST', '/api/office/pictures', forum.ines, 404],
    ] as const) {
      const init = { method, headers: AS_PNG, body: unread(), duplex: 'half' } as RequestInit
      expect((await forum.askAs(member, path, init)).status).toBe(status)
    }
  })
})

describe('a picture of the blog', () => {
  it('is kept in the fixed widths up to its own, as AVIF and WebP, in the same shape', async () => {
    const forum = await aForum()

    const picture = await addPicture(forum, await aPicture(1000, 500).jpeg().toBuffer())

    expect(picture).toEqual({ name: picture.name, width: 1000, height: 500, src: pictureAddress(picture.name, 1000, 'webp') })
    for (const width of [400, 800, 1000]) {
      for (const format of ['avif', 'webp'] as const) {
        const answer = await forum.ask(pictureAddress(picture.name, width, format))
        const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect([answer.headers.get('content-type'), found.width, found.height]).toEqual([`image/${format}`, width, width / 2])
      }
    }
    expect((await forum.site.files.list(`pictures/${picture.name}`)).length).toBe(6)
  })

  it('is at most 1,600 wide and 1,600 high', async () => {
    const forum = await aForum()

    expect(await addPicture(forum, await aPicture(2000, 500).png().toBuffer())).toMatchObject({ width: 1600, height: 400 })
    expect(await addPicture(forum, await aPicture(1000, 3200).png().toBuffer())).toMatchObject({ width: 500, height: 1600 })
    expect(await addPicture(forum, await aPicture(1, 5000).png().toBuffer())).toMatchObject({ width: 1, height: 1600 })
  })

  it('may have 25 megapixels and 8 MB, and not more', async () => {
    const forum = await aForum()
    const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#d9480f' } }).png().toBuffer()

    await addPicture(forum, await square(5000))
    const tooMany = await send(forum, forum.rosa, 'POST', '/api/office/pictures', await square(5001))
    const heavyKind = await send(forum, forum.rosa, 'POST', '/api/office/pictures', await aPicture(3001, 2000).avif({ effort: 0 }).toBuffer())
    const tooLarge = await send(forum, forum.rosa, 'POST', '/api/office/pictures', Buffer.alloc(8 * 1024 * 1024 + 1))

    expect(tooMany.status).toBe(400)
    expect(await tooMany.json()).toMatchObject({ errors: { picture: [expect.stringContaining('25 megapixels')] } })
    expect(await heavyKind.json()).toMatchObject({ errors: { picture: [expect.stringContaining('6 megapixels')] } })
    expect(tooLarge.status).toBe(413)
  })

  it('may have 13 megapixels where it is put together in memory, and half as many in CMYK or of more than 8 bits', async () => {
    const forum = await aForum()
    const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#d9480f' } })
    const deep = (width: number, height: number) => plain(width, height).toColourspace('rgb16')

    await addPicture(forum, await plain(4000, 3250).png({ progressive: true }).toBuffer())
    await addPicture(forum, await plain(4000, 3250).jpeg({ progressive: true }).toBuffer())
    await addPicture(forum, await deep(4000, 1625).png({ progressive: true }).toBuffer())
    await addPicture(forum, await deep(5000, 5000).png().toBuffer())
    const tooMany: [string, Buffer][] = [
      ['13 megapixels', await plain(4001, 3250).png({ progressive: true }).toBuffer()],
      ['13 megapixels', await plain(4001, 3250).jpeg({ progressive: true }).toBuffer()],
      ['6.5 megapixels', await plain(4001, 1625).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer()],
      ['6.5 megapixels', await deep(4001, 1625).png({ progressive: true }).toBuffer()],
      ['12 megapixels', await plain(4001, 3000).gif({ progressive: true }).toBuffer()],
      ['3 megapixels', await plain(2001, 1500).avif({ bitdepth: 12, effort: 0 }).toBuffer()],
    ]

    for (const [most, bytes] of tooMany) {
      const answer = await send(forum, forum.rosa, 'POST', '/api/office/pictures', bytes)
      expect([answer.status, await answer.json()]).toMatchObject([400, { errors: { picture: [expect.stringContaining(` ${most}`)] } }])
    }
  })
})

describe('the address of a picture', () => {
  it('is kept by browsers for good, may do nothing as a page, and says what it is', async () => {
    const forum = await aForum()
    const address = await setAvatar(forum, forum.maya)

    const answer = await forum.ask(address)
    const head = await forum.ask(address, { method: 'HEAD' })
    const again = await forum.ask(address, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const bytes = (await answer.arrayBuffer()).byteLength
    expect([head.status, Number(head.headers.get('content-length')), await head.text()]).toEqual([200, bytes, ''])
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('leads nowhere else', async () => {
    const forum = await aForum()
    const name = pictureNameIn(await setAvatar(forum, forum.maya)) ?? ''
    await forum.site.files.put('secret.webp', Buffer.from('words nobody may read'))

    for (const path of [
      ...['/pictures', '/pictures/', `/pictures/${name}`, `/pictures/${name}/`, `/pictures/${name}/255.webp`, `/pictures/${name}/256.png`],
      ...[`/pictures/${name}/256.webp/`, `/pictures/${name}/0256.webp`, `/pictures/${name.toUpperCase()}X/256.webp`, `/pictures/${'0'.repeat(32)}/256.webp`],
      ...['/pictures/..%2fsecret.webp', '/pictures/%2e%2e/secret.webp', '/pictures/..\\secret.webp', `/pictures/${name}/..%2f..%2fsecret.webp`],
      ...[`/pictures/${name}%00/256.webp`, '/pictures//etc/passwd', '/pictures/C:%5cx'],
    ]) {
      const answer = await forum.ask(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).not.toContain('nobody may read')
    }
  })
})

describe('a disk that takes nothing', () => {
  it('refuses with 503 and keeps neither a row nor a file; then it goes on without a restart', async () => {
    const forum = await aForum()
    const avatar = await setAvatar(forum, forum.maya)
    const uploads = join(forum.dataDir, 'uploads')
    rmSync(uploads, { recursive: true })
    writeFileSync(uploads, 'a file where the folder belongs')

    const refused = await send(forum, forum.maya, 'PUT', AVATAR)

    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    const rows = await forum.site.db.selectFrom('picture').select('name').execute()
    expect(rows).toEqual([{ name: pictureNameIn(avatar) }])
    expect((await forum.ask('/api/forum/members/maya')).status).toBe(200)
    rmSync(uploads)
    await setAvatar(forum, forum.maya)
  })

  it('leaves nothing of a picture whose third file no longer fits', async () => {
    const forum = await aForum()
    const { put } = forum.site.files
    let puts = 0
    forum.site.files.put = async (path, bytes) => {
      puts += 1
      // Nothing can be written where a folder stands.
      return put(puts === 3 ? path.replace(/\/[^/]+$/, '') : path, bytes)
    }

    const refused = await send(forum, forum.rosa, 'POST', '/api/office/pictures', await aPicture(1000, 500).png().toBuffer())

    expect(refused.status).toBe(503)
    expect(await folders(forum)).toEqual([])
    expect(await forum.site.db.selectFrom('picture').selectAll().execute()).toEqual([])
  })
})

describe('the sweep', () => {
  const posts = { one: 'blog-post:1', two: 'blog-post:2' }
  const use = (forum: Forum, post: string, names: string[]) =>
    forum.site.db.transaction().execute((trx) => claimPictures(forum.site, trx, post, names))

  it('takes pictures that nothing has used for a day', async () => {
    const forum = await aForum()
    const [used, unused] = [await addPicture(forum), await addPicture(forum)]
    await use(forum, posts.one, [used.name, 'no such picture', used.name])

    forum.clock.pass(DAY_MS - HOUR_MS)
    await sweepPictures(forum.site)
    expect(await folders(forum)).toEqual([used.name, unused.name].toSorted())
    forum.clock.pass(HOUR_MS)
    await sweepPictures(forum.site)

    expect(await folders(forum)).toEqual([used.name])
    expect((await forum.ask(unused.src)).status).toBe(404)
  })

  it('waits a day from the moment the last post let a picture go', async () => {
    const forum = await aForum()
    const { name } = await addPicture(forum)
    await use(forum, posts.one, [name])
    await use(forum, posts.two, [name])
    await use(forum, posts.one, [])
    forum.clock.pass(2 * DAY_MS)
    await sweepPictures(forum.site)
    expect(await folders(forum)).toEqual([name])

    await use(forum, posts.two, [])
    forum.clock.pass(DAY_MS - 1)
    await sweepPictures(forum.site)
    expect(await folders(forum)).toEqual([name])
    await use(forum, posts.one, [name])
    await use(forum, posts.one, [])
    forum.clock.pass(1)
    await sweepPictures(forum.site)
    expect(await folders(forum)).toEqual([name])
    forum.clock.pass(DAY_MS)
    await sweepPictures(forum.site)

    expect(await folders(forum)).toEqual([])
  })

  it('keeps avatars for as long as their member shows them, and no longer', async () => {
    const forum = await aForum()
    const [maya, omar] = [await setAvatar(forum, forum.maya), await setAvatar(forum, forum.omar)]
    forum.clock.pass(30 * DAY_MS)
    await sweepPictures(forum.site)
    expect(await folders(forum)).toEqual([pictureNameIn(maya), pictureNameIn(omar)].toSorted())

    await forum.site.db.deleteFrom('member').where('id', '=', forum.omar.id).execute()
    await sweepPictures(forum.site)

    expect(await folders(forum)).toEqual([pictureNameIn(maya)])
  })

  it('takes files that belong to no picture, once they are a day old', async () => {
    const forum = await aForum()
    await forum.site.files.put(`pictures/${'0'.repeat(32)}/400.webp`, Buffer.from('cut off'))
    const age = Date.now() - Date.parse(forum.clock.now())

    await sweepPictures(forum.site)
    expect(await folders(forum)).toHaveLength(1)
    forum.clock.pass(age + DAY_MS + HOUR_MS)
    await sweepPictures(forum.site)

    expect(await folders(forum)).toEqual([])
  })
})
