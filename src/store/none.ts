import type { PersistenceAdapter } from 'ask-sdk-core';

/** Keeps nothing of anyone. */
export const nothingKept: PersistenceAdapter = {
  getAttributes: async () => ({}),
  saveAttributes: async () => undefined,
  deleteAttributes: async () => undefined,
};
