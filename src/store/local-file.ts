import { fileURLToPath } from 'node:url';

/** Where one local process remembers what it was told, beside the index of places. */
export const LOCAL_STORE_FILE = fileURLToPath(
  new URL('../../node_modules/.cache/weather-voice/remembered.sqlite', import.meta.url),
);
