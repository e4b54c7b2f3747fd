import type { ComponentType, ReactNode } from 'react'

export type Params = Readonly<Record<string, string | undefined>>

export interface LoaderArgs {
  url: URL
  params: Params
}

/** Returned by a loader: the status of a page that isn't what was asked for, such as 404. */
export class PageStatus {
  readonly status: number

  constructor(status: number) {
    this.status = status
  }
}

export type Loader = (args: LoaderArgs) => Promise<unknown>
/** Answers a form that was posted without JavaScript. */
export type Action = (args: LoaderArgs & { form: FormData }) => Promise<Response>

/** A page, or a frame around pages. */
export interface Route {
  id: string
  /** Of a page: its address from the root. `:name` stands for one part, `:name?` for one or none, a last `*` for all the rest. */
  path?: string
  /** What it renders: one of the two. A frame renders its page with `Outlet`. */
  element?: ReactNode
  Component?: ComponentType
  loader?: Loader | undefined
  action?: Action | undefined
  handle?: unknown
  /** Fetches the rest of it when it's first opened. */
  lazy?: (() => Promise<Partial<Route>>) | undefined
  children?: Route[]
}

/** Thrown by a loader: the page is elsewhere. */
export class Redirect {
  readonly to: string
  readonly asDocument: boolean
  readonly status: number

  /**
   * @param asDocument - load it as a document of its own, with its own content policy
   * @param status - as the server answers it
   */
  constructor(to: string, { asDocument = false, status = 302 } = {}) {
    this.to = to
    this.asDocument = asDocument
    this.status = status
  }
}

/** A page in its frames, from the outermost in. */
export interface Match {
  routes: readonly Route[]
  params: Params
  /** The path of the page's route. */
  pattern: string
}

/** Which of some routes an address leads to; null where there is none. */
export type Matcher = (pathname: string) => Match | null

interface Branch {
  routes: readonly Route[]
  pattern: string
  regex: RegExp
  names: string[]
}

/** Makes a matcher. Words go before `:names`, and those before `*`, whatever their order. */
export function matcherOf(routes: readonly Route[]): Matcher {
  const branches = routes.flatMap((route) => branchesOf(route, [])).toSorted((a, b) => scoreOf(b.pattern) - scoreOf(a.pattern))
  return (pathname) => {
    for (const { routes, pattern, regex, names } of branches) {
      const found = regex.exec(pathname)
      if (found) return { routes, pattern, params: Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1])])) }
    }
    return null
  }
}

function branchesOf(route: Route, frames: readonly Route[]): Branch[] {
  const routes = [...frames, route]
  if (route.children) return route.children.flatMap((child) => branchesOf(child, routes))
  return route.path === undefined ? [] : [{ routes, pattern: route.path, ...compiled(route.path) }]
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

function compiled(path: string): Pick<Branch, 'regex' | 'names'> {
  const segments = segmentsOf(path)
  const names = segments.filter((segment) => segment.startsWith(':')).map((segment) => segment.replace(/[:?]/g, ''))
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?'
    if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/([^/]+))?' : '/([^/]+)'
    return `/${segment}`
  })
  return { regex: new RegExp(`^${source.join('')}/*$`), names }
}

/** Paths that fit the same address are as long as each other but for `*`, so the sum compares them part by part. */
const scoreOf = (path: string): number =>
  segmentsOf(path).reduce((sum, segment) => sum + (segment === '*' ? 0 : segment.startsWith(':') ? 2 : 3), 0)

/** An address that can't be decoded is taken as it is. */
function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part)
  } catch {
    return part
  }
}
