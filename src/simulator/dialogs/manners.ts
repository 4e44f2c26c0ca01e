/** How a service of somebody else's behaves: `german only`, `faithful`, `gone`, `answers 429`. */
export type Manner = 'german only' | 'faithful' | 'gone' | `answers ${number}`;

export const MANNER_RULE = 'must be german only, faithful, gone or such as "answers 429"';

export function isManner(words: string): words is Manner {
  return /^(?:german only|faithful|gone|answers [45]\d\d)$/.test(words);
}

/** Undefined where it answers as it should. */
export function statusOf(manner: Manner): number | undefined {
  const [, status] = /^answers (\d+)$/.exec(manner) ?? [];
  return status === undefined ? undefined : Number(status);
}
