// Which of the browser's files a shared module goes to. A module lies in the file of those areas that need it; what it
// needs itself is needed by at least the same areas. So no file ever waits for one that waits for it.

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[]; importedIds: readonly string[] } | null
}

/** The modules an area begins with. */
const AREAS = {
  visit: /src[\\/]web[\\/]pages[\\/]visit[\\/](visit|check-in)-page\.tsx$/,
  blog: /src[\\/]web[\\/]pages[\\/]blog[\\/](list|post)-page\.tsx$/,
  forum: /src[\\/]web[\\/](forum|email-link)-routes\.ts$/,
  /** Reports, newcomers, and removals are the office of moderators. */
  office: /src[\\/]web[\\/](office-routes\.ts|pages[\\/]forum[\\/](reports|newcomers|removals)[\\/][\w-]+-page\.tsx)$/,
  info: /src[\\/]web[\\/]pages[\\/]info[\\/][\w-]+-page\.tsx$/,
}
type Area = keyof typeof AREAS

/** The libraries that every page needs. */
const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/

/** What a first visit fetches. */
const FIRST = /src[\\/]web[\\/](entry-browser|pages[\\/]landing[\\/]landing-page)\.tsx$/

/** What stays beside the few pages that need it: large libraries, the parser of blog posts, results of a search, pages in prose, pieces of the landing page. */
const OF_FEW_PAGES = /node_modules(?!.*lucide-react)|blog-html\.ts$|search-hits\.tsx$|(frame|site-texts)[\\/]rich-text\.tsx?$|entry-browser\.tsx$|pages[\\/]landing[\\/]|fact-pages\.ts$/

/** The chat comes when someone opens it. The office shows its look in a preview, which makes it no part of the forum. */
const CHAT = /src[\\/]web[\\/](pages[\\/]assistant[\\/](?!frame-words)|queries[\\/](assistant-queries|client[\\/](chat-answers|events))\.ts$)/

/** What the chat shares with the form on /visit: the chat fetches it from there, and no other page does. */
const ASKING = /src[\\/](shared[\\/]assistant[\\/]|web[\\/]pages[\\/]assistant[\\/]frame-words|shared[\\/]site-texts[\\/]assistant-texts)/

/** Zod, which forms load when they are near; and it tries to evaluate code unless it is told not to before. */
const CHECKING = /node_modules[\\/]zod[\\/]/

const importersOf = (id: string, modules: Modules) => modules.getModuleInfo(id)?.importers ?? []

/** Whether one of the modules that `next` leads to, step by step, matches. */
function reaches(id: string, wanted: RegExp, next: (id: string) => readonly string[], seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return next(id).some((other) => reaches(other, wanted, next, seen))
}

/** The areas that need a module, at once or later. */
function areasOf(id: string, modules: Modules, seen = new Set<string>()): Set<Area> {
  const own = (Object.keys(AREAS) as Area[]).find((area) => AREAS[area].test(id))
  if (own) return new Set([own])
  if (seen.has(id)) return new Set()
  seen.add(id)
  const importers = [...importersOf(id, modules), ...(modules.getModuleInfo(id)?.dynamicImporters ?? [])]
  return new Set(importers.flatMap((importer) => [...areasOf(importer, modules, seen)]))
}

/** The name of the shared file that a module goes to; null where the bundler decides. */
export function sharedFile(id: string, modules: Modules): string | null {
  if (LIBRARIES.test(id)) return 'libraries'
  if (OF_FEW_PAGES.test(id) || reaches(id, CHECKING, (from) => modules.getModuleInfo(from)?.importedIds ?? [])) return null
  if (reaches(id, FIRST, (from) => importersOf(from, modules))) return 'site'
  if (ASKING.test(id)) return 'visit'
  if (CHAT.test(id)) return null
  const areas = areasOf(id, modules)
  if (areas.size < 2) return [...areas][0] ?? null
  if (areas.has('visit') || areas.has('blog')) return 'parts'
  return areas.has('forum') ? 'members' : null
}

/** One file per name. An area's own modules share a file as soon as two of its pages need them. */
export const SHARED_FILES = ['libraries', 'site', 'parts', 'members', ...Object.keys(AREAS)].map((file) => ({
  name: (id: string, modules: Modules) => (sharedFile(id, modules) === file ? file : null),
  debugName: file,
  minShareCount: file in AREAS ? 2 : 1,
}))
