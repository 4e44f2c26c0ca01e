import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { EventKind, RecordEvent, Metrics } from './metrics.ts';

export interface Prometheus extends Metrics {
  readonly contentType: string;
  /** All metrics in the text format. */
  text(): Promise<string>;
}

const PREFIX = 'weather_voice_';

/** Seconds, from a cached answer to one that waits for a download. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10];

/** Counters `weather_voice_…s_total` and histograms `weather_voice_…_duration_seconds`. */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    text: async () => registry.metrics(),
    events: (kind) => registerEvents(kind, registry),
  };
}

function registerEvents<Label extends string>(
  { name, help, labels, timed }: EventKind<Label>,
  registry: Registry,
): RecordEvent<Label> {
  const registers = [registry];
  const [timedBy] = labels;
  const counter = new Counter({
    name: `${PREFIX}${name}s_total`,
    help,
    labelNames: labels,
    registers,
  });
  const histogram =
    timed &&
    new Histogram({
      name: `${PREFIX}${name}_duration_seconds`,
      help: `${help}, duration in seconds`,
      labelNames: [timedBy],
      buckets: BUCKETS,
      registers,
    });
  return (values, seconds) => {
    counter.inc(values);
    if (seconds !== undefined) histogram?.labels(values[timedBy]).observe(seconds);
  };
}
