import { config } from 'zod';

/*
 * Loaded before any schema is made: a check that zod compiles is worth it after some hundred runs, and
 * costs the first answer time.
 */
config({ jitless: true });
