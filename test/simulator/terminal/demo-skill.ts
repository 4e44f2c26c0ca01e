import { onTestFinished } from 'vitest';
import type { ReplSkill } from '../../../src/simulator/terminal/commands.ts';
import { startDemoApp } from '../../../src/app/demo-app.ts';

/** 11:55 in Germany. */
export const SOME_NOON = new Date('2026-04-18T11:55:00+02:00');

/** The whole skill with demo weather, until the test ends. */
export async function demoSkill(clock: () => Date = () => SOME_NOON): Promise<ReplSkill> {
  const stage = await startDemoApp({ clock });
  onTestFinished(stage.close);
  return {
    ...stage,
    endpoint: `${stage.url}/alexa`,
    clock,
    isDemo: true,
    restartAt: (time) => demoSkill(() => time ?? new Date()),
  };
}
