import '../time/utc-process.ts';
import { enableCompileCache } from 'node:module';

/*
 * AWS Lambda: the skill. The compile cache must be enabled before anything else is loaded, so that the
 * next process can reuse the compiled code.
 */
enableCompileCache();
/*
 * Where zod keeps its configuration, before it is loaded: the bundle may evaluate schemas before any module
 * that calls `config`. Compiled schemas make later checks faster but the first one slower, and a cold start
 * has many first ones.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const { openSkillHandler } = await import('./skill-handler.ts');
// Awaited here: a module of the handler's file would wait for the store, whose file imports that file.
export const handler = await openSkillHandler();
