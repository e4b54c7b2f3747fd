// The blog: what Lighthouse thinks of its list and of a post with uploaded pictures.
import sharp from 'sharp'
import { measureLighthouse } from '../lighthouse.mjs'
import { startSite } from '../running-site.mjs'
import { figure } from '../table.mjs'

const LIGHTHOUSE_RUNS = 5
const OFFICE = '/api/office/blog'
/** The owner among the sample members, who is there while the site's address is a loopback one. */
const ROSA = { username: 'rosa', password: 'sample-rosa-admin' }
/** As large as telephones take them. */
const PHOTO = { width: 4_000, height: 3_000, channels: 3, noise: { type: 'gaussian', mean: 140, sigma: 20 } }

export const needsBrowser = true
export const columns = ['site']

/** @returns {Promise<string[][]>} rows of measure and value */
export async function run({ browser }) {
  const site = await startSite()
  try {
    const pages = { '/blog': '/blog', 'a post with pictures': await aPostWithPictures(site.url) }
    const rows = []
    for (const [name, path] of Object.entries(pages)) {
      const values = await measureLighthouse(site.url + path, { ...browser, runs: LIGHTHOUSE_RUNS })
      rows.push(...Object.entries(values).map(([what, value]) => [`Lighthouse mobile, ${name}: ${what}`, figure(value)]))
    }
    return rows
  } finally {
    await site.stop()
  }
}

/** Publishes a post with a picture above it and two within. @returns its address on the site */
async function aPostWithPictures(url) {
  const send = await senderFor(url)
  const photo = await sharp({ create: PHOTO }).blur(3).jpeg().toBuffer()
  const pictures = []
  for (let nth = 0; nth < 3; nth += 1) pictures.push((await send('POST', '/api/office/pictures', photo)).picture)
  const [above, ...within] = pictures
  const figures = within.map(({ src, width, height }) => `<figure><img src="${src}" alt="A tower" width="${width}" height="${height}"></figure>`)
  const content = figures.map((picture) => `<p>${'A tower of boxes, and what becomes of it. '.repeat(20)}</p>${picture}`).join('')

  const { post } = await send('POST', OFFICE, { title: 'Towers of boxes' })
  const change = { version: post.version, excerpt: 'About towers.', content, featuredImage: above.src, featuredImageAlt: 'A tower of boxes' }
  const saved = await send('PATCH', `${OFFICE}/${post.id}`, change)
  const published = await send('PUT', `${OFFICE}/${post.id}/publication`, { version: saved.post.version })
  return `/blog/${published.post.slug}`
}

/** Logs in as the owner. @returns a function that sends bytes or JSON, and gives back the answer's JSON */
async function senderFor(url) {
  let cookie = ''
  const send = async (method, path, data) => {
    const isFile = data instanceof Uint8Array
    const headers = { cookie, 'content-type': isFile ? 'image/jpeg' : 'application/json' }
    const request = { method, headers, body: isFile ? data : JSON.stringify(data) }
    const answer = await fetch(url + path, request)
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    cookie ||= answer.headers.getSetCookie().map((text) => text.split(';')[0]).join('; ')
    return answer.json()
  }
  await send('POST', '/api/forum/auth/login', ROSA)
  return send
}
