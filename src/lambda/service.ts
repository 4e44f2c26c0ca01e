import '../time/utc-process.ts';
import { enableCompileCache } from 'node:module';

/** AWS Lambda: the weather service behind an HTTP API. See `skill.ts` for the compile cache. */
enableCompileCache();
export const { handleServiceEvent: handler } = await import('./service-handler.ts');
