import type { Database } from '../../../db/connection.ts'
import { Queue } from '../../../shared/concurrency.ts'
import type { LimitRules } from '../../site/limit-rules.ts'
import { withSetLimits } from '../../limits/set-limits.ts'
import { getSettings } from './get-settings.ts'

/** Keeps the limits in force in step with the settings. */
export class LiveLimits {
  readonly base: LimitRules
  #rules: LimitRules
  readonly #reads = new Queue({ concurrency: 1 })

  constructor(base: LimitRules) {
    this.base = base
    this.#rules = base
  }

  get rules(): LimitRules {
    return this.#rules
  }

  /** Reads what is set, one reading after the other: an older answer never takes the place of a newer one. */
  read(db: Database): Promise<void> {
    return this.#reads.run(async () => void (this.#rules = withSetLimits(this.base, (await getSettings({ db })).limits)))
  }
}
