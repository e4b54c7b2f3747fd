import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import type { Figures, ReadableMetrics } from '../metrics/prometheus.ts'
import type { Supervisor } from './supervisor.ts'

/**
 * What all workers have counted, each under its own label. A sum would fall when one is replaced, which Prometheus takes
 * for a new start of them all.
 */
export const workersMetrics = (supervisor: Pick<Supervisor, 'serving'>): ReadableMetrics => ({
  contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
  read: async () => {
    const all = await Promise.all(supervisor.serving.map(async ([number, worker]) => withWorker(number, await worker.figures())))
    // No answer at all means to Prometheus that the site is down.
    return all.some((figures) => figures.length > 0) ? AggregatorRegistry.aggregate(all).metrics() : undefined
  },
})

const withWorker = (worker: number, figures: Figures = []): Figures =>
  figures.map((figure) => ({ ...figure, aggregator: 'sum' as const, values: figure.values.map((value) => labelled(value, worker)) }) as MetricObjectWithValues<MetricValue<string>>)

const labelled = (value: MetricValue<string>, worker: number): MetricValue<string> => ({ ...value, labels: { ...value.labels, worker } })
