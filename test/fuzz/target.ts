import * as fc from 'fast-check';

/** What became of an input: taken as valid, or refused as it should be. */
export type Verdict = 'accepted' | 'refused';

/** Something that takes what others wrote, and generated input for it. */
export interface Target {
  name: string;
  /** Share of the runs for a slow target; 1 by default. */
  share?: number;
  open: () => Promise<OpenTarget> | OpenTarget;
}

export interface OpenTarget {
  /** Fails where an input is neither taken nor refused as it should be. */
  property: (watch: Watch) => fc.IAsyncPropertyWithHooks<[unknown]>;
  close?: () => Promise<void> | void;
}

/** Looks on at each run. */
export type Watch = (run: () => Promise<Verdict>) => Promise<void>;

/** Creates a target from its inputs and the action for one. */
export function attacked<Input>(
  inputs: fc.Arbitrary<Input>,
  attempt: (input: Input) => Promise<Verdict> | Verdict,
): OpenTarget['property'] {
  return (watch) => fc.asyncProperty(inputs, async (input) => watch(async () => attempt(input)));
}
