import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import { changeText } from '../../../src/domain/site-texts/change-text.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { PAGES } from '../../support/pages.ts'

/** What a reader finds in a page: its text without tags, state and structured data. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}

describe('the landing page in its first HTML [Q001]', () => {
  it.each([
    ['R004', 'Coming to Austin, Texas – 2025'],
    ['R005', 'Welcome to On Joue'],
    ['R003', 'means “we play,”'],
    ['R006', 'Where Childhood Flourishes'],
    ['R001 R299', 'children ages 2 to 12'],
    ['R007 R191', 'Overview Mission Vision'],
    ['R009', 'Founder & President'],
    ['R010', 'Child-centered design'],
    ['R010', 'Safety above all'],
    ['R010', 'Inclusive community'],
    ['R011 R299', 'expand beyond Austin to a national network of play spaces by 2030'],
    ['R012 R070', 'Why On Joue'],
    ['R013', 'Innovation in Play'],
    ['R014', 'Safety & Security'],
    ['R015', 'Family Comfort'],
    ['R016', 'Inclusivity'],
    ['R018', 'Neo-Age Learning Pods'],
    ['R019', 'Sensory Lighting & Design'],
    ['R020', 'Secure Tech Check-ins'],
    ['R020', 'Facial recognition and secure check-in and check-out'],
    ['R021', 'Coffee Conda Café'],
    ['R022', 'Creative Zones'],
    ['R023', 'Special Events & Programs'],
    ['R026', 'exact location not yet announced'],
    ['R026', 'exact date not yet announced'],
    ['R026', 'Pricing not yet announced'],
  ])('has [%s] “%s”', async (_, words) => {
    const app = await anApp()

    const answer = await app.ask('/')

    expect(answer.status).toBe(200)
    expect(textOf(await answer.text())).toContain(words)
  })

  it('has a name for the founder, never braces [R008]', async () => {
    const app = await anApp()

    const html = await (await app.ask('/')).text()

    expect(html).not.toContain('{name}')
    expect(textOf(html)).toMatch(/Our founder Founder & President/)
  })

  it('says what is being decided in the owner’s own words', async () => {
    const app = await anApp()
    await changeFact(app.site, null, 'opening-date', { state: 'being-decided', short: 'March or April 2027' })
    await changeFact(app.site, null, 'location', { state: 'being-decided', short: 'East Austin, near the lake' })

    const text = textOf(await (await app.ask('/')).text())

    expect(text).toContain('Opening March or April 2027')
    expect(text).toContain('Opening 2027 March or April 2027')
    expect(text).toContain('Austin, Texas East Austin, near the lake')
  })

  it('says what it is to search engines and messengers, with nothing that is not announced [Q016]', async () => {
    const app = await anApp()

    const html = await (await app.ask('/')).text()

    expect(html).toContain('<html lang="en-US">')
    expect(html).toContain('<title>On Joue | Where Childhood Flourishes</title>')
    expect(html).toContain('<link rel="canonical" href="http://on-joue.test/">')
    expect(html).toContain('<meta property="og:image" content="http://on-joue.test/share.png">')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object
    expect(data).toMatchObject({ '@type': 'Organization', name: 'On Joue', areaServed: { name: 'Austin, Texas' } })
    for (const unknown of ['address', 'openingHours', 'priceRange', 'telephone', 'geo']) expect(data).not.toHaveProperty(unknown)
  })

  it('tells search engines the owner’s tagline, and nothing whose date has passed', async () => {
    const forum = await aForum()
    const rosa = as(forum.rosa)
    const data = async () => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(await (await forum.ask('/')).text())?.[1] ?? '{}') as Record<string, unknown>
    expect(await data()).toMatchObject({ slogan: 'Where Childhood Flourishes', description: expect.stringContaining('a planned indoor playground') })

    await changeText(forum.site, rosa, 'landing.tagline', { text: 'Where kids bloom', version: 0 })
    await changeFact(forum.site, rosa, 'about', { answer: 'On Joue opens in 2025.' })

    expect(await data()).toMatchObject({ slogan: 'Where kids bloom', name: 'On Joue' })
    expect(await data()).not.toHaveProperty('description')
  })

  it('says on a home screen what the facts say of the place', async () => {
    const app = await anApp()

    const answer = await app.ask('/site.webmanifest')

    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    expect(await answer.json()).toMatchObject({ name: 'On Joue', description: expect.stringContaining('a planned indoor playground in Austin, Texas'), icons: { length: 3 } })
  })

  it('carries no inline script and no style attribute, so that one static policy holds', async () => {
    const app = await anApp()

    for (const path of ['/', '/blog', '/forum', '/forum/privacy', '/no-such-page']) {
      const html = await (await app.ask(path)).text()
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")[^>]*>/g)]
      expect(inline).toEqual([])
      expect(html).not.toMatch(/<[a-z][^>]* style="/)
    }
  })
})

describe('addresses', () => {
  it.each([
    ['/ [R027]', '/', 'Welcome to'],
    ['/blog', '/blog', 'On Joue Blog'],
    ['/forum', '/forum', 'Community Forum'],
    ['guidelines', '/forum/guidelines', 'Community guidelines'],
    ['privacy', '/forum/privacy', 'We keep as little as we can'],
    ['terms', '/forum/terms', 'in plain English'],
  ])('%s leads to a page with one main heading', async (_, path, words) => {
    const app = await anApp()

    const answer = await app.ask(path)
    const html = await answer.text()

    expect(answer.status).toBe(200)
    expect(textOf(html)).toContain(words)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it.each(['/no-such-page', '/blogs', '/forum/nope', '/%E0%A4%A', '/.env', '/index.php', '/BLOG', '/Forum', '/forum/LOGIN'])(
    '%s leads to the not-found screen, with status 404 [R049 R050 R051 Q016]',
    async (path) => {
      const app = await anApp()

      const answer = await app.ask(path)
      const html = await answer.text()

      expect(answer.status).toBe(404)
      expect(textOf(html)).toContain('404 Page Not Found Did you forget to add the page to the router?')
      expect(html).toContain('<meta name="robots" content="noindex">')
    },
  )

  it('are told to bots', async () => {
    const app = await anApp()

    const robots = await (await app.ask('/robots.txt')).text()
    expect(robots).toContain('Sitemap: http://on-joue.test/sitemap.xml')
    for (const path of ['/api/', '/forum/search', '/search', '/office']) expect(robots).toContain(`Disallow: ${path}\n`)
    expect(await (await app.ask('/sitemap.xml')).text()).toContain('<loc>http://on-joue.test/</loc>')
  })

  it.each(['/forum/search?q=naps', '/search', '/search?q=naps', '/forum/profile', '/forum/members/rosa', '/forum/bookmarks', '/forum/notifications', '/forum/login'])(
    'like %s are kept out of indexes',
    async (path) => {
      const html = await (await (await anApp()).ask(path)).text()

      expect(html).toContain('<meta name="robots" content="noindex">')
    },
  )

  it('answer HEAD without a body, and refuse methods that are not for pages', async () => {
    const app = await anApp()

    const head = await app.ask('/', { method: 'HEAD' })
    const put = await app.ask('/', { method: 'PUT' })

    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('the first HTML', () => {
  it.each(PAGES.filter(({ as, from }) => as === 'visitor' && from === undefined).map(({ route, path }) => path ?? route))(
    'of %s holds all that its page shows, with nothing still to come',
    async (path) => {
      const forum = await aForum()
      await forum.aTopic()

      const html = await (await forum.ask(path)).text()

      expect(html).not.toContain('class="skeleton')
    },
  )
})

describe('the theme', () => {
  it('is read from its cookie', async () => {
    const app = await anApp()
    const page = async (cookie?: string) => (await app.ask('/', { headers: cookie ? { cookie } : {} })).text()

    expect(await page('theme=dark')).toContain('<html lang="en-US" data-theme="dark">')
    expect(await page('theme=light')).toContain('<html lang="en-US" data-theme="light">')
    expect(await page('theme="><script>')).toContain('<html lang="en-US">')
    expect(await page()).toContain('<html lang="en-US">')
  })

  it('is chosen without scripts by a plain form that leads back to the same page', async () => {
    const app = await anApp()

    const answer = await app.postForm('/forum/privacy', { form: 'theme', theme: 'dark' })

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/forum/privacy')
    expect(answer.headers.get('set-cookie')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax')
  })
})

describe('forms without scripts', () => {
  const typed = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }

  it('keep a contact message and lead to a page that says thanks [R282]', async () => {
    const app = await anApp()

    const answer = await app.postForm('/', { form: 'contact', website: '', ...typed })
    const thanks = await app.follow(answer)

    expect(answer.status).toBe(303)
    expect(textOf(await thanks.text())).toContain("Message sent! Thanks for reaching out. We'll be in touch soon.")
    expect(await app.site.db.selectFrom('contactMessage').selectAll().execute()).toMatchObject([
      { ...typed, source: 'plain-form', quarantinedAt: null },
    ])
  })

  it('give everything back with a complaint at each bad field [R212 R213 R214]', async () => {
    const app = await anApp()

    const answer = await app.postForm('/', { form: 'contact', name: 'M', email: 'no', message: '<b>"</b>' })
    const html = await answer.text()

    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    for (const complaint of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Message must be at least 10 characters',
    ]) {
      expect(textOf(html)).toContain(complaint)
    }
    expect(html).toContain('value="no"')
    expect(html).toContain('&lt;b&gt;&quot;&lt;/b&gt;</textarea>')
    expect(await (await app.ask('/')).text()).not.toContain('aria-invalid')
  })

  it('put an address on the waitlist [R284]', async () => {
    const app = await anApp()

    const answer = await app.postForm('/', { form: 'waitlist', email: 'omar@example.com' })
    const thanks = await app.follow(answer)

    expect(answer.headers.get('location')).toBe('/?sent=waitlist#waitlist')
    expect(textOf(await thanks.text())).toContain("You've been added to our waitlist. We'll keep you updated!")
  })

  it('say what to do when there were too many, and keep the text', async () => {
    const app = await anApp({ limits: { LIMIT_CONTACT_HOUR: 1 } })
    await app.postForm('/', { form: 'contact', ...typed })

    const answer = await app.postForm('/', { form: 'contact', ...typed, message: 'Another question from me' })

    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    const html = await answer.text()
    expect(textOf(html)).toContain('Too many tries.')
    expect(html).toContain('Another question from me</textarea>')
  })

  it('refuse a form the page does not have, and bodies past 64 kB', async () => {
    const app = await anApp()

    expect((await app.postForm('/', { form: 'admin' })).status).toBe(400)
    expect((await app.postForm('/', { form: 'contact', message: 'x'.repeat(70_000) })).status).toBe(413)
  })
})

describe('the page cache', () => {
  it('serves the same bytes again, and 304 to anyone who has them', async () => {
    const app = await anApp()
    const first = await app.ask('/')

    const second = await app.ask('/?utm_source=mail')
    const third = await app.ask('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })

    expect(await second.text()).toBe(await first.text())
    expect(third.status).toBe(304)
  })

  it('keeps no mark of who asked first for who comes next', async () => {
    const app = await anApp()

    for (const marks of ['?fbclid=maya-7&ref=maya', '?page=1&page=maya', '?sent=maya&sent=contact']) {
      await app.ask(`/${marks}`)
      expect(await (await app.ask('/')).text()).not.toContain('maya')
    }
  })

  it('lets go of a page as soon as a fact it shows has changed', async () => {
    const app = await anApp()
    await app.ask('/')

    await changeFact(app.site, null, 'founder', { short: 'Rosa Example' })

    expect(textOf(await (await app.ask('/')).text())).toContain('Rosa Example Founder & President')
  })

  it('keeps the themes apart', async () => {
    const app = await anApp()

    const dark = await (await app.ask('/', { headers: { cookie: 'theme=dark' } })).text()
    const system = await (await app.ask('/')).text()

    expect(dark).toContain('data-theme="dark"')
    expect(system).not.toContain('data-theme')
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', null],
  ])('compresses for “%s” as %s', async (accepted, encoding) => {
    const app = await anApp()
    await app.ask('/')

    const answer = await app.ask('/', { headers: { 'accept-encoding': accepted } })

    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
  })
})
