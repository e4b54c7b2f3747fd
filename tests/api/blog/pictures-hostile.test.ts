import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PictureView } from '../../../src/shared/pictures/pictures.ts'
import { aForum } from '../../support/a-forum.ts'
import { HOSTILE_NAMES, hostileFiles } from '../../support/blog/hostile-files.ts'
import { aPicture, MARK } from '../../support/blog/made-pictures.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const WAYS = [
  ['PUT', '/api/forum/profile/avatar'],
  ['POST', '/api/office/pictures'],
] as const

/** Every file under the uploads of a site. */
function storedFiles({ dataDir }: Forum): string[] {
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function problemsOf(file: string): Promise<string[]> {
  const bytes = readFileSync(file)
  const { format, compression, exif, icc, iptc, xmp, xmpAsString, orientation, comments, pages } = await sharp(bytes).metadata()
  const problems = Object.entries({ exif, icc, iptc, xmp, xmpAsString, orientation, comments, pages }).flatMap(([what, value]) =>
    value === undefined || value === 1 ? [] : [what],
  )
  if (format !== 'webp' && !(format === 'heif' && compression === 'av1')) problems.push(`is ${format}`)
  for (const words of [MARK, 'Exif', '<script', '<?php', 'PK\x03\x04']) if (bytes.includes(words, 0, 'latin1')) problems.push(words)
  if (!/[\\/]uploads[\\/]pictures[\\/][0-9a-f]{32}[\\/]\d+\.(avif|webp)$/.test(file)) problems.push(`is called ${file}`)
  return problems
}

const FILES = await hostileFiles()

describe('sixty files sent to do harm', () => {
  it('are sixty, and then some', () => {
    expect(FILES.length + HOSTILE_NAMES.length + 1).toBeGreaterThanOrEqual(60)
  })

  it.each(FILES)('the file “$what” is $becomes', async ({ bytes, becomes }) => {
    const forum = await aForum()
    for (const [method, path] of WAYS) {
      // The header says what such a file says of itself; it decides nothing.
      const init = { method, body: Buffer.from(bytes), headers: { 'content-type': 'image/png' } }

      const answer = await forum.askAs(forum.rosa, path, init)

      expect([method, answer.status]).toEqual([method, becomes === 'refused' ? 400 : method === 'PUT' ? 200 : 201])
      if (becomes === 'refused') expect(await answer.json()).toMatchObject({ errors: { picture: [expect.stringMatching(/\w/)] } })
    }
    if (becomes === 'refused') {
      expect(await forum.site.files.list('pictures')).toEqual([])
      expect(await forum.site.db.selectFrom('picture').selectAll().execute()).toEqual([])
      return
    }
    const files = storedFiles(forum)
    expect(files.length).toBeGreaterThanOrEqual(4)
    expect((await Promise.all(files.map(problemsOf))).flat()).toEqual([])
  })

  it.each(HOSTILE_NAMES)('never keep a name such as %j', async (given) => {
    const forum = await aForum()
    const name = encodeURIComponent(given)
    const headers = { 'content-type': 'image/png', 'content-disposition': `attachment; filename="${name}"`, 'x-file-name': name }
    const body = await aPicture().png().toBuffer()

    const answer = await forum.askAs(forum.rosa, `/api/office/pictures?name=${name}`, { method: 'POST', body, headers })

    expect(((await answer.json()) as { picture: PictureView }).picture.name).toMatch(/^[0-9a-f]{32}$/)
    expect((await Promise.all(storedFiles(forum).map(problemsOf))).flat()).toEqual([])
  })

  it.each(WAYS)('are not read past the limit: %s %s stops a body of 100 MB', async (method, path) => {
    const forum = await aForum()
    const megabyte = new Uint8Array(1024 * 1024)
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent < 100 ? (sent += 1, controller.enqueue(megabyte)) : controller.close()),
    })
    const headers = { 'content-type': 'image/jpeg' }

    const answer = await forum.askAs(forum.rosa, path, { method, headers, body: stream, duplex: 'half' } as RequestInit)

    expect(answer.status).toBe(413)
    expect(sent).toBeLessThanOrEqual(12)
    expect(await answer.json()).toMatchObject({ errors: { picture: [expect.stringMatching(/larger than [28] MB/)] } })
  })
})
