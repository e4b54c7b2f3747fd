import type { BlogDraftView } from '../../../../../shared/blog/blog.ts'
import type { Api } from '../../../../queries/client/api.ts'
import { type DraftChange, fetchPost, savePost } from '../../../../queries/office/blog-queries.ts'
import { refusalOf } from '../../../../queries/client/refusal.ts'
import { Autosave, type Failure, type SaveState } from './autosave.ts'
import { saveCopy } from './unsaved-copies.ts'
import { keysOf } from '../../../../../shared/typed-object.ts'

interface SessionParts {
  api: Api
  start: BlogDraftView
  tab: string
  /** Told of the post as the site has it, after every save and act. */
  onAnswer: (post: BlogDraftView) => void
  onState: (state: SaveState) => void
  /** Shows a newer version in a window where nothing was typed. */
  onNewer: (post: BlogDraftView) => void
}

/** Wrong, too large, or of a post that someone has deleted. */
const FINAL = [400, 404, 413]

/** Why a save was not made: what the site says will not change by itself, anything else may. */
function explain(error: unknown): Failure {
  const refusal = refusalOf(error)
  if (refusal?.status === 409) return { kind: 'conflict' }
  if (refusal && FINAL.includes(refusal.status)) return { kind: 'refused', errors: refusal.errors, message: refusal.message }
  return { kind: 'failed' }
}

/** The saving of one post in one window: which version the next save begins from, and what is on its way. */
export class PostSession {
  readonly autosave: Autosave<DraftChange>
  readonly #api: Api
  readonly #id: number
  readonly #onAnswer: SessionParts['onAnswer']
  readonly #onNewer: SessionParts['onNewer']
  #version: number
  /** What was sent from this version and never answered: the site may have it all the same. */
  #unanswered: DraftChange[] = []
  /** Whether the next save replaces a text that someone has decided against. */
  #savesRevision = false
  /** Acts on their way, which change the version too. */
  #acting = 0

  constructor({ api, start, tab, onAnswer, onState, onNewer }: SessionParts) {
    this.#api = api
    this.#id = start.id
    this.#version = start.version
    this.#onAnswer = onAnswer
    this.#onNewer = onNewer
    this.autosave = new Autosave<DraftChange>({
      send: async (change) => {
        this.take(await this.#save(change))
        this.#savesRevision = false
      },
      explain,
      save: (unsaved) => saveCopy(start.id, tab, unsaved),
      onState,
    })
  }

  /** Goes on from a post as the site has it. */
  take(post: BlogDraftView): void {
    this.#goOnFrom(post)
    this.#onAnswer(post)
  }

  /** Goes on after someone has chosen between two texts. */
  choose(remote: BlogDraftView, isLocal: boolean): void {
    this.#goOnFrom(remote)
    this.#savesRevision = isLocal
    this.autosave.resume(isLocal)
  }

  /** Saves, and does something with the text that was on screen. Undefined when that was not saved. @throws whatever `work` throws */
  async withSaved(work: (version: number) => Promise<BlogDraftView>): Promise<BlogDraftView | undefined> {
    if (!(await this.autosave.flush())) return undefined
    this.#acting += 1
    try {
      const post = await work(this.#version)
      this.take(post)
      return post
    } catch (error) {
      if (refusalOf(error)?.status !== 409) throw error
      this.autosave.pause()
      return undefined
    } finally {
      this.#acting -= 1
    }
  }

  /** Hears which version the site has. Someone has saved: better told now than after another page of typing. */
  hear(version: number): void {
    const isOurs = this.#unanswered.length > 0 && version === this.#version + 1 // most likely; the next save finds out
    if (version <= this.#version || isOurs || this.autosave.isSaving || this.#acting > 0) return
    void this.#catchUp().catch(() => {}) // heard again with the next word
  }

  /** A page that was just opened may be older than what its predecessor saved while it was closed. */
  async #catchUp(): Promise<void> {
    const post = await fetchPost(this.#api, this.#id)
    const { isTouched, isSaving, unsaved } = this.autosave
    if (post.version <= this.#version || isSaving) return
    if (unsaved && this.#isOurs(post, unsaved)) return this.#goOnFrom(post)
    if (isTouched) return this.autosave.pause()
    this.take(post)
    this.#onNewer(post)
  }

  async #save(change: DraftChange): Promise<BlogDraftView> {
    const send = () => savePost(this.#api, this.#id, this.#version, change, this.#savesRevision)
    try {
      return await send()
    } catch (error) {
      const status = refusalOf(error)?.status ?? 500
      if (status >= 500) this.#unanswered.push(change)
      if (status !== 409) throw error
      const saved = await fetchPost(this.#api, this.#id)
      if (!this.#isOurs(saved, change)) throw error
      this.#goOnFrom(saved)
      return send()
    }
  }

  /**
   * Whether the one save since our version was ours: its answer was lost on the way, or this page sent it while it
   * was being closed. No one else has to be asked.
   */
  #isOurs(saved: BlogDraftView, unsaved: DraftChange): boolean {
    const isIn = (change: DraftChange) => keysOf(change).every((key) => saved[key] === change[key])
    return saved.version === this.#version + 1 && [...this.#unanswered, unsaved].some(isIn)
  }

  #goOnFrom({ version }: BlogDraftView): void {
    this.#version = version
    this.#unanswered = []
  }
}
