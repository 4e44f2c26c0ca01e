let accepted = 0;

export function recordAccepted(): void {
  accepted += 1;
}

/**
 * Creates a check whether the process has accepted a connection since the last check. Node.js accepts
 * one per tick of the event loop: while it does, others may wait, and ticks must be short.
 */
export function createArrivalCheck(): () => boolean {
  let seen = accepted;
  return () => {
    const isArriving = accepted !== seen;
    seen = accepted;
    return isArriving;
  };
}
