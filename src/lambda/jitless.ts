import { config } from 'zod';

/*
 * Loaded before any schema is made: what zod compiles of one makes later checks quicker, and the first
 * answer, which a function gives again and again, slower.
 */
config({ jitless: true });
