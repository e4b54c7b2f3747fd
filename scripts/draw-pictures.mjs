// Draws the pictures that must be PNG files, from the site's own illustrations: icons and the share picture.
// Run it when those illustrations change, and commit what it writes to public/.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from './setup/browser.mjs'

const art = (name) => readFileSync(new URL(`../src/web/art/${name}.svg`, import.meta.url), 'utf8')
const font = (file) => {
  const url = new URL(`../node_modules/@fontsource-variable/${file}`, import.meta.url)
  return `data:font/woff2;base64,${readFileSync(url).toString('base64')}`
}

const icon = (size, inset) => ({
  size: [size, size],
  html: `<style>body{margin:0;background:#FFD2C7}svg{position:absolute;inset:${inset * 100}%;width:${100 - 2 * inset * 100}%;height:auto}</style>${art('logo-mark')}`,
})
const share = {
  size: [1200, 630],
  html: `<style>
    @font-face{font-family:P;src:url(${font('parkinsans/files/parkinsans-latin-wght-normal.woff2')});font-weight:300 800}
    body{margin:0;background:#FFD2C7;color:#12352E;font-family:P;overflow:hidden}
    .art svg{position:absolute;right:-30px;bottom:0;width:690px;height:auto}
    .copy{position:absolute;left:64px;top:120px}
    small{display:block;font-size:44px;font-weight:700;letter-spacing:-.025em}
    b{display:block;font-size:132px;line-height:1;font-weight:800;letter-spacing:-.045em}
    p{margin:26px 0 0;font-size:34px;font-weight:700}
    .strip{position:absolute;inset:auto 0 0;height:14px;background:linear-gradient(90deg,#FFC83D 0 16.66%,#F98F7E 0 33.33%,#8FCFEC 0 50%,#8CCF9B 0 66.66%,#FFD2C7 0 83.33%,#14664F 0)}
  </style><div class="art">${art('hero-playground')}</div>
  <div class="copy"><small>Welcome to</small><b>On Joue</b><p>Where Childhood<br>Flourishes</p></div><div class="strip"></div>`,
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const draw = async ({ size: [width, height], html }) => {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  return picture
}
const save = (name, bytes) => writeFileSync(new URL(`../public/${name}`, import.meta.url), bytes)

save('share.png', await draw(share))
save('icon-192.png', await draw(icon(192, 0.12)))
save('icon-512.png', await draw(icon(512, 0.12)))
save('apple-touch-icon.png', await draw(icon(180, 0.12)))
save('favicon.ico', toIco(await draw(icon(32, 0)), 32))
await browser.close()

/** An .ico file that holds one PNG picture. */
function toIco(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}
