import { describe, expect, it } from 'vitest'
import { sweepPictures } from '../../../src/domain/pictures/sweep-pictures.ts'
import { pictureNameIn, type PictureView } from '../../../src/shared/pictures/pictures.ts'
import type { PicturePlace } from '../../../src/shared/pictures/site-pictures.ts'
import { DAY_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { aPicture } from '../../support/blog/made-pictures.ts'
import { expectSoon } from '../../support/soon.ts'

const ALT = 'Rosa laughs on a seesaw'

async function anOffice() {
  const forum = await aForum()
  const upload = async (width = 900, height = 1_000): Promise<string> => {
    const body = Buffer.from(await aPicture(width, height).png().toBuffer())
    const answer = await forum.askAs(forum.rosa, '/api/office/pictures', { method: 'POST', body, headers: { 'content-type': 'image/png' } })
    return ((await answer.json()) as { picture: PictureView }).picture.src
  }
  const change = (place: PicturePlace, body: object, by: MemberRow = forum.rosa) => forum.sendAs(by, 'PUT', `/api/office/site-pictures/${place}`, body)
  const reset = (place: PicturePlace) => forum.sendAs(forum.rosa, 'DELETE', `/api/office/site-pictures/${place}`)
  const pageAt = async (path: string) => (await forum.ask(path)).text()
  return { ...forum, upload, change, reset, pageAt }
}

const complaintsIn = async (answer: Response) => ((await answer.json()) as { errors: Record<string, string[]> }).errors

describe('a picture the owner changes', () => {
  it('is the founder’s portrait within a second in every process, in files that fit and with its size, above the same caption [R069]', async () => {
    const { upload, change, pageAt, place } = await anOffice()
    const reader = await anApp({ place })
    expect(await (await reader.ask('/')).text()).toContain('Portrait coming soon')
    const picture = await upload()

    expect((await change('portrait', { picture, alt: ALT })).status).toBe(204)

    await expectSoon(async () => (await reader.ask('/')).text(), `src="${picture}"`)
    const page = await pageAt('/')
    const folder = picture.replace('900.webp', '')
    expect(page).toContain(`<source type="image/avif" srcSet="${folder}400.avif 400w, ${folder}800.avif 800w, ${folder}900.avif 900w"`)
    expect(page).toMatch(new RegExp(`<img alt="${ALT}"[^>]* width="900" height="1000"`))
    expect(page).not.toContain('Portrait coming soon')
    expect(page).toContain('Founder &amp; President')
  })

  it('is what messengers show beside a link to any page', async () => {
    const { upload, change, pageAt } = await anOffice()
    const picture = await upload(1_200, 630)

    await change('share', { picture, alt: ALT })

    for (const path of ['/', '/visit', '/blog']) {
      const page = await pageAt(path)
      expect(page).toContain(`<meta property="og:image" content="http://on-joue.test${picture}">`)
      expect(page).toContain(`<meta property="og:image:height" content="630">`)
      expect(page).toContain(`<meta property="og:image:alt" content="${ALT}">`)
    }
  })

  it.each([['hero', '/'], ['banner', '/forum']] as const)('is the %s by day and, if there’s one, another at night', async (place, path) => {
    const { upload, change, pageAt } = await anOffice()
    const [picture, night] = [await upload(), await upload(800, 600)]

    await change(place, { picture, night, alt: ALT })

    const page = await pageAt(path)
    expect(page).toContain(`src="${picture}"`)
    expect(page).toMatch(new RegExp(`<source data-night[^>]*type="image/avif"[^>]*srcSet="/pictures/${pictureNameIn(night)}/`))
    await change(place, { picture, alt: ALT })
    expect(await pageAt(path)).not.toContain(pictureNameIn(night))
  })

  it('stays for as long as it’s shown, and is deleted a day after the original came back', async () => {
    const { site, clock, upload, change, reset, pageAt, ask } = await anOffice()
    const picture = await upload()
    await change('portrait', { picture, alt: ALT })
    clock.pass(2 * DAY_MS)
    await sweepPictures(site)
    expect((await ask(picture)).status).toBe(200)

    expect((await reset('portrait')).status).toBe(204)

    expect(await pageAt('/')).toContain('Portrait coming soon')
    clock.pass(2 * DAY_MS)
    await sweepPictures(site)
    expect((await ask(picture)).status).toBe(404)
  })

  it('is refused with a complaint at each field: no picture, no alt text, one that was deleted, a night where there’s none', async () => {
    const { upload, change, pageAt } = await anOffice()
    const picture = await upload()

    expect(await complaintsIn(await change('hero', { picture: 'https://example.com/a.png', alt: ' ' }))).toEqual({
      picture: ['Please choose a picture.'],
      alt: ['Please describe the picture for people who can’t see it.'],
    })
    expect(await complaintsIn(await change('hero', { picture, alt: 'x'.repeat(201) }))).toEqual({ alt: ['The description cannot exceed 200 characters.'] })
    expect(await complaintsIn(await change('portrait', { picture, night: picture, alt: ALT }))).toEqual({ night: ['This place has no picture for the dark theme.'] })
    const gone = `/pictures/${'0'.repeat(32)}/400.webp`
    expect(await complaintsIn(await change('hero', { picture: gone, alt: ALT }))).toEqual({ picture: ['That picture was deleted in the meantime. Please upload it again.'] })
    expect(await pageAt('/')).not.toContain(picture)
  })

  it('is changed by admins only, and leaves a line in the activity log', async () => {
    const { upload, change, reset, maya, ines, rosa, askAs, sendAs } = await anOffice()
    const picture = await upload()

    for (const who of [maya, ines]) expect((await change('portrait', { picture, alt: ALT }, who)).status).toBe(404)
    expect((await sendAs(rosa, 'DELETE', '/api/office/site-pictures/constructor')).status).toBe(404)
    await change('portrait', { picture, alt: ALT })
    await reset('portrait')

    const log = await (await askAs(rosa, '/api/office/log')).text()
    expect(log).toContain('changed the site picture “Founder’s portrait”')
    expect(log).toContain('reset the site picture “Founder’s portrait” to the original')
  })
})
