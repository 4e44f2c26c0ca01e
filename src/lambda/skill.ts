import '../time/utc-process.ts';
import { enableCompileCache } from 'node:module';

/*
 * AWS Lambda: the skill. Where a process can keep what it has compiled, the next one starts with it,
 * so nothing else is loaded before that is asked for.
 */
enableCompileCache();
export const { handleSkillEvent: handler } = await import('./skill-handler.ts');
