import { fileURLToPath } from 'node:url';

/** Where one local process remembers what it was told: not below node_modules, which `npm ci` deletes. */
export const LOCAL_STORE_FILE = fileURLToPath(
  new URL('../../data/remembered.sqlite', import.meta.url),
);
