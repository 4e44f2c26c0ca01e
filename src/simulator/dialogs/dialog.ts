import type { DeviceInWords } from './device.ts';
import type { Manner } from './manners.ts';

/** A conversation that can be played. */
export interface Dialog {
  /** BCP 47. */
  locale: string;
  /** ISO 8601 time at which it begins. */
  now: string;
  device: DeviceInWords;
  /** Whom the skill asks: the project's `own` service, or somebody else's with its manner. */
  upstream: 'own' | Manner;
  steps: Step[];
}

export type Step = Saying | Waiting | UpstreamChange;

/** Something is said to the skill. */
export interface Saying {
  kind: 'saying';
  /** Of its file, from 1. */
  line: number;
  said: string;
  /** Undefined where any answer will do. */
  expected: Noticed | undefined;
}

/** What a listener hears of a turn, and whoever looks inside sees. */
export interface Noticed {
  /** As it is heard; in an expectation `...` stands for any words. */
  answer: string;
  /** Operations with their digits, `listens`, `asks for permission`. */
  notes: string[];
}

export interface Waiting {
  kind: 'waiting';
  minutes: number;
}

/** The service of somebody else's takes to another manner. */
export interface UpstreamChange {
  kind: 'upstream';
  manner: Manner;
}

/** A dialog's file breaks a rule. */
export class DialogError extends Error {
  override name = 'DialogError';

  /** @param line from 1 */
  constructor(file: string, line: number, rule: string, options?: ErrorOptions) {
    super(`${file}, line ${line}: ${rule}`, options);
  }
}
