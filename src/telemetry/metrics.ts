/** Something that happens again and again: it is counted and, where it takes time, timed. */
export interface EventKind<Label extends string> {
  /** In the singular: `request`. */
  name: string;
  /** What is counted, in a few words. */
  help: string;
  /** What events are counted by; they are timed by the first one only. Few values each. */
  labels: readonly [Label, ...Label[]];
  timed?: true;
}

/** Tells that an event happened; `seconds` where it is timed. */
export type RecordEvent<Label extends string> = (
  labels: Record<Label, string>,
  seconds?: number,
) => void;

/** Where figures go. Whoever has some registers a kind of event, once, and tells each. */
export interface Metrics {
  events<Label extends string>(kind: EventKind<Label>): RecordEvent<Label>;
}

/** Nowhere. */
export const noMetrics: Metrics = { events: () => () => undefined };
