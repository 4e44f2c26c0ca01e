import '../time/utc-process.ts';
import { enableCompileCache } from 'node:module';

/*
 * AWS Lambda: the skill. The compile cache must be enabled before anything else is loaded, so that the
 * next process can reuse the compiled code.
 */
enableCompileCache();
export const { handleSkillEvent: handler } = await import('./skill-handler.ts');
