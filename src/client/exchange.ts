import type { Reply } from './get.ts';

/** How a call went, whether its answer could be used or not; for those who look inside. */
export interface Exchange {
  milliseconds: number;
  /** The answer's; undefined where none came. */
  status?: number;
  /** The answer's body as it came. */
  text?: string;
}

/** Tells how a call goes while it goes. */
export async function observed(
  asking: Promise<Reply>,
  tell: (exchange: Exchange) => void,
): Promise<Reply> {
  const begun = performance.now();
  try {
    const reply = await asking;
    const { status, text } = reply;
    tell({ milliseconds: performance.now() - begun, status, text });
    return reply;
  } catch (error) {
    tell({ milliseconds: performance.now() - begun });
    throw error;
  }
}
