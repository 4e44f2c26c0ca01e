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
