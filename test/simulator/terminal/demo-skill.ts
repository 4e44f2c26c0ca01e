import { onTestFinished } from 'vitest';
import type { Skill } from '../../../src/simulator/terminal/desk.ts';
import { startStage } from '../../../src/demo-stage.ts';

/** 11:55 in Germany. */
export const SOME_NOON = new Date('2026-04-18T11:55:00+02:00');

/** The whole skill with demo weather, until the test ends. */
export async function demoSkill(clock: () => Date = () => SOME_NOON): Promise<Skill> {
  const stage = await startStage({ clock });
  onTestFinished(stage.close);
  return {
    ...stage,
    endpoint: `${stage.url}/alexa`,
    clock,
    isDemo: true,
    at: (time) => demoSkill(() => time ?? new Date()),
  };
}
