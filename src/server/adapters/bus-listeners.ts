import { EventEmitter } from 'node:events'
import type { Change } from '../../domain/site/cache-tags.ts'

export class Listeners {
  readonly #emitter = new EventEmitter().setMaxListeners(0)
  emit(change: Change) {
    this.#emitter.emit('change', change)
  }
  subscribe = (listener: (change: Change) => void) => {
    this.#emitter.on('change', listener)
    return () => void this.#emitter.off('change', listener)
  }
}
