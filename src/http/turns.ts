/** Runs tasks in their order, so that connections are served in between. */
export interface TurnQueue {
  /** At once where the event loop has little to do in this turn, else in one of the next. */
  run: (task: () => void) => void;
}

/** Tasks that begin in one turn of the event loop at once. */
const MAX_AT_ONCE = 16;

/** Those that had to wait take so much of a turn, milliseconds. */
const SHARE_MS = 10;

export function createTurnQueue(): TurnQueue {
  const waiting: (() => void)[] = [];
  let begunInTurn = 0;

  function goOn(): void {
    begunInTurn = 0;
    const end = performance.now() + SHARE_MS;
    let next: (() => void) | undefined;
    while (performance.now() < end && (next = waiting.shift())) next();
    if (waiting.length === 0) return;
    begunInTurn = MAX_AT_ONCE;
    setImmediate(goOn);
  }

  return {
    run(task) {
      if (begunInTurn === 0) setImmediate(goOn);
      begunInTurn += 1;
      if (begunInTurn <= MAX_AT_ONCE) task();
      else waiting.push(task);
    },
  };
}
