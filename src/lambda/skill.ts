import '../time/utc-process.ts';
import { enableCompileCache } from 'node:module';

/*
 * AWS Lambda: the skill. The compile cache must be enabled before anything else is loaded, so that the
 * next process can reuse the compiled code.
 */
enableCompileCache();
// Before the handler: of modules that it shares with others, the bundle evaluates the schemas first.
await import('./jitless.ts');
export const { handleSkillEvent: handler } = await import('./skill-handler.ts');
