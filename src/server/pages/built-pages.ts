import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BUILD } from '../files/project-folders.ts'
import { BuildManifest } from './build-manifest.ts'
import type { Pages } from './rendering.ts'

/** The pages as `npm run build` left them. */
export async function builtPages(): Promise<Pages> {
  const manifest = new BuildManifest(join(BUILD, 'client'))
  const { renderPage, runAction, routeAt } = (await import(pathToFileURL(join(BUILD, 'server/entry-server.js')).href)) as {
    renderPage: Pages['render']
    runAction: Pages['post']
    routeAt: Pages['routeAt']
  }
  return { render: renderPage, post: runAction, routeAt, filesFor: (pages) => manifest.filesFor(pages) }
}
