import type { Request, Response } from 'express';
import { addressOf, MINUTE_MS } from './rate-limit.ts';
import { createWindowCounter } from './window-counter.ts';

/** Answers to wrong keys, late for who guesses. */
export interface WrongKeys {
  /** Counts a wrong key, and refuses: at once, or later where its sender guesses. */
  refuse(request: Request, response: Response, refuse: () => void): void;
  /** Refuses at once all those who wait, and nobody late any more. */
  end(): void;
}

export interface WrongKeysOptions {
  /** Milliseconds of a clock that is never set back. */
  now?: (() => number) | undefined;
  /** Calls once after so many milliseconds; returns what cancels that. */
  schedule?: ((call: () => void, milliseconds: number) => () => void) | undefined;
}

/** From this one on in a minute of an address, wrong keys are refused late. */
const FIRST_LATE = 20;
const DELAY_MS = 1000;

/** Answers that wait at once; beyond them, guesses are refused at once, which costs nothing. */
const MAX_HELD = 100;

/**
 * Slows down who guesses, and nobody else: a right key never waits, nor does it ask what came from its
 * address before.
 */
export function createWrongKeys({ now, schedule = later }: WrongKeysOptions = {}): WrongKeys {
  const guesses = createWindowCounter({ windowMs: MINUTE_MS, now });
  const held = new Set<() => void>();
  let isEnding = false;

  function hold(response: Response, refuse: () => void): void {
    const release = () => {
      cancel();
      response.off('close', drop);
      held.delete(release);
      refuse();
    };
    const drop = () => {
      cancel();
      held.delete(release);
    };
    const cancel = schedule(release, DELAY_MS);
    response.once('close', drop);
    held.add(release);
  }

  return {
    refuse(request, response, refuse) {
      const { count } = guesses.hit(addressOf(request));
      if (count < FIRST_LATE || held.size >= MAX_HELD || isEnding) refuse();
      else hold(response, refuse);
    },
    end() {
      isEnding = true;
      for (const release of held) release();
    },
  };
}

function later(call: () => void, milliseconds: number): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
