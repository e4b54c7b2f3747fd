import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[]; importedIds: readonly string[] } | null
}

/** The libraries that every page needs. */
const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/

/** Our own code that every page needs, as one file: many small ones cost a slow phone more than their bytes. */
const ON_EVERY_PAGE = /src[\\/](web[\\/](pages[\\/]frame|queries|forms|ui)[\\/]|shared[\\/](\w+[\\/])?(\w+-words|playground|theme)\.ts)|lucide-react/

/** Our own code that only a part of the site needs. */
const PARTS = {
  forum: /src[\\/]web[\\/](pages|queries)[\\/](forum|accounts|info[\\/](?!article)|privacy-requests|waitlist)/,
  blog: /src[\\/](web[\\/](pages|queries)|shared)[\\/]blog/,
  office: /src[\\/]web[\\/](pages|queries)[\\/]office/,
}

/** What a first visit to the landing page fetches. */
const FIRST = /src[\\/]web[\\/](entry-browser|pages[\\/]landing[\\/]landing-page)\.tsx$/

/** Whether the landing page cannot do without a module. */
function isNeededFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (FIRST.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededFirst(importer, modules, seen))
}

/** The parts that ask for a module, such as an icon; `site` stands for all that is in no part. */
function partsOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const own = Object.entries(PARTS).find(([, path]) => path.test(id))
  if (own) return new Set([own[0]])
  seen.add(id)
  const info = modules.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  const requested = importers.filter((importer) => !seen.has(importer)).map((importer) => partsOf(importer, modules, seen))
  return importers.length === 0 ? new Set(['site']) : new Set(requested.flatMap((parts) => [...parts]))
}

/** Zod, which forms load when they are near; and it tries to evaluate code unless it is told not to before. */
const CHECKING = /node_modules[\\/]zod[\\/]/

/** Whether a module brings checking with it. Such a module stays out of the shared files. */
function brings(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (CHECKING.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) => brings(imported, modules, seen))
}

/** What only a few pages need, such as the parser of blog posts: beside those pages, never in a shared file. */
const OF_FEW_PAGES = /node_modules(?!.*lucide-react)|blog-html\.ts$/

/** Which shared file a module goes to, if any: what several parts share is a file of its own, `parts`. */
function fileFor(id: string, modules: Modules): string | null {
  if (ON_EVERY_PAGE.test(id) && isNeededFirst(id, modules)) return 'site'
  if (OF_FEW_PAGES.test(id) || brings(id, modules)) return null
  const parts = partsOf(id, modules)
  if (parts.has('site') || parts.has('blog')) return parts.size > 1 ? 'parts' : parts.has('blog') ? 'blog' : null
  return parts.has('forum') ? 'forum' : 'office'
}

/** Asks for each icon's own file instead of the file of all icons, so that it is known which pages need which. */
const iconsOneByOne: Plugin = {
  name: 'icons-one-by-one',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!/src[\\/]web[\\/].*\.tsx$/.test(id)) return null
    return code.replace(/import \{([^}]*)\} from 'lucide-react'/, (_, names: string) => {
      const icons = names.split(',').map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
      return icons.map((name) => `import ${name.replace(/^(\w+) as /, '')} from 'lucide-react/dist/esm/icons/${fileOf(name)}.mjs'`).join(';')
    })
  },
}

/**
 * Takes the keys out of icons: random letters, which no compression makes smaller. React needs none for paths that
 * never change places. A statement that does nothing goes, too.
 */
const iconsWithoutKeys: Plugin = {
  name: 'icons-without-keys',
  apply: 'build',
  transform: (code, id) => (/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id) ? code.replace(/,\s+key: "\w+"|^__iconData\.node;$/gm, '') : null),
}

/** `Trash2 as Bin` stands in `trash-2`. */
const fileOf = (name: string): string =>
  name.replace(/ as .*/, '').replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()

/** `vite build` makes the browser's files, `vite build --ssr` the server's copy of the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [iconsOneByOne, iconsWithoutKeys, react()],
  // The server's two files take their packages along: finding and compiling hundreds of files was most of a start.
  ...(isSsrBuild && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, external: ['sharp', 'pg-native', 'vite'] },
  }),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The content policy allows no data: addresses for fonts and scripts, and one file is cached better than two.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // One file, read at the start: a page first opened after the next build would look for a file that is gone.
        { output: { codeSplitting: false } }
      : {
          input: ['src/web/start-browser.ts', 'src/web/entry-browser.tsx', 'src/web/no-script.css', 'src/web/api-docs.css'],
          // What changes rarely stays in the visitor's cache when the site changes.
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES, priority: 2 },
                // Unsent text: what writes needs it, and no page that is only read.
                { name: 'drafts', test: /web[\\/]drafts[\\/]/, priority: 2 },
                {
                  name: (id, modules) => (fileFor(id, modules) === 'site' ? 'site' : null),
                  debugName: 'site',
                  priority: 1,
                },
                // A shared file takes along what it needs: `parts` comes first, or the forum's would take it for all.
                ...['parts', 'forum', 'blog', 'office'].map((file) => ({
                  name: (id: string, modules: Modules) => (fileFor(id, modules) === file ? file : null),
                  debugName: file,
                  minShareCount: 2,
                  priority: file === 'parts' ? 0.5 : 0,
                })),
              ],
            },
          },
        },
  },
}))
