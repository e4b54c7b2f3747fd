import type { Figures } from '../metrics/prometheus.ts'

/**
 * What the supervisor asks of a worker: to stop with the whole site, to leave its place to another worker, or for its
 * metrics.
 */
export type Order = { kind: 'stop' } | { kind: 'leave' } | { kind: 'figures'; id: number }

/** What a worker says. */
export type Report = { kind: 'ready'; url: string } | { kind: 'figures'; id: number; figures: Figures }
