import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Pages } from './rendering.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

const REFRESH_PREAMBLE = `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>
<script type="module" src="/@vite/client"></script>`

/** The pages as Vite serves them from source, with hot reload. Development only. */
export async function openVite(server: Server) {
  const { createServer } = await import('vite') // not installed in production
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const entry = () => vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<{ renderPage: Pages['render']; runAction: Pages['post']; routeAt: Pages['routeAt'] }>
  const pages: Pages = {
    render: async (...parts) => (await entry()).renderPage(...parts),
    post: async (...parts) => (await entry()).runAction(...parts),
    routeAt: async (pathname) => (await entry()).routeAt(pathname),
    filesFor: () => ({
      start: '/src/web/start-browser.ts',
      entry: '/src/web/entry-browser.tsx',
      scripts: ['/src/web/entry-browser.tsx'],
      styles: ['/src/web/ui/theme/theme.css'],
      fonts: [],
      noScript: '/src/web/no-script.css',
      apiDocs: '/src/web/api-docs.css',
    }),
    extraHead: REFRESH_PREAMBLE,
  }
  const before = (answer: Listener): Listener => (request, response) =>
    vite.middlewares(request, response, () => answer(request, response))
  return { pages, before, close: () => vite.close() }
}
