import {
  Component,
  createContext,
  type ComponentType,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Params } from './page-route.ts'
import { AT_REST, type NavigateOptions, type PageRouter, type Pending, type SiteLocation, type Shown } from './page-router.ts'

const NOWHERE: Shown = { place: { pathname: '/', search: '', hash: '', key: '' }, match: null, arrival: 'POP' }

/** Null where a piece of a page is rendered by itself. */
const RouterContext = createContext<PageRouter | null>(null)
const ShownContext = createContext(NOWHERE)
const DepthContext = createContext(0)
const OutletContext = createContext<unknown>(undefined)

/** A router for a page that goes nowhere: on the server. */
export const stillRouter = (shown: Shown): PageRouter => ({
  shown,
  pending: AT_REST,
  subscribe: () => nothing,
  navigate: async () => {},
  prefetchCode: async () => null,
  revalidate: async () => {},
  block: () => nothing,
  openLayer: () => nothing,
  settle: nothing,
})
const nothing = () => {}

interface RouterProviderProps {
  router: PageRouter
  /** Stands in for a page that failed to load or to render. */
  Failed: ComponentType<{ error: unknown }>
}

/** Renders what the router shows, and goes on with it. */
export function RouterProvider({ router, Failed }: RouterProviderProps) {
  const [shown, setShown] = useState(router.shown)
  useEffect(() => {
    // What is on screen stays until the next page has all it needs.
    const update = () => startTransition(() => setShown(router.shown))
    update()
    return router.subscribe(update)
  }, [router])
  useLayoutEffect(() => router.settle(shown), [router, shown])
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <Boundary shown={shown} Failed={Failed}>
          {shown.error === undefined ? <Rendered depth={0} /> : <Failed error={shown.error} />}
        </Boundary>
      </ShownContext>
    </RouterContext>
  )
}

interface BoundaryProps {
  shown: Shown
  Failed: RouterProviderProps['Failed']
  children: ReactNode
}

/** Catches what pages throw while they render, until another is shown. */
class Boundary extends Component<BoundaryProps, { error?: unknown; at?: Shown }> {
  override state: { error?: unknown; at?: Shown } = {}

  static getDerivedStateFromError = (error: unknown) => ({ error })

  static getDerivedStateFromProps = ({ shown }: BoundaryProps, { at }: { at?: Shown }) => (at === shown ? null : { at: shown, error: undefined })

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <this.props.Failed error={error} />
  }
}

function Rendered({ depth }: { depth: number }) {
  const route = useContext(ShownContext).match?.routes[depth]
  if (!route) return null
  return <DepthContext value={depth}>{route.Component ? <route.Component /> : route.element}</DepthContext>
}

/** Where a frame shows the page in it. @param context - what the page finds with `useOutletContext` */
export function Outlet({ context }: { context?: unknown }) {
  const depth = useContext(DepthContext)
  return (
    <OutletContext value={context}>
      <Rendered depth={depth + 1} />
    </OutletContext>
  )
}

export const useRouter = (): PageRouter | null => useContext(RouterContext)

/** The address of the page on screen. */
export const useLocation = (): SiteLocation => useContext(ShownContext).place
export const useParams = (): Params => useContext(ShownContext).match?.params ?? NO_PARAMS
const NO_PARAMS: Params = {}

/** What follows the `?` in the address. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)], [search])
}

/** The page on screen and its frames, from the outermost in. */
export function useMatches(): { handle?: unknown; params: Params }[] {
  const { match } = useContext(ShownContext)
  return useMemo(() => match?.routes.map(({ handle }) => ({ handle, params: match.params })) ?? [], [match])
}

/** How the page came on screen. */
export const useNavigationType = (): Shown['arrival'] => useContext(ShownContext).arrival

/** What the page's action answered, if posting a form brought the document about. */
export const useActionData = (): unknown => useContext(ShownContext).posted

/** What the frame hands to the page in it. */
export const useOutletContext = <T,>(): T => useContext(OutletContext) as T

/** Leads to another page; resolves when it's there. On the server it leads nowhere. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const router = useRouter()
  return useCallback(async (to, options) => router?.navigate(to, options), [router])
}

/** What is under way, at once. */
export function usePending(): Pending {
  const router = useRouter()
  const pending = () => router?.pending ?? AT_REST
  return useSyncExternalStore(router?.subscribe.bind(router) ?? notAtAll, pending, pending)
}
const notAtAll = () => nothing

/** Where the next page is, from the press until it's on screen; null at rest. */
export function useUnderWay(): SiteLocation | null {
  const router = useRouter()
  const here = useLocation()
  const newest = () => router?.pending.place ?? router?.shown.place ?? here
  const place = useSyncExternalStore(router?.subscribe.bind(router) ?? notAtAll, newest, newest)
  return place.key === here.key ? null : place
}

/** Has Back close something that lies over the page, such as a menu, before it leads to another page. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const router = useRouter()
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen ? router?.openLayer(() => closeNow()) : undefined), [router, isOpen])
}

/** Runs the loaders of the page once more. */
export function useRevalidate(): () => Promise<void> {
  const router = useRouter()
  return useCallback(async () => router?.revalidate(), [router])
}

interface Blocking {
  isBlocked: boolean
  proceed: () => void
  reset: () => void
}

/** Keeps a visitor who leaves on the page, until they proceed or stay. */
export function useBlocker(shouldBlock: (to: SiteLocation, from: SiteLocation) => boolean): Blocking {
  const router = useRouter()
  const [go, setGo] = useState<() => unknown>()
  useEffect(
    () =>
      router?.block((to, from, proceed) => {
        const isBlocked = shouldBlock(to, from)
        if (isBlocked) setGo(() => proceed)
        return isBlocked
      }),
    [router, shouldBlock],
  )
  return useMemo(() => {
    const reset = () => setGo(undefined)
    return { isBlocked: go !== undefined, reset, proceed: () => (reset(), go?.()) }
  }, [go])
}
