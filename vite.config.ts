import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { asciiOnly } from './scripts/bundling/ascii-only.ts'
import { iconsOfOurOwn, iconsOneByOne, iconsWithoutKeys } from './scripts/bundling/icons.ts'
import { SHARED_FILES } from './scripts/bundling/shared-files.ts'

/** What changes rarely stays in the visitor's cache when the site changes. */
const BROWSER = {
  input: ['src/web/start-browser.ts', 'src/web/entry-browser.tsx', 'src/web/no-script.css', 'src/web/api-docs.css'],
  preserveEntrySignatures: false as const,
  output: { codeSplitting: { groups: SHARED_FILES, includeDependenciesRecursively: false } },
}

/** One file, read at the start: a page first opened after the next build would look for a file that is gone. */
const SERVER = { output: { codeSplitting: false, comments: false } }

/** `vite build` makes the browser's files, `vite build --ssr` the server's copy of the pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [iconsOfOurOwn, iconsOneByOne, iconsWithoutKeys, react(), isSsrBuild && asciiOnly],
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
    rolldownOptions: isSsrBuild ? SERVER : BROWSER,
  },
}))
