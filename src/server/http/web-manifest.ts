import { listRememberedFacts } from '../../domain/playground/list-facts.ts'
import type { Site } from '../../domain/site/site.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { fact, factsByKey } from '../../shared/playground/playground.ts'

const ICON = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }

/** What a phone shows when someone puts the site on its home screen. What the place is, the facts say. */
export async function webManifest(site: Site): Promise<string> {
  const about = fact(factsByKey(await listRememberedFacts(site)), 'about')
  return JSON.stringify({
    name: 'On Joue',
    short_name: 'On Joue',
    description: withNotice(about.answer, about),
    start_url: '/',
    display: 'browser',
    background_color: '#FFFCFA',
    theme_color: '#FFD2C7',
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }, ICON, { ...ICON, purpose: 'maskable' }],
  })
}
