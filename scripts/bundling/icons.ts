import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** `Trash2 as Bin` stands in `trash-2`. */
const fileOf = (name: string): string =>
  name.replace(/ as .*/, '').replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()

/** Asks for each icon's own file instead of the file of all icons, so that it is known which pages need which. */
export const iconsOneByOne: Plugin = {
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

/** What a build puts in the place of Lucide's own component. */
const MAKE_ICON = fileURLToPath(new URL('../../src/web/ui/make-icon.ts', import.meta.url))
const OUR_OWN = '\0make-icon'

/** Draws icons by a component of our own, which is smaller and makes fewer objects. */
export const iconsOfOurOwn: Plugin = {
  name: 'icons-of-our-own',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source) => (source.endsWith('/createLucideIcon.mjs') ? OUR_OWN : null),
  load: (id) => (id === OUR_OWN ? `export { makeIcon as default } from ${JSON.stringify(MAKE_ICON)}` : null),
}

/**
 * Takes the keys out of icons: random letters, which no compression makes smaller. React needs none for paths that
 * never change places. A statement that does nothing goes, too.
 */
export const iconsWithoutKeys: Plugin = {
  name: 'icons-without-keys',
  apply: 'build',
  transform: (code, id) => (/lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id) ? code.replace(/,\s+key: "\w+"|^__iconData\.node;$/gm, '') : null),
}
