import { AT_REST, type Blocker, type NavigateOptions, type PageRouter, type Pending, type SiteLocation, siteLocation, type Shown } from './page-router.ts'
import { Layers } from './layers.ts'
import { type Match, type Matcher, Redirect } from './page-route.ts'
import { complete, runLoaders } from './run-routes.ts'
import { Scrolling } from './scrolling.ts'

/** How an entry of the history is marked: with its key, and its place among those of this document. */
interface Entry {
  /** A layer's entry has that of the page below. */
  key: string
  at: number
  isLayer?: true
}

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null && 'key' in state && 'at' in state
const newKey = (): string => Math.random().toString(36).slice(2, 10)
const addressOf = ({ pathname, search, hash }: SiteLocation): string => `${pathname}${search}${hash}`
const isSamePage = (a: SiteLocation, b: SiteLocation): boolean => a.pathname === b.pathname && a.search === b.search

interface RouterParts {
  /** The routes of the part of the site that a path lies in. */
  matcherAt: (pathname: string) => Promise<Matcher>
  /** What the document shows. */
  match: Match | null
  posted: unknown
}

/** Follows the browser's history, fetches pages, and tells who listens. The newest navigation counts; others are dropped. */
export class Router implements PageRouter {
  shown: Shown
  pending: Pending = AT_REST
  readonly #matcherAt: RouterParts['matcherAt']
  readonly #scrolling = new Scrolling()
  readonly #listeners = new Set<() => void>()
  readonly #blockers = new Set<Blocker>()
  readonly #layers = new Layers()
  /** Which entry of the history is shown. */
  #at: number
  /** How many have begun: only the newest continues. */
  #navigations = 0
  /** What to do with the next step in the history, if we ourselves asked for it. */
  #onStep: 'ignore' | 'pass' | undefined
  /** The way back over a closed layer's entry, while it's under way. */
  #stepping: Promise<void> | undefined
  #stepped = () => {}

