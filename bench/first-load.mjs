// What a first visit transfers, by kind, as Chromium counts it: compressed, headers included.
import { chromium } from '@playwright/test'

const KINDS = { Document: 'page', Script: 'script', Stylesheet: 'styles', Font: 'fonts', Image: 'pictures' }

/** @returns {Promise<Record<string, number>>} bytes by kind, and `total`; scripts also without their headers */
export async function measureFirstLoad(url, { executablePath, args }) {
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const devtools = await page.context().newCDPSession(page)
    const kindOf = new Map()
    const bytes = { page: 0, script: 0, styles: 0, fonts: 0, pictures: 0, other: 0, total: 0 }
    devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, KINDS[type] ?? 'other'))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kindOf.get(requestId) ?? 'other'] += encodedDataLength
      bytes.total += encodedDataLength
    })
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(url, { waitUntil: 'networkidle' })
    const scriptBodies = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    return { ...bytes, 'script without headers': scriptBodies }
  } finally {
    await browser.close()
  }
}
