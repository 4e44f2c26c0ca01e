/** A kind of event to count and, with `timed`, to time. */
export interface EventKind<Label extends string> {
  /** Singular: `request`. */
  name: string;
  /** Short help text of the metric. */
  help: string;
  /** Labels with few values each; durations have only the first one. */
  labels: readonly [Label, ...Label[]];
  timed?: true;
}

/** Records an event; `seconds` is its duration if the kind is timed. */
export type RecordEvent<Label extends string> = (
  labels: Record<Label, string>,
  seconds?: number,
) => void;

/** A metrics backend. `events` registers a kind of event once and returns its recorder. */
export interface Metrics {
  events<Label extends string>(kind: EventKind<Label>): RecordEvent<Label>;
}

const NAMESPACE = 'WeatherVoice';

/**
 * Metrics for CloudWatch, which extracts them from log lines in its Embedded Metric Format: each event
 * by its first label, and by all labels.
 *
 * @param write writes a line to standard output, the log of a Lambda function
 */
export function createEmf(write: (line: string) => void, clock: () => Date): Metrics {
  return {
    events: ({ name, labels, timed }) => {
      const metric = capitalize(name);
      const [first] = labels.map(capitalize);
      const directive = {
        Namespace: NAMESPACE,
        Dimensions: labels.length > 1 ? [[first], labels.map(capitalize)] : [[first]],
        Metrics: [
          { Name: `${metric}s`, Unit: 'Count' },
          ...(timed ? [{ Name: `${metric}Duration`, Unit: 'Milliseconds' }] : []),
        ],
      };
      return (values, seconds) => {
        const line = {
          _aws: { Timestamp: clock().getTime(), CloudWatchMetrics: [directive] },
          ...Object.fromEntries(labels.map((label) => [capitalize(label), values[label]])),
          [`${metric}s`]: 1,
          ...(seconds !== undefined && { [`${metric}Duration`]: Math.round(seconds * 1e6) / 1000 }),
        };
        write(`${JSON.stringify(line)}\n`);
      };
    },
  };
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
