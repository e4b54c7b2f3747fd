import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** Each says what it isn't, too: Edge calls itself Chrome and Safari, an iPhone a Mac, Android and ChromeOS Linux. */
it.each([
  ['Chrome on Windows', `${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${WINDOWS} ${WEBKIT} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
  ['Opera on Windows', `${WINDOWS} ${WEBKIT} Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Safari on Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'],
  ['Safari on iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${IPHONE} CriOS/126.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on iPhone', `${IPHONE} Version/17.0 EdgiOS/126.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Safari on iPad', 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/604.1'],
  ['Chrome on Android', `${ANDROID} ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Edge on Android', `${ANDROID} ${WEBKIT} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0`],
  ['Samsung Internet on Android', `${ANDROID} ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/126.0.0.0 Safari/537.36`],
  ['A browser on Linux', 'Something/1.0 (Linux)'],
  ['Firefox', 'Firefox/127.0'],
  ['A browser', 'curl/8.5.0'],
  ['A browser', ''],
  ['A browser', undefined],
])('a member reads “%s” where they logged in with %s', (words, userAgent) => {
  expect(deviceOf(userAgent)).toBe(words)
})