  constructor({ matcherAt, match, posted }: RouterParts) {
    this.#matcherAt = matcherAt
    const entry: Entry = isEntry(history.state) ? history.state : { key: newKey(), at: 0 }
    history.replaceState(entry, '')
    this.#at = entry.at
    this.shown = { place: siteLocation(location, entry.key), match, arrival: 'POP', posted }
    addEventListener('popstate', ({ state }) => void this.#step(state))
    // A document that was left with a layer open is back without it.
    if (entry.isLayer) this.#stepOver()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  block(blocker: Blocker): () => void {
    this.#blockers.add(blocker)
    return () => this.#blockers.delete(blocker)
  }

  openLayer(close: () => void): () => void {
    let isWanted = true
    const enter = () => {
      if (!isWanted) return
      this.#layers.open(close)
      this.#at += 1
      history.pushState({ key: this.shown.place.key, at: this.#at, isLayer: true } satisfies Entry, '')
    }
    // The entry of a layer closed a moment ago goes first, or the way over it would end at this one's.
    if (this.#stepping) void this.#stepping.then(enter)
    else enter()
    return () => {
      isWanted = false
      if (!this.#layers.close(close)) return
      if (this.pending.place) this.#layers.isSpare = true
      else this.#stepOver()
    }
  }

  async navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const url = new URL(to, location.href)
    if (url.origin !== location.origin) return location.assign(url)
    const place = siteLocation(url, newKey())
    // A second press while the first is under way asks for nothing new.
    if (this.pending.place && addressOf(this.pending.place) === addressOf(place)) return
    const isHere = addressOf(place) === addressOf(this.shown.place)
    const go = () => this.#go(place, options.replace || isHere ? 'REPLACE' : 'PUSH', options)
    if (!this.#isBlocked(place, go)) await go()
  }

  /**
   * Fetches a page's code for someone who may go there. Its data waits for a press: asking for a topic counts as a view,
   * and what's fetched early may be old when it's shown.
   */
  prefetchCode(to: string): Promise<Match | null> {
    // Going there tries again, and says what's wrong.
    return this.#matchWithCode(new URL(to, location.href)).catch(() => null)
  }

  /** Runs the loaders of what is shown once more. */
  async revalidate(): Promise<void> {
    const { place, match } = this.shown
    if (!match || this.pending.place) return // on the way to a page, its loaders run anyway
    const nth = ++this.#navigations
    this.#wait({ place: null, isRevalidating: true })
    const outcome = await runLoaders(match, urlOf(place))
    if (nth !== this.#navigations) return
    if (outcome instanceof Redirect) return this.#follow(outcome, 'REPLACE', {})
    this.#show({ ...this.shown, error: outcome.error })
  }

  settle(shown: Shown): void {
    this.#scrolling.settle(shown)
  }

  #stepOver() {
    this.#at -= 1
    this.#onStep = 'ignore'
    this.#stepping = new Promise((resolve) => (this.#stepped = resolve))
    history.go(-1)
  }

  #isBlocked(place: SiteLocation, proceed: () => unknown): boolean {
    return [...this.#blockers].some((blocker) => blocker(place, this.shown.place, proceed))
  }

  /** Back or Forward, a `#link` of the page itself, or a step that we asked for. */
  async #step(state: unknown): Promise<void> {
    const ownStep = this.#onStep
    this.#onStep = undefined
    if (ownStep === 'ignore') {
      this.#stepping = undefined
      return this.#stepped()
    }
    const entry: Entry = isEntry(state) ? state : { key: newKey(), at: this.#at + 1 }
    if (!isEntry(state)) history.replaceState(entry, '')
    this.#layers.closeNewest(Math.max(0, this.#at - entry.at))
    if (entry.key === this.shown.place.key) return this.#stay(entry)
    const [place, by] = [siteLocation(location, entry.key), entry.at - this.#at]
    const stepAgain = () => {
      this.#onStep = 'pass'
      history.go(by)
    }
    if (ownStep !== 'pass' && by !== 0 && this.#isBlocked(place, stepAgain)) {
      this.#onStep = 'ignore'
      return history.go(-by)
    }
    this.#at = entry.at
    await this.#go(place, 'POP', { preserveScroll: !isEntry(state) })
  }

  /** Back has closed a layer, or Forward came to where one was: the page stays, whatever was on its way. */
  #stay({ at }: Entry) {
    this.#at = at
    this.#navigations += 1
    this.#layers.isSpare = false
    this.#wait(AT_REST)
  }

  async #go(place: SiteLocation, arrival: Shown['arrival'], options: NavigateOptions): Promise<void> {
    const nth = ++this.#navigations
    if (place.hash && isSamePage(place, this.shown.place) && this.shown.error === undefined) {
      await this.#stepping
      if (nth === this.#navigations) this.#arrive({ ...this.shown, place, arrival }, options)
      return
    }
    this.#wait({ place, isRevalidating: false })
    const outcome = await this.#fetch(place)
    await this.#stepping
    if (nth !== this.#navigations) return
    if (outcome instanceof Redirect) return this.#follow(outcome, arrival, options)
    this.#arrive({ place, arrival, ...outcome }, options)
  }

  /** The page at an address, whose code has come. */
  async #matchWithCode({ pathname }: { pathname: string }): Promise<Match | null> {
    const match = (await this.#matcherAt(pathname))(pathname)
    if (match) await complete(match)
    return match
  }

  async #fetch(place: SiteLocation): Promise<Redirect | Pick<Shown, 'match' | 'error'>> {
    try {
      const match = await this.#matchWithCode(place)
      if (!match) return { match }
      const outcome = await runLoaders(match, urlOf(place))
      return outcome instanceof Redirect ? outcome : { match, error: outcome.error }
    } catch (error) {
      // Loaders tell of their errors, so it's the code that's missing. Where the site answers, it was updated since, and a new document has the new code.
      const health = await fetch('/healthz').catch(() => null)
      return health?.ok ? new Redirect(addressOf(place), { asDocument: true }) : { match: this.shown.match, error }
    }
  }

  #follow({ to, asDocument }: Redirect, arrival: Shown['arrival'], options: NavigateOptions): Promise<void> | void {
    if (asDocument) {
      this.pending = AT_REST // a browser may bring this document back as it was left
      if (arrival === 'PUSH') return location.assign(to)
      if (arrival === 'REPLACE') return location.replace(to)
      // Not location.replace(): a browser that is at this address, with a #part in it, wouldn't load anything.
      history.replaceState(history.state, '', to)
      return location.reload()
    }
    return this.#go(siteLocation(new URL(to, location.href), newKey()), arrival === 'POP' ? 'REPLACE' : arrival, options)
  }

  #arrive(shown: Shown, { preserveScroll = false }: NavigateOptions) {
    const { place } = shown
    const arrival = this.#layers.giveWay() && shown.arrival === 'PUSH' ? 'REPLACE' : shown.arrival
    this.#scrolling.remember(this.shown.place.key)
    if (arrival === 'PUSH') this.#at += 1
    const entry: Entry = { key: place.key, at: this.#at }
    if (arrival === 'PUSH') history.pushState(entry, '', addressOf(place))
    if (arrival === 'REPLACE') history.replaceState(entry, '', addressOf(place))
    this.#show({ ...shown, preservesScroll: preserveScroll })
  }

  #show(shown: Shown) {
    this.shown = shown
    this.#wait(AT_REST)
  }

  #wait(pending: Pending) {
    this.pending = pending
    for (const listener of this.#listeners) listener()
  }
}

const urlOf = (place: SiteLocation): URL => new URL(addressOf(place), location.href)
