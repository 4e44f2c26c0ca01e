import { config } from 'zod';

/*
 * Must be loaded before any schema is created. zod's compiled schemas make later checks faster but the
 * first one slower, and cold starts have many first ones.
 */
config({ jitless: true });
