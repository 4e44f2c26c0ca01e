import type { Conditions, Resource } from '../server.ts';

/** What is known of a file, apart from its bytes. Times are epoch milliseconds. */
export interface Entry extends Conditions {
  /** Names the download: who has decoded its bytes need not read them again. */
  version: string;
  /** Number of bytes; undefined where the server has no such file, which is worth knowing, too. */
  size?: number | undefined;
  /** When the server was asked last. */
  askedAt: number;
  /** From then on it is to be asked again. */
  askAgainAt: number;
  /** Until then it serves on where the server fails, and from then on it is in no cache. */
  usableUntil: number;
}

/** Gives a claim back, which nobody need wait for. */
export type Release = () => void;

/**
 * Downloaded files, for more than one process or more than one start of it. It never throws and never
 * keeps anyone waiting for long: where it fails it is as if nothing were in it.
 */
export interface ProductCache {
  find(resource: Resource): Promise<Entry | undefined>;
  /** Undefined where another entry has taken the place of this one. */
  bytes(resource: Resource, entry: Entry): Promise<Uint8Array | undefined>;
  /** Takes the place of what is there; without a body it is the entry of a file that is missing. */
  keep(resource: Resource, entry: Entry, body?: Uint8Array): Promise<void>;
  /** Gives an entry new times where it still is the one that is there. */
  postpone(resource: Resource, entry: Entry): Promise<void>;
  /**
   * The right to ask the server, which one at a time has of all who share the cache; undefined while
   * another has it. Who dies with it loses it soon; where the cache fails, everyone gets it.
   */
  claim(resource: Resource): Promise<Release | undefined>;
  close(): Promise<void>;
}

/** Clocks of machines that share a cache may differ by so much, milliseconds. */
const CLOCKS_DIFFER_BY = 60_000;

/** Whether the server need not be asked; what was asked for in the future says that a clock jumped. */
export function isFresh(
  { askedAt, askAgainAt }: Pick<Entry, 'askedAt' | 'askAgainAt'>,
  now: number,
): boolean {
  return askedAt - CLOCKS_DIFFER_BY <= now && now < askAgainAt;
}

/** What there is to give back where nobody else could claim it. */
export const nothingToRelease: Release = () => undefined;

/**
 * The cache of a process alone, which keeps its files decoded already: it holds nothing beside them.
 */
export const processMemory: ProductCache = {
  find: async () => undefined,
  bytes: async () => undefined,
  keep: async () => undefined,
  postpone: async () => undefined,
  claim: async () => nothingToRelease,
  close: async () => undefined,
};
